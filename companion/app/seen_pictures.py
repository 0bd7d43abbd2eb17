"""SeenPictures: what was seen of each face of a deck, now and before it was touched to be shown again."""

from dataclasses import dataclass, field
from typing import Final

from companion.app.learning_progress import ENOUGH
from vision.learned.outlined_picture import OutlinedPicture

MOST_PICTURES: Final = 3


@dataclass(slots=True)
class SeenPictures:
    """`now` are the pictures of each face; `earlier` those of faces that are shown again: they count until then."""

    now: dict[str, tuple[OutlinedPicture, ...]] = field(default_factory=dict)
    earlier: dict[str, tuple[OutlinedPicture, ...]] = field(default_factory=dict)

    def of(self, name: str) -> tuple[OutlinedPicture, ...]:
        """Returns the pictures of a face."""
        return self.now.get(name, ())

    def is_known(self, name: str) -> bool:
        """Says whether a face was seen often enough."""
        return len(self.of(name)) >= ENOUGH

    def learned(self) -> dict[str, tuple[OutlinedPicture, ...]]:
        """Returns the pictures of the faces that were seen often enough, now or earlier."""
        return self.earlier | {name: pictures for name, pictures in self.now.items() if self.is_known(name)}

    def firsts(self) -> dict[str, OutlinedPicture]:
        """Returns the first picture of each face, now or earlier."""
        return {name: pictures[0] for name, pictures in (self.earlier | self.now).items()}

    def add(self, name: str, picture: OutlinedPicture) -> None:
        """Takes in a picture of a face."""
        self.now[name] = (*self.of(name), picture)[:MOST_PICTURES]

    def begin_anew(self, name: str) -> None:
        """Forgets the pictures of a face; if it is known they count until it was shown anew."""
        if self.is_known(name):
            self.earlier[name] = self.now[name]
        self.now.pop(name, None)

    def swap(self, one: str, other: str) -> None:
        """Takes the pictures of one face for those of another, and the other way round."""
        swapped = {one: other, other: one}
        self.now = {swapped.get(name, name): pictures for name, pictures in self.now.items()}

    def move(self, name: str, right: str) -> None:
        """Takes what was seen of one face now for another that is begun anew; nothing if nothing was seen."""
        seen = self.now.pop(name, ())
        if seen:
            self.begin_anew(right)
            self.now[right] = seen
