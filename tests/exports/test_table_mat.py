"""The mat lies on paper in its true size, and the camera finds it there."""

import io

import cv2
import numpy as np
import pytest
from pypdf import PdfReader

from companion.exports.table_mat import print_mat, write_mat_png
from vision.setup.mat import find_mat


@pytest.mark.parametrize(("paper", "size"), [("a4", (842, 595)), ("letter", (792, 612))])
def test_the_page_says_which_edge_is_the_first_seats(paper: str, size: tuple[int, int]) -> None:
    [page] = PdfReader(io.BytesIO(print_mat("Ann sits here", "Lay it in the middle", paper))).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == size
    text = page.extract_text()
    assert "Ann sits here" in text
    assert "Lay it in the middle" in text


def test_the_camera_finds_the_mat_in_its_picture() -> None:
    mat = cv2.imdecode(np.frombuffer(write_mat_png(), np.uint8), cv2.IMREAD_COLOR)
    assert mat is not None
    small = cv2.resize(mat, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA)
    table = cv2.copyMakeBorder(small, 80, 80, 80, 80, cv2.BORDER_CONSTANT, value=(200, 200, 200))
    assert find_mat(np.asarray(table, np.uint8)) is not None
