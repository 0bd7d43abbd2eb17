"""What is known of a table of tricks: an immutable value, and the transitions that sightings make."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

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
from companion.following.waiting_cards import TAKEN_BACK_S, WaitingCards
from companion.session.correction import Logged


@dataclass(frozen=True, slots=True)
class CardLocations:
    """The entry of each card that is tracked; one card may be tracked twice for a while."""

    entries: Mapping[CardId, int] = field(default_factory=dict)
    gone: Mapping[CardId, CardGone] = field(default_factory=dict)
    """How each card that is away left."""
    left: Mapping[int, CardGone] = field(default_factory=dict)
    """How the card of an entry left its place last, even if it came back."""
    elsewhere: frozenset[CardId] = frozenset()
    """The cards that are seen, and lie neither where they were laid nor where cards are played."""

    @property
    def away(self) -> Mapping[int, CardGone]:
        """The entries whose cards have left their place, and how."""
        return {self.entries[card]: gone for card, gone in self.gone.items()}

    def noted(self, card: CardId, number: int) -> "CardLocations":
        """Returns the locations when what is tracked as `card` is the card of entry `number`."""
        return replace(self, entries={**self.entries, card: number})

    def without(self, gone: CardGone) -> "CardLocations":
        """Returns the locations once a track is gone: its card has left if no other track of it is seen."""
        number = self.entries.get(gone.card)
        if number is None:
            return self
        if list(self.entries.values()).count(number) > 1:
            return self._only([card for card in self.entries if card != gone.card])
        return replace(self, gone={**self.gone, gone.card: gone}, left={**self.left, number: gone})

    def moved(self, card: CardId, *, elsewhere: bool) -> "CardLocations":
        """Returns the locations after a card was moved: `elsewhere`, or back to where it was laid."""
        return replace(self, elsewhere=self.elsewhere | {card} if elsewhere else self.elsewhere - {card})

    def forgotten(self, numbers: Collection[int]) -> "CardLocations":
        """Returns the locations without these entries' cards."""
        return self._only([card for card, number in self.entries.items() if number not in numbers])

    def knows(self, number: int) -> bool:
        """Whether the card of entry `number` was seen, and not forgotten since."""
        return number in self.entries.values()

    def lies(self, number: int) -> bool:
        """Whether the card of entry `number` is where it was seen."""
        return self.knows(number) and number not in self.away

    def lies_in_place(self, number: int) -> bool:
        """Whether the card of entry `number` is where it was laid, and not kept elsewhere."""
        return self.lies(number) and any(self.entries[card] == number for card in self.entries.keys() - self.elsewhere)

    def left_s(self, number: int) -> float:
        """Returns when the card of entry `number` left its place last, or minus infinity."""
        return self.left[number].at_s if number in self.left else -inf

    def has_left_bare(self, number: int) -> bool:
        """Whether the bare table was seen where the card of entry `number` last lay."""
        return number in self.left and self.left[number].bare

    def _only(self, cards: Collection[CardId]) -> "CardLocations":
        entries = {card: number for card, number in self.entries.items() if card in cards}
        return replace(self, entries=entries, gone={card: gone for card, gone in self.gone.items() if card in cards})


@dataclass(frozen=True, slots=True)
class IncompleteTrick:
    """The last such trick, known by the number of its first entry, and when it was gathered."""

    first: int = -1
    gathered_s: float = 0.0

    def is_running(self, running: Sequence[Logged]) -> bool:
        """Whether the running trick is that one."""
        return any(logged.number == self.first for logged in running[:1])

    def noticed(
        self, running: Sequence[Logged], away: Mapping[int, CardGone], waiting: WaitingCards, now_s: float
    ) -> "IncompleteTrick":
        """Returns the running trick as the incomplete one if it was gathered; `away` are the entries whose cards left.

        Nobody takes back two cards at once, so it was gathered when the second one left.
        """
        left = [away[logged.number] for logged in running if logged.number in away]
        if not running or not was_gathered(left, len(running), len(waiting.gone), now_s):
            return self
        return replace(self, first=running[0].number, gathered_s=sorted(gone.at_s for gone in left)[:2][-1])

    def may_have(self, laid: CardLaid, waiting: WaitingCards) -> bool:
        """Whether a waiting card may belong to it: it was laid before the gathering, and left too."""
        return laid.at_s < self.gathered_s and not waiting.is_still_there(laid)

    def seen_anew(self) -> "IncompleteTrick":
        """Returns it after the times began anew: no card laid from now on belongs to it."""
        return replace(self, gathered_s=-inf)


def was_gathered(away: Collection[CardGone], running: int, waiting: int, now_s: float) -> bool:
    """Whether a trick that is not complete was gathered: a card of it was never seen.

    Of its entered cards (`running` of them) `away` have left; `waiting` is how many gathered cards are not entered yet.
    Nobody takes back two cards at once: if two left long ago, and nothing covers their places, a hand covers the rest.
    """
    if len(away) == running:
        return running + waiting > 1
    return sum(gone.bare for gone in away) > 1 and all(now_s - gone.at_s >= TAKEN_BACK_S for gone in away)


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
