"""`companion scan --deck nuts` reads the printed set of Nice One Squirrel! by its markers."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from tests.vision.nut_table import PlacedFace, draw_table

LAIN = (
    PlacedFace("cache-3", -180, -60, 0.1),
    PlacedFace("BC", -90, -60, 3.0),
    PlacedFace("back", 0, -60, 0.4),
    PlacedFace("squirrel-1", 90, -60, -0.2),
    PlacedFace("RA", 180, -60, 1.5),
)
"""From left to right."""


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nuts") / "table.png"
    cv2.imwrite(str(path), draw_table(2, LAIN, px_per_mm=1.6, tilt_deg=10)[0])
    return path


def test_every_card_of_the_set_is_named_with_its_outline(
    picture: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scan", "--json", "--deck", "nuts", "--annotate", str(tmp_path), str(picture)]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert [card["card"] for card in sorted(cards, key=lambda one: np.mean(one["quad"], axis=0)[0])] == [
        one.name for one in LAIN
    ]
    assert all(0.9 < card["confidence"] <= 1 and len(card["quad"]) == 4 for card in cards)
    assert (tmp_path / "table.png").exists()


def test_people_read_the_names_and_a_grid_of_them_is_refused_in_one_line(
    picture: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scan", "--deck", "nuts", str(picture)]) == 0
    said = capsys.readouterr().out
    assert all(one.name in said for one in LAIN)
    assert main(["scan", "--deck", "nuts", "--grid", "3x3", str(picture)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
