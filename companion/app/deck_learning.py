"""DeckLearning: a table shows its cards to the camera, and keeps the deck; no frame waits for what is looked at."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from companion.app.camera_requests import CameraRequests
from companion.app.kept_decks import keep_deck, read_kept
from companion.app.laid_row import NamedOutline
from companion.app.learning_progress import ENOUGH, FaceToShow, LearningProgress
from companion.app.merged_decks import OtherShapeError
from companion.app.observable import Listeners, Observable
from companion.app.scheduler import Scheduler
from companion.app.shown_deck import ShownDeck
from companion.app.shown_profile import KeptDeck
from companion.app.worker import Worker
from companion.errors import CompanionError
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

    def __init__(
        self,
        game: str,
        faces: Sequence[FaceToShow],
        scheduler: Scheduler,
        requests: CameraRequests,
        *,
        is_anew: bool = False,
    ) -> None:
        self.game = game
        self.kept: Listeners[KeptDeck] = Listeners()
        self._is_anew = is_anew
        self._is_refused = False
        self._worker = Worker(lambda: ShownDeck(list(faces)), lambda _: None, scheduler.deliver)
        self._requests = requests
        self._is_watching = self._is_held = False
        self._newest: ShownCardsFound | None = None
        self._stop_watching = requests.shown.add(self._see)
        self._worker.start(lambda _: None)
        self._do(ShownDeck.tell)

    def tick(self) -> None:
        """Asks the camera for the next cards, unless it looks for it already."""
        self._is_watching = True
        if not self._requests.waits:
            self._requests.find_cards()

    def pause(self) -> None:
        """Takes no picture until the next tick: what lies on the table meanwhile is not shown to be learned."""
        self._is_watching = False

    def list_faces(self, faces: Sequence[FaceToShow]) -> None:
        """Lists the faces of the deck; those that were shown stay learned."""
        self._do(lambda deck: deck.list_faces(faces))

    def list_kept(self, folder: Path, then: Callable[[], None] = lambda: None) -> None:
        """Lists the faces of the deck that is kept beside the journal, unless they count no more; calls `then`."""

        def listed(deck: ShownDeck) -> LearningProgress:
            kept = read_kept(folder, self.game)
            return deck.list_kept([FaceToShow(face.name, face.copies) for face in kept.faces] if kept else [])

        def show(result: LearningProgress | CompanionError) -> None:
            self._show(result)
            then()

        self._worker.ask(ShownDeck.tell if self._is_anew else listed, show)

    def take(self, folder: Path, then: Callable[[], None]) -> None:
        """Lists the faces of a deck that was brought and is kept now; calls `then`."""
        self._is_anew = self._is_refused = False
        self.list_kept(folder, then)

    def want(self, name: str) -> None:
        """Shows a face again, or one out of turn."""
        self._do(lambda deck: deck.want(name))

    def leave_out(self, name: str) -> None:
        """Leaves out a face, if it is wanted."""
        self._do(lambda deck: deck.leave_out(name))

    def add(self, name: str) -> None:
        """Wants a face that the list lacks."""
        self._do(lambda deck: deck.add(FaceToShow(name, 1)))

    def hold(self) -> None:
        """Takes no picture until `release`: while somebody names a card, no other comes to lie in its place."""
        self._is_held = True

    def release(self) -> None:
        """Takes the newest picture that came meanwhile, and the next ones."""
        found, self._is_held, self._newest = self._newest, False, None
        if found:
            self._see(found)

    def name(self, touched: NamedOutline, right: str) -> None:
        """Says what a card that was touched in the picture shows."""
        self._do(lambda deck: deck.name(touched, right))

    def keep(self, folder: Path) -> None:
        """Learns the deck, and writes it beside the journal.

        If the kept cards have another shape that is `trouble`, and the next time they are replaced, unless other faces
        are learned or wanted by then.
        """
        replaces = self._is_anew or self._is_refused

        def written(deck: ShownDeck) -> KeptDeck:
            before = None if replaces else read_kept(folder, self.game)
            kept = deck.pack(before)
            keep_deck(folder, self.game, kept.profile, is_merged=before is not None)
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
            self._do(lambda deck: deck.look(_unpack(found)))

    def _do(self, job: Callable[[ShownDeck], LearningProgress]) -> None:
        self._worker.ask(job, self._show)

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


def _faces_in(progress: LearningProgress) -> tuple[object, ...]:
    """Returns what does not change while the same cards lie on the table and nothing is touched."""
    seen = [(name, min(count, ENOUGH)) for name, count in progress.seen]
    return seen, progress.wanted, progress.left_out, progress.as_before


def _unpack(found: ShownCardsFound) -> list[tuple[Picture | None, Quad]]:
    return [(unpack_picture(card.jpeg), card.quad) for card in found.cards]
