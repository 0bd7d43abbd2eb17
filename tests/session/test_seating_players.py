"""A player can be renamed, or replaced by a newcomer, in mid-game; the record says from when."""

import json

import pytest

from companion.card_notation import parse_card
from companion.engine import read_record, write_record
from companion.engine.record import ReplacedPlayer
from companion.errors import BadInputError, BadRecordError
from companion.games import find_game
from companion.games.mast_year.actions import Play, Trunk
from companion.session import InsertBefore, MemoryStore, Session, resume_session, start_session
from companion.session.correction import LaterSeats
from tests.games.mast_year.table import GAME, PLAYERS

STORE = MemoryStore


@pytest.fixture
def played() -> tuple[Session, MemoryStore]:
    """A trunk card and two cards, by four people."""
    store = STORE()
    session = start_session(store, GAME, {}, PLAYERS)
    session.act(Trunk(parse_card("TS")))
    for card in ("4C", "5C"):
        session.act(Play(parse_card(card)))
    return session, store


def test_a_newcomer_takes_over_and_the_record_says_from_when(played: tuple[Session, MemoryStore]) -> None:
    session, store = played
    session.seat_player(2, "Eve", is_newcomer=True)
    session.act(Play(parse_card("6C")))
    record = session.to_record()
    assert record.players == (PLAYERS[0], PLAYERS[1], "Eve", PLAYERS[3])
    assert record.replaced == (ReplacedPlayer(2, PLAYERS[2], 3),)
    assert resume_session(store, session.number).to_record() == record
    assert read_record(write_record(GAME, record).encode(), find_game) == record


@pytest.mark.parametrize("is_newcomer", [True, False])
@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_the_game_lacks_is_refused_and_not_written(
    seat: int, is_newcomer: bool, played: tuple[Session, MemoryStore]
) -> None:
    session, store = played
    before = store.rows()
    with pytest.raises(BadInputError, match=f"there is no seat {seat}: write 0 to 3"):
        session.seat_player(seat, "Eve", is_newcomer=is_newcomer)
    assert store.rows() == before
    assert resume_session(store, session.number).to_record() == session.to_record()


def test_a_name_that_is_written_otherwise_holds_from_the_start(played: tuple[Session, MemoryStore]) -> None:
    session, store = played
    session.seat_player(0, "Anna", is_newcomer=False)
    assert session.to_record().players[0] == "Anna"
    assert session.to_record().replaced == ()
    assert "replaced" not in json.loads(write_record(GAME, session.to_record()))
    assert resume_session(store, session.number).to_record() == session.to_record()


def test_what_is_corrected_later_moves_the_moment_along(played: tuple[Session, MemoryStore]) -> None:
    session, _ = played
    session.seat_player(2, "Eve", is_newcomer=True)
    session.correct(InsertBefore(session.entries[1].number, Play(parse_card("9C")), LaterSeats.MOVE))
    assert session.to_record().replaced[0].until == 4
    for _ in range(4):
        session.take_back()
    assert session.to_record().replaced[0].until == 0


@pytest.mark.parametrize(
    ("replaced", "told"),
    [
        pytest.param({}, "'replaced' is an object; write a list", id="no list"),
        pytest.param([{"seat": 2}], "a replaced player is an object; write", id="a key is missing"),
        pytest.param([{"seat": 4, "name": "Cy", "until": 1}], "'seat' is 4; write 0 to 3", id="no such seat"),
        pytest.param([{"seat": 2, "name": "Cy", "until": 9}], "'until' is 9; write 0 to 0", id="beyond the last"),
        pytest.param([{"seat": 2, "name": "C\ny", "until": 0}], "a name has at most", id="no name"),
    ],
)
def test_a_record_that_replaces_nobody_properly_is_refused_in_one_line(replaced: object, told: str) -> None:
    raw = {"record": 1, "game": "mast-year", "players": list(PLAYERS), "actions": [], "replaced": replaced}
    with pytest.raises(BadRecordError) as error:
        read_record(json.dumps(raw).encode(), find_game)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_label_is_kept(played: tuple[Session, MemoryStore]) -> None:
    session, store = played
    session.set_label("Final")
    assert resume_session(store, session.number).label == "Final"
