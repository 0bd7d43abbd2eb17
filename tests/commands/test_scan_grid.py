"""`companion scan --grid`: a line for each picture with the cells row by row."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.commands.scan_grid import grid_line, grid_table
from tests.vision.drawn_grids import draw_grid
from vision.reader.grid import CellState, GridCell
from vision.scenes import DeckCollection, SurfaceCollection


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    path = tmp_path_factory.mktemp("grid") / "forest.png"
    cv2.imwrite(str(path), draw_grid(900_001 + 3 * 1501, decks, tables).bgr)
    return path


def test_a_grid_is_a_list_of_rows_beside_the_cards(picture: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--json", "--grid", "7x7", str(picture)]) == 0
    line = json.loads(capsys.readouterr().out)
    assert [len(row) for row in line["grid"]] == [len(row) for row in line["cells"]] == [7] * 7
    for faces, cells in zip(line["grid"], line["cells"], strict=True):
        for face, cell in zip(faces, cells, strict=True):
            assert set(cell) == {"state", "token", "candidates", "quad"}
            assert (face is not None) == (cell["state"] == "face")
            assert cell["state"] != "doubtful" or cell["candidates"]
            assert len(cell["quad"]) == 4
    assert len(line["cards"]) >= 40


def test_a_cell_names_the_likely_colours_of_a_token_in_doubt() -> None:
    doubted = GridCell(CellState.DOWN, None, None, (), np.zeros((4, 2), np.float32), ("green", "black"))
    line = grid_line(((doubted,),), (1.0, 1.0))["cells"][0][0]
    assert (line["token"], line["colours"]) == (None, ["green", "black"])
    assert list(grid_table(((doubted,),))) == ["   ▒▒*"]


def test_where_no_lattice_is_found_grid_and_cells_are_null(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noise.png"
    noise = np.random.default_rng(1).integers(90, 140, (240, 320, 3)).astype(np.uint8)
    cv2.imwrite(str(path), cv2.blur(noise, (5, 5)))
    assert main(["scan", "--json", "--grid", "3x3", str(path)]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["grid"], line["cells"]) == (None, None)
    assert line["flaw"]


@pytest.mark.parametrize("size", ["7", "7x", "0x7", "7x99", "axb", "7 x 7"])
def test_what_is_no_size_is_said_in_one_line(size: str, picture: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["scan", "--grid", size, str(picture)])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_people_see_rows(picture: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--grid", "7x7", str(picture)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 8
