"""The narrative of a report: its lines in sentences that people read."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.events.answers import answers
from companion.events.report import MEDIANS, ReportLine
from companion.events.report_words import ReportWords, words_of
from companion.events.setting import usual_options
from companion.events.stories import tell_confusion, tell_fun, tell_setting, tell_stops, tell_turns
from companion.events.survey import LENGTHS, NEVER, ratings_of

_RULES_LETTERS: Final = 12


@dataclass(frozen=True, slots=True)
class NarrativePart:
    """One part of a narrative; `name` says which charts belong to it."""

    name: str
    title: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameNarrative:
    """What is told of one game, version and number of players."""

    title: str
    rules: str
    parts: tuple[NarrativePart, ...]


def narrative_of(line: ReportLine, language: str) -> GameNarrative:
    """Returns the narrative of one line of a report."""
    say = words_of(line, language)
    written = ((name, tuple(sentences(line, say))) for name, sentences in _PARTS)
    parts = tuple(NarrativePart(name, say(f"part.{name}"), sentences) for name, sentences in written if sentences)
    return GameNarrative(title_of(line, say), rules_of(line, say), parts)


def title_of(line: ReportLine, say: ReportWords) -> str:
    """Returns which game and version a line is about."""
    return say("version", game=say.game, version=line["version"])


def rules_of(line: ReportLine, say: ReportWords) -> str:
    """Returns how many played and by which options; where no row says these, enough of the hash to tell them apart."""
    players = [say("for-players", count=line["players"])] if "players" in line else []
    return say.listed([*players, *(options_in_words(line, say) or [_hash_in_words(line, say)])])


def options_in_words(line: ReportLine, say: ReportWords) -> list[str]:
    """Returns the options that are not the usual ones, with their values; nothing where no row says them."""
    options = line["options"]
    if options is None:
        return []
    usual = usual_options(line["game"])
    others = [(name, value) for name, value in options.items() if name not in usual or usual[name] != value]
    return [say("option", option=say.name("option", name), value=say.value(value)) for name, value in others] or [
        say("usual-options")
    ]


def _hash_in_words(line: ReportLine, say: ReportWords) -> str:
    return say("by-rules", rules=line["rules"].removeprefix("sha256:")[:_RULES_LETTERS] or "–")


def names_of_sides(line: ReportLine, say: ReportWords) -> dict[str, str]:
    """Returns what each side of a line is called."""
    wins = line["wins"]
    return {side: say.side(side, len(wins), line.get("players")) for side in wins}


def _games(line: ReportLine, say: ReportWords) -> Iterator[str]:
    yield from tell_setting(line, say)
    groups, games = say("count.groups", count=line["groups"]), say("count.games", count=line["games"])
    yield say("games.begun", groups=groups, games=games)
    yield say("games.hows", **{how: line[how] for how in ("finished", "stopped", "parked", "running")})
    for key, sentence in (("ways", "taken-part"), ("assist", "assisted")):
        if line[key]:
            ways = [say("games.way", way=say.name("way", way), count=count) for way, count in line[key].items()]
            yield say(f"games.{sentence}", ways=say.listed(ways))


def _wins(line: ReportLine, say: ReportWords) -> Iterator[str]:
    names = names_of_sides(line, say)
    if not names:
        yield say("wins.none")
        return
    for side, win in line["wins"].items():
        low, high, share = (say.percent(win[key]) for key in ("low", "high", "share"))
        counts = {"count": win["count"], "of": win["of"]}
        yield say("wins.side", side=names[side], share=share, low=low, high=high, **counts)
    if line["ties"]:
        yield say("wins.ties", count=line["ties"])


def _length(line: ReportLine, say: ReportWords) -> Iterator[str]:
    for name in MEDIANS:
        figure = line[name]
        if figure["of"]:
            yield _median(say(f"median.{name}", median=say.number(figure["median"])), figure, say)


def _median(said: str, figure: ReportLine, say: ReportWords) -> str:
    games = say("count.games", count=figure["of"])
    if figure["low"] is None:
        return say("median.no-range", said=said, games=games)
    low, high = say.number(figure["low"]), say.number(figure["high"])
    return say("median.range", said=said, games=games, low=low, high=high)


def _phases(line: ReportLine, say: ReportWords) -> Iterator[str]:
    phases = line["phases_s"]
    if not phases:
        return
    times = [
        say("phases.phase", phase=say.name("phase", phase), time=say.time(figure["median"]))
        for phase, figure in phases.items()
    ]
    first = next(iter(phases.values()))
    yield f"{say.listed(times)}."
    yield say("phases.timed", games=say("count.games", count=first["of"]))


def questions_of(line: ReportLine) -> list[tuple[str | None, int]]:
    """Returns how often each rule was asked about: looked up and still unclear is one question."""
    unclear = {item["fact"]: item["count"] for item in line["unclear"]}
    counted = {item["fact"]: item["count"] for item in line["rule_questions"]}
    asked = [(fact, max(count - unclear.get(fact, 0), unclear.get(fact, 0))) for fact, count in counted.items()]
    return sorted(asked, key=lambda one: -one[1])


def _survey(line: ReportLine, say: ReportWords) -> Iterator[str]:
    survey = line["survey"]
    if not survey:
        yield say("survey.none")
    for question in ratings_of(survey):
        figure = survey[question]
        given = say("count.answers", count=figure["of"])
        named = say.question(question, line)
        if low_and_high := figure.get("ends"):
            named = say("survey.scale", question=named, low=low_and_high[0], high=low_and_high[-1])
        yield say("survey.rating", question=named, mean=say.mean(figure["mean"]), answers=given)
    if "length" in survey:
        counts = {length: survey["length"]["counts"][length] for length in LENGTHS}
        yield say("survey.length", **counts)
    if "foreseeable" in survey:
        counts = survey["foreseeable"]["counts"]
        hands = [say("survey.from-hand", hand=hand, count=count) for hand, count in counts.items() if hand != NEVER]
        never = [say("survey.never", count=counts[NEVER])] if counts[NEVER] else []
        yield say("survey.foreseeable", hands=say.listed([*hands, *never]))
    if line["incomplete_surveys"]:
        yield say("survey.incomplete", seats=say("count.seats", count=line["incomplete_surveys"]))


def _choices(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields what was answered to questions that have no scale: yes or no, choices and numbers."""
    for question, figure in line["survey"].items():
        named, given = say.question(question, line), say("count.answers", count=figure["of"])
        if "numbers" in figure:
            numbers = {"least": figure["numbers"][0], "most": figure["numbers"][-1], "mean": say.number(figure["mean"])}
            yield say("survey.number", question=named, answers=given, **numbers)
        elif question not in ("length", "foreseeable") and isinstance(figure.get("counts"), dict):
            counts = [
                say("asked.answer", answer=answer_in_words(question, answer, figure, say), count=count)
                for answer, count in figure["counts"].items()
            ]
            yield say("survey.choice", question=named, counts=say.listed(counts))


