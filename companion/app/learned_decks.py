"""LearnedDecks: the decks that a table has learned, and those that it shows to the camera."""

from collections.abc import Sequence

from companion.app.camera_requests import CameraRequests
from companion.app.deck_learning import DeckLearning
from companion.app.learning_progress import FaceToShow
from companion.app.observable import Listeners
from companion.app.scheduler import Scheduler
from companion.following.watched_decks import DeckProfile


class LearnedDecks:
    """`profiles` are those that are read, the newest first; `taken` is called with each that was learned just now."""

    def __init__(self, profiles: Sequence[DeckProfile], scheduler: Scheduler, requests: CameraRequests) -> None:
        self.profiles = tuple(profiles)
        self.taken: Listeners[DeckProfile] = Listeners()
        self._scheduler = scheduler
        self._requests = requests
        self._learning: dict[str, DeckLearning] = {}

    def learn(self, game: str, faces: Sequence[FaceToShow]) -> DeckLearning:
        """Returns how far the deck of a game is shown; it goes on where the table left it."""
        learning = self._learning.get(game)
        if learning is None:
            return self._begin(game, faces, is_anew=False)
        learning.list_faces(faces)
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
        learning = self._learning[game] = DeckLearning(game, faces, self._scheduler, self._requests, is_anew=is_anew)
        learning.kept.add(lambda kept: self.take(kept.profile))
        return learning
