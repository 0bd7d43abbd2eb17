"""TableController: which game is on the table: begins, resumes and puts aside games of the journal.

SeatNames are what the people at it are called; at an event the journal is told of none of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.app.observable import Listeners, Observable
from companion.app.participation import Participation
from companion.app.texts import Texts
from companion.app.touch_debounce import TouchDebounce
from companion.engine.values import with_item
from companion.errors import CompanionError
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.journaled_games import JournaledGames
from companion.session.session import CLOSED, PARKED

SnapshotResult = GameSnapshot | CompanionError | None
Then = Callable[[SnapshotResult], object]


class SeatNames:
    """What the people at the table are called.

    Where the names are not `are_kept`, as at an event, the journal is told none: they are known here alone, until the
    group is forgotten.
    """

    def __init__(self) -> None:
        self.are_kept = True
        self._names: tuple[str, ...] = ()

    def begin(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """Begins a game with these people; returns their names as the journal keeps them."""
        self._names = players
        return tuple(map(self.written, players))

    def written(self, name: str) -> str:
        """Returns a name as the journal keeps it: empty where names are not kept."""
        return name if self.are_kept else ""

    def call(self, snapshot: GameSnapshot, seat: int, name: str) -> GameSnapshot:
        """Changes the name of a seat from now on; returns the game with that name."""
        players = snapshot.record.players
        self._names = with_item(players, seat, name)
        return self.add_to(snapshot)

    def add_to(self, snapshot: GameSnapshot) -> GameSnapshot:
        """Returns a game with the names of the people at the table, where the journal has none."""
        record = snapshot.record
        if self.are_kept or len(self._names) != len(record.players):
            return snapshot
        return replace(snapshot, record=replace(record, players=self._names))

    def forget(self) -> None:
        """Forgets all names, as the group has gone."""
        self._names = ()


class TableController:
    """The game on the table. Everything here runs on the screen's thread.

    `game` is the name of the one on the table, or of the one that comes next; `agreed` is what was agreed on last for
    it, `players` who played last, or as far as the table has come with the next game.
    `snapshot` is what the journal holds: it changes only after a commit. `entered` is called with a game that was begun
    or is gone on with, `left` when none is on the table any more.
    """

    game = Observable("")
    snapshot: Observable[GameSnapshot | None] = Observable(None)

    def __init__(self, access: JournalAccess, notices: Notices, texts: Texts, touches: TouchDebounce) -> None:
        self._access = access
        self._notices = notices
        self._texts = texts
        self._touches = touches
        self._agreed: dict[str, Mapping[str, Any]] = {}  # by the game's name
        self.players: tuple[str, ...] = ("", "", "", "")
        self.seat_names = SeatNames()
        self.settled_games: set[str] = set()  # what is agreed for them stands, whatever was kept before this start
        self.entered: Listeners[GameSnapshot] = Listeners()
        self.left: Listeners[None] = Listeners()
        self._is_beginning = False

    def follow(self, participation: Participation) -> None:
        """Lets each game be taken part in as `participation` says."""
        self._participation = participation

    @property
    def playing(self) -> GameSnapshot:
        """The game on the table, where there must be one."""
        assert self.snapshot is not None, "no game is on the table"
        return self.snapshot

    @property
    def names(self) -> tuple[str, ...]:
        """What the people at the table are called: the players' names, or the seats' where none was given."""
        return self._texts.names(self.snapshot.record.players if self.snapshot else ("",) * len(self.players))

    def shows(self, number: str) -> bool:
        """Whether the game of that number is on the table."""
        return self.snapshot is not None and self.snapshot.number == number

    def open(self, opened: Then) -> None:
        """Opens the journal; `opened` is called with the game to go on with or None, or with a CompanionError.

        A last game that cannot be read keeps nobody from playing: it is told of, and `opened` is called with None.
        """
        self._access.open(lambda error: opened(error) if error else self._open_last(opened))

    def _open_last(self, opened: Then) -> None:
        def taken(result: SnapshotResult) -> None:
            opened(None if isinstance(result, CompanionError) else self._go_on(result))

        self._access.ask_in_background(lambda games: games.games(1), self._remember)
        self._access.ask_in_background(JournaledGames.last_open, lambda result: self.show(result, taken))

    @property
    def agreed(self) -> Mapping[str, Any]:
        """The options of the game, as agreed on so far."""
        return self._agreed.get(self.game, {})

    @agreed.setter
    def agreed(self, options: Mapping[str, Any]) -> None:
        self._agreed[self.game] = options

    def start(self, game: str, options: Mapping[str, Any], players: tuple[str, ...]) -> None:
        """Begins a game, and enters it; a second touch before the first one is answered begins none."""
        if self._is_beginning or not self._touches.are_meant():
            return
        self._is_beginning = True
        self.game, self.agreed, self.players = game, options, players
        self._participation.begin()
        written = self.seat_names.begin(players)
        self._access.ask(lambda games: games.start(game, options, written), partial(self._begun, then=self._enter))

    def start_agreed(self) -> None:
        """Begins the game that was agreed on, with who sits at the table."""
        self.start(self.game, self.agreed, self.players)

    def resume(self, number: str) -> None:
        """Goes on with a game by a touch, and enters it."""
        if self._touches.are_meant():
            self.go_on_with(number)

    def go_on_with(self, number: str) -> None:
        """Goes on with a game, and enters it, however short a time ago something was touched."""
        if self._is_beginning:
            return
        self._is_beginning = True
        self._participation.forget_former()
        then = partial(self._begun, then=lambda taken: self._enter(self._go_on(taken)))
        self._access.ask(lambda games: games.resume(number), then)

    def park(self) -> None:
        """Puts the game aside, to be gone on with at any time."""
        self._leave(PARKED)

    def close_game(self) -> None:
        """Puts a finished game away."""
        self._leave(CLOSED)

    def take_off(self) -> None:
        """Takes the game off the table as it stands; the journal keeps all of it."""
        self._participation.end_while()
        self.snapshot = None

    def forget(self) -> None:
        """Takes the game off the table, and forgets what was agreed and who played."""
        self.take_off()
        self._agreed, self.players, self.settled_games = {}, ("",) * len(self.players), set()

    def show(self, result: SnapshotResult, then: Then) -> None:
        """Shows how the game stands now, or why it stands as before; `then` is called with the same."""
        if self.check(result):
            self._notices.trouble = ""
            if isinstance(result, GameSnapshot):
                result = self.seat_names.add_to(result)
                self.game = result.game.name
                self.snapshot = result
                self._participation.check(result)
            else:
                self.snapshot = None
        then(result)

    def check(self, found: object) -> bool:
        """Returns whether all went well; else why not is told."""
        if isinstance(found, CompanionError):
            players = self.snapshot.record.players if self.snapshot else self.players
            self._notices.trouble = self._texts.error(found, players)
            return False
        return True

    def _remember(self, games: tuple[GameSnapshot, ...] | CompanionError) -> None:
        """Lets what was agreed last stand first; of a group that has left, the names are forgotten."""
        if games and not isinstance(games, CompanionError):
            [last] = games
            self.game, self.agreed = last.game.name, last.record.options
            if last.mark != CLOSED:
                self.players = last.record.players

    def _leave(self, mark: str) -> None:
        if self._touches.are_meant():
            self._access.ask(lambda games: games.playing.mark(mark), self._left)

    def _left(self, result: GameSnapshot | CompanionError | None) -> None:
        if self.check(result):
            self.take_off()
            self.left.tell(None)

    def _go_on(self, snapshot: SnapshotResult) -> SnapshotResult:
        if isinstance(snapshot, GameSnapshot):
            self._participation.go_on(snapshot)
        return snapshot

    def _enter(self, snapshot: SnapshotResult) -> None:
        if isinstance(snapshot, GameSnapshot):
            self.entered.tell(snapshot)

    def _begun(self, result: SnapshotResult, then: Then) -> None:
        self._is_beginning = False
        self.show(result, then)
