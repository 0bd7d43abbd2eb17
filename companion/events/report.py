"""The report: one line for each game, rules version and number of players, as programs read it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, TypeAlias

from companion.events.confusion import sum_up_confusion
from companion.events.differences import ShareCount
from companion.events.evidence import (
    evidence_of_events,
    evidence_of_groups,
    evidence_of_median,
    evidence_of_own_part,
    evidence_of_seats,
    evidence_of_survey,
    evidence_of_wins,
)
from companion.events.figures import add_counts, few, games_needed, median_figure, share_interval
from companion.events.games import ScoredGame, no_counts
from companion.events.precision import MEDIAN_UNITS, PHASE_S
from companion.events.seat_questions import sum_up_seats
from companion.events.seat_rows import FUN, fun_by_part, number_games, seat_rows
from companion.events.sessions import NotedGame, SessionEnd, SessionKey, Sessions, SessionStart
from companion.events.setting import setting_of
from companion.events.stops import sum_up_stops
from companion.events.survey import (
    AnswersByGroup,
    Own,
    answers_by_group,
    sort_by_group,
    sum_up_questions,
    sum_up_surveys,
)
from companion.events.turn_times import sum_up_turns
from companion.events.version_pairs import VersionKey, VersionSample, compare_versions, pair_versions

ReportLine: TypeAlias = dict[str, Any]
_Place: TypeAlias = tuple[SessionKey, int]
"""A group, and the number of the row that began one of its games."""
_UNKNOWN: Final = 0
MEDIANS: Final = tuple(MEDIAN_UNITS)
"""The figures of a line that are medians of counted games."""


@dataclass(frozen=True, slots=True)
class _Counted:
    """A group's counted game."""

    end: SessionEnd
    played: ScoredGame


@dataclass(frozen=True, slots=True)
class _Played:
    """The games of a version in their order, with the answers to surveys and by seats, and first games with help."""

    games: Sequence[NotedGame]
    questions: Own
    answers: AnswersByGroup
    asked: AnswersByGroup
    first_hands: Sequence[NotedGame]

    @property
    def finished(self) -> list[NotedGame]:
        """The games that were played to their end."""
        return [game for game in self.games if game.session.is_finished]


@dataclass(frozen=True, slots=True)
class _Event:
    """All that was noted; the first game of each kind that each group played; and each game's number in its group."""

    noted: Sessions
    first: Set[_Place]
    numbers: Mapping[int, int]


def make_report(noted: Sessions) -> list[ReportLine]:
    """Returns a line for each game, version and number of players, sorted by these."""
    versions: dict[VersionKey, list[NotedGame]] = defaultdict(list)
    first: dict[tuple[SessionKey, str], int] = {}
    for game in noted.games:
        start = game.start
        key = VersionKey(start.game, start.version, start.rules, game.session.players or _UNKNOWN)
        versions[key].append(game)
        first[game.group, start.game] = min(game.seq, first.get((game.group, start.game), game.seq))
    _place_unknown(versions)
    places = {(group, seq) for (group, _), seq in first.items()}
    numbers = {id(game.session): number for game, number in number_games(noted.games)}
    event = _Event(noted, places, numbers)
    played = {key: _played(key, sorted(games, key=_order), event) for key, games in sorted(versions.items())}
    lines = {key: _line(key, one, event) for key, one in played.items()}
    for before, now in pair_versions([_sample(key, lines[key], one) for key, one in played.items()]):
        lines[now.key]["against"] = compare_versions(before, now)
    return list(lines.values())


def _order(game: NotedGame) -> tuple[str, int]:
    return game.group[0], game.seq


def _place_unknown(versions: dict[VersionKey, list[NotedGame]]) -> None:
    """Counts games that do not tell their number of players with the most frequent number of their version."""
    for key in [key for key in versions if key.players == _UNKNOWN]:
        known = [other for other in versions if other[:3] == key[:3] and other.players != _UNKNOWN]
        if known:
            versions[max(known, key=lambda other: (len(versions[other]), other))] += versions.pop(key)


def _played(key: VersionKey, games: Sequence[NotedGame], event: _Event) -> _Played:
    """Returns the games of a version, which come in their order, with all that their groups answered."""
    questions = sum_up_questions(game.start.questions for game in games)
    surveys = ((game.group, said) for game in games for _, said in game.session.surveys.values())
    return _Played(
        games,
        questions,
        answers_by_group(surveys, questions),
        sort_by_group(
            (group, question, answer)
            for group in dict.fromkeys(game.group for game in games)
            for told in event.noted.told_of(group, key.game).values()
            for question, answer in told.items()
        ),
        [game for game in games if game.start.assist == "coach" and (game.group, game.seq) in event.first],
    )


