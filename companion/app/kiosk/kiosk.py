"""Kiosk: the steps of a group at an event: attract screen, code, game, aim, play, survey, and the next group.

Each step is a row of the journal before it is shown; after a restart the group goes on with its game, or chooses one.
"""

from collections.abc import Callable, Mapping
from typing import Final

from companion.app.controllers import Controllers
from companion.app.journal_access import Job
from companion.app.kiosk.current_event import CurrentEvent
from companion.app.kiosk.departure import Away, Departure
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.kiosk.former_groups import FormerGroups
from companion.app.kiosk.host import Host
from companion.app.kiosk.idle_clock import IdleClock, Presence
from companion.app.kiosk.screens import OF_THE_HOST, rest_after_s
from companion.app.kiosk.seated_group import SeatedGroup, find_seated
from companion.app.observable import Listeners, Observable
from companion.app.table_controller import TableController
from companion.app.tasks import FoundT, task
from companion.events import groups
from companion.events.event_file import ALTERNATE, EventFile, OfferedGame
from companion.events.groups import AskedPlayer, Group, WaitingGame
from companion.events.seat_questions import OF_A_GAME
from companion.events.stop_reasons import JOINED
from companion.following.followed_games import FollowedGames
from companion.journal.settings import Settings
from companion.phrases import Phrase
from companion.session.session import CLOSED, PARKED
from companion.translations import languages

NEW_GROUP: Final = "new-group"
LEAVE_RESULT: Final = "new-group-free"
LEAVE_KEPT: Final = "new-group-kept"
STILL_THERE: Final = "still-there"
REMIND: Final = "remind"
"""What can be asked over any screen; whether the group leaves, by what becomes of its game."""
LEAVES: Final = (NEW_GROUP, LEAVE_RESULT, LEAVE_KEPT)


