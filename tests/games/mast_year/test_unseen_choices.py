"""What no camera sees of a hand of Mast Year is chosen as `companion watch` is told, and no card is made up."""

from companion.engine.game import own_action
from companion.games.mast_year import GAME
from companion.games.mast_year.actions import Eat, Keep, Speedy
from companion.games.mast_year.state import Phase
from companion.simulation.mast_year import simulate


def test_the_largest_stash_is_eaten_or_none() -> None:
    state = GAME.start({}, ("", "", "", ""))
    eaten = []
    for entry in simulate(2, hands=1).entries:
        chosen = GAME.choose_unseen(state, "eat-largest")
        if state.phase is Phase.EAT:
            assert state.hand
            sizes = {stash.trick: len(stash.cards) for stash in state.hand.face_up(state.hand.leader)}
            assert isinstance(chosen, Eat)
            assert sizes[chosen.trick] == max(sizes.values())
            assert GAME.choose_unseen(state, "keep") == Keep()
            eaten.append(chosen.trick)
        else:
            assert chosen is None, "only a card that is seen goes on"
        action = entry.action
        state = GAME.apply(state, own_action(GAME, action))
    assert eaten


def test_the_second_game_of_a_tournament_begins_with_the_first_squirrel() -> None:
    """Whom the Squirrels chose no camera sees; it must not stop there."""
    record = simulate(3, {"tournament": True})
    state = GAME.start(record.options, record.players)
    for entry in record.entries:
        if state.phase is Phase.SPEEDY:
            break
        state = GAME.apply(state, own_action(GAME, entry.action))
    assert GAME.choices(state) == (Speedy(1), Speedy(3))
    assert GAME.choose_unseen(state, "keep") == Speedy(1)