def _line(key: VersionKey, played: _Played, event: _Event) -> ReportLine:
    """Returns the line of a version, but for how it differs from the one before it."""
    own = _own_counts(played.finished)
    sides = max((one.sides for one in _scored(played.games)), key=len, default=())
    line: ReportLine = {"game": key.game, "version": key.version, "rules": key.rules}
    line |= {"players": key.players} if key.players != _UNKNOWN else {}
    line |= {"sides": list(sides)}
    line |= _figures(played)
    line |= {"questions": {name: one.ask for name, one in played.questions.items()}} if played.questions else {}
    line |= _own_part(key.game, own)
    own_evidence = {key.game: evidence_of_own_part(list(own.values()), no_counts(key.game))}
    line |= {"evidence": _evidence(played, line) | (own_evidence if key.game in line else {})}
    return line | setting_of(played.games, event.noted.groups) | _stories(played.games, event)


def _sample(key: VersionKey, line: ReportLine, played: _Played) -> VersionSample:
    won = {side: ShareCount(win["share"] * win["of"], win["of"]) for side, win in line["wins"].items()}
    asked = line["evidence"]["rule_questions"]
    fun = [sum(given) / len(given) for given in played.answers[FUN].values()] if FUN in played.answers else []
    minutes = _medians(_counted_games(played.games))["minutes"]
    return VersionSample(key, line["options"], won, ShareCount(asked["by_groups"], asked["groups"]), minutes, fun)


def _stories(games: Sequence[NotedGame], event: _Event) -> ReportLine:
    """Returns where games confused their players, how long turns took, where games stopped, and for whom it was fun."""
    numbered = ((game, event.numbers[id(game.session)]) for game in games)
    return {
        "confusing": sum_up_confusion(games),
        "turns": sum_up_turns(games),
        "stops": sum_up_stops(games),
        "fun_by": fun_by_part(list(seat_rows(numbered, event.noted))),
    }


def _figures(played: _Played) -> ReportLine:
    """Returns the figures that every game has."""
    games, finished = played.games, played.finished
    counted = _counted_games(games)
    hows = Counter(game.session.end.how if game.session.end else "running" for game in games)
    declined = sum(game.session.has_declined_help for game in played.first_hands)
    return {
        "groups": len({game.group for game in games}),
        "games": len(games),
        **{how: hows[how] for how in ("finished", "stopped", "parked", "running")},
        **_wins([one.played for one in counted]),
        **{name: median_figure(values) for name, values in _medians(counted).items()},
        "phases_s": _phases([one.end for one in counted]),
        "rule_questions": _ranked("fact", (game.session.questions for game in games)),
        "unclear": _unclear(games),
        "overruled": _ranked("what", (game.session.overruled for game in games)),
        "corrections": sum(game.session.corrections for game in games),
        "survey": sum_up_surveys(played.answers, played.questions),
        "incomplete_surveys": sum(len(game.session.incomplete_surveys) for game in games),
        "asked": sum_up_seats(played.asked),
        "first_hands": {"led": len(played.first_hands) - declined, "declined": declined},
        "ways": _tally(finished, lambda start: start.way),
        "assist": _tally(finished, lambda start: start.assist),
    }


def _evidence(played: _Played, line: ReportLine) -> ReportLine:
    """Returns how much stands behind each figure of a line."""
    games = played.games
    return {
        "wins": evidence_of_wins(line["wins"]),
        **{name: evidence_of_median(line[name], unit) for name, unit in MEDIAN_UNITS.items()},
        "phases_s": {name: evidence_of_median(phase, PHASE_S) for name, phase in line["phases_s"].items()},
        "rule_questions": evidence_of_events([(game.group, game.session.questions) for game in games]),
        "unclear": evidence_of_events([(game.group, game.session.unclear) for game in games]),
        "overruled": evidence_of_events([(game.group, game.session.overruled) for game in games]),
        "corrections": evidence_of_groups((game.group, game.session.corrections > 0) for game in games),
        "survey": evidence_of_survey(played.answers, line["survey"]),
        "asked": evidence_of_seats(played.asked),
        "first_hands": evidence_of_groups((game.group, game.session.has_declined_help) for game in played.first_hands),
    }


