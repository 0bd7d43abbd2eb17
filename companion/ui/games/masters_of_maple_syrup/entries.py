"""Entries: what was entered in a turn, as words, without Kivy."""

from typing import Final

from companion.games.masters_of_maple_syrup.actions import HAND, Action, Develop, Effect, End, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.actions import Value as Worth
from companion.games.masters_of_maple_syrup.catalogue import find_card
from companion.games.masters_of_maple_syrup.state import State, numbered_names
from companion.ui.texts import SAY

COUNTED: Final = ("draw", "take", "discard", "untuck")
"""The parts of an effect that are numbers, beside the tucked cards."""


def worth_text(value: int | None, *, is_asked: bool) -> str:
    """Returns what a card is worth, as far as it is known; "?" stands for a bonus that nobody entered."""
    known = "?" if value is None else str(value)
    return f"{known} + ?" if is_asked and value is not None else known


def line_of(before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
    """Returns the only part of the game, and the turn, or the tally."""
    if isinstance(action, Worth):
        return 1, SAY("ui.history.tally")
    return 1, SAY("ui.bar.turn", number=len(before.ended) + 1)


def developed_text(state: State) -> str:
    """Returns the text of the card that was just developed, if known: it may take effect at once (MM-5.1)."""
    last = state.turn.taken[-1] if state.turn and state.turn.taken else None
    developed = last.card if isinstance(last, Develop) else last.develop if isinstance(last, Effect) else None
    if developed is None:
        return ""
    text = find_card(state.options.catalogue, developed).text
    return SAY("ui.entry.card-text", text=" ".join(text.split())) if text else ""


def entry_text(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `before` is the state in which it was entered, if the words may use it."""
    said = nameless_text(action, before)
    match action:
        case Select(chosen=chosen):
            return f"{names[before.current]}: {said}" if before and not chosen else said
        case End():
            return said
    return f"{names[action.seat]}: {said}"


def nameless_text(action: Action, before: State | None) -> str:
    """Returns one entry in a few words, without its player."""
    match action:
        case Select(name, chosen):
            return SAY(f"action.{name}") + (f": {SAY(f'action.{chosen}')}" if chosen else "")
        case Tap(seat, places):
            return SAY("ui.entry.tap", cards=_cards(before, seat, places))
        case Harvest(seat, places, drew):
            what = SAY("ui.entry.harvest", cards=_cards(before, seat, places))
            return what + (f" ({SAY('ui.entry.drew', count=drew)})" if drew is not None else "")
        case Develop(_, card, paid):
            return card + (f" ({SAY('ui.entry.paid', count=paid)})" if paid is not None else "")
        case Effect():
            return f"{_cards(before, action.seat, (action.place,))}, {effect_text(action)}"
        case End(discard):
            return SAY("ui.entry.end-discard", count=discard) if discard else SAY("ui.entry.end")
    return f"{_cards(before, action.seat, (action.place,))} = {action.points}"


def counted_text(action: Tap | Harvest, name: str) -> str:
    """Returns how many cards a player tapped or harvested."""
    kind = "tap" if isinstance(action, Tap) else "harvest"
    return f"{name}: {SAY(f'ui.entry.{kind}-count', count=len(action.places))}"


def effect_text(action: Effect) -> str:
    """Returns the numbers of an effect, in their order."""
    parts = [SAY(f"effect.{name}", count=number) for name in COUNTED if (number := getattr(action, name)) is not None]
    if action.tuck is not None:
        parts.insert(
            len(parts) - (action.untuck is not None), SAY(f"effect.tuck-{action.from_ or HAND}", count=action.tuck)
        )
    for name in ("tap", "untap"):
        places = getattr(action, name)
        if places:
            parts.append(SAY(f"ui.entry.{name}-count", count=len(places)))
    if action.develop is not None:
        parts.append(SAY("effect.develop", card=action.develop))
    return ", ".join(parts)


def _cards(state: State | None, seat: int, places: tuple[int, ...]) -> str:
    """Returns the names of cards on a property, or their places where none is known to lie; equal ones are numbered."""
    if not places:
        return SAY("taken.nothing")
    called = numbered_names(state.sides[seat].placed) if state else ()
    return ", ".join(called[place] if place < len(called) else str(place + 1) for place in places)
