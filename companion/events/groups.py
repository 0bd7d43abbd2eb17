"""Groups: who plays at an event, as rows of the journal; a row is written before a screen shows what it says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from random import Random
from typing import Final, TypeAlias

from companion.engine import Record
from companion.errors import CompanionError
from companion.events.event_file import EventFile, OfferedGame, hash_rules, other_options
from companion.events.games import moment_of, winner_of
from companion.events.group_codes import make_code
from companion.events.handover import add_times, rows_here, times_before
from companion.events.play_time import PlayTime, measure_play
from companion.events.seat_questions import OF_A_GAME
from companion.events.survey import read_questions
from companion.events.survey_questions import SurveyQuestion
from companion.session import resume_session
from companion.session.session import Session
from companion.session.store import NO_GAME, EventKind, JournalRow, NewRow, RowKind, Store, standing_rows

FINISHED: Final = "finished"
STOPPED: Final = "stopped"
PARKED: Final = "parked"
NEW_GROUP: Final = "new-group"
IDLE: Final = "idle"
CLOSED: Final = "closed"
"""Why a group ended."""
PLAY: Final = (RowKind.ACTED, RowKind.TOOK_BACK, RowKind.CORRECTED, RowKind.UNCORRECTED)
"""The kinds of rows that change a game."""
MOST_PARKED: Final = 3
"""How many groups that went away can come back without their code."""

BegunVersion: TypeAlias = tuple[str, str, tuple[SurveyQuestion, ...]]
"""A game's name, its version, and the designer's questions that were asked of it."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group at the table; `session` is the game that waits for it, if one does."""

    code: str
    session: str | None = None


@dataclass(frozen=True, slots=True)
class BegunGame:
    """A game that a group begins: what is on offer, how it is played, and how the table takes part.

    `compare` says who took this version of several: the companion ("alternate") or the group ("chosen").
    """

    group: str
    offered: OfferedGame
    session: str
    record: Record
    way: str
    compare: str = ""


@dataclass(frozen=True, slots=True)
class AskedPlayer:
    """A seat of a group that is asked about its player, as to a game where one is chosen."""

    group: str
    seat: int
    game: str = ""


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """A game that a group has put aside, as it was on offer when it began."""

    session: str
    offered: OfferedGame


def find_group(store: Store) -> Group | None:
    """Returns the group at the table: the last that began or came back, and has not ended."""
    running: Group | None = None
    for row in _group_rows(store):
        if row.kind != EventKind.GROUP_MOVED:
            running = None if row.kind == EventKind.GROUP_ENDED else Group(str(row.content["group"]))
    return running


def find_parked(store: Store, most: int | None = MOST_PARKED) -> tuple[Group, ...]:
    """Returns the groups whose game was parked when they went away and that have not come back, the last first."""
    parked: dict[str, Group] = {}
    for row in _group_rows(store):
        code, session = str(row.content["group"]), row.content.get("parked")
        parked.pop(code, None)
        if row.kind == EventKind.GROUP_ENDED and session:
            parked[code] = Group(code, str(session))
    return tuple(reversed(parked.values()))[:most]


def has_moved(store: Store, code: str) -> bool:
    """Whether a group that waited here went on at another table, and has not come back since."""
    last = next((row for row in reversed(_group_rows(store)) if row.content["group"] == code), None)
    return last is not None and last.kind == EventKind.GROUP_MOVED


def start_group(store: Store, event: EventFile, random: Random | None = None, table: int = 0) -> Group:
    """Begins a group under a code that this journal never gave; a group that is still there ends.

    `table` is the table's number at its hub, 0 for none: no other table of the hub gives that code.
    """
    rows = _group_rows(store)
    end_group(store, CLOSED)
    code = make_code({str(row.content["group"]) for row in rows}, random, table)
    _note(store, EventKind.GROUP_STARTED, {"group": code, "event": event.event, "table": event.table})
    return Group(code)


def return_group(store: Store, group: Group) -> Group:
    """Lets a group come back to the game that waits for it."""
    end_group(store, CLOSED)
    _note(store, EventKind.GROUP_RETURNED, {"group": group.code})
    return Group(group.code)


