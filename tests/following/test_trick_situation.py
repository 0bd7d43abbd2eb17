"""Which entry a card on the table belongs to."""

from companion.card_notation import parse_card
from companion.following.trick_situation import Situation, TrickEntries
from companion.games.mast_year.choices import TRICK_TABLE
from companion.session import MemoryStore, Session, start_session
from tests.following.histories import TableHistory
from tests.games.mast_year.table import GAME, PLAYERS


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
