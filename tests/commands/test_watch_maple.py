"""`companion watch --deck` follows Masters of Maple Syrup with a learned deck, from pictures of both properties."""

import json
from math import pi
from pathlib import Path
from typing import Final

import cv2
import pytest

from companion.__main__ import main
from companion.commands.playtest_table import learn_playtest_deck
from companion.exports.printed import find_deck
from companion.simulation.playtest_decks.masters_of_maple_syrup import read_cards
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.scenes import DeckCollection, SurfaceCollection

GAME: Final = "masters-of-maple-syrup"
RED, NEW = "Red Maple", "Silver Maple"
NEAR, FAR = TablePosition(-60, 80, 0.03), TablePosition(60, -80, pi)
SIDEWAYS: Final = TablePosition(-60, 80, pi / 2)
BESIDE: Final = TablePosition(45, 82, 0.0)
FRAMES: Final = 14


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a picture a second: a tree is tapped, then a card is developed beside it."""
    moves = [
        Put(0.4, 1, RED, NEAR),
        Put(0.4, 2, RED, FAR),
        Put(4.2, 1, RED, SIDEWAYS, 0, origin=NEAR),
        Put(9.2, 3, NEW, BESIDE, 0),
    ]
    folder = tmp_path_factory.mktemp("film")
    settings = TableSettings(seed=3, size=(400, 440), px_per_mm=1.3)
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    with SimulatedTable(moves, *boxes, settings, printed=find_deck(GAME).draw_faces((RED, NEW))) as table:
        for number in range(FRAMES):
            cv2.imwrite(str(folder / f"{number:02}.png"), table.picture(float(number)))
    return folder


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decks") / "maple.deck"
    path.write_bytes(learn_playtest_deck(GAME).content)
    return path


def test_both_properties_are_followed(
    film: Path, profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "begun.json"
    catalogue = {"options": {"catalogue": read_cards()}, "players": ["Ann", "Bo"], "actions": []}
    record.write_text(json.dumps({"record": 1, "game": GAME, **catalogue}))
    kept = tmp_path / "kept.json"
    watch = ["watch", "--json", "--source", str(film), "--fps", "1", "--deck", str(profile), "--out", str(kept)]
    assert main([*watch, "--record", str(record)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    said = [{key: line[key] for key in line if key not in ("at_s", "confidence", "entry")} for line in lines]
    expected = [
        {"do": "select", "action": "tap"},
        {"do": "tap", "seat": 0, "places": [0]},
        {"do": "end"},
        {"do": "select", "action": "develop"},
        {"do": "develop", "seat": 0, "card": NEW},
    ]
    assert said == expected
    assert [line["entry"] for line in lines] == list(range(5))
    actions = json.loads(kept.read_text())["actions"]
    assert [{key: one[key] for key in one if key not in ("at", "by")} for one in actions] == expected
    assert {one["by"] for one in actions} == {"camera"}


def test_what_a_card_costs_that_is_not_known_is_asked(
    film: Path, profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = ["watch", "--source", str(film), "--fps", "1", "--deck", str(profile), "--game", GAME]
    assert main(watch) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.endswith(f"what happened? seat 0, {NEW} laid: develop 0 {NEW}") for line in lines)
