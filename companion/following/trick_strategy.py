"""Follows a game of tricks: cards come one after the other, in turn, and complete tricks are gathered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from companion.engine.record import EntrySource
from companion.engine.trick_table import AnyTrickTable
from companion.following.covered_cards import cards_beneath, lie_there, recognise_half_covered, recognise_uncovered
from companion.following.decisions import ABOUT_CARDS, NOT_YET, Accepted, Asked, ExcludedCard, Missed, TakenBack, Unread
from companion.following.excluded_cards import excluded_from_tricks
from companion.following.seating import Seating
from companion.following.sightings import CardLaid
from companion.following.strategy import Choose, Enter, Notify, Rewrite, Strategy, StrategyStep, TakeBack
from companion.following.trick_questions import CERTAIN, TrickStep, interpret, most_probable, read_card
from companion.following.trick_situation import Situation, TrickEntries
from companion.following.trick_table_state import TrickTableState
from companion.following.waiting_cards import TAKEN_BACK_S, TOGETHER_S
from companion.session.correction import Logged, Remove, Replace
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class TrickStrategy(Strategy[TrickTableState]):
    """The strategy of one game of tricks."""

    rules: AnyTrickTable

    def begin(self, seating: Seating) -> TrickTableState:
        return TrickTableState(seating)

    def advance(self, table: TrickTableState, log: Session, now_s: float, choose: Choose) -> TrickStep:
        """Returns the next step: further readings are judged, waiting cards taken, doubts settled, cards taken back."""
        now = Situation(table, TrickEntries(log, self.rules))
        handlers: tuple[Callable[[Situation], TrickStep], ...] = (
            recognise_uncovered,
            recognise_half_covered,
            lambda now: _judge_revised(now, now_s),
            lambda now: _infer_seats(now, now_s),
            lambda now: _settle(now, now_s, choose),
            lambda now: _judge_all(now, sorted(now.table.doubts), now_s),
            lambda now: _take_back(now, now_s),
            _report_unread,
            lambda now: _ask_for_missing(now, now_s, late=now.is_incomplete),
        )
        for handler in handlers:
            step = handler(now)
            if step.effect is not None:
                return step
            now = now.with_table(step.table)
        return StrategyStep(now.table)

    def entered(self, table: TrickTableState, log: Session, enter: Enter, number: int, now_s: float) -> TrickTableState:
        if enter.laid is None:
            return table
        table = table.entered(enter.laid, number)
        if isinstance(enter.decision, Asked) and enter.decision.reason in ABOUT_CARDS:
            table = table.doubted(number)
        table = replace(table, seating=table.seating.learned(enter.seat, enter.laid.place))
        return Situation(table, TrickEntries(log, self.rules)).noticed_gathering(now_s).table

    def seen_anew(self, table: TrickTableState, log: Session) -> TrickTableState:
        return table.seen_anew(log.entries[-1].number if log.entries else NOT_YET)

    def excluded(
        self, table: TrickTableState, log: Session, laid: CardLaid, names: Sequence[str]
    ) -> ExcludedCard | None:
        return excluded_from_tricks(Situation(table, TrickEntries(log, self.rules)), laid, names)

    def seated(self, table: TrickTableState, seating: Seating) -> TrickTableState:
        return replace(table, seating=seating)


def _settle(now: Situation, now_s: float, choose: Choose) -> TrickStep:
    """Takes the next waiting card whose turn has come, or makes a choice that no camera can see."""
    while True:
        if not now.entries.is_card_due:
            return _choose(now, now_s, choose)
        if not now.table.waiting or now.entries.log.question:
            return StrategyStep(now.table)
        now, between = _between_deals(now)
        if between:
            return StrategyStep(now.table)
        now, laid = _next_card(now, now_s)
        if laid is None:
            return _ask_for_missing(now, now_s, late=now.is_incomplete or _has_waited_long(now, now_s))
        step = read_card(now, laid)
        if step.effect is not None:
            return step
        now = now.with_table(step.table).noticed_gathering(now_s)


def _choose(now: Situation, now_s: float, choose: Choose) -> TrickStep:
    log, waiting = now.entries.log, now.table.waiting
    action = choose(log.state, log.game.choices(log.state))
    if action is None:
        return StrategyStep(now.table)
    at_s = waiting.cards[0].at_s if waiting else now_s
    return StrategyStep(now.table, Enter(action, Accepted(NOT_YET, action, at_s, 1.0)))


def _between_deals(now: Situation) -> tuple[Situation, bool]:
    """Whether no card of the deal before was seen to leave yet; drops the cards that waited before one left."""
    entries, table = now.entries, now.table
    offered = set(entries.to_come)
    played = [logged for logged in entries.log.standing if entries.face_of(logged) is not None]
    last = table.sights.get(played[-1].number) if played else None
    if last is None or not entries.rules.is_deal_untouched(entries.log.state):
        return now, False
    old = [logged.number for logged in played if entries.face_of(logged) in offered]
    left_s = max((table.locations.left_s(number) for number in old), default=0.0)
    if left_s <= last.at_s:
        return now, any(table.locations.lies(number) for number in old)
    now = now.with_table(replace(table, waiting=table.waiting.since(left_s)))
    return now, not now.table.waiting


def _next_card(now: Situation, now_s: float) -> tuple[Situation, CardLaid | None]:
    """Returns the waiting card to take next: not a later seat's, a part of another, or laid after a gathering."""
    turn, entries = now.entries.turn, now.entries
    if turn is not None and entries.trick:
        waiting = now.table.waiting.in_turn(now.table.seating, (turn - 1) % entries.seats)
        now = now.with_table(replace(now.table, waiting=waiting))
    for laid in now.table.waiting:
        beneath = cards_beneath(now, laid, now_s)
        if beneath and not now.table.waiting.is_still_there(laid):
            now = now.with_table(replace(now.table, waiting=now.table.waiting.without(laid)))
            continue
        now, possible = _may_be_of_the_trick(now, laid)
        if possible and not _is_ahead(now, laid) and not lie_there(now, beneath, now_s):
            return now, laid
    return now, None


