"""The faces of a deck, and the scans of a deck or of stashes, as a table shows them to the camera."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.app.card_scans import CardScan, ScanResult, scan_for
from companion.app.game_screens import DeckFace
from companion.cards import DECK, card_bits, cards_in
from companion.following.scans import check_stashes, tell_stashes
from companion.games.mast_year.state import State
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import phrase


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the 52 cards; those that are left out are read by their corners alone."""
    return [DeckFace(card.name, 1, card.sign) for card in DECK]


if TYPE_CHECKING:  # a screen without a camera loads none of its code
    from vision.reading import Reading


def scan_deck(snapshot: GameSnapshot | None) -> CardScan:
    """Returns a scan for the deck of the hand that is dealt next, or is being played."""
    hand = snapshot.state_as(State).hand if snapshot else None
    return scan_for(frozenset(cards_in(hand.deal.deck)) if hand else frozenset(DECK))


def scan_stashes(snapshot: GameSnapshot | None) -> CardScan:
    """Returns a scan of the face-up stashes; the cards of the running trick belong to none."""
    hand = snapshot.state_as(State).hand if snapshot else None
    kept = [stash.cards for stash in hand.stashes if not stash.eaten] if hand else []
    played = set(hand.table) if hand else set()

    def scan(readings: Sequence["Reading"]) -> ScanResult:
        report = check_stashes(kept, [reading for reading in readings if reading.card not in played])
        wanted = [card for cards in kept for card in cards]
        seen = set(wanted) - set(report.missing)
        findings = tell_stashes(report) if wanted or report.strange else (phrase("stash.none"),)
        return ScanResult(card_bits((*seen, *report.strange)), card_bits(wanted), card_bits(report.strange), findings)

    return scan
