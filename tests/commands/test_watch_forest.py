"""`companion watch --game bamboo-harvest` follows a forest from pictures of the table: laid, built on, swapped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import cv2
import pytest

from companion.__main__ import main
from companion.engine import Record, write_record
from companion.engine.game import own_action
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Place, Swap
from companion.simulation.bamboo_harvest import film
from companion.simulation.players.bamboo_harvest import simulate
from companion.sources import WIDE_PX_PER_MM
from hardware.sources.simulated import SimulatedTable, TableSettings
from vision.scenes import DeckCollection, SurfaceCollection

pytestmark = pytest.mark.one_python
SEED: Final = 3
RECORD: Final = simulate(SEED, hands=3)
EACH: Final = 2
"""So many pictures, a second apart, show the table as it lies."""


def begun(entries: int) -> Record:
    """Returns the record of the first entries."""
    return replace(RECORD, entries=RECORD.entries[:entries])


def place_of(kind: type) -> int:
    """Returns the first entry of a kind."""
    return next(at for at, entry in enumerate(RECORD.entries) if type(entry.action) is kind)


def take_pictures(folder: Path, *counts: int) -> None:
    """Writes pictures of the table as it lies after so many entries each."""
    last = max(counts)
    moves = film(begun(last), SEED)
    ends = [max(move.at_s for move in film(begun(count), SEED)) + 1.5 for count in counts]
    settings = TableSettings(SEED, px_per_mm=WIDE_PX_PER_MM)
    with SimulatedTable(moves, DeckCollection.open("test"), SurfaceCollection.open("test"), settings) as table:
        for number, at_s in enumerate(end + 0.1 * again for end in ends for again in range(EACH)):
            cv2.imwrite(str(folder / f"{number:02}.png"), table.picture(at_s))


def watch(folder: Path, entries: int, capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    """Returns the lines of watching pictures, a game begun with the first entries of the record."""
    record = folder.with_suffix(".json")
    record.write_text(write_record(GAME, begun(entries)))
    assert main(["watch", "--json", "--source", str(folder), "--fps", "1", "--record", str(record), *more]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_forest_is_entered_and_a_first_token_once_it_is_known_who_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, kept, at = tmp_path / "film", tmp_path / "kept.json", place_of(Place)
    folder.mkdir()
    take_pictures(folder, 1, at + 1)
    [grid] = watch(folder, 0, capsys)
    assert grid["do"] == "grid"
    assert grid["cards"] == GAME.write_action(own_action(GAME, RECORD.entries[0].action))["cards"]
    [place] = watch(folder, at, capsys, "--out", str(kept))
    expected = GAME.write_action(own_action(GAME, RECORD.entries[at].action))
    assert {key: place[key] for key in ("do", "on", "entry")} == {**expected, "entry": at}
    assert json.loads(kept.read_text())["actions"][-1]["by"] == "camera"


def test_a_swap_is_entered_with_the_disturbance_token_where_it_is_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, at = tmp_path / "film", place_of(Swap)
    folder.mkdir()
    take_pictures(folder, at, at + 1)
    [swap] = watch(folder, at, capsys)
    expected: dict[str, Any] = GAME.write_action(own_action(GAME, RECORD.entries[at].action))
    assert {key: swap[key] for key in ("do", "token")} == {key: expected[key] for key in ("do", "token")}
    assert sorted(swap["on"]) == sorted(expected["on"])