def _counted_games(games: Iterable[NotedGame]) -> list[_Counted]:
    """Returns the first begun of each group's finished games without a bot; `games` are in their order."""
    counted: dict[SessionKey, _Counted] = {}
    for game in games:
        end = game.session.end
        if game.session.is_finished and not game.session.has_bot and end and end.played and game.group not in counted:
            counted[game.group] = _Counted(end, end.played)
    return list(counted.values())


def _scored(games: Iterable[NotedGame]) -> Iterator[ScoredGame]:
    """Yields what the score lines of games tell, also of those that were stopped."""
    for game in games:
        if game.session.end and game.session.end.played:
            yield game.session.end.played


def _wins(played: Sequence[ScoredGame]) -> ReportLine:
    sides = max((one.sides for one in played), key=len, default=())
    count: Counter[str] = Counter()
    shares: defaultdict[str, Fraction] = defaultdict(Fraction)  # exact: parts of ties add up to whole games
    for one in played:
        for side in one.winners:
            shares[side] += Fraction(1, len(one.winners))
        count[one.winners[0]] += len(one.winners) == 1
    of = len(played)
    wins = {side: _side(count[side], shares[side], of) for side in sides}
    fair = 1 / len(sides) if sides else 0.0
    unfair = any(not win["low"] <= fair <= win["high"] for win in wins.values())
    return {
        "wins": wins,
        "ties": sum(len(one.winners) > 1 for one in played),
        "balanced": "no" if unfair else "unknown",
        "more_games_needed": games_needed(shares[sides[0]], of, len(sides)) if sides else None,
    }


def _side(count: int, share: Fraction, of: int) -> ReportLine:
    low, high = share_interval(float(share), of)
    return {"count": count, "of": of, "share": float(share / of) if of else None, "low": low, "high": high, **few(of)}


def _medians(counted: Iterable[_Counted]) -> dict[str, list[float]]:
    """Returns the values of each figure that is a median; what a game does not have is left out."""
    values: dict[str, list[float]] = {name: [] for name in MEDIANS}
    for one in counted:
        paused = None if one.end.paused_s is None else one.end.paused_s / 60
        found = (one.end.played_s / 60, one.played.hands, one.played.lead_changes, one.played.margin, paused)
        for name, value in zip(MEDIANS, found, strict=True):
            values[name] += [] if value is None else [value]
    return values


def _phases(ends: Sequence[SessionEnd]) -> ReportLine:
    timed = [end.phases_s for end in ends if end.phases_s is not None]
    names = dict.fromkeys(name for phases_s in timed for name in phases_s)
    return {name: median_figure([phases_s.get(name, 0) for phases_s in timed]) for name in names}


def _ranked(name: str, counters: Iterable[Counter[str]]) -> list[ReportLine]:
    ranked = sorted(add_counts(counters).items(), key=lambda item: (-item[1], item[0]))
    return [{name: what or None, "count": count} for what, count in ranked]


def _unclear(games: Iterable[NotedGame]) -> list[ReportLine]:
    """Returns which rules stayed unclear after they were read, and what was said of each."""
    notes: dict[str, list[str]] = defaultdict(list)
    for game in games:
        for fact, note in game.session.notes:
            notes[fact].append(note)
    ranked = _ranked("fact", (game.session.unclear for game in games))
    return [item | {"notes": notes[item["fact"] or ""]} for item in ranked]


def _tally(finished: Iterable[NotedGame], of: Callable[[SessionStart], str | None]) -> dict[str, int]:
    """Returns how many games were played in which way."""
    return dict(sorted(Counter(word for game in finished if (word := of(game.start))).items()))


def _own_counts(finished: Iterable[NotedGame]) -> dict[SessionKey, Counter[str]]:
    """Returns the game's own counts of each group, of finished games without bots."""
    by_group: dict[SessionKey, Counter[str]] = {}
    for game in finished:
        end = game.session.end
        if end and end.played and end.played.counts and not game.session.has_bot:
            by_group.setdefault(game.group, Counter()).update(dict(end.played.counts))
    return by_group


def _own_part(name: str, by_group: Mapping[SessionKey, Counter[str]]) -> ReportLine:
    total = Counter(no_counts(name))
    for counts in by_group.values():
        total.update(counts)
    return {name: {**_nested(total), **few(len(by_group))}} if total else {}


def _nested(counts: Counter[str]) -> ReportLine:
    """Returns counts whose names have parts as objects in objects."""
    nested: ReportLine = {}
    for name, count in counts.items():
        *parents, last = name.split("/")
        place = nested
        for parent in parents:
            place = place.setdefault(parent, {})
        if last:  # else it is a table, with or without rows
            place[last] = count
    return nested
