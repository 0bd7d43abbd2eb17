"""SeatNames: what the people at the table are called; at an event the journal is told of no names."""

from dataclasses import replace

from companion.engine.values import with_item
from companion.journal.standing import Standing


class SeatNames:
    """`are_kept`: the journal keeps the names. Else they are known here alone, until the group is forgotten."""

    def __init__(self) -> None:
        self.are_kept = True
        self._names: tuple[str, ...] = ()

    def begin(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """These people begin a game; returns what the journal is told of them."""
        self._names = players
        return tuple(map(self.written, players))

    def written(self, name: str) -> str:
        """Returns what the journal is told of a name."""
        return name if self.are_kept else ""

    def call(self, standing: Standing, seat: int, name: str) -> Standing:
        """Somebody in a game is called so from now on; returns the game with that name."""
        players = standing.record.players
        self._names = with_item(players, seat, name)
        return self.add_to(standing)

    def add_to(self, standing: Standing) -> Standing:
        """Returns a game with the names of the people at the table, where the journal has none."""
        record = standing.record
        if self.are_kept or len(self._names) != len(record.players):
            return standing
        return replace(standing, record=replace(record, players=self._names))

    def forget(self) -> None:
        """The group has gone."""
        self._names = ()
