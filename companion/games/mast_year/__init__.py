"""Mast Year: Squirrels vs. Oaks. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict

from companion.games.mast_year import rules
from companion.games.mast_year.account import accounts
from companion.games.mast_year.actions import FORMS
from companion.games.mast_year.announcement import announce, announce_correction
from companion.games.mast_year.choices import choices
from companion.games.mast_year.course import courses
from companion.games.mast_year.explanation import explain
from companion.games.mast_year.options import OFFERED, Options, read_options
from companion.games.mast_year.position import position
from companion.games.mast_year.report import count_players, points_by_hand, report_counts, sides_by_seat
from companion.games.mast_year.result import result
from companion.games.mast_year.seat_results import seat_results
from companion.games.mast_year.seats import moved, rearranged, seated
from companion.games.mast_year.sheet import sheet
from companion.games.mast_year.state import State
from companion.games.mast_year.summary import ends_part, is_over, summary, tables
from companion.games.mast_year.tally import tally
from companion.games.mast_year.trick_table import TRICK_TABLE
from companion.games.mast_year.unseen_choices import choose_unseen
from companion.games.mast_year.view import view

__all__ = ["GAME"]


class MastYear:
    """The game as the engine sees it."""

    name = "mast-year"
    default_options = asdict(Options())
    seats = (4,)
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
    position = staticmethod(position)
    count_players = staticmethod(count_players)
    points_by_hand = staticmethod(points_by_hand)
    report_counts = staticmethod(report_counts)
    sides_by_seat = staticmethod(sides_by_seat)
    seat_results = staticmethod(seat_results)
    tables = staticmethod(tables)
    choose_unseen = staticmethod(choose_unseen)
    view = staticmethod(view)
    trick_table = TRICK_TABLE
    seated = staticmethod(seated)
    moved = staticmethod(moved)
    rearranged = staticmethod(rearranged)

    @staticmethod
    def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
        """Returns the state before the first deal. Raises BadRecordError."""
        return rules.start(read_options(options), players)


GAME = MastYear()
