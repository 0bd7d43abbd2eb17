"""The report as one page for a browser: no network, no script, and fit to be printed."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from typing import Final

from companion.events.comparison import heads_of
from companion.events.narrative import (
    GameNarrative,
    NarrativePart,
    cells_of,
    own_part_of,
)
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords
from companion.events.told_report import ToldGame, ToldReport
from companion.events.verdict import VersionVerdict
from companion.exports.report.charts import Layout, ReportChart, draw_chart
from companion.exports.report.report_charts import chart_medians, charts_of
from companion.exports.report.svg import SvgPicture

LAYOUT: Final = Layout(420, 118)
_SHOWN_BY_CHARTS: Final = ("phases", "survey", "fun")
"""Parts whose charts show all figures. The sentences of such a part are folded below."""


def write_page(report: ToldReport) -> bytes:
    """Returns the page (HTML), with the versions of each game side by side."""
    title = escape(report.say("title"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(report.language)}"><head>{head}<style>\n{page_style()}</style></head>\n'
        f"<body>{write_body(report)}</body></html>\n"
    ).encode(errors="backslashreplace")


def page_style() -> str:
    """Returns the style sheet (CSS) of a report's page."""
    return resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def write_body(report: ToldReport) -> str:
    """Returns what stands on a report's page, for a page that brings the style sheet itself."""
    say = report.say
    games = "".join(part for game in report.games for part in _game(game))
    body = games or f"<p>{escape(say('nothing'))}</p>"
    setting = f"<p class=setting>{escape(report.setting)}</p>\n" if report.setting else ""
    return f"<h1>{escape(say('title'))}</h1>\n{setting}{body}<footer>{escape(say('made'))}</footer>"


def _game(game: ToldGame) -> Iterator[str]:
    say = game.say
    yield f"<section><h2>{escape(say.game)}</h2>\n"
    yield '<div class="versions">\n'
    for line, narrative in game.versions:
        yield _answers(line, narrative, say)
    yield "</div>\n"
    if game.compared:
        yield f"<h3>{escape(say('side-by-side'))}</h3>\n"
        yield "".join(map(_verdict, game.verdicts))
        yield f'<div class="wide">{_table(game.compared, "compared")}</div>'
        lines = [line for line, _ in game.versions]
        heads = heads_of(lines, say)
        timed = [(head, line["minutes"]) for head, line in zip(heads, lines, strict=True) if line["minutes"]["of"]]
        if timed:
            yield _figure(_svg(chart_medians(say, timed)), say("median-name.minutes"))
    yield '<div class="versions">\n'
    for line, narrative in game.versions:
        yield _version(line, narrative, say)
    yield "</div></section>\n"


def _verdict(verdict: VersionVerdict) -> str:
    said = "".join(f"<p>{escape(sentence)}</p>" for sentence in verdict.sentences)
    return f"<div class=verdict><h4>{escape(verdict.title)}</h4>{said}</div>\n"


def _answers(line: ReportLine, narrative: GameNarrative, say: ReportWords) -> str:
    """Returns the answers with which the report opens on a version."""
    told = "".join(_part(part, line, say) for part in narrative.parts[:1])
    return f"<div class=answers>{_heading(narrative)}{told}</div>\n"


def _heading(narrative: GameNarrative) -> str:
    return f"<h3>{escape(narrative.title)}</h3><p class=rules>{escape(narrative.rules)}</p>\n"


def _version(line: ReportLine, narrative: GameNarrative, say: ReportWords) -> str:
    parts = "".join(_part(part, line, say) for part in narrative.parts[1:])
    return f"<article>{_heading(narrative)}{parts}</article>\n"


def _part(part: NarrativePart, line: ReportLine, say: ReportWords) -> str:
    charts = "".join(map(_svg, charts_of(part.name, line, say)))
    return f"<h4>{escape(part.title)}</h4>\n{charts}\n{_in_words(part, line, say)}\n"


def _svg(chart: ReportChart) -> str:
    picture = SvgPicture()
    draw_chart(picture, chart, LAYOUT)
    return picture.finish(chart.title, LAYOUT.width, chart.height)


def _in_words(part: NarrativePart, line: ReportLine, say: ReportWords) -> str:
    """Returns what stands below a part's charts: its sentences, as paragraphs, a list or a table."""
    if part.name == "own":
        return "".join(_own(line, say))
    if part.name == "remarks":
        return f"<ul>{''.join(f'<li>{escape(said)}</li>' for said in part.sentences)}</ul>"
    said = "".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)
    if part.name in _SHOWN_BY_CHARTS and charts_of(part.name, line, say):
        return f"<details><summary>{escape(say('in-words'))}</summary>{said}</details>"
    return said


def _own(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields the game's own counts: single ones as one table, tables as they are."""
    part, evidence = own_part_of(line), line["evidence"].get(line["game"], {})
    single = {key: value for key, value in part.items() if not isinstance(value, dict)}
    if single:
        yield _table(_rows(single, evidence, say), "own")
    for key, value in part.items():
        if isinstance(value, dict):
            yield _figure(_table(_rows(value, evidence[key], say), "own"), say.name("counted", key))


def _rows(table: ReportLine, evidence: ReportLine, say: ReportWords) -> list[tuple[str, ...]]:
    """Returns a table of counts with a header row; its last column is on how many groups each row rests."""
    last = (say("rests.groups"),)
    if not any(isinstance(row, dict) for row in table.values()):
        counted = ((name, str(count)) for name, count in table.items())
        return [
            ("", "", *last),
            *((say.name("counted", name), count, str(evidence[name]["groups"])) for name, count in counted),
        ]
    cells = {name: cells_of(row, say) for name, row in sorted(table.items())}
    columns = list(dict.fromkeys(column for row in cells.values() for column in row))
    head = ("", *(say.name("counted", column) for column in columns), *last)
    return [
        head,
        *(
            (say.name("counted", name), *(row.get(column, "") for column in columns), str(evidence[name]["groups"]))
            for name, row in cells.items()
        ),
    ]


def _figure(inner: str, caption: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{inner}</figure>\n"


def _table(rows: Sequence[Sequence[str]], kind: str) -> str:
    """Returns a table; an empty header row is left out."""
    head, *others = rows
    top = "".join(f"<th scope=col>{escape(cell)}</th>" if cell else "<td></td>" for cell in head)
    written = "".join(
        f"<tr><th scope=row>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in others
    )
    return f'<table class="{kind}">{f"<tr>{top}</tr>" if any(head) else ""}{written}</table>\n'
