"""Bamboo Harvest. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.engine.fields import read_fields
from companion.games.bamboo_harvest import rules
from companion.games.bamboo_harvest.actions import FORMS
from companion.games.bamboo_harvest.state import SEATS, State
from companion.games.bamboo_harvest.summary import ends_part, is_over, summary

if TYPE_CHECKING:
    from companion.engine import PartTally, Phrase, SeatResult, TableRow
    from companion.engine.board import BoardPart
    from companion.games.bamboo_harvest.actions import Action
    from companion.games.bamboo_harvest.course import Course
    from companion.games.bamboo_harvest.grid_table import ForestTable
    from companion.games.bamboo_harvest.view import View

__all__ = ["GAME"]


class BambooHarvest:
    """The game as the engine sees it.

    The modules for its words, view and camera are loaded when first used: a score needs only the rules.
    """

    name = "bamboo-harvest"
    seats = SEATS
    moments = (2, 4, 6, 8, 10, 12)
    apply = staticmethod(rules.apply)
    read_action = staticmethod(FORMS.read)
    write_action = staticmethod(FORMS.write)
    summary = staticmethod(summary)
    is_over = staticmethod(is_over)
    ends_part = staticmethod(ends_part)

    @staticmethod
    def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
        """Returns the state before the forest is known. Raises BadRecordError."""
        read_fields("option", options, {})
        return rules.start(players)

    @property
    def grid_table(self) -> "ForestTable":
        """What `companion.following` needs to know about it."""
        from companion.games.bamboo_harvest.grid_table import ForestTable

        return ForestTable()

    @staticmethod
    def choices(state: State) -> "tuple[Action, ...]":
        """Returns what can be done now."""
        from companion.games.bamboo_harvest.choices import choices

        return choices(state)

    @staticmethod
    def view(state: State) -> "View":
        """Returns what a screen may show."""
        from companion.games.bamboo_harvest.view import view

        return view(state)

    @staticmethod
    def sheet(state: State) -> "tuple[Phrase, ...]":
        """Returns the score sheet, a line for each phrase."""
        from companion.games.bamboo_harvest.sheet import sheet

        return sheet(state)

    @staticmethod
    def result(state: State) -> "tuple[Phrase, ...]":
        """Returns how it ended or stands, a line for each phrase."""
        from companion.games.bamboo_harvest.sheet import result

        return result(state)

    @staticmethod
    def explain(state: State) -> "tuple[Phrase, ...]":
        """Returns why things are as they are now."""
        from companion.games.bamboo_harvest.explanation import explain

        return explain(state)

    @staticmethod
    def announce(before: State, after: State) -> "tuple[Phrase, ...]":
        """Returns what a voice says of an entry."""
        from companion.games.bamboo_harvest.announcement import announce

        return announce(before, after)

    @staticmethod
    def announce_correction(before: State, after: State) -> "tuple[Phrase, ...]":
        """Returns what a voice says of a correction."""
        from companion.games.bamboo_harvest.announcement import announce_correction

        return announce_correction(before, after)

    @staticmethod
    def courses(state: State) -> "tuple[Course, ...]":
        """Returns the course of the game."""
        from companion.games.bamboo_harvest.course import courses

        return courses(state)

    @staticmethod
    def seat_results(state: State) -> "tuple[SeatResult, ...]":
        """Returns every seat's result."""
        from companion.games.bamboo_harvest.seat_results import seat_results

        return seat_results(state)

    @staticmethod
    def board(state: State) -> "tuple[BoardPart, ...]":
        """Returns the forest and every player's stock."""
        from companion.games.bamboo_harvest.board import board

        return board(state)

    @staticmethod
    def tally(states: "Sequence[State]") -> "PartTally | None":
        """Returns what a round of turns brought."""
        from companion.games.bamboo_harvest.tally import tally

        return tally(states)

    @staticmethod
    def tables(state: State) -> "Mapping[str, tuple[TableRow, ...]]":
        """Returns its tables for a spreadsheet."""
        from companion.games.bamboo_harvest.csv_tables import tables

        return tables(state)


GAME = BambooHarvest()
