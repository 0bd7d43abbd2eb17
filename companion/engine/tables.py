"""Rows of tables: what a game writes for a spreadsheet, before it becomes text."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

CellValue: TypeAlias = "str | int | float | bool | None"
TableRow: TypeAlias = Mapping[str, CellValue]


def flatten(values: Mapping[str, object]) -> TableRow:
    """Returns part of a score line as a flat row: nested keys are joined by dots, a list becomes one text."""
    return dict(_cells(values, ""))


def _cells(values: Mapping[str, object], place: str) -> Iterator[tuple[str, CellValue]]:
    for key, value in values.items():
        if isinstance(value, Mapping):
            yield from _cells(value, f"{place}{key}.")
        elif isinstance(value, list):
            yield place + key, " ".join(map(str, value))
        else:
            assert value is None or isinstance(value, str | int | float)
            yield place + key, value
