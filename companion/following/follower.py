"""Following: what the camera saw becomes what was played. Doubt becomes a question, and play goes on meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.cards import DECK, Card
from companion.following.card_locations import CardLocations
from companion.following.decisions import ABOUT_CARDS, Accepted, Asked, Decision, Missed, TakenBack
from companion.following.duplicate_sightings import certainly, most_probable, untangle
from companion.following.incomplete_trick import IncompleteTrick
from companion.following.interpretation import Interpretation, alternatives, interpret, with_card
from companion.following.seating import SEATS, Seating, lie_together
from companion.following.trick_entries import last_trick, running_trick, table, trick_number
from companion.following.waiting_cards import TAKEN_BACK_S, WaitingCards
from companion.session.correction import Logged, Replace
from companion.session.session import Session
from vision.tracking.card_tracker import Event, Gone, Laid, Nudged, Revised

GATHERING_S: Final = 3.0
"""How long a card that left its place may be seen elsewhere, in the hand that gathers it."""
CERTAIN: Final = 0.97
"""A face so probable is believed against what was read before."""


@dataclass(slots=True)
class Following:
    """Follows one session. `choose` decides what no camera can see (eat or keep), or returns None: then it waits."""

    session: Session
    choose: Callable[[Any, Sequence[Any]], Any | None]
    by: str = "camera"
    seating: Seating = field(default_factory=Seating)
    _places: CardLocations = field(default_factory=CardLocations)
    _sights: dict[int, Laid] = field(default_factory=dict)
    """What was seen for each entry."""
    _doubts: set[int] = field(default_factory=set)
    """The entries of which it is not certain which card they are."""
    _waiting: WaitingCards = field(default_factory=WaitingCards)
    _gathered: int | None = None
    """The trick before whose first card the last one was gathered."""
    _lacking: IncompleteTrick = field(default_factory=IncompleteTrick)

    def take(self, events: Sequence[Event], at_s: float) -> list[Decision]:
        """Takes in what happened on the table up to `at_s`, and returns what it means for the game."""
        outcomes: list[Decision] = []
        for event in events:
            if isinstance(event, Laid):
                self._waiting.cards.append(event)
            elif isinstance(event, Gone):
                self._waiting.note_gone(event)
                self._places.note_gone(event)
            elif isinstance(event, Nudged):
                self.seating.move(event.warp)
            else:
                outcomes += self._revise(event)
        outcomes += self._settle(at_s)
        if outcomes:
            outcomes += self._reconsider(at_s)
        return [*outcomes, *self._take_back(at_s), *(self._ask_for_missing(at_s) if self._is_lacking() else ())]

    def look_anew(self) -> None:
        """Forgets which card is which entry, as after the camera was away; what lies there comes again, in new time."""
        self._places.clear()
        self._waiting.clear()
        self._lacking.look_anew()

    def _settle(self, now_s: float) -> list[Decision]:
        """Takes waiting cards as far as their turn has come."""
        outcomes: list[Decision] = []
        while self._waiting:
            outcomes += self._decide(self._waiting.cards[0].at_s)
            if self.session.question or not self._cards_are_due() or self._is_between_hands():
                return outcomes
            laid = self._next()
            if laid is None:
                return outcomes + self._ask_for_missing(now_s)
            self._waiting.cards.remove(laid)
            outcomes += self._laid(laid)
            self._waiting.gathered.pop(laid.track, None)
            self._lacking.notice(running_trick(self.session), self._places.away, self._waiting, now_s)
        return outcomes + self._decide(now_s)

    def _is_between_hands(self) -> bool:
        """Whether no card of the hand before is seen to leave yet; what was seen till then begins no new hand."""
        offered, played = self._unseen(), [one for one in self.session.standing if hasattr(one.entry.action, "card")]
        last = self._sights.get(played[-1].number) if played else None
        if last is None or played[-1].entry.action.card not in offered:
            return False
        old = [logged.number for logged in played if logged.entry.action.card in offered]
        left_s = max(self._places.left_s(number) for number in old)
        if left_s <= last.at_s:
            return any(self._places.lies(number) for number in old)
        self._waiting.forget_before(left_s)
        return not self._waiting

    def _next(self) -> Laid | None:
        """Returns the waiting card to take next: the first that is no play of a later seat."""
        turn = self.session.state.turn
        if turn is not None and table(self.session):
            self._waiting.put_in_turn(self.seating, (turn - 1) % SEATS)
        fitting = (laid for laid in self._waiting if self._may_be_of_the_trick(laid) and not self._is_ahead(laid))
        return next(fitting, None)

    def _is_lacking(self) -> bool:
        """Whether the running trick was gathered before all its cards were seen; not while a correction is open."""
        return self._lacking.is_it(running_trick(self.session)) and not self.session.question

    def _may_be_of_the_trick(self, laid: Laid) -> bool:
        """Whether a waiting card may be of the running trick; one seen again in its place shows that it lies there."""
        if not self._is_lacking():
            return True
        known = self._known_entry(laid)
        lay = self._sights.get(known.number) if known and known in running_trick(self.session) else None
        if lay and self._waiting.is_still_there(laid) and lie_together(lay.quad, laid.quad):
            self._lacking.forget()
        return not self._is_lacking() or self._lacking.may_have(laid, self._waiting)

    def _is_ahead(self, laid: Laid) -> bool:
        """Whether a card lies before a seat whose turn comes later in this trick, and is a card that can be."""
        turn, seat = self.session.state.turn, self.seating.nearest(laid.quad)
        if turn is None or seat is None or self.seating.agrees(turn, laid.quad):
            return False
        later = (seat - turn) % SEATS
        if later == 0 or later >= SEATS - len(table(self.session)) or self._known_entry(laid):
            return False
        return interpret(laid.probabilities, self.session.game.choices(self.session.state)) is not None

    def _ask_for_missing(self, now_s: float) -> list[Decision]:
        late = self._is_lacking() or self._waiting.has_waited_long(now_s)
        return [Missed(self.session.state.turn, now_s)] if late and self._lacking.ask(self.session.entries) else []

    def _cards_are_due(self) -> bool:
        return bool(self._choices()) or not self.session.game.choices(self.session.state)

    def _decide(self, at_s: float) -> list[Decision]:
        """Makes the choices that no camera can see, as far as somebody says how."""
        outcomes: list[Decision] = []
        while not self._cards_are_due():
            action = self.choose(self.session.state, self.session.game.choices(self.session.state))
            if action is None:
                break
            logged = self.session.act(action)
            outcomes.append(Accepted(logged.number, action, at_s, 1.0))
        return outcomes

    def _laid(self, laid: Laid) -> list[Decision]:
        known = self._known_entry(laid)
        if known is not None:
            return self._seen_again(laid, known)
        found = self._interpret(laid)
        return [] if found is None else self._enter(laid, found)

    def _interpret(self, laid: Laid) -> Interpretation | None:
        choices = self.session.game.choices(self.session.state)
        lead = next((logged.entry.action.card.suit for logged in running_trick(self.session)), None)
        found = interpret(laid.probabilities, choices, self.seating.nearest(laid.quad), lead=lead)
        if found is not None and not found.sure and not self.seating.in_trick(laid.quad):
            return None  # something at the table's edge that nobody can read
        return found

    def _enter(self, laid: Laid, found: Interpretation, why: str = "") -> list[Decision]:
        best = found.candidates[0]
        seat = getattr(best.action, "seat", None)
        expected = self.session.state.turn if seat is None else seat
        led = not table(self.session)
        logged = self.session.act(best.action, by=self.by)
        self._note(laid, logged)
        agrees = self.seating.agrees(expected, laid.quad)
        first = next((other for other in self._waiting if led and other.at_s < laid.at_s - GATHERING_S / 2), laid)
        why = why or ("" if first is laid else "whose lead")
        if found.sure and agrees and not why:
            self.seating.learn(expected, laid.quad)
            return [Accepted(logged.number, best.action, laid.at_s, best.probability)]
        why = why or ("which card" if agrees else "whose card")
        if why in ABOUT_CARDS:
            self._doubts.add(logged.number)
            return [Asked(logged.number, found.candidates, why, laid.at_s, laid.quad)]
        likely = found.candidates[: 1 if found.sure else None]
        return [Asked(logged.number, likely, why, laid.at_s, laid.quad, self.seating.between(expected, first.quad))]

    def _note(self, laid: Laid, logged: Logged) -> None:
        self._places.note(laid.track, logged.number)
        if not self._waiting.is_still_there(laid):
            self._places.note_gone(self._waiting.gathered[laid.track])
        self._sights[logged.number] = laid

    def _known_entry(self, laid: Laid) -> Logged | None:
        """Returns the entry of this hand that already has the card which this most probably is."""
        best = DECK[int(laid.probabilities.argmax())]
        if not any(getattr(choice, "card", None) == best for choice in self.session.game.choices(self.session.state)):
            for logged in reversed(self.session.standing):
                if getattr(logged.entry.action, "card", None) == best:
                    return logged
        return None

    def _seen_again(self, laid: Laid, known: Logged) -> list[Decision]:
        """A card that was seen before: the same one, pushed or lying in a stash, or one of the two is misread."""
        lies = self._places.lies(known.number)
        if not lies and known.number in {logged.number for logged in self._lying_trick()}:
            self._places.forget([known.number])
            self._places.note(laid.track, known.number)
            self._sights.setdefault(known.number, laid)
            return []
        if lies and lie_together(self._sights[known.number].quad, laid.quad):
            self._places.note(laid.track, known.number)  # of the two, one will be seen to be nothing
            return []
        turn = self.session.state.turn
        lay_about = known.number not in self._sights and not self.seating.is_known  # before anybody looked
        if turn is None or lay_about or not self.seating.expects(turn, laid.quad):
            return []
        if not lies and laid.at_s - self._places.left_s(known.number) < GATHERING_S:
            return []
        return self._unravel(laid, known)

    def _choices(self) -> Sequence[Any]:
        return [choice for choice in self.session.game.choices(self.session.state) if hasattr(choice, "card")]

    def _unravel(self, laid: Laid, known: Logged) -> list[Decision]:
        """MY-10.1: a card seen twice; one of the two sightings was another card, and becomes a question if in doubt."""
        card, earlier = known.entry.action.card, self._sights.get(known.number)
        faces = earlier.probabilities if earlier else certainly(card)
        way = untangle(faces, laid.probabilities, card, self._unseen())[0]
        if way.earlier_is_misread and earlier:
            correction = Replace(known.number, with_card(known.entry.action, way.card))
            if self.session.preview(correction).question is None:
                others = alternatives(faces, known.entry.action, self._choices(), without=card)
                self.session.correct(correction, by=self.by)
                self._doubts.add(known.number)
                told: Decision = Asked(known.number, others, "seen twice", earlier.at_s, earlier.quad)
                if way.probability >= CERTAIN:  # the rules settle it
                    self._doubts.discard(known.number)
                    told = Accepted(known.number, correction.action, earlier.at_s, way.probability)
                found = self._interpret(laid)
                return [told, *(self._enter(laid, found) if found else [])]
        sure = not way.earlier_is_misread and way.probability >= CERTAIN
        candidates = alternatives(laid.probabilities, self._choices()[0], self._choices(), without=card)
        return self._enter(laid, Interpretation(candidates, sure), "" if sure else "seen twice")

    def _unseen(self) -> list[Card]:
        return list(dict.fromkeys(choice.card for choice in self._choices()))

    def _revise(self, event: Revised) -> list[Decision]:
        """Takes in what further looks at a card show."""
        number = self._places.entry_of(event.track)
        if number is None or number not in self._sights:
            return []
        self._sights[number] = replace(self._sights[number], probabilities=event.probabilities)
        return self._judge(number, event.at_s)

    def _reconsider(self, at_s: float) -> list[Decision]:
        """Settles doubts by what was seen since: a deck has each card once."""
        return [outcome for number in sorted(self._doubts) for outcome in self._judge(number, at_s)]

    def _judge(self, number: int, at_s: float) -> list[Decision]:
        """Decides anew which card an entry is, if nothing else has to change for it."""
        logged = next((logged for logged in self.session.standing if logged.number == number), None)
        own, unseen = getattr(logged and logged.entry.action, "card", None), self._unseen()
        if not unseen:
            return []
        if logged is None or own is None or own in unseen or logged.entry.by != self.by:
            self._doubts.discard(number)  # it was taken back, somebody said what it is, or another deck is played with
            return []
        card, share = most_probable(self._sights[number].probabilities, [own, *unseen])
        if share < CERTAIN or (card == own and number not in self._doubts):
            return []
        action = with_card(logged.entry.action, card)
        if card != own:
            if self.session.preview(Replace(number, action)).question is not None:
                return []
            self.session.correct(Replace(number, action), by=self.by)
        self._doubts.discard(number)
        return [Accepted(number, action, at_s, share)]

    def _take_back(self, at_s: float) -> list[Decision]:
        """Takes back the trick's last card when it alone has been away for long; gathered tricks are no plays."""
        running, trick = running_trick(self.session), [logged.number for logged in self._lying_trick()]
        self._places.forget(self._places.away.keys() - set(trick))
        away = self._places.away
        self._lacking.notice(running, away, self._waiting, at_s)
        if self._is_lacking():
            self._places.forget(list(away))
            return []
        if len(away) > 1 and not running:
            self._gathered = trick_number(self.session)
        if len(away) > 1 or (not away and self._waiting.take_back(at_s)):
            return []  # of a running trick the others may lie under a hand
        last = away.get(self.session.entries[-1].number) if self.session.entries else None
        patience_s = TAKEN_BACK_S if running else 2 * TAKEN_BACK_S  # others may be about to be gathered
        told = running or all(self._places.knows(number) for number in trick)  # else the others may lie there still
        if not told or last is None or not last.bare or at_s - last.at_s < patience_s:
            return []
        taken = self.session.take_back()
        self._places.forget([taken.number])
        return [TakenBack(taken.number, at_s)]

    def _lying_trick(self) -> Sequence[Logged]:
        """Returns the entries of the running trick, or of the one before it until that is gathered."""
        gathered = self._gathered == trick_number(self.session)
        return running_trick(self.session) or (() if gathered else last_trick(self.session))
