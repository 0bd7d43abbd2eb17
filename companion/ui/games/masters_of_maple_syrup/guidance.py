"""What a table is told to do: the first turns of Masters of Maple Syrup, and what the companion plays for a seat."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.app.game_screens import Lesson
from companion.engine import Phrase
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.rules import excess_of
from companion.games.masters_of_maple_syrup.state import Phase, Side, State, Turn
from companion.games.masters_of_maple_syrup.words import available
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase
from companion.simulation.players.masters_of_maple_syrup import MOST_TREES, trees_for

TAUGHT_TURNS: Final = 6
"""The number of turns in which both players meet each action card."""
LESSONS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    TAP: ("tap", ("maple/tree", "maple/tap")),
    HARVEST: ("harvest", ("maple/tree", "maple/harvest")),
    DEVELOP: ("develop", ("maple/hand", "maple/develop")),
    CHOOSE: ("choose", ("maple/choose",)),
}
"""By what the selected card does: the name of its lesson, and its icons."""


def lessons(snapshot: GameSnapshot) -> Sequence[Lesson]:
    """Returns what a table learns in its first turns."""
    state = snapshot.state_as(State)
    if len(state.ended) >= TAUGHT_TURNS:
        return ()
    player = Player(state.current)
    if state.phase is Phase.SELECT:
        aim = Lesson(phrase("first-hand.aim", "MM-3.1"), ("maple/tree", "maple/leaf"))
        return (aim, Lesson(phrase("first-hand.select", "MM-2.1", player=player), ("maple/hand",)))
    if state.turn is None:
        return ()
    name, icons = LESSONS[state.turn.does]
    return (Lesson(phrase(f"first-hand.{name}", "MM-2.3", player=player), icons),)


RICH: Final = 3
"""The number of cards in the hand from which one is developed."""


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while the other one must act."""
    state = snapshot.state_as(State)
    if state.phase is Phase.SELECT:
        return _select(state, seat) if state.current == seat else None
    if state.phase is not Phase.ACT or state.turn is None:
        return None
    return _turn_action(state, state.turn, seat) or (_end(state, seat) if state.turn.seat == seat else None)


def _select(state: State, seat: int) -> Phrase:
    wanted = _wanted(state.sides[seat])
    free = available(state)
    name = next((one for one in wanted if one in free), CHOOSE if CHOOSE in free else free[0])
    if name == CHOOSE:
        return phrase("stand-in.choose", "MM-4.1", player=Player(seat), action=phrase(f"action.{wanted[0]}"))
    return phrase("stand-in.select", "MM-2.1", player=Player(seat), action=phrase(f"action.{name}"))


def _wanted(side: Side) -> tuple[str, ...]:
    """Returns what the seat would like to do, the best first."""
    trees = HARVEST if len(trees_for(HARVEST, side)) >= len(trees_for(TAP, side)) else TAP
    others = (trees, TAP if trees == HARVEST else HARVEST)
    return (DEVELOP, *others) if side.hand >= RICH else (*others, DEVELOP)


def _turn_action(state: State, turn: Turn, seat: int) -> Phrase | None:
    """Returns what the seat does by the action card; None once it has, or where it can do nothing."""
    player, is_current = Player(seat), turn.seat == seat
    if any(done.seat == seat for done in turn.taken) or (not is_current and turn.action == CHOOSE):
        return None
    if is_current and turn.others_came:
        return None
    if turn.does == DEVELOP:
        return phrase("stand-in.develop", "MM-2.3", player=player) if state.sides[seat].hand else None
    places = trees_for(turn.does, state.sides[seat])[:MOST_TREES]
    cards = tuple(state.sides[seat].placed[place].card.name for place in places)
    return phrase(f"stand-in.{turn.does}", "MM-2.3", player=player, cards=cards) if cards else None


def _end(state: State, seat: int) -> Phrase:
    """Returns how the seat in turn ends it, once the other one has done what it wants."""
    excess = excess_of(state)
    key = "stand-in.discard" if excess else "stand-in.end"
    return phrase(key, "MM-2.4", player=Player(seat), other=Player(1 - seat), count=excess)
