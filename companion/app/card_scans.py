"""Card scans: what is known of the cards on the table after any number of pictures of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.cards import DECK, Card, card_bits
from companion.engine import Phrase
from companion.following.scans import DeckCheck, tell_deck
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import phrase

if TYPE_CHECKING:  # a screen without a camera loads none of its code
    from vision.reading import Reading


@dataclass(frozen=True, slots=True)
class ScanResult:
    """Cards as bits: those seen, those wanted, those wrong; and `findings`, the phrases about them."""

    seen: int
    wanted: int
    wrong: int
    findings: tuple[Phrase, ...]


CardScan = Callable[[Sequence["Reading"]], ScanResult]
"""Takes the readings of one picture of the table, and returns the result of all pictures so far."""


def scan_for(deck: frozenset[Card]) -> CardScan:
    """Returns a scan for a deck that is spread out in any number of parts."""
    check = DeckCheck(deck)

    def scan(readings: Sequence["Reading"]) -> ScanResult:
        check.look(readings)
        report = check.report()
        findings = tell_deck(report, len(deck))
        if report.is_whole and report.faintest:
            findings += (phrase("deck.faintest", card=report.faintest, percent=int(report.faintest_sure * 100)),)
        elif not report.seen:
            findings = ()
        return ScanResult(
            card_bits(report.seen), card_bits(deck), card_bits((*report.doubled, *report.too_many)), findings
        )

    return scan


def scan_cards(snapshot: GameSnapshot | None) -> CardScan:
    """Returns a scan for all 52 cards."""
    return scan_for(frozenset(DECK))
