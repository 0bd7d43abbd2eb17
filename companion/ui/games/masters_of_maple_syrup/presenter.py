"""Presenter: presents Masters of Maple Syrup on the screens that all games share; no Kivy."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import zip_longest
from math import ceil
from typing import Final

from companion.engine.game import can_follow, own_state
from companion.exports.chart import Chart, ChartPart
from companion.games import find_game
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.history import courses
from companion.games.masters_of_maple_syrup.rules import choices, names_known
from companion.games.masters_of_maple_syrup.state import Phase, PlacedCard, Property, Side, State, numbered_names
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Difference
from companion.ui.base_presenter import BasePresenter
from companion.ui.games.masters_of_maple_syrup import entries
from companion.ui.presenter import Choice, Ending, Rematch, Sums
from companion.ui.texts import SAY


def changed_table(before: State, after: State, names: tuple[str, ...]) -> Iterator[str]:
    """Yields what changes in each player's hand and property, a line each, and in the piles."""
    for name, was, becomes in zip(names, before.sides, after.sides, strict=True):
        parts = ", ".join(_changed_side(was, becomes))
        if parts:
            yield f"{name}: {parts}"
    piles = (("deck", before.deck, after.deck), ("discards", before.discard, after.discard))
    said = [SAY(f"ui.change.{pile}", was=was, becomes=becomes) for pile, was, becomes in piles if was != becomes]
    if said:
        yield " · ".join(said)


def _changed_side(was: Side, becomes: Side) -> Iterator[str]:
    if was.hand != becomes.hand:
        yield SAY("ui.change.hand", was=was.hand, becomes=becomes.hand)
    yield from _changed_cards(was.placed, becomes.placed)


def _changed_cards(was: Property, becomes: Property) -> Iterator[str]:
    """Yields which cards are new or gone, and what changed on the others, which keep their order."""
    old, new = numbered_names(was), numbered_names(becomes)
    same = SequenceMatcher(None, [one.card.name for one in was], [one.card.name for one in becomes], autojunk=False)
    for kind, begin, end, new_begin, new_end in same.get_opcodes():
        gone, come = ", ".join(old[begin:end]), ", ".join(new[new_begin:new_end])
        match kind:
            case "delete":
                yield SAY("ui.change.away", card=gone)
            case "insert":
                yield SAY("ui.seen.laid", cards=come)
            case "replace":
                yield f"{gone} → {come}"
            case _:
                pairs = zip(was[begin:end], becomes[new_begin:new_end], new[new_begin:new_end], strict=True)
                yield from (said for pair in pairs for said in _changed_card(*pair))


def _changed_card(was: PlacedCard, becomes: PlacedCard, name: str) -> Iterator[str]:
    if was.tapped != becomes.tapped:
        yield SAY("ui.seen.sideways" if becomes.tapped else "ui.seen.upright", cards=name)
    if was.tucked != becomes.tucked:
        yield SAY("ui.change.under", card=name, was=was.tucked, becomes=becomes.tucked)


LEAF: Final = "maple/leaf"
MOST_PARTS: Final = 8
"""The most parts of a game below its chart."""
MOST_DRAWN: Final = 12
"""The numbers of cards drawn or paid that a correction offers."""


class MaplePresenter(BasePresenter[State, Action]):
    """What the history, the corrections and the end show."""

    entry_text = staticmethod(entries.entry_text)
    line_of = staticmethod(entries.line_of)

    def waiting_text(self, action: Action, near: State, names: tuple[str, ...]) -> str:
        """Returns an entry that waits to be corrected, with the names of its cards, but not who selects."""
        return self.entry_text(action, None if isinstance(action, Select) else near, names)

    def short_entry_text(self, action: Action, before: State, names: tuple[str, ...]) -> str:
        """Returns the number of cards tapped or harvested, if there are several, as their names can be long."""
        if isinstance(action, Tap | Harvest) and len(action.places) > 1:
            return entries.counted_text(action, names[action.seat])
        return self.entry_text(action, before, names)

    def part_title(self, part: int, now: State) -> str:
        """Returns the game's name: it has one part only."""
        return SAY("name")

    def instead_of(self, action: Action, before: State, names: tuple[str, ...]) -> Sequence[Choice[Action]]:
        """Returns what an action can have been instead: with other cards or numbers, or any other choice.

        The heading names the player whose action it was.
        """
        others = others_of(action, before)
        if others is None:
            return super().instead_of(action, before, names)
        possible = [other for other in others if other != action and can_follow(self._game, before, other)]
        return [(other, entries.nameless_text(other, before)) for other in possible]

    def changed(self, difference: Difference, names: tuple[str, ...]) -> Iterable[str]:
        """Returns what changes in the score line, and on the table.

        If an entry becomes a question, the table's changes are left out, as they lack what follows the entry.
        """
        was, becomes = (own_state(self._game, one) for one in (difference.state_before, difference.state_after))
        lines = super().changed(difference, names)
        return lines if difference.question else [*lines, *changed_table(was, becomes, names)]

    def charts(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns both players' known values turn by turn, a few turns in each part."""
        [course] = courses(snapshot.state_as(State))
        steps = [step.scores for step in course.steps]
        if not steps:
            return ()
        each = ceil(len(steps) / MOST_PARTS)
        parts = tuple(
            ChartPart(str(min(first + each, len(steps))), tuple(steps[first : first + each]))
            for first in range(0, len(steps), each)
        )
        return (Chart(names, parts, tuple(SAY.phrase(turn, snapshot.record.players) for turn in course.turns)),)

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each card is worth."""
        state = snapshot.state_as(State)
        reasons = snapshot.game.explain(state)
        again = Rematch(SAY("ui.over.rematch"), dict(snapshot.record.options))
        return Ending(title_of_end(state, names), reasons, sums_of(state, names), LEAF, (again,))


def title_of_end(state: State, names: tuple[str, ...]) -> str:
    """Returns who won (MM-3.2)."""
    return SAY("ui.over.wins-one", name=names[state.winner]) if isinstance(state.winner, int) else SAY("ui.over.tie")


def others_of(action: Action, before: State) -> list[Action] | None:
    """Returns an action of a turn with other cards or other numbers, or what else was selected; None for the others."""
    match action:
        case Select() if before.phase is Phase.SELECT:
            return list(choices(before))
        case Tap() | Harvest():
            others: list[Action] = [replace(action, places=(place,)) for place in range(before.cards[action.seat])]
            if isinstance(action, Harvest):
                others += [replace(action, drew=drew) for drew in range(MOST_DRAWN)]
            return others
        case Develop():
            named: list[Action] = [replace(action, card=card) for card in sorted(names_known(before), key=str.casefold)]
            return named + [replace(action, paid=paid) for paid in range(MOST_DRAWN)]
    return None


def sums_of(state: State, names: tuple[str, ...]) -> Sums:
    """Returns both properties side by side, card by card with their values, and the sums."""
    lines = tuple(
        (_worth(one), _worth(other))
        for one, other in zip_longest(state.sides[0].placed, state.sides[1].placed, fillvalue=None)
    )
    return Sums(names, (1.0, 1.0), lines, tuple(map(str, state.scores)))


def _worth(placed: PlacedCard | None) -> str:
    if placed is None:
        return ""
    worth = entries.worth_text(placed.value, is_asked=placed.is_asked)
    return f"{placed.card.name}  {worth}"


PRESENTER: Final = MaplePresenter(find_game("masters-of-maple-syrup"))
