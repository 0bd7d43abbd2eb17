"""A whole event, simulated: three tables, two days, sixty groups; the report equals what was simulated.

Groups of four languages drop out, go away and come back or do not, lose players, touch wrong cards, ask, overrule,
answer or skip; the power is cut, and clocks jump. Each evening every table saves its event to a stick; some are pulled
while they are written. Every table has its journal on a disk, and each power cut takes some of the sectors from it that
were not synced.
"""

import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from companion.errors import DeviceError
from companion.events import groups
from companion.events.seat_questions import SEAT_ANSWERS
from companion.events.sources import report_on
from companion.events.told_report import tell_report
from companion.exports.paper import PLAIN, has_letters
from companion.exports.report.page import write_page
from companion.exports.report.sheets import print_report
from tests.events.simulated_table import (
    CHANGES,
    DAYS,
    GAMES,
    GROUPS,
    PULLED,
    TABLES,
    EventTable,
    PlayedGame,
    Simulated,
)

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory, memory: Path | None) -> tuple[Simulated, list[Path]]:
    """What happened, and the folders that came home from both evenings, those of pulled sticks among them."""
    simulated, files = Simulated(), []
    for number in range(TABLES):
        disk = (memory or tmp_path_factory.mktemp("disk")) / f"table {number}"
        disk.mkdir()
        table = EventTable(number, simulated, disk)
        for day in range(DAYS):
            table.run(GROUPS // DAYS)
            stick = tmp_path_factory.mktemp("stick")
            if (number, day) in PULLED:
                before = table.store.rows()
                with pytest.raises(DeviceError, match="Input/output error"):
                    table.save_to(stick, PULLED[number, day])
                assert table.store.rows() == before
            else:
                table.save_to(stick)
            files += [one for one in stick.iterdir() if one.is_dir()]
        table.switch_off()
        assert table.cuts
    return simulated, files


def test_every_groups_data_is_there(event: tuple[Simulated, list[Path]]) -> None:
    """Game by game: its version, how it ended, what was answered, asked, overruled and corrected, and who stood in."""
    simulated, folders = event
    assert len(simulated.of_group) >= TABLES * GROUPS
    found: dict[tuple[str, str], list[PlayedGame]] = {}
    for path in last_evening(folders):
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        tables = {row["group"]: row["table"] for row in rows if row["kind"] == "group-started"}
        games: dict[str, PlayedGame] = {}
        for row in rows:
            if row["kind"] == "game-started":
                games[row["session"]] = PlayedGame(row["version"])
                found.setdefault((tables[row["group"]], row["group"]), []).append(games[row["session"]])
            elif row.get("session") in games:
                take(row, games[row["session"]])
    assert found == simulated.of_group


def last_evening(folders: list[Path]) -> list[Path]:
    """Returns the rows of each table as its last stick has them: of all that happened there."""
    files = [path for folder in folders[DAYS - 1 :: DAYS] for path in folder.glob("*.jsonl")]
    assert len(files) == TABLES
    return files


def take(row: dict[str, Any], game: PlayedGame) -> None:
    """Takes what a row says of a game."""
    match row["kind"]:
        case "game-ended":
            game.how = row["how"]
        case "survey":
            game.fun.append(row["answers"]["fun"])
        case "rule-question":
            game.facts[row["fact"]] += 1
        case "overruled":
            game.overruled += 1
        case "corrected":
            game.corrected += 1
        case "player-left":
            game.stand_in = row["stand_in"] or "nobody"


def test_the_report_equals_what_was_simulated(event: tuple[Simulated, list[Path]]) -> None:
    simulated, files = event
    lines, is_sound = report_on(files, pytest.fail)
    assert is_sound
    assert [line["version"] for line in lines] == ["0.9.2", "0.9.3"]
    for line in lines:
        version = line["version"]
        assert line["groups"] == simulated.groups[version]
        assert line["games"] == simulated.games[version]
        for how in ("finished", "stopped", "parked"):
            assert line[how] == simulated.hows[version, how]
        assert line["running"] == 0
        asked = {one["fact"]: one["count"] for one in line["rule_questions"]}
        assert asked == {fact: count for (of, fact), count in simulated.questions.items() if of == version}
        assert sum(one["count"] for one in line["overruled"]) == simulated.overruled[version]
        fun = simulated.fun[version]
        assert line["survey"]["fun"]["counts"] == [fun.count(step) for step in range(1, 6)]
        assert line["survey"]["length"]["counts"]["right"] == len(fun)
        assert line["survey"]["own-1"]["counts"] == line["survey"]["fun"]["counts"][::-1]
        asked = {game.version: [question.ask for question in game.questions] for game in GAMES}
        assert list(line["questions"].values()) == asked[version]
        assert line["survey"]["fun"]["mean"] == pytest.approx(sum(fun) / len(fun))
        assert line["corrections"] == simulated.corrected[version] > 0
        changes = {change: count for (of, change), count in simulated.changes.items() if of == version}
        assert Counter(line["survey"]["change"]["texts"]) == changes
        ages = {age: simulated.ages[version, age] for age in SEAT_ANSWERS["age-band"]}
        assert line["asked"]["age-band"]["counts"] == ages
        assert line["paused_minutes"]["median"] > 0


def test_every_letter_is_in_the_report(event: tuple[Simulated, list[Path]]) -> None:
    lines, _ = report_on(event[1], pytest.fail)
    page = write_page(tell_report(lines, "en")).decode()
    printed = [
        " ".join(page.extract_text().split())
        for page in PdfReader(io.BytesIO(print_report(tell_report(lines, "en")))).pages
    ]
    assert len(printed) > len(GAMES), "the versions side by side, too"
    for written in (*CHANGES, *(question.ask for game in GAMES for question in game.questions)):
        assert written in page
        assert written in " ".join(printed)
        assert has_letters(written, PLAIN)


def test_wins_and_hands_are_those_of_each_groups_first_finished_game(event: tuple[Simulated, list[Path]]) -> None:
    simulated, files = event
    for line in report_on(files, pytest.fail)[0]:
        keys = [key for key in simulated.winners if key.startswith(line["version"])]
        winners = Counter(simulated.winners[key][0] for key in keys)
        assert {side: won["count"] for side, won in line["wins"].items()} == {
            side: winners[side] for side in line["wins"]
        }
        hands = sorted(simulated.hands[key][0] for key in keys)
        middle = (hands[(len(hands) - 1) // 2] + hands[len(hands) // 2]) / 2
        assert (line["hands"]["of"], line["hands"]["median"]) == (len(hands), middle)
        assert line["mast-year"]["hands"] == sum(sum(simulated.hands[key]) for key in keys), "of all games without bots"


def test_lengths_are_those_of_the_play_whatever_the_clocks_did(event: tuple[Simulated, list[Path]]) -> None:
    """Of each group its first finished game; pauses and power cuts are no play."""
    simulated, files = event
    for line in report_on(files, pytest.fail)[0]:
        of_version = (played for key, played in simulated.minutes.items() if key.startswith(line["version"]))
        firsts = sorted(played[0] for played in of_version)
        assert line["minutes"]["of"] == len(firsts)
        middle = (firsts[(len(firsts) - 1) // 2] + firsts[len(firsts) // 2]) / 2
        assert line["minutes"]["median"] == pytest.approx(middle, abs=0.2)


def test_no_table_gives_a_code_twice(event: tuple[Simulated, list[Path]]) -> None:
    for path in last_evening(event[1]):
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        codes = [row["group"] for row in rows if row["kind"] == "group-started"]
        assert len(codes) == len(set(codes)) >= GROUPS // DAYS


def test_groups_that_never_came_back_wait_still(event: tuple[Simulated, list[Path]]) -> None:
    simulated, files = event
    parked = sum(count for (_, how), count in simulated.hows.items() if how == groups.PARKED)
    assert parked == sum(line["parked"] for line in report_on(files, pytest.fail)[0]) > 0
