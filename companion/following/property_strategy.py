"""Follows a game of properties: compares the table with its state, and offers the entries that explain it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from companion.engine.property_table import ActionCards, AnyPropertyTable, CardChange, PropertyChange
from companion.following.decisions import NOT_YET, Accepted, EntryPath, PropertiesDiffer
from companion.following.interpretation import SURE
from companion.following.property_table_state import (
    PropertyCardSeen,
    PropertyComparison,
    PropertyTableState,
    find_halves,
    seated_halves,
)
from companion.following.seating import Seating
from companion.following.strategy import Choose, Enter, Notify, Strategy, StrategyStep
from companion.session.session import Session

REST_S: Final = 1.5
"""How long nothing comes, goes or turns before the table is compared: a player may turn several cards."""
SET_BACK_S: Final = 5.0
"""How long the last action card may wait to be set back after the others; after that, it was turned anew."""
LIKELY: Final = 0.05
"""The least probability of a candidate."""
MOST_CANDIDATES: Final = 4
MOST_READINGS: Final = 64
"""The most readings of the new cards that are explained: enough for three cards in doubt."""
PropertyStep: TypeAlias = StrategyStep[PropertyTableState]


@dataclass(frozen=True, slots=True)
class PropertyStrategy(Strategy[PropertyTableState]):
    """The strategy of one game of properties, with a deck of these faces; it enters nothing by itself."""

    rules: AnyPropertyTable
    names: tuple[str, ...]

    def begin(self, seating: Seating) -> PropertyTableState:
        return PropertyTableState(self.names, self._actions(), halves=seated_halves(seating))

    def advance(self, table: PropertyTableState, log: Session, now_s: float, choose: Choose) -> PropertyStep:
        """Returns a report once the table has rested for a while; or what `choose` takes, if nothing differs."""
        if log.question or now_s - table.changed_s < REST_S:
            return StrategyStep(table)
        stand = (table.changed_s, len(log.entries), log.state)
        if stand == table.compared:
            return StrategyStep(table, self._choice(table, log, now_s, choose))
        kept = self.rules.properties(log.state)
        halves = table.halves or find_halves(table.named_places, [[card.name for card in cards] for cards in kept])
        table = replace(table, halves=halves, compared=stand)
        if halves is None or not kept:
            return StrategyStep(table)
        found = table.compare(kept)
        turned = self.rules.action_cards(log.state), table.action_cards
        is_under_way = not found.changes and len(_left_turned(*turned)) == 1 and _are_set_back(*turned)
        if is_under_way and now_s - table.changed_s < SET_BACK_S:
            return StrategyStep(replace(table, compared=None))
        report = self._explain(log, found, table.action_cards, now_s)
        is_news = bool(report.changes or (table.reported and table.reported.changes))
        table = replace(table, spots=found.spots, under=found.under, remain=found.remain, taken=(), reported=report)
        return StrategyStep(table, Notify(report) if is_news else None)

    def seen_anew(self, table: PropertyTableState, log: Session) -> PropertyTableState:
        """Returns a table without cards: every card is reported again; where each one lay stays known."""
        return PropertyTableState(self.names, table.actions, halves=table.halves, spots=table.spots)

    def seated(self, table: PropertyTableState, seating: Seating) -> PropertyTableState:
        return replace(table, halves=seated_halves(seating), compared=None)

    def _actions(self) -> dict[str, str]:
        """Returns which of the deck's faces are action cards."""
        named = ((name, self.rules.action_of(name)) for name in self.names)
        return {name: action for name, action in named if action is not None}

    def _choice(self, table: PropertyTableState, log: Session, now_s: float, choose: Choose) -> Enter | None:
        """Enters what `choose` takes if nothing differs: which action card is turned, and when a turn ends.

        An action card that is seen is not entered as turned before it lies so.
        """
        if table.reported is None or table.reported.changes:
            return None
        action = choose(log.state, log.game.choices(log.state))
        if action is None or not log.can_follow(action):
            return None
        after = log.game.apply(log.state, action)
        if _turned(self.rules.action_cards(after), table.action_cards):
            return None
        return Enter(action, Accepted(NOT_YET, action, now_s, 1.0))

    def _explain(self, log: Session, found: PropertyComparison, cards: ActionCards, now_s: float) -> PropertiesDiffer:
        """Returns the entries that explain the changes, with each likely face of a card that is not surely read.

        An action card may be read the wrong way round; if nothing explains how they lie, none counts as turned.
        """
        kept = self.rules.action_cards(log.state)
        either = _either_way(cards, kept)
        if not _turned(kept, either) and not found.changes:
            return PropertiesDiffer((), (), sure=False, entries=len(log.entries), at_s=now_s)
        paths = self._paths(log, found, cards) or (self._paths(log, found, either) if cards else [])
        is_by_cards = bool(paths) or not cards
        if not is_by_cards:
            paths = self._paths(log, found, {})
        changes = (*_turned(kept, either), *found.changes)
        order = tuple(sorted(paths, key=lambda one: -one.probability))[:MOST_CANDIDATES]
        sure = is_by_cards and len(order) == 1 and order[0].probability >= SURE
        is_open = sure and self.rules.is_open(log.state, order[0].actions[0])
        return PropertiesDiffer(order, changes, sure and not is_open, len(log.entries), now_s)

    def _paths(self, log: Session, found: PropertyComparison, cards: ActionCards) -> list[EntryPath]:
        return [
            EntryPath(actions, probability)
            for changes, probability in self._readings(found)
            for actions in self.rules.explain(log.state, changes, cards)
            if actions
        ]

    def _readings(self, found: PropertyComparison) -> list[tuple[tuple[PropertyChange, ...], float]]:
        """Returns the changes in the most probable readings, and how probable each is."""
        readings: list[tuple[tuple[PropertyChange, ...], float]] = [((), 1.0)]
        new = iter(found.unsure)
        for change in found.changes:
            if change.change is CardChange.LAID:
                faces = self._faces(next(new))
                readings = [
                    ((*changes, replace(change, name=name)), share * probability)
                    for changes, share in readings
                    for name, probability in faces
                ]
                readings = sorted(readings, key=lambda reading: -reading[1])[:MOST_READINGS]
            else:
                readings = [((*changes, change), share) for changes, share in readings]
        return readings

    def _faces(self, card: PropertyCardSeen) -> Sequence[tuple[str, float]]:
        """Returns the faces that a card may show, if it is in doubt; else its own alone."""
        if card.probability >= SURE:
            return ((card.name, card.probability),)
        shares = sorted(zip(self.names, card.laid.probabilities, strict=True), key=lambda one: -one[1])
        return [(name, share) for name, share in shares if share >= LIKELY][:MOST_CANDIDATES]