def _may_be_of_the_trick(now: Situation, laid: CardLaid) -> tuple[Situation, bool]:
    """Whether a card may belong to the present trick; a card that reappears in its place shows it is not gathered."""
    if not now.is_incomplete:
        return now, True
    table, known = now.table, now.known_entry(laid)
    sight = table.sights.get(known.number) if known and known in now.entries.running else None
    if sight and table.waiting.is_still_there(laid) and sight.place.may_be_same_card(laid.place):
        return now.with_table(replace(table, incomplete=replace(table.incomplete, first=NOT_YET))), True
    return now, table.incomplete.may_have(laid, table.waiting)


def _has_waited_long(now: Situation, now_s: float) -> bool:
    """Whether the first waiting card that cannot be a part of another one has waited for long."""
    waiting = now.table.waiting
    others = replace(waiting, cards=tuple(laid for laid in waiting if not cards_beneath(now, laid, now_s)))
    return bool(others) and others.has_waited_long(now_s)


def _is_ahead(now: Situation, laid: CardLaid) -> bool:
    """Whether a card lies before a seat whose turn comes later in this trick, and is a possible card."""
    entries, seating = now.entries, now.table.seating
    turn, seat = entries.turn, seating.nearest(laid.place)
    if turn is None or seat is None or seating.agrees(turn, laid.place):
        return False
    later = (seat - turn) % entries.seats
    missing = entries.rules.trick_size(entries.log.state) - len(entries.trick)
    if later == 0 or later >= missing or now.known_entry(laid):
        return False
    return entries.interpreter.interpret(laid.probabilities, entries.options) is not None


def _judge_revised(now: Situation, now_s: float) -> TrickStep:
    """Applies further readings of entered cards."""
    while now.table.revised:
        first, *others = now.table.revised
        step = _judge(now, first, now_s)
        now = now.with_table(replace(step.table, revised=tuple(others)))
        if step.effect is not None:
            return StrategyStep(now.table, step.effect)
    return StrategyStep(now.table)


def _judge_all(now: Situation, numbers: Sequence[int], now_s: float) -> TrickStep:
    """Decides again which cards these entries are, unless another entry would have to change."""
    for number in numbers:
        step = _judge(now, number, now_s)
        if step.effect is not None:
            return step
        now = now.with_table(step.table)
    return StrategyStep(now.table)


def _judge(now: Situation, number: int, now_s: float) -> TrickStep:
    entries, table = now.entries, now.table
    logged, unseen = entries.entry(number), entries.to_come
    own = entries.face_of(logged) if logged else None
    if not unseen:
        return StrategyStep(table)
    if logged is None or own is None or own in unseen or logged.entry.by != EntrySource.CAMERA:
        return StrategyStep(table.settled(number))  # taken back, answered by a person, or a new deck is used
    face, share = most_probable(table.sights[number].probabilities, [own, *unseen], entries.rules.faces)
    if share < CERTAIN or (face == own and number not in table.doubts):
        return StrategyStep(table)
    action = entries.rules.with_face(logged.entry.action, face)
    accepted = Accepted(number, action, now_s, share)
    if face == own:
        return StrategyStep(table.settled(number), Notify(accepted))
    if entries.log.preview(Replace(number, action)).question is not None:
        return StrategyStep(table)
    return StrategyStep(table.settled(number), Rewrite(Replace(number, action), accepted))


