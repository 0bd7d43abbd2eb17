"""Sessions: what the rows of an event say about each game that a group began."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from sys import intern
from typing import Final, TypeAlias, cast

from companion.engine.fields import MOST_PLAYERS
from companion.errors import BadInputError
from companion.events.games import ScoredGame, moment_of, read_line
from companion.events.rows import EventRow, is_seconds
from companion.events.seat_questions import OF_A_GAME, read_seat_answers
from companion.events.survey import read_questions
from companion.events.survey_questions import SurveyQuestion
from companion.session.store import EventKind, RowKind

STOPPED: Final = "stopped"
SessionKey: TypeAlias = tuple[str, str]
"""A journal's name, and that of a session or a group in it."""

Appearances: TypeAlias = Mapping[SessionKey, tuple[str, str]]
"""By group, the event and the table at which it appeared."""

GameMoment: TypeAlias = tuple[tuple[str, str | int], ...]
"""A moment of a game, such as its hand, trick and phase, by name."""
_MOMENT: Final = ("hand", "trick", "turn", "phase")
_NO_PHASE: Final = "None"
"""How earlier versions wrote the phase of a game without phases."""
_LONGEST: Final = 40
"""The most letters or digits of a moment's phase or number."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_PLAYERS: Final = range(1, MOST_PLAYERS + 1)

ToldBySeat: TypeAlias = dict[str, tuple[int, Mapping[str, str]]]
"""By game ("": of none), the last answers of a seat about its player, with the row's number."""