def end_group(store: Store, reason: str, parked: str | None = None) -> None:
    """Ends the group at the table, if there is one; `parked` is the game that waits for it."""
    group = find_group(store)
    if group is not None:
        waiting = {"parked": parked} if parked else {}
        _note(store, EventKind.GROUP_ENDED, {"group": group.code, "why": reason} | waiting)


def deal_version(store: Store, event: EventFile, game: str, group: str, random: Random | None = None) -> OfferedGame:
    """Returns the version of a game that the companion deals out to a group: the one it has played, if it is on offer.

    Else the one that the fewest groups of this table have begun; of several it is drawn, by the group's code: asking
    again draws the same.
    """
    offered = [one for one in event.games if one.name == game]
    begun = [row.content for row in standing_rows(store.rows()) if row.kind == EventKind.GAME_STARTED]
    groups = {one.version: {row["group"] for row in begun if _is_of(row, one)} for one in offered}
    own = [one for one in offered if group in groups[one.version]]
    fewest = min(len(groups[one.version]) for one in offered)
    rarest = [one for one in offered if len(groups[one.version]) == fewest]
    return own[0] if own else (random or Random(f"{group} {game}")).choice(rarest)


def _is_of(begun: Mapping[str, object], offered: OfferedGame) -> bool:
    return (begun["game"], begun["version"]) == (offered.name, offered.version)


def show_aim(store: Store, group: str, offered: OfferedGame, shown_s: float) -> None:
    """Notes that the group saw the designer's questions before it played, and for how long."""
    aim = {"group": group, "game": offered.name, "version": offered.version, "shown_s": round(shown_s, 1)}
    _note(store, EventKind.AIM_SHOWN, aim)


def ask_seat(store: Store, asked: AskedPlayer, answers: Mapping[str, str]) -> None:
    """Notes what a seat tells of itself, beside what it told before; never a name.

    What it told of another game is left out.
    """
    told = [row.content for row in standing_rows(store.rows(NO_GAME)) if row.kind == EventKind.SEAT_ASKED]
    rows = [row for row in told if (row["group"], row["seat"]) == (asked.group, asked.seat)]
    before = dict(rows[-1]["answers"]) if rows else {}
    if rows and rows[-1].get("game", "") != asked.game:
        before.pop(OF_A_GAME, None)
    of_game = {"game": asked.game} if asked.game else {}
    content = {"group": asked.group, "seat": asked.seat, **of_game, "answers": {**before, **answers}}
    _note(store, EventKind.SEAT_ASKED, content)


def begin_game(store: Store, begun: BegunGame) -> None:
    """Notes that a group begins a game; once for each session."""
    if any(row.kind == EventKind.GAME_STARTED for row in store.rows(begun.session)):
        return
    content = {
        "group": begun.group,
        "game": begun.offered.name,
        "version": begun.offered.version,
        "rules": hash_rules(begun.record.game, begun.record.options),
        "assist": begun.offered.assist,
        "way": begun.way,
        "players": len(begun.record.players),
        "options": other_options(begun.record.game, begun.record.options),
    }
    told = {
        "questions": [question.as_json() for question in begun.offered.questions],
        "changes": begun.offered.changes,
        "compare": begun.compare,
    }
    survey = {} if begun.offered.survey else {"survey": False}
    store.append(
        NewRow(begun.session, EventKind.GAME_STARTED, content | {key: one for key, one in told.items() if one} | survey)
    )


def begun_versions(rows: Sequence[JournalRow]) -> frozenset[BegunVersion]:
    """Returns the versions in which games were begun, with the designer's questions of each."""
    begun = (row.content for row in standing_rows(rows) if row.kind == EventKind.GAME_STARTED)
    return frozenset((str(content["game"]), str(content["version"]), read_questions(content)) for content in begun)


