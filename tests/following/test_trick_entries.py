"""What following reads in the log of a trick game: the turn, the running trick, and the one before it."""

from companion.card_notation import parse_card
from companion.following.trick_entries import TrickEntries
from companion.games.mast_year.trick_table import TRICK_TABLE
from companion.session import MemoryStore, Session, start_session
from tests.games.mast_year.table import GAME, PLAYERS


def entries_after(*cards: str) -> TrickEntries:
    """The log after a trunk card and then plays."""
    session: Session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    for kind, name in zip(("trunk", *("play",) * len(cards)), cards, strict=False):
        session.act(GAME.read_action({"do": kind, "card": name}))
    return TrickEntries(session, TRICK_TABLE)


def names(entries: TrickEntries, found: str) -> list[str]:
    faces = [entries.face_of(logged) for logged in getattr(entries, found)]
    return [face.name for face in faces if face]


def test_before_the_first_card_none_was_played_and_one_is_due() -> None:
    entries = entries_after()
    assert (entries.turn, entries.trick, names(entries, "running"), entries.is_card_due) == (None, (), [], True)
    assert entries.seats == len(PLAYERS)


def test_a_running_trick_has_its_cards_and_none_is_complete() -> None:
    entries = entries_after("TS", "4C", "KC")
    assert (names(entries, "running"), names(entries, "last_trick"), entries.turn) == (["4C", "KC"], [], 2)
    assert parse_card("4C") not in entries.to_come
    assert parse_card("2C") in [option.face for option in entries.options]


def test_a_complete_trick_is_the_last_one_until_a_card_is_led() -> None:
    complete, led = (("TS", "4C", "KC", "2C", "9C"), ("TS", "4C", "KC", "2C", "9C", "5D"))
    assert names(entries_after(*complete), "last_trick") == ["4C", "KC", "2C", "9C"]
    assert names(entries_after(*led), "last_trick") == []
    assert entries_after(*complete).trick_number < entries_after(*led).trick_number + 1
    assert entries_after(*complete).trick_number != entries_after("TS", "4C", "KC").trick_number


def test_an_entry_is_found_by_its_number() -> None:
    entries = entries_after("TS", "4C")
    last = entries.log.standing[-1]
    assert entries.entry(last.number) == last
    assert entries.entry(999) is None
