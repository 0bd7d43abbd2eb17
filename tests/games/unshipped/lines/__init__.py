"""Lines: a game of tokens on a grid, without cards or tricks. The numbered rules are in RULES.md."""

from . import rules, told
from .rules import FORMS

__all__ = ["GAME"]


class Lines:
    """The game as the engine sees it: its rules, its tables, and nothing else."""

    name = "lines"
    seats = (2,)
    options = rules.OPTIONS
    start = staticmethod(rules.start)
    apply = staticmethod(rules.apply)
    read_action = staticmethod(FORMS.read)
    write_action = staticmethod(FORMS.write)
    choices = staticmethod(rules.choices)
    summary = staticmethod(told.summary)
    sheet = staticmethod(told.sheet)
    result = staticmethod(told.result)
    explain = staticmethod(told.explain)
    tables = staticmethod(told.tables)


GAME = Lines()
