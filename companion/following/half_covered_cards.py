"""Cards that another one partly covers: what is left of a corner may be read as another card."""

from dataclasses import replace

from companion.following.sightings import CardLaid
from companion.following.strategy import StrategyStep
from companion.following.trick_questions import TrickStep
from companion.following.trick_situation import Situation
from companion.following.visible_share import visible_share
from companion.following.waiting_cards import TOGETHER_S


def recognise_half_covered(now: Situation) -> TrickStep:
    """Returns the table on which a card that is misread because another partly covers it is recognised as itself.

    Nobody lays a card exactly where one lies, or was seen until that moment.
    """
    for laid in now.table.waiting:
        number = next((number for number in now.trick_numbers if _lies_half_covered(now, laid, number)), None)
        if number is not None:
            table = now.table.recognised(laid, number)
            now = now.with_table(replace(table, misread=table.misread | {laid.card}))
    return StrategyStep(now.table)


def _lies_half_covered(now: Situation, laid: CardLaid, number: int) -> bool:
    """Whether a card lies exactly where an entry's card does, or did until then, and another partly covers that one."""
    locations, first = now.table.locations, now.table.sights.get(number)
    was_there = locations.lies(number) or laid.at_s - locations.left_s(number) < TOGETHER_S
    if first is None or not was_there or not first.place.is_unmoved(laid.place):
        return False
    sights = now.table.sights
    later = [
        sights[one] for one in now.trick_numbers if one > number and one in sights and locations.lies_in_place(one)
    ]
    later += [card for card in now.table.waiting if card != laid]
    on_it = [card.place for card in later if not first.place.is_unmoved(card.place)]
    return visible_share(first.place, on_it) < 1.0
