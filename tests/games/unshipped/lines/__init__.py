"""Lines: a game of tokens on a grid, without cards or tricks. The numbered rules are in RULES.md."""

from collections.abc import Mapping

from . import rules, told
from .rules import FORMS, Lay

__all__ = ["GAME"]


class Lines:
    """The game as the engine sees it: its rules, its tables, and nothing else."""

    name = "lines"
    seats = (2,)
    options = rules.OPTIONS
    start = staticmethod(rules.start)
    apply = staticmethod(rules.apply)
    choices = staticmethod(rules.choices)
    summary = staticmethod(told.summary)
    sheet = staticmethod(told.sheet)
    result = staticmethod(told.result)
    explain = staticmethod(told.explain)
    tables = staticmethod(told.tables)

    @staticmethod
    def read_action(raw: Mapping[str, object]) -> Lay:
        """Returns the action that a record writes as `raw`."""
        action: Lay = FORMS.read(raw)
        return action

    @staticmethod
    def write_action(action: Lay) -> dict[str, object]:
        """Returns `action` as a record writes it."""
        return FORMS.write(action)


GAME = Lines()
