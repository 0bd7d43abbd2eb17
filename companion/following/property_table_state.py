"""The table of a game of properties as it was seen: which cards lie where, how, and in whose half. Immutable values."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist, inf
from typing import Final

from companion.engine.property_table import ActionCards, CardChange, PlacedPropertyCard, PropertyChange
from companion.following.decisions import PropertiesDiffer
from companion.following.seating import Seating
from companion.following.sightings import (
    CardGone,
    CardId,
    CardLaid,
    CardOutline,
    Point,
    Sighting,
    cards_after,
    most_probable_place,
)

BETWEEN: Final = 0.55
"""Cards within this many card heights of the middle line belong to nobody: deck, discards, action cards."""
STRAY: Final = 0.5
"""The weight of a card that should not lie there, against one that should."""
SIDEWAYS: Final = 0.82
UPRIGHT: Final = 0.57
"""The sines of the angles above which a card surely lies sideways, and below which it lies upright."""


@dataclass(frozen=True, slots=True)
class TableHalves:
    """`towards` is the unit vector from the second player to the first, `middle_mm` where the halves meet along it."""

    towards: Point
    middle_mm: float

    def seat_of(self, place: CardOutline) -> int | None:
        """Returns in whose half a card lies; None between the two."""
        away_mm = along(self.towards, place) - self.middle_mm
        return None if abs(away_mm) < BETWEEN * place.height_mm else int(away_mm < 0)

    def is_sideways(self, place: CardOutline) -> bool | None:
        """Whether a card lies across its player's view; None if that cannot be told."""
        (left, top), (right, high) = place.corners[0], place.corners[3]
        height_mm = dist((left, top), (right, high)) or 1.0
        sine = abs((right - left) * self.towards[1] - (high - top) * self.towards[0]) / height_mm
        return True if sine > SIDEWAYS else False if sine < UPRIGHT else None

    def points_at(self, place: CardOutline) -> tuple[int | None, ...]:
        """Returns the seat at which the lower end of a card points, None for one that lies sideways.

        Nothing if that cannot be told.
        """
        sideways = self.is_sideways(place)
        if sideways is not False:
            return () if sideways is None else (None,)
        (left, top), (right, low) = place.corners[0], place.corners[3]
        down = (right - left) * self.towards[0] + (low - top) * self.towards[1]
        return (int(down < 0),)


def along(direction: Point, place: CardOutline) -> float:
    """Returns how far a card's middle lies in a direction."""
    x, y = place.middle
    return x * direction[0] + y * direction[1]


def seated_halves(seating: Seating) -> TableHalves | None:
    """Returns the halves of the two seats that a calibration found; None if it found none."""
    if not seating.is_known:
        return None
    first, second = seating.known
    apart_mm = dist(first, second) or 1.0
    towards = (first[0] - second[0]) / apart_mm, (first[1] - second[1]) / apart_mm
    middle = sum(one[0] * towards[0] + one[1] * towards[1] for one in (first, second)) / 2
    return TableHalves(towards, middle)


def find_halves(cards: Sequence[tuple[str, CardOutline]], kept: Sequence[Sequence[str]]) -> TableHalves | None:
    """Returns the halves that fit the names of each seat's cards best; if undecided, the first player sits below.

    None as long as a seat has no card there.
    """
    best: tuple[float, float, TableHalves] | None = None
    for towards in ((0.0, 1.0), (0.0, -1.0)):
        spots = sorted(along(towards, place) for _, place in cards)
        for place, one in enumerate(spots):
            for other in spots[place + 1 :]:
                halves = TableHalves(towards, (one + other) / 2)
                score = _score(halves, cards, kept)
                if score and (best is None or (score, other - one) > best[:2]):
                    best = (score, other - one, halves)
    return best[2] if best else None


