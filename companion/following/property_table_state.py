"""The table of a game of properties as it was seen: which cards lie where, and how. An immutable value."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist, inf
from typing import Final

from companion.engine.property_table import CardChange, PropertyCardLying, PropertyChange
from companion.following.decisions import PropertiesDiffer
from companion.following.sightings import (
    CardGone,
    CardId,
    CardLaid,
    CardRevised,
    CardTurned,
    Place,
    Point,
    Sighting,
    most_probable_place,
)
from companion.following.table_halves import TableHalves

SAME_SPOT: Final = 0.5
"""A card so near to where another one was kept, in card heights, is that one, also if its face was misread."""
UNDER: Final = 0.8
"""A card whose middle is nearer to another one's, in card heights, was tucked under that one."""

Spot = tuple[int, int]
"""A seat, and a place on its property."""


@dataclass(frozen=True, slots=True)
class PropertyCardSeen:
    """A card in somebody's half: its most probable name, how probable that is, and how it lies."""

    laid: CardLaid
    name: str
    probability: float
    is_sideways: bool | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the table differs from what is kept; `unsure` are new cards that may show another face."""

    changes: tuple[PropertyChange, ...]
    unsure: tuple[PropertyCardSeen, ...]
    spots: Mapping[Spot, Point]


@dataclass(frozen=True, slots=True)
class PropertyTableState:
    """`spots` has where each card of the properties was seen last; `told` is how it differed last.

    `changed_s` is when something was seen last.
    """

    names: tuple[str, ...]
    cards: Mapping[CardId, CardLaid] = field(default_factory=dict)
    halves: TableHalves | None = None
    spots: Mapping[Spot, Point] = field(default_factory=dict)
    told: PropertiesDiffer | None = None
    changed_s: float = -inf
    compared: tuple[float, int, object] | None = None
    """The newest sighting, the number of entries and the game's state when the table was compared last."""

    def noticed(self, sighting: Sighting) -> "PropertyTableState":
        """Returns the table after something was seen."""
        match sighting:
            case CardLaid() if len(sighting.probabilities) == len(self.names):  # else it is of another deck
                return self._with({**self.cards, sighting.card: sighting}, sighting.at_s)
            case CardRevised(card, probabilities, at_s) if card in self.cards:
                return self._with({**self.cards, card: replace(self.cards[card], probabilities=probabilities)}, at_s)
            case CardTurned(card, place, at_s) if card in self.cards:
                return self._with({**self.cards, card: replace(self.cards[card], place=place)}, at_s)
            case CardGone(card, at_s) if card in self.cards:
                return self._with({key: laid for key, laid in self.cards.items() if key != card}, at_s)
        return self

    def moved(self, move: Callable[[Point], Point]) -> "PropertyTableState":
        """Returns the table when its points are measured again."""

        def place(old: Place) -> Place:
            first, second, third, fourth = map(move, old.corners)
            return Place((first, second, third, fourth))

        cards = {key: replace(laid, place=place(laid.place)) for key, laid in self.cards.items()}
        spots = {spot: move(middle) for spot, middle in self.spots.items()}
        return replace(self, cards=cards, spots=spots, halves=None, compared=None)

    @property
    def lying(self) -> list[tuple[str, Place]]:
        """The names of all cards that are seen, and where they lie."""
        return [(self.name_of(laid), laid.place) for laid in self.cards.values()]

    def name_of(self, laid: CardLaid) -> str:
        """Returns what a card most probably shows."""
        return self.names[most_probable_place(laid.probabilities)]

    def compare(self, kept: Sequence[Sequence[PropertyCardLying]]) -> Comparison:
        """Returns how the properties differ from what is kept; what is not seen may be covered, and stays."""
        changes: list[PropertyChange] = []
        unsure: list[PropertyCardSeen] = []
        spots: dict[Spot, Point] = dict(self.spots)
        for seat, cards in enumerate(kept):
            seen = [card for card in self._seen() if self.halves and self.halves.seat_of(card.laid.place) == seat]
            pairs, fresh = self._pair(seat, cards, seen)
            spots |= {(seat, place): card.laid.place.middle for place, card in pairs.items()}
            changes += _turned(seat, cards, pairs)
            added, doubted = _added(seat, cards, pairs, fresh)
            changes += added
            unsure += doubted
        return Comparison(tuple(changes), tuple(unsure), spots)

    def _with(self, cards: Mapping[CardId, CardLaid], at_s: float) -> "PropertyTableState":
        return replace(self, cards=cards, changed_s=max(self.changed_s, at_s))

    def _seen(self) -> list[PropertyCardSeen]:
        assert self.halves
        return [
            PropertyCardSeen(laid, self.name_of(laid), max(laid.probabilities), self.halves.is_sideways(laid.place))
            for laid in self.cards.values()
        ]

    def _pair(
        self, seat: int, kept: Sequence[PropertyCardLying], seen: Sequence[PropertyCardSeen]
    ) -> tuple[dict[int, PropertyCardSeen], list[PropertyCardSeen]]:
        """Returns which card that is seen each kept one is, the nearest first, and the cards that are none of them."""
        offers = []
        for place, card in enumerate(kept):
            spot = self.spots.get((seat, place))
            for number, one in enumerate(seen):
                away = dist(one.laid.place.middle, spot) / one.laid.place.height_mm if spot else inf
                turned = one.is_sideways not in (None, card.is_sideways)
                if one.name == card.name:
                    offers.append((0, away, turned, place, number))
                elif away < SAME_SPOT:
                    offers.append((1, away, turned, place, number))
        pairs: dict[int, PropertyCardSeen] = {}
        used: set[int] = set()
        for _, _, _, place, number in sorted(offers):
            if place not in pairs and number not in used:
                pairs[place] = seen[number]
                used.add(number)
        return pairs, [one for number, one in enumerate(seen) if number not in used]


