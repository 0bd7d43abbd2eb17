"""The narrative of a report: its lines in sentences that people read."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.events.report import MEDIANS, ReportLine
from companion.events.report_words import ReportWords, words_of
from companion.events.survey import LENGTHS, NEVER, TEXTS, ratings_of

_RULES_LETTERS: Final = 12
_RULE_SENTENCES: Final = {"rule_questions": "asked", "unclear": "unclear", "overruled": "overruled"}


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
    """Returns how many played and by which rules: enough of the hash to tell versions apart."""
    players = [say("for-players", count=line["players"])] if "players" in line else []
    return say.listed([*players, say("by-rules", rules=line["rules"].removeprefix("sha256:")[:_RULES_LETTERS] or "–")])


def names_of_sides(line: ReportLine, say: ReportWords) -> dict[str, str]:
    """Returns what each side of a line is called."""
    wins = line["wins"]
    return {side: say.side(side, len(wins), line.get("players")) for side in wins}


def _games(line: ReportLine, say: ReportWords) -> Iterator[str]:
    groups, games = say("count.groups", count=line["groups"]), say("count.games", count=line["games"])
    yield say("games.begun", groups=groups, games=games)
    yield say("games.hows", **{how: line[how] for how in ("finished", "stopped", "parked", "running")})
    for key, sentence in (("ways", "taken-part"), ("assist", "assisted")):
        if line[key]:
            ways = [say("games.way", way=say.name("way", way), count=count) for way, count in line[key].items()]
            yield say(f"games.{sentence}", ways=say.listed(ways))
    yield say("games.needed")


def _wins(line: ReportLine, say: ReportWords) -> Iterator[str]:
    names = names_of_sides(line, say)
    if not names:
        yield say("wins.none")
        return
    for side, win in line["wins"].items():
        low, high, share = (say.percent(win[key]) for key in ("low", "high", "share"))
        counts = {"count": win["count"], "of": win["of"]}
        yield say.mark_sentence(say("wins.side", side=names[side], share=share, low=low, high=high, **counts), win)
    if line["ties"]:
        yield say("wins.ties", count=line["ties"])
    yield say(f"wins.{line['balanced']}")
    needed = line["more_games_needed"]
    yield say("wins.more", count=needed) if needed else say("wins.level" if needed is None else "wins.enough")
    yield say("wins.rest", groups=say("count.groups", count=next(iter(line["wins"].values()))["of"]))
    more = weakest(line["evidence"]["wins"].values())["more_games_needed"]
    yield say("wins.precise", count=more) if more else say("wins.precise-now")


def weakest(evidence: Iterable[Mapping[str, Any]]) -> dict[str, int | None]:
    """Returns the fewest groups on which any of several figures rests, and the most games that any still needs."""
    known = list(evidence)
    needed = [one["more_games_needed"] for one in known if one["more_games_needed"] is not None]
    return {"groups": min(one["groups"] for one in known), "more_games_needed": max(needed, default=None)}


def evidence_of_ratings(line: ReportLine) -> dict[str, Any]:
    """Returns on what each figure of the survey rests, without what was answered in free words, which is no figure."""
    return {question: one for question, one in line["evidence"]["survey"].items() if question not in TEXTS}


def _length(line: ReportLine, say: ReportWords) -> Iterator[str]:
    for name in MEDIANS:
        figure = line[name]
        if figure["of"]:
            said = _median(say(f"median.{name}", median=say.number(figure["median"])), figure, say)
            yield say.with_evidence(said, line["evidence"][name])


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
    timed = say("phases.timed", games=say("count.games", count=first["of"]))
    yield say.with_evidence(timed, weakest(line["evidence"]["phases_s"].values()))


def _rules(line: ReportLine, say: ReportWords) -> Iterator[str]:
    asked, evidence = questions_of(line), line["evidence"]
    if not asked:
        yield say.with_evidence(say("rules.not-asked"), evidence["rule_questions"])
    for key, named in (
        ("rule_questions", asked),
        ("unclear", [(item["fact"], item["count"]) for item in line["unclear"]]),
        ("overruled", [(item["what"], item["count"]) for item in line["overruled"]]),
    ):
        if named:
            facts = _ranked(named, evidence[key], say)
            yield say.with_evidence(say(f"rules.{_RULE_SENTENCES[key]}", facts=facts), evidence[key])
    yield say.with_evidence(say("rules.corrections", count=line["corrections"]), evidence["corrections"])


def questions_of(line: ReportLine) -> list[tuple[str | None, int]]:
    """Returns how often each rule was asked about: looked up and still unclear is one question."""
    unclear = {item["fact"]: item["count"] for item in line["unclear"]}
    counted = {item["fact"]: item["count"] for item in line["rule_questions"]}
    asked = [(fact, max(count - unclear.get(fact, 0), unclear.get(fact, 0))) for fact, count in counted.items()]
    return sorted(asked, key=lambda one: -one[1])


def _ranked(items: Sequence[tuple[str | None, int]], evidence: Mapping[str, Any], say: ReportWords) -> str:
    """Returns how often each thing was done, and by how many groups."""
    return say.listed(
        [
            say(
                "rules.fact",
                fact=say.name("what", name) if name else say("rules.elsewhere"),
                times=say("count.times", count=count),
                groups=say("count.groups", count=evidence["by_name"][name or ""]["by_groups"]),
            )
            for name, count in items
        ]
    )


def _survey(line: ReportLine, say: ReportWords) -> Iterator[str]:
    survey, evidence = line["survey"], line["evidence"]["survey"]
    if not survey:
        yield say("survey.none")
    for question in ratings_of(survey):
        figure = survey[question]
        answers = say("count.answers", count=figure["of"])
        said = say(
            "survey.rating", question=say.question(question, line), mean=say.mean(figure["mean"]), answers=answers
        )
        yield say.with_evidence(said, evidence[question])
    if "length" in survey:
        counts = {length: survey["length"]["counts"][length] for length in LENGTHS}
        yield say.with_evidence(say("survey.length", **counts), evidence["length"])
    if "foreseeable" in survey:
        counts = survey["foreseeable"]["counts"]
        hands = [say("survey.from-hand", hand=hand, count=count) for hand, count in counts.items() if hand != NEVER]
        never = [say("survey.never", count=counts[NEVER])] if counts[NEVER] else []
        said = say("survey.foreseeable", hands=say.listed([*hands, *never]))
        yield say.with_evidence(said, evidence["foreseeable"])
    if line["incomplete_surveys"]:
        yield say("survey.incomplete", seats=say("count.seats", count=line["incomplete_surveys"]))


def _asked(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields what seats told of themselves, and whether groups were led through their first hand."""
    for question, figure in line["asked"].items():
        counts = [
            say("asked.answer", answer=say.told_of_seat(question, answer), count=count)
            for answer, count in figure["counts"].items()
            if count
        ]
        seats = say("count.seats", count=figure["of"])
        said = say("asked.said", question=say.asked_of_seat(question), seats=seats, answers=say.listed(counts))
        yield say.with_evidence(said, line["evidence"]["asked"][question])
    if any(line["first_hands"].values()):
        yield say.with_evidence(say("asked.first-hands", **line["first_hands"]), line["evidence"]["first_hands"])


