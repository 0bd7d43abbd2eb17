"""DeckFaces: what a camera reads of its deck, as faces of the game on the table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.engine.faces import FaceSet
from companion.following.sightings import CardLaid, CardRevised, Sighting

OF_THE_GAME: Final = 0.5
"""A card that shows a face of the game with less than this probability belongs to another deck."""


@dataclass(frozen=True, slots=True)
class DeckFaces:
    """`names` are the faces of the deck that is read, in the order of their probabilities."""

    names: tuple[str, ...]
    faces: FaceSet

    def read(self, sighting: Sighting) -> Sighting | None:
        """Returns a sighting with the probabilities of the game's faces; None for a card that is not of the game."""
        if not isinstance(sighting, CardLaid | CardRevised):
            return sighting
        shares = self._shares(sighting.probabilities)
        if isinstance(sighting, CardLaid) and sum(shares) < OF_THE_GAME:
            return None
        return replace(sighting, probabilities=shares)

    def _shares(self, probabilities: Sequence[float]) -> tuple[float, ...]:
        """Several faces of the deck may count as one of the game, such as stars in a game that ignores them."""
        shares = [0.0] * len(self.faces.faces)
        for name, share in zip(self.names, probabilities, strict=True):
            face = self.faces.named(name)
            if face is not None:
                shares[self.faces.place_of(face)] += share
        return tuple(shares)
