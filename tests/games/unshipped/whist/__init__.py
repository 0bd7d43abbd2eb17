"""Whist: a small real game that the tests put beside the shipped ones. The numbered rules are in RULES.md."""

from collections.abc import Mapping

from . import rules, told
from .actions import FORMS, Action
from .trick_table import TRICK_TABLE

__all__ = ["GAME"]


class Whist:
    """The game as the engine sees it."""

    name = "whist"
    seats = (4,)
    start = staticmethod(rules.start)
    apply = staticmethod(rules.apply)
    choices = staticmethod(rules.choices)
    summary = staticmethod(told.summary)
    sheet = staticmethod(told.sheet)
    result = staticmethod(told.result)
    tables = staticmethod(told.tables)
    accounts = staticmethod(told.accounts)
    explain = staticmethod(told.explain)
    trick_table = TRICK_TABLE

    @staticmethod
    def read_action(raw: Mapping[str, object]) -> Action:
        """Returns the action that a record writes as `raw`."""
        action: Action = FORMS.read(raw)
        return action

    @staticmethod
    def write_action(action: Action) -> dict[str, object]:
        """Returns `action` as a record writes it."""
        return FORMS.write(action)


GAME = Whist()
