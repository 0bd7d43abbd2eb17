"""LaidRow: the cards that a table has laid side by side or in rows to be learned, and what each was taken for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from vision.learned.laid_cards import RowCard, has_moved
from vision.learned.learning import OutlinedPicture

SAME_FROM: Final = 0.003
"""Below this, a card is none of those that lay there."""
STAYED: Final = 0.3
"""So much likelier is a card that lies where one lay, in the same way."""
FaceOutlines: TypeAlias = Mapping[str, tuple[OutlinedPicture, ...]]
LayOnto: TypeAlias = Callable[[OutlinedPicture, OutlinedPicture], tuple[float, OutlinedPicture]]
"""Tells how likely the card in one picture is taken for that in another, and how that one is outlined then."""
NamedOutline: TypeAlias = tuple[str, tuple[tuple[float, ...], ...]]
"""What a card was taken for, "" for nothing, and its outline in the whole picture."""


@dataclass(slots=True)
class LaidRow:
    """`laid` are the cards that lie there now, in reading order."""

    laid: tuple[NamedOutline, ...] = ()
    _cards: dict[str, RowCard] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """What lay there since the last other row, though a hand may cover it now."""
        return tuple(self._cards)

    def match(
        self, cards: Sequence[RowCard], looks: FaceOutlines, lay_onto: LayOnto
    ) -> tuple[list[str], list[OutlinedPicture]]:
        """Returns which face of the row each card shows, "" for none, and each outlined as that face was first."""
        told = []
        for name, before in self._cards.items():
            for place, card in enumerate(cards):
                likeness, look = lay_onto(looks[name][0], card.seen)
                if likeness >= SAME_FROM:
                    told.append((likeness + STAYED * (not has_moved(before, card)), place, name, look))
        names, outlined = [""] * len(cards), [card.seen for card in cards]
        for _, place, name, look in sorted(told, key=lambda one: -one[0]):
            if not names[place] and name not in names:
                names[place], outlined[place] = name, look
        return names, outlined

    def shows(self, seen: OutlinedPicture, looks: FaceOutlines, lay_onto: LayOnto) -> bool:
        """Says whether a card is one of several that lay there."""
        return len(self._cards) > 1 and any(lay_onto(looks[name][0], seen)[0] >= SAME_FROM for name in self._cards)

    def has_moved(self, name: str, card: RowCard) -> bool:
        """Says whether the card of a face lies otherwise than before."""
        return has_moved(self._cards[name], card)

    def lay(self, names: Sequence[str], cards: Sequence[RowCard], covered: Sequence[str]) -> None:
        """Keeps where each face lies now, and where those did that are not seen now but may lie there."""
        self.laid = tuple(
            (name, tuple((float(x), float(y)) for x, y in card.quad)) for name, card in zip(names, cards, strict=True)
        )
        self._cards = {name: self._cards[name] for name in covered}
        self._cards |= {name: card for name, card in zip(names, cards, strict=True) if name}

    def call(self, name: str, right: str) -> None:
        """Calls a card by another name, and the one that had it by that of the first."""
        swapped = {name: right, right: name}
        self.laid = tuple((swapped.get(one, one), quad) for one, quad in self.laid)
        self._cards = {swapped.get(one, one): card for one, card in self._cards.items()}

    def forget(self, name: str) -> None:
        """Knows nothing of the card of a face any more."""
        self._cards.pop(name, None)
        self.laid = tuple(("" if one == name else one, quad) for one, quad in self.laid)

    def clear(self) -> None:
        """Nothing lies there side by side or in rows now."""
        self.laid = ()
