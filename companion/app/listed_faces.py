"""ListedFaces: the faces of a deck that is shown to a camera, in the order of their list, the back last."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from companion.app.learning_progress import FaceToShow
from companion.cards import BACK


@dataclass(slots=True)
class ListedFaces:
    """Of `all_faces` some are left out; `kept` are the names of those in the deck that is kept already."""

    all_faces: list[FaceToShow]
    kept: frozenset[str] = frozenset()
    _left_out: set[str] = field(default_factory=set)
    _added: set[str] = field(default_factory=set)

    @property
    def faces(self) -> list[FaceToShow]:
        """The faces without those that are left out."""
        return [face for face in self.all_faces if face.name not in self._left_out]

    @property
    def names(self) -> list[str]:
        """The names of the faces without those that are left out."""
        return [face.name for face in self.faces]

    @property
    def left_out(self) -> tuple[str, ...]:
        """The names of the faces that are left out."""
        return tuple(face.name for face in self.all_faces if face.name in self._left_out)

    def add(self, face: FaceToShow) -> str:
        """Lists another face before the back, or one again that was left out; returns its name, "" if it is listed."""
        called = face.name.casefold()
        for name in self.left_out:
            if name.casefold() == called:
                self._left_out.discard(name)
                return name
        if not self._insert(face):
            return ""
        self._added.add(face.name)
        self._left_out.discard(face.name)  # it was, and left the list since
        return face.name

    def leave_out(self, name: str) -> None:
        """Leaves a face out."""
        self._left_out.add(name)

    def list_game(self, faces: Sequence[FaceToShow], shown: Collection[str]) -> None:
        """Lists the faces of a game; of others those stay that were added, kept or `shown`."""
        stay = {*(face.name for face in faces), *self._added, *self.kept, *shown}
        self.all_faces = [face for face in self.all_faces if face.name in stay]
        for face in faces:
            self._insert(face)

    def list_kept(self, faces: Sequence[FaceToShow]) -> None:
        """Lists the faces of the deck that is kept; one that is listed already stays as it is spelled there."""
        for face in faces:
            self._insert(face)
        spelled = {one.name.casefold(): one.name for one in self.all_faces}
        self.kept = frozenset(spelled.get(face.name.casefold(), face.name) for face in faces)

    def round_from(self, name: str) -> list[str]:
        """Returns the names from a face on round the list; from the first one on where that is not listed."""
        names = self.names
        at = names.index(name) if name in names else 0
        return [*names[at:], *names[:at]]

    def round_from_unseen(self, name: str, seen: Collection[str], as_before: Collection[str]) -> list[str]:
        """Returns the faces that were not `seen`, from a face on round the list.

        Those that stay `as_before` are among them only if that face is one: a table touches what it shows again.
        """
        without = {*seen, *(() if name in as_before else as_before)}
        return [one for one in self.round_from(name) if one not in without]

    def following(self, name: str, is_done: Callable[[str], bool]) -> str:
        """Returns the next face that is not done, round the list, the back last; "" if all are."""
        left = [one for one in self.round_from(name) if one != name and not is_done(one)]
        return next(iter(sorted(left, key=lambda one: one == BACK)), "")

    def _insert(self, face: FaceToShow) -> bool:
        """Lists a face before the back, if no other has its name; says whether it did."""
        listed = {one.name.casefold() for one in self.all_faces}
        if face.name.casefold() in {*listed, BACK}:
            return False
        backs = [one for one in self.all_faces if one.name == BACK]
        self.all_faces = [*(one for one in self.all_faces if one.name != BACK), face, *backs]
        return True
