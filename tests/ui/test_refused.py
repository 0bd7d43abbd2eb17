"""What is refused or asked is said in the table's own language, on every screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.session.correction import Remove, Replace
from tests.ui.pilot import Pilot


@pytest.fixture
def german(folder: Path) -> Iterator[Pilot]:
    """A German table; the ten of spades is trunk, two cards are played."""
    with Pilot(folder, language="de") as pilot:
        pilot.start("mast-year", {}, ("Bo", "", "", ""))
        pilot.act(Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("8C")))
        yield pilot


def test_a_refusal(german: Pilot) -> None:
    german.controllers.entries.act(Play(parse_card("TS")), by="camera")
    german.until(lambda: bool(german.controllers.notices.trouble))
    assert german.controllers.notices.trouble == "10♠ war schon Stammkarte: Eine von beiden ist falsch gelesen."


def test_a_question(german: Pilot) -> None:
    entries = german.controllers.table.snapshot.entries
    german.controllers.entries.correct(Replace(entries[1].number, Play(parse_card("8C"))))
    german.until(lambda: german.name == "question")
    assert german.says("8♣ war schon in Stich 1: Eine von beiden ist falsch gelesen.")


def test_a_correction_that_cannot_be(german: Pilot) -> None:
    number = german.controllers.table.snapshot.entries[1].number
    german.controllers.navigation.go("correct", number=number)
    german.settle()
    german.screen.choose(Remove(77))
    german.until(lambda: german.screen.change != "…")
    assert german.says("Diesen Eintrag gibt es nicht mehr")


def test_files_that_cannot_be_saved(german: Pilot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(folder))
    (folder / "mast-year-games").mkdir(mode=0o500)
    (folder / "mast-year-games").rmdir()
    (folder / "mast-year-games").symlink_to("/proc/nothing")
    german.controllers.navigation.go("share")
    german.settle()
    german.screen.save()
    german.until(lambda: german.screen.message != "Wird gesichert …")
    assert german.screen.message.startswith("Sie konnten nicht gesichert werden: ")
    assert german.screen.message.count("cannot") == 0
