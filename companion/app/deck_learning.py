"""The decks that a table has learned, and those that it shows to the camera; no frame waits for what is looked at."""

from collections.abc import Callable, Sequence
from threading import Thread

from companion.app.camera_requests import CameraRequests
from companion.app.observable import Listeners, Observable
from companion.app.scheduler import Scheduler
from companion.app.worker import Worker
from companion.errors import CompanionError
from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import LearningProgress
from companion.learning.packing import KeptDeck, OtherShapeError
from companion.learning.session import LearningSession
from companion.learning.state import ENOUGH, FaceToShow
from hardware.vision_process import ShownCardsFound
from hardware.vision_process.shown_card_finder import unpack_picture
from vision.frames import Picture
from vision.geometry import Quad


class DeckLearning:
    """The deck of one `game`. `progress` is None until the first answer; `kept` is called with the written deck.

    Faces that are kept already stay as they are unless they are shown again; one that `is_anew` takes their place.

    `trouble` says why the deck could not be kept, `failure` why the last look or touch could not be taken in;
    it is None once one is. Cards count from `tick` on until `pause`.
    """

    progress: Observable[LearningProgress | None] = Observable(None)
    trouble: Observable[CompanionError | None] = Observable(None)
    failure: Observable[CompanionError | None] = Observable(None)

    def __init__(self, decks: "LearnedDecks", game: str, faces: Sequence[FaceToShow], *, is_anew: bool = False) -> None:
        self.game, self._store, self._requests = game, decks.store, decks.requests
        self.kept: Listeners[KeptDeck] = Listeners()
        self._is_anew = is_anew
        self._is_refused = False
        self._worker = Worker(lambda: LearningSession(faces), lambda _: None, decks.scheduler.deliver)
        self._is_watching = self._is_held = False
        self._newest: ShownCardsFound | None = None
        self._stop_watching = self._requests.shown.add(self._see)
        self._worker.start(lambda _: None)
        self.do(LearningSession.tell)

    def tick(self) -> None:
        """Asks the camera for the next cards, unless it looks for it already."""
        self._is_watching = True
        if not self._requests.waits:
            self._requests.find_cards()

    def pause(self) -> None:
        """Takes no picture until the next tick: what lies on the table meanwhile is not shown to be learned."""
        self._is_watching = False

    def do(self, job: Callable[[LearningSession], LearningProgress]) -> None:
        """Has something done with what was shown, after all before it."""
        self._worker.ask(job, self._show)

    def list_kept(self, then: Callable[[], None] = lambda: None) -> None:
        """Lists the faces of the deck that is kept beside the journal, unless they count no more; calls `then`."""

        def listed(deck: LearningSession) -> LearningProgress:
            kept = self._store.read(self.game)
            return deck.list_kept([FaceToShow(face.name, face.copies) for face in kept.faces] if kept else [])

        def show(result: LearningProgress | CompanionError) -> None:
            self._show(result)
            then()

        self._worker.ask(LearningSession.tell if self._is_anew else listed, show)

    def take(self, then: Callable[[], None]) -> None:
        """Lists the faces of a deck that was brought and is kept now; calls `then`."""
        self._is_anew = self._is_refused = False
        self.list_kept(then)

    def hold(self) -> None:
        """Takes no picture until `release`: while somebody names a card, no other comes to lie in its place."""
        self._is_held = True

    def release(self) -> None:
        """Takes the newest picture that came meanwhile, and the next ones."""
        found, self._is_held, self._newest = self._newest, False, None
        if found:
            self._see(found)

    def keep(self) -> None:
        """Learns the deck, and writes it beside the journal.

        If the kept cards have another shape that is `trouble`, and the next time they are replaced, unless other faces
        are learned or wanted by then.
        """
        replaces = self._is_anew or self._is_refused

        def written(deck: LearningSession) -> KeptDeck:
            before = None if replaces else self._store.read(self.game)
            kept = deck.pack(before)
            self._store.keep(self.game, kept.profile, is_merged=before is not None)
            deck.list_kept(kept.faces)
            return kept

        self._worker.ask(written, self._keep)

    def close(self) -> None:
        """Ends once what was asked is done; nobody waits for it."""
        self._stop_watching()
        Thread(target=self._worker.close, name="ending", daemon=True).start()

    def _see(self, found: ShownCardsFound) -> None:
        if self._is_held:
            self._newest = found
        elif self._is_watching:
            self.do(lambda deck: deck.feed(_unpack(found)))

    def _show(self, result: LearningProgress | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self.failure = result
            return
        if self.progress is None or _faces_in(result) != _faces_in(self.progress):
            self._is_refused = False
        self.progress, self.failure = result, None

    def _keep(self, result: KeptDeck | CompanionError) -> None:
        self.trouble = result if isinstance(result, CompanionError) else None
        self._is_refused = isinstance(result, OtherShapeError)
        if isinstance(result, KeptDeck):
            self._is_anew = False
            self.kept.tell(result)


class LearnedDecks:
    """`profiles` are those that are read, the newest first; `taken` is called with each that was learned just now."""

    def __init__(
        self, profiles: Sequence[DeckProfile], store: DeckStore, scheduler: Scheduler, requests: CameraRequests
    ) -> None:
        self.profiles = tuple(profiles)
        self.taken: Listeners[DeckProfile] = Listeners()
        self.store, self.scheduler, self.requests = store, scheduler, requests
        self._learning: dict[str, DeckLearning] = {}

    def learn(self, game: str, faces: Sequence[FaceToShow]) -> DeckLearning:
        """Returns how far the deck of a game is shown; it goes on where the table left it."""
        learning = self._learning.get(game)
        if learning is None:
            return self._begin(game, faces, is_anew=False)
        learning.do(lambda deck: deck.list_faces(faces))
        return learning

    def learn_anew(self, game: str, faces: Sequence[FaceToShow]) -> DeckLearning:
        """Begins to learn the deck of a game; what was shown or kept before does not count any more."""
        return self._begin(game, faces, is_anew=True)

    def take(self, deck: DeckProfile) -> None:
        """Reads a deck from now on in the games whose cards it has."""
        self.profiles = (deck, *self.profiles)
        self.taken.tell(deck)

    def close(self) -> None:
        """Ends what is shown of every game's deck."""
        for learning in self._learning.values():
            learning.close()
        self._learning = {}

    def _begin(self, game: str, faces: Sequence[FaceToShow], *, is_anew: bool) -> DeckLearning:
        if game in self._learning:
            self._learning[game].close()
        learning = self._learning[game] = DeckLearning(self, game, faces, is_anew=is_anew)
        learning.kept.add(lambda kept: self.take(kept.profile))
        return learning


def _faces_in(progress: LearningProgress) -> tuple[object, ...]:
    """Returns what does not change while the same cards lie on the table and nothing is touched."""
    seen = [(name, min(count, ENOUGH)) for name, count in progress.seen]
    return seen, progress.wanted, progress.left_out, progress.as_before


def _unpack(found: ShownCardsFound) -> list[tuple[Picture | None, Quad]]:
    return [(unpack_picture(card.jpeg), card.quad) for card in found.cards]
