"""Drafts: what was touched and not yet entered; kept while other screens are shown, dropped with the next entry."""

from typing import TypeVar

from companion.journal.journaled_games import Standing

DraftT = TypeVar("DraftT")


class Drafts:
    """What was touched at one moment of one game, one value of each type; a game brings its own type."""

    def __init__(self) -> None:
        self._moment: object = None
        self._kept: dict[type, object] = {}

    def at(self, standing: Standing, kind: type[DraftT]) -> DraftT:
        """Returns what was touched at this moment, at first `kind()`; one that is not frozen can be added to."""
        kept = self._at(standing).setdefault(kind, kind())
        assert isinstance(kept, kind)
        return kept

    def keep(self, standing: Standing, draft: object) -> None:
        """Keeps `draft` as what was touched at this moment, instead of the one of its type."""
        self._at(standing)[type(draft)] = draft

    def _at(self, standing: Standing) -> dict[type, object]:
        moment = (standing.number, [logged.number for logged in standing.entries])
        if moment != self._moment:
            self._moment, self._kept = moment, {}
        return self._kept
