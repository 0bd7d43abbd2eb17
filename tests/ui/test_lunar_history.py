"""The history of Lunar: which card was against the rules, and what each round brought."""

import pytest

from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.ui.history_lines import history_lines
from companion.ui.player_names import names_of
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES = ("Ann", "Bo", "Cy", "Di")


def marked(pilot: Pilot) -> list[str]:
    """Returns the entries that are marked as against the rules."""
    standing = pilot.controllers.table.standing
    lines = history_lines(standing, names_of(standing))
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
