"""PartTally: what a part of a game, such as a hand, brought each side, for the screen between two parts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from companion.engine.faces import Face
from companion.phrases import Phrase, PhraseValue

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie before a player: face-up, or face-down with a picture on their back, the one named `icon`."""

    cards: tuple[Face, ...]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class SideTally:
    """What a part brought one side: `whose` it is in words, such as its players, or what counted for it.

    `gained` are the points of this part, `total` those of the game so far. `colour` names the side's colour, `icon` its
    picture; `seat` is the player's whose token it bears, if a player's alone. `because` says what counted.
    """

    whose: PhraseValue
    gained: float
    total: float
    because: tuple[Phrase, ...] = ()
    piles: tuple[Pile, ...] = ()
    colour: str = "button"
    icon: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class PartTally:
    """What a part of a game brought: each side in order, what else was decided, and, on the way on, `comes`.

    `shows_table`: what lies on the table still belongs to this part.
    """

    title: Phrase
    sides: tuple[SideTally, ...]
    comes: Phrase
    because: tuple[Phrase, ...] = ()
    shows_table: bool = True


def ended_parts(
    states: Sequence[StateT], ends: Callable[[StateT, StateT], bool]
) -> tuple[Sequence[StateT], int] | None:
    """Returns the states of the part that the last of `states` ends, from the one before it on, and its number.

    None while a part is played. `ends` tells whether a part is over with the step from one state to the next.
    """
    if len(states) < 2 or not ends(states[-2], states[-1]):
        return None
    places = [place for place, (before, after) in enumerate(pairwise(states), 1) if ends(before, after)]
    begun = places[-2] if len(places) > 1 else 0
    return states[begun:], len(places)
