"""How long a group has played, as the bar shows it: pauses are counted apart, and a restart loses nothing."""

from companion.app.kiosk.play_clock import PlayClock
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Trunk
from tests.app.companion_without_window import Companion
from tests.app.event import play, sit_down


def of(kiosk: Companion) -> PlayClock:
    assert kiosk.controllers.play_clock is not None
    return kiosk.controllers.play_clock


def look(kiosk: Companion) -> tuple[int, bool]:
    of(kiosk).tick()
    return of(kiosk).minutes, of(kiosk).is_paused


def test_counts_play_and_no_pauses(kiosk: Companion) -> None:
    sit_down(kiosk)
    assert look(kiosk) == (0, False)
    play(kiosk)
    kiosk.pass_s(240)
    assert look(kiosk) == (4, False)
    kiosk.entries.act(Trunk(parse_card("TC")), "camera")
    kiosk.settle()
    kiosk.pass_s(290)
    assert look(kiosk) == (8, False)
    kiosk.pass_s(20)  # the group has gone for a drink: all of it is a pause
    assert look(kiosk) == (4, True)
    kiosk.entries.take_back()
    kiosk.settle()
    kiosk.pass_s(60)
    assert look(kiosk) == (5, False)


def test_the_next_group_begins_at_nought_and_sees_it(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.pass_s(120)
    of(kiosk).is_shown = False
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    kiosk.pass_s(120)
    assert (look(kiosk), of(kiosk).is_shown) == ((0, False), True)


def test_a_game_that_is_over_takes_no_longer(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk, whole=True)
    kiosk.pass_s(200)
    assert look(kiosk) == (0, False)
