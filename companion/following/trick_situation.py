"""The table and the log of a trick game: which cards form the present trick, and which entry a card belongs to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engine.faces import Face
from companion.engine.trick_table import AnyTrickTable
from companion.following.interpretation import Interpreter, PossibleAction
from companion.following.sightings import CardLaid, most_probable_place
from companion.following.trick_table_state import TrickTableState
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


@dataclass(frozen=True, slots=True)
class Situation:
    """The table as seen, and the entries as they stand."""

    table: TrickTableState
    entries: TrickEntries

    def with_table(self, table: TrickTableState) -> "Situation":
        """Returns the situation with another table."""
        return replace(self, table=table)

    @property
    def is_incomplete(self) -> bool:
        """Whether the running trick was gathered before all its cards were seen; not while a correction is open."""
        return self.table.incomplete.is_running(self.entries.running) and not self.entries.log.question

    @property
    def trick_numbers(self) -> Sequence[int]:
        """The numbers of the entries of the running trick, or else of the one that is complete."""
        return [logged.number for logged in self.entries.running or self.entries.last_trick]

    @property
    def trick_on_table(self) -> Sequence[Logged]:
        """The entries of the running trick, or of the one before it until that is gathered."""
        gathered = self.table.gathered_trick == self.entries.trick_number
        return self.entries.running or (() if gathered else self.entries.last_trick)

    def noticed_gathering(self, now_s: float) -> "Situation":
        """Returns the situation after checking whether the running trick was gathered before all of it was seen."""
        table, running = self.table, self.entries.running
        incomplete = table.incomplete.noticed(running, table.locations.away, table.waiting, now_s)
        return self.with_table(replace(table, incomplete=incomplete))

    def is_of_former_deal(self, laid: CardLaid) -> bool:
        """Whether a card may have been left from the deal before: it lay there before a card of this deal was seen."""
        former = self.entries.former
        if not any(self.entries.face_of(logged) is not None for logged in former):
            return False
        own = self.entries.log.standing[len(former) :]
        seen_s = [self.table.sights[logged.number].at_s for logged in own if logged.number in self.table.sights]
        return not seen_s or laid.at_s < min(seen_s)

    def known_entry(self, laid: CardLaid) -> Logged | None:
        """Returns the entry of the card that `laid` most probably is, if no such card can come any more.

        If the deck has several such cards, it is recognised by its place.
        """
        faces = self.entries.rules.faces
        best = faces.faces[most_probable_place(laid.probabilities)]
        if best in self.entries.to_come:
            return None if faces.is_single(best) else self._known_copy(laid, best)
        shown = [logged for logged in reversed(self._entries_with(best)) if self.entries.face_of(logged) == best]
        together = (logged for logged in shown if self._lay_there(logged, laid))
        return next(together, None) or next(iter(shown), None)

    def _entries_with(self, face: Face) -> Sequence[Logged]:
        """Returns the entries that can have laid such a card: not those of former deals, if this deck has none such."""
        log = self.entries.log
        is_excluded = self.entries.rules.why_not_in_deck(log.state, face) is not None
        return log.standing[len(self.entries.former) :] if is_excluded else log.standing

    def _known_copy(self, laid: CardLaid, face: Face) -> Logged | None:
        """Returns the entry of the trick on the table whose card this is, if its place shows that or it came back."""
        copies = [logged for logged in self.trick_on_table if self.entries.face_of(logged) == face]
        turn, seating = self.entries.turn, self.table.seating
        for logged in copies:
            pushed = not self.table.locations.lies(logged.number)
            elsewhere = turn is not None and seating.is_known and not seating.expects(turn, laid.place)
            sight = self.table.sights.get(logged.number)
            is_there = sight is not None and sight.place.is_same_spot(laid.place)
            if is_there or (pushed and elsewhere):
                return logged
        return None

    def _lay_there(self, logged: Logged, laid: CardLaid) -> bool:
        sight = self.table.sights.get(logged.number)
        return sight is not None and sight.place.may_be_same_card(laid.place)
