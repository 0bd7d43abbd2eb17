"""LaidRow: the cards that a table has laid side by side or in rows to be learned, and what each was taken for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import chain, repeat
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from companion.engine.values import with_item
from vision.geometry import Quad, intersection_over_union
from vision.learned.laid_cards import RowCard, has_moved
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.similarity import SAME_FROM

STAYED: Final = 0.3
"""So much likelier is a card that lies where one lay, in the same way."""
LEARNED_FROM: Final = 0.3
"""The minimum likelihood of a card that is learned and lies elsewhere: likelier a next one of the list looks alike."""
FirstPictures: TypeAlias = Mapping[str, OutlinedPicture]
"""The first picture of each face that was seen."""
AlignPictures: TypeAlias = Callable[[OutlinedPicture, OutlinedPicture], tuple[float, OutlinedPicture]]
"""Tells how likely the card in one picture is taken for that in another, and how that one is outlined then."""
SAME_PLACE: Final = 0.5
"""A card that was touched in the picture shares so much of its place with where it lies now."""


class NamedOutline(NamedTuple):
    """What a card was taken for, "" for nothing, and its outline in the whole picture.

    One that is not seen must lie in a gap of the row, by the cards round it.
    """

    name: str
    outline: tuple[tuple[float, ...], ...]
    is_seen: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class GapInRow:
    """The outline (4, 2) of a gap in a row, and how many cards that are seen come before it in reading order."""

    quad: Quad
    before: int


class RowChange(Enum):
    """What has become of the cards of a row since the last picture of them: every picture of a row is one of these."""

    SAME_CARDS = auto()
    """No other card is seen; one that is not seen may lie in a gap."""
    GAPS_SEEN = auto()
    """Cards are seen that lay in gaps before: they have the names of these."""
    CARDS_ADDED = auto()
    """Cards have joined the others: they get the next names of the list."""
    NAMES_BEGIN_ANEW = auto()
    """Cards have come among some of which none is learned, nor named by touch: all get names anew, in their order."""
    OTHER_CARD = auto()
    """Another card lies in the place of one that is not learned yet."""
    OTHER_ROW = auto()
    """Other cards lie in the place of a row that is not learned yet."""


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A picture of a row: which face each card is taken for, "" for none yet, in reading order.

    `missing` are the faces of the row that are not learned and not seen in this picture.
    """

    change: RowChange
    names: Sequence[str]
    missing: Sequence[str]


