"""The rows of a summary, and the alphabets of folders, from a TOML file."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.errors import BadInputError
from vision.evaluate.labels import LabelledPicture

ROWS: Final = Path(__file__).with_name("rows.toml")


@dataclass(frozen=True, slots=True)
class EvaluationRow:
    """Pictures that are counted together; 0 asks nothing of them."""

    title: str
    folders: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    recall: float = 0.0
    precision: float = 0.0
    whole: float = 0.0

    def holds(self, labelled: LabelledPicture) -> bool:
        """Tells whether the picture is counted in this row."""
        named = labelled.folder in self.folders or labelled.kind in self.kinds
        left_out = labelled.folder in self.without or labelled.kind in self.without
        return not left_out and (named or not (self.folders or self.kinds))


@dataclass(frozen=True, slots=True)
class EvaluationPlan:
    """The rows, and the alphabet of each folder whose letters are not English."""

    rows: tuple[EvaluationRow, ...] = ()
    alphabets: tuple[tuple[str, str], ...] = ()

    def alphabet(self, folder: str) -> str:
        """Returns the alphabet that a folder's cards are printed in."""
        return dict(self.alphabets).get(folder, "english")


def read_plan(path: Path = ROWS) -> EvaluationPlan:
    """Returns the rows of a TOML file. Raises BadInputError."""
    try:
        content = tomllib.loads(path.read_text("utf-8"))
        return EvaluationPlan(
            tuple(_row(row) for row in content.get("row", ())), tuple(content.get("alphabets", {}).items())
        )
    except (OSError, ValueError, TypeError) as error:
        raise BadInputError(f"{str(path)!r} cannot be read: {error}") from None


def _row(row: dict[str, Any]) -> EvaluationRow:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return EvaluationRow(**values)
