"""What a report counts of games, and how a correction leaves the seats where there is nothing behind it."""

from companion.engine import read_record, replay
from companion.games import find_game
from companion.games.mast_year.report import report_counts
from companion.games.mast_year.seats import rearranged
from tests.games.mast_year.table import GAME, PLAYERS
from tests.games.mast_year.written import JsonObject
from tests.project.tree import ROOT


def test_a_hand_whose_trunk_nobody_told_counts_for_no_suit() -> None:
    record = read_record((ROOT / "tests/records/tallied.json").read_bytes(), find_game)
    line: JsonObject = GAME.summary(replay(GAME, record))
    assert None in [hand["trunk"] for hand in line["hands"]]
    counts = report_counts(line)
    hands = [hand for hand in line["hands"] if hand["trunk"]]
    assert counts["hands"] == len(line["hands"])
    assert sum(count for key, count in counts.items() if key.startswith("trunk/") and key.endswith("/hands")) == len(
        hands
    )


def test_nothing_behind_a_correction_is_rearranged() -> None:
    assert rearranged(GAME.start({}, PLAYERS), [], stay=True) == ()
