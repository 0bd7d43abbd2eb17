"""Scans of the cards of Mast Year: whether the deck is complete, and whether the stashes hold what the game says."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.app.card_scans import CardScan, ScanResult, scan_for
from companion.cards import DECK, card_bits, cards_in
from companion.following.advice import tell_stashes
from companion.following.scans import check_stashes
from companion.games.mast_year.state import State
from companion.journal.standing import Standing
from companion.phrases import phrase

if TYPE_CHECKING:  # a screen without a camera loads none of its code
    from vision.reading import Reading


def scan_deck(standing: Standing | None) -> CardScan:
    """Returns a scan for the deck of the hand that is dealt next, or is being played."""
    hand = standing.state_as(State).hand if standing else None
    return scan_for(frozenset(cards_in(hand.deal.deck)) if hand else frozenset(DECK))


def scan_stashes(standing: Standing | None) -> CardScan:
    """Returns a scan of the face-up stashes; the cards of the running trick belong to none."""
    hand = standing.state_as(State).hand if standing else None
    kept = [stash.cards for stash in hand.stashes if not stash.eaten] if hand else []
    played = set(hand.table) if hand else set()

    def scan(readings: Sequence["Reading"]) -> ScanResult:
        report = check_stashes(kept, [reading for reading in readings if reading.card not in played])
        wanted = [card for cards in kept for card in cards]
        seen = set(wanted) - set(report.missing)
        findings = tell_stashes(report) if wanted or report.strange else (phrase("stash.none"),)
        return ScanResult(card_bits((*seen, *report.strange)), card_bits(wanted), card_bits(report.strange), findings)

    return scan
