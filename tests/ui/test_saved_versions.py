"""A version of a table's own game that was saved, and so may have been played, is never saved with another content."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from companion.app.toml_editing import change
from companion.journal.described_games import find_games
from companion.ui.games.described.own_games import Draft, begin_draft, save_draft

VERSIONS: Final = ("", "0.9", "beta", "v1", "1.0-rc", "2026-11", "1.", "..", "!", "0.01", "10.0")


@pytest.fixture
def draft(folder: Path) -> Draft:
    """A copy of a shipped game."""
    nearest = next(found for found in find_games(None) if found.stem == "oh-hell")
    return begin_draft(nearest, folder, "en")


def saved_with(draft: Draft, folder: Path, minutes: int, version: str) -> Draft:
    """Saves the game of a draft as it is for so many minutes, with a version that is typed."""
    text = change(draft.text, {("minutes",): minutes, ("version",): version})
    return save_draft(replace(draft, text=text), folder, "en")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_change_that_is_undone_and_another_one_have_versions_of_their_own(
    draft: Draft, folder: Path, version: str
) -> None:
    first = saved_with(draft, folder, 15, version)
    assert first.version == version
    kept = [first.version]
    for minutes in (30, 45, 60):  # each of them begins where the first one stood
        kept.append(saved_with(first, folder, minutes, version).version)
        kept.append(saved_with(first, folder, 15, version).version)
    assert len(set(kept)) == len(kept)


def test_a_version_that_is_typed_is_taken_only_if_it_comes_later(draft: Draft, folder: Path) -> None:
    first = saved_with(draft, folder, 15, "0.3")
    typed = ("beta", "0.1", "0.3", "0.10", "0.09", "1.0-rc", "1.0-rc", "1.0-beta", "2")
    kept = [saved_with(first, folder, minutes, version).version for minutes, version in enumerate(typed, 20)]
    assert kept == ["0.4", "0.5", "0.6", "0.10", "0.11", "1.0-rc", "1.0-rc.1", "1.0-rc.2", "2"]


def test_what_is_saved_again_as_it_was_keeps_its_version(draft: Draft, folder: Path) -> None:
    first = saved_with(draft, folder, 15, "beta")
    assert save_draft(first, folder, "en").version == "beta"
