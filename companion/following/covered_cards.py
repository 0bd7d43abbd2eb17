"""Cards under a hand: a part may be read as another card, and the whole card is seen when the hand leaves."""

from collections.abc import Sequence
from dataclasses import replace

from companion.following.sightings import CardLaid
from companion.following.strategy import StrategyStep
from companion.following.trick_questions import TrickStep
from companion.following.trick_situation import Situation
from companion.following.waiting_cards import TOGETHER_S


def recognise_uncovered(now: Situation) -> TrickStep:
    """Returns the table on which a card that could not be read, and lies there whole now, is read anew.

    A card laid on the place of one in doubt, which is seen no more, is that one unless it may be the next seat's.
    """
    table = now.table
    for laid in table.waiting:
        number = next((number for number in sorted(table.doubts) if _uncovers(now, laid, number)), None)
        if number is not None:
            table = replace(table, locations=table.locations.forgotten([number])).entered(laid, number)
            table = replace(table, revised=(*table.revised, number))
    return StrategyStep(table)


def _uncovers(now: Situation, laid: CardLaid, number: int) -> bool:
    """Whether a card lies where that of an entry was seen, and is no play of the next seat; none leads on a trick."""
    locations, place = now.table.locations, now.table.sights[number].place
    if locations.lies(number) or not place.is_nearly(laid.place):
        return False
    trick = [logged.number for logged in now.entries.last_trick]
    leads_on_trick = number in trick and any(locations.lies(other) for other in trick)
    return leads_on_trick or not now.table.seating.agrees(now.entries.turn, laid.place)


def cards_beneath(now: Situation, laid: CardLaid) -> Sequence[int]:
    """Returns the entries of the trick on whose cards a waiting one was laid that may be a part of one of them.

    It lies as that one lies, on its place, and nearer to another seat than the next.
    """
    locations, sights = now.table.locations, now.table.sights
    if not now.table.seating.is_another(now.entries.turn, laid.place):
        return ()
    trick = [logged.number for logged in now.entries.running or now.entries.last_trick]
    there = [number for number in trick if locations.lies(number) or laid.at_s < locations.left_s(number)]
    places = {number: sights[number].place for number in there if number in sights}
    return [number for number, place in places.items() if place.is_nearly(laid.place) and place.is_aligned(laid.place)]


def lie_there(now: Situation, numbers: Sequence[int], now_s: float) -> bool:
    """Whether the card of one of these entries lies there, or has just left."""
    locations = now.table.locations
    return any(locations.lies(number) or now_s - locations.left_s(number) < TOGETHER_S for number in numbers)
