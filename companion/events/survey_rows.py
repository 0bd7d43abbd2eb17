"""The survey as rows of the journal: which seat is asked, and what it has answered so far, a row after each answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.events.groups import PLAY, begun_offer, find_bots, find_group
from companion.events.survey import OWN, is_answer
from companion.session.store import NO_GAME, EventKind, JournalRow, NewRow, Store, standing_rows

_ENDS = (*PLAY, EventKind.GAME_STARTED, EventKind.GROUP_STARTED, EventKind.GROUP_RETURNED, EventKind.GROUP_ENDED)
"""After these rows nobody is asked any more."""


@dataclass(frozen=True, slots=True)
class AskedSeat:
    """The seat of a group that is asked about a game; `answers` are those that it has given since."""

    group: str
    session: str
    seat: int
    answers: Mapping[str, object] = field(default_factory=dict)
    is_done: bool = False
    """Whether it has said that these are all."""


def ask_seat(store: Store, asked: AskedSeat) -> None:
    """Notes that a seat is asked from now on.

    The row belongs to no game: an earlier version, which does not know its kind, can still read the games.
    """
    content = {"group": asked.group, "session": asked.session, "seat": asked.seat}
    store.append(NewRow(NO_GAME, EventKind.SURVEY_ASKED, content))


def end_survey(store: Store, group: str, session: str) -> None:
    """Notes that no seat of a group that stays is asked any more, whether or not each has answered."""
    store.append(NewRow(NO_GAME, EventKind.SURVEY_ASKED, {"group": group, "session": session, "seat": 0, "over": True}))


def keep_answers(store: Store, asked: AskedSeat) -> None:
    """Notes what a seat has answered so far, beside what it answered when it was asked before."""
    earlier, _ = _earlier_and_since(store, asked)
    before = earlier[-1].content["answers"] if earlier else {}
    _note(store, asked, {"answers": {**before, **_sound(store, asked)}, "incomplete": True})


def close_seat(store: Store, asked: AskedSeat) -> None:
    """Notes all answers of a seat, beside what it answered when it was asked before."""
    earlier, since = _earlier_and_since(store, asked)
    before = earlier[-1].content if earlier else {}
    answers = _sound(store, asked)
    if answers:
        _note(store, asked, {"answers": {**before.get("answers", {}), **answers}})
    elif since:
        _note(store, asked, {"answers": {}} | {key: before[key] for key in ("answers", "incomplete") if key in before})


def find_asked(store: Store) -> AskedSeat | None:
    """Returns the seat that is asked at the table, if the group there answers the survey."""
    group = find_group(store)
    told = (*_ENDS, EventKind.SURVEY_ASKED)
    last = next((row for row in reversed(standing_rows(store.rows())) if row.kind in told), None)
    if group is None or last is None or last.kind != EventKind.SURVEY_ASKED or last.content["group"] != group.code:
        return None
    if last.content.get("over"):
        return None
    asked = AskedSeat(group.code, str(last.content["session"]), int(last.content["seat"]))
    since = [row for row in _surveys(store, asked) if row.seq > last.seq]
    if not since:
        return asked
    content = since[-1].content
    return AskedSeat(asked.group, asked.session, asked.seat, content["answers"], "incomplete" not in content)


@dataclass(frozen=True, slots=True)
class AnsweredGame:
    """What the survey of a game has brought so far.

    The seats in `bots` are never asked. `answers` holds the last answers of each seat, also those given on a phone.
    `is_asked` is true once any seat was asked.
    """

    bots: frozenset[int]
    answers: Mapping[int, Mapping[str, object]]
    is_asked: bool

    @property
    def has_any(self) -> bool:
        """Whether any seat has answered anything."""
        return any(self.answers.values())

    @property
    def fun(self) -> dict[int, object]:
        """What each seat has said of its fun."""
        return {seat: given["fun"] for seat, given in self.answers.items() if "fun" in given}


def find_answers(store: Store, session: str) -> AnsweredGame:
    """Returns what was answered about a game so far."""
    surveys = [row for row in standing_rows(store.rows(session)) if row.kind == EventKind.SURVEY]
    answers = {row.content["seat"]: row.content["answers"] for row in surveys}
    told = [row for row in standing_rows(store.rows(NO_GAME)) if row.kind == EventKind.SURVEY_ASKED]
    is_asked = any(row.content["session"] == session for row in told)
    return AnsweredGame(find_bots(store, session) | find_phoned(store, session), answers, is_asked)


def take_phone_answers(store: Store, asked: AskedSeat, answered: str) -> bool:
    """Notes what a seat has answered on a phone, once, beside what it answered here; whether the game is known here.

    `answered` names the answers: a hub says the same ones again until it has heard that they are kept.
    """
    if begun_offer(store, asked.session) is None:
        return False
    surveys = _surveys(store, asked)
    if all(row.content.get("phone") != answered for row in surveys):
        before = surveys[-1].content["answers"] if surveys else {}
        _note(store, asked, {"answers": {**before, **_sound(store, asked)}, "phone": answered})
    return True


def find_phoned(store: Store, session: str) -> frozenset[int]:
    """Returns the seats that have answered on a phone."""
    rows = [row for row in standing_rows(store.rows(session)) if row.kind == EventKind.SURVEY]
    return frozenset(int(row.content["seat"]) for row in rows if "phone" in row.content)


def rate_fun(store: Store, asked: AskedSeat, fun: int | None) -> None:
    """Notes what a seat says of its fun where nobody has asked it yet; None takes it back."""
    before = find_answers(store, asked.session).answers.get(asked.seat, {})
    others = {name: answer for name, answer in before.items() if name != "fun"}
    _note(store, asked, {"answers": others | ({} if fun is None else {"fun": fun})})


def _earlier_and_since(store: Store, asked: AskedSeat) -> tuple[Sequence[JournalRow], Sequence[JournalRow]]:
    """Returns the surveys of a seat from before it was asked last, and those since.

    One with all of its answers is from before, too, as the disk may have refused that the seat was asked again.
    """
    surveys = _surveys(store, asked)
    closed = max((row.seq for row in surveys if "incomplete" not in row.content), default=0)
    begun = max(closed, _asked_at(store, asked))
    return [row for row in surveys if row.seq <= begun], [row for row in surveys if row.seq > begun]


def _asked_at(store: Store, asked: AskedSeat) -> int:
    """Returns the number of the row by which a seat was asked last, 0 if there is none."""
    told = [row for row in standing_rows(store.rows(NO_GAME)) if row.kind == EventKind.SURVEY_ASKED]
    here = (asked.session, asked.seat)
    return max((row.seq for row in told if (row.content["session"], row.content["seat"]) == here), default=0)


def _surveys(store: Store, asked: AskedSeat) -> Sequence[JournalRow]:
    """Returns all surveys of a seat."""
    rows = [row for row in standing_rows(store.rows(asked.session)) if row.kind == EventKind.SURVEY]
    return [row for row in rows if row.content["seat"] == asked.seat]


def _sound(store: Store, asked: AskedSeat) -> dict[str, object]:
    """Returns the answers without those that answer no question."""
    begun = begun_offer(store, asked.session)
    own = dict(zip(OWN, begun.questions if begun else (), strict=False))
    return {name: answer for name, answer in asked.answers.items() if is_answer(name, answer, own)}


def _note(store: Store, asked: AskedSeat, content: Mapping[str, Any]) -> None:
    store.append(NewRow(asked.session, EventKind.SURVEY, {"group": asked.group, "seat": asked.seat, **content}))
