"""Faces: what the cards of a game can look like, and how often each is in its deck."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from companion.cards import DECK


class Face(Hashable, Protocol):
    """What a card shows; only its name is known of it outside its game. A standard card is one."""

    @property
    def name(self) -> str:
        """Its name in records, such as "TH"."""
        ...


@dataclass(frozen=True, slots=True)
class FaceSet:
    """The faces of a deck, in the order in which a reader gives their probabilities; `copies` of each are in it.

    `also` maps further names that a deck on the table may use to the face that the game takes such a card for.
    """

    faces: tuple[Face, ...]
    copies: tuple[int, ...]
    also: Mapping[str, Face] = field(default_factory=dict, compare=False)
    _names: Mapping[str, Face] = field(init=False, compare=False, repr=False)
    _places: Mapping[Face, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", {face: place for place, face in enumerate(self.faces)})
        object.__setattr__(self, "_names", {**self.also, **{face.name: face for face in self.faces}})

    def named(self, name: str) -> Face | None:
        """Returns the face to which a deck gives this name, or None."""
        return self._names.get(name)

    def place_of(self, face: Face) -> int:
        """Returns the index of `face`, which is also that of its probability."""
        return self._places[face]

    def is_single(self, face: Face) -> bool:
        """Whether the deck has only one such card: if it is seen twice, one of the two was misread."""
        return self.copies[self.place_of(face)] == 1


STANDARD_FACES: Final[FaceSet] = FaceSet(DECK, (1,) * len(DECK))
"""The 52 cards, each once."""
