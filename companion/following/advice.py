"""Advice: what calibration and scans found, as phrases for whoever sits at the table."""

from typing import Final

from companion.cards import Card
from companion.engine import Phrase, Player
from companion.following.scans import DeckReport, StashReport
from vision.setup.calibration import Calibration, CalibrationCheck, CheckResult

PACKAGE: Final = "companion.following"
"""Where the words of these phrases are: `find_translation(game, language, PACKAGE)`."""


def advise(calibration: Calibration) -> tuple[Phrase, ...]:
    """Returns what somebody should mend, or nothing if all is well."""
    return tuple(advice_on(finding) for finding in calibration.to_mend)


def advice_on(finding: CheckResult) -> Phrase:
    """Returns one finding, well or not, as a phrase."""
    key = f"calibration.{'well' if finding.is_well else 'mend'}.{finding.check}"
    if finding.check is CalibrationCheck.CARD_SIZE:
        return Phrase(key, (("measured", round(finding.measured)),))
    if finding.seat is not None:
        return Phrase(key, (("seat", Player(finding.seat)),))
    return Phrase(key)


def tell_deck(report: DeckReport, count: int) -> tuple[Phrase, ...]:
    """Returns what is wrong with a deck of `count` cards, or that it is whole."""
    parts = [_of("deck.missing", report.missing), _of("deck.doubled", report.doubled)]
    parts.append(_of("deck.too-many", report.too_many))
    if report.unread and not report.is_whole:
        parts.append((Phrase("deck.unread", (("count", report.unread),)),))
    lines = tuple(phrase for phrases in parts for phrase in phrases)
    return lines or (Phrase("deck.whole", (("count", count),)),)


def tell_stashes(report: StashReport) -> tuple[Phrase, ...]:
    """Returns what is wrong with the stashes, or that they are as they should be."""
    lines = (*_of("stash.missing", report.missing), *_of("stash.strange", report.strange))
    return lines or (Phrase("stash.whole"),)


def _of(key: str, cards: tuple[Card, ...]) -> tuple[Phrase, ...]:
    return (Phrase(key, (("count", len(cards)), ("cards", cards))),) if cards else ()
