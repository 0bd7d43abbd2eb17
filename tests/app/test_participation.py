"""How the table takes part: in one of the game's ways, otherwise for a while, and with a camera where there is one."""

from pathlib import Path

import pytest

from companion.app.kept_file import KeptFile
from companion.app.participation import Participation, other_way
from companion.games.described.actions import Bid, Deal, Play
from companion.journal.json_file import JsonFile
from companion.ui.games import screens_of
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import EVENT
from tests.games.descriptions import described

WAYS = ("watch", "follow", "winners", "tally")


@pytest.mark.parametrize(
    ("way", "other"),
    [
        pytest.param("watch", "follow", id="the camera gives way to the hand"),
        pytest.param("follow", "watch", id="and comes back"),
        pytest.param("tally", "watch", id="from any way"),
    ],
)
def test_with_a_camera_one_touch_leads_to_the_other_way(way: str, other: str) -> None:
    assert other_way(WAYS, way) == other


class TestAChoice:
    def test_holds_for_later_games_of_its_kind(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            companion.table.game = "mast-year"
            participation = companion.controllers.participation
            assert (participation.likely, participation.is_to_be_asked) == ("winners", True)
            participation.choose("winners")
            assert not participation.is_to_be_asked
            companion.settle()
        with Companion(tmp_path) as again:
            again.start()
            assert again.controllers.participation.way == "winners"
            again.table.game = "lunar"
            assert again.controllers.participation.is_to_be_asked, "that is another kind of game"

    def test_made_by_hand_leaves_the_camera_to_be_asked_for(self, companion: Companion, tmp_path: Path) -> None:
        cameras: list[str] = []
        file, made = JsonFile(tmp_path / "participation.json"), companion.controllers
        kept = KeptFile(file, made.access, made.notices, made.texts, "ui.trouble.participation")
        participation = Participation(lambda: "mast-year", screens_of, lambda: bool(cameras), kept)
        participation.choose("tally")
        cameras.append("one")
        assert (participation.likely, participation.is_to_be_asked) == ("watch", True)
        participation.choose("follow")
        participation.begin()
        participation.add_camera()
        assert participation.way == "follow", "the table has chosen so with a camera"

    def test_made_with_a_camera_holds_once_that_is_there(self, companion: Companion, tmp_path: Path) -> None:
        cameras: list[str] = []
        file, made = JsonFile(tmp_path / "participation.json"), companion.controllers
        kept = KeptFile(file, made.access, made.notices, made.texts, "ui.trouble.participation")
        participation = Participation(lambda: "mast-year", screens_of, lambda: bool(cameras), kept)
        participation.choose("winners")
        cameras.append("one")
        participation.add_camera()
        assert participation.way == "winners", "it has chosen nothing with a camera yet"
        participation.choose("watch")
        cameras.clear()
        participation.begin()
        assert participation.way == "winners"
        cameras.append("one")
        participation.add_camera()
        assert participation.is_watching

    def test_holds_where_the_game_shows_no_way_yet(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            companion.table.game = "mast-year"
            companion.controllers.participation.choose("tally")
            companion.start()
        with Companion(tmp_path) as again:
            assert again.controllers.participation.way == "tally"

    def test_holds_for_the_game_of_its_file_and_a_sheet_without_cards_asks_for_none(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            table, participation = companion.table, companion.controllers.participation
            table.game, table.agreed = "described", {"description": described("garden")}
            assert (participation.ways, participation.is_to_be_asked) == (("follow",), False)
            table.agreed = {"description": described("spades")}
            assert (participation.likely, participation.is_to_be_asked) == ("winners", True)
            participation.choose("tally")
            assert not participation.is_to_be_asked
            table.agreed = {"description": described("hearts")}
            assert participation.is_to_be_asked, "that is another game"

    def test_holds_after_a_hand_that_was_entered_otherwise(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            companion.table.start("described", {"description": described("spades")}, NAMES)
            companion.settle()
            companion.enter(Deal(), Bid(3), Bid(3), Bid(3), Bid(3), *map(Play, ("5H", "KH", "2H", "9H")))
            companion.controllers.participation.choose("winners")
            companion.settle()
        with Companion(tmp_path) as again:
            assert again.controllers.participation.way == "winners"

    def test_made_before_the_first_hand_is_there_after_a_power_cut(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            companion.table.game, companion.table.agreed = "described", {"description": described("spades")}
            companion.controllers.participation.choose("winners")
            companion.table.start_agreed()
            companion.settle()
        with Companion(tmp_path) as again:
            assert again.controllers.participation.way == "winners"

    @pytest.mark.parametrize("content", ['{"mast-year": "dance"}', '{"mast-year": 5}', "x"])
    def test_that_cannot_be_read_is_asked_for_again(self, tmp_path: Path, content: str) -> None:
        (tmp_path / "participation.json").write_text(content)
        with Companion(tmp_path) as companion:
            companion.table.game = "mast-year"
            assert companion.controllers.participation.is_to_be_asked
            companion.start()
            assert companion.controllers.participation.way == "follow"

    def test_that_cannot_be_written_is_told(self, tmp_path: Path) -> None:
        with Companion(tmp_path) as companion:
            (tmp_path / "participation.json").mkdir()
            companion.controllers.participation.choose("tally")
            companion.settle()
            assert companion.controllers.notices.trouble


def test_a_group_at_an_event_is_asked_for_nothing_and_nothing_is_kept(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        participation = kiosk.controllers.participation
        assert not participation.is_to_be_asked
        participation.choose("tally")
        kiosk.settle()
        assert not (tmp_path / "participation.json").exists()


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


def test_a_choice_that_no_file_keeps_holds_as_long_as_the_program_runs() -> None:
    participation = Participation(lambda: "mast-year", screens_of, lambda: False)
    participation.choose("winners")
    participation.begin()
    assert (participation.way, participation.is_to_be_asked) == ("winners", False)


def test_a_way_for_a_while_ends_with_it(companion: Companion) -> None:
    companion.start()
    participation = companion.controllers.participation
    participation.take_part("winners")
    participation.take_part("tally", lambda _: False)
    assert (participation.way, participation.former) == ("tally", "winners")
    participation.check(companion.table.playing)
    assert (participation.way, participation.former) == ("winners", "winners")


def test_a_sheet_without_cards_has_nothing_for_a_camera_to_watch() -> None:
    sheet = {"description": described("garden")}
    participation = Participation(lambda: "described", screens_of, lambda: True, options=lambda: sheet)
    participation.begin()
    assert (participation.way, participation.ways) == ("follow", ("follow",))


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