def _are_set_back(kept: Mapping[str, int | None], cards: ActionCards) -> bool:
    """Whether all action cards were turned and are being set back: each lies sideways or as in the state."""
    lies_so = (None in points or kept.get(name) in points for name, points in cards.items())
    return None not in kept.values() and all(lies_so)


def _left_turned(kept: Mapping[str, int | None], cards: ActionCards) -> list[str]:
    """Returns which action cards still point at a seat."""
    return [name for name, points in cards.items() if name in kept and None not in points]


def _either_way(cards: ActionCards, kept: Mapping[str, int | None]) -> ActionCards:
    """Returns how action cards lie if one that was turned to a seat may have been read the wrong way round."""
    return {name: points if None in points or kept.get(name) in points else (0, 1) for name, points in cards.items()}


def _turned(kept: Mapping[str, int | None], cards: ActionCards) -> tuple[PropertyChange, ...]:
    """Returns which action cards lie differently from the state.

    Once all were turned they are set back one by one, which is no change; a card that is turned anew is one.
    """
    seen = {name: points for name, points in cards.items() if name in kept}
    if len(_left_turned(kept, cards)) != 1 and _are_set_back(kept, cards):
        return ()
    changes = []
    for name, points in seen.items():
        before, now = kept[name], points[0]
        if now is not None and before not in points:
            changes.append(PropertyChange(now, CardChange.SELECTED, name=name))
        elif now is None and before is not None:
            changes.append(PropertyChange(before, CardChange.SET_BACK, name=name))
    return tuple(changes)
