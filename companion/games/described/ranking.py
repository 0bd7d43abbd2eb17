"""Ranking: which card beats which, by trump and contract, and sets of cards as bits of one integer."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.card_notation import parse_card
from companion.errors import BadCardError
from companion.games.described.description import NO_TRUMP, Deck, Description
from companion.games.described.words import suit_word

NO_SUIT: Final = -1
SAME_COLOUR: Final = {"C": "S", "S": "C", "D": "H", "H": "D"}
_CLASSIC: Final = ("C", "S", "H", "D")


def as_named(deck: Deck, item: str) -> str:
    """Returns a card or a rank as the deck names it, also for "10h", "Q♠" and "10"; `item` if it has none such."""
    return as_one_of({name for face in deck.faces for name in (face.name, face.rank)}, item)


def as_one_of(names: Collection[str], item: str) -> str:
    """Returns a card or a rank as one of `names` has it; `item` if none does."""
    if item in names:
        return item
    try:
        name = "T" if item == "10" else parse_card(item).name
    except BadCardError:
        return item
    return name if name in names else item


def faces_named(deck: Deck, item: str) -> tuple[int, ...]:
    """Returns the places of the faces that a card, a rank or a suit's name stands for; nothing if there is none."""
    item = as_named(deck, item)
    exact = tuple(place for place, face in enumerate(deck.faces) if face.name == item)
    if exact:
        return exact
    by_rank = [place for place, face in enumerate(deck.faces) if face.rank == item and face.rank]
    if by_rank:
        return tuple(sorted(by_rank, key=lambda place: _suit_order(deck.faces[place].suit)))
    by_suit = [place for place, face in enumerate(deck.faces) if face.suit and suit_word(face.suit) == item]
    return tuple(sorted(by_suit, key=lambda place: -deck.ranks.index(deck.faces[place].rank)))


def _suit_order(suit: str) -> int:
    return _CLASSIC.index(suit) if suit in _CLASSIC else 0


def bits_of(places: Iterable[int]) -> int:
    """Returns a set of faces as one integer."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def bits_named(deck: Deck, items: Iterable[str]) -> int:
    """Returns the set of all faces that some names stand for."""
    return bits_of(place for item in items for place in faces_named(deck, item))


@dataclass(frozen=True, slots=True)
class Ranking:
    """For each face: the suit that it follows (trump is the highest number), its strength in it, whether it is special.

    `suits` holds the set of the faces of each suit, trump last.
    """

    suit_of: tuple[int, ...]
    strength: tuple[int, ...]
    special: tuple[bool, ...]
    suits: tuple[int, ...]
    is_low: bool
    is_last: bool

    @property
    def trump(self) -> int:
        """The number that trump has as a suit."""
        return len(self.suits) - 1

    def beats(self, face: int, best: int) -> bool:
        """Whether `face`, played after `best`, which is winning, takes the lead from it."""
        suit, winning = self.suit_of[face], self.suit_of[best]
        if suit != winning:
            return suit == self.trump or (winning == NO_SUIT and suit != NO_SUIT)
        if suit == NO_SUIT:
            return self.is_last
        one, other = self.strength[face], self.strength[best]
        if one == other:
            return self.is_last
        return one < other if self.is_low else one > other

    def better_than(self, best: int, suit: int) -> int:
        """Returns the set of the faces of `suit` that would beat `best`."""
        return bits_of(place for place, own in enumerate(self.suit_of) if own == suit and self.beats(place, best))

    def winning_place(self, faces: Sequence[int]) -> int:
        """Returns which of `faces`, in the order played, wins."""
        best = 0
        for place in range(1, len(faces)):
            if self.beats(faces[place], faces[best]):
                best = place
        return best

    def led_suit(self, faces: Sequence[int]) -> int:
        """Returns the suit to follow: that of the first card that has one."""
        return next((self.suit_of[face] for face in faces if self.suit_of[face] != NO_SUIT), NO_SUIT)


@lru_cache(maxsize=256)
def ranking_of(description: Description, trump: str | None, contract: str | None) -> Ranking:
    """Returns how cards rank where `trump` is trump, in a contract by its name."""
    found, deck, rule = description.contract(contract), description.deck, description.trump
    suit = trump if trump not in (None, NO_TRUMP) else None
    order = found.order or deck.ranks
    trump_order = rule.order or order
    top = [place for item in rule.always for place in faces_named(deck, item)]
    top += [] if suit is None else _highest(deck, rule.highest, suit)
    top = list(dict.fromkeys(top))
    suits = [_suit(deck, place, top, suit) for place in range(len(deck.faces))]
    number = len(deck.suits)
    strengths = [
        10_000 - top.index(place) if place in top else _strength(face.rank, trump_order if own == number else order)
        for place, (face, own) in enumerate(zip(deck.faces, suits, strict=True))
    ]
    sets = tuple(bits_of(place for place, own in enumerate(suits) if own == which) for which in range(number + 1))
    special = tuple(place in top for place in range(len(deck.faces)))
    play = description.play
    return Ranking(tuple(suits), tuple(strengths), special, sets, play.winner == "low", play.equal == "last")


def _suit(deck: Deck, place: int, top: list[int], trump: str | None) -> int:
    suit = deck.faces[place].suit
    if place in top or (suit and suit == trump):
        return len(deck.suits)
    return deck.suits.index(suit) if suit else NO_SUIT


def _strength(rank: str, order: tuple[str, ...]) -> int:
    return order.index(rank) if rank in order else -1


def _highest(deck: Deck, highest: tuple[str, ...], trump: str) -> list[int]:
    found: list[int] = []
    for item in highest:
        rank, _, where = item.partition(" of ")
        suit = trump if where == "trump" else SAME_COLOUR.get(trump, "")
        found += [place for place, face in enumerate(deck.faces) if face.rank == rank and face.suit == suit]
    return found