def _score(halves: TableHalves, cards: Sequence[tuple[str, CardOutline]], kept: Sequence[Sequence[str]]) -> float:
    """Returns how many cards lie in their seat's half, less a penalty for strays; 0 if a seat has none."""
    score = 0.0
    for seat, names in enumerate(kept):
        seen = Counter(name for name, place in cards if halves.seat_of(place) == seat)
        fits = (seen & Counter(names)).total()
        if not fits:
            return 0.0
        score += fits - STRAY * (seen.total() - fits)
    return score


SAME_SPOT: Final = 0.5
"""A card less than this many card heights from where another one lay is that one, even if its face was misread."""
UNDER: Final = 0.8
"""A card whose middle is less than this many card heights from another one's was tucked under that one."""

READ: Final = 0.9
"""The least probability at which a card counts as an action card."""

PropertyPlace = tuple[int, int]
"""A seat, and a place on its property."""


@dataclass(frozen=True, slots=True)
class PropertyCardSeen:
    """A card in somebody's half: its most probable name, how probable that is, and how it lies."""

    laid: CardLaid
    name: str
    probability: float
    is_sideways: bool | None


@dataclass(frozen=True, slots=True)
class PropertyComparison:
    """How the table differs from the game's state; `unsure` are new cards that may show another face.

    `under` are the cards that lie under another, `remain` is how many lie under a card from which some were taken.
    """

    changes: tuple[PropertyChange, ...]
    unsure: tuple[PropertyCardSeen, ...]
    spots: Mapping[PropertyPlace, Point]
    under: Mapping[CardId, PropertyPlace]
    remain: Mapping[PropertyPlace, int]


