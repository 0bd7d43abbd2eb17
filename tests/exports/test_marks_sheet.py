"""The sheets of marks have the size of their paper, and say what they are."""

import io

import pytest
from pypdf import PdfReader

from companion.exports.games.mast_year.marks import CARD_MM, MARKED, WAYS
from companion.exports.games.mast_year.print_marks import PRINTED
from companion.translations import find_translation, languages


@pytest.mark.one_python
@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
@pytest.mark.parametrize("language", languages())
def test_the_sheets_have_the_papers_size_and_say_what_they_are(
    paper: str, size: tuple[int, int], language: str
) -> None:
    words = find_translation("mast-year", language)
    pages = PdfReader(io.BytesIO(PRINTED.write_pdf(words, paper))).pages
    assert len(pages) == 3
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in pages} == {size}
    first = " ".join(pages[0].extract_text().split())
    assert words.text("marks.token") in first
    assert all(card.sign in first for card in MARKED)
    text = " ".join(page.extract_text() for page in pages)
    assert all(words.text(f"marks.{way}") in text for way in WAYS)
    assert all(words.text(f"marks.{size}") in text for size in CARD_MM)
