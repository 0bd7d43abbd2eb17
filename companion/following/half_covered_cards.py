"""Cards of which another covers a part: by what is left of a corner, one may be read as another card."""

from dataclasses import replace

from companion.following.sightings import CardLaid
from companion.following.strategy import StrategyStep
from companion.following.trick_questions import TrickStep
from companion.following.trick_situation import Situation
from companion.following.visible_share import visible_share
from companion.following.waiting_cards import TOGETHER_S


def recognise_half_covered(now: Situation) -> TrickStep:
    """Returns the table on which a card that is read otherwise, since another covers a part of it, is still itself.

    Nobody lays a card exactly where one lies, or was seen until that moment.
    """
    for laid in now.table.waiting:
        number = next((number for number in now.trick if _is_read_otherwise(now, laid, number)), None)
        if number is not None:
            locations = now.table.locations
            kept = locations if locations.lies(number) else locations.forgotten([number])
            table = replace(now.table, locations=kept).recognised(laid, number)
            now = now.with_table(replace(table, waiting=table.waiting.without(laid)))
    return StrategyStep(now.table)


def _is_read_otherwise(now: Situation, laid: CardLaid, number: int) -> bool:
    """Whether a card lies exactly where that of an entry does, or did until then, and another lies on a part of it."""
    locations, first = now.table.locations, now.table.sights.get(number)
    was_there = locations.lies(number) or laid.at_s - locations.left_s(number) < TOGETHER_S
    if first is None or not was_there or not first.place.is_unmoved(laid.place):
        return False
    return _is_half_covered(now, laid, first)


def _is_half_covered(now: Situation, laid: CardLaid, first: CardLaid) -> bool:
    """Whether another card that came later than an entry's `first` look lies on a part of its place."""
    locations, sights, waiting = now.table.locations, now.table.sights, now.table.waiting
    others = [sights[number] for number in now.trick if number in sights and locations.lies_in_place(number)]
    others += [card for card in waiting if card != laid and waiting.is_still_there(card)]
    return visible_share(first.place, [card.place for card in others if card.at_s > first.at_s]) < 1.0
