"""What a presenter says of a game to the shared screens: values, and how the presenter is found. No Kivy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.engine import Phrase
from companion.engine.game import ActionT
from companion.session.correction import InsertBefore, Replace
from companion.ui.games import home_of, load_from

if TYPE_CHECKING:
    from companion.ui.base_presenter import BasePresenter

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


AnyPresenter: TypeAlias = "BasePresenter[Any, Any]"


def presenter_of(game: str) -> AnyPresenter:
    """Returns what presents `game` on the shared screens."""
    presenter: AnyPresenter = load_from((f"{home_of(game)}.presenter", "PRESENTER"))
    return presenter
