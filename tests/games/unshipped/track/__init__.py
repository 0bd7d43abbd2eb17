"""Track: a game of tricks for five, with a token each on a track. The numbered rules are in RULES.md."""

from collections.abc import Mapping

from . import rules, told
from .rules import FORMS, Play

__all__ = ["GAME"]


class Track:
    """The game as the engine sees it."""

    name = "track"
    seats = (5,)
    options = rules.OPTIONS
    start = staticmethod(rules.start)
    apply = staticmethod(rules.apply)
    choices = staticmethod(rules.choices)
    summary = staticmethod(told.summary)
    sheet = staticmethod(told.sheet)
    result = staticmethod(told.result)
    explain = staticmethod(told.explain)
    courses = staticmethod(told.courses)
    tables = staticmethod(told.tables)

    @staticmethod
    def read_action(raw: Mapping[str, object]) -> Play:
        """Returns the action that a record writes as `raw`."""
        action: Play = FORMS.read(raw)
        return action

    @staticmethod
    def write_action(action: Play) -> dict[str, object]:
        """Returns `action` as a record writes it."""
        return FORMS.write(action)


GAME = Track()
