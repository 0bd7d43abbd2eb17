"""What the points of one part of a description come to, as a table, while they are made."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from companion.engine.toml_lines import Place
from companion.games.described.description import Description
from companion.games.described.explanation import written
from companion.games.described.formulas import Formula, Kind, numbers_in, words_in, work_out
from companion.games.described.warnings import points_grid

Preview: TypeAlias = tuple[list[str], list[list[str]]]
"""Two words, of which the first names the rows and the last the columns, and a table of points by them."""
MOST_VALUES: Final = 8
"""So many values of a word are shown."""
SHOWN_TOGETHER: Final = ("points", "when")
"""The formulas of a score line that decide its points."""
LARGE: Final = 20
"""From this number in a formula on, values around it are shown."""


def preview(description: Description, place: Place, key: str = "points") -> Preview:
    """Returns what comes of a part, of which `key` is the formula that is made, by two words.

    These are the bid and the tricks; where they do not decide the points, the first words of the part's own formulas.
    The first row and column hold the words' values. Nothing where no word is named.
    """
    part, number = place[0], place[1] if len(place) > 1 else 0
    grid = points_grid(description) if part == "score" and key in SHOWN_TOGETHER else []
    if grid:
        return ["bid", "tricks"], [row[: MOST_VALUES + 1] for row in grid[: MOST_VALUES + 1]]
    assert isinstance(number, int)
    points, when = _formulas(description, str(part), number, key)
    words = list(dict.fromkeys(word for one in (points, when) if one for word in words_in(one.expression)))[:2]
    return words, [list(row) for row in _grid(points, when, words)] if words else []


def _formulas(description: Description, part: str, number: int, key: str) -> tuple[Formula | None, Formula | None]:
    match part:
        case "score":
            line = description.score[number]
            return (line.points if key in SHOWN_TOGETHER else dict(line.count).get(key, line.others)), line.when
        case "category":
            return description.categories[number].points, None
        case "names":
            return dict(description.names)[key], None
    return description.end.when, None


def _grid(points: Formula | None, when: Formula | None, words: list[str]) -> Iterator[tuple[str, ...]]:
    *down, across = words
    columns = _values(points, when)
    yield ("", *map(str, columns))
    for row in columns if down else (0,):
        others = dict.fromkeys(down, row)
        cells = (_cell(points, when, others | {across: column}) for column in columns)
        yield (str(row) if down else "", *cells)


def _values(points: Formula | None, when: Formula | None) -> Sequence[int]:
    """Returns the values of words that are shown: the first ones, or those around a large number of the formulas."""
    most = max((number for one in (points, when) if one for number in numbers_in(one.expression)), default=0)
    if most < LARGE:
        return range(MOST_VALUES)
    return (0, most // 4, most // 2, most - 1, most, most + 1, 2 * most)


def _cell(points: Formula | None, when: Formula | None, values: Mapping[str, int]) -> str:
    def look_up(word: str) -> int:
        return values.get(word, 0)

    if points is None or (when and not work_out(when.expression, look_up)):
        return ""
    value = work_out(points.expression, look_up)
    return ("✓" if value else "·") if points.kind is Kind.YES else str(written(value))
