"""The port by which a camera follows a game whose cards lie in a grid: which actions explain how they lie."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.cards import Card

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT", covariant=True)


class SeenCell(Protocol):
    """What a camera saw of one cell of a grid."""

    @property
    def state(self) -> str:
        """How it lies: "face", "down", "empty", or "doubtful"."""
        ...

    @property
    def face(self) -> Card | None:
        """What it shows, if it lies face-up and was read."""
        ...

    @property
    def token(self) -> str | None:
        """The colour of a token on it."""
        ...

    @property
    def colours(self) -> Sequence[str]:
        """The likely colours of a token, the surest first, where its colour or whether one lies there is in doubt."""
        ...

    @property
    def candidates(self) -> Sequence[tuple[Card, float]]:
        """The likely faces with their probabilities, the surest first."""
        ...


SeenCells: TypeAlias = tuple[SeenCell | None, ...]
"""The cells row by row, turned as the game's state has them; None where nothing was seen yet."""
GridReading: TypeAlias = Sequence[Sequence[SeenCell]]
"""The cells row by row from the picture's top left, from whichever side the camera looks."""


class GridTable(Protocol[StateT, ActionT]):
    """The table of such a game. `companion.following` asks it, on the thread that owns the journal."""

    size: tuple[int, int]
    """The rows and columns in which the cards lie."""

    def take_in(self, state: StateT, before: SeenCells, look: GridReading) -> SeenCells:
        """Returns the cells after a look, turned as the state has them; cells in doubt stay as they were `before`."""
        ...

    def differing(self, state: StateT, cells: SeenCells) -> tuple[int, ...]:
        """Returns the places at which what lies there differs from the state."""
        ...

    def explain(self, state: StateT, cells: SeenCells) -> tuple[ActionT, ...]:
        """Returns the actions that may have happened, the likeliest first."""
        ...


AnyGridTable: TypeAlias = GridTable[Any, Any]
