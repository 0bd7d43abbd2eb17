"""Whist: a small real game that the tests put beside the shipped ones. The numbered rules are in RULES.md."""

from . import rules, words
from .rules import FORMS, WhistTable

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
    summary = staticmethod(words.summary)
    sheet = staticmethod(words.sheet)
    result = staticmethod(words.result)
    tables = staticmethod(words.tables)
    accounts = staticmethod(words.accounts)
    explain = staticmethod(words.explain)
    view = staticmethod(words.view)
    trick_table = WhistTable()


GAME = Whist()
