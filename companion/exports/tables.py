"""Tables: what games tell in rows, as CSV; a game's own `tables` names them and their columns."""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Final
from unicodedata import normalize

from companion.engine.tables import TableRow
from companion.exports.exporter import ExportedGame
from companion.translations import ENGLISH

CsvRow = dict[str, str]
FORMULA_SIGNS: Final = ("=", "+", "-", "@")
_BEFORE_A_SIGN: Final = " \t\r\n\v\f\0\"'`´‘’‚“”„«»\xad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
"""What some spreadsheets strip before they look for a formula's sign; wide blanks become narrow ones first."""
_NUMBER: Final = re.compile(r"[-+]?\d+([.,]\d+)?")
WITH_COMMAS: Final = ("de", "pl")
"""The languages whose spreadsheets take decimal commas, semicolons between cells, and UTF-8 by its mark."""
DECIMALS: Final = 6
_MARK: Final = "\ufeff"


def write_tables(games: Iterable[ExportedGame], language: str = ENGLISH) -> dict[str, str]:
    """Returns each table of `games` by its name, as `write_rows` writes it; tables of the same name are joined."""
    found: dict[str, list[CsvRow]] = {}
    for played in games:
        opening = _opening(played)
        for name, rows in _tables_of(played).items():
            found.setdefault(name, []).extend({**opening, **_cells(row, language)} for row in rows)
    return {name: write_rows(rows, language) for name, rows in found.items()}


def _tables_of(played: ExportedGame) -> Mapping[str, Sequence[TableRow]]:
    return played.game.tables(played.state)


def _opening(played: ExportedGame) -> CsvRow:
    """Returns the columns with which each row begins: the game, its day, its people."""
    names = {f"player_{seat}": _harmless(name) for seat, name in enumerate(played.record.players)}
    return {"id": played.number, "game": played.game.name, "started": played.started, **names}


def _cells(row: TableRow, language: str) -> CsvRow:
    return {column: cell_text(value, language) for column, value in row.items()}


def cell_text(value: object, language: str = ENGLISH, *, is_exact: bool = False) -> str:
    """Returns a value as the text of a cell; what is not known is empty.

    A number has no exponent, and is rounded to DECIMALS unless it `is_exact`.
    """
    if value is None:
        return ""
    if isinstance(value, float):
        number = value if is_exact else round(value, DECIMALS) + 0.0  # -0.0 becomes 0.0
        text = format(Decimal(str(number)), "f")
        return text.replace(".", ",") if language in WITH_COMMAS else text
    return str(value).lower() if isinstance(value, bool) else str(value)


def _harmless(text: str) -> str:
    """Returns a text that no spreadsheet takes for a formula, whatever comes before its sign."""
    bare = normalize("NFKC", text).lstrip(_BEFORE_A_SIGN)
    return f"'{text}" if bare.startswith(FORMULA_SIGNS) or text.startswith(("\t", "\r")) else text


def _cell_of(name: str, cell: str) -> str:
    """Returns a cell as it is written; a name was made harmless before, and may look like a number."""
    return cell if name.startswith("player_") or _NUMBER.fullmatch(cell) else _harmless(cell)


def write_rows(rows: Sequence[CsvRow], language: str = ENGLISH) -> str:
    """Returns rows as CSV with a header, for the spreadsheets of a language.

    A column that only some rows have is empty in the others.
    """
    head = list(dict.fromkeys(column for row in rows for column in row))
    has_commas = language in WITH_COMMAS
    text = io.StringIO()
    text.write(_MARK if has_commas else "")
    writer = csv.DictWriter(text, head, restval="", lineterminator="\r\n", delimiter=";" if has_commas else ",")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _cell_of(name, cell) for name, cell in row.items()})
    return text.getvalue()
