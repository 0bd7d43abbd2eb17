"""What every strategy asks of the rules."""

from companion.following.strategy import can_follow
from companion.session import MemoryStore, Session, start_session
from tests.games.mast_year.table import GAME, PLAYERS


def test_an_action_can_follow_unless_the_rules_refuse_it() -> None:
    session: Session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    trunk, play = (GAME.read_action({"do": kind, "card": "7S"}) for kind in ("trunk", "play"))
    assert can_follow(session, trunk)
    assert not can_follow(session, play)
    session.act(trunk)
    assert not can_follow(session, play), "it was already shown"