@dataclass(frozen=True, slots=True)
class PropertyTableState:
    """`spots` has where each card of the properties was seen last; `reported` is the difference reported last.

    `changed_s` is when something was last seen. `actions` maps a face to its action card.
    """

    names: tuple[str, ...]
    actions: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[CardId, CardLaid] = field(default_factory=dict)
    halves: TableHalves | None = None
    spots: Mapping[PropertyPlace, Point] = field(default_factory=dict)
    under: Mapping[CardId, PropertyPlace] = field(default_factory=dict)
    """The cards that were seen under a card of a property."""
    taken: tuple[PropertyPlace, ...] = ()
    """The cards from under which one was taken since the last comparison."""
    remain: Mapping[PropertyPlace, int] = field(default_factory=dict)
    """How many cards are left under a card from which some were taken."""
    reported: PropertiesDiffer | None = None
    changed_s: float = -inf
    compared: tuple[float, int, object] | None = None
    """The time of the newest sighting, the number of entries and the game's state at the last comparison."""

    def noticed(self, sighting: Sighting) -> "PropertyTableState":
        if isinstance(sighting, CardLaid) and len(sighting.probabilities) != len(self.names):  # it is of another deck
            return self
        cards, taken = cards_after(self.cards, sighting), self.taken
        if cards is self.cards:
            return self
        if isinstance(sighting, CardGone) and sighting.bare and sighting.card in self.under:
            taken = (*taken, self.under[sighting.card])
        return replace(self, cards=cards, taken=taken, changed_s=max(self.changed_s, sighting.at_s))

    def moved(self, move: Callable[[Point], Point]) -> "PropertyTableState":
        cards = {key: laid.moved(move) for key, laid in self.cards.items()}
        spots = {spot: move(middle) for spot, middle in self.spots.items()}
        return replace(self, cards=cards, spots=spots, halves=None, compared=None)

    @property
    def named_places(self) -> list[tuple[str, CardOutline]]:
        """The names of all cards that are seen, and where they lie; without action cards."""
        named = ((self.name_of(laid), laid.place) for laid in self.cards.values())
        return [(name, place) for name, place in named if name not in self.actions]

    @property
    def action_cards(self) -> ActionCards:
        """How those action cards lie that were surely read."""
        seen: dict[str, tuple[int | None, ...]] = {}
        for laid in sorted(self.cards.values(), key=lambda one: one.at_s):
            action = self.actions.get(self.name_of(laid))
            points = self.halves.points_at(laid.place) if self.halves else ()
            if action is not None and points and max(laid.probabilities) >= READ:
                seen[action] = points
        return seen

    def name_of(self, laid: CardLaid) -> str:
        """Returns what a card most probably shows."""
        return self.names[most_probable_place(laid.probabilities)]

    def compare(self, kept: Sequence[Sequence[PlacedPropertyCard]]) -> PropertyComparison:
        """Returns how the properties differ from the state; a card that is not seen may be covered, and stays."""
        changes: list[PropertyChange] = []
        unsure: list[PropertyCardSeen] = []
        spots, remain = dict(self.spots), self._remain(kept)
        under: dict[CardId, PropertyPlace] = {}
        for seat, cards in enumerate(kept):
            seen = [card for card in self._seen() if self.halves and self.halves.seat_of(card.laid.place) == seat]
            pairs, fresh = self._pair(seat, cards, seen)
            spots |= {(seat, place): card.laid.place.middle for place, card in pairs.items()}
            changes += _turned(seat, cards, pairs)
            beneath = {card.laid.card: over for card in fresh if (over := _place_above(card, pairs)) is not None}
            under |= {card: (seat, place) for card, place in beneath.items()}
            laid = sorted((card for card in fresh if card.laid.card not in beneath), key=lambda card: card.laid.at_s)
            changes += _tucked(seat, cards, Counter(beneath.values()), remain)
            changes += [PropertyChange(seat, CardChange.LAID, name=card.name) for card in laid]
            unsure += laid
        return PropertyComparison(tuple(changes), tuple(unsure), spots, under, remain)

    def _remain(self, kept: Sequence[Sequence[PlacedPropertyCard]]) -> dict[PropertyPlace, int]:
        """Returns how many cards are left under each card from which some were taken, until the state says so too."""
        remain = dict(self.remain)
        for seat, place in self.taken:
            tucked = kept[seat][place].tucked if place < len(kept[seat]) else 0
            remain[seat, place] = max(0, min(remain.get((seat, place), tucked), tucked) - 1)
        return {
            (seat, place): left
            for (seat, place), left in remain.items()
            if place < len(kept[seat]) and left < kept[seat][place].tucked
        }

    def _seen(self) -> list[PropertyCardSeen]:
        assert self.halves
        return [
            PropertyCardSeen(laid, self.name_of(laid), max(laid.probabilities), self.halves.is_sideways(laid.place))
            for laid in self.cards.values()
            if self.name_of(laid) not in self.actions
        ]

    def _pair(
        self, seat: int, kept: Sequence[PlacedPropertyCard], seen: Sequence[PropertyCardSeen]
    ) -> tuple[dict[int, PropertyCardSeen], list[PropertyCardSeen]]:
        """Returns the seen card that matches each card of the state, the nearest first, and the unmatched ones."""
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
    seat: int, kept: Sequence[PlacedPropertyCard], pairs: Mapping[int, PropertyCardSeen]
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


def _place_above(card: PropertyCardSeen, pairs: Mapping[int, PropertyCardSeen]) -> int | None:
    """Returns the place of the card under which `card` lies, if it does."""
    return next((place for place, other in pairs.items() if _is_under(card, other)), None)


def _tucked(
    seat: int, kept: Sequence[PlacedPropertyCard], seen: Mapping[int, int], remain: dict[PropertyPlace, int]
) -> list[PropertyChange]:
    """Returns under which cards more or fewer lie; a card that is seen there again was not taken away."""
    changes = []
    for place, card in enumerate(kept):
        there, left = seen.get(place, 0), remain.get((seat, place))
        if left is not None and there > left:
            del remain[seat, place]
            left = None
        if there > card.tucked:
            changes.append(PropertyChange(seat, CardChange.TUCKED, (place,), count=there - card.tucked))
        elif left is not None:
            changes.append(PropertyChange(seat, CardChange.UNTUCKED, (place,), count=card.tucked - left))
    return changes


def _is_under(card: PropertyCardSeen, other: PropertyCardSeen) -> bool:
    away_mm = card.laid.place.away_mm(other.laid.place.middle)
    return away_mm < UNDER * min(card.laid.place.height_mm, other.laid.place.height_mm)
