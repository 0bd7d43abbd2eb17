"""What a table agreed on last stands first, also after a restart, and no way back loses what was entered."""

from pathlib import Path

from companion.games.mast_year.actions import Dealt
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin_anew

OPTIONS = {"goal": 20, "silent": True, "squirrels": [1, 3], "speedy": 3}
NAMES = ("Ada", "Bo", "Cy", "Di")


def play(pilot: Pilot) -> None:
    pilot.start("mast-year", OPTIONS, NAMES)


def sit_down(pilot: Pilot) -> tuple[object, ...]:
    """Goes to the seats; returns what stands on the way there."""
    begin_anew(pilot)
    variant = pilot.screen.chosen["goal"], pilot.screen.chosen["silent"]
    pilot.tap_text(SAY("ui.variant.take"))
    return *variant, tuple(pilot.screen.names), pilot.screen.pair, pilot.screen.speedy


def test_a_game_put_aside_is_still_the_last_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        play(pilot)
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
    with Pilot(folder) as pilot:
        assert sit_down(pilot) == (20, True, NAMES, 1, 3)


def test_of_a_group_that_left_only_the_variant_stays(folder: Path) -> None:
    with Pilot(folder) as pilot:
        play(pilot)
        pilot.act(Dealt())
        pilot.controllers.table.close_game()
        pilot.until(lambda: pilot.name == "welcome")
    with Pilot(folder) as pilot:
        assert sit_down(pilot)[:3] == (20, True, ("", "", "", ""))


def test_an_old_game_that_is_looked_at_is_not_the_last(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 7})
    old = pilot.controllers.table.snapshot.number
    play(pilot)
    pilot.until(lambda: pilot.controllers.table.snapshot.number != old)
    pilot.controllers.table.resume(old)
    pilot.until(lambda: pilot.controllers.table.snapshot.number == old)
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    assert sit_down(pilot) == (20, True, NAMES, 1, 3)


def test_back_keeps_what_was_agreed_and_who_sits_where(pilot: Pilot) -> None:
    begin_anew(pilot)
    for _ in range(5):
        pilot.tap_text("+")
    pilot.tap_text("← " + SAY("ui.back"))
    assert sit_down(pilot)[0] == 15
    pilot.screen.name_seat(1)
    pilot.settle()
    pilot.tap_text("B")
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.tap_text(SAY("ui.seats.swap"))
    pilot.tap_text(SAY("ui.seats.speedy"))
    pilot.tap_text("← " + SAY("ui.back"))
    pilot.tap_text(SAY("ui.variant.take"))
    assert (tuple(pilot.screen.names), pilot.screen.pair, pilot.screen.speedy) == (("", "B", "", ""), 1, 3)


def test_another_language_keeps_who_sits_where(pilot: Pilot) -> None:
    sit_down(pilot)
    pilot.tap_text(SAY("ui.seats.swap"))
    pilot.controllers.settings.change("language", "de")
    pilot.settle()
    assert pilot.screen.pair == 1
