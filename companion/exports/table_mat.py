"""The table mat: one page that shows the camera where the table's middle is, and whose edge is whose."""

import io
from typing import Final

import cv2
from reportlab.lib.pagesizes import landscape
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from companion.exports.paper import PAPERS
from vision.setup.mat import SIZE_MM, draw_mat

PX_PER_MM: Final = 8.0
FONT: Final = "Helvetica"


def print_mat(seat_zero: str, advice: str, paper: str = "a4") -> bytes:
    """Returns the mat as a PDF in its true size; `seat_zero` marks the first seat's edge."""
    width, height = landscape(PAPERS[paper])
    mat_width, mat_height = SIZE_MM[0] * mm, SIZE_MM[1] * mm
    sheet = io.BytesIO()
    canvas = Canvas(sheet, pagesize=(width, height), invariant=1)
    image = ImageReader(io.BytesIO(write_mat_png()))
    canvas.drawImage(image, (width - mat_width) / 2, (height - mat_height) / 2, mat_width, mat_height)
    canvas.setFont(FONT, 11)
    canvas.drawCentredString(width / 2, (height - mat_height) / 2 - 7 * mm, seat_zero)
    canvas.setFont(FONT, 8)
    canvas.drawCentredString(width / 2, (height + mat_height) / 2 + 4 * mm, advice)
    canvas.showPage()
    canvas.save()
    return sheet.getvalue()


def write_mat_png() -> bytes:
    """Returns the mat alone as a PNG file."""
    done, png = cv2.imencode(".png", draw_mat(PX_PER_MM))
    assert done
    return png.tobytes()
