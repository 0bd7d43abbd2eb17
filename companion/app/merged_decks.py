"""Merged decks: faces that are shown again take the place of those in a kept deck; all others stay as they were."""

import math
from collections.abc import Collection
from dataclasses import replace

from companion.cards import BACK
from companion.errors import BadInputError
from companion.phrases import phrase
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.outlined_picture import SLANT
from vision.learned.views import fine_size, resized, view_size


class OtherShapeError(BadInputError):
    """The cards that were shown have another shape than those of the kept deck."""


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
        again[called] = replace(again[called], copies=_copies(before[called], again[called]))
    gone = {name.casefold() for name in left_out} - again.keys()
    faces = {called: face for called, face in before.items() if called not in gone} | again
    return replace(kept, faces=tuple(sorted(faces.values(), key=lambda face: face.name == BACK)))


def _copies(before: LearnedFace, again: LearnedFace) -> int:
    return before.copies if again.copies == 1 else again.copies


def _in_shape_of(deck: LearnedDeck, face: LearnedFace) -> LearnedFace:
    size = fine_size(view_size(deck.aspect))
    return replace(face, views=tuple(resized(view, size) for view in face.views))
