"""Sessions of Mast Year, begun and played in tests."""

from typing import Any

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Trunk
from companion.session import MemoryStore, Session, Store, start_session
from tests.games.mast_year.table import GAME, PLAYERS, choice


def begin(store: Store | None = None, **options: object) -> Session:
    return start_session(store or MemoryStore(), GAME, options, PLAYERS)


def enter(session: Session, trunk: str, *lines: str) -> Session:
    session.act(Trunk(parse_card(trunk)))
    for line in lines:
        for action in choice(line):
            session.act(action)
    return session


def line(session: Session) -> Any:
    return GAME.summary(session.state)
