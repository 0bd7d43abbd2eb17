"""SeatedGroup: who sits at the table after a start, as the journal says, and what that group was doing."""

from dataclasses import dataclass

from companion.app.kiosk.survey import Survey, make_survey
from companion.errors import BadInputError, GameFaultError
from companion.events import groups, survey_rows
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import Group
from companion.events.stop_reasons import STOP_REASONS, find_stop_reason
from companion.session import Store, resume_session
from companion.session.session import CLOSED
from companion.session.store import RowKind, standing_rows


@dataclass(frozen=True, slots=True)
class InterruptedSurvey:
    """The survey that a power cut interrupted, at the seat that is asked next, and whether any seat has answered.

    `stays`: it was opened from the result, which still lies on the table.
    """

    survey: Survey
    has_answered: bool
    stays: bool = False


@dataclass(frozen=True, slots=True)
class InterruptedStop:
    """The question why a game was stopped, which a power cut interrupted, and what was answered."""

    survey: Survey
    reason: str


@dataclass(frozen=True, slots=True)
class SeatedGroup:
    """The group at the table, groups that may come back, what it plays, and what it was asked."""

    group: Group | None = None
    parked: tuple[Group, ...] = ()
    begun: OfferedGame | None = None
    interrupted: InterruptedSurvey | None = None
    stopped: InterruptedStop | None = None


def find_seated(store: Store, event: EventFile, session: str | None) -> SeatedGroup:
    """Returns the group at the table; `session` is the game that lies there, if one does."""
    begun = groups.begun_offer(store, session)
    group = groups.find_group(store)
    survey = find_survey(store, event)
    stopped = find_stop(store, event, group.code) if group and not survey else None
    return SeatedGroup(group, groups.find_parked(store), begun, survey, stopped)


def _is_left(store: Store, session: str) -> bool:
    """Whether a game was put away, and lies on the table no longer."""
    marks = [row.content["mark"] for row in standing_rows(store.rows(session)) if row.kind == RowKind.MARKED]
    return marks[-1:] == [CLOSED]


def find_survey(store: Store, event: EventFile) -> InterruptedSurvey | None:
    """Returns the survey that the group at the table was answering, if there is one and its game can be read."""
    asked = survey_rows.find_asked(store)
    begun = groups.begun_offer(store, asked.session) if asked else None
    survey = _read_survey(store, event.find(begun) or begun, asked.session, asked.group) if asked and begun else None
    if asked is None or survey is None:
        return None
    found, stays = survey_rows.find_answers(store, asked.session), not _is_left(store, asked.session)
    survey.fun = found.fun
    survey.leave_out(found.bots)
    survey.go_on(asked.seat, asked.answers)
    if asked.is_done:
        survey.ask_next_seat()
    if stays and survey.is_over:
        return None
    return InterruptedSurvey(survey, found.has_any, stays)


def find_stop(store: Store, event: EventFile, group: str) -> InterruptedStop | None:
    """Returns the game of which the group at the table was asked why it was stopped, if that was the last of it."""
    sessions = groups.sessions_of(store, group)
    begun = groups.begun_offer(store, sessions[-1]) if sessions else None
    if begun is None or not groups.was_stopped(store, sessions[-1]) or not _is_left(store, sessions[-1]):
        return None
    survey = _read_survey(store, event.find(begun) or begun, sessions[-1], group)
    if survey is None or not survey.has_common or not survey.leave_out(groups.find_bots(store, sessions[-1])):
        return None
    reason = find_stop_reason(store, sessions[-1])
    return InterruptedStop(survey, reason) if reason in ("", *STOP_REASONS) else None


def _read_survey(store: Store, offered: OfferedGame, session: str, group: str) -> Survey | None:
    """Returns the survey of a game, if that can be read."""
    try:
        return make_survey(offered, resume_session(store, session), session, group)
    except (BadInputError, GameFaultError):  # of a described game nothing is offered any more
        return None
