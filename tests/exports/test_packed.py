"""A game packed into a short text comes back whole, and a damaged text is refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine import Entry, Record, read_record, replay
from companion.errors import BadRecordError
from companion.exports.packed import MARK, is_packed, pack, unpack
from companion.games import find_game
from tests.games.random_play import play_randomly
from tests.project.tree import ROOT

GAME = find_game("mast-year")


RECORDS = sorted(path for path in (ROOT / "tests/records").glob("*.json"))


NAMES = {path.stem: path for path in RECORDS}


def read(path: Path) -> Record:
    return read_record(path.read_bytes(), find_game)


@pytest.mark.parametrize("name", NAMES)
def test_a_packed_record_scores_the_same(name: str) -> None:
    record = read(NAMES[name])
    again = read_record(unpack(pack(GAME, record).encode()), find_game)
    assert GAME.summary(replay(GAME, again)) == GAME.summary(replay(GAME, record))
    assert (again.players, again.options) == (record.players, record.options)


@given(
    st.lists(
        st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), max_size=12), min_size=4, max_size=4
    )
)
def test_names_come_through_as_they_are(names: list[str]) -> None:
    record = Record("mast-year", {}, tuple(names))
    assert read_record(unpack(pack(GAME, record).encode()), find_game).players == tuple(names)


def test_times_and_sources_are_left_out() -> None:
    played = play_randomly(GAME, 1, {})
    stamped = tuple(Entry(entry.action, "2026-05-01T19:30:00Z", "touch") for entry in played.record.entries)
    assert pack(GAME, Record("mast-year", {}, played.record.players, stamped)) == pack(GAME, played.record)


@pytest.mark.parametrize(
    "text",
    [MARK, MARK + "0189", MARK + "A", MARK + "GEZDGNBV", MARK + "!", MARK + "MFRGG" * 40],
    ids=["empty", "no letters of it", "one letter", "other bytes", "a sign", "many bytes"],
)
def test_a_damaged_code_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadRecordError, match="shared code is"):
        unpack(text.encode())


def test_a_code_cut_anywhere_is_refused() -> None:
    whole = pack(GAME, read(NAMES["to-ten"]))
    for length in range(len(MARK), len(whole) - 3, 7):
        with pytest.raises(BadRecordError):
            unpack(whole[:length].encode())


def test_small_letters_and_line_breaks_do_no_harm() -> None:
    whole = pack(GAME, read(NAMES["tallied"]))
    broken = "\n".join(whole[place : place + 30] for place in range(0, len(whole), 30)).lower()
    assert is_packed(broken.encode())
    assert unpack(broken.encode()) == unpack(whole.encode())


def test_json_is_not_taken_for_a_code() -> None:
    assert not any(is_packed(path.read_bytes()) for path in RECORDS)
