"""Track: a game of tricks for five, with a token each on a track. The numbered rules are in RULES.md."""

from . import rules, words
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
    summary = staticmethod(words.summary)
    sheet = staticmethod(words.sheet)
    result = staticmethod(words.result)
    explain = staticmethod(words.explain)
    courses = staticmethod(words.courses)
    tables = staticmethod(words.tables)
    view = staticmethod(words.view)


GAME = Track()
