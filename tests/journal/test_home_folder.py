"""A user without a home folder, as in a container, is told what to do; what needs no home folder goes on."""

import pwd
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.errors import BadInputError
from companion.exports.folder import NAME, find_folder
from companion.journal.home_folder import home_folder, is_in_home_folder, known_home_folder
from companion.learning.deck_store import DeckStore, place_of
from companion.translations import find_translation
from tests.exports.stick import plug_in


@pytest.fixture
def no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(number: int) -> None:
        raise KeyError(f"getpwuid(): uid not found: {number}")

    for name in ("HOME", "COMPANION_JOURNAL", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


def test_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home_folder() == known_home_folder() == tmp_path
    assert is_in_home_folder(tmp_path / "games")
    assert not is_in_home_folder(Path("/media/STICK"))


@pytest.mark.usefixtures("no_home")
@pytest.mark.parametrize("state", [None, "~/state"])
def test_a_journal_without_a_home_folder_is_one_line(
    state: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if state:
        monkeypatch.setenv("XDG_STATE_HOME", state)
    assert main(["journal", "list"]) == 2
    said = "companion: this user has no home folder: set HOME, or name the file of the journal with --journal\n"
    assert capsys.readouterr().err == said


def test_a_state_folder_of_a_user_who_is_not_known_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("COMPANION_JOURNAL", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", "~nobodyhere/state")
    assert main(["journal", "list"]) == 2
    said = "'~nobodyhere/state': there is no home folder '~nobodyhere': write the whole path"
    assert capsys.readouterr().err == f"companion: {said}, or name the file of the journal with --journal\n"


@pytest.mark.usefixtures("no_home")
def test_a_journal_that_is_named_needs_no_home_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "list", "--journal", str(tmp_path / "journal.db")]) == 2
    assert "is no journal" in capsys.readouterr().err


@pytest.mark.usefixtures("no_home")
def test_files_for_people_go_to_a_stick_alone(tmp_path: Path) -> None:
    with pytest.raises(BadInputError) as caught:
        find_folder(sticks=())
    assert str(caught.value) == "this user has no home folder: set HOME"
    assert caught.value.phrase is not None
    said = find_translation("", "en", "companion.session").text(caught.value.phrase.key)
    assert said == "This device has no folder for your files: plug in a memory stick."
    with plug_in(tmp_path) as stick:
        assert find_folder(sticks=(tmp_path / "media",)) == stick / NAME


@pytest.mark.usefixtures("no_home")
def test_decks_are_looked_for_on_sticks_alone() -> None:
    assert DeckStore(Path(), sticks=()).find("lunar") == ()
    assert place_of(Path("/media/STICK/games/lunar.deck")) == "STICK/games"
    assert not is_in_home_folder(Path("/media/STICK"))
