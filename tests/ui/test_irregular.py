"""What the rules forbid and the table did: a quiet banner with the rule, and two answers; play goes on meanwhile."""

from pathlib import Path

import pytest

from companion.cards import parse_card
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.ui.saying import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin

REVOKE = ("4C", "6D", "8C", "7C", "9S", "TC")
"""Seat 1 does not follow clubs in the first trick; in the second, led by seat 2, it shows one."""


def play(pilot: Pilot, trunk: str, cards: tuple[str, ...]) -> None:
    pilot.act(Trunk(parse_card(trunk)))
    for card in cards:
        pilot.act(Play(parse_card(card)))


@pytest.fixture
def revoked(pilot: Pilot) -> Pilot:
    begin(pilot)
    play(pilot, "TS", ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C"))
    return pilot


def test_a_revoke_is_told_with_its_rule(revoked: Pilot) -> None:
    assert "(MY-10.2)" in revoked.screen.warning
    assert revoked.button(SAY("ui.warning.stands"))


def test_it_stands(revoked: Pilot) -> None:
    entries = revoked.host.standing.entries
    revoked.tap_text(SAY("ui.warning.stands"))
    revoked.until(lambda: revoked.screen.warning == "")
    assert revoked.host.standing.entries == entries
    revoked.host.settle("high_contrast", True)
    revoked.settle()
    assert revoked.screen.warning == "", "nobody is asked twice"


def test_what_stands_also_stands_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        play(pilot, "TS", ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C"))
        pilot.tap_text(SAY("ui.warning.stands"))
        pilot.until(lambda: pilot.screen.warning == "")
    with Pilot(folder) as again:
        assert again.name == "play"
        assert again.screen.warning == ""


def test_what_stands_in_a_parked_game_stands_when_it_goes_on(pilot: Pilot) -> None:
    games = []
    for _ in range(2):
        pilot.host.start("mast-year", {}, ("", "", "", ""))
        pilot.until(lambda: pilot.name == "play" and not pilot.host.standing.entries)
        games.append(pilot.host.standing.number)
        play(pilot, "TS", ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C"))
        pilot.tap_text(SAY("ui.warning.stands"))
        pilot.until(lambda: pilot.screen.warning == "")
        pilot.host.park()
        pilot.until(lambda: pilot.name == "welcome")
    pilot.host.resume(games[0])
    pilot.until(lambda: pilot.name == "play")
    assert pilot.screen.warning == ""


def test_a_revoke_taken_back_opens_the_card_that_it_was(revoked: Pilot) -> None:
    revoked.tap_text(SAY("ui.warning.taken-back"))
    assert revoked.name == "correct"
    assert "6♦" in revoked.screen.about


def test_the_next_card_can_be_entered_all_the_same(revoked: Pilot) -> None:
    entries = len(revoked.host.standing.entries)
    revoked.act(Play(parse_card("2C")))
    assert len(revoked.host.standing.entries) == entries + 1


def test_bounty_led_too_early_and_taken_back_is_gone(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Tally(0, 1, "full", boom=False))
    play(pilot, "TS", ("2H",))
    assert "(MY-5.4)" in pilot.screen.warning
    pilot.tap_text(SAY("ui.warning.taken-back"))
    pilot.until(lambda: not pilot.host.standing.state.hand.table)
    assert pilot.screen.warning == ""
