"""Presenter: presents Bamboo Harvest on the screens that all games share; no Kivy."""

from collections.abc import Sequence
from typing import Final

from companion.games import find_game
from companion.games.bamboo_harvest.actions import Action, Swap
from companion.games.bamboo_harvest.explanation import explain_win
from companion.games.bamboo_harvest.seat_signs import SIGNS
from companion.games.bamboo_harvest.state import State
from companion.journal.standing import Standing
from companion.ui.base_presenter import BasePresenter
from companion.ui.games.bamboo_harvest import entries
from companion.ui.games.bamboo_harvest.difference import difference_lines
from companion.ui.games.bamboo_harvest.statistics import charts_of
from companion.ui.presenter import CorrectionAnswer, Ending, Rematch, Sums
from companion.ui.texts import SAY

COLUMNS: Final = {"player": 1.9, "tokens": 1.0, "reeds": 1.0, "deeds": 1.6}
"""The columns of the table at the end, each with its relative width."""


class BambooHarvestPresenter(BasePresenter[State, Action]):
    """Entries are what players do, turn by turn; the end is who won by what, and what everybody has."""

    entry_text = staticmethod(entries.entry_text)

    def short_entry_text(self, action: Action, before: State, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words, a swap, the longest one, without its cards."""
        if isinstance(action, Swap):
            return entries.swap_text_in_short(action, names[before.turn])
        return self.entry_text(action, before, names)

    part_title = staticmethod(entries.part_title)
    differences = staticmethod(difference_lines)
    charts = staticmethod(charts_of)

    def line_of(self, before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the round and the turn."""
        return entries.line_of(before, action)

    def answers(self, standing: Standing, names: tuple[str, ...]) -> Sequence[CorrectionAnswer]:
        """Returns nothing: the forest shows what an entry can have been."""
        return ()

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns who won, why, and what every player has."""
        state = standing.state_as(State)
        assert state.winner is not None
        title = SAY("ui.over.won", name=names[state.winner])
        again = Rematch(SAY("ui.over.rematch"), standing.record.options)
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
