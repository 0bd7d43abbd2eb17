"""Sharing: a game goes through a code and comes back the same."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine import Entry, Record, read_record, replay
from companion.errors import BadRecordError
from companion.games import find_game
from companion.papers.packed import MARK, is_packed, pack, unpack
from companion.papers.sharing import MOST_LETTERS, draw_code, share
from companion.words import find_words, languages
from tests.games.suite import play_randomly
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


def test_a_usual_game_fits_one_code() -> None:
    shared = share(GAME, read(NAMES["to-ten"]), "Ann wins")
    assert shared.record
    assert draw_code(shared.record).size < 100
    assert shared.notice is None
    assert shared.result == "Ann wins"


@pytest.mark.parametrize("language", languages())
def test_a_game_too_long_for_a_code_shares_its_result_and_says_so(language: str) -> None:
    games = [play_randomly(GAME, seed, {"goal": 1000}).record for seed in range(6)]
    many = Record("mast-year", {}, games[0].players, tuple(entry for record in games for entry in record.entries))
    shared = share(GAME, many, "x" * 5000)
    assert shared.record is None
    assert shared.result == "x" * 599 + "…"
    assert shared.notice
    assert "code" in find_words("mast-year", language).say(shared.notice, ()).casefold()


def test_a_code_is_square_and_has_its_three_corners() -> None:
    code = draw_code("7S")
    assert {len(row) for row in code.rows} == {code.size}
    corner = tuple(row[:7] for row in code.rows[:7])
    assert corner == tuple(row[:-8:-1] for row in code.rows[:7]) == tuple(row[:7] for row in code.rows[:-8:-1])


def test_the_longest_code_is_small_enough_to_scan() -> None:
    assert draw_code("A" * MOST_LETTERS).size == 121
