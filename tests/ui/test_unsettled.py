"""What is against the rules is told one by one, the last one first, until the table has let it stand; no window."""

from dataclasses import replace

from companion.card_notation import parse_card
from companion.engine import Irregularity
from companion.games.mast_year.actions import Play, Trunk
from companion.games.mast_year.state import State
from companion.journal.game_snapshot import GameSnapshot, snapshot_of
from companion.phrases import phrase
from companion.session import MemoryStore, start_session
from companion.ui.trick_table.unsettled import find_unsettled
from tests.games.mast_year.table import GAME, PLAYERS

FIRST, LAST = Irregularity("revoke", 1, 1), Irregularity("revoke", 3, 1)


def played() -> GameSnapshot:
    """A game with a trunk and three cards of the first trick."""
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    session.act(Trunk(parse_card("TS")))
    for card in ("4C", "6D", "8C"):
        session.act(Play(parse_card(card)))
    return snapshot_of(session)


def unsettled(snapshot: GameSnapshot) -> tuple[str, int | None, int] | None:
    """Returns the name, the number of the entry by that seat, and how many there are."""
    found = find_unsettled(
        snapshot,
        State,
        [("first", FIRST), ("last", LAST)],
        lambda item: phrase("irregular.revoke"),
        lambda before, action, item: isinstance(action, Play) and before.turn == item.seat,
    )
    return (found.name, found.number, found.count) if found else None


def test_the_last_one_is_told_first_and_the_entry_only_where_it_is_there() -> None:
    assert unsettled(played()) == ("last", None, 2)


def test_the_one_before_is_told_once_that_stands_and_then_none() -> None:
    snapshot = played()
    assert unsettled(replace(snapshot, accepted_irregularities=frozenset({"last"}))) == (
        "first",
        snapshot.entries[2].number,
        1,
    )
    assert unsettled(replace(snapshot, accepted_irregularities=frozenset({"first", "last"}))) is None
