"""`companion watch` follows Nice One Squirrel! by the printed set, from pictures of the table."""

import json
from collections.abc import Sequence
from pathlib import Path

import cv2
import pytest

from companion.__main__ import main
from companion.commands.watch_lines import WatchLines
from companion.games.nice_one_squirrel.actions import Pass, Play, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from tests.following.nut_camera import NutCamera, play_through, see_all
from tests.vision.nut_table import PlacedFace, draw_table
from vision.setup.marked_cards import MarkedCard

PLAYED = (Visit(1, NUT_NAMES["RA"]), Play(NUT_NAMES["BC"]), Visit(9), Pass(), Visit(3, NUT_NAMES["YW"]))


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a picture of each state of a table."""
    states: list[tuple[PlacedFace, ...]] = []

    def keep(placed: Sequence[PlacedFace]) -> Sequence[MarkedCard]:
        if tuple(placed) not in states:
            states.append(tuple(placed))
        return see_all(placed)

    for _ in play_through(NutCamera(2, {}, keep), PLAYED):
        pass
    folder = tmp_path_factory.mktemp("film")
    for number, placed in enumerate(states):
        picture, _ = draw_table(1, placed, px_per_mm=1.3, tilt_deg=0)
        cv2.imwrite(str(folder / f"{number:02}.jpg"), picture)
    return folder


def test_turns_become_entries_also_one_in_which_nothing_is_played(
    film: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "record.json"
    game = ["--game", "nice-one-squirrel", "--fps", "0.5", "--out", str(out)]
    assert main(["watch", "--json", "--source", str(film), *game]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    entered = [{key: line[key] for key in ("do", "cache", "found", "nut") if key in line} for line in lines]
    assert entered == [
        {"do": "visit", "cache": 1, "found": "RA"},
        {"do": "play", "nut": "BC"},
        {"do": "visit", "cache": 9},
        {"do": "pass"},
        {"do": "visit", "cache": 3, "found": "YW"},
    ]
    assert [entry["do"] for entry in json.loads(out.read_text())["actions"]] == [
        "visit",
        "play",
        "visit",
        "pass",
        "visit",
    ]


def test_the_printed_set_may_be_named_as_the_deck(film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    watch = ["watch", "--json", "--source", str(film), "--fps", "0.5", "--deck", "nuts"]
    assert main([*watch, "--game", "nice-one-squirrel"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["do"] for line in lines] == ["visit", "play", "visit", "pass", "visit"]
    assert main([*watch, "--game", "mast-year"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "no card of mast-year" in said.err


def test_a_person_reads_what_was_seen() -> None:
    camera = NutCamera(2, {}, see_all)
    told = WatchLines(camera.session, lambda place: place.corners)
    for action, _ in play_through(camera, PLAYED):
        if action == Visit(9):
            camera.leave_unread(9)
    said = [told.in_words(told.line(decision)).split(" s  ")[1] for decision in camera.decisions]
    assert said == ["visit 1 RA", "play BC", "visit 9", "what happened? pass", "visit 3 YW"]
