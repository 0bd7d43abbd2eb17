"""Whist: a small real game that the tests put beside the shipped ones. The numbered rules are in RULES.md."""

from . import rules, told
from .actions import FORMS
from .trick_table import TRICK_TABLE

__all__ = ["GAME"]


class Whist:
    """The game as the engine sees it."""

    name = "whist"
    seats = (4,)
    start = staticmethod(rules.start)
    apply = staticmethod(rules.apply)
    read_action = staticmethod(FORMS.read)
    write_action = staticmethod(FORMS.write)
    choices = staticmethod(rules.choices)
    summary = staticmethod(told.summary)
    sheet = staticmethod(told.sheet)
    result = staticmethod(told.result)
    tables = staticmethod(told.tables)
    accounts = staticmethod(told.accounts)
    explain = staticmethod(told.explain)
    trick_table = TRICK_TABLE


GAME = Whist()