def begun_offer(store: Store, session: str | None) -> OfferedGame | None:
    """Returns what was on offer as a session began, as far as the journal says; None if it began at no event."""
    rows = store.rows(session) if session else ()
    begun = (row.content for row in rows if row.kind == EventKind.GAME_STARTED)
    return next(map(read_offer, begun), None)


def read_offer(content: Mapping[str, object]) -> OfferedGame:
    """Returns what the first row of a game says was on offer."""
    return OfferedGame(
        str(content["game"]),
        str(content["version"]),
        assist=str(content["assist"]),
        questions=read_questions(content),
        survey=content.get("survey") is not False,
    )


def end_game(store: Store, session: str, pause_s: float, *, parks: bool = False) -> str:
    """Notes how a game stands as its group leaves it or as it ends; returns how.

    One that did not begin at the event, or stands as it was noted last, is left as it is.
    """
    rows = standing_rows(store.rows(session))
    if not any(row.kind == EventKind.GAME_STARTED for row in rows):
        return ""
    game = resume_session(store, session)
    line = game.game.summary(game.state)
    how = FINISHED if line["over"] else PARKED if parks else STOPPED
    if _stands_as(rows, how):
        return how
    content = {"how": how, **_ending(game, line), **_times(game, rows, pause_s)}
    store.append(NewRow(session, EventKind.GAME_ENDED, content))
    return how


def ask_rule(store: Store, session: str, place: int, fact: str) -> None:
    """Notes that the rules were looked up at a moment of a game: at the fact on which it rests."""
    _note_question(store, session, place, fact)


def leave_unclear(store: Store, session: str, place: int, fact: str, note: str | None = None) -> None:
    """Notes that a rule is still unclear after it was looked up, with a line if somebody wrote one."""
    _note_question(store, session, place, fact, unclear=True, note=note)


def overrule(store: Store, session: str, place: int, what: str) -> None:
    """Notes that the table decided otherwise than the companion says."""
    content = {"entry": place, "what": what}
    store.append(NewRow(session, EventKind.OVERRULED, content | _moment(store, session)))


def leave_seat(store: Store, session: str, seat: int, stand_in: str | None) -> None:
    """Notes that a player has left: whether a "bot" or a "person" stands in."""
    store.append(NewRow(session, EventKind.PLAYER_LEFT, {"seat": seat, "stand_in": stand_in}))


def decline_help(store: Store, session: str, place: int) -> None:
    """Notes that a table wants no help with its first hand."""
    store.append(NewRow(session, EventKind.FIRST_HAND, {"entry": place, "help": "declined"}))


def knows_game(store: Store, group: str, game: str, session: str) -> bool:
    """Tells whether a group played a game before this session, or has said in it that it knows the game."""
    rows = standing_rows(store.rows())
    begun = [row for row in rows if row.kind == EventKind.GAME_STARTED and row.session != session]
    if any((row.content["group"], row.content["game"]) == (group, game) for row in begun):
        return True
    return any(row.kind == EventKind.FIRST_HAND and row.session == session for row in rows)


def find_bots(store: Store, session: str) -> frozenset[int]:
    """Returns the seats of a game for which the companion plays, as was noted last of each."""
    left = (row.content for row in store.rows(session) if row.kind == EventKind.PLAYER_LEFT)
    stand_ins = {content["seat"]: content["stand_in"] for content in left}
    return frozenset(seat for seat, stand_in in stand_ins.items() if stand_in == "bot")


def find_put_aside(store: Store, group: str) -> tuple[WaitingGame, ...]:
    """Returns the games that a group has put aside and has not gone on with, the one put aside last first."""
    found: list[tuple[int, WaitingGame]] = []
    for session in sessions_of(store, group):
        marks = [row for row in standing_rows(store.rows(session)) if row.kind == RowKind.MARKED]
        offered = begun_offer(store, session)
        if offered and marks and marks[-1].content["mark"] == PARKED and _last_ending(store, session) in ("", PARKED):
            found.append((marks[-1].seq, WaitingGame(session, offered)))
    return tuple(game for _, game in sorted(found, key=itemgetter(0), reverse=True))


