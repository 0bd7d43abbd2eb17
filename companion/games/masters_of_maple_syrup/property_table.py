"""From what a camera sees to entries: the sequences of actions that explain how the properties lie."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.engine.property_table import ActionCards, CardChange, PlacedPropertyCard, PropertyChange
from companion.engine.values import without_item
from companion.games.masters_of_maple_syrup.actions import (
    DECK,
    DISCARD,
    Action,
    Develop,
    Effect,
    End,
    Harvest,
    Select,
    Tap,
)
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.rules import apply, excess_of, is_possible
from companion.games.masters_of_maple_syrup.state import State
from companion.games.masters_of_maple_syrup.words import available

MOST_ACTIONS: Final = 4
"""The most entries that can explain what was seen since the last one."""
MOST_WITH_EFFECTS: Final = 3
MOST_WITH_CARDS: Final = 6
"""The same if the action cards are seen, which also show turns in which nobody did anything."""
MOST_CANDIDATES: Final = 4
"""The most sequences that are returned."""
ACTIONS: Final = (TAP, HARVEST, DEVELOP, CHOOSE)
_DOES: Final = {CardChange.SIDEWAYS: TAP, CardChange.UPRIGHT: HARVEST, CardChange.LAID: DEVELOP}
"""The action that each change comes from, unless a card's effect allowed it."""

Path = tuple[Action, ...]


class MapleTable:
    """The table as `companion.following` asks for it."""

    first_card = RED_MAPLE

    @staticmethod
    def properties(state: State) -> tuple[tuple[PlacedPropertyCard, ...], ...]:
        if state.last:
            return ()
        return tuple(
            tuple(PlacedPropertyCard(placed.card.name, placed.tapped, placed.tucked) for placed in side.placed)
            for side in state.sides
        )

    @staticmethod
    def action_of(face: str) -> str | None:
        """Returns the action card that a face is: by its action's name, or as `companion print` calls the picture."""
        action = face.casefold().removeprefix("action-").removesuffix("-red").removesuffix("-white")
        return action if action in ACTIONS else None

    @staticmethod
    def action_cards(state: State) -> Mapping[str, int | None]:
        """Returns at which seat each action card points (MM-2.1)."""
        return dict(zip(state.options.action_cards, state.actions, strict=True))

    @staticmethod
    def explain(state: State, changes: Sequence[PropertyChange], cards: ActionCards) -> tuple[Path, ...]:
        """Returns the shortest sequences: by the action cards if they can explain all, else by effects too."""
        known = {name: seats for name, seats in cards.items() if name in state.options.action_cards}
        plain = MOST_WITH_CARDS if known else MOST_ACTIONS
        turns = _most_turns(state, known) if known else plain
        for with_effects, longest in ((False, plain), (True, MOST_WITH_EFFECTS)):
            for most in range(1, longest + 1):
                paths = _ActionSearch(with_effects, known).paths(state, tuple(changes), most)
                found = (path for path in paths if sum(isinstance(one, Select) for one in path) <= turns)
                different = {frozenset(path): path for path in (_until_open(state, path) for path in found)}
                if different:
                    return tuple(different.values())[:MOST_CANDIDATES]
        return ()

    @staticmethod
    def is_open(state: State, action: Action) -> bool:
        """Whether the number of cards drawn or paid is still missing (MM-2.3)."""
        is_counted = isinstance(action, Develop | Harvest)
        return is_counted and not is_possible(state, action) and _counted(state, action) is not None


def _most_turns(state: State, cards: ActionCards) -> int:
    """Returns how many turns can have begun: one for each action card that is seen to point elsewhere.

    One more if all were set back first: the same one may have been turned again (MM-2.1).
    """
    kept = MapleTable.action_cards(state)
    turned = sum(None not in seats and kept[name] not in seats for name, seats in cards.items())
    return max(1, turned + (None not in kept.values()))


def _counted(state: State, action: Action) -> State | None:
    """Returns the state after an action; a missing number counts as 0."""
    for one in (action, *_without_number(action)):
        if is_possible(state, one):
            return apply(state, one)
    return None


def _without_number(action: Action) -> tuple[Action, ...]:
    match action:
        case Develop():
            return (replace(action, paid=0),)
        case Harvest():
            return (replace(action, drew=0),)
    return ()


def _until_open(state: State, path: Path) -> Path:
    """Returns a path up to the first action whose number is missing; if it begins with one, that one alone."""
    for place, action in enumerate(path):
        if MapleTable.is_open(state, action):
            return path[: max(place, 1)]
        state = apply(state, action)
    return path


@dataclass(frozen=True, slots=True)
class _ActionSearch:
    """Looks for sequences of actions; `with_effects`: a card's effect can have allowed any of them (MM-5.1).

    `cards` tells how the action cards lie that are seen.
    """

    with_effects: bool
    cards: ActionCards

    def paths(self, state: State, left: tuple[PropertyChange, ...], most: int) -> Iterator[Path]:
        """Yields the sequences of at most `most` actions that explain all changes `left`, and the action cards."""
        if not left and self._is_as_seen(state):
            yield ()
            return
        if not most or len(left) > most:
            return
        if state.turn is None:
            for select in self._selects(state, left):
                yield from self._after(state, select, left, most)
            return
        for place, change in enumerate(left):
            for done in self._actions_for(state, change):
                yield from self._after(state, done, without_item(left, place), most)
        yield from self._after(state, End(excess_of(state) or None), left, most)

    def _is_as_seen(self, state: State) -> bool:
        action_cards = MapleTable.action_cards(state)
        return all(action_cards[name] in seats for name, seats in self.cards.items())

    def _after(self, state: State, action: Action, left: tuple[PropertyChange, ...], most: int) -> Iterator[Path]:
        after = _counted(state, action)
        if after is not None and not after.last:
            yield from ((action, *path) for path in self.paths(after, left, most - 1))

    def _selects(self, state: State, left: tuple[PropertyChange, ...]) -> Iterator[Select]:
        does = dict.fromkeys(_DOES[change.change] for change in left if change.change in _DOES)
        for name in available(state):
            is_turned = state.current in self.cards.get(name, ())
            if name == CHOOSE:
                yield from (Select(name, one) for one in does or (ACTIONS[:3] if is_turned else ()))
            elif name in does or is_turned:
                yield Select(name)

    def _actions_for(self, state: State, change: PropertyChange) -> Iterator[Action]:
        seat, places = change.seat, change.places
        match change.change:
            case CardChange.TUCKED:
                for source in (None, DECK, DISCARD):
                    yield Effect(seat, places[0], tuck=change.count, from_=source)
            case CardChange.UNTUCKED:
                yield Effect(seat, places[0], untuck=change.count)
            case CardChange.SIDEWAYS:
                yield Tap(seat, places)
            case CardChange.UPRIGHT:
                yield Harvest(seat, places)
            case _:
                yield Develop(seat, change.name)
        if self.with_effects:
            kinds = {placed.card.name: place for place, placed in enumerate(state.sides[seat].placed)}
            yield from (effect for place in kinds.values() for effect in _effects(change, place))


def _effects(change: PropertyChange, place: int) -> tuple[Effect, ...]:
    """Returns the effects of the card at a place that make a change."""
    match change.change:
        case CardChange.SIDEWAYS:
            return (Effect(change.seat, place, tap=change.places),)
        case CardChange.UPRIGHT:
            return (Effect(change.seat, place, untap=change.places),)
        case CardChange.LAID:
            return (Effect(change.seat, place, develop=change.name),)
        case _:
            return ()
