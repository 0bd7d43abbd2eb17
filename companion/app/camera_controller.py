"""CameraController: passes what the camera's process sees to the table, and its status to the screen."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from companion.app.camera_questions import CameraQuestions
from companion.app.camera_requests import CameraRequests, Request
from companion.app.camera_words import describe_status
from companion.app.deck_learning import LearnedDecks
from companion.app.deck_offer import DeckOffer
from companion.app.observable import Observable
from companion.app.property_differences import PropertyDifferences
from companion.app.settings_controller import SettingsChange
from companion.app.table_controller import TableController
from companion.following.cards_on_table import CardsOnTable
from companion.following.decisions import Decision
from companion.following.followed_games import FollowedGames
from companion.following.strategy import Choose
from companion.following.watched_decks import DeckProfile, WatchedDeck, as_agreed, deck_of
from companion.games import find_game
from companion.learning.deck_store import DeckStore
from hardware.sources import FrameSource
from hardware.vision_process import VisionProcess, VisionState, VisionStatus
from hardware.vision_process.worker import WorkerSetup
from vision.frames import Picture
from vision.setup.calibration import Calibration

if TYPE_CHECKING:
    from companion.app.controllers import Controllers

TICK_S = 0.1
"""How often the small picture is renewed; what was seen is taken in at once."""
IDLE_S = 0.5
"""Also when nothing happens the game is told the time so often: a card that stays away was taken back."""


def leave_open(state: object, choices: Sequence[object]) -> object | None:
    """Makes no choice: the table makes it by touch."""
    return None


class CameraController:
    """Watches one source, which another process opens, for one table.

    A `guided` one wants to be set up before the first game. `speed` paces what is recorded, None stands for a camera;
    `album` is where pictures are kept if somebody wishes it.
    `learned` are the decks that the table has learned, for the games that are played with them.
    `questions` are what it leaves to people.
    """

    status = Observable(VisionStatus())
    says = Observable("")
    shown = Observable(0)
    """Counts the pictures; `picture` is the newest."""

    def __init__(
        self,
        companion: "Controllers",
        source: Callable[[], FrameSource],
        choose: Choose = leave_open,
        alphabet: str = "english",
        speed: float | None = None,
        album: Path | None = None,
        guided: bool = False,
        learned: Sequence[DeckProfile] = (),
    ) -> None:
        self._table, self._entries, self._access = companion.table, companion.entries, companion.access
        self._texts = companion.texts
        self._source = source
        self._guided = guided
        self._speed = speed
        self.picture: Picture | None = None
        self.cards = CardsOnTable()
        self._choose = choose
        self._alphabet = alphabet
        self.requests = CameraRequests(self._ask, album)
        self.decks = LearnedDecks(learned, DeckStore(companion.folder), companion.scheduler, self.requests)
        self.decks.taken.add(lambda _: self._watch(self._deck_on_table()))
        self._deck = self._deck_on_table()
        self._read_deck()
        self._is_open = False
        self._ticks = companion.scheduler.every(TICK_S, self._tick)
        self._tick_soon = companion.scheduler.soon(self._take_in)
        self._process = self._new_process()
        CameraRequests.calibration.listen(self.requests, self._calibrated)
        self.properties = PropertyDifferences(self._table, self._entries)
        self.questions = CameraQuestions(self._table, self._texts)
        self.offer = DeckOffer(self._table, self.decks, lambda: self._deck.is_by_corners)
        for said in (CameraQuestions.missed, CameraQuestions.unseen):
            said.listen(self.questions, lambda _: self._say())
        self._reported_s = 0.0
        self._cards_moved = False
        """Whether cards moved since the last tick."""
        self._picture_waits = False
        """Whether the last tick has left its picture out; the next one shows it."""
        self._process_number = 1
        self._unlisten = (
            TableController.game.listen(self._table, lambda _: self._watch(self._deck_on_table())),
            self._table.entered.add(lambda _: self._watch(self._deck_on_table())),
        )
        self._replacement: Thread | None = None
        """The thread that replaced the process last, as for another deck."""

    def open(self) -> None:
        """Begins to look."""
        self._is_open = True
        self._process.open()
        self._ticks.start()

    def close(self) -> None:
        """Ends looking, for good; the process is gone when this returns."""
        for unsubscribe in self._unlisten:
            unsubscribe()
        for part in (self.properties, self.questions, self.offer, self.decks):
            part.close()
        self._is_open = False
        if self._replacement is not None:
            self._replacement.join()
        self._process.close()
        self._ticks.cancel()
        self._tick_soon.cancel()

    @property
    def wants_setup(self) -> bool:
        """Whether nobody has set the camera up yet, and somebody should."""
        return self._guided and not self.requests.tried

    def calibrate(self) -> None:
        """Sets the camera up for as many seats as the game on the table has."""
        self.requests.calibrate(len(self._table.names))

    def apply(self, change: SettingsChange) -> None:
        """Takes over a changed setting."""
        before, after = change.before, change.after
        if after.alphabet != before.alphabet:
            self.read_letters(after.alphabet)
        if after.mains_hz != before.mains_hz:
            self.requests.set_mains(after.mains_hz)

    def read_letters(self, alphabet: str) -> None:
        """Reads a deck with other letters from now on: english, german or french."""
        self._alphabet = alphabet
        self._watch(self._deck_on_table())

    def forget_pictures(self) -> None:
        """Forgets what was seen last, as of a group that has gone; keeping pictures ends."""
        self.picture = None
        self.requests.keep(wished=False)

    def _tick(self) -> None:
        self._take_in()
        self._picture_waits = self._cards_moved and not self._picture_waits
        self._cards_moved = False
        picture = None if self._picture_waits else self._process.preview()
        if picture is not None:
            self.picture, self.shown = picture, self.shown + 1

    def _take_in(self) -> None:
        """Takes in what was seen; a picture that the screen draws just then would delay the entry."""
        status = self._process.status
        if status != self.status:
            self.status = status
            self._say()
        for seen in self._process.observations():
            if seen.process_number != self._process_number:
                self._begin_process(seen.process_number)
            self.cards.take(seen.events)
            self._cards_moved |= bool(seen.events)
            if seen.events or seen.at_s - self._reported_s >= IDLE_S:
                self._reported_s = seen.at_s
                self._entries.see(seen, self._choose, self._followed)
        self.requests.take(self._process.answers())
        self.requests.check_time()

    def _deck_on_table(self) -> WatchedDeck:
        """Returns by what the cards of the game are told that is on the table, or comes next."""
        game, snapshot = find_game(self._table.game), self._table.snapshot
        agreed = as_agreed(game, snapshot.state) if snapshot and snapshot.game.name == game.name else game
        return deck_of(agreed, self._alphabet, self.decks.profiles)

    def _read_deck(self) -> None:
        """Tells which faces the deck has that is read, in the order of their probabilities."""
        names = self._deck.names
        self._access.ask_in_background(lambda games: games.read_deck(names))

    def _watch(self, deck: WatchedDeck) -> None:
        """Watches for the cards of a deck from now on: by another process, if it is another deck."""
        if deck == self._deck:
            return
        self._deck = deck
        self._read_deck()
        self._replace()

    def look_through(self, source: Callable[[], FrameSource]) -> None:
        """Looks through another camera from now on."""
        self._source, self.picture = source, None
        self._replace()

    def _replace(self) -> None:
        """Lets another process look, once the one before has left its camera."""
        old, self._process = self._process, self._new_process()
        self._begin_process(1)
        self.requests.repeat()
        if self._is_open:
            self._replacement = Thread(
                target=_replace_process, args=(self._replacement, old, self._process), name="deck", daemon=True
            )
            self._replacement.start()

    def _new_process(self) -> VisionProcess:
        setup = WorkerSetup(self._source, self._deck.make_watcher, self._speed)
        return VisionProcess(setup, notify=self._tick_soon.start)

    def _ask(self, request: Request) -> None:
        self._process.send(request)

    def _calibrated(self, calibration: Calibration | None) -> None:
        """From now on a card's place says whose it is, if the table was found."""
        if calibration is not None and calibration.seats is not None:
            self._access.ask_in_background(lambda games: games.place_seats(calibration))

    def _say(self) -> None:
        well = self.status.state is VisionState.WATCHING
        missing = self.questions.missed or self.questions.unseen
        self.says = missing if well and missing else describe_status(self.status, self._texts)

    def _begin_process(self, number: int) -> None:
        """Another process looks: it numbers what it sees from 1 again, and its source's time begins again."""
        self._process_number, self._reported_s = number, 0.0
        self.cards.forget()
        self._access.ask_in_background(FollowedGames.forget_cards)
        self.requests.ask_again()

    def _followed(self, decisions: tuple[Decision, ...]) -> None:
        self.questions.take(decisions)
        self.offer.take(decisions)
        self.properties.take(decisions)
        self._say()


def _replace_process(before: Thread | None, old: VisionProcess, new: VisionProcess) -> None:
    """Ends one process, which may take a while, and then starts the other one: a camera has one at a time."""
    if before is not None:
        before.join()
    old.close()
    new.open()
