"""Which entry a card on the table belongs to."""

from companion.card_notation import parse_card
from companion.following.trick_entries import TrickEntries
from companion.following.trick_situation import Situation
from companion.games.mast_year.trick_table import TRICK_TABLE
from tests.following.histories import TableHistory


def played(history: TableHistory, *cards: str) -> Situation:
    """The trunk card was shown by seat 0, and then cards were played from seat 0 on."""
    for place, name in enumerate(cards):
        history.lay(max(0, place - 1), parse_card(name))
    return Situation(history.follower.table, TrickEntries(history.session, TRICK_TABLE))


def test_a_card_that_was_entered_is_known_wherever_it_is_seen() -> None:
    history = TableHistory()
    now = played(history, "TS", "4C", "KC")
    known = now.known_entry(history.laid_at((250.0, 200.0), parse_card("4C")))
    assert known is not None
    assert now.entries.face_of(known) == parse_card("4C")


def test_a_card_that_can_still_come_belongs_to_no_entry() -> None:
    history = TableHistory()
    now = played(history, "TS", "4C")
    assert now.known_entry(history.laid_at((0.0, 85.0), parse_card("KC"))) is None


def test_a_complete_trick_lies_until_it_is_gathered() -> None:
    history = TableHistory()
    now = played(history, "TS", "4C", "KC", "2C", "9C")
    assert len(now.trick_on_table) == 4
    history.gather((1, 2, 3, 0))
    gathered = Situation(history.follower.table, TrickEntries(history.session, TRICK_TABLE))
    assert not gathered.trick_on_table
    assert not gathered.is_incomplete
