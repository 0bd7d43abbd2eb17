"""Board: what lies on the table of a game without tricks, drawn by a program that knows no game."""

from dataclasses import dataclass

from companion.phrases import PhraseValue


@dataclass(frozen=True, slots=True)
class BoardPiece:
    """A card or another piece; `seat` is whose token stands on it, `note` what else is to be known of it.

    `is_marked`: it belongs to what has won. `is_turned`: it lies sideways, or face-down.
    """

    text: PhraseValue
    seat: int | None = None
    note: PhraseValue = ""
    is_marked: bool = False
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class BoardPart:
    """Pieces that lie together, such as a cache: in so many `columns`, or in lines as long as there is room.

    `seats` are those whose pieces stand beside them.
    """

    title: PhraseValue
    pieces: tuple[BoardPiece, ...]
    columns: int = 0
    seats: tuple[int, ...] = ()
