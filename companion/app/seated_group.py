"""SeatedGroup: who sits at the table after a start, as the journal says, and what that group was doing."""

from dataclasses import dataclass

from companion.app.survey import Survey, make_survey
from companion.errors import BadInputError, GameFaultError
from companion.events import groups, survey_rows
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import Group
from companion.session import Store, resume_session
from companion.session.session import CLOSED
from companion.session.store import RowKind, standing_rows


@dataclass(frozen=True, slots=True)
class InterruptedSurvey:
    """The survey that a power cut interrupted, at the seat that is asked next, and whether any seat has answered."""

    survey: Survey
    has_answered: bool


@dataclass(frozen=True, slots=True)
class SeatedGroup:
    """The group at the table, groups that may come back, what it plays, and the survey that it was answering."""

    group: Group | None = None
    parked: tuple[Group, ...] = ()
    begun: OfferedGame | None = None
    interrupted: InterruptedSurvey | None = None


def find_seated(store: Store, event: EventFile, session: str | None) -> SeatedGroup:
    """Returns the group at the table; `session` is the game that lies there, if one does."""
    begun = groups.begun_offer(store, session)
    return SeatedGroup(groups.find_group(store), groups.find_parked(store), begun, find_survey(store, event))


def _is_left(store: Store, session: str) -> bool:
    """Whether a game was put away: where it lies on the table, its result asks."""
    marks = [row.content["mark"] for row in standing_rows(store.rows(session)) if row.kind == RowKind.MARKED]
    return marks[-1:] == [CLOSED]


def find_survey(store: Store, event: EventFile) -> InterruptedSurvey | None:
    """Returns the survey that the group at the table was answering, if there is one and its game can be read."""
    asked = survey_rows.find_asked(store)
    begun = groups.begun_offer(store, asked.session) if asked else None
    if asked is None or begun is None or not _is_left(store, asked.session):
        return None
    try:
        played = resume_session(store, asked.session)
        survey = make_survey(event.find(begun) or begun, played, asked.session, asked.group)
    except (BadInputError, GameFaultError):  # of a described game nothing is offered any more
        return None
    survey.leave_out(groups.find_bots(store, asked.session))
    survey.go_on(asked.seat, asked.answers)
    if asked.is_done:
        survey.ask_next_seat()
    return InterruptedSurvey(survey, survey_rows.has_answered(store, asked.session))
