"""The report to print: one page for each game and version, whatever it has to say."""

import io
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.events.report import ReportLine
from companion.events.told_report import tell_report
from companion.exports.paper import BOLD, MARGIN, PLAIN, WIDTH, has_letters, width_of
from companion.exports.report.page import write_page
from companion.exports.report.sheets import print_report
from tests.events.rows import Journal, score_line
from tests.exports.report.conftest import report


def pages(content: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(content)).pages]


@pytest.mark.parametrize(
    ("language", "titles"), [("en", ("version 1", "version 2")), ("de", ("Fassung 1", "Fassung 2"))]
)
def test_each_version_has_its_page(event: list[ReportLine], language: str, titles: tuple[str, ...]) -> None:
    printed = pages(print_report(tell_report(event, language)))
    *versions, compared = printed
    assert [any(title in page for page in versions) for title in titles] == [True, True]
    assert all(sum(title in page for title in titles) == 1 for page in versions), "a second page names its version, too"
    assert all("Test, t, 2026-11-22" in page for page in printed)
    assert {"en": "side by side", "de": "nebeneinander"}[language] in compared


def test_a_page_says_what_the_text_says(event: list[ReportLine]) -> None:
    printed = pages(print_report(tell_report(event, "en")))
    compared = printed[-1]
    second = next(place for place, page in enumerate(printed) if "version 2" in page)
    first = " ".join(printed[:second])
    for part in (
        "Who wins",
        "Time in each phase",
        "What players said",
        "For whom it is fun",
        "Hand by hand",
        "In their own words",
    ):
        assert part in first
    assert "In short" in first
    assert "Version 2 against 1" in compared
    assert "Groups whose game counts" in compared


def test_many_versions_side_by_side_stay_on_the_page(event: list[ReportLine]) -> None:
    """No cell runs into the next one, and none off the page, however many versions there are."""
    lines = [{**event[0], "version": f"0.9.{number} of the spring"} for number in range(9)]
    *_, compared = PdfReader(io.BytesIO(print_report(tell_report(lines, "en")))).pages
    places: list[tuple[float, float, str]] = []

    def note(text: str, _cm: object, matrix: list[float], _font: object, size: float) -> None:
        if text.strip() and matrix[5] > MARGIN:  # above the foot
            places.append((matrix[5], matrix[4], text.strip()))

    compared.extract_text(visitor_text=note)
    rows: dict[float, list[tuple[float, str]]] = {}
    for y, x, text in places:
        rows.setdefault(y, []).append((x, text))
    for row in rows.values():
        for (x, text), (following, _) in pairwise(sorted(row)):
            assert x + width_of(text, 8.0) <= following
        x, text = max(row)
        assert x + width_of(text, 8.0) <= WIDTH - MARGIN + 1


def test_the_longest_report_stays_on_two_pages(tmp_path: Path) -> None:
    journal, line = Journal("t"), score_line(1)
    for number in range(30):
        journal.start(f"s{number}", f"Group {number}")
        journal.end(f"s{number}", line, phases_s={f"phase-{phase}": 20 for phase in range(40)})
        for fact in range(60):
            journal.add("rule-question", session=f"s{number}", entry=1, fact=f"MY-{fact}.1", unclear=False)
        journal.survey(f"s{number}", 0, fun=3, change=f"{number} " + "much to say " * 400, favourite="W" * 4000)
    assert len(pages(print_report(tell_report(report(journal, tmp_path), "en")))) == 2


def test_no_games_are_said_on_a_page() -> None:
    [page] = pages(print_report(tell_report([], "en")))
    assert "holds no games" in page


WRITTEN = {
    "Greek": "Ποιο φύλλο θα άλλαζες; Ἥδιστα, «ΐΰ» ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
    "Russian": "Съешь же ещё этих мягких французских булок, да выпей чаю",
    "Ukrainian": "Щастям б'єш жук їх глицю в фон й ґедзь пріч",
    "Polish": "Zażółć gęślą jaźń – „żeby było łatwiej”",
    "German": "Zwölf Boxkämpfer jagen Viktor quer über den großen Deich",
}
"""What groups write and designers ask, with every letter that is not in English."""


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> list[ReportLine]:
    """A version for each language, named, asked about and answered in it."""
    journal, line = Journal("t"), score_line(1)
    for name, text in WRITTEN.items():
        journal.start(name, name, version=text[:12], questions=[text])
        journal.end(name, line)
        journal.survey(name, 0, change=text, **{"own-1": 3})
    return report(journal, tmp_path_factory.mktemp("foreign"))


def test_what_is_written_in_any_of_the_languages_is_printed(foreign: list[ReportLine]) -> None:
    reader = PdfReader(io.BytesIO(print_report(tell_report(foreign, "en"))))
    printed = " ".join(" ".join(page.extract_text().split()) for page in reader.pages)
    for text in WRITTEN.values():
        assert f"{text}: 3.0 of 5" in printed, "the designer's question"
        assert f"One change: “{text}”" in printed
        assert f"version {text[:12]}" in printed
        assert has_letters(text, PLAIN)
        assert has_letters(text, BOLD)
    assert not has_letters("日本", PLAIN)
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            descriptor = font.get_object().get("/FontDescriptor")
            assert descriptor is None or "/FontFile2" in descriptor, "its letters travel with the page"
            assert descriptor is not None or font.get_object()["/BaseFont"] == "/Helvetica", "which writes nothing"


def test_what_is_written_in_any_of_the_languages_is_on_the_page_for_a_browser(foreign: list[ReportLine]) -> None:
    page = write_page(tell_report(foreign, "en")).decode("utf-8")
    assert '<meta charset="utf-8">' in page
    for text in WRITTEN.values():
        assert page.count(text.replace("'", "&#x27;")) >= 2
