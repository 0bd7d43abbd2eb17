"""Follows a game whose cards lie in a grid: a look at all of them says what has happened, and somebody confirms it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.grid_table import AnyGridTable, SeenCells
from companion.following.decisions import NOT_YET, Accepted, Offered
from companion.following.seating import Seating
from companion.following.sightings import GridRead, Point, Sighting
from companion.following.strategy import Choose, Enter, Notify, Strategy, StrategyStep
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class GridTableState:
    """`fresh` are readings not yet taken in; `cells` are what all others have shown, `at_s` the time of the last one.

    `seen_at` is the game as it stood then, None before the first look. `offered` is what was reported last,
    and after how many entries.
    """

    cells: SeenCells = ()
    fresh: tuple[GridRead, ...] = ()
    at_s: float = 0.0
    seen_at: object = None
    offered: tuple[int, tuple[object, ...]] = (0, ())

    def noticed(self, sighting: Sighting) -> "GridTableState":
        """Returns the table after a look; single cards say nothing."""
        return replace(self, fresh=(*self.fresh, sighting)) if isinstance(sighting, GridRead) else self

    def moved(self, move: Callable[[Point], Point]) -> "GridTableState":
        """Returns the same table: only the rows and columns of cards matter."""
        return self


GridStep: TypeAlias = StrategyStep[GridTableState]


@dataclass(frozen=True, slots=True)
class GridStrategy(Strategy[GridTableState]):
    """The strategy of one game in a grid."""

    rules: AnyGridTable

    def begin(self, seating: Seating) -> GridTableState:
        return GridTableState()

    def advance(self, table: GridTableState, log: Session, now_s: float, choose: Choose) -> GridStep:
        """Enters what `choose` takes of the possible actions, or of what no camera sees; else reports what changed."""
        if log.question:
            return StrategyStep(table)
        for look in table.fresh:
            cells = self.rules.take_in(log.state, table.cells, look.cells)
            table = GridTableState(cells, at_s=look.at_s, seen_at=log.state, offered=table.offered)
        actions = self._explanations(table, log)
        action = choose(log.state, actions)
        if action is not None:
            accepted = Accepted(NOT_YET, action, table.at_s, 1.0)
            return StrategyStep(table, Enter(action, accepted, is_seen=action in actions))
        entries, (offered_after, offered_before) = len(log.entries), table.offered
        if actions != offered_before or (actions and entries != offered_after):
            table = replace(table, offered=(entries, actions))
            return StrategyStep(table, Notify(Offered(actions, table.at_s)))
        return StrategyStep(table)

    def seen_anew(self, table: GridTableState, log: Session) -> GridTableState:
        """Returns an empty table: the whole grid is read again."""
        return GridTableState()

    def _explanations(self, table: GridTableState, log: Session) -> tuple[object, ...]:
        """Returns the actions that can have happened; what was entered since the last look is not seen in it yet."""
        if table.seen_at is None:
            return ()
        now = set(self.rules.differing(log.state, table.cells))
        late = now - set(self.rules.differing(table.seen_at, table.cells))
        cells = tuple(None if place in late else cell for place, cell in enumerate(table.cells))
        return tuple(filter(log.can_follow, self.rules.explain(log.state, cells)))
