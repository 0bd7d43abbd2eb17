"""Sharing: a game goes through a code and comes back the same."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.engine import Record, read_record
from companion.errors import BadRecordError
from companion.exports.packed import is_packed, pack, unpack
from companion.exports.sharing import LONGEST_RESULT, MOST_LETTERS, draw_code, share_record, shorten
from companion.games import find_game
from tests.games.random_play import play_randomly
from tests.project.tree import ROOT

GAME = find_game("mast-year")


RECORDS = sorted(path for path in (ROOT / "tests/records").glob("*.json"))


NAMES = {path.stem: path for path in RECORDS}


def read(path: Path) -> Record:
    return read_record(path.read_bytes(), find_game)


def long_record() -> Record:
    games = [play_randomly(GAME, seed, {"goal": 1000}).record for seed in range(6)]
    return Record("mast-year", {}, games[0].players, tuple(entry for record in games for entry in record.entries))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_comes_back_from_its_codes_in_any_order(name: str) -> None:
    record = read(NAMES[name])
    shared = share_record(GAME, record)
    for order in (shared, tuple(reversed(shared))):
        scanned = "\n".join(order).encode()
        assert is_packed(scanned)
        assert unpack(scanned) == unpack(pack(GAME, record).encode())


def test_a_long_game_has_as_many_codes_as_it_needs_each_easy_to_scan() -> None:
    shared = share_record(GAME, long_record())
    assert len(shared) > 3
    assert {draw_code(text).size for text in shared[:-1]} == {65}
    again = read_record(unpack("".join(shared).lower().encode()), find_game)
    assert len(again.entries) == len(long_record().entries)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda parts: parts[:1] + parts[2:], "these are missing: 2"),
        (lambda parts: [*parts, "MYC1/1/2/00000000:AAAA"], "of different games"),
        (lambda parts: [parts[0][:-1], *parts[1:]], "damaged"),
        (lambda parts: ["MYC1/X/2/00000000:AAAA"], "damaged"),
        (lambda parts: ["MYC1/1/999999999/00000000:AAAA"], "damaged"),
    ],
    ids=["one missing", "another game's", "one cut", "no number", "too many"],
)
def test_codes_that_make_no_game_are_refused_in_one_line(spoil: Callable[[list[str]], list[str]], told: str) -> None:
    parts = list(share_record(GAME, long_record()))
    with pytest.raises(BadRecordError, match=told):
        unpack("\n".join(spoil(parts)).encode())


def test_a_long_result_is_cut_to_one_code() -> None:
    assert shorten("Ann wins") == "Ann wins"
    assert shorten("x" * 5000) == "x" * (LONGEST_RESULT - 1) + "…"


def test_a_code_is_square_and_has_its_three_corners() -> None:
    code = draw_code("7S")
    assert {len(row) for row in code.rows} == {code.size}
    corner = tuple(row[:7] for row in code.rows[:7])
    assert corner == tuple(row[:-8:-1] for row in code.rows[:7]) == tuple(row[:7] for row in code.rows[:-8:-1])


def test_the_longest_code_is_small_enough_to_scan() -> None:
    assert draw_code("A" * MOST_LETTERS).size == 65
