"""The profile of a deck whose faces were shown to a camera; what is wrong is told in the table's language."""

from collections.abc import Sequence

from companion.engine.phrases import phrase
from companion.errors import BadInputError
from companion.following.watched_decks import DeckProfile
from vision.learned.deck import LearnedDeck
from vision.learned.face_names import check_name
from vision.learned.learning import CardNotFoundError, SeenFace, learn_shown
from vision.learned.profile import pack_profile


def pack_shown(ready: Sequence[SeenFace]) -> DeckProfile:
    """Returns the profile of a deck from the pictures of its faces. Raises BadInputError."""
    deck = _learn(ready)
    for face in deck.fronts:
        _check_name(face.name)
    try:
        return DeckProfile.of(deck, pack_profile(deck))
    except BadInputError as error:
        raise BadInputError(str(error), phrase("ui.learn.too-many", None, count=len(ready))) from None


def _check_name(name: str) -> None:
    try:
        check_name(name)
    except BadInputError as error:
        raise BadInputError(str(error), phrase("ui.learn.bad-name", None, card=name)) from None


def _learn(ready: Sequence[SeenFace]) -> LearnedDeck:
    try:
        return learn_shown(ready)
    except CardNotFoundError as error:
        raise BadInputError(str(error), phrase("ui.learn.no-outline", None, card=error.face)) from None
    except BadInputError as error:
        raise BadInputError(str(error), phrase("ui.learn.no-cards", None)) from None
