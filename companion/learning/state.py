"""LearningState: what is known of a deck while its cards are shown: its faces, and what was seen of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from companion.cards import BACK
from companion.learning.row import FirstPictures, LaidRow
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.similarity import LISTED_FROM

ENOUGH: Final = 2
"""A face is learned once it was seen so often."""
MOST_PICTURES: Final = 3
Compare: TypeAlias = Callable[[OutlinedPicture, OutlinedPicture], float]
"""Says how likely the card in one picture is taken for that in another."""


@dataclass(frozen=True, slots=True)
class FaceToShow:
    """A face of a deck: its name in records, and how often it is in the deck; the back has no copies."""

    name: str
    copies: int


@dataclass(slots=True, eq=False)
class ShownFace:
    """A face of the list, with the pictures in which it was seen.

    `earlier` are those from before it was touched to be shown again: they count until it was seen often enough anew.
    `is_kept`: it is in the deck that is kept already; `is_added`: the list lacked it.
    """

    face: FaceToShow
    pictures: tuple[OutlinedPicture, ...] = ()
    earlier: tuple[OutlinedPicture, ...] = ()
    is_kept: bool = False
    is_added: bool = False
    is_left_out: bool = False

    @property
    def name(self) -> str:
        """The face's name."""
        return self.face.name

    @property
    def is_known(self) -> bool:
        """Whether it was seen often enough."""
        return len(self.pictures) >= ENOUGH

    @property
    def stays(self) -> bool:
        """Whether it is as it was kept or learned before: it was not seen again often enough."""
        return not self.is_known and bool(self.is_kept or self.earlier)

    @property
    def learned(self) -> tuple[OutlinedPicture, ...]:
        """The pictures by which it is learned."""
        return self.pictures if self.is_known else self.earlier

    @property
    def first(self) -> OutlinedPicture | None:
        """The picture by which it is compared with others."""
        return next(iter((*self.pictures, *self.earlier)), None)

    def begin_anew(self) -> None:
        """Forgets its pictures; if it is known they count until it was shown anew."""
        if self.is_known:
            self.earlier = self.pictures
        self.pictures = ()


