"""The report as tables for a spreadsheet: a row for each version, and tables of its parts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from companion.events.narrative import questions_of
from companion.events.report import MEDIANS, ReportLine
from companion.events.report_words import report_words
from companion.exports.tables import CsvRow, cell_text, write_rows
from companion.translations import ENGLISH

_COUNTS: Final = ("groups", "games", "finished", "stopped", "parked", "running", "ties")


def write_report_tables(lines: Sequence[ReportLine], language: str = ENGLISH) -> dict[str, bytes]:
    """Returns the tables by the names of their files; each row begins with its game, version and rules."""
    tables: dict[str, list[CsvRow]] = {}
    for line in lines:
        head = {key: cell_text(line.get(key)) for key in ("game", "version", "rules", "players")}
        for name, row in _rows(line):
            tables.setdefault(name, []).append({**head, **told_cells(row, language)})
    return {
        f"{name}.csv": write_rows(rows, language).encode(errors="backslashreplace") for name, rows in tables.items()
    }


def told_cells(row: Mapping[str, object], language: str) -> CsvRow:
    """Returns the cells of a row; a phrase that was chosen as an answer is told in the report's language."""
    say = report_words(None, language)
    told = {name: say.said(value) if isinstance(value, str) else value for name, value in row.items()}
    return {name: cell_text(value, language, is_exact=True) for name, value in told.items()}


def _rows(line: ReportLine) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yields each row with its table's name."""
    yield "versions", _version(line)
    evidence = line["evidence"]
    for side, win in line["wins"].items():
        yield "wins", {"side": side, **_figure(win), **evidence["wins"][side]}
    for phase, median in line["phases_s"].items():
        yield "phases", {"phase": phase, **_figure(median), **evidence["phases_s"][phase]}
    yield from _rules(line)
    for question, text in line.get("questions", {}).items():
        yield "questions", {"question": question, "text": text}
    yield from _survey(line["survey"], evidence["survey"])
    for question, asked in line["asked"].items():
        for answer, count in asked["counts"].items():
            told = {"question": question, "answer": answer, "count": count, "of": asked["of"]}
            yield "asked", told | {"few": asked.get("few", False)} | evidence["asked"][question]
    for kind in ("ways", "assist"):
        for name, count in line[kind].items():
            yield "ways", {"kind": kind, "name": name, "games": count}
    for name, count in _leaves(line.get(line["game"], {}), ""):
        yield "own-counts", {"name": name, "count": count, **_evidence_of(name, evidence[line["game"]])}


def _rules(line: ReportLine) -> Iterator[tuple[str, Mapping[str, object]]]:
    evidence = line["evidence"]
    for fact, count in questions_of(line):
        yield "rule-questions", {"fact": fact, "count": count} | evidence["rule_questions"]["by_name"][fact or ""]
    for table, key, name in (
        ("unclear", "unclear", "fact"),
        ("overruled", "overruled", "what"),
    ):
        for item in line[key]:
            counted = {name: item[name], "count": item["count"]}
            yield table, counted | evidence[key]["by_name"][item[name] or ""]
            for note in item.get("notes", ()):
                yield "remarks", {"question": f"unclear {item[name] or ''}".strip(), "text": note}


def _version(line: ReportLine) -> dict[str, object]:
    row: dict[str, object] = {name: "; ".join(line[name]) for name in ("events", "tables", "dates")}
    row |= {"changes": line["changes"], **{f"option_{name}": one for name, one in (line["options"] or {}).items()}}
    row |= {f"compare_{how}": line["compare"].get(how, 0) for how in ("alternate", "chosen")}
    row |= {name: line[name] for name in _COUNTS}
    row |= {"balanced": line["balanced"], "more_games_needed": line["more_games_needed"]}
    for name in MEDIANS:
        figure = _figure(line[name]) | line["evidence"][name]
        row |= {f"{name}.{key}": value for key, value in figure.items()}
    row["rule_questions"] = sum(count for _, count in questions_of(line))
    row["overruled"] = sum(overruled["count"] for overruled in line["overruled"])
    row |= {f"first_hands.{name}": count for name, count in line["first_hands"].items()}
    return row | {"corrections": line["corrections"], "incomplete_surveys": line["incomplete_surveys"]}


def _survey(survey: ReportLine, evidence: ReportLine) -> Iterator[tuple[str, Mapping[str, object]]]:
    for question, figure in survey.items():
        if "texts" in figure:
            for text in figure["texts"]:
                yield "remarks", {"question": question, "text": text}
            continue
        counts = figure["counts"] if "counts" in figure else dict(Counter(figure["numbers"]))
        pairs = counts.items() if isinstance(counts, dict) else enumerate(counts, 1)
        for answer, count in pairs:
            shared = {"of": figure["of"], "mean": figure.get("mean"), "few": figure.get("few", False)}
            shared |= evidence[question]
            yield "survey", {"question": question, "answer": answer, "count": count, **shared}


def _figure(figure: ReportLine) -> dict[str, object]:
    return {"few": False, **figure}


def _evidence_of(name: str, evidence: ReportLine) -> ReportLine:
    """Returns the evidence for one of the game's own counts: that of its row in a table."""
    place, *others = name.split("/")
    known: ReportLine = evidence[place]
    return known[others[0]] if others else known


def _leaves(part: ReportLine, place: str) -> Iterator[tuple[str, int]]:
    for name, value in part.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{place}{name}/")
        elif not isinstance(value, bool):
            yield place + name, value
