"""What the rules forbid and the table did: a quiet banner with the rule, and two answers; play goes on meanwhile."""

from pathlib import Path
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Reveal, Tally, Trunk
from companion.games.mast_year.view import view
from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from tests.games.mast_year.table import GAME
from tests.ui.pilot import Pilot
from tests.ui.player import begin

REVOKE = ("4C", "6D", "8C", "7C", "9S", "TC")
"""Seat 1 does not follow clubs in the first trick; in the second, led by seat 2, it shows one."""


def play(pilot: Pilot, trunk: str, cards: tuple[str, ...]) -> None:
    pilot.act(Trunk(parse_card(trunk)))
    pilot.act(*(Play(parse_card(card)) for card in cards))


@pytest.fixture
def revoked(pilot: Pilot) -> Pilot:
    begin(pilot)
    play(pilot, "TS", ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C"))
    return pilot


def test_a_revoke_is_told_with_its_rule(revoked: Pilot) -> None:
    assert revoked.screen.warned_by == "MY-10.2"
    assert revoked.button(SAY("ui.warning.stands"))


def test_it_stands(revoked: Pilot) -> None:
    entries = revoked.controllers.table.snapshot.entries
    revoked.tap_text(SAY("ui.warning.stands"))
    revoked.until(lambda: revoked.screen.warning == "")
    assert revoked.controllers.table.snapshot.entries == entries
    revoked.controllers.settings.change("high_contrast", True)
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
        pilot.start("mast-year", {})
        games.append(pilot.controllers.table.snapshot.number)
        play(pilot, "TS", ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C"))
        pilot.tap_text(SAY("ui.warning.stands"))
        pilot.until(lambda: pilot.screen.warning == "")
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
    pilot.controllers.table.resume(games[0])
    pilot.until(lambda: pilot.name == "play")
    assert pilot.screen.warning == ""


def test_a_revoke_taken_back_opens_the_card_that_it_was(revoked: Pilot) -> None:
    revoked.tap_text(SAY("ui.warning.correct"))
    assert revoked.name == "correct"
    assert "6♦" in revoked.screen.about


def test_the_next_card_can_be_entered_all_the_same(revoked: Pilot) -> None:
    entries = len(revoked.controllers.table.snapshot.entries)
    revoked.act(Play(parse_card("2C")))
    assert len(revoked.controllers.table.snapshot.entries) == entries + 1


def test_bounty_led_too_early_and_taken_back_is_gone(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Tally(0, 1, "full", boom=False))
    play(pilot, "TS", ("2H",))
    assert pilot.screen.warned_by == "MY-5.4"
    pilot.tap_text(SAY("ui.warning.taken-back"))
    pilot.until(lambda: not pilot.controllers.table.snapshot.state.hand.table)
    assert pilot.screen.warning == ""


def test_bounty_that_others_have_followed_is_corrected_where_it_lies(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Tally(0, 1, "full", boom=False))
    play(pilot, "TS", ("2H", "3H", "4H"))
    entries = pilot.controllers.table.snapshot.entries
    pilot.tap_text(SAY("ui.warning.correct"))
    assert pilot.name == "correct"
    assert "2♥" in pilot.screen.about
    assert pilot.controllers.table.snapshot.entries == entries


def reveal_a_revoke(pilot: Pilot, options: dict[str, Any]) -> None:
    """Plays a hand in which the last card that is shown proves a revoke."""
    for seed in range(60):
        actions = [entry.action for entry in simulate(seed, options, hands=1).entries]
        revealed = next(place for place, action in enumerate(actions) if isinstance(action, Reveal))
        state = GAME.start(options, ("", "", "", ""))
        for action in actions[:revealed]:
            state = GAME.apply(state, action)
        if last := revoking_reveal(state):
            break
    pilot.start("mast-year", options)
    pilot.act(*actions[:revealed], *last)


def revoking_reveal(state: Any) -> tuple[Any, ...]:
    """Returns last cards of both Oaks of which the second shows a suit that was not followed."""
    for first, second in (state.hand.deal.oaks, state.hand.deal.oaks[::-1]):
        for action in (cell.action for row in view(state, first).rows for cell in row if cell.action):
            between = GAME.apply(state, action)
            for other in (cell.action for row in view(between, second).rows for cell in row if cell.action):
                if len(GAME.apply(between, other).hands[0].watch.irregularities) == 1:
                    return action, other
    return ()


@pytest.mark.parametrize(("options", "screen"), [({}, "play"), ({"single_hand": True}, "over")])
def test_what_the_last_card_proves_is_told_after_the_hand(pilot: Pilot, options: dict[str, Any], screen: str) -> None:
    reveal_a_revoke(pilot, options)
    pilot.until(lambda: pilot.name == screen)
    assert pilot.screen.warned_by == "MY-10.2"
    pilot.tap_text(SAY("ui.warning.stands"))
    pilot.until(lambda: not pilot.screen.warned_by)


def test_the_card_of_a_hand_that_is_over_can_be_corrected(pilot: Pilot) -> None:
    reveal_a_revoke(pilot, {"single_hand": True})
    pilot.until(lambda: pilot.name == "over")
    pilot.tap_text(SAY("ui.warning.correct"))
    assert pilot.name == "correct"


def test_the_explanation_of_the_trick_stays_beside_the_warning(revoked: Pilot) -> None:
    strip = revoked.screen.ids.explanation
    assert strip.height > 1
    assert "wins" in strip.text
    assert "a revoke" not in strip.text, "once is enough"
    revoked.tap_text(SAY("ui.warning.stands"))
    revoked.until(lambda: revoked.screen.warning == "")
    assert strip.text.endswith(SAY("ui.warning.stood"))


def test_several_warnings_are_counted(pilot: Pilot) -> None:
    begin(pilot)
    play(pilot, "TS", ("4C", "6D", "8C", "9D", "JD", "QD", "KD", "5D", "AD", "7C", "2C", "3C"))
    assert pilot.screen.warning.startswith(SAY("ui.warning.several", count=2))
    pilot.tap_text(SAY("ui.warning.stands"))
    pilot.until(lambda: not pilot.screen.warning.startswith(SAY("ui.warning.several", count=2)))
    assert pilot.screen.warned_by == "MY-10.2"


def test_back_from_a_corrected_warning_leads_to_the_table(revoked: Pilot) -> None:
    revoked.tap_text(SAY("ui.warning.correct"))
    assert revoked.name == "correct"
    revoked.tap_text("← " + SAY("ui.back"))
    assert revoked.name == "play"