def _remarks(line: ReportLine, say: ReportWords) -> Iterator[str]:
    for question in (question for question in TEXTS if question in line["survey"]):
        for text, count in Counter(line["survey"][question]["texts"]).most_common():
            yield say("own.count", name=say(f"survey.{question}"), count=_quoted(text, count, say))
    for item in line["unclear"]:
        name = say("rules.unclear-about", fact=item["fact"] or say("rules.elsewhere"))
        for text, count in Counter(item["notes"]).most_common():
            yield say("own.count", name=name, count=_quoted(text, count, say))


def _quoted(text: str, count: int, say: ReportWords) -> str:
    return say("survey.remarks", text=text, count=count) if count > 1 else say("survey.remark", text=text)


def _own(line: ReportLine, say: ReportWords) -> Iterator[str]:
    evidence = line["evidence"].get(line["game"], {})
    for key, value in own_part_of(line).items():
        name, known = say.name("counted", key), evidence[key]
        if not isinstance(value, dict):
            yield say.with_evidence(f"{say('own.count', name=name, count=value)}.", known)
        elif not any(isinstance(inner, dict) for inner in value.values()):
            parts = [say("own.part", name=say.name("counted", inner), count=count) for inner, count in value.items()]
            yield say.with_evidence(say("own.parts", name=name, parts=say.listed(parts)), weakest(known.values()))
        else:
            yield from _tabled(name, value, known, say)


def own_part_of(line: ReportLine) -> ReportLine:
    """Returns the game's own counts, without those that no game told."""
    evidence = line["evidence"].get(line["game"], {})
    own = line.get(line["game"], {})
    return {key: value for key, value in own.items() if key != "few" and _is_told(evidence[key])}


def _is_told(evidence: Mapping[str, Any]) -> bool:
    """Tells whether any game stands behind a count, or behind one of a table."""
    return any(map(_is_told, evidence.values())) if "groups" not in evidence else evidence["groups"] > 0


def _tabled(name: str, table: ReportLine, evidence: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields a sentence for each row of counts; those beside a count of hands are given for each hand."""
    for row, counts in sorted(table.items()):
        cells = [
            say("own.part", name=say.name("counted", column), count=cell)
            for column, cell in cells_of(counts, say).items()
        ]
        said = say("own.parts", name=f"{name} – {say.name('counted', row)}", parts=" · ".join(cells))
        yield say.with_evidence(said, evidence[row])


def cells_of(counts: ReportLine, say: ReportWords) -> dict[str, str]:
    """Returns a row's cells by column: points for each hand where the row counts hands, else the counts."""
    hands = counts.get("hands")
    ordered = sorted(counts.items(), key=lambda item: item[0] != "hands")
    if not hands:
        return {column: str(count) for column, count in ordered}
    return {column: str(hands) if column == "hands" else say.number(n / hands) for column, n in ordered}


_PARTS: Final[Sequence[tuple[str, Callable[[ReportLine, ReportWords], Iterator[str]]]]] = (
    ("games", _games),
    ("asked", _asked),
    ("wins", _wins),
    ("length", _length),
    ("phases", _phases),
    ("rules", _rules),
    ("survey", _survey),
    ("own", _own),
    ("remarks", _remarks),
)
