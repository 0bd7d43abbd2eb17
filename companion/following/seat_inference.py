"""Finds where four seats lay their cards from the first three cards of a trick, if one was seen out of turn."""

from dataclasses import replace
from typing import Final

from companion.engine.record import EntrySource
from companion.following.decisions import TakenBack
from companion.following.seating import Seating
from companion.following.strategy import Rewrite, StrategyStep
from companion.following.trick_questions import TrickStep, interpret
from companion.following.trick_situation import Situation
from companion.session.correction import Remove

SEATS: Final = 4


def infer_seats(now: Situation, now_s: float) -> TrickStep:
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
