"""Names: what the people at the table are called."""

from typing import Any

from companion.ui.saying import SAY


def names_of(standing: Any) -> tuple[str, ...]:
    """Returns the players' names, or the seats' where none was given."""
    return tuple(name or SAY("players.unnamed", seat=seat + 1) for seat, name in enumerate(standing.record.players))


def seat_names() -> tuple[str, ...]:
    """Returns the seats' names, where no game has players yet."""
    return tuple(SAY("players.unnamed", seat=seat) for seat in range(1, 5))
