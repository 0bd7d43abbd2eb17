"""Compares a game's versions: the same figures of each, side by side."""

from collections import Counter
from collections.abc import Sequence

from companion.events.narrative import names_of_sides, questions_of, rules_of
from companion.events.report import MEDIANS, ReportLine
from companion.events.report_words import ReportWords, words_of
from companion.events.survey import ratings_of
from companion.events.survey_questions import QuestionKind

NOTHING = "–"


def compare(lines: Sequence[ReportLine], language: str) -> list[tuple[str, ...]]:
    """Returns a table of the versions of one game: a header row, then a row for each figure, its name first."""
    say = words_of(lines[0], language)
    head = (say("figure"), *heads_of(lines, say))
    rows = [_row(line, say) for line in lines]
    longest = sorted(rows, key=len, reverse=True)  # the version with the most figures gives the order
    names = dict.fromkeys(name for row in longest for name in row)
    return [head, *((name, *(row.get(name, NOTHING) for row in rows)) for name in names)]


def heads_of(lines: Sequence[ReportLine], say: ReportWords) -> list[str]:
    """Returns a name for each line that no other has: its version, if need be with its players and its rules."""
    versions = Counter(line["version"] for line in lines)
    with_players = Counter((line["version"], line.get("players")) for line in lines)
    return [
        _head(line, versions[line["version"]], with_players[line["version"], line.get("players")], say)
        for line in lines
    ]


def _head(line: ReportLine, alike: int, alike_with_players: int, say: ReportWords) -> str:
    if alike == 1:
        return str(line["version"])
    if alike_with_players == 1 and "players" in line:
        return f"{line['version']} · {say('for-players', count=line['players'])}"
    return f"{line['version']} · {rules_of(line, say)}"


def _row(line: ReportLine, say: ReportWords) -> dict[str, str]:
    row = {say(f"compare.{name}"): str(line[name]) for name in ("groups", "games", "finished", "stopped")}
    row[say("compare.counted")] = str(line["evidence"]["minutes"]["groups"])
    for side, name in names_of_sides(line, say).items():
        win = line["wins"][side]
        low, high, share = (say.percent(win[key]) for key in ("low", "high", "share"))
        row[say("compare.wins", side=name)] = say("compare.share", share=share, low=low, high=high)
    if line["wins"]:
        row[say("compare.balanced")] = say(f"compare.{line['balanced']}")
    for name in MEDIANS:
        if line[name]["of"]:
            row[say(f"median-name.{name}")] = _median(line[name], say)
    row[say("compare.questions")] = str(sum(count for _, count in questions_of(line)))
    row[say("compare.corrections")] = str(line["corrections"])
    return row | _ratings(line, row, say) | _shares(line, say)


def _ratings(line: ReportLine, row: dict[str, str], say: ReportWords) -> dict[str, str]:
    found, rated, evidence = dict[str, str](), ratings_of(line["survey"]), line["evidence"]["survey"]
    if rated:
        found[say("compare.answering")] = str(min(evidence[question]["groups"] for question in rated))
    for question in rated:
        name = say.question(question, line)
        if name in row or name in found:  # a designer's question in the words of another figure
            name = f"{name} ({say(f'survey.{question}')})"
        found[name] = say("compare.mean", mean=say.mean(line["survey"][question]["mean"]))
    return found


def _shares(line: ReportLine, say: ReportWords) -> dict[str, str]:
    """Returns how many of those who answered said yes, or that a game is too long."""
    found = dict[str, str]()
    for question, figure in line["survey"].items():
        counts, said = figure.get("counts"), "long" if question == "length" else "yes"
        if isinstance(counts, dict) and said in counts and figure.get("kind") != QuestionKind.CHOICE:
            asked = say("own.count", name=say.question(question, line), count=say("survey.yes"))
            name = asked if said == "yes" else say("compare.long")
            if name in found:  # a designer's question in the words of another one
                name = f"{name} ({say(f'survey.{question}')})"
            found[name] = say("compare.said", share=say.percent(counts[said] / figure["of"]), of=figure["of"])
    return found


def _median(figure: ReportLine, say: ReportWords) -> str:
    median = say.number(figure["median"])
    if figure["low"] is None:
        return median
    return say("compare.median", median=median, low=say.number(figure["low"]), high=say.number(figure["high"]))
