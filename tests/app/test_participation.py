"""How the table takes part: in one of the game's ways, otherwise for a while, and with a camera where there is one."""

import pytest

from companion.app.participation import Participation, next_way
from companion.ui.games import screens_of
from tests.app.companion_without_window import Companion

WAYS = ("watch", "follow", "winners", "tally")


@pytest.mark.parametrize(
    ("ways", "way", "next_one"),
    [
        pytest.param(WAYS, "watch", "follow", id="the camera gives way to the hand"),
        pytest.param(WAYS, "follow", "watch", id="and comes back"),
        pytest.param(WAYS, "tally", "watch", id="from any way"),
        pytest.param(WAYS[1:], "follow", "winners", id="without a camera the next one"),
        pytest.param(WAYS[1:], "tally", "follow", id="after the last the first"),
    ],
)
def test_one_touch_leads_to_another_way(ways: tuple[str, ...], way: str, next_one: str) -> None:
    assert next_way(ways, way) == next_one


def test_only_a_camera_can_watch_and_does_where_every_card_was_entered() -> None:
    cameras: list[str] = []
    participation = Participation(lambda: "mast-year", screens_of, lambda: bool(cameras))
    participation.begin()
    assert (participation.way, "watch" in participation.ways) == ("follow", False)
    cameras.append("one")
    participation.add_camera()
    assert participation.is_watching
    participation.take_part("tally")
    participation.add_camera()
    assert participation.way == "tally", "who tells hands goes on telling them"


def test_a_way_for_a_while_ends_with_it(companion: Companion) -> None:
    companion.start()
    participation = companion.controllers.participation
    participation.take_part("winners")
    participation.take_part("tally", lambda _: False)
    assert (participation.way, participation.former) == ("tally", "winners")
    participation.check(companion.table.playing)
    assert (participation.way, participation.former) == ("winners", "winners")


@pytest.mark.parametrize(
    ("way", "for_a_while", "enters"),
    [
        pytest.param("watch", False, True, id="the camera watches"),
        pytest.param("follow", True, True, id="a card that it has missed is entered by hand"),
        pytest.param("follow", False, False, id="all cards are entered by hand"),
        pytest.param("tally", True, False, id="the hand is told as a whole"),
    ],
)
def test_the_camera_goes_on_while_a_card_is_entered_for_it(way: str, *, for_a_while: bool, enters: bool) -> None:
    participation = Participation(lambda: "mast-year", screens_of, lambda: True)
    participation.begin()
    participation.take_part(way, (lambda _: True) if for_a_while else None)
    assert participation.lets_camera_enter == enters
