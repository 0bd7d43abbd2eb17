"""Lines: a game of tokens on a grid, without cards or tricks. The numbered rules are in RULES.md."""

from . import rules, words
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
    summary = staticmethod(words.summary)
    sheet = staticmethod(words.sheet)
    result = staticmethod(words.result)
    explain = staticmethod(words.explain)
    tables = staticmethod(words.tables)


GAME = Lines()
