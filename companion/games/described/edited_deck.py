"""The cards of a description that is changed: what lists of cards offer, and suits of own cards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.engine.toml_lines import Changes
from companion.games.described.deck_reading import MOST_COPIES, RANKS, read_deck
from companion.games.described.description import Deck
from companion.games.described.edited_fields import Number, Raw, Section, items_of, names_of
from companion.games.described.faults import FaultList
from companion.games.described.parts import Part
from companion.games.described.words import suit_word
from companion.phrases import PhraseValue

NEW_SUIT: Final = 10
"""So many cards a new suit of own cards has."""
FOR_A_PACK: Final = ("pack", "copies", "jokers", "suits", "order", "without")
"""The keys of a deck that own cards do not have."""


def deck_of(whole: Raw) -> Deck:
    """Returns the cards that a description has, as far as they can be read."""
    return read_deck(Part(whole, (), FaultList({})))


def suits_of(section: Section) -> tuple[str, ...]:
    """Returns the suits of the deck."""
    return tuple(map(suit_word, deck_of(section.whole).suits))


def trumps(section: Section) -> tuple[tuple[str, ...]]:
    """Returns what may be trump: no suit, or one."""
    return (("none", *suits_of(section)),)


def ranks_of(section: Section) -> tuple[str, ...]:
    """Returns the ranks of the deck, the highest first."""
    return deck_of(section.whole).ranks[::-1]


def cards_in_groups(section: Section) -> tuple[tuple[str, ...], ...]:
    """Returns what a list of cards may name: suits, ranks, and the cards of each suit."""
    return (suits_of(section), ranks_of(section), *cards_by_suit(section))


def all_cards_in_groups(section: Section) -> tuple[tuple[str, ...], ...]:
    """Returns what a list may name of the cards of a [deck], those taken out too."""
    raw = {key: value for key, value in section.raw.items() if key != "without"}
    return cards_in_groups(replace(section, whole={**section.whole, "deck": raw}))


def cards_by_suit(section: Section) -> tuple[tuple[str, ...], ...]:
    """Returns the cards of each suit, the highest first, and those without one last."""
    deck = deck_of(section.whole)
    by_suit = [
        sorted(
            (one for one in deck.faces if one.suit == suit),
            key=lambda one: -deck.ranks.index(one.rank) if one.rank else 0,
        )
        for suit in dict.fromkeys((*deck.suits, ""))
    ]
    return tuple(tuple(one.name for one in cards) for cards in by_suit if cards)


def highest_trumps(section: Section) -> tuple[tuple[str, ...], ...]:
    """Returns what may be the top of the trump suit."""
    return tuple(tuple(f"{rank} of {where}" for rank in ranks_of(section)) for where in ("trump", "the same colour"))


def who_leads(section: Section) -> tuple[tuple[str, ...], ...]:
    """Returns who may lead first: a seat by a word, or who holds a card."""
    return (("left", "dealer", "declarer"), *cards_by_suit(section))


def has_own_cards(section: Section) -> bool:
    """Whether the cards are written one by one."""
    return bool(items_of(section.whole, "card"))


def has_pack(section: Section) -> bool:
    """Whether the cards are those of a pack."""
    return not has_own_cards(section)


def order_of(section: Section) -> tuple[tuple[str, ...]]:
    """Returns the ranks of the deck, low to high."""
    return (ranks_of(section)[::-1],)


def all_ranks(section: Section) -> tuple[tuple[str, ...]]:
    """Returns all ranks that the deck may have, low to high."""
    return order_of(section) if has_own_cards(section) else (tuple(RANKS),)


def suit_cards(whole: Raw, suit: str) -> Changes:
    """Returns what to change for a suit of own cards, with numbers from 1 on."""
    return {**_no_pack(whole), **_more_cards(whole, suit, 0, NEW_SUIT)}


def one_card(whole: Raw, name: str) -> Changes:
    """Returns what to change for an own card."""
    return {**_no_pack(whole), ("card", len(items_of(whole, "card"))): {"name": name}}


def _no_pack(whole: Raw) -> Changes:
    return {} if items_of(whole, "card") else {("deck", key): None for key in FOR_A_PACK}


def _more_cards(whole: Raw, suit: str, before: int, count: int) -> Changes:
    taken, first = set(names_of(whole, "card")), len(items_of(whole, "card"))
    ranks = [rank for rank in range(1, 999) if f"{suit} {rank}" not in taken][: count - before]
    cards = [{"name": f"{suit} {rank}", "suit": suit, "rank": rank} for rank in ranks]
    return {("card", first + place): card for place, card in enumerate(cards)}


def suit_fields(section: Section) -> Iterator[Number]:
    """Yields how many cards each suit of own cards has, and how often each of them is there."""
    for suit in dict.fromkeys(str(one.get("suit", "")) for one in items_of(section.whole, "card")):
        if suit:
            yield SuitSize("suit-size", (5, 8, 10, 12, 13), 1, 60, label=suit)
            yield SuitCopies("suit-copies", (1, 2, 3, 4, 5), 1, MOST_COPIES, label=suit)


@dataclass(frozen=True, slots=True)
class SuitSize(Number):
    """How many different cards a suit has."""

    @property
    def title(self) -> PhraseValue:
        """What is counted, and of which suit."""
        return self.text("", name=self.label)

    def _places(self, section: Section) -> list[int]:
        cards = items_of(section.whole, "card")
        return [place for place, one in enumerate(cards) if str(one.get("suit", "")) == self.label]

    def read(self, section: Section) -> int:
        return len(self._places(section))

    def changes(self, section: Section, value: int | None) -> Changes:
        """Returns what to change for a number: the last ones come and go."""
        places, wanted = self._places(section), self.bounded(value)
        gone: Changes = {("card", place): None for place in reversed(places[wanted:])}
        return gone or _more_cards(section.whole, self.label, len(places), wanted)

    def is_told(self, section: Section) -> bool:
        return True


class SuitCopies(SuitSize):
    """How often each card of a suit is there."""

    __slots__ = ()

    def read(self, section: Section) -> int:
        """Returns how often the first one is."""
        copies = items_of(section.whole, "card")[self._places(section)[0]].get("copies", 1)
        return copies if isinstance(copies, int) else 1

    def changes(self, section: Section, value: int | None) -> Changes:
        bounded = self.bounded(value)
        return {("card", place, "copies"): None if bounded == 1 else bounded for place in self._places(section)}

    def is_told(self, section: Section) -> bool:
        """Whether there are several."""
        return self.read(section) > 1
