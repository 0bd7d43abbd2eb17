"""Host: between the screens and the worker. It shows what stands in the journal, and passes on what is touched."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty, StringProperty

from companion.app.drafts import Drafts
from companion.app.file_writer import FileWriter
from companion.app.touch_debounce import TouchDebounce
from companion.app.worker import Worker
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.following.followed_games import Choose, FollowedGames
from companion.games import FIRST_GAME
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.journaled_games import CLOSED, PARKED, JournaledGames
from companion.journal.settings import Settings
from companion.session.correction import Correction
from companion.ui.games import WATCH, screens_of
from companion.ui.texts import SAY

if TYPE_CHECKING:
    from companion.following.decisions import Decision
    from hardware.vision_process import Observation
    from vision.setup.calibration import Calibration


class Host(EventDispatcher):
    """The game on the table, for any screen. Everything here runs on Kivy's thread.

    `game` is the name of the one on the table, or of the one that comes next; `agreed` is what was agreed on last for
    it, `players` who played last, or as far as the table has come with the next game.
    `standing` is what the journal holds: it changes only after a commit. `trouble` is the last refusal, in one line;
    `notice` what was found damaged at the start; `unsaved` why nothing is saved, as long as that is so, and `play_on`
    lets the table play on. `told` is which of them is shown.
    """

    game = StringProperty(FIRST_GAME)
    standing = ObjectProperty(None, allownone=True)
    trouble = StringProperty("")
    notice = StringProperty("")
    unsaved = StringProperty("")
    play_on = ObjectProperty(None, allownone=True)
    told = AliasProperty(lambda own: own.trouble or own.unsaved or own.notice, bind=("trouble", "unsaved", "notice"))
    asked = NumericProperty(0)
    """How many changes are on their way to the disk; touches meanwhile wait behind them, and none is lost."""
    waiting = AliasProperty(lambda self: self.asked > 0, bind=["asked"])
    way = StringProperty("follow")
    """How the table takes part: one of the game's `ways`."""

    def __init__(self, journal: Path, now_s: Callable[[], float] = monotonic, space: SpacePolicy = NO_POLICY) -> None:
        super().__init__()
        self.touches = TouchDebounce(now_s)
        self.settings = Settings()
        self.lookout: Any = None  # a Lookout, where there is a camera
        self._agreed: dict[str, Mapping[str, Any]] = {}  # by the game's name
        self.players: tuple[str, ...] = ("", "", "", "")
        self.register_event_type("on_go")
        self.register_event_type("on_settle")
        self.register_event_type("on_leave")
        self.drafts = Drafts()
        self._former: tuple[str, Callable[[Any], bool]] | None = None  # the way before, and how long it is left
        games = partial(FollowedGames, journal, space=space)
        self._worker = Worker(games, FollowedGames.close, lambda call: Clock.schedule_once(lambda _: call(), -1))
        self._writers = {kind: FileWriter(self._worker.deliver) for kind in ("settings", "exports")}
        self._coming = 0  # how many entries more there will be once all that is asked is done

    def on_go(self, screen: str, arguments: Mapping[str, Any]) -> None:
        """Asks for another screen."""

    def on_settle(self, settings: Settings) -> None:
        """Asks for other settings."""

    def on_leave(self, how: str) -> None:
        """Asks for the end of the companion: one of companion.app.leaving."""

    def settle(self, name: str, value: object) -> None:
        """Changes one of the settings, and shows everything with it."""
        self.dispatch("on_settle", self.settings.changed(name, value))

    def go(self, screen: str, **arguments: Any) -> None:
        """Shows another screen."""
        self.dispatch("on_go", screen, arguments)

    def open(self, opened: Any) -> None:
        """Opens the journal; `opened` is called with the game to go on with or None, or with a CompanionError.

        A last game that cannot be read keeps nobody from playing: it is told of, and `opened` gets None.
        """
        self._worker.start(lambda error: opened(error) if error else None)
        self._worker.ask(lambda games: games.games(1), self._remember)
        self._worker.ask(
            JournaledGames.last_open,
            lambda found: self._take(
                found, lambda taken: opened(None if isinstance(taken, CompanionError) else self._go_on(taken))
            ),
        )

    def notify(self, notice: Phrase) -> None:
        """Tells of damage; it is shown until it is read."""
        self.notice = f"{self.notice} {SAY.phrase(notice, ())}".strip()

    def have_read(self) -> None:
        """What is told was read: nothing more of it is shown."""
        self.trouble, self.notice = "", self.notice if self.trouble or self.unsaved else ""

    def close(self) -> None:
        """Lets the journal go; waits until everything asked is written."""
        self._worker.close()
        for writer in self._writers.values():
            writer.close()

    def act(self, action: Any, by: str = "touch") -> None:
        """Enters an action; a second touch that comes too soon to be meant is left out."""
        if self.standing is None or (by == "touch" and not self.touches.are_meant()):
            return
        entries = len(self.standing.entries) + self._coming
        self.change(lambda games: games.act(action, by, after=entries), 1)

    def take_back(self) -> None:
        """Takes back the last change: a correction, else the last entry."""
        if self.standing and self.standing.can_undo and self.touches.are_meant():
            self.change(JournaledGames.undo, self.standing.undone)

    def let_stand(self, what: str) -> None:
        """Notes that something which the rules forbid stands."""
        self.change(lambda games: games.let_stand(what), 0)

    def aside(self, job: Callable[[], Any], answer: Callable[[Any], object], kind: str = "settings") -> None:
        """Writes "settings" or "exports"; no frame and no entry waits for it. `answer` is called with the result."""
        self.ask(lambda _: job(), answer, self._writers[kind])

    def correct(self, correction: Correction, then: Callable[[Any], object] = lambda _: None) -> None:
        """Corrects the record of an entry; `then` is called with the game as it stands, or with a CompanionError."""
        self.change(lambda games: games.correct(correction), correction.more, then)

    def see(self, look: "Observation", choose: Choose, answer: "Callable[[tuple[Decision, ...]], object]") -> None:
        """Takes in what the camera saw; `answer` is called with what it meant. It enters only while it takes part."""

        def followed(found: Any) -> None:
            if isinstance(found, CompanionError):
                self._trouble(found)
                return
            if found.outcomes:
                self._take(found.standing, lambda _: answer(found.outcomes))

        if self.standing and self.way == WATCH:
            self._worker.ask(lambda games: games.see(look.events, look.at_s, choose), followed)
        elif look.events:
            self._worker.ask(lambda games: games.notice(look.events), self._trouble)

    def look_anew(self) -> None:
        """Forgets which card lies where."""
        self.quietly(FollowedGames.look_anew, lambda _: None)

    def place_seats(self, calibration: "Calibration") -> None:
        """Tells where each seat lays its cards, as a calibration found it."""
        self._worker.ask(lambda games: games.place_seats(calibration), lambda _: None)

    def preview(self, correction: Correction, answer: Any) -> None:
        """Calls `answer` with what a correction would change, or with a CompanionError."""
        self.quietly(lambda games: games.preview(correction), answer)

    @property
    def agreed(self) -> Mapping[str, Any]:
        """The options of the game, as agreed on so far."""
        return self._agreed.get(self.game, {})

    @agreed.setter
    def agreed(self, options: Mapping[str, Any]) -> None:
        self._agreed[self.game] = options

    @property
    def former(self) -> str:
        """How the table took part before, where it does so otherwise for a while; else how it does."""
        return self._former[0] if self._former else self.way

    @property
    def ways(self) -> tuple[str, ...]:
        """How the table can take part in the game, the usual way first; only a camera can watch."""
        return tuple(way for way in screens_of(self.game).ways if way != WATCH or self.lookout)

    def take_part(self, way: str, while_so: Callable[[Any], bool] | None = None) -> None:
        """Takes part in another way; given `while_so`, only as long as it holds for the game as it stands."""
        self._former = (self._former[0] if self._former else self.way, while_so) if while_so else None
        self.way = way

    def attend(self, lookout: Any) -> None:
        """Has a camera from now on; a table that entered every card lets it watch."""
        self.lookout = lookout
        if self._is_by_hand(self.way):
            self.take_part(self.ways[0])

    def _is_by_hand(self, way: str) -> bool:
        """Whether it is the usual way without a camera."""
        return way == next(way for way in screens_of(self.game).ways if way != WATCH)

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...]) -> None:
        """Begins a game, and shows it."""
        if not self.touches.are_meant():
            return
        self.game, self.agreed, self.players = game, options, players
        self.take_part(self.ways[0])
        self.ask(lambda games: games.start(game, options, players), lambda found: self._take(found, self._shown))

    def resume(self, number: str) -> None:
        """Goes on with a game, and shows it."""
        if not self.touches.are_meant():
            return
        self._former = None
        self.ask(
            lambda games: games.resume(number),
            lambda found: self._take(found, lambda taken: self._shown(self._go_on(taken))),
        )

    def park(self) -> None:
        """Puts the game aside, to be gone on with at any time."""
        self._leave(PARKED)

    def close_game(self) -> None:
        """Puts a finished game away."""
        self._leave(CLOSED)

    def _remember(self, games: Any) -> None:
        """Lets what was agreed last stand first; of a group that has left, the names are forgotten."""
        if games and not isinstance(games, CompanionError):
            [last] = games
            self.game = last.game.name
            self.agreed = last.record.options
            if last.mark != CLOSED:
                self.players = last.record.players

    def _leave(self, mark: str) -> None:
        if self.touches.are_meant():
            self.ask(lambda games: games.mark(mark), self._left)

    def _left(self, found: Any) -> None:
        if not self._trouble(found):
            self.take_part(self.former)
            self.standing = None
            self.go("welcome")

    def _go_on(self, standing: Any) -> Any:
        """Takes part as the table last did, with a camera where it entered every card; returns `standing`."""
        if standing and not isinstance(standing, CompanionError):
            way = screens_of(self.game).way_of(standing)
            self.take_part(self.ways[0] if self._is_by_hand(way) else way)
        return standing

    def _shown(self, standing: Any) -> None:
        if not isinstance(standing, CompanionError):
            wants_setting_up = self.lookout and self.lookout.wants_setting_up
            self.go("calibrate", then="play") if wants_setting_up else self.go("play")

    def change(self, job: Any, more: int, then: Callable[[Any], object] = lambda _: None) -> None:
        """Changes the game; there will be `more` entries than before, or fewer."""

        def changed(found: Any) -> None:
            self._coming -= more
            self._take(found, then)

        self._coming += more
        self.ask(job, changed)

    def ask(self, job: Any, answer: Callable[[Any], object], writer: FileWriter | None = None) -> None:
        """Has something written, by the journal's worker or by `writer`; until it is answered, `waiting` is true."""

        def answered(found: Any) -> None:
            answer(found)
            self.asked -= 1

        self.asked += 1
        (writer or self._worker).ask(job, answered)

    def quietly(self, job: Any, answer: Callable[[Any], object]) -> None:
        """Asks the journal's worker for something that nobody waits for."""
        self._worker.ask(job, answer)

    def _take(self, found: Any, then: Any) -> None:
        if not self._trouble(found):
            self.trouble = ""
            if found:
                self.game = found.game.name
            self.standing = found
            if self._former and found and not self._former[1](found):
                self.take_part(self._former[0])
        then(found)

    def _trouble(self, found: Any) -> bool:
        if isinstance(found, CompanionError):
            self.trouble = SAY.error(found, self.standing.record.players if self.standing else self.players)
            return True
        return False
