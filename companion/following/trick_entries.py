"""Which entries of a session lie on the table as one trick."""

from collections.abc import Sequence
from typing import Any

from companion.following.seating import SEATS
from companion.session.correction import Logged
from companion.session.session import Session


def table(session: Session, state: Any = None) -> Sequence[Any]:
    """Returns the cards of the running trick, now or in `state`, in the order played."""
    cards: Any = session.game.summary(state or session.state).get("table", ())
    return list(cards)


def trick_number(session: Session) -> int:
    """Returns a number that changes with each trick."""
    return len(session.entries) - len(table(session))


def running_trick(session: Session) -> Sequence[Logged]:
    """Returns the entries of the running trick."""
    running = len(table(session))
    return session.standing[-running:] if running else ()


def last_trick(session: Session) -> Sequence[Logged]:
    """Returns the entries of the trick that was just completed, if nothing was played since."""
    cards = [place for place, one in enumerate(session.standing) if hasattr(one.entry.action, "card")]
    if not cards or table(session) or len(table(session, session.states[cards[-1]])) != SEATS - 1:
        return ()
    return [session.standing[place] for place in cards[-SEATS:]]
