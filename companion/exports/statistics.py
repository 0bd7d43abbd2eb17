"""The statistics of a journal, for people and for programs: tables in words, JSON lines, and CSV."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from companion.errors import BadInputError
from companion.exports.tables import cell_text, write_rows
from companion.session.moment import local_day
from companion.session.statistics import Extreme, GameKind, GameLine, PersonLine, Statistics
from companion.translations import ENGLISH, Translation, find_translation


@dataclass(frozen=True, slots=True)
class StatisticsTable:
    """One table: its columns' titles, its rows of as many cells, the first one a name; `notes` are sentences below."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()


def tell_statistics(found: Statistics, language: str = ENGLISH) -> tuple[StatisticsTable, ...]:
    """Returns the tables that people read: people in all games, in each game, and partners; none without a game."""
    say = find_translation("", language)
    text = say.text
    games, won = text("people-games"), text("people-won")
    tables = [
        StatisticsTable(
            text("people-all"),
            (text("people-name"), games, won, text("people-streak"), text("people-longest")),
            tuple((line.person, *map(str, (line.games, line.won, line.streak, line.longest))) for line in found.people),
        )
    ]
    for record in found.records:
        lines = [line for line in found.by_game if line.kind == record.kind]
        has_points = any(line.points is not None for line in lines)
        columns = (text("people-name"), games, won, *[text("people-points")] * has_points)
        rows = tuple((*_cells_of(line), *[_number(line.points_a_part, language)] * has_points) for line in lines)
        tables.append(
            StatisticsTable(game_title(record.kind, language), columns, rows, tuple(_notes(record, say, language)))
        )
    partners = tuple((say.write(line.people, ()), str(line.games), str(line.won)) for line in found.partners)
    tables.append(StatisticsTable(text("people-partners"), (text("people-name"), games, won), partners))
    return tuple(table for table in tables if table.rows)


def game_title(kind: GameKind, language: str) -> str:
    """Returns what a game is called; of one that is no longer there, its name in records."""
    try:
        return find_translation(kind.name, language).say(kind.title, ())
    except BadInputError:
        return kind.name


def _cells_of(line: PersonLine) -> tuple[str, str, str]:
    return line.person, str(line.games), str(line.won)


def _number(value: float | None, language: str) -> str:
    return "–" if value is None else cell_text(value, language)


def _notes(record: GameLine, say: Translation, language: str) -> Iterator[str]:
    for key, extreme in (("people-best", record.best), ("people-closest", record.closest)):
        if extreme:
            names = say.write(tuple(filter(None, extreme.winners)) or "–", ())
            points = cell_text(extreme.points, language) if extreme.points % 1 else int(extreme.points)
            yield say.text(key, points=points, names=names, day=local_day(extreme.started))


def statistics_words(found: Statistics, language: str = ENGLISH) -> Iterator[str]:
    """Yields the tables as lines of text, with a line before them that says of how many games they are."""
    yield find_translation("", language).text("people-count", games=found.games)
    for table in tell_statistics(found, language):
        widths = [max(map(len, column)) for column in zip(table.columns, *table.rows, strict=True)]
        yield ""
        yield table.title
        for first, *others in (table.columns, *table.rows):
            cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
            yield "  ".join(("", first.ljust(widths[0]), *cells))
        yield from (f"  {note}" for note in table.notes)


def statistics_lines(found: Statistics) -> Iterator[Mapping[str, object]]:
    """Yields a JSON object for each person, in all games (game null) and in each, for partners, and for each game."""
    for line in (*found.people, *found.by_game):
        yield {"of": "person", **_kind_of(line.kind), **_without_kind(line), "points_a_part": line.points_a_part}
    for pair in found.partners:
        yield {"of": "partners", **asdict(pair)}
    for record in found.records:
        yield {"of": "game", **_kind_of(record.kind), **_without_kind(record)}


def _kind_of(kind: GameKind | None) -> dict[str, str | None]:
    return {"game": kind.name if kind else None, "title": game_title(kind, ENGLISH) if kind else None}


def _without_kind(line: PersonLine | GameLine) -> dict[str, object]:
    return {name: value for name, value in asdict(line).items() if name != "kind"}


def statistics_tables(found: Statistics, language: str = ENGLISH) -> dict[str, bytes]:
    """Returns the tables as CSV, by the names of their files."""
    people = [
        {"player": line.person, **_kind_cells(line.kind, language), **_figures(line, language)}
        for line in (*found.people, *found.by_game)
    ]
    partners = [
        {"player": line.people[0], "partner": line.people[1], "games": str(line.games), "won": str(line.won)}
        for line in found.partners
    ]
    games = [
        {
            **_kind_cells(line.kind, language),
            "games": str(line.games),
            **_extreme_cells("best", line.best, language),
            **_extreme_cells("closest", line.closest, language),
        }
        for line in found.records
    ]
    tables = {"statistics-people": people, "statistics-partners": partners, "statistics-games": games}
    return {
        f"{name}.csv": write_rows(rows, language).encode("utf-8", "backslashreplace") for name, rows in tables.items()
    }


def _kind_cells(kind: GameKind | None, language: str) -> dict[str, str]:
    return {"game": kind.name, "title": game_title(kind, language)} if kind else {"game": "all", "title": ""}


def _figures(line: PersonLine, language: str) -> dict[str, str]:
    parts = line.parts if line.kind else None
    values = (line.games, line.won, line.streak, line.longest, line.points, parts, line.points_a_part)
    names = ("games", "won", "streak", "longest", "points", "parts", "points_a_part")
    return {name: cell_text(value, language) for name, value in zip(names, values, strict=True)}


def _extreme_cells(name: str, extreme: Extreme | None, language: str) -> dict[str, str]:
    if extreme is None:
        return {name: "", f"{name}_id": "", f"{name}_winners": ""}
    return {
        name: cell_text(extreme.points, language),
        f"{name}_id": extreme.number,
        f"{name}_winners": ", ".join(extreme.winners),
    }
