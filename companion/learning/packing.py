"""What was shown of a deck becomes a profile, alone or merged into the kept one; a table hears what is wrong."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from companion.cards import BACK
from companion.errors import BadInputError
from companion.following.watched_decks import DeckProfile
from companion.learning.state import FaceToShow
from companion.phrases import phrase
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.face_names import check_name
from vision.learned.learning import CardNotFoundError, SeenFace, learn_shown
from vision.learned.outlined_picture import SLANT
from vision.learned.profile import TooManyFacesError, pack_profile
from vision.learned.similarity import find_alike
from vision.learned.views import fine_size, resized, view_size


class OtherShapeError(BadInputError):
    """The cards that were shown have another shape than those of the kept deck."""


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


def merge_decks(kept: LearnedDeck, shown: LearnedDeck, left_out: Collection[str] = ()) -> LearnedDeck:
    """Returns the kept deck with the faces that were shown, and without those that are `left_out`.

    Names that differ only in capitals are one face's. A kept number of copies stays where one copy is told: a list
    says so too where it knows no number. Raises OtherShapeError.
    """
    if abs(math.log(shown.aspect / kept.aspect)) > SLANT:
        why = f"the cards are {shown.aspect:.2f} times as high as wide, and those kept {kept.aspect:.2f} times"
        raise OtherShapeError(f"{why}: keep them once more to replace these", phrase("ui.learn.other-shape", None))
    before = {face.name.casefold(): face for face in kept.faces}
    again = {face.name.casefold(): _in_shape_of(kept, face) for face in shown.faces}
    for called in before.keys() & again.keys():
        if again[called].copies == 1:
            again[called] = replace(again[called], copies=before[called].copies)
    gone = {name.casefold() for name in left_out} - again.keys()
    faces = {called: face for called, face in before.items() if called not in gone} | again
    return replace(kept, faces=tuple(sorted(faces.values(), key=lambda face: face.name == BACK)))


def _in_shape_of(deck: LearnedDeck, face: LearnedFace) -> LearnedFace:
    size = fine_size(view_size(deck.aspect))
    return replace(face, views=tuple(resized(view, size) for view in face.views))


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