@dataclass(frozen=True, slots=True)
class SessionStart:
    """What the first row of a session says: who plays what, and how the companion takes part.

    `day` is that of the table's clock; `options` are those that differ from the game's own, None where none is told;
    `compare` is who took the version of several: "alternate" (the companion) or "chosen".
    """

    seq: int
    group: SessionKey
    game: str
    version: str
    rules: str
    way: str | None
    assist: str | None
    players: int | None
    day: str = ""
    options: Mapping[str, object] | None = None
    changes: str = ""
    compare: str = ""
    questions: tuple[SurveyQuestion, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionEnd:
    """What the last row of a session's end says; `phases_s` and `paused_s` are None where nothing tells them.

    `seats_s` are the seconds of each seat's turns, `turns` their number; empty where nothing tells them.
    """

    seq: int
    how: str
    played_s: float
    phases_s: Mapping[str, float] | None
    played: ScoredGame | None
    paused_s: float | None = None
    moment: GameMoment = ()
    seats_s: tuple[float, ...] = ()
    turns: tuple[int, ...] = ()


@dataclass(slots=True)
class SessionNotes:
    """What was noted about one game; `surveys` are by seat, the last of each; some seats left theirs incomplete.

    `corrections` leave out entries that were only put in the order of the rules.
    Of the `questions` about rules some are `unclear` after the rules were read; `notes` are facts with what was said.
    `moments` are those at which a rule was looked up or overruled, with its name.
    """

    start: SessionStart | None = None
    end: SessionEnd | None = None
    has_bot: bool = False
    has_declined_help: bool = False
    corrections: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    unclear: Counter[str] = field(default_factory=Counter)
    notes: list[tuple[str, str]] = field(default_factory=list)
    moments: list[tuple[str, GameMoment]] = field(default_factory=list)
    overruled: Counter[str] = field(default_factory=Counter)
    surveys: dict[int, tuple[int, Mapping[str, object]]] = field(default_factory=dict)
    incomplete_surveys: set[int] = field(default_factory=set)
    stops: tuple[int, str] = (0, "")
    """The number of the last row that says why the game was stopped, and what it says."""

    @property
    def is_finished(self) -> bool:
        """Whether it was played to its end."""
        return self.end is not None and self.end.how == "finished"

    @property
    def players(self) -> int | None:
        """How many play: as the first row says, else as the score line does."""
        if self.start and self.start.players is not None:
            return self.start.players
        return self.end.played.players if self.end and self.end.played else None


@dataclass(frozen=True, slots=True)
class NotedGame:
    """One session that was begun."""

    start: SessionStart
    session: SessionNotes

    @property
    def group(self) -> SessionKey:
        """The group that began it."""
        return self.start.group

    @property
    def seq(self) -> int:
        """The number of the row that began it."""
        return self.start.seq


class Sessions:
    """Takes in rows, in any order; sessions whose start never came count for nothing."""

    def __init__(self) -> None:
        self.sessions: dict[SessionKey, SessionNotes] = {}
        self._seats: dict[SessionKey, dict[int, ToldBySeat]] = {}
        self.groups: dict[SessionKey, tuple[str, str]] = {}

    def take(self, row: EventRow) -> None:
        """Takes one row in. Raises BadInputError for one that cannot be what it says."""
        if row.kind == EventKind.SEAT_ASKED:
            self._take_seat(row)
        elif row.kind == EventKind.GROUP_STARTED:
            event, table = (intern(_text(row.content.get(key)) or "") for key in ("event", "table"))
            self.groups[row.began, str(row.content["group"])] = event, table
        else:
            self._take_session(row)

    def _take_session(self, row: EventRow) -> None:
        name = row.content.get("session")
        if not isinstance(name, str):
            return
        key = (row.journal if row.kind == EventKind.GAME_STARTED else row.began, name)
        session = self.sessions.get(key)
        if session is None:
            session = self.sessions[key] = SessionNotes()
        match row.kind:
            case EventKind.GAME_STARTED:
                if session.start is None or row.seq < session.start.seq:
                    session.start = _read_start(row)
            case EventKind.GAME_ENDED:
                if session.end is None or row.order > session.end.seq:
                    session.end = _read_end(row)
            case EventKind.SURVEY:
                seat = cast("int", row.content["seat"])
                if seat not in session.surveys or session.surveys[seat][0] < row.order:
                    session.surveys[seat] = (row.order, cast("Mapping[str, object]", row.content["answers"]))
                    is_left = row.content.get("incomplete") is True and bool(row.content["answers"])
                    (session.incomplete_surveys.add if is_left else session.incomplete_surveys.discard)(seat)
            case _:
                _count(session, row)

    @property
    def games(self) -> list[NotedGame]:
        """The sessions whose start is known, in no order."""
        return [NotedGame(one.start, one) for one in self.sessions.values() if one.start]

    def told_of(self, group: SessionKey, game: str) -> dict[int, Mapping[str, str]]:
        """Returns what each seat of a group told of its player, as to a game."""
        return {seat: _told_of(told, game) for seat, told in self._seats.get(group, {}).items()}

    def _take_seat(self, row: EventRow) -> None:
        seats = self._seats.setdefault((row.began, cast("str", row.content["group"])), {})
        told = seats.setdefault(cast("int", row.content["seat"]), {})
        game = intern(_text(row.content.get("game")) or "")
        if game not in told or told[game][0] < row.order:
            told[game] = (row.order, read_seat_answers(cast("Mapping[str, object]", row.content["answers"])))


def _told_of(told: ToldBySeat, game: str) -> Mapping[str, str]:
    """Returns the last answers of a seat, of which one holds for a game alone."""
    answers = dict(max(told.values(), key=lambda one: one[0])[1])
    answers.pop(OF_A_GAME, None)
    _, of_game = told.get(game) or told.get("", (0, {}))
    return answers | {name: answer for name, answer in of_game.items() if name == OF_A_GAME}


def _count(session: SessionNotes, row: EventRow) -> None:
    match row.kind:
        case RowKind.CORRECTED:
            session.corrections += row.content.get("order") is not True
        case EventKind.RULE_QUESTION:
            fact = row.content.get("fact")
            _count_question(session, fact if isinstance(fact, str) else "", row.content)
        case EventKind.OVERRULED:
            what = str(row.content["what"])
            session.overruled[what] += 1
            _note_moment(session, what, row.content)
        case EventKind.STOP_REASON:
            session.stops = max(session.stops, (row.order, str(row.content["reason"])))
        case EventKind.FIRST_HAND:
            session.has_declined_help = session.has_declined_help or row.content.get("help") == "declined"
        case EventKind.PLAYER_LEFT:
            session.has_bot = session.has_bot or row.content.get("stand_in") == "bot"


def _count_question(session: SessionNotes, fact: str, content: Mapping[str, object]) -> None:
    session.questions[fact] += 1
    _note_moment(session, fact, content)
    if content.get("unclear") is True:
        session.unclear[fact] += 1
        note = content.get("note")
        if isinstance(note, str) and note.strip():
            session.notes.append((fact, note))


def _note_moment(session: SessionNotes, name: str, content: Mapping[str, object]) -> None:
    moment = content.get("moment")
    if isinstance(moment, dict):
        session.moments.append((intern(name), read_moment(moment)))


def read_moment(said: Mapping[str, object]) -> GameMoment:
    """Returns the moment that a row or a score line tells, in the order in which it is told."""
    found = ((name, said[name]) for name in _MOMENT if name in said and said[name] != _NO_PHASE)
    return tuple((name, value) for name, value in found if isinstance(value, str | int) and len(str(value)) <= _LONGEST)


def _read_start(row: EventRow) -> SessionStart:
    content = row.content
    players = content.get("players")
    return SessionStart(
        row.seq,
        (row.began, str(content["group"])),
        str(content["game"]),
        str(content["version"]),
        str(content["rules"]),
        _text(content.get("way")),
        _text(content.get("assist")),
        players if type(players) is int and players in _PLAYERS else None,
        intern(day[0] if (day := _DAY.match(_text(content.get("at")) or "")) else ""),
        _shared(content.get("options")),
        intern(_text(content.get("changes")) or ""),
        intern(_text(content.get("compare")) or ""),
        read_questions(content),
    )


def _shared(options: object) -> Mapping[str, object] | None:
    """Returns options as one value for all games that agreed on them."""
    try:
        return _options(json.dumps(options, sort_keys=True)) if isinstance(options, dict) else None
    except RecursionError:
        raise BadInputError("'options' are no options of a game") from None


@cache
def _options(text: str) -> Mapping[str, object]:
    options: Mapping[str, object] = json.loads(text)
    return options


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _read_end(row: EventRow) -> SessionEnd:
    content = row.content
    line, phases_s, paused_s = content.get("line"), content.get("phases_s"), content.get("paused_s")
    if phases_s is not None and not _are_seconds(phases_s):
        raise BadInputError("'phases_s' must hold seconds by phase")
    if paused_s is not None and not is_seconds(paused_s):
        raise BadInputError("'paused_s' must be seconds")
    played = None
    if isinstance(line, dict) and isinstance(line.get("game"), str):
        played = read_line(line["game"], line, content.get("winner"))
    elif line is not None or content["how"] == "finished":
        raise BadInputError("'line' is no score line")
    phases = cast("Mapping[str, float] | None", phases_s)
    how = str(content["how"])
    moment = read_moment(moment_of(cast("Mapping[str, object]", line))) if how == STOPPED and line else ()
    return SessionEnd(
        row.order,
        how,
        cast("float", content["played_s"]),
        phases,
        played,
        cast("float | None", paused_s),
        moment,
        *_read_turns(content.get("seats_s"), content.get("turns")),
    )


def _read_turns(seats_s: object, turns: object) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Returns the seconds and the number of each seat's turns; none unless both tell them of the same seats."""
    if not isinstance(seats_s, list) or not isinstance(turns, list) or len(seats_s) != len(turns):
        return (), ()
    if (
        len(turns) > MOST_PLAYERS
        or not all(map(is_seconds, seats_s))
        or not all(isinstance(count, int) and is_seconds(count) for count in turns)
    ):
        raise BadInputError("'seats_s' must hold seconds, and 'turns' counts, by seat")
    return tuple(seats_s), tuple(turns)


def _are_seconds(phases_s: object) -> bool:
    return isinstance(phases_s, dict) and all(map(is_seconds, phases_s.values()))
