"""EventRecorder: what a group plays, looks up and overrules at an event, noted in the journal as it happens."""

from collections.abc import Callable
from typing import Final

from companion.app.assist import Assist
from companion.app.controllers import Controllers
from companion.app.observable import Listeners
from companion.app.table_controller import TableController
from companion.app.tasks import task
from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import BegunGame, Group, WaitingGame
from companion.following.followed_games import FollowedGames
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Logged
from companion.session.session import CLOSED

SELDOM: Final = {"tally": 4, "winners": 2}
"""Tables that enter little are asked later whether they are still there, by how they take part."""
PERSON: Final = "person"
"""Who stands in for a player who has left, where somebody else sits down."""


class EventRecorder:
    """Follows the game on the table. `code` tells which group plays; without one nothing is noted.

    `offered` is what the group has chosen, `playing` the game as it was begun or gone on with; `begun` is called with
    it.
    """

    def __init__(
        self,
        event: Callable[[], EventFile],
        controllers: Controllers,
        rule_of: Callable[[GameSnapshot], str],
        code: Callable[[], str],
    ) -> None:
        self._event = event
        self._controllers = controllers
        self._rule_of = rule_of
        self._code = code
        self.offered: OfferedGame | None = None
        self.playing: GameSnapshot | None = None
        self.begun: Listeners[GameSnapshot] = Listeners()
        self._ended: tuple[str, tuple[Logged, ...]] | None = None
        controllers.table.entered.add(self.begin)
        controllers.table.left.add(lambda _: self._put_aside())
        controllers.entries.irregularity_accepted.add(self._accept_irregularity)
        controllers.entries.replaced.add(lambda seat: self.leave_seat(seat, PERSON))
        TableController.snapshot.listen(controllers.table, self._follow)

    @property
    def pause_s(self) -> float:
        """Nothing for longer than this is a pause."""
        return self._event().idle_s * SELDOM.get(self._controllers.participation.way, 1)

    @property
    def group(self) -> str:
        """The code of the group that plays, if there is one."""
        return self._code()

    @property
    def assist(self) -> Assist:
        """How much the event lets the companion say of the game on the table."""
        snapshot = self._controllers.table.snapshot
        offered = self.offer_of(snapshot) if snapshot else self.offered
        return Assist(offered.assist if offered else OfferedGame("", "").assist)

    @property
    def fact(self) -> str:
        """The fact of the rules on which the moment rests."""
        snapshot = self._controllers.table.snapshot
        return self._rule_of(snapshot) if snapshot else ""

    def forget(self) -> None:
        """Forgets the group's choice and its game."""
        self.offered, self.playing, self._ended = None, None, None

    @task
    async def begin(self, snapshot: GameSnapshot) -> None:
        """Notes that a game began; once, however often it is gone on with."""
        self.playing = snapshot
        offered = self.offer_of(snapshot)
        if self._code() and offered is not None:
            event, way = self._event(), self._controllers.participation.way
            compare = event.compare if offered.name in event.compared else ""
            begun = BegunGame(self._code(), offered, snapshot.number, snapshot.record, way, compare)

            def begin(games: FollowedGames) -> None:
                if groups.find_group(games.journal) == Group(begun.group):  # it may be about to leave
                    groups.begin_game(games.journal, begun)

            await self._controllers.access.find(begin)
            self.begun.tell(snapshot)

    def go_on(self, begun: OfferedGame | None) -> None:
        """Takes up a game in the version in which it was begun, also where that is no longer on offer."""
        if begun is not None:
            self.offered = self._event().find(begun) or begun

    def find_put_aside(self, answer: Callable[[tuple[WaitingGame, ...]], object]) -> None:
        """Calls `answer` with the games that the group has put aside, the last first."""
        code = self._code()
        self._controllers.ask(lambda games: groups.find_put_aside(games.journal, code), answer)

    def resume(self, waiting: WaitingGame) -> None:
        """Goes on with a game that was put aside."""
        self.go_on(waiting.offered)
        self._controllers.table.go_on_with(waiting.session)

    def offer_of(self, snapshot: GameSnapshot) -> OfferedGame | None:
        """Returns what is on offer at the event of a game."""
        offered = (self.offered, *self._event().games)
        return next((one for one in offered if one is not None and one.is_of(snapshot.record)), None)

    def ask_rule(self) -> None:
        """Notes that the rules are looked up at this moment."""
        place, fact = self._place, self.fact
        self._note(lambda games, number: groups.ask_rule(games.journal, number, place, fact))

    def leave_unclear(self, fact: str, note: str | None = None) -> None:
        """Notes that a rule is still unclear."""
        place = self._place
        self._note(lambda games, number: groups.leave_unclear(games.journal, number, place, fact, note))

    def decline_help(self) -> None:
        """Notes that the table wants no help with its first hand."""
        place = self._place
        self._note(lambda games, number: groups.decline_help(games.journal, number, place))

    def overrule(self, what: str) -> None:
        """Notes that the table decided otherwise."""
        place = self._place
        self._note(lambda games, number: groups.overrule(games.journal, number, place, what))

    @property
    def _place(self) -> int:
        return len(self._controllers.table.snapshot.entries) if self._controllers.table.snapshot else 0

    def leave_seat(self, seat: int, stand_in: str | None) -> None:
        """Notes that a player has left, and who stands in."""
        self._note(lambda games, number: groups.leave_seat(games.journal, number, seat, stand_in))

    async def end_group(self, reason: str) -> tuple[Group, ...]:
        """Notes that the group ends, and how each game stands that it still plays; those put aside wait for it.

        Returns the groups whose games wait.
        """
        code, pause_s = self._code(), self.pause_s

        def end(games: FollowedGames) -> tuple[Group, ...]:
            for number in groups.end_running_games(games.journal, code, pause_s):
                games.mark_game(number, CLOSED)
            waiting = groups.find_put_aside(games.journal, code)
            groups.end_group(games.journal, reason, waiting[0].session if waiting else None)
            return groups.find_parked(games.journal)

        away: tuple[Group, ...] = await self._controllers.access.find(end)
        return away

    def _accept_irregularity(self, name: str) -> None:
        """Notes what the table lets stand, such as "1:bounty-led:2:3", by its kind."""
        kinds = [part for part in name.split(":") if part and not part.isdigit()]
        self.overrule(kinds[0] if kinds else name)

    def _follow(self, snapshot: GameSnapshot | None) -> None:
        """Notes that a game is over, and anew each time that something was mended in it."""
        if snapshot is None or not snapshot.over or not self._code():
            return
        ended = (snapshot.number, snapshot.entries)
        if ended != self._ended:
            self._ended = ended
            self._end(snapshot.number, parks=False)

    def _put_aside(self) -> None:
        """Notes that the game on the table was put aside."""
        if self.playing is not None and self._code():
            self._end(self.playing.number, parks=True)

    def _end(self, number: str, *, parks: bool) -> None:
        pause_s = self.pause_s
        self._controllers.ask(lambda games: groups.end_game(games.journal, number, pause_s, parks=parks))

    def _note(self, job: Callable[[FollowedGames, str], object]) -> None:
        """Notes something of the game on the table, if a group plays one."""
        playing = self.playing
        if playing is not None and self._code():
            self._controllers.ask(lambda games: job(games, playing.number))
