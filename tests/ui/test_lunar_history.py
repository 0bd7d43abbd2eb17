"""The history of Lunar: which card was against the rules, and what each round brought."""

from pathlib import Path

import pytest

from companion.games.lunar.actions import Exchanged, Play, Stars, Tally, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.ui.history_lines import history_lines
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo", "Cy", "Di")


def marked(pilot: Pilot) -> list[str]:
    """Returns the entries that are marked as against the rules."""
    snapshot = pilot.controllers.table.snapshot
    lines = history_lines(snapshot, names_of(snapshot))
    return [entry.text for line in lines for entry in line.entries if "⚠" in entry.marks]


def test_of_the_two_cards_of_a_player_only_the_suit_that_did_not_follow_is_marked(pilot: Pilot) -> None:
    """LU-5.2: Bo plays the owl of the Sky, which has a lynx."""
    pilot.start("lunar", {}, NAMES[:2])
    cards = (("L", Area.HAND), ("5", Area.HAND), ("3", Area.SKY), ("O", Area.SKY))
    pilot.act(Trump(LunarSuit.WOLF), *(Play(CARDS[card], area) for card, area in cards), Stars(0))
    assert marked(pilot) == []
    pilot.act(Play(CARDS["L"], Area.SKY))
    assert marked(pilot) == ["Bo: owl (Sky)"]


def test_the_revoke_of_one_of_four_is_marked(pilot: Pilot) -> None:
    """LU-3.2"""
    pilot.start("lunar", {}, NAMES)
    pilot.act(Exchanged(), Trump(LunarSuit.BAT), *(Play(CARDS[card]) for card in "WO35"), Stars(0))
    pilot.act(Play(CARDS["W"]), Play(CARDS["W"]))
    assert marked(pilot) == ["Bo: owl"]


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_each_round_is_titled_with_the_points_that_it_brought(folder: Path, size: str, language: str) -> None:
    """LU-6.1: in the order of the scores above the table; the running round has none yet."""
    with Pilot(folder, size, language=language) as pilot:
        pilot.start("lunar", {}, NAMES)
        pilot.act(Tally((7, 5), (3, 1), (4, 4)), Exchanged())
        pilot.controllers.navigation.go("history")
        pilot.settle()
        assert pilot.screen.title == SAY("ui.bar.round", number=2)
        pilot.tap_text("←")
        assert pilot.screen.title == SAY("ui.history.round", number=1, first=7, second=5)
        assert faults(pilot) == []
