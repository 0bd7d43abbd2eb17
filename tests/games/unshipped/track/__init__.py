"""Track: a game of tricks for five, with a token each on a track. The numbered rules are in RULES.md."""

from . import rules, told
from .rules import FORMS

__all__ = ["GAME"]


class Track:
    """The game as the engine sees it."""

    name = "track"
    seats = (5,)
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
    courses = staticmethod(told.courses)
    tables = staticmethod(told.tables)


GAME = Track()