def end_running_games(store: Store, group: str, pause_s: float) -> tuple[str, ...]:
    """Notes the standing of the games that a group plays; returns these games. Those put aside wait on."""
    waiting = {game.session for game in find_put_aside(store, group)}
    unended = [session for session in sessions_of(store, group) if _last_ending(store, session) in ("", PARKED)]
    running = tuple(session for session in unended if session not in waiting)
    for session in running:
        end_game(store, session, pause_s)
    return running


def measure_game(store: Store, session: str, pause_s: float) -> PlayTime:
    """Returns how long a game was played so far."""
    rows = standing_rows(store.rows(session))
    here = measure_play(resume_session(store, session), rows_here(rows), pause_s)
    return replace(here, played_s=here.played_s + times_before(rows).get("played_s", 0.0))


def sessions_of(store: Store, group: str) -> tuple[str, ...]:
    """Returns the games that a group began, in their order."""
    begun = (row for row in store.rows() if row.kind == EventKind.GAME_STARTED)
    return tuple(dict.fromkeys(row.session for row in begun if row.content["group"] == group))


def group_of(store: Store, session: str) -> str:
    """Returns the code of the group that began a game; "" if it began at no event."""
    begun = (row for row in store.rows(session) if row.kind == EventKind.GAME_STARTED)
    return next((str(row.content["group"]) for row in begun), "")


def _note_question(
    store: Store, session: str, place: int, fact: str, *, unclear: bool = False, note: str | None = None
) -> None:
    content = {"entry": place, "fact": fact, "unclear": unclear, "note": note}
    store.append(NewRow(session, EventKind.RULE_QUESTION, content | _moment(store, session)))


def _moment(store: Store, session: str) -> dict[str, object]:
    """Returns the moment at which a game is now; nothing for a game that cannot be read."""
    try:
        game = resume_session(store, session)
        return {"moment": moment_of(game.game.summary(game.state))}
    except CompanionError:
        return {}


def _group_rows(store: Store) -> Sequence[JournalRow]:
    kinds = (EventKind.GROUP_STARTED, EventKind.GROUP_RETURNED, EventKind.GROUP_ENDED, EventKind.GROUP_MOVED)
    return [row for row in standing_rows(store.rows(NO_GAME)) if row.kind in kinds]


def _note(store: Store, kind: EventKind, content: Mapping[str, object]) -> None:
    store.append(NewRow(NO_GAME, kind, content))


def _last_ending(store: Store, session: str) -> str:
    """Returns how the last noted ending says that the game ended; "" if none was noted."""
    rows = standing_rows(store.rows(session))
    return next((str(row.content["how"]) for row in reversed(rows) if row.kind == EventKind.GAME_ENDED), "")


def was_stopped(store: Store, session: str) -> bool:
    """Tells whether a game was stopped before its end."""
    return _last_ending(store, session) == STOPPED


def _stands_as(rows: Sequence[JournalRow], how: str) -> bool:
    """Whether the game's last noted ending is `how`, and nothing changed the game since."""
    last = max((index for index, row in enumerate(rows) if row.kind == EventKind.GAME_ENDED), default=None)
    if last is None or rows[last].content["how"] != how:
        return False
    return not any(row.kind in PLAY for row in rows[last:])


def _ending(game: Session, line: Mapping[str, object]) -> dict[str, object]:
    return {"winner": winner_of(line), "line": {"game": game.game.name, **line}}


def _times(game: Session, rows: Sequence[JournalRow], pause_s: float) -> dict[str, object]:
    times = measure_play(game, rows_here(rows), pause_s)
    phases_s = {phase: round(seconds, 1) for phase, seconds in times.phases_s.items()}
    played = {"played_s": round(times.played_s, 1), "phases_s": phases_s, "paused_s": round(times.paused_s, 1)}
    seats = range(len(game.record.players))
    seats_s = [round(times.seats_s.get(seat, 0.0), 1) for seat in seats]
    turns = [times.turns.get(seat, 0) for seat in seats]
    told = played | ({"seats_s": seats_s, "turns": turns} if any(turns) else {})
    return add_times(told, times_before(rows))
