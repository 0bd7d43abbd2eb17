"""FormerGroups: a group that has left finds its last game again by its code, and can still answer the survey."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.app.controllers import Controllers
from companion.app.kiosk.departure import Departure
from companion.app.kiosk.survey import Survey, make_survey
from companion.engine import Phrase
from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import Group
from companion.events.handover import HandedGame
from companion.following.followed_games import FollowedGames
from companion.session import resume_session


@dataclass(frozen=True, slots=True)
class FormerGame:
    """The last game of a group that has left; `result` says how it stands, of seats without names."""

    offered: OfferedGame
    survey: Survey
    result: tuple[Phrase, ...]
    parked: Group | None = None
    """The group, if a game was put aside as it went away and waits for it: this one, or one that it began before."""
    waiting: OfferedGame | None = None
    """What waits for it then."""
    elsewhere: HandedGame | None = None
    """The game where it waits at another table of the event."""
    has_moved: bool = False
    """Whether it went on at another table."""

    @property
    def has_survey(self) -> bool:
        """Whether the event asks anything of who played it."""
        return bool(self.survey.questions) and not self.survey.is_over


class FormerGroups:
    """`event` tells what is on offer now: a version that still is, is asked as the event asks."""

    def __init__(self, event: Callable[[], EventFile], controllers: Controllers, departure: Departure) -> None:
        self._event = event
        self._controllers = controllers
        self._departure = departure

    def find(self, code: str, answer: Callable[[FormerGame | None], object]) -> None:
        """Calls `answer` with the last game of a group, if one is kept here, or waits at another table."""
        event = self._event()

        def found(game: FormerGame | None) -> None:
            if (game is not None and game.parked) or self._controllers.own_hub.membership is None:
                answer(game)
            else:
                self._controllers.own_hub.find_group(code, lambda handed: answer(self._from_elsewhere(handed) or game))

        def find(games: FollowedGames) -> FormerGame | None:
            sessions = groups.sessions_of(games.journal, code)
            begun = groups.begun_offer(games.journal, sessions[-1]) if sessions else None
            if begun is None:
                return None
            game = resume_session(games.journal, sessions[-1])
            result = tuple(game.game.result(game.state))
            away = (one for one in groups.find_parked(games.journal, most=None) if one.code == code)
            parked = next(away, None)
            waiting = groups.begun_offer(games.journal, parked.session) if parked else None
            offered = event.find(begun) or begun
            survey = make_survey(offered, game, sessions[-1], code)
            survey.leave_out(groups.find_bots(games.journal, sessions[-1]))
            has_moved = groups.has_moved(games.journal, code)
            return FormerGame(offered, survey, result, parked, waiting, has_moved=has_moved)

        self._controllers.ask(find, found)

    def _from_elsewhere(self, handed: HandedGame | None) -> FormerGame | None:
        """Returns a game that another table's group has put aside, to go on with here."""
        if handed is None:
            return None
        begun, game = groups.read_offer(handed.begun), handed.session
        result = tuple(game.game.result(game.state))
        nothing = Survey(OfferedGame(begun.name, begun.version, survey=False), game.number, len(game.record.players))
        group = Group(handed.code, game.number)
        return FormerGame(self._event().find(begun) or begun, nothing, result, group, begun, handed)

    def survey(self, game: FormerGame) -> None:
        """Asks each seat of a group that has left; a seat that skips keeps what it has answered before."""
        self._departure.ask_again(game.survey)
