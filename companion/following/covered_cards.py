"""Cards under a hand, or partly under another card: a part may be read as another card, until the whole is seen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.following.sightings import CardLaid, CardOutline, most_probable_place, visible_share
from companion.following.strategy import StrategyStep
from companion.following.trick_questions import TrickStep, interpret
from companion.following.trick_situation import Situation
from companion.following.waiting_cards import TOGETHER_S

PART_S: Final = 8.0
"""What is seen on a card of the running trick for this long, while nobody plays, is a play."""
PART_AWAY: Final = 0.75
"""The outline that is guessed from a part of a card lies at most this many card heights beside the card."""
GATHERED: Final = 3
"""If this many cards of a trick are gone, it was gathered; two may have been pushed aside."""
EXCLUDED: Final = 0.002
"""A first look, even in doubt, rules out the faces to which it gives less than this probability."""


def recognise_uncovered(now: Situation) -> TrickStep:
    """Returns the table after rereading the cards that were in doubt under a hand and now lie there uncovered.

    A card that appears in the place of a doubtful card of the trick which is no longer seen is that card, unless it may
    be the next seat's.
    """
    for laid in now.table.waiting:
        doubts = sorted(now.table.doubts.intersection(now.trick_numbers))
        number = next((number for number in doubts if _uncovers(now, laid, number)), None)
        if number is not None:
            table = replace(now.table, locations=now.table.locations.forgotten([number])).entered(laid, number)
            now = now.with_table(replace(table, revised=(*table.revised, number)))
    return StrategyStep(now.table)


def _uncovers(now: Situation, laid: CardLaid, number: int) -> bool:
    """Whether a card lies where that of an entry was seen, may be that one, and is no play of the next seat.

    While other cards of a complete trick lie there, it is hardly a lead.
    """
    locations, first = now.table.locations, now.table.sights[number]
    is_excluded = first.probabilities[most_probable_place(laid.probabilities)] < EXCLUDED
    if is_excluded or locations.lies(number) or not first.place.is_same_spot(laid.place):
        return False
    is_anothers = not now.table.seating.agrees(now.entries.turn, laid.place)
    if now.entries.running:
        return is_anothers
    is_there = is_anothers or any(locations.lies_in_place(other) for other in now.trick_numbers)
    return is_there and not _was_gathered(now, number)


def _was_gathered(now: Situation, number: int) -> bool:
    """Whether the card of an entry left the table bare, with enough others of its trick to rule out an accident."""
    locations = now.table.locations
    left = [one for one in now.trick_numbers if not locations.lies(one) and locations.has_left_bare(one)]
    return number in left and len(left) >= GATHERED


def cards_beneath(now: Situation, laid: CardLaid, now_s: float) -> Sequence[int]:
    """Returns the entries of the trick on whose cards `laid` lies, if it may be a part of one of them, read as a card.

    Such a part is aligned with that card, in its place, and lies before a seat other than the next; if it is hardly
    read, at least nearer to another seat.
    """
    locations, seating, turn = now.table.locations, now.table.seating, now.entries.turn
    known = now.known_entry(laid)
    is_pushed = known is not None and not locations.lies(known.number)
    if is_pushed or not seating.is_another(turn, laid.place):
        return ()
    found = interpret(now, laid)
    if found is not None and found.sure and seating.agrees(turn, laid.place):
        return ()
    if now.entries.running and now_s - laid.at_s >= PART_S and _is_last_play(now, laid):
        return ()
    sights = now.table.sights
    there = [one for one in now.trick_numbers if locations.lies(one) or laid.at_s < locations.left_s(one)]
    places = {one: sights[one].place for one in there if one in sights}
    return [one for one, place in places.items() if _may_be_part(place, laid.place)]


def _may_be_part(place: CardOutline, part: CardOutline) -> bool:
    """Whether `part` may be the outline of a part of the card that lies at `place`."""
    return place.away_mm(part.middle) < PART_AWAY * place.height_mm and place.is_aligned(part)


def _is_last_play(now: Situation, laid: CardLaid) -> bool:
    """Whether a card still lies there, and none was entered that was laid after it."""
    sights = now.table.sights
    is_followed = any(sights[number].at_s > laid.at_s for number in now.trick_numbers if number in sights)
    return now.table.waiting.is_still_there(laid) and not is_followed


def lie_there(now: Situation, numbers: Sequence[int], now_s: float) -> bool:
    """Whether the card of one of these entries lies there, or has just left."""
    locations = now.table.locations
    return any(locations.lies(number) or now_s - locations.left_s(number) < TOGETHER_S for number in numbers)


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
