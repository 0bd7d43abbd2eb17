"""Compares a game's versions: the same figures of each, side by side."""

from collections.abc import Sequence

from companion.events.narrative import evidence_of_ratings, names_of_sides, questions_of, rules_of, weakest
from companion.events.report import MEDIANS, ReportLine
from companion.events.report_words import ReportWords, words_of
from companion.events.survey import ratings_of

NOTHING = "–"


def compare(lines: Sequence[ReportLine], language: str) -> list[tuple[str, ...]]:
    """Returns a table of the versions of one game: a header row, then a row for each figure, its name first."""
    say = words_of(lines[0], language)
    head = (say("figure"), *(f"{line['version']} · {rules_of(line, say)}" for line in lines))
    rows = [_row(line, say) for line in lines]
    longest = sorted(rows, key=len, reverse=True)  # the version with the most figures gives the order
    names = dict.fromkeys(name for row in longest for name in row)
    return [head, *((name, *(row.get(name, NOTHING) for row in rows)) for name in names)]


def _row(line: ReportLine, say: ReportWords) -> dict[str, str]:
    row = {say(f"compare.{name}"): str(line[name]) for name in ("groups", "games", "finished")}
    row[say("compare.counted")] = str(line["evidence"]["minutes"]["groups"])
    for side, name in names_of_sides(line, say).items():
        win = line["wins"][side]
        low, high, share = (say.percent(win[key]) for key in ("low", "high", "share"))
        row[say("compare.wins", side=name)] = say.mark_cell(say("compare.share", share=share, low=low, high=high), win)
    if line["wins"]:
        row[say("compare.balanced")] = say(f"compare.{line['balanced']}")
        needed = line["more_games_needed"]
        row[say("compare.more")] = NOTHING if needed is None else str(needed)
    for name in MEDIANS:
        if line[name]["of"]:
            row[say(f"median-name.{name}")] = say.mark_cell(_median(line[name], say), line[name])
    row[say("compare.questions")] = str(sum(count for _, count in questions_of(line)))
    row[say("compare.corrections")] = str(line["corrections"])
    if ratings := evidence_of_ratings(line):
        row[say("compare.answering")] = str(weakest(ratings.values())["groups"])
    for question in ratings_of(line["survey"]):
        figure = line["survey"][question]
        said = say("compare.mean", mean=say.mean(figure["mean"]))
        name = say.question(question, line)
        if name in row:  # a designer's question in the words of another figure
            name = f"{name} ({say(f'survey.{question}')})"
        row[name] = say.mark_cell(said, figure)
    return row


def _median(figure: ReportLine, say: ReportWords) -> str:
    median = say.number(figure["median"])
    if figure["low"] is None:
        return median
    return say("compare.median", median=median, low=say.number(figure["low"]), high=say.number(figure["high"]))
