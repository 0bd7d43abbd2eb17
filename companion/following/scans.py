"""Scans of a spread deck and of stashes, and calibration: what they found, and the phrases that say so."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from companion.cards import Card
from companion.engine import Phrase, Player
from vision.geometry import intersection_over_smaller
from vision.reading import Reading
from vision.setup.calibration import Calibration, CalibrationCheck, CheckResult

SURE: Final = 0.9
"""A card read with less confidence is read again."""
APART: Final = 0.1
"""Two readings that share more of their area may be one card."""


@dataclass(frozen=True, slots=True)
class DeckReport:
    """What was found of a deck that was spread out: in the order of the deck."""

    missing: tuple[Card, ...]
    doubled: tuple[Card, ...]
    too_many: tuple[Card, ...]
    unread: int
    seen: tuple[Card, ...] = ()
    faintest: Card | None = None
    """The card that was read least surely, `faintest_sure` being its confidence."""
    faintest_sure: float = 1.0

    @property
    def is_whole(self) -> bool:
        """Whether every card is there once, and no other card."""
        return not (self.missing or self.doubled or self.too_many)


@dataclass(slots=True)
class DeckCheck:
    """Collects the readings of several pictures of a spread deck; `deck` are the cards that this hand needs."""

    deck: frozenset[Card]
    _seen: dict[Card, float] = field(default_factory=dict)
    """The best confidence with which each card was read."""
    _doubled: set[Card] = field(default_factory=set)
    _unread: int = 0

    def look(self, readings: Sequence[Reading]) -> None:
        """Adds the readings of one picture; cards may move between pictures."""
        sure = [reading for reading in readings if reading.card and reading.confidence >= SURE]
        self._unread = len(readings) - len(sure)
        for place, reading in enumerate(sure):
            card = reading.card
            assert card is not None
            twins = [other for other in sure[:place] if other.card == card]
            if any(intersection_over_smaller(reading.quad, twin.quad) <= APART for twin in twins):
                self._doubled.add(card)
            self._seen[card] = max(reading.confidence, self._seen.get(card, 0.0))

    def report(self) -> DeckReport:
        """Returns the result so far; `unread` counts the cards in the last picture that could not be read."""
        seen = set(self._seen)
        faintest = min(_in_order(seen), key=lambda card: self._seen[card], default=None)
        return DeckReport(
            _in_order(self.deck - seen),
            _in_order(self._doubled),
            _in_order(seen - self.deck),
            self._unread,
            _in_order(seen),
            faintest,
            self._seen[faintest] if faintest else 1.0,
        )


StashCards: TypeAlias = Collection[Card]


@dataclass(frozen=True, slots=True)
class StashReport:
    """Cards of the face-up stashes that were not seen among them, and cards seen there that belong to none."""

    missing: tuple[Card, ...]
    strange: tuple[Card, ...]


def check_stashes(kept: Sequence[StashCards], readings: Sequence[Reading]) -> StashReport:
    """Compares the cards seen in the stashes with those kept face-up."""
    wanted = {card for stash in kept for card in stash}
    seen = {reading.card for reading in readings if reading.card and reading.confidence >= SURE}
    return StashReport(_in_order(wanted - seen), _in_order(seen - wanted))


def _in_order(cards: Collection[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.bit))


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
