"""A whole game by touches through the real widgets gives the record that the rules alone give."""

from pathlib import Path

from companion.engine import replay
from companion.games import find_game
from companion.games.mast_year.state import Phase
from companion.journal import Journal
from companion.session import resume_session
from companion.simulation.mast_year import simulate
from tests.ui.pilot import Pilot
from tests.ui.player import begin_by_touch, play

GAME = find_game("mast-year")
FIVE_HANDS = next(
    record for seed in range(1000) if len((record := simulate(seed)).entries) and len(replay(GAME, record).hands) == 5
)


def test_a_game_of_five_hands(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin_by_touch(pilot)
        play(pilot, FIVE_HANDS)
        pilot.until(lambda: pilot.name == "over")
        number, shown = pilot.controllers.table.snapshot.number, pilot.controllers.table.snapshot.state
    expected = replay(GAME, FIVE_HANDS)
    assert shown.phase is Phase.OVER
    assert GAME.summary(shown) == GAME.summary(expected)
    with Journal(folder / "journal.db") as journal:
        record = resume_session(journal, number).to_record()
    assert [entry.action for entry in record.entries] == [entry.action for entry in FIVE_HANDS.entries]
    assert {entry.by for entry in record.entries} == {"touch"}
