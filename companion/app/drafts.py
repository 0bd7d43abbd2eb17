"""Drafts: what was touched and not yet entered; it stays while something is looked up, and goes with the next entry."""

from typing import Any

from companion.journal.journaled_games import Standing


class Drafts:
    """What each panel of the table has been told, by name, at one moment of one game."""

    def __init__(self) -> None:
        self._moment: object = None
        self._kept: dict[str, Any] = {}

    def at(self, standing: Standing) -> dict[str, Any]:
        """Returns what was touched at this moment, to be read and added to."""
        moment = (standing.number, [logged.number for logged in standing.entries])
        if moment != self._moment:
            self._moment, self._kept = moment, {}
        return self._kept
