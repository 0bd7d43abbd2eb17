"""The log of a trick game as following reads it: whose turn it is, and which entries lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.engine.faces import Face
from companion.engine.trick_table import AnyTrickTable
from companion.following.interpretation import Interpreter, PossibleAction
from companion.session.correction import Logged
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class TrickEntries:
    """The entries of one game of tricks, and what they show on the table."""

    log: Session
    rules: AnyTrickTable

    @property
    def turn(self) -> int | None:
        """The seat whose card comes next."""
        return self.rules.turn(self.log.state)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.log.record.players)

    @property
    def trick(self) -> tuple[Face, ...]:
        """The cards of the trick that is not complete."""
        return self.rules.running_trick(self.log.state)

    @property
    def trick_number(self) -> int:
        """A number that changes with each trick."""
        return len(self.log.entries) - len(self.trick)

    @property
    def running(self) -> Sequence[Logged]:
        """The entries of the trick that is not complete."""
        cards = [logged for logged in self.log.standing if self.face_of(logged) is not None]
        return cards[-len(self.trick) :] if self.trick else ()

    @property
    def last_trick(self) -> Sequence[Logged]:
        """The entries of the trick that was just completed, if nothing was played since."""
        shown = [place for place, one in enumerate(self.log.standing) if self.face_of(one) is not None]
        if not shown or self.trick:
            return ()
        before = self.log.states[shown[-1]]
        size = self.rules.trick_size(before)
        if len(self.rules.running_trick(before)) != size - 1:
            return ()
        return [self.log.standing[place] for place in shown[-size:]]

    @property
    def former(self) -> Sequence[Logged]:
        """The entries of the deals before this one."""
        states, last = self.log.states, len(self.log.standing)
        begun = (place for place in range(last, -1, -1) if self.rules.is_deal_untouched(states[place]))
        return self.log.standing[: next(begun, 0)]

    @property
    def to_come(self) -> Sequence[Face]:
        """The faces that can be laid now; empty while no card is due."""
        return list(self.rules.cards_to_come(self.log.state))

    @property
    def is_card_due(self) -> bool:
        """Whether a card comes next, or nothing at all: not a choice that no camera can see."""
        return bool(self.to_come) or not self.log.game.choices(self.log.state)

    @property
    def options(self) -> Sequence[PossibleAction]:
        """The actions that lay a card now."""
        shown = ((action, self.rules.shown_by(action)) for action in self.log.game.choices(self.log.state))
        return [PossibleAction(action, card.face, card.seat) for action, card in shown if card is not None]

    @property
    def interpreter(self) -> Interpreter:
        """Reads sightings as cards of this game."""
        state = self.log.state
        return Interpreter(self.rules.faces, lambda face: self.rules.is_asked_for(state, face))

    def face_of(self, logged: Logged) -> Face | None:
        """Returns the card that an entry laid on the table, or None."""
        shown = self.rules.shown_by(logged.entry.action)
        return shown.face if shown else None

    def entry(self, number: int) -> Logged | None:
        """Returns a standing entry by its number."""
        return next((logged for logged in self.log.standing if logged.number == number), None)
