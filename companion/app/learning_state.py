"""LearningState: what is known of a deck while its cards are shown to a camera."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.app.alike_faces import AlikeFaces
from companion.app.laid_row import LaidRow
from companion.app.listed_faces import ListedFaces
from companion.app.seen_pictures import SeenPictures
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.similarity import LISTED_FROM

Compare: TypeAlias = Callable[[OutlinedPicture, OutlinedPicture], float]
"""Says how likely the card in one picture is taken for that in another."""


@dataclass(slots=True)
class LearningState:
    """The list of the faces, what was seen of each, which look alike, what lies there, and the face that is wanted.

    No face is wanted, "", once all are learned or stay as they were.
    """

    listed: ListedFaces
    compare: Compare
    wanted: str
    pictures: SeenPictures = field(default_factory=SeenPictures)
    alike: AlikeFaces = field(default_factory=AlikeFaces)
    row: LaidRow = field(default_factory=LaidRow)

    @property
    def as_before(self) -> list[str]:
        """The faces that stay as they were kept or learned: they were not seen again often enough."""
        before = self.listed.kept | self.pictures.earlier.keys()
        return [name for name in self.listed.names if name in before and not self.pictures.is_known(name)]

    @property
    def unlearned_in_row(self) -> list[str]:
        """The faces of the row that were not seen often enough."""
        return [name for name in self.row.names if not self.pictures.is_known(name)]

    def following(self) -> str:
        """Returns the next face that was not seen often enough, round the list, the back last; "" if all were."""
        before = self.as_before
        return self.listed.following(self.wanted, lambda name: self.pictures.is_known(name) or name in before)

    def unseen(self) -> list[str]:
        """Returns the faces that were not seen, from the wanted one on round the list."""
        return self.listed.round_from_unseen(self.wanted, self.pictures.now, self.as_before)

    def place_of(self, name: str) -> int:
        """Returns at which place of the list a face stands."""
        return self.listed.names.index(name)

    def add_picture(self, name: str, picture: OutlinedPicture) -> None:
        """Takes in a picture of a face; by the first one it is compared with the other faces."""
        is_first = not self.pictures.of(name)
        self.pictures.add(name, picture)
        for other, first in self.pictures.firsts().items() if is_first else ():
            if other != name and self.compare(first, picture) >= LISTED_FROM:
                self.alike.add(name, other)

    def forget(self, name: str) -> None:
        """Forgets what was seen of a face now, and where it lies."""
        self.pictures.now.pop(name, None)
        self.row.forget(name)
        self.alike.forget(name)
