"""The table and the log of a trick game: which cards form the present trick, and which entry a card belongs to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engine.faces import Face
from companion.following.sightings import CardLaid, most_probable_place
from companion.following.trick_entries import TrickEntries
from companion.following.trick_table_state import TrickTableState
from companion.session.correction import Logged


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
