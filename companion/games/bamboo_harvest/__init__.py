"""Bamboo Harvest. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping

from companion.engine.fields import read_fields
from companion.games.bamboo_harvest import rules
from companion.games.bamboo_harvest.actions import FORMS
from companion.games.bamboo_harvest.announcement import announce, announce_correction
from companion.games.bamboo_harvest.choices import choices
from companion.games.bamboo_harvest.course import courses
from companion.games.bamboo_harvest.explanation import explain
from companion.games.bamboo_harvest.grid_table import ForestTable
from companion.games.bamboo_harvest.seat_results import seat_results
from companion.games.bamboo_harvest.sheet import result, sheet
from companion.games.bamboo_harvest.state import SEATS, State
from companion.games.bamboo_harvest.summary import is_over, summary
from companion.games.bamboo_harvest.tables import tables
from companion.games.bamboo_harvest.view import view

__all__ = ["GAME"]


class BambooHarvest:
    """The game as the engine sees it."""

    name = "bamboo-harvest"
    seats = SEATS
    grid_table = ForestTable()
    moments = (2, 4, 6, 8, 10, 12)
    apply = staticmethod(rules.apply)
    read_action = staticmethod(FORMS.read)
    write_action = staticmethod(FORMS.write)
    choices = staticmethod(choices)
    summary = staticmethod(summary)
    is_over = staticmethod(is_over)
    sheet = staticmethod(sheet)
    result = staticmethod(result)
    explain = staticmethod(explain)
    announce = staticmethod(announce)
    announce_correction = staticmethod(announce_correction)
    courses = staticmethod(courses)
    seat_results = staticmethod(seat_results)
    tables = staticmethod(tables)
    view = staticmethod(view)

    @staticmethod
    def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
        """Returns the state before the forest is known. Raises BadRecordError."""
        read_fields("option", options, {})
        return rules.start(players)


GAME = BambooHarvest()
