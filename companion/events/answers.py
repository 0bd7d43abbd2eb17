"""The four answers with which a report opens: balance, length, confusion and fun, each with how sure it is."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.events.figures import FEW_GROUPS
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords
from companion.events.survey import LENGTHS

_RATED: Final = "fun"


def answers(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields a sentence for each answer, and at last on what each of them rests."""
    yield _balance(line, say)
    yield _length(line, say)
    yield _confusion(line, say)
    yield _fun(line, say)
    yield say("answers.rests", parts="; ".join(_rests(line, say)))


def _rests(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields on how many groups balance and length rest, on how many games confusion, and on which groups fun."""
    if counted := line["evidence"]["minutes"]["groups"]:
        yield say("answers.rests-wins", groups=say("count.groups", count=counted))
    games, groups = say("count.games", count=line["games"]), say("count.groups", count=line["groups"])
    yield say("answers.rests-confusion", games=games, groups=groups)
    if _RATED in line["survey"]:
        answering = line["evidence"]["survey"][_RATED]["groups"]
        yield say("answers.rests-fun", groups=say("count.groups", count=answering))


def _balance(line: ReportLine, say: ReportWords) -> str:
    wins = line["wins"]
    if not wins:
        return say("answers.no-balance")
    side = max(wins, key=lambda side: wins[side]["share"])
    win, needed = wins[side], line["more_games_needed"]
    low, high, share = (say.percent(win[key]) for key in ("low", "high", "share"))
    name, games = say.side(side, len(wins), line.get("players")), say("count.games", count=win["of"])
    seen = say("answers.balance", side=name, share=share, games=games, low=low, high=high)
    if line["balanced"] == "no":
        return f"{seen} {say('answers.unbalanced')}"
    if win["of"] < FEW_GROUPS:
        return f"{seen} {say('answers.sure-few')}"
    if needed is None:
        return f"{seen} {say('answers.level')}"
    return f"{seen} {say('answers.undecided', count=needed) if needed else say('answers.nearly-decided')}"


def _length(line: ReportLine, say: ReportWords) -> str:
    minutes = line["minutes"]
    if not minutes["of"]:
        return say("answers.no-length")
    said = say("answers.length", median=say.number(minutes["median"]))
    if minutes["low"] is not None:
        low, high = say.number(minutes["low"]), say.number(minutes["high"])
        said = say("answers.length-range", median=say.number(minutes["median"]), low=low, high=high)
    parts = [said]
    if "length" in line["survey"]:
        figure = line["survey"]["length"]
        short, _, long = (figure["counts"][length] for length in LENGTHS)
        parts.append(say("answers.length-felt", of=figure["of"], short=short, long=long))
    return " ".join([*parts, how_sure(line["evidence"]["minutes"], say)])


def _confusion(line: ReportLine, say: ReportWords) -> str:
    evidence, confusing = line["evidence"]["rule_questions"], line["confusing"]
    sure = how_sure(evidence, say)
    if not confusing:
        return f"{say('answers.no-confusion')} {sure}"
    rate = say.mean(sum(one["per_game"] for one in confusing))
    worst = say.rule(confusing[0]["fact"])
    if text := say.rule_text(confusing[0]["fact"]):
        worst = say("answers.rule", fact=worst, text=text)
    return f"{say('answers.confusion', rate=rate, worst=worst)} {sure}"


def _fun(line: ReportLine, say: ReportWords) -> str:
    if _RATED not in line["survey"]:
        return say("answers.no-fun")
    figure = line["survey"][_RATED]
    said = say("answers.fun", mean=say.mean(figure["mean"]), answers=say("count.answers", count=figure["of"]))
    return f"{said} {how_sure(line['evidence']['survey'][_RATED], say)}"


def how_sure(evidence: Mapping[str, Any], say: ReportWords) -> str:
    """Returns in plain words how well a figure is known: by its groups, and the games that it still needs."""
    groups, more = evidence["groups"], evidence["more_games_needed"]
    if groups < FEW_GROUPS:
        return say("answers.sure-few")
    if not more:
        return say("answers.sure-known")
    return say("answers.sure-roughly" if more <= groups else "answers.sure-open")