class LearningState:
    """The faces in the order of their list, the back last, what lies there, and the name of the face that is wanted.

    No face is wanted, "", once all are learned or stay as they were.
    """

    def __init__(self, faces: Sequence[FaceToShow], compare: Compare) -> None:
        self.wanted = faces[0].name
        self.row = LaidRow()
        self.compare = compare
        self._all = [ShownFace(face) for face in faces]
        self._alike: set[frozenset[OutlinedPicture | None]] = set()
        """The first pictures of faces that cannot be told apart, in pairs."""

    @property
    def faces(self) -> list[ShownFace]:
        """The faces without those that are left out."""
        return [face for face in self._all if not face.is_left_out]

    @property
    def names(self) -> list[str]:
        """Their names."""
        return [face.name for face in self.faces]

    @property
    def left_out(self) -> tuple[str, ...]:
        """The names of the faces that are left out."""
        return tuple(face.name for face in self._all if face.is_left_out)

    @property
    def unlearned_in_row(self) -> list[str]:
        """The faces of the row that were not seen often enough."""
        return [name for name in self.row.names if not self.is_known(name)]

    @property
    def first_pictures(self) -> FirstPictures:
        """The first picture of each face that was seen since it was touched last."""
        return {face.name: face.pictures[0] for face in self._all if face.pictures}

    def face(self, name: str) -> ShownFace:
        """Returns a face of the list; for any other name one of which nothing is known."""
        return next((face for face in self._all if face.name == name), ShownFace(FaceToShow(name, 0)))

    def pictures_of(self, name: str) -> tuple[OutlinedPicture, ...]:
        """Returns the pictures in which a face was seen."""
        return self.face(name).pictures

    def is_known(self, name: str) -> bool:
        """Says whether a face was seen often enough."""
        return self.face(name).is_known

    def place_of(self, name: str) -> int:
        """Returns at which place of the list a face stands."""
        return self.names.index(name)

    def following(self) -> str:
        """Returns the next face that was not seen often enough, round the list, the back last; "" if all were."""
        left = [one for one in self._round() if one.name != self.wanted and not one.is_known and not one.stays]
        return next((one.name for one in sorted(left, key=lambda one: one.name == BACK)), "")

    def unseen(self) -> list[str]:
        """Returns the faces that were not seen, from the wanted one on round the list.

        Those that stay as they were are among them only if that face is one: a table touches what it shows again.
        """
        with_former = self.face(self.wanted).stays
        return [one.name for one in self._round() if not one.pictures and (with_former or not one.stays)]

    def add(self, face: FaceToShow) -> None:
        """Lists another face before the back, or one again that was left out, and wants it."""
        called = face.name.casefold()
        added = next((one for one in self._all if one.is_left_out and one.name.casefold() == called), None)
        if added is None and (added := self._insert(face)):
            added.is_added = True
        if added:
            added.is_left_out, self.wanted = False, added.name

    def list_game(self, faces: Sequence[FaceToShow]) -> None:
        """Lists the faces of a game; of others those stay that were added, kept or seen."""
        names = {face.name for face in faces}
        self._all = [one for one in self._all if one.name in names or one.is_added or one.is_kept or one.first]
        for face in faces:
            self._insert(face)

    def list_kept(self, faces: Sequence[FaceToShow]) -> bool:
        """Lists the faces of the deck that is kept; says whether other ones were kept before.

        One that is listed already stays as it is spelled there.
        """
        for face in faces:
            self._insert(face)
        called = {face.name.casefold() for face in faces}
        changed = [one for one in self._all if one.is_kept != (one.name.casefold() in called)]
        for one in changed:
            one.is_kept = not one.is_kept
        return bool(changed)

    def add_picture(self, name: str, picture: OutlinedPicture) -> None:
        """Takes in a picture of a face; by the first one it is compared with the other faces."""
        face = self.face(name)
        others = [] if face.pictures else [one.first for one in self._all if one is not face and one.first]
        face.pictures = (*face.pictures, picture)[:MOST_PICTURES]
        self._alike |= {frozenset((one, picture)) for one in others if self.compare(one, picture) >= LISTED_FROM}

    def forget(self, name: str, *, earlier: bool = False) -> None:
        """Forgets what was seen of a face now, maybe also `earlier`, and where it lies; it looks like no other."""
        face = self.face(name)
        self._alike = {pair for pair in self._alike if pair.isdisjoint((*face.pictures, *face.earlier))}
        face.pictures, face.earlier = (), () if earlier else face.earlier
        self.row.forget(name)

    def call(self, name: str, right: str) -> None:
        """Takes the card that was taken for one face for another, which takes its place where it lies there too.

        What was learned of either face before counts until it was shown anew.
        """
        one, other = self.face(name), self.face(right)
        if right not in self.row.names and self._was_taken_for(one, other):
            if one.pictures:
                other.begin_anew()
                one.pictures, other.pictures = (), one.pictures
        else:
            one.pictures, other.pictures = other.pictures, one.pictures
        self.row.call(name, right)

    def twins_of(self, name: str) -> list[str]:
        """Returns the faces that look like one."""
        face = self.face(name)
        return [one.name for one in self._all if one is not face and self._are_alike(one, face)]

    def twins(self) -> tuple[tuple[str, str], ...]:
        """Returns the pairs that cannot be told apart, in each the face first that comes first in the list."""
        return tuple(
            (one.name, other.name) for one, other in combinations(self.faces, 2) if self._are_alike(one, other)
        )

    def _are_alike(self, one: ShownFace, other: ShownFace) -> bool:
        return frozenset((one.first, other.first)) in self._alike

    def _was_taken_for(self, one: ShownFace, other: ShownFace) -> bool:
        """Says whether what is learned of two faces is right, and only what lies there was taken for the first."""
        return not one.pictures or bool(one.earlier) or self._are_alike(one, other)

    def _round(self) -> list[ShownFace]:
        """Returns the faces from the wanted one on round the list; from the first one on where none is."""
        faces, names = self.faces, self.names
        at = names.index(self.wanted) if self.wanted in names else 0
        return [*faces[at:], *faces[:at]]

    def _insert(self, face: FaceToShow) -> ShownFace | None:
        """Lists a face before the back, unless another has its name; returns it then."""
        if face.name.casefold() in {BACK, *(one.name.casefold() for one in self._all)}:
            return None
        listed = ShownFace(face)
        self._all = sorted([*self._all, listed], key=lambda one: one.name == BACK)
        return listed
