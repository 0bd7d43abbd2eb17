"""ScanScreen: looks at the whole table, again and again: is the deck whole, and are the stashes right?"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.cards import DECK, Card, cards_in
from companion.engine import Phrase
from companion.engine.phrases import phrase
from companion.session.advice import tell_deck, tell_stashes
from companion.session.scans import DeckCheck, check_stashes
from companion.ui.layouts import load
from companion.ui.saying import SAY
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME

load("screens/scan")

TURN_S: Final = 0.25


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards as bits: those seen, those wanted, those wrong; and what is said of them."""

    seen: int
    wanted: int
    wrong: int
    told: tuple[Phrase, ...]


Look = Callable[[Sequence[Any]], Shown]
"""Takes the readings of one look at the table, and returns what is known since the first."""


class ScanScreen(Screen):
    """`what` is looked at: "deck" (of this hand), "cards" (all 52, to try the camera), or "stashes"."""

    title = StringProperty("")
    help = StringProperty("")
    told = StringProperty("")

    def __init__(self, host: Any, what: str = "cards", **properties: Any) -> None:
        super().__init__(host, **properties)
        self._what = what
        self.title, self.help = SAY(f"ui.scan.{what}"), SAY(f"ui.scan.{what}-help")
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.ids.view.lookout = host.lookout
        self._inspector = host.lookout.inspector if host.lookout else None
        self._bound = self._inspector.fbind("looked", lambda *_: self.look()) if self._inspector else None
        self.again()
        self._turns = Clock.schedule_interval(lambda _: self.turn(), TURN_S)

    def leave(self) -> None:
        """Looks no more."""
        super().leave()
        self._turns.cancel()
        if self._inspector:
            self._inspector.unbind_uid("looked", self._bound)

    def again(self) -> None:
        """Begins anew: what was seen before counts no more."""
        self._look = LOOKS[self._what](self.host.standing)
        self.ids.view.marks = []
        if self._inspector is None:
            self.told = SAY("ui.camera.none")
            return
        self._show(self._look(()))
        self._inspector.scan()

    def turn(self) -> None:
        """Shows the newest picture, and asks for the next look."""
        if self._inspector is None:
            return
        self.ids.view.draw()
        if not self._inspector.waits:
            self._inspector.scan()

    def look(self) -> None:
        """Takes in what one look has shown."""
        assert self._inspector is not None
        readings = self._inspector.readings
        self.ids.view.marks = [(reading.quad, reading.card.sign if reading.card else "?") for reading in readings]
        self._show(self._look(readings))

    def _show(self, shown: Shown) -> None:
        picture = self.ids.picture
        picture.deck, picture.wanted, picture.wrong = shown.seen, shown.wanted, shown.wrong
        players = self.host.standing.record.players if self.host.standing else ()
        self.told = " ".join(SAY.phrase(told, players) for told in shown.told)


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
        return Shown(_bits(report.seen), _bits(deck), _bits((*report.doubled, *report.too_many)), told)

    return look


def look_at_deck(standing: Any) -> Look:
    """Returns a look for the deck of the hand that is dealt next, or is being played."""
    hand = standing.state.hand if standing else None
    return look_for(frozenset(cards_in(hand.deal.deck)) if hand else frozenset(DECK))


def look_at_cards(standing: Any) -> Look:
    """Returns a look for all 52 cards."""
    return look_for(frozenset(DECK))


def look_at_stashes(standing: Any) -> Look:
    """Returns a look at what is kept face-up; the cards of the running trick belong to no stash."""
    hand = standing.state.hand if standing else None
    kept = [stash.cards for stash in hand.stashes if not stash.eaten] if hand else []
    played = set(hand.table) if hand else set()

    def look(readings: Sequence[Any]) -> Shown:
        report = check_stashes(kept, [reading for reading in readings if reading.card not in played])
        wanted = [card for cards in kept for card in cards]
        seen = set(wanted) - set(report.missing)
        told = tell_stashes(report) if wanted or report.strange else (phrase("stash.none"),)
        return Shown(_bits((*seen, *report.strange)), _bits(wanted), _bits(report.strange), told)

    return look


def _bits(cards: Any) -> int:
    return sum(card.bit for card in set(cards))


LOOKS: Final[Mapping[str, Callable[[Any], Look]]] = {
    "deck": look_at_deck,
    "cards": look_at_cards,
    "stashes": look_at_stashes,
}
