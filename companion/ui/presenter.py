"""Presenter: how a game appears on the shared screens: its entries, its corrections and its end. No Kivy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.engine import Phrase
from companion.engine.faces import Face
from companion.journal.standing import Standing
from companion.session.correction import Difference, InsertBefore, Replace
from companion.ui.charts import Chart
from companion.ui.games import load_from, screens_of

StateT = TypeVar("StateT", contravariant=True)
EnteredT = TypeVar("EnteredT", contravariant=True)
ActionT = TypeVar("ActionT")
Choice: TypeAlias = tuple[ActionT, str]
"""An action of the game, and the words for it."""
CorrectionAnswer: TypeAlias = tuple[InsertBefore | Replace, str]
"""A correction that answers a question, and the words for it."""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """The last irregularity of which nobody has said whether it stands.

    `name` identifies it when it is accepted; `number` is the entry of the card that should not have been played.
    `count` is how many unanswered ones there are.
    """

    name: str
    phrase: Phrase
    number: int | None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Sums:
    """What each part of a game brought: column heads (a word, or a picture named with "icon:"), lines and the total.

    `shares` are the relative widths of the columns. `begin_with_names`: each line is a player's.
    """

    heads: tuple[str, ...]
    shares: tuple[float, ...]
    lines: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    begin_with_names: bool = False


@dataclass(frozen=True, slots=True)
class Rematch:
    """A game that can follow: the words for it, and what is agreed for it."""

    text: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: who won, with a picture; why; what each part brought; and which games can follow."""

    title: str
    reasons: tuple[Phrase, ...]
    sums: Sums
    picture: str = "acorn"
    rematches: tuple[Rematch, ...] = ()


class PresentsEntries(Protocol[StateT, EnteredT]):
    """Words for what was entered. The history calls it, on the main thread."""

    def entry_text(self, action: EnteredT, before: StateT | None, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words; `before` is the state in which it was entered, None where that is open."""
        ...

    def waiting_text(self, action: EnteredT, near: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry that waits to be corrected; `near` is a state in which it may not be possible."""
        ...

    def short_entry_text(self, action: EnteredT, before: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry in so few words that the button that takes it back has room for them."""
        ...

    def line_of(self, before: StateT, action: EnteredT, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the number of the part of the game, such as a hand, and the title of the line to which it belongs."""
        ...

    def part_title(self, part: int, now: StateT) -> str:
        """Returns the title of a part of the game, of which `now` is the latest state."""
        ...

    def card_of(self, action: EnteredT) -> Face | None:
        """Returns the card that an action enters, if it is one."""
        ...

    def marks(self, action: EnteredT, before: StateT, now: StateT) -> str:
        """Returns the signs of what came of an entry: ★ it won its trick, ⚠ it was against the rules."""
        ...

    def unsettled(self, standing: Standing) -> Unsettled | None:
        """Returns the last irregularity that nobody has answered."""
        ...


class PresentsCorrections(Protocol[StateT, ActionT]):
    """What an entry can have been. The screen for corrections calls it, on the main thread."""

    def instead_of(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> Sequence[Choice[ActionT]]:
        """Returns what `action`, entered in the state `before`, can have been instead; the likely first."""
        ...

    def ahead_of(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> Sequence[Choice[ActionT]]:
        """Returns what can have come before `action`, and was not entered."""
        ...

    def answers(self, standing: Standing, names: tuple[str, ...]) -> Sequence[CorrectionAnswer]:
        """Returns what would make the entry of the open question possible."""
        ...

    def lay_out(self, cards: Sequence[Face | None], own: Face | None) -> tuple[list[int], list[Face | None]]:
        """Returns the places in `cards` of those easily confused with `own`, and of what is no card; and the grid.

        In the grid each card has its own place, whichever are offered; None is an empty place.
        """
        ...

    def used_beside(self, standing: Standing, place: int) -> frozenset[Face]:
        """Returns the cards that are entered in the same part of the game as the entry at `place`, beside its own."""
        ...

    def icon_of(self, card: Face) -> str:
        """Returns the name of the picture of what is special about a card, or nothing."""
        ...

    def differences(self, difference: Difference, names: tuple[str, ...]) -> tuple[str, ...]:
        """Returns what a correction changes, each thing in a line."""
        ...


class PresentsStatistics(Protocol):
    """How the points came about. The screen of the statistics calls it, on the main thread."""

    def charts(self, standing: Standing, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns a chart for each game, such as a tournament's two, of which there is something to show."""
        ...


class Presenter(
    PresentsEntries[StateT, ActionT],
    PresentsCorrections[StateT, ActionT],
    PresentsStatistics,
    Protocol[StateT, ActionT],
):
    """Everything that the shared screens need from a game."""

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns how the game ended. The screen of a game that is over calls it."""
        ...


AnyPresenter: TypeAlias = Presenter[Any, Any]


def presenter_of(game: str) -> AnyPresenter:
    """Returns what presents `game` on the shared screens."""
    presenter: AnyPresenter = load_from(screens_of(game).presenter)
    return presenter
