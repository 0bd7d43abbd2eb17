"""Drafts: what was touched and not yet entered; it stays while something is looked up, and goes with the next entry."""

from typing import Any


class Drafts:
    """What each panel of the table has been told, by name, at one moment of one game."""

    def __init__(self) -> None:
        self._moment: object = None
        self._kept: dict[str, Any] = {}
        self._ticked: dict[str, set[str]] = {}

    def ticked(self, name: str) -> set[str]:
        """Returns what was ticked off in a list, to be changed there; it stays as long as the companion runs."""
        return self._ticked.setdefault(name, set())

    def at(self, standing: Any) -> dict[str, Any]:
        """Returns what was touched at this moment, to be read and added to."""
        moment = (standing.number, [logged.number for logged in standing.entries])
        if moment != self._moment:
            self._moment, self._kept = moment, {}
        return self._kept