def _turned(
    seat: int, kept: Sequence[PropertyCardLying], pairs: Mapping[int, PropertyCardSeen]
) -> list[PropertyChange]:
    """Returns which cards lie sideways now, and which lie upright again."""
    changes = []
    for change, sideways in ((CardChange.SIDEWAYS, True), (CardChange.UPRIGHT, False)):
        places = tuple(
            place
            for place, card in sorted(pairs.items())
            if card.is_sideways is sideways and kept[place].is_sideways is not sideways
        )
        if places:
            changes.append(PropertyChange(seat, change, places))
    return changes


def _added(
    seat: int,
    kept: Sequence[PropertyCardLying],
    pairs: Mapping[int, PropertyCardSeen],
    fresh: Sequence[PropertyCardSeen],
) -> tuple[list[PropertyChange], list[PropertyCardSeen]]:
    """Returns which cards are new on a property or under one of its cards, and those whose face is in doubt."""
    under: dict[int, int] = {}
    laid: list[PropertyCardSeen] = []
    for card in fresh:
        over = [place for place, other in pairs.items() if _is_under(card, other)]
        if over:
            under[over[0]] = under.get(over[0], 0) + 1
        else:
            laid.append(card)
    more = {place: count - kept[place].tucked for place, count in under.items()}
    tucked = [
        PropertyChange(seat, CardChange.TUCKED, (place,), count=count) for place, count in more.items() if count > 0
    ]
    order = sorted(laid, key=lambda card: card.laid.at_s)
    return [*tucked, *(PropertyChange(seat, CardChange.LAID, name=card.name) for card in order)], order


def _is_under(card: PropertyCardSeen, other: PropertyCardSeen) -> bool:
    away_mm = card.laid.place.away_mm(other.laid.place.middle)
    return away_mm < UNDER * min(card.laid.place.height_mm, other.laid.place.height_mm)
