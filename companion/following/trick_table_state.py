"""What is known of a table of tricks: an immutable value, and the transitions that sightings make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from companion.following.card_locations import CardLocations
from companion.following.incomplete_trick import IncompleteTrick
from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardId, CardLaid, CardMoved, CardRevised, Point, Sighting
from companion.following.waiting_cards import WaitingCards
from companion.session.correction import Logged


@dataclass(frozen=True, slots=True)
class TrickTableState:
    """The cards on a table of tricks, and what is in doubt about them."""

    seating: Seating
    locations: CardLocations = field(default_factory=CardLocations)
    waiting: WaitingCards = field(default_factory=WaitingCards)
    sights: Mapping[int, CardLaid] = field(default_factory=dict)
    """What was seen for each entry."""
    revised: tuple[int, ...] = ()
    """The entries whose cards have new readings that are not yet judged."""
    doubts: frozenset[int] = frozenset()
    """The entries of which it is not certain which card they are."""
    misread: frozenset[CardId] = frozenset()
    """What was taken for a card is an entry's that another half covers: what it seems to show tells nothing of that."""
    gathered_trick: int | None = None
    """The trick before whose first card the last one was gathered."""
    incomplete: IncompleteTrick = field(default_factory=IncompleteTrick)
    stood_before: int = -1
    """The last entry when the camera was away: whether its card, or an earlier one, was taken back, nobody saw."""
    asked_for: tuple[Logged, ...] | None = None
    """The entries as they stood when somebody was asked for a card; once is enough while they stay the same."""

    def noticed(self, sighting: Sighting) -> "TrickTableState":
        """Returns the table after something was seen."""
        if isinstance(sighting, CardLaid):
            return replace(self, waiting=self.waiting.with_card(sighting))
        if isinstance(sighting, CardGone):
            return replace(self, waiting=self.waiting.noted_gone(sighting), locations=self.locations.without(sighting))
        if isinstance(sighting, CardMoved):
            return self._moved_card(sighting)
        return self._revised(sighting) if isinstance(sighting, CardRevised) else self

    def entered(self, laid: CardLaid, number: int) -> "TrickTableState":
        """Returns the table when a waiting card has become entry `number`."""
        locations, gone = self.locations.noted(laid.card, number), self.waiting.gone.get(laid.card)
        return replace(
            self,
            locations=locations.without(gone) if gone else locations,
            sights={**self.sights, number: laid},
            waiting=self.waiting.without(laid),
        )

    def recognised(self, laid: CardLaid, number: int) -> "TrickTableState":
        """Returns the table when a waiting card is that of entry `number`, which was seen before.

        If that had left its place, it is back.
        """
        known = self.locations if self.locations.lies(number) else self.locations.forgotten([number])
        sights, waiting = {number: laid, **self.sights}, self.waiting.without(laid)
        table = replace(self, locations=known.noted(laid.card, number), sights=sights, waiting=waiting)
        table = table._moved_card(CardMoved(laid.card, laid.place, laid.at_s))
        gone = self.waiting.gone.get(laid.card)
        return replace(table, locations=table.locations.without(gone)) if gone else table

    def removed(self, number: int) -> "TrickTableState":
        """Returns the table when entry `number` is removed: its card, which lies there, waits again, before others."""
        card = next(card for card, entry in self.locations.entries.items() if entry == number)
        waiting = replace(self.waiting, cards=(replace(self.sights[number], card=card), *self.waiting))
        return replace(self.settled(number), locations=self.locations.forgotten([number]), waiting=waiting)

    def doubted(self, number: int) -> "TrickTableState":
        """Returns the table when it is not certain which card an entry is."""
        return replace(self, doubts=self.doubts | {number})

    def settled(self, number: int) -> "TrickTableState":
        """Returns the table when nobody has to be asked about an entry."""
        return replace(self, doubts=self.doubts - {number})

    def seen_anew(self, last: int) -> "TrickTableState":
        """Returns the table when it is not known which card is which entry, and time begins again.

        `last` is the last entry by then.
        """
        return replace(
            self,
            locations=CardLocations(),
            waiting=WaitingCards(),
            revised=(),
            misread=frozenset(),
            incomplete=self.incomplete.seen_anew(),
            stood_before=last,
        )

    def moved(self, move: Callable[[Point], Point]) -> "TrickTableState":
        """Returns the table when its points are measured again."""
        places = tuple(place and move(place) for place in self.seating.places)
        return replace(
            self,
            seating=Seating(places),
            waiting=replace(self.waiting, cards=tuple(laid.moved(move) for laid in self.waiting)),
            sights={number: laid.moved(move) for number, laid in self.sights.items()},
        )

    def _moved_card(self, moved: CardMoved) -> "TrickTableState":
        """Notes whether an entry's card lies elsewhere, and not where cards are played: it may be kept in a stash."""
        number = self.locations.entries.get(moved.card)
        if number is None:
            return self
        is_played = self.seating.is_known and self.seating.is_in_trick(moved.place)
        elsewhere = not is_played and not self.sights[number].place.is_with(moved.place)
        return replace(self, locations=self.locations.moved(moved.card, elsewhere=elsewhere))

    def _revised(self, event: CardRevised) -> "TrickTableState":
        number = self.locations.entries.get(event.card)
        table = replace(self, waiting=self.waiting.revised(event))
        if number is None or number not in self.sights or event.card in self.misread:
            return table
        seen = replace(self.sights[number], probabilities=event.probabilities)
        return replace(table, sights={**self.sights, number: seen}, revised=(*self.revised, number))
