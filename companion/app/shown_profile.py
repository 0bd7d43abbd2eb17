"""The profile of a deck whose faces were shown to a camera; what is wrong is told in the table's language."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from companion.app.learning_progress import FaceToShow
from companion.app.merged_decks import merge_decks
from companion.errors import BadInputError
from companion.following.watched_decks import DeckProfile
from companion.phrases import phrase
from vision.learned.deck import LearnedDeck
from vision.learned.face_names import check_name
from vision.learned.learning import CardNotFoundError, SeenFace, learn_shown
from vision.learned.profile import TooManyFacesError, pack_profile
from vision.learned.similarity import find_alike


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck that is kept: its profile, its faces with the back, and pairs of faces that are hard to tell apart.

    The hardest of these comes first.
    """

    profile: DeckProfile
    faces: tuple[FaceToShow, ...] = ()
    alike: tuple[tuple[str, str], ...] = ()


def pack_shown(ready: Sequence[SeenFace], kept: LearnedDeck | None = None, left_out: Collection[str] = ()) -> KeptDeck:
    """Returns a deck from the pictures of its faces. Raises BadInputError.

    Faces of the `kept` deck that are neither shown nor `left_out` are in it as they were; raises OtherShapeError.
    """
    deck = LearnedDeck((), kept.aspect) if kept and not ready else _learn(ready)
    for face in deck.fronts:
        _check_name(face.name)
    if kept is not None:
        deck = merge_decks(kept, deck, left_out)
    if not deck.fronts:
        raise BadInputError("there is no face beside the back", phrase("ui.learn.no-cards", None))
    try:
        profile = DeckProfile.of(deck, pack_profile(deck))
    except TooManyFacesError as error:
        raise BadInputError(str(error), phrase("ui.learn.too-many", None, count=len(deck.faces))) from None
    faces = tuple(FaceToShow(face.name, face.copies) for face in deck.faces)
    alike = tuple((one, other) for one, other, _ in find_alike(deck))
    return KeptDeck(profile, faces, alike)


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
