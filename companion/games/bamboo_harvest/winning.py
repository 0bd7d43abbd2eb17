"""Who has won (BH-5): by a path, or by the count of tokens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.bamboo_harvest.path import LEAST_OWN, winning_path

PATH: Final = "path"
COUNT: Final = "count"


@dataclass(frozen=True, slots=True)
class Win:
    """How a seat has won: by "path", with the path, or by "count"."""

    by: str
    path: tuple[int, ...] = ()


def tokens_to_win(players: int) -> int:
    """Returns how many own tokens win (BH-5.2)."""
    return 10 if players == 2 else 8


def find_win(built: Sequence[int | None], seat: int, players: int) -> Win | None:
    """Returns how `seat` has won by what is built, or None; if both ways hold, the path counts."""
    own = built.count(seat)
    path = winning_path(built, seat) if own >= LEAST_OWN else ()
    if path:
        return Win(PATH, path)
    return Win(COUNT) if own >= tokens_to_win(players) else None