def _take_back(now: Situation, now_s: float) -> TrickStep:
    """Takes back the trick's last card once it alone has been away for long; a gathered trick is not taken back."""
    running, trick = now.entries.running, [logged.number for logged in now.trick_on_table]
    locations = now.table.locations
    locations = locations.forgotten(locations.away.keys() - set(trick))
    now = now.with_table(replace(now.table, locations=locations)).noticed_gathering(now_s)
    away = locations.away
    if now.is_incomplete:
        return StrategyStep(replace(now.table, locations=locations.forgotten(away.keys())))
    if len(away) + _left_together(now) > 1:  # a hand may cover the others of a running trick
        gathered = now.table.gathered_trick if running else now.entries.trick_number
        return StrategyStep(replace(now.table, gathered_trick=gathered))
    waiting = now.table.waiting if away else now.table.waiting.taken_back(now_s)
    if waiting is not now.table.waiting:
        return StrategyStep(replace(now.table, waiting=waiting))
    return _take_back_last(now, trick, now_s)


def _left_together(now: Situation) -> int:
    """Returns how many cards that wait to be entered were gathered with a card of the trick."""
    away_s = [gone.at_s for gone in now.table.locations.away.values()]
    waiting = now.table.waiting.gone.values()
    return sum(gone.bare and any(abs(gone.at_s - at_s) < TOGETHER_S for at_s in away_s) for gone in waiting)


def _take_back_last(now: Situation, trick: Sequence[int], now_s: float) -> TrickStep:
    """Takes the last entry back if only its card is known to have left the trick."""
    entries, locations, running = now.entries.log.entries, now.table.locations, now.entries.running
    gone = locations.away.get(entries[-1].number) if entries else None
    patience_s = TAKEN_BACK_S if running else 2 * TAKEN_BACK_S  # others may be about to be gathered
    is_known = running or all(locations.knows(number) for number in trick)  # else the others may still lie there
    if not is_known or gone is None or not gone.bare or now_s - gone.at_s < patience_s:
        return StrategyStep(now.table)
    number = entries[-1].number
    if number <= now.table.stood_before:  # while the camera was away, the trick may have been gathered
        return StrategyStep(replace(now.table, locations=locations.forgotten([number])))
    table = replace(now.table, locations=locations.forgotten([number]))
    return StrategyStep(table, TakeBack(TakenBack(number, now_s)))


def _report_unread(now: Situation) -> TrickStep:
    """Reports what may be a card of the running trick, or any card while none was read.

    Between tricks, piles are made and cards are dealt.
    """
    if not now.table.unread:
        return StrategyStep(now.table)
    sights = [now.table.sights.get(logged.number) for logged in now.entries.running]
    begun_s = min((seen.at_s for seen in sights if seen), default=inf) if now.table.sights else -inf
    unread = [one for one in now.table.unread if one.at_s > begun_s]
    effect = Notify(Unread(unread[0].place, unread[0].at_s)) if unread else None
    return StrategyStep(replace(now.table, unread=tuple(unread[1:])), effect)


def _ask_for_missing(now: Situation, now_s: float, *, late: bool) -> TrickStep:
    entries: tuple[Logged, ...] = now.entries.log.entries
    if not late or now.table.asked_for is entries:
        return StrategyStep(now.table)
    return StrategyStep(replace(now.table, asked_for=entries), Notify(Missed(now.entries.turn, now_s)))


SEATS: Final = 4


def _infer_seats(now: Situation, now_s: float) -> TrickStep:
    """Returns the step after which a card that was seen before its seat's turn waits for it, even if it was entered."""
    seating, turn = _inferred(now), now.entries.turn
    if seating is None or turn is None:
        return StrategyStep(now.table)
    second, laid = now.entries.running[1].number, now.table.waiting.cards[0]
    table = replace(now.table, seating=seating)
    if seating.nearest(table.sights[second].place) != (turn - 1) % SEATS:
        return StrategyStep(table.removed(second), Rewrite(Remove(second), TakenBack(second, now_s)))
    return StrategyStep(now.table if seating.nearest(laid.place) == turn else table)


def _inferred(now: Situation) -> Seating | None:
    """Returns the seating as the two cards of the running trick and the next waiting one show it, if they do."""
    table, entries, turn, running = now.table, now.entries, now.entries.turn, now.entries.running
    if table.seating.is_known or entries.seats != SEATS or turn is None or len(running) != 2 or not table.waiting:
        return None
    (lead, second), laid = running, table.waiting.cards[0]
    is_last = second is entries.log.entries[-1] and table.locations.lies(second.number)
    is_own = is_last and second.entry.by == EntrySource.CAMERA
    if not is_own or lead.number not in table.sights or now.known_entry(laid) or interpret(now, laid) is None:
        return None
    places = (table.sights[lead.number].place, table.sights[second.number].place, laid.place)
    return Seating.inferred(places, (turn - 2) % SEATS)
