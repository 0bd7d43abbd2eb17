"""Looks: what is known of the cards on the table after any number of looks at it; without Kivy."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.cards import DECK, Card
from companion.engine import Phrase
from companion.engine.phrases import phrase
from companion.following.advice import tell_deck
from companion.following.scans import DeckCheck
from companion.journal.journaled_games import Standing


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards as bits: those seen, those wanted, those wrong; and what is said of them."""

    seen: int
    wanted: int
    wrong: int
    told: tuple[Phrase, ...]


Look = Callable[[Sequence[Any]], Shown]
"""Takes the readings of one look at the table, and returns what is known since the first."""


def look_for(deck: frozenset[Card]) -> Look:
    """Returns a look for a deck that is spread out in any number of parts."""
    check = DeckCheck(deck)

    def look(readings: Sequence[Any]) -> Shown:
        check.look(readings)
        report = check.report()
        told = tell_deck(report, len(deck))
        if report.is_whole and report.faintest:
            told += (phrase("deck.faintest", card=report.faintest, percent=int(report.faintest_sure * 100)),)
        elif not report.seen:
            told = ()
        return Shown(bits(report.seen), bits(deck), bits((*report.doubled, *report.too_many)), told)

    return look


def look_at_cards(standing: Standing | None) -> Look:
    """Returns a look for all 52 cards."""
    return look_for(frozenset(DECK))


def bits(cards: Iterable[Card]) -> int:
    """Returns cards as bits."""
    return sum(card.bit for card in set(cards))
