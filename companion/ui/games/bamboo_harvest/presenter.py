"""Presenter: presents Bamboo Harvest on the screens that all games share; no Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.games import find_game
from companion.games.bamboo_harvest.actions import Action, Swap
from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.view import SIGNS
from companion.games.bamboo_harvest.words import explain_win
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Difference
from companion.ui.base_presenter import BasePresenter
from companion.ui.changed_values import changed_turn, changed_value
from companion.ui.games.bamboo_harvest import entries
from companion.ui.games.bamboo_harvest.statistics import charts_of
from companion.ui.presenter import CorrectionAnswer, Ending, Rematch, Sums
from companion.ui.texts import SAY

STOCKS: Final = ("reeds", "tokens")
"""What the score line counts for each seat."""


def _changed_lines(difference: Difference, names: tuple[str, ...]) -> Iterator[str]:
    before, after = difference.before, difference.after
    yield from changed_value(SAY("ui.correct.winner"), before["winner"], after["winner"], names)
    yield from changed_turn(before, after, names)
    for seat, name in enumerate(names):
        for stock in STOCKS:
            yield from changed_value(f"{name}, {SAY(f'ui.plate.{stock}')}", before[stock][seat], after[stock][seat])
        was, becomes = (_deeds(line["deeds"][seat]) for line in (before, after))
        yield from changed_value(f"{name}, {SAY('ui.plate.deeds')}", was, becomes)
    moved = sum(change.path[0] == "grid" for change in difference.changes)
    if moved:
        yield SAY("ui.correct.cards", count=moved)


def _deeds(deeds: Mapping[str, Any]) -> int:
    return len(deeds["up"]) + int(deeds["down"])


COLUMNS: Final = {"player": 1.9, "tokens": 1.0, "reeds": 1.0, "deeds": 1.6}
"""The columns of the table at the end, each with its relative width."""


class BambooHarvestPresenter(BasePresenter[State, Action]):
    """Entries are what players do, turn by turn; the end is who won by what, and what everybody has."""

    entry_text = staticmethod(entries.entry_text)
    line_of = staticmethod(entries.line_of)
    changed = staticmethod(_changed_lines)

    def short_entry_text(self, action: Action, before: State, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words, a swap, the longest one, without its cards."""
        if isinstance(action, Swap):
            return entries.swap_text_in_short(action, names[before.turn])
        return self.entry_text(action, before, names)

    part_title = staticmethod(entries.part_title)
    charts = staticmethod(charts_of)

    def answers(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[CorrectionAnswer]:
        """Returns nothing: the forest shows what an entry can have been."""
        return ()

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, why, and what every player has."""
        state = snapshot.state_as(State)
        assert state.winner is not None
        title = SAY("ui.over.won", name=names[state.winner])
        again = Rematch(SAY("ui.over.rematch"), snapshot.record.options)
        return Ending(title, explain_win(state), sums_of(state, names), "bamboo", (again,))


def sums_of(state: State, names: tuple[str, ...]) -> Sums:
    """Returns a line for each player: the letter of its tokens, how many stand, reeds and deeds."""
    heads = tuple(SAY(f"ui.plate.{name}") for name in COLUMNS)
    lines = tuple(
        (
            f"{SIGNS[seat].letter}\u00a0\u00a0{name}",
            str(state.tokens[seat]),
            str(state.reeds[seat]),
            str(state.deeds[seat].count),
        )
        for seat, name in enumerate(names)
    )
    return Sums(heads, tuple(COLUMNS.values()), lines, begin_with_names=True)


PRESENTER: Final = BambooHarvestPresenter(find_game("bamboo-harvest"))
