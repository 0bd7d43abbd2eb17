"""SeatedGroup: who sits at the table after a start, as the journal says, and what that group was doing."""

from dataclasses import dataclass

from companion.app.interrupted_survey import InterruptedSurvey, find_survey
from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import Group
from companion.session import Store


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
