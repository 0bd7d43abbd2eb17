"""A kept deck is copied to where people find files, and one that was brought from another machine takes its place."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from companion.app.camera_controller import CameraController
from companion.exports.folder import NAME
from companion.learning.deck_store import DeckStore
from companion.sources import open_any
from companion.ui.texts import SAY
from tests.app.grey_decks import deck_of
from tests.ui.geometry import faults
from tests.ui.pilot import PATIENCE_S, Pilot
from tests.ui.shown_cards import open_learning

pytestmark = pytest.mark.one_python


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[Any]:
    """A camera over the table that is never opened."""
    made = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def test_a_kept_deck_is_copied_and_read_on_another_machine(
    pilot: Pilot, folder: Path, camera: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    open_learning(pilot)
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.none-brought", folder=NAME)))
    assert faults(pilot) == []
    deck = deck_of("1", "2", "W")
    DeckStore(folder).keep("lunar", deck)
    pilot.screen.back()
    pilot.until(lambda: pilot.name == "variant")
    open_learning(pilot)
    pilot.tap_text(SAY("ui.learn.copy"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.copied-home", folder=NAME, file="lunar.deck")))
    assert faults(pilot) == []
    (folder / "decks" / "lunar.deck").unlink()
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
    assert faults(pilot) == []
    pilot.tap_text(f"lunar.deck · ~/{NAME}")
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept", count=3)))
    assert camera.decks.profiles[0] == deck
    assert (folder / "decks" / "lunar.deck").read_bytes() == deck.content
    assert pilot.says("wolf")


def test_decks_that_were_found_are_left_by_back_and_one_that_is_gone_is_said(
    pilot: Pilot, folder: Path, camera: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    path = tmp_path / "lunar.deck"
    path.write_bytes(deck_of("1", "2").content)
    open_learning(pilot)
    for _ in range(2):
        pilot.tap_text(SAY("ui.learn.bring"))
        pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
        pilot.screen.back()
        pilot.until(lambda: pilot.says("wolf"))
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
    path.unlink()
    pilot.tap_text("lunar.deck · ~/.")
    pilot.until(lambda: pilot.screen.message.startswith(SAY("ui.learn.not-taken", why="")))
    assert pilot.screen.is_trouble
    monkeypatch.setenv("HOME", str(path / "nowhere"))
    pilot.screen.files.copy()
    pilot.until(lambda: pilot.screen.message.startswith(SAY("ui.learn.not-copied", why="")))


def test_a_stick_that_does_not_answer_where_decks_are_looked_for_is_said_to(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    writer, free, before = pilot.controllers.access._writers["exports"], Event(), list[object]()
    writer.ask(lambda _: free.wait(PATIENCE_S), before.append)  # it hangs
    writer._limit_s = 0.05
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("disk.slow")))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []
    free.set()


def test_a_deck_is_taken_and_a_newer_one_is_said_where_there_is_no_camera(
    pilot: Pilot, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    deck, path = deck_of("1", "2"), tmp_path / "lunar.deck"
    open_learning(pilot)
    path.write_bytes(deck.content.replace(b"companion-deck 1", b"companion-deck 2", 1))
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.newer", file="lunar.deck")))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []
    path.write_bytes(deck.content)
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
    pilot.tap_text("lunar.deck · ~/.")
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept", count=2)))
    assert (folder / "decks" / "lunar.deck").read_bytes() == deck.content


def test_the_faces_of_a_deck_that_was_brought_are_marked_as_kept(
    pilot: Pilot, camera: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "lunar.deck").write_bytes(deck_of("1", "2").content)
    open_learning(pilot)
    pilot.tap_text(SAY("ui.learn.bring"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
    pilot.tap_text("lunar.deck · ~/.")
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept", count=2)))
    assert pilot.says("☑ 2")


def type_letters(pilot: Pilot, letters: str) -> None:
    for letter in letters:
        pilot.tap_text(letter)


@pytest.mark.parametrize("end", ["done", "back"])
def test_decks_that_are_found_while_a_name_is_typed_are_shown_once_it_is_typed(
    pilot: Pilot, folder: Path, camera: Any, end: str
) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))
    pilot.tap_text(SAY("ui.learn.add"))
    type_letters(pilot, "SL")
    pilot.screen.learning.choose((folder / "lunar.deck",))
    pilot.settle()
    type_letters(pilot, "ED")
    assert pilot.says("Sled▏")
    if end == "done":
        pilot.tap_text(SAY("ui.keyboard.done"))
    else:
        pilot.screen.back()
    pilot.until(lambda: pilot.says(SAY("ui.learn.which")))
    pilot.screen.back()
    pilot.until(lambda: pilot.says("Sled" if end == "done" else "owl"))


def test_a_deck_that_is_read_while_a_name_is_typed_is_said_once_it_is_typed(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))
    pilot.tap_text(SAY("ui.learn.add"))
    type_letters(pilot, "SL")
    pilot.screen.learning.take(deck_of("1", "2"))
    pilot.settle()
    assert pilot.says("Sl▏")
    pilot.screen.back()
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept", count=2)))


def test_that_no_deck_was_found_while_a_name_is_typed_is_said_once_it_is_typed(
    pilot: Pilot, camera: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))
    pilot.tap_text(SAY("ui.learn.add"))
    type_letters(pilot, "S")
    pilot.screen.files.bring()
    type_letters(pilot, "L")
    none_brought = SAY("ui.learn.none-brought", folder=NAME)
    pilot.until(lambda: pilot.screen.message == none_brought)
    assert pilot.says("Sl▏")
    pilot.screen.back()
    pilot.settle()
    assert pilot.says(none_brought)
