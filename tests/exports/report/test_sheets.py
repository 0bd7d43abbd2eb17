"""The report to print: one page for each game and version, whatever it has to say."""

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.events.report import ReportLine
from companion.exports.report.sheets import print_report
from tests.events.rows import Journal, score_line
from tests.exports.report.conftest import report


def pages(content: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(content)).pages]


@pytest.mark.parametrize(
    ("language", "titles"), [("en", ("version 1", "version 2")), ("de", ("Fassung 1", "Fassung 2"))]
)
def test_each_version_has_its_page(event: list[ReportLine], language: str, titles: tuple[str, ...]) -> None:
    printed = pages(print_report(event, language))
    assert [title in page for title, page in zip(titles, printed, strict=True)] == [True, True]


def test_a_page_says_what_the_text_says(event: list[ReportLine]) -> None:
    [first, _] = pages(print_report(event, "en"))
    for part in ("Who wins", "Time in each phase", "What players said", "In their own words"):
        assert part in first
    assert "no evidence yet" in first


def test_the_longest_report_stays_on_its_page(tmp_path: Path) -> None:
    journal, line = Journal("t"), score_line(1)
    for number in range(30):
        journal.start(f"s{number}", f"Group {number}")
        journal.end(f"s{number}", line, phases_s={f"phase-{phase}": 20 for phase in range(40)})
        for fact in range(60):
            journal.add("rule-question", session=f"s{number}", entry=1, fact=f"MY-{fact}.1", unclear=False)
        journal.survey(f"s{number}", 0, fun=3, change=f"{number} " + "much to say " * 400, favourite="W" * 4000)
    assert len(pages(print_report(report(journal, tmp_path), "en"))) == 1


def test_no_games_are_said_on_a_page() -> None:
    [page] = pages(print_report([], "en"))
    assert "holds no games" in page
