"""The border around one game's rules: where they fail, that game cannot be read, and the others can."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from companion.errors import GameFaultError
from companion.phrases import phrase

FAULTS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NameError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What code raises that is wrong; what a disk or a device raises is no fault of the rules."""
_LOG: Final = logging.getLogger(__name__)


@contextmanager
def told_as_fault(game: str) -> Iterator[None]:
    """Raises GameFaultError where the code inside, the rules of `game`, is wrong; the traceback is logged.

    It is for what reads many games, one after the other: a game that is played fails as any other code.
    """
    try:
        yield
    except FAULTS as error:
        _LOG.exception("the rules of %s failed", game)
        raise GameFaultError(
            f"the rules of {game} fail at this game ({type(error).__name__}): update the companion; it stays in the "
            "journal as it is",
            phrase("refused.unreadable"),
        ) from None
