"""The report as one page: whole by itself, safe to open, versions side by side."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

from companion.events.report import ReportLine
from companion.events.told_report import tell_report
from companion.exports.report.page import write_page

VOID = ("meta",)


class Outline(HTMLParser):
    """Notes every element, and that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href", "srcset", "action") or name[:2] == "on"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def outline(lines: list[ReportLine]) -> Outline:
    parsed = Outline()
    parsed.feed(write_page(tell_report(lines, "en")).decode())
    assert parsed.open == []
    return parsed


def test_it_needs_no_network_and_runs_nothing(event: list[ReportLine]) -> None:
    parsed = outline(event)
    assert parsed.loads == []
    assert not {"script", "link", "img", "iframe", "object"} & set(parsed.found)
    assert not re.search(r"url\(|@import|https?:", write_page(tell_report(event, "en")).decode())


def test_what_players_wrote_is_text(event: list[ReportLine]) -> None:
    assert "&lt;script&gt;alert(1)" in write_page(tell_report(event, "en")).decode()


def test_a_long_word_of_a_question_pushes_no_figure_off_the_page(event: list[ReportLine]) -> None:
    page = write_page(tell_report(event, "en")).decode()
    for part in (r"\.compared th\[scope=row\]", r"\np", r"\nli"):
        assert re.search(part + r" \{[^}]*overflow-wrap: anywhere", page), part


def test_who_played_is_told(event: list[ReportLine]) -> None:
    page = write_page(tell_report(event, "en")).decode()
    assert page.count("<h4>Who played</h4>") == len(event)
    assert "<p>Played this before, " in page


def test_charts_are_sound_and_say_what_they_show(event: list[ReportLine]) -> None:
    charts = re.findall(r"<svg.*?</svg>", write_page(tell_report(event, "de")).decode())
    assert len(charts) >= 10
    for chart in map(ET.fromstring, charts):
        assert chart.findtext("title")
        for text in chart.iter("text"):
            assert -1 <= float(text.get("x", "-9")) <= 421


def test_the_versions_of_a_game_stand_in_one_section(event: list[ReportLine]) -> None:
    found = outline(event).found
    assert found.count("section") == 1
    assert found.count("article") == len(event) == 2


def test_an_interval_is_drawn_where_it_lies(event: list[ReportLine]) -> None:
    page = write_page(tell_report(event[:1], "en")).decode()
    chart = ET.fromstring(re.findall(r"<svg.*?</svg>", page)[0])
    win = event[0]["wins"]["squirrels"]
    band = next(iter(chart.iter("rect")))
    dots = [float(dot.get("cx", "")) for dot in chart.iter("circle")]
    plot = dots[0] - float(band.get("x", ""))
    wide = float(band.get("width", ""))
    assert abs(plot / wide - (win["share"] - win["low"]) / (win["high"] - win["low"])) < 0.01


def test_the_event_its_tables_and_days_are_named(event: list[ReportLine]) -> None:
    assert (
        "<h1>Playtest report</h1>\n<p class=setting>Test, t, 2026-11-22</p>"
        in write_page(tell_report(event, "en")).decode()
    )


def test_the_answers_and_the_verdict_come_first(event: list[ReportLine]) -> None:
    page = write_page(tell_report(event, "en")).decode()
    assert page.count("<div class=answers>") == page.count("<h4>In short</h4>") == len(event)
    assert page.rindex("<div class=answers>") < page.index("<div class=verdict>") < page.index("<table")
    assert page.index("<table") < page.index("<svg") < page.index("<article>")


def test_each_row_of_the_games_own_tables_says_on_what_it_rests(event: list[ReportLine]) -> None:
    [line] = event[:1]
    page = write_page(tell_report([line], "en")).decode()
    tables = re.findall(r'<table class="own">(.*?)</table>', page, re.DOTALL)
    assert len(tables) >= 5
    for table in tables:
        head, *rows = re.findall(r"<tr>.*?</tr>", table)
        assert head.endswith("<th scope=col>Groups</th></tr>")
        assert all(re.search(r"<td>\d+</td></tr>$", row) for row in rows)


def test_a_report_without_games_is_a_page() -> None:
    assert "holds no games" in write_page(tell_report([], "en")).decode()
    assert outline([]).found.count("section") == 0


def test_a_character_that_no_file_can_hold_is_written_in_figures(event: list[ReportLine]) -> None:
    survey = {"own-1": {"of": 5, "mean": 2.0, "counts": [0, 5, 0, 0, 0]}}
    evidence = event[0]["evidence"] | {"survey": {"own-1": {"groups": 5, "more_games_needed": 0}}}
    asked = [{**event[0], "survey": survey, "evidence": evidence, "questions": {"own-1": "half of a \ud83d"}}]
    assert b"half of a \\ud83d" in write_page(tell_report(asked, "en"))
