"""Following: what the camera saw becomes what was played. Doubt becomes a question, and play goes on meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from companion.errors import ImpossibleActionError
from companion.session.correction import Replace
from companion.session.interpret import Candidate, interpret
from companion.session.seating import Seating
from companion.session.session import Session
from vision.steady import Event, Gone, Laid, Revised

TAKEN_BACK_S: Final = 1.5
"""How long a card of the running trick must be away to count as taken back."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An action that the camera saw; `number` is its entry."""

    number: int
    action: Any
    at_s: float
    confidence: float


@dataclass(frozen=True, slots=True)
class Asked:
    """A doubt: entry `number` was taken as the first candidate for now; `quad` (4, 2) is where the card lies."""

    number: int
    candidates: tuple[Candidate, ...]
    why: str
    at_s: float
    quad: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last card was taken back from the table."""

    number: int
    at_s: float


Outcome: TypeAlias = Accepted | Asked | TakenBack


@dataclass(slots=True)
class Following:
    """Follows one session. `choose` decides what no camera can see (eat or keep), or returns None: then it waits."""

    session: Session
    choose: Callable[[Any, Sequence[Any]], Any | None]
    by: str = "camera"
    seating: Seating = field(default_factory=Seating)
    _tracks: dict[int, int] = field(default_factory=dict)
    _away: dict[int, float] = field(default_factory=dict)
    _waiting: list[Laid] = field(default_factory=list)

    def take(self, events: Sequence[Event], at_s: float) -> list[Outcome]:
        """Takes in what happened on the table up to `at_s`, and returns what it means for the game."""
        outcomes: list[Outcome] = []
        for event in events:
            if isinstance(event, Laid):
                self._waiting.append(event)
            elif isinstance(event, Gone):
                self._gone(event)
            else:
                outcomes += self._revise(event)
        outcomes += self._settle()
        return outcomes + self._take_back(at_s)

    def _settle(self) -> list[Outcome]:
        outcomes: list[Outcome] = []
        while self._waiting:
            outcomes += self._decide(self._waiting[0].at_s)
            if not self._cards_are_due():
                break
            outcomes += self._laid(self._waiting.pop(0))
        if not self._waiting:
            outcomes += self._decide(None)
        return outcomes

    def _cards_are_due(self) -> bool:
        choices = self.session.game.choices(self.session.state)
        return not choices or any(hasattr(choice, "card") for choice in choices)

    def _decide(self, at_s: float | None) -> list[Outcome]:
        """Makes the choices that no camera can see, as far as somebody says how."""
        outcomes: list[Outcome] = []
        while not self._cards_are_due():
            action = self.choose(self.session.state, self.session.game.choices(self.session.state))
            if action is None:
                break
            logged = self.session.act(action)
            outcomes.append(Accepted(logged.number, action, at_s or 0.0, 1.0))
        return outcomes

    def _laid(self, laid: Laid) -> list[Outcome]:
        if self._put_back(laid):
            return []
        choices = self.session.game.choices(self.session.state)
        found = interpret(laid.probabilities, choices, self.seating.nearest(laid.quad))
        if found is None or self.session.question:
            return []
        best = found.candidates[0]
        seat = getattr(best.action, "seat", None)
        expected = self.session.state.turn if seat is None else seat
        try:
            logged = self.session.act(best.action, by=self.by)
        except ImpossibleActionError:
            return []
        self._tracks[laid.track] = logged.number
        agrees = self.seating.agrees(expected, laid.quad)
        if found.sure and agrees:
            self.seating.learn(expected, laid.quad)
            return [Accepted(logged.number, best.action, laid.at_s, best.probability)]
        why = "which card" if agrees else "whose card"
        return [Asked(logged.number, found.candidates, why, laid.at_s, laid.quad)]

    def _put_back(self, laid: Laid) -> bool:
        """Whether a card of the running trick that was away lies there again, perhaps a little elsewhere."""
        best = DECK[int(laid.probabilities.argmax())]
        cards = {logged.number: getattr(logged.entry.action, "card", None) for logged in self.session.standing[-4:]}
        for track in self._away:
            if cards.get(self._tracks.get(track, -1)) == best:
                self._tracks[laid.track] = self._tracks.pop(track)
                del self._away[track]
                return True
        return False

    def _gone(self, gone: Gone) -> None:
        self._waiting = [laid for laid in self._waiting if laid.track != gone.track]
        if gone.track in self._tracks:
            self._away[gone.track] = gone.at_s

    def _revise(self, event: Revised) -> list[Outcome]:
        """Corrects an entry that further looks show to be another card, if nothing else has to change for it."""
        number = self._tracks.get(event.track)
        entry = next((logged for logged in self.session.standing if logged.number == number), None)
        if entry is None or not hasattr(entry.entry.action, "card"):
            return []
        best = DECK[int(event.probabilities.argmax())]
        if best == entry.entry.action.card or float(event.probabilities.max()) < 0.9:
            return []
        action = type(entry.entry.action)(*_with_card(entry.entry.action, best))
        correction = Replace(entry.number, action)
        if self.session.preview(correction).question is not None:
            return []
        self.session.correct(correction, by=self.by)
        return [Accepted(entry.number, action, event.at_s, float(event.probabilities.max()))]

    def _take_back(self, at_s: float) -> list[Outcome]:
        """Takes back the running trick's last card when it has been away for long; gathered tricks are no plays."""
        if not self._away:
            return []
        outcomes: list[Outcome] = []
        running = len(self.session.game.summary(self.session.state).get("table", ()))  # type: ignore[arg-type]
        live = {logged.number for logged in self.session.standing[-running:]} if running else set()
        for track, since_s in list(self._away.items()):
            number = self._tracks.get(track)
            if number not in live:
                del self._away[track]
                self._tracks.pop(track, None)
            elif at_s - since_s >= TAKEN_BACK_S and number == self.session.entries[-1].number:
                taken = self.session.take_back()
                del self._away[track], self._tracks[track]
                outcomes.append(TakenBack(taken.number, at_s))
        return outcomes


def _with_card(action: Any, card: Any) -> list[Any]:
    return [card if name == "card" else getattr(action, name) for name in type(action).__dataclass_fields__]
