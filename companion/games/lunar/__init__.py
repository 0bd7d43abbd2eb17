"""Lunar. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict

from companion.games.lunar import rules
from companion.games.lunar.account import accounts
from companion.games.lunar.actions import FORMS
from companion.games.lunar.announcement import announce, announce_correction
from companion.games.lunar.choices import choices
from companion.games.lunar.course import courses
from companion.games.lunar.csv_tables import tables
from companion.games.lunar.explanation import explain
from companion.games.lunar.options import OFFERED, SEATS, Options, read_options
from companion.games.lunar.position import position
from companion.games.lunar.result import result
from companion.games.lunar.seat_results import seat_results
from companion.games.lunar.sheet import sheet
from companion.games.lunar.state import State
from companion.games.lunar.summary import ends_part, is_over, summary
from companion.games.lunar.tally import tally
from companion.games.lunar.trick_table import TRICK_TABLE, trick_table_of
from companion.games.lunar.unseen_choices import choose_unseen
from companion.games.lunar.view import view

__all__ = ["GAME"]


class Lunar:
    """The game as the engine sees it."""

    name = "lunar"
    default_options = asdict(Options())
    seats = SEATS
    options = OFFERED
    apply = staticmethod(rules.apply)
    read_action = staticmethod(FORMS.read)
    write_action = staticmethod(FORMS.write)
    choices = staticmethod(choices)
    summary = staticmethod(summary)
    is_over = staticmethod(is_over)
    ends_part = staticmethod(ends_part)
    tally = staticmethod(tally)
    sheet = staticmethod(sheet)
    explain = staticmethod(explain)
    accounts = staticmethod(accounts)
    announce = staticmethod(announce)
    announce_correction = staticmethod(announce_correction)
    courses = staticmethod(courses)
    result = staticmethod(result)
    seat_results = staticmethod(seat_results)
    tables = staticmethod(tables)
    choose_unseen = staticmethod(choose_unseen)
    view = staticmethod(view)
    position = staticmethod(position)
    trick_table = TRICK_TABLE
    trick_table_of = staticmethod(trick_table_of)

    @staticmethod
    def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
        """Returns the state before the first round. Raises BadRecordError."""
        return rules.start(read_options(options, players), players)


GAME = Lunar()
