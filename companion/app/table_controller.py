"""TableController: the game on the table: enters, takes back, corrects, begins and resumes games in the journal."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from companion.app.journal_access import Job, JournalAccess
from companion.app.notices import Notices
from companion.app.observable import Listeners, Observable
from companion.app.participation import Participation
from companion.app.seat_names import SeatNames
from companion.app.texts import Texts
from companion.app.touch_debounce import TouchDebounce
from companion.engine.phrases import phrase
from companion.engine.record import EntrySource
from companion.errors import CompanionError, ImpossibleActionError
from companion.following.cameras import MAIN, CameraName
from companion.following.followed_games import FollowedGames, FollowingResult
from companion.journal.journaled_games import JournaledGames
from companion.journal.standing import CLOSED, PARKED, Standing
from companion.session.correction import Correction, Difference

if TYPE_CHECKING:
    from companion.following.decisions import Decision
    from companion.following.strategy import Choose
    from hardware.vision_process import Observation
    from vision.setup.calibration import Calibration

StandingResult = Standing | CompanionError | None
Then = Callable[[StandingResult], object]


class TableController:
    """The game on the table. Everything here runs on the screen's thread.

    `game` is the name of the one on the table, or of the one that comes next; `agreed` is what was agreed on last for
    it, `players` who played last, or as far as the table has come with the next game.
    `standing` is what the journal holds: it changes only after a commit. `entered` is called with a game that was begun
    or is gone on with, `left` when none is on the table any more; `irregularity_accepted` with its name,
    `replaced` with the seat of a player who left, `seen` when cards move before the camera.
    """

    game = Observable("")
    standing: Observable[Standing | None] = Observable(None)

    def __init__(self, access: JournalAccess, notices: Notices, texts: Texts, touches: TouchDebounce) -> None:
        self._access = access
        self._notices = notices
        self._texts = texts
        self._touches = touches
        self._agreed: dict[str, Mapping[str, Any]] = {}  # by the game's name
        self.players: tuple[str, ...] = ("", "", "", "")
        self.seat_names = SeatNames()
        self.settled_games: set[str] = set()  # what is agreed for them stands, whatever was kept before this start
        self.entered: Listeners[Standing] = Listeners()
        self.left: Listeners[None] = Listeners()
        self.irregularity_accepted: Listeners[str] = Listeners()
        self.replaced: Listeners[int] = Listeners()
        self.seen: Listeners[None] = Listeners()
        self._coming = 0  # how many entries more there will be once all that is asked is done
        self._is_beginning = self._is_ending = False

    def follow(self, participation: Participation) -> None:
        """Lets each game be taken part in as `participation` says."""
        self._participation = participation

    @property
    def playing(self) -> Standing:
        """The game on the table, where there must be one."""
        assert self.standing is not None, "no game is on the table"
        return self.standing

    @property
    def names(self) -> tuple[str, ...]:
        """What the people at the table are called: the players' names, or the seats' where none was given."""
        return self._texts.names(self.standing.record.players if self.standing else ("",) * len(self.players))

    def open(self, opened: Then) -> None:
        """Opens the journal; `opened` is called with the game to go on with or None, or with a CompanionError.

        A last game that cannot be read keeps nobody from playing: it is told of, and `opened` is called with None.
        """
        self._access.open(lambda error: opened(error) if error else self._open_last(opened))

    def _open_last(self, opened: Then) -> None:
        def taken(result: StandingResult) -> None:
            opened(None if isinstance(result, CompanionError) else self._go_on(result))

        self._access.ask_in_background(lambda games: games.games(1), self._remember)
        self._access.ask_in_background(JournaledGames.last_open, lambda result: self._take(result, taken))

    def act(self, action: object, by: str = EntrySource.TOUCH) -> None:
        """Enters an action; a second touch that comes too soon to be meant is left out."""
        if self.standing is None or (by == EntrySource.TOUCH and not self._touches.are_meant()):
            return
        entries = len(self.standing.entries) + self._coming
        self._change(lambda games: games.playing.act(action, by, after=entries), 1)

    def take_back(self) -> None:
        """Takes back the last change: a correction, else the last entry."""
        if self.standing and self.standing.can_undo and self._touches.are_meant():
            self._change(lambda games: games.playing.undo(), self.standing.undone)

    def keep_draft(self, standing: Standing, draft: Mapping[str, object], refused: Callable[[], object]) -> None:
        """Notes what was touched as the game stood so, and is no entry yet; `refused` is called if that fails."""
        self._access.ask_in_background(
            lambda games: games.playing.keep_draft(standing.number, standing.entries, draft),
            lambda result: self._check(result) or refused(),
        )

    def accept_irregularity(self, what: str) -> None:
        """Notes that something which the rules forbid stands."""
        self._change(lambda games: games.playing.accept_irregularity(what), 0)
        self.irregularity_accepted.tell(what)

    def seat(self, seat: int, name: str, *, is_newcomer: bool) -> None:
        """Seats a newcomer from now on, or writes a player's name otherwise."""

        def seated(result: StandingResult) -> None:
            if isinstance(result, Standing):
                self.standing = self.seat_names.call(result, seat, name)

        written = self.seat_names.written(name)
        self._change(lambda games: games.playing.seat_player(seat, written, is_newcomer=is_newcomer), 0, seated)
        if is_newcomer and not self._is_ending:
            self.replaced.tell(seat)

    def correct(self, correction: Correction, then: Then = lambda _: None) -> None:
        """Corrects the record of an entry; `then` is called with the game as it stands, or with a CompanionError."""
        self._change(lambda games: games.playing.correct(correction), correction.more, then)

    def preview(self, correction: Correction, answer: Callable[[Difference | CompanionError], object]) -> None:
        """Calls `answer` with what a correction would change, or with a CompanionError."""
        self._access.ask_in_background(lambda games: games.playing.preview(correction), answer)

    def see(
        self,
        seen: "Observation",
        choose: "Choose",
        answer: "Callable[[tuple[Decision, ...]], object]",
        camera: CameraName = MAIN,
    ) -> None:
        """Takes in what a camera saw; `answer` is called with what it meant. It enters only while it takes part."""

        def followed(result: FollowingResult | CompanionError) -> None:
            if self.standing is None:
                return
            if isinstance(result, CompanionError):
                self._refuse(result)
            elif result.decisions:
                self._take(result.standing, lambda _: answer(result.decisions))

        if seen.events:
            self.seen.tell(None)
        if self.standing and self._participation.lets_camera_enter and not self._is_ending:
            self._access.ask_in_background(lambda games: games.see(seen.events, seen.at_s, choose, camera), followed)
        elif seen.events:
            self._access.ask_in_background(lambda games: games.notice(seen.events, camera), self._check)

    def forget_cards(self) -> None:
        """Forgets which card lies where."""
        self._access.ask_in_background(FollowedGames.forget_cards)

    def read_deck(self, names: tuple[str, ...]) -> None:
        """Tells which faces the deck has that the cameras read, in the order of their probabilities."""
        self._access.ask_in_background(lambda games: games.read_deck(names))

    def place_seats(self, calibration: "Calibration", camera: CameraName = MAIN) -> None:
        """Tells where each seat lays its cards, as a calibration found it."""
        self._access.ask_in_background(lambda games: games.place_seats(calibration, camera))

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

    def refuse_entries(self) -> None:
        """From now on refuses what is entered: how the game ends is being written, and nothing comes after that."""
        self._is_ending = True

    def accept_entries(self) -> None:
        """Takes entries again: the end is written and the game about to go, or it could not be written."""
        self._is_ending = False

    def take_off(self) -> None:
        """Takes the game off the table as it stands; the journal keeps all of it."""
        self._participation.end_while()
        self.standing = None

    def forget(self) -> None:
        """Takes the game off the table, and forgets what was agreed and who played."""
        self.take_off()
        self._agreed, self.players, self.settled_games = {}, ("",) * len(self.players), set()

    def _remember(self, games: tuple[Standing, ...] | CompanionError) -> None:
        """Lets what was agreed last stand first; of a group that has left, the names are forgotten."""
        if games and not isinstance(games, CompanionError):
            [last] = games
            self.game, self.agreed = last.game.name, last.record.options
            if last.mark != CLOSED:
                self.players = last.record.players

    def _leave(self, mark: str) -> None:
        if self._touches.are_meant():
            self._access.ask(lambda games: games.playing.mark(mark), self._left)

    def _left(self, result: Standing | CompanionError | None) -> None:
        if self._check(result):
            self.take_off()
            self.left.tell(None)

    def _go_on(self, standing: StandingResult) -> StandingResult:
        if isinstance(standing, Standing):
            self._participation.go_on(standing)
        return standing

    def _enter(self, standing: StandingResult) -> None:
        if isinstance(standing, Standing):
            self.entered.tell(standing)

    def _change(self, job: Job[Standing], more: int, then: Then = lambda _: None) -> None:
        """Changes the game; there will be `more` entries than before, or fewer.

        Of a game that was taken off the table meanwhile nothing is shown any more, nor why an entry was refused:
        another group may stand there.
        """
        if self._is_ending:
            self._take(ImpossibleActionError("the game ends here", phrase=phrase("refused.ended")), then)
            return

        def changed(result: StandingResult) -> None:
            self._coming -= more
            if self.standing is not None:
                self._take(result, then)

        self._coming += more
        self._access.ask(job, changed)

    def _begun(self, result: StandingResult, then: Then) -> None:
        self._is_beginning = False
        self._take(result, then)

    def _take(self, result: StandingResult, then: Then) -> None:
        if isinstance(result, CompanionError):
            self._refuse(result)
        else:
            self._notices.trouble = ""
            if result:
                result = self.seat_names.add_to(result)
                self.game = result.game.name
            self.standing = result
            if result:
                self._participation.check(result)
        then(result)

    def _check(self, found: object) -> bool:
        """Returns whether all went well; else why not is told."""
        if isinstance(found, CompanionError):
            self._refuse(found)
            return False
        return True

    def _refuse(self, error: CompanionError) -> None:
        players = self.standing.record.players if self.standing else self.players
        self._notices.trouble = self._texts.error(error, players)
