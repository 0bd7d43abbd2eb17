"""`companion deck check` refuses a profile with a damaged picture; what libraries say of it is not printed."""

from pathlib import Path

import pytest

from companion.__main__ import main
from tests.app.grey_decks import deck_of, head_of, with_head


def test_a_damaged_picture_in_a_profile_is_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    content, path = deck_of("1", "2").content, tmp_path / "lunar.deck"
    pictures = content.split(b"\n", 3)[3]
    at = len(pictures) - 20
    path.write_bytes(with_head(content, head_of(content), pictures[:at] + b"\xff\x00\xff\xfe" + pictures[at + 4 :]))
    assert main(["deck", "check", str(path)]) == 2
    said = capfd.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"{path}: a picture in the profile is damaged" in said.err


def test_a_sound_profile_says_what_it_holds(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lunar.deck"
    path.write_bytes(deck_of("1", "2").content)
    assert main(["deck", "check", str(path)]) == 0
    assert capfd.readouterr().err == ""
