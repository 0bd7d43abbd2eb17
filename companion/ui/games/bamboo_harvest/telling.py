"""Telling: what Bamboo Harvest tells the screens that all games share; no Kivy."""

from collections.abc import Sequence
from typing import Final

from companion.games import find_game
from companion.games.bamboo_harvest.explanation import explain_win
from companion.games.bamboo_harvest.state import State
from companion.journal.journaled_games import Standing
from companion.ui.games.bamboo_harvest import entries
from companion.ui.games.bamboo_harvest.difference import difference_lines
from companion.ui.plain_telling import PlainTelling
from companion.ui.telling import Answer, Ending, Rematch, Sums
from companion.ui.texts import SAY

COLUMNS: Final = {"player": 1.6, "tokens": 1.0, "reeds": 1.0, "deeds": 1.2, "builds": 1.0}
"""What stands in the table of the end, each with its share of the width."""


class BambooHarvestTelling(PlainTelling):
    """Entries are what players do, turn by turn; the end is who won by what, and what everybody has."""

    entry_text = staticmethod(entries.entry_text)
    line_of = staticmethod(entries.line_of)
    part_title = staticmethod(entries.part_title)
    differences = staticmethod(difference_lines)

    def answers(self, standing: Standing, names: tuple[str, ...]) -> Sequence[Answer]:
        """Returns nothing: what an entry was is shown on the forest."""
        return ()

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns who won, why, and what every player has."""
        state: State = standing.state
        assert state.winner is not None
        title = SAY("ui.over.won", name=names[state.winner])
        again = Rematch(SAY("ui.over.rematch"), standing.record.options)
        return Ending(title, explain_win(state), sums_of(state, names), "bamboo", (again,))


def sums_of(state: State, names: tuple[str, ...]) -> Sums:
    """Returns a line for each player: tokens, reeds, deeds and builds."""
    heads = tuple(SAY(f"ui.plate.{name}") for name in COLUMNS)
    lines = tuple(
        (
            name,
            str(state.tokens[seat]),
            str(state.reeds[seat]),
            str(state.deeds[seat].count),
            str(sum(turn.seat == seat and turn.built is not None for turn in state.told)),
        )
        for seat, name in enumerate(names)
    )
    return Sums(heads, tuple(COLUMNS.values()), lines)


TELLING: Final = BambooHarvestTelling(find_game("bamboo-harvest"))
