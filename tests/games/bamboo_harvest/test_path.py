"""The winning path: drawn forests, and random ones beside a search of every path."""

import itertools
from random import Random

import pytest

from companion.games.bamboo_harvest.deck import NEIGHBOURS
from companion.games.bamboo_harvest.path import builds_needed, winning_path
from tests.games.bamboo_harvest.oracle import Grove

PATHS = [
    pytest.param("0......" * 3 + "1......" + "0......" * 3, 7, id="BH-5.1 north to south with one other"),
    pytest.param("." * 21 + "0001000" + "." * 21, 7, id="BH-5.1 west to east"),
    pytest.param("0......" * 7, 0, id="BH-5.1 none of another player"),
    pytest.param("0......" * 3 + "1......" * 2 + "0......" * 2, 7, id="BH-5.1 two of one other"),
    pytest.param("0......" * 3 + "1......" * 3 + "0......", 0, id="BH-5.1 three of one other"),
    pytest.param("0......" * 4 + "1......" * 2 + "2......", 7, id="BH-5.1 three of two others"),
    pytest.param("0......" * 3 + "1......" * 2 + "2......" * 2, 0, id="BH-5.1 four of others"),
    pytest.param("0......" * 3 + "01....." + "0......" * 3, 0, id="BH-5.4 no side trip"),
    pytest.param("00....." + ".1....." + "00....." + "0......" * 4, 8, id="BH-5.1 it may turn"),
    pytest.param("0001..." + "...0..." * 6, 7, id="BH-5.1 the edge is an edge wherever it begins"),
    pytest.param("01....." + "00....." + "0......" * 5, 8, id="BH-5.4 from another's token beside the column"),
    pytest.param("0......" * 5 + "01....." + "00.....", 8, id="BH-5.1 along the edge round another's token"),
    pytest.param(".......", 0, id="nothing built"),
]


def read(drawn: str) -> list[int | None]:
    return [None if sign == "." else int(sign) for sign in drawn.ljust(49, ".")]


@pytest.mark.parametrize(("drawn", "length"), PATHS)
def test_a_path_is_found_or_not(drawn: str, length: int) -> None:
    built = read(drawn)
    path = winning_path(built, 0)
    assert len(path) == length
    if path:
        assert_wins(built, path)


def assert_wins(built: list[int | None], path: tuple[int, ...]) -> None:
    """Checks a path of seat 0 by the rule's words (BH-5.1, BH-5.4)."""
    assert len(set(path)) == len(path)
    assert all(following in NEIGHBOURS[place] for place, following in itertools.pairwise(path))
    rows, columns = [place // 7 for place in path], [place % 7 for place in path]
    assert (rows[0], rows[-1]) == (0, 6) or (columns[0], columns[-1]) == (0, 6)
    others = [built[place] for place in path if built[place] != 0]
    assert None not in others
    assert 1 <= len(others) <= 3
    assert all(others.count(seat) <= 2 for seat in others)


def draw(random: Random) -> list[int | None]:
    """Returns a forest in which seat 0 has built from edge to edge, or nearly."""
    column = random.randrange(7)
    cells = [row * 7 + max(0, min(6, column + random.choice((0, 0, 0, 1, -1)))) for row in range(7)]
    cells += [random.randrange(49) for _ in range(random.randrange(8))]
    built: list[int | None] = [None] * 49
    for place in dict.fromkeys(cells):
        if built.count(0) < 10 and random.random() < 0.85:
            built[place] = 0
    for seat in range(1, random.randint(2, 4)):
        free = [place for place in range(49) if built[place] is None]
        for place in random.sample(free, min(len(free), random.randrange(9))):
            built[place] = seat
    return built


def test_random_forests_agree_with_a_search_of_every_path() -> None:
    random, found = Random(5), 0
    for _ in range(600):
        built = draw(random)
        grove = Grove(4)
        grove.owner = {divmod(place, 7): owner for place, owner in enumerate(built) if owner is not None}
        path = winning_path(built, 0)
        assert len(path) == min(map(len, grove.paths(0)), default=0), built
        if path:
            found += 1
            assert_wins(built, path)
    assert found > 30


@pytest.mark.parametrize(
    ("drawn", "builds"),
    [
        pytest.param("", 49, id="BH-5.1 no token of another player"),
        pytest.param("1......", 6, id="from another player's token on"),
        pytest.param("0......" * 3 + "1......" + "0......" * 3, 0, id="a path"),
        pytest.param("0......" * 2 + "1......" + "......." + "0......" * 3, 1, id="a gap"),
        pytest.param("0......" * 7, 49, id="BH-5.1 a column of one's own, and no other token"),
        pytest.param("0......" * 3 + "1......" * 3 + "0......", 3, id="BH-5.1 three of one other: round one of them"),
        pytest.param("1......" * 7, 6, id="round what others built, but for two of one player"),
    ],
)
def test_how_many_builds_are_needed(drawn: str, builds: int) -> None:
    assert builds_needed(read(drawn), 0) == builds


def test_no_build_is_needed_exactly_where_a_path_lies() -> None:
    random = Random(7)
    forests = [draw(random) for _ in range(600)]
    assert [builds_needed(built, 0) == 0 for built in forests] == [bool(winning_path(built, 0)) for built in forests]
