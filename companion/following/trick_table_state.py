"""What is known of a table of tricks: an immutable value, and the transitions that sightings make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from companion.following.card_locations import CardLocations
from companion.following.incomplete_trick import IncompleteTrick
from companion.following.seating import Seating
from companion.following.sightings import (
    CardGone,
    CardId,
    CardLaid,
    CardMoved,
    CardRevised,
    Point,
    Sighting,
    TableChanged,
)
from companion.following.waiting_cards import WaitingCards
from companion.session.correction import Logged


@dataclass(frozen=True, slots=True)
class TrickTableState:
    """The cards on a table of tricks, and what is in doubt about them."""

    seating: Seating
    locations: CardLocations = field(default_factory=CardLocations)
    waiting: WaitingCards = field(default_factory=WaitingCards)
    sights: Mapping[int, CardLaid] = field(default_factory=dict)
    """The sighting of each entry's card."""
    revised: tuple[int, ...] = ()
    """The entries whose cards have new readings that are not yet judged."""
    doubts: frozenset[int] = frozenset()
    """The entries whose card is not certain."""
    misread: frozenset[CardId] = frozenset()
    """Tracks of entries' cards that another half covers: what they seem to show is ignored."""
    gathered_trick: int | None = None
    """The number of the trick before whose first card the last trick was gathered."""
    incomplete: IncompleteTrick = field(default_factory=IncompleteTrick)
    stood_before: int = -1
    """The last entry when the camera was last away: nobody saw whether it, or an earlier one, was taken back."""
    asked_for: tuple[Logged, ...] | None = None
    """The entries when somebody was last asked for a card: nobody is asked twice for the same entries."""
    unread: tuple[TableChanged, ...] = ()
    """What was read as no card, though it may be one, and is not reported yet."""

    def noticed(self, sighting: Sighting) -> "TrickTableState":
        """Returns the table after something was seen."""
        if isinstance(sighting, CardLaid):
            return replace(self, waiting=self.waiting.with_card(sighting))
        if isinstance(sighting, CardGone):
            return replace(self, waiting=self.waiting.noted_gone(sighting), locations=self.locations.without(sighting))
        if isinstance(sighting, CardMoved):
            return self._moved_card(sighting)
        if isinstance(sighting, TableChanged):
            return replace(self, unread=(*self.unread, sighting))
        return self._revised(sighting) if isinstance(sighting, CardRevised) else self

    def entered(self, laid: CardLaid, number: int) -> "TrickTableState":
        """Returns the table after a waiting card became entry `number`."""
        locations, gone = self.locations.noted(laid.card, number), self.waiting.gone.get(laid.card)
        return replace(
            self,
            locations=locations.without(gone) if gone else locations,
            sights={**self.sights, number: laid},
            waiting=self.waiting.without(laid),
        )

    def recognised(self, laid: CardLaid, number: int) -> "TrickTableState":
        """Returns the table after a waiting card was recognised as that of entry `number`.

        If that card had left its place, it is back.
        """
        known = self.locations if self.locations.lies(number) else self.locations.forgotten([number])
        sights, waiting = {number: laid, **self.sights}, self.waiting.without(laid)
        table = replace(self, locations=known.noted(laid.card, number), sights=sights, waiting=waiting)
        table = table._moved_card(CardMoved(laid.card, laid.place, laid.at_s))
        gone = self.waiting.gone.get(laid.card)
        return replace(table, locations=table.locations.without(gone)) if gone else table

    def removed(self, number: int) -> "TrickTableState":
        """Returns the table after entry `number` was removed: its card, which lies there, waits again, as the first."""
        card = next(card for card, entry in self.locations.entries.items() if entry == number)
        waiting = replace(self.waiting, cards=(replace(self.sights[number], card=card), *self.waiting))
        return replace(self.settled(number), locations=self.locations.forgotten([number]), waiting=waiting)

    def doubted(self, number: int) -> "TrickTableState":
        """Returns the table after an entry's card became uncertain."""
        return replace(self, doubts=self.doubts | {number})

    def settled(self, number: int) -> "TrickTableState":
        """Returns the table after the doubt about an entry's card was settled."""
        return replace(self, doubts=self.doubts - {number})

    def seen_anew(self, last: int) -> "TrickTableState":
        """Returns the table without its tracked cards, for when all are reported again at new times.

        `last` is the number of the last entry so far.
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
        """Returns the table with its points mapped by `move`."""
        places = tuple(place and move(place) for place in self.seating.places)
        return replace(
            self,
            seating=Seating(places),
            waiting=replace(self.waiting, cards=tuple(laid.moved(move) for laid in self.waiting)),
            sights={number: laid.moved(move) for number, laid in self.sights.items()},
        )

    def _moved_card(self, moved: CardMoved) -> "TrickTableState":
        """Notes whether an entry's card now lies away from its place and from where cards are played, as in a stash."""
        number = self.locations.entries.get(moved.card)
        if number is None:
            return self
        is_played = self.seating.is_known and self.seating.is_in_trick(moved.place)
        elsewhere = not is_played and not self.sights[number].place.may_be_same_card(moved.place)
        return replace(self, locations=self.locations.moved(moved.card, elsewhere=elsewhere))

    def _revised(self, event: CardRevised) -> "TrickTableState":
        number = self.locations.entries.get(event.card)
        table = replace(self, waiting=self.waiting.revised(event))
        if number is None or number not in self.sights or event.card in self.misread:
            return table
        seen = replace(self.sights[number], probabilities=event.probabilities)
        return replace(table, sights={**self.sights, number: seen}, revised=(*self.revised, number))