class Kiosk:
    """`group` is who plays; `prompt` what is asked over the screen, and `left_s` how long an answer is waited for.

    `closes_in_s`: so soon the screen sleeps, and the attract screen comes; 0 while that is not near.
    `parked` are groups that may come back. `left` is called when a group has gone: whatever was its own is forgotten.
    """

    group: Observable[Group | None] = Observable(None)
    prompt = Observable("")
    left_s = Observable(0)
    closes_in_s = Observable(0)
    is_asleep = Observable(True)
    parked: Observable[tuple[Group, ...]] = Observable(())

    def __init__(
        self, current: CurrentEvent, controllers: Controllers, idle: IdleClock, recorder: EventRecorder, host: Host
    ) -> None:
        self.current = current
        self.host = host
        self.fault: Phrase | None = None
        """Why no game may begin, if none may: nobody gets further than the screen that says so, but the host."""
        self._controllers = controllers
        self.idle = idle
        self.recorder = recorder
        self._presence = Presence(controllers, idle, recorder)
        self.departure = Departure(controllers, recorder, lambda: self.code, self._forget)
        self.former = FormerGroups(lambda: self.event, controllers, self.departure)
        self._is_coming = False
        self.left: Listeners[None] = Listeners()
        controllers.settings.may_keep = lambda: host.is_in
        controllers.settings.usual = self._for_new_group
        controllers.entries.seen.add(lambda _: idle.note_activity())
        controllers.table.entered.add(lambda _: self._keep_empty())
        TableController.snapshot.listen(controllers.table, lambda _: idle.note_activity())
        idle.asked.add(lambda _: self._ask_if_there())
        idle.counted.add(self._count)
        idle.gone.add(lambda _: self._go_away())
        idle.reminds.add(lambda _: self._remind())
        idle.closes.add(self._warn)
        idle.rests.add(lambda _: self._rest())
        Host.is_in.listen(host, lambda _: self._watch())

    @property
    def event(self) -> EventFile:
        """What is played at the event now."""
        return self.current.event

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the event that the companion speaks."""
        return tuple(one for one in self.event.languages if one in languages()) or languages()

    @property
    def home(self) -> str:
        """The screen that everything leads back to; at the very first start the host sets a PIN."""
        if self.fault:
            return "unopened"
        if self.group:
            return self.departure.screen or "choose"
        return "pin" if self.host.must_set else "attract"

    def may_show(self, name: str) -> bool:
        """Whether a screen may be shown: those of the host only while the host is in.

        Where a fault may have hidden the PIN, nobody sets one.
        """
        if self.fault and not self.host.is_in:
            return name == self.home or (name == "pin" and not self.host.must_set)
        return self.host.is_in or name not in OF_THE_HOST

    @property
    def code(self) -> str:
        """The code of the group at the table, if there is one."""
        return self.group.code if self.group else ""

    @task
    async def restore(self, then: Callable[[], object]) -> None:
        """Finds who sits at the table after a start, and who may come back."""
        snapshot = self._controllers.table.snapshot
        number = snapshot.number if snapshot else None
        seated = await self._controllers.access.find(lambda games: find_seated(games.journal, self.event, number))
        at_table = SeatedGroup() if self.fault else seated
        self.group, self.parked = at_table.group, at_table.parked
        if self.group is None:
            self._controllers.table.forget()
        else:
            self._presence.go_on(self.code, self.event.remind_after_s)
        if self.group:
            self.departure.go_on(at_table)
        if self.group and snapshot:
            self.recorder.go_on(at_table.begun)
            self.recorder.begin(snapshot)
        if self.group:
            self._controllers.settings.resume()
        else:
            self._forget_choices()
        self._watch()
        then()

    def touch(self) -> bool:
        """Takes note of a finger; returns whether it only woke the screen."""
        woken = self.is_asleep and (self._controllers.navigation.name == "attract" or self.idle.is_dark)
        self.is_asleep = False
        self.idle.note_activity()
        if self.prompt == STILL_THERE:
            self.prompt = ""
            return True
        return woken

    @task
    async def begin_group(self) -> None:
        """Begins a group, and shows its code; a second touch before that is answered begins none."""
        if not self._may_come:
            return
        hub = self._controllers.hub.membership if self._controllers.hub else None
        table = hub.number if hub else 0
        self.group = await self._come(lambda games: groups.start_group(games.journal, self.event, table=table))
        self.idle.begin_group()
        self._watch()
        self._controllers.navigation.go("group")

    @task
    async def welcome_back(self, group: Group) -> None:
        """Lets a group go on with its game."""

        def come(games: FollowedGames) -> tuple[Group, OfferedGame | None]:
            return groups.return_group(games.journal, group), groups.begun_offer(games.journal, group.session)

        if not self._may_come:
            return
        self.group, begun = await self._come(come)
        self.parked = tuple(one for one in self.parked if one.code != group.code)
        self.recorder.go_on(begun)
        self._presence.go_on(self.code, self.event.remind_after_s)
        self._watch()
        self._controllers.table.go_on_with(group.session or "")

    @property
    def _may_come(self) -> bool:
        """Whether a group may come to the table: one does, and no second one with it."""
        return not self._is_coming and (self.group is None or self._controllers.navigation.name == "attract")

    async def _come(self, job: Job[FoundT]) -> FoundT:
        """Notes that a group comes; the survey and the thanks of the last one are over."""
        self._is_coming = True
        try:
            found = await self._controllers.access.find(job)
        finally:
            self._is_coming = False
        self.departure.thanked_group = None
        self.departure.forget()
        return found

    def tell_seats(self, told: Mapping[int, Mapping[str, str]], game: str = "") -> None:
        """Notes what seats tell of themselves, as to a game where one is chosen."""
        code = self.code

        def note(games: FollowedGames) -> None:
            for seat, answers in sorted(told.items()):
                groups.ask_seat(games.journal, AskedPlayer(code, seat, game), answers)

        self._controllers.ask(note)

    def tell_played_before(self, told: Mapping[int, Mapping[str, str]]) -> None:
        """Notes which seats have played the chosen game before, and leads on."""
        offered = self.recorder.offered
        self.tell_seats(told, offered.name if offered else "")
        if offered is not None:
            self.choose(offered)

    def go_on(self) -> None:
        """Leads on from the group's code: to the choice of a game, or to the only one."""
        if len(self.choices) == 1:
            self.pick(self.choices[0])
        else:
            self._controllers.navigation.go("choose")

    @property
    def choices(self) -> tuple[OfferedGame, ...]:
        """The games that a group can choose; of versions that the companion deals out, the first stands for all."""
        if self.event.compare != ALTERNATE:
            return self.event.games
        return tuple({game.name: game for game in reversed(self.event.games)}.values())[::-1]

    @property
    def asks_played_before(self) -> bool:
        """Whether seats are asked for a game once it is chosen, if they have played it before."""
        return OF_A_GAME in self.event.ask and len(self.choices) > 1

    @task
    async def pick(self, offered: OfferedGame) -> None:
        """Takes one of the choices, in the version that is dealt out."""
        event, code = self.event, self.code
        if event.compare == ALTERNATE and offered.name in event.compared:
            access = self._controllers.access
            offered = await access.find(lambda games: groups.deal_version(games.journal, event, offered.name, code))
        if self.asks_played_before:
            self.recorder.offered = offered
            self._controllers.navigation.go("played-before")
        else:
            self.choose(offered)

    def choose(self, offered: OfferedGame) -> None:
        """Takes one of the games on offer; the designer's questions come first."""
        self.recorder.offered = offered
        table = self._controllers.table
        if table.snapshot is not None:  # a finished game, of which another round was not begun after all
            table.take_off()
        table.game, table.agreed = offered.game, offered.agreed
        self._controllers.navigation.go("aim" if offered.questions else "seats")

    def see_aim(self, shown_s: float) -> None:
        """Leads on from the designer's questions."""
        offered, code = self.recorder.offered, self.code
        if offered is not None:
            self._controllers.ask(lambda games: groups.show_aim(games.journal, code, offered, shown_s))
        self._controllers.navigation.go("seats")

    def ask_rule(self) -> None:
        """Opens the rules at the moment's fact, and notes the moment."""
        self.recorder.ask_rule()
        self._controllers.navigation.go("rule-question", rule=self.recorder.fact)

    def ask_new_group(self) -> None:
        """Asks whether the group really leaves, and says what becomes of its games."""
        snapshot = self._controllers.table.snapshot
        if self.group is not None:
            self.prompt = NEW_GROUP if snapshot is not None and not snapshot.over else LEAVE_RESULT
            self.recorder.find_put_aside(self._tell_kept)

    def _tell_kept(self, games: tuple[WaitingGame, ...]) -> None:
        """Says so if a game waits for the group that leaves."""
        if games and self.prompt == LEAVE_RESULT:
            self.prompt = LEAVE_KEPT

    def answer(self, *, yes: bool) -> None:
        """Answers what is asked over the screen: "still there" and "an hour" are answered by staying."""
        asked, self.prompt = self.prompt, ""
        self.idle.note_activity()
        if (asked in LEAVES and yes) or (asked in (REMIND, STILL_THERE) and not yes):
            self.departure.begin()

    def take_table(self) -> None:
        """Another group found the table as it is: the one before has left, and is asked nothing."""
        self.prompt = ""
        self.idle.note_activity()
        self.departure.abandon()

    @task
    async def begin_anew(self, players: int) -> None:
        """Stores the game as stopped, and leads to the seats of another one for so many players."""
        playing, offered = self.recorder.playing, self.recorder.offered
        if playing is None or offered is None:
            return
        names = (*playing.record.players, *("",) * players)[:players]
        await self.departure.stop_game(playing, JOINED)
        self._controllers.table.players = names
        self.choose(offered)

    @task
    async def _go_away(self) -> None:
        """Parks the game of a group that has gone; like one put aside before, it waits under the group's code."""
        snapshot, pause_s, code = self._controllers.table.snapshot, self.recorder.pause_s, self.code
        self.prompt = ""
        waits = snapshot is not None and not snapshot.over

        def park(games: FollowedGames) -> tuple[Group, ...]:
            if snapshot is not None:
                groups.end_game(games.journal, snapshot.number, pause_s, parks=waits)
                games.mark_game(snapshot.number, PARKED if waits else CLOSED)
            waiting = groups.find_put_aside(games.journal, code)
            groups.end_group(games.journal, groups.IDLE, waiting[0].session if waiting else None)
            return groups.find_parked(games.journal)

        with self._controllers.entries.refused():
            away = await self._controllers.access.find(park)
        self._forget(away)

    def _forget(self, away: Away | None) -> None:
        """Forgets the group; `away` are the groups that may come back, if that has changed."""
        self.group = None
        self.parked = self.parked if away is None else away
        self._forget_choices()
        self.departure.forget()
        self.recorder.forget()
        self._controllers.table.forget()
        self._watch()
        self.left.tell(None)
        self._controllers.navigation.go("welcome")

    def _forget_choices(self) -> None:
        """Forgets what a group has chosen for itself alone."""
        self._controllers.settings.restore()
        self._controllers.participation.forget()

    def _for_new_group(self, own: Settings) -> Settings:
        """Returns the settings with a language of the event: one that the host has set, else its first."""
        is_set = self._controllers.settings.has_language and own.language in self.languages
        return own if is_set else own.changed("language", self.languages[0])

    def _keep_empty(self) -> None:
        """Takes a game off the table that was asked for by a group which has left since."""
        if self.group is None:
            self._controllers.table.forget()
            self._controllers.navigation.go("welcome")

    def _ask_if_there(self) -> None:
        self.prompt = STILL_THERE

    def _count(self, left_s: int) -> None:
        self.left_s = left_s

    def _warn(self, left_s: int) -> None:
        self.closes_in_s = left_s if self._controllers.navigation.name != self.home else 0

    def _rest(self) -> None:
        """Nobody is there, or no host: the screen sleeps, and the next finger only wakes it; a group may play on."""
        self.is_asleep = True
        if self.group is None:
            self.departure.thanked_group = None
            self.departure.forget()
            self._controllers.settings.restore()
        self.host.leave()
        if self._controllers.navigation.name not in ("", self.home):
            self._controllers.navigation.go("play")

    def _remind(self) -> None:
        snapshot = self._controllers.table.snapshot
        if not self.prompt and not self.departure.screen and snapshot is not None and not snapshot.over:
            self.prompt = REMIND

    def _watch(self) -> None:
        """Looks whether the group is still there, or whether somebody touches the attract screen, or the host's."""
        pause_s = (lambda: self.recorder.pause_s) if self.group and not self.host.is_in else None
        self.idle.watch(pause_s, self.event.remind_after_s, self._rest_after_s)

    def _rest_after_s(self) -> float:
        return rest_after_s(self._controllers.navigation.name, self.event.idle_s)
