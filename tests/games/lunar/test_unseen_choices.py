"""Of Lunar no trump is guessed; stars that no card shows are not kept, and the track scores nothing."""

from companion.games.lunar import GAME
from companion.games.lunar.actions import Stars, TrackPoints
from companion.games.lunar.state import Phase
from companion.simulation.lunar import SIMULATION


def test_nothing_is_made_up_but_that_nothing_was_kept() -> None:
    record = SIMULATION.simulate(1)
    state = GAME.start(record.options, record.players)
    chosen = {}
    for entry in record.entries:
        chosen[state.phase] = GAME.choose_unseen(state, "keep")
        state = GAME.apply(state, GAME.read_action(GAME.write_action(entry.action)))
    expected = {Phase.STARS: Stars(0), Phase.TRACK: TrackPoints((0, 0))}
    assert chosen == {phase: expected.get(phase) for phase in chosen}
    assert Phase.TRICKS in chosen
