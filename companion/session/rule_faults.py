"""The border around one game's rules: where they fail, that game cannot be read, and the others can."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from companion.errors import CompanionError, GameFaultError
from companion.phrases import phrase

_LOG: Final = logging.getLogger(__name__)


@contextmanager
def told_as_fault(game: str) -> Iterator[None]:
    """Raises GameFaultError for whatever fails inside, the rules of `game`; the traceback is logged.

    It is for what reads many games, one after the other: a game that is played fails as any other code.
    """
    try:
        yield
    except CompanionError:
        raise
    except Exception as error:
        _LOG.exception("the rules of %s failed", game)
        raise GameFaultError(
            f"the rules of {game} fail at this game ({type(error).__name__}): update the companion; it stays in the "
            "journal as it is",
            phrase("refused.unreadable"),
        ) from None
