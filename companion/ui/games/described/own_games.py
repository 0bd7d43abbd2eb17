"""Games that a table describes: their drafts, kept through a restart, and their files once saved. No Kivy.

A draft lies beside the games under their names with a dot before, where nobody takes it for one.
"""

import json
import re
import tomllib
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

from companion.app.toml_editing import begin_copy, change, next_version
from companion.engine.toml_lines import Changes, Place
from companion.games.described.description import Description
from companion.games.described.edited_fields import text_in
from companion.games.described.edited_rows import Row, read_rows
from companion.games.described.faults import DescriptionError, Fault
from companion.games.described.reading import read_description
from companion.games.described.warnings import warnings_of
from companion.journal.described_games import FOLDER, SUFFIX, FoundGame, read_source
from companion.simulation.players.tried_games import warn_of_end
from companion.ui.games.described.game_files import unwritten, write_game

PartKey: TypeAlias = tuple[str, Place]
LOCAL_LETTERS: Final = str.maketrans({"ł": "l", "Ł": "L", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class Draft:
    """The text of a game that is described at the table, and the stem of the file that it becomes."""

    text: str
    stem: str

    def name(self, language: str) -> str:
        """Returns what the text calls the game."""
        return text_in(tomllib.loads(self.text).get("game", ""), language)

    @property
    def version(self) -> str:
        """What the text says of its version."""
        return str(tomllib.loads(self.text).get("version", ""))


def begin_draft(nearest: FoundGame, folder: Path, language: str) -> Draft:
    """Returns a draft: a copy of a shipped game, or a table's own game itself. Raises BadInputError."""
    text = read_source(nearest, folder / "journal")
    if not nearest.is_shipped:
        return Draft(text, nearest.stem)
    name = Draft(text, "").name(language)
    taken = {path.stem.removeprefix(".") for path in _files(folder)}
    numbered = (f"{name} {number}" for number in range(2, 999))
    own = next(one for one in numbered if stem_of(one) not in taken)
    return Draft(begin_copy(text, own), stem_of(own))


def _files(folder: Path, which: str = "") -> list[Path]:
    """Returns the files of the table's own games; with "." before those of drafts, in alphabetical order."""
    return sorted((folder / FOLDER).glob(f"{which}*{SUFFIX}"))


class Editing:
    """A draft while it is changed: its parts, the game that it describes or its faults, what was undone."""

    def __init__(self, draft: Draft) -> None:
        self._past: list[str] = []
        self._undone: list[str] = []
        self.take(draft)

    @property
    def has_past(self) -> bool:
        """Whether a change can be undone."""
        return bool(self._past)

    @property
    def has_undone(self) -> bool:
        """Whether a change was undone, and nothing was changed since."""
        return bool(self._undone)

    def take(self, draft: Draft) -> None:
        """Goes on with another draft."""
        self.draft, self.rows = draft, read_rows(draft.text)
        self.raw = self.rows[0].whole
        self.description, self.faults = read_draft(draft.text)

    def change(self, changes: Changes) -> None:
        """Changes the text."""
        self._undone.clear()
        self._past.append(self.draft.text)
        self.take(replace(self.draft, text=change(self.draft.text, changes)))

    def undo(self) -> None:
        """Takes the last change back."""
        self._undone.append(self.draft.text)
        self.take(replace(self.draft, text=self._past.pop()))

    def redo(self) -> None:
        """Makes the change again that was undone last."""
        self._past.append(self.draft.text)
        self.take(replace(self.draft, text=self._undone.pop()))

    def row(self, key: PartKey) -> Row | None:
        """Returns the part of a key, if it is still there."""
        return next((row for row in self.rows if key_of(row) == key), None)


def key_of(row: Row) -> PartKey:
    """Returns by what a part is found again after a change."""
    return row.part.name, row.place


def read_draft(text: str) -> tuple[Description | None, tuple[Fault, ...]]:
    """Returns the game that a text describes, or its faults."""
    try:
        return read_description(text.encode()), ()
    except DescriptionError as error:
        return None, error.faults


def doubts(description: Description) -> tuple[Fault, ...]:
    """Returns what is probably not meant, as the check of the command line says it."""
    return (*warnings_of(description), *warn_of_end(json.loads(description.source)))


def stem_of(name: str) -> str:
    """Returns the stem of a game's file by the game's name, in plain letters."""
    plain = unicodedata.normalize("NFKD", name.translate(LOCAL_LETTERS)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40] or "game"


def find_drafts(folder: Path) -> tuple[Draft, ...]:
    """Returns the drafts that are kept."""
    found = []
    for path in _files(folder, "."):
        with suppress(OSError, ValueError):
            draft = Draft(path.read_text("utf-8"), path.stem.removeprefix("."))
            tomllib.loads(draft.text)
            found.append(draft)
    return tuple(found)


def keep_draft(draft: Draft, folder: Path) -> None:
    """Keeps a draft. Raises DeviceError."""
    write_game(folder, _kept(draft), draft.text.encode())


def discard_draft(draft: Draft, folder: Path) -> None:
    """Keeps a draft no longer. Raises DeviceError."""
    try:
        (folder / FOLDER / _kept(draft)).unlink(missing_ok=True)
    except OSError as error:
        raise unwritten(folder, error) from None


def _kept(draft: Draft) -> str:
    return f".{draft.stem}{SUFFIX}"


def save_draft(draft: Draft, folder: Path, language: str) -> Draft:
    """Writes the game's file; returns the draft as it was saved. Raises DeviceError.

    One that was saved before, and has changed, gets the next version, also if it is undone to an earlier one. The file
    of a new one is named as the game is.
    """
    path = folder / FOLDER / f"{draft.stem}{SUFFIX}"
    before = path.read_text("utf-8-sig") if path.is_file() else ""
    saved = draft
    if not before:
        wanted, taken = stem_of(draft.name(language)), {one.stem for one in _files(folder)}
        names = (wanted, *(f"{wanted}-{number}" for number in range(2, 999)))
        saved = replace(draft, stem=next(one for one in names if one not in taken))
    elif before != draft.text and not _is_later(draft.version, last := Draft(before, "").version):
        saved = replace(draft, text=change(draft.text, {("version",): next_version(last)}))
    write_game(folder, f"{saved.stem}{SUFFIX}", saved.text.encode())
    discard_draft(draft, folder)
    return saved


def _is_later(version: str, last: str) -> bool:
    """Whether a version comes after the last one: all have one order, so none that was saved before does."""
    return _in_order(version) > _in_order(last)


def _in_order(version: str) -> list[tuple[int, str]]:
    """Returns what versions are in order by: their numbers and the letters between; a number comes after letters."""
    parts = re.findall(r"\d+|\D+", version)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]