@dataclass(slots=True)
class LaidRow:
    """`laid` are the cards that lie there now, in reading order."""

    laid: tuple[NamedOutline, ...] = ()
    _places: tuple[RowCard | None, ...] = ()
    _cards: dict[str, RowCard] = field(default_factory=dict)
    _named_by_touch: set[str] = field(default_factory=set)

    @property
    def names(self) -> tuple[str, ...]:
        """What lay there since the last other row, though a hand may cover it now."""
        return tuple(self._cards)

    @property
    def is_unnamed(self) -> bool:
        """Whether several cards lie there, and none was taken for any."""
        return len(self.laid) > 1 and not any(one.name for one in self.laid)

    @property
    def in_gaps(self) -> tuple[str, ...]:
        """What the cards that are not seen were taken for."""
        return tuple(one.name for one in self.laid if not one.is_seen and one.name)

    def match(
        self,
        cards: Sequence[RowCard],
        firsts: FirstPictures,
        unlearned: Sequence[str],
        align_pictures: AlignPictures,
    ) -> tuple[list[str], list[OutlinedPicture]]:
        """Returns which face of the row each card shows, "" for none, and each outlined as that face was first."""
        matches = []
        for name, before in self._cards.items():
            for place, card in enumerate(cards):
                likeness, aligned = align_pictures(firsts[name], card.seen)
                stayed = bool(self._places) and not has_moved(before, card)
                if likeness >= (SAME_FROM if stayed or name in unlearned else LEARNED_FROM):
                    matches.append((likeness + STAYED * stayed, place, name, aligned))
        names, outlined = [""] * len(cards), [card.seen for card in cards]
        for _, place, name, aligned in sorted(matches, key=lambda one: -one[0]):
            if not names[place] and name not in names:
                names[place], outlined[place] = name, aligned
        return names, outlined

    def find_change(self, names: Sequence[str], gaps: int, unlearned: Sequence[str], *, is_begun: bool) -> SeenRow:
        """Says what a picture means whose cards match these faces of the row, "" for none.

        So many `gaps` are seen, in each of which a card must lie. `unlearned` are the faces of the row that were not
        seen often enough; `is_begun`: the face that is wanted was seen before.
        """
        missing = [name for name in unlearned if name not in names]
        unnamed = names.count("")
        if unnamed and len(missing) > gaps:
            if any(names) and 2 * len(missing) <= len(self.names):
                return SeenRow(RowChange.OTHER_CARD, names, missing)
            return SeenRow(RowChange.OTHER_ROW, [""] * len(names), unlearned)  # the few that match do so by chance
        hidden = [name for name in self.in_gaps if name not in self.names]  # never seen yet
        is_pushed_together = bool(hidden) and not gaps and not missing
        if not unnamed and not is_pushed_together:
            return SeenRow(RowChange.SAME_CARDS, names, missing)
        if 0 < unnamed <= len(hidden):
            return SeenRow(RowChange.GAPS_SEEN, names, missing)
        is_named_by_touch = not self._named_by_touch.isdisjoint((*self.names, *self.in_gaps))
        may_forget = len(unlearned) == len(self.names) and not is_named_by_touch
        if may_forget and (is_pushed_together or is_begun or not any(names)):
            return SeenRow(RowChange.NAMES_BEGIN_ANEW, [""] * len(names), [])
        return SeenRow(RowChange.CARDS_ADDED, names, missing)

    def shows(
        self, card: RowCard, firsts: FirstPictures, unlearned: Sequence[str], align_pictures: AlignPictures
    ) -> bool:
        """Says whether a card is one of several that lay there."""
        return len(self._cards) > 1 and any(self.match([card], firsts, unlearned, align_pictures)[0])

    def has_moved(self, name: str, card: RowCard) -> bool:
        """Says whether the card of a face lies otherwise than before."""
        return has_moved(self._cards[name], card)

    def lay(self, names: Sequence[str], cards: Sequence[RowCard], covered: Sequence[str]) -> None:
        """Keeps where each face lies now, and where those did that are not seen now but may lie there."""
        self.laid = tuple(NamedOutline(name, _listed(card.quad)) for name, card in zip(names, cards, strict=True))
        self._places = tuple(cards)
        self._cards = {name: self._cards[name] for name in covered}
        self._cards |= {name: card for name, card in zip(names, cards, strict=True) if name}

    def leave_gaps(self, gaps: Sequence[GapInRow], names: Sequence[str]) -> None:
        """Keeps where more cards must lie among those that were laid, and what they are taken for, as far as known."""
        laid, places = list(self.laid), list(self._places)
        for gap, name in reversed(list(zip(gaps, chain(names, repeat("")), strict=False))):
            laid.insert(gap.before, NamedOutline(name, _listed(gap.quad), is_seen=False))
            places.insert(gap.before, None)
        self.laid, self._places = tuple(laid), tuple(places)

    def call(self, name: str, right: str) -> None:
        """Calls a card by another name, and the one that had it by that of the first."""
        swapped = {name: right, right: name}
        self.laid = tuple(one._replace(name=swapped.get(one.name, one.name)) for one in self.laid)
        self._cards = {swapped.get(one, one): card for one, card in self._cards.items()}
        self._named_by_touch.add(right)

    def name(self, touched: NamedOutline, right: str) -> RowCard | None:
        """Names a card that was taken for nothing, where it lies now; returns it, or None if it is not seen."""
        outline = np.array(touched.outline, np.float32)
        for index, (one, card) in enumerate(zip(self.laid, self._places, strict=True)):
            if not one.name and intersection_over_union(np.array(one.outline, np.float32), outline) > SAME_PLACE:
                self.laid = with_item(self.laid, index, one._replace(name=right))
                self._named_by_touch.add(right)
                if card is not None:
                    self._cards[right] = card
                return card
        return None

    def forget(self, name: str) -> None:
        """Knows nothing of the card of a face any more."""
        self._cards.pop(name, None)
        self._named_by_touch.discard(name)
        self.laid = tuple(one._replace(name="") if one.name == name else one for one in self.laid)

    def clear(self, *, is_done: bool = False) -> None:
        """Nothing lies there side by side or in rows now; `is_done`: nor do the same cards come back."""
        self.laid, self._places = (), ()
        if is_done:
            self._cards, self._named_by_touch = {}, set()


def list_gaps(parts: Sequence[tuple[object | None, Quad]]) -> list[GapInRow]:
    """Returns the gaps in what was cut out of a picture, in reading order: those without a picture."""
    places = [place for place, (bgr, _) in enumerate(parts) if bgr is None]
    return [GapInRow(parts[place][1], place - earlier) for earlier, place in enumerate(places)]


def name_cards(
    names: Sequence[str], gaps: Sequence[GapInRow], unseen: Sequence[str], missing: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Returns the names of a row with the next unseen ones for those that are "", and the names in its gaps.

    In gaps those lie first that lay in the row and are missing.
    """
    fresh = iter(unseen)
    hidden = chain(missing, fresh)
    named: list[str] = []
    in_gaps: list[str] = []
    for place in range(len(names) + 1):
        in_gaps += [next(hidden, "") for gap in gaps if gap.before == place]
        named += [name or next(fresh, "") for name in names[place : place + 1]]
    return named, in_gaps


def _listed(quad: Quad) -> tuple[tuple[float, ...], ...]:
    return tuple((float(x), float(y)) for x, y in quad)
