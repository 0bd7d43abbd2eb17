"""`companion print`: the printed mat is found by the camera, in its true size; marks come as sheets and pictures."""

from functools import partial
from pathlib import Path

import cv2
import numpy as np
import pytest
from pypdf import PdfReader

from companion.__main__ import main
from companion.exports.cards.picture import draw_card
from vision.setup.mat import SIZE_MM, draw_mat, find_mat


@pytest.mark.parametrize(("language", "said"), [("en", "towards seat 1"), ("de", "zu Platz 1")])
def test_the_mat_is_one_landscape_page(language: str, said: str, tmp_path: Path) -> None:
    out = tmp_path / "mat.pdf"
    assert main(["print", "mat", "--out", str(out), "--language", language]) == 0
    (page,) = PdfReader(out).pages
    assert page.mediabox.width > page.mediabox.height
    assert said in page.extract_text()
    (image,) = page.images
    bgr = cv2.imdecode(np.frombuffer(image.data, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert bgr is not None
    assert (bgr == draw_mat(8.0)).mean() > 0.99


def test_what_is_drawn_is_found() -> None:
    sheet = cv2.copyMakeBorder(draw_mat(3.0), 60, 60, 60, 60, cv2.BORDER_CONSTANT, value=255)
    found = find_mat(np.asarray(cv2.cvtColor(sheet, cv2.COLOR_GRAY2BGR), np.uint8))
    assert found is not None
    assert found.to_px[:2, 2] / found.to_px[2, 2] == pytest.approx(np.array(SIZE_MM) * 1.5 + 60, abs=2)


@pytest.mark.parametrize(("paper", "width"), [("a4", 842), ("letter", 792)])
def test_the_mat_fits_the_paper(paper: str, width: int, tmp_path: Path) -> None:
    out = tmp_path / "mat.pdf"
    assert main(["print", "mat", "--paper", paper, "--out", str(out), "--png", str(tmp_path / "png")]) == 0
    (page,) = PdfReader(out).pages
    assert round(page.mediabox.width) == width
    png = cv2.imread(str(tmp_path / "png" / "table-mat.png"), cv2.IMREAD_GRAYSCALE)
    assert png is not None
    assert (png == draw_mat(8.0)).all()


def test_marks_are_written_as_sheets_and_as_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "marks", "--paper", "letter", "--png", "pictures", "--language", "de"]) == 0
    assert len(PdfReader("marks.pdf").pages) == 3
    assert len(list(Path("pictures").glob("*.png"))) == 6


@pytest.fixture
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fine the pictures of cards are is tested with the exports."""
    monkeypatch.setattr("companion.exports.cards.printed_deck.draw_card", partial(draw_card, px_per_mm=2.0))


@pytest.mark.one_python
@pytest.mark.usefixtures("small_pictures")
def test_the_set_of_nice_one_squirrel_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "nuts", "--png", "cards", "--language", "de"]) == 0
    assert len(PdfReader("nuts.pdf").pages) == 12
    assert len(list(Path("cards").glob("*.png"))) == 33


@pytest.mark.one_python
@pytest.mark.usefixtures("small_pictures")
@pytest.mark.parametrize(("deck", "pages", "pictures"), [("lunar", 15, 26), ("maple", 14, 21)])
def test_a_play_test_deck_is_written(
    deck: str, pages: int, pictures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", deck, "--paper", "letter", "--png", "cards", "--language", "de"]) == 0
    assert len(PdfReader(f"{deck}.pdf").pages) == pages
    assert len(list(Path("cards").glob("*.png"))) == pictures


def test_a_place_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "mat", "--out", "/dev/null/mat.pdf"]) == 2
    assert "cannot be written: File exists: name another file" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    out = tmp_path / "new" / "mat.pdf"
    assert main(["print", "mat", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")