def answer_in_words(question: str, answer: str, figure: Mapping[str, Any], say: ReportWords) -> str:
    """Returns an answer to a question: yes or no in the report's language, a choice as the designer wrote it."""
    return answer if figure.get("kind") == "choice" else say(f"survey.{answer}")


def _asked(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields what seats told of themselves, and whether groups were led through their first hand."""
    for question, figure in line["asked"].items():
        counts = [
            say("asked.answer", answer=say.told_of_seat(question, answer), count=count)
            for answer, count in figure["counts"].items()
            if count
        ]
        seats = say("count.seats", count=figure["of"])
        yield say("asked.said", question=say.asked_of_seat(question), seats=seats, answers=say.listed(counts))
    if any(line["first_hands"].values()):
        yield say("asked.first-hands", **line["first_hands"])


def _remarks(line: ReportLine, say: ReportWords) -> Iterator[str]:
    for question, figure in line["survey"].items():
        for text, count in Counter(figure.get("texts", ())).most_common():
            yield say("own.count", name=say.question(question, line), count=_quoted(text, count, say))
    for item in line["unclear"]:
        name = say("rules.unclear-about", fact=item["fact"] or say("rules.elsewhere"))
        for text, count in Counter(item["notes"]).most_common():
            yield say("own.count", name=name, count=_quoted(text, count, say))


def _quoted(text: str, count: int, say: ReportWords) -> str:
    said = say.said(text)
    return say("survey.remarks", text=said, count=count) if count > 1 else say("survey.remark", text=said)


def _own(line: ReportLine, say: ReportWords) -> Iterator[str]:
    for key, value in own_part_of(line).items():
        name = say.name("counted", key)
        if not isinstance(value, dict):
            yield f"{say('own.count', name=name, count=value)}."
        elif not any(isinstance(inner, dict) for inner in value.values()):
            parts = [say("own.part", name=say.name("counted", inner), count=count) for inner, count in value.items()]
            yield say("own.parts", name=name, parts=say.listed(parts))
        else:
            yield from _tabled(name, value, say)


def own_part_of(line: ReportLine) -> ReportLine:
    """Returns the game's own counts, without those that no game told."""
    evidence = line["evidence"].get(line["game"], {})
    own = line.get(line["game"], {})
    return {key: value for key, value in own.items() if key != "few" and _is_told(evidence[key])}


def _is_told(evidence: Mapping[str, Any]) -> bool:
    """Tells whether any game stands behind a count, or behind one of a table."""
    return any(map(_is_told, evidence.values())) if "groups" not in evidence else evidence["groups"] > 0


def _tabled(name: str, table: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields a sentence for each row of counts; those beside a count of hands are given for each hand."""
    for row, counts in sorted(table.items()):
        cells = [
            say("own.part", name=say.name("counted", column), count=cell)
            for column, cell in cells_of(counts, say).items()
        ]
        yield say("own.parts", name=f"{name} – {say.name('counted', row)}", parts=" · ".join(cells))


def cells_of(counts: ReportLine, say: ReportWords) -> dict[str, str]:
    """Returns a row's cells by column: points for each hand where the row counts hands, else the counts."""
    hands = counts.get("hands")
    ordered = sorted(counts.items(), key=lambda item: item[0] != "hands")
    if not hands:
        return {column: str(count) for column, count in ordered}
    return {column: str(hands) if column == "hands" else say.number(n / hands) for column, n in ordered}


_PARTS: Final[Sequence[tuple[str, Callable[[ReportLine, ReportWords], Iterator[str]]]]] = (
    ("answers", answers),
    ("games", _games),
    ("asked", _asked),
    ("wins", _wins),
    ("length", _length),
    ("turns", tell_turns),
    ("phases", _phases),
    ("rules", tell_confusion),
    ("stops", tell_stops),
    ("survey", _survey),
    ("fun", tell_fun),
    ("choices", _choices),
    ("own", _own),
    ("remarks", _remarks),
)
