"""labels.json: what a person saw in each picture of a folder; rows.toml: which pictures are counted together."""

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.errors import BadInputError, why_refused
from vision.geometry import FloatBox

_NAME: Final = re.compile("[2-9TJQKA?][CDHS?]")


@dataclass(frozen=True, slots=True)
class CardLabel:
    """One card as a person saw it; `?` stands for what could not be told, and the box may be unknown."""

    name: str
    box: FloatBox | None = None

    @property
    def is_whole(self) -> bool:
        """Tells whether rank and suit are known."""
        return "?" not in self.name

    def fits(self, name: str) -> bool:
        """Tells whether a card's name agrees with what is known."""
        return all(mine in ("?", other) for mine, other in zip(self.name, name, strict=True))


@dataclass(frozen=True, slots=True)
class LabelledPicture:
    """A picture file with what lies in it."""

    path: Path
    folder: str
    kind: str
    cards: tuple[CardLabel, ...]
    optional: tuple[str, ...] = ()
    has_unlabelled_partials: bool = False


def find_labelled(places: list[Path]) -> list[LabelledPicture]:
    """Returns the pictures of folders with a labels.json, or of their sub-folders. Raises BadInputError."""
    found: list[LabelledPicture] = []
    for place in places:
        inside = sorted(path.parent for path in place.glob("[!.]*/labels.json"))
        folders = [place] if (place / "labels.json").exists() else inside
        if not folders:
            raise BadInputError(f"{str(place)!r} holds no labels.json: name a folder of labelled pictures")
        for folder in folders:
            found += read_labels(folder)
    return found


def read_labels(folder: Path) -> list[LabelledPicture]:
    """Returns the labelled pictures of one folder. Raises BadInputError."""
    path = folder / "labels.json"
    try:
        entries = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInputError(f"{str(path)!r} cannot be read: {why_refused(error)}: it must be a list in JSON") from None
    if not isinstance(entries, list):
        raise BadInputError(f"{str(path)!r} cannot be read: it must be a list of pictures with their cards")
    return [_entry(folder, entry, f"{str(path)!r}, picture {place}") for place, entry in enumerate(entries)]


def _entry(folder: Path, entry: Any, where: str) -> LabelledPicture:
    try:
        return _labelled(folder, entry)
    except KeyError as error:
        raise BadInputError(f"{where} (counted from 0) cannot be read: it has no {error}") from None
    except (AttributeError, TypeError, ValueError):
        raise BadInputError(
            f'{where} (counted from 0) cannot be read: write {{"file": "a.jpg", "kind": "single", '
            '"cards": [{"label": "QH", "bbox": [x, y, w, h]}]}'
        ) from None


def _labelled(folder: Path, entry: dict[str, Any]) -> LabelledPicture:
    cards = tuple(CardLabel(_name(card["label"]), _box(card["bbox"])) for card in entry["cards"])
    return LabelledPicture(
        folder / entry["file"],
        folder.resolve().name,
        entry["kind"],
        cards,
        tuple(entry.get("optional", ())),
        bool(entry.get("unlabelled_partials", False)),
    )


def _name(label: str) -> str:
    if not _NAME.fullmatch(label):
        raise ValueError(label)
    return label


def _box(numbers: list[float] | None) -> FloatBox | None:
    if numbers is None:
        return None
    x, y, width, height = numbers
    return float(x), float(y), float(width), float(height)


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
