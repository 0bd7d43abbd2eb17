"""An evening of games that a text file describes: found by touch, played on the shared table, counted and looked up."""

from pathlib import Path
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games import find_game
from companion.games.described import actions
from companion.games.described.state import Phase
from companion.ui.games.described.widgets.counts_panel import CountsPanel
from companion.ui.texts import SAY
from companion.ui.widgets.turned import TURNS, Turned
from tests.ui.described_tour import start
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats

pytestmark = pytest.mark.one_python

SIZES = ("800x480", "1280x720", "720x1280")


def state_of(pilot: Pilot) -> Any:
    return pilot.controllers.table.snapshot.state


def touch(pilot: Pilot, *texts: str) -> None:
    """Touches buttons one after the other, each once the touch before is entered."""
    for text in texts:
        before = pilot.controllers.table.snapshot
        pilot.tap_text(text)
        pilot.until(lambda before=before: pilot.controllers.table.snapshot is not before)  # type: ignore[misc]


def find(pilot: Pilot, name: str) -> None:
    """Touches the way from the first screen to the seats of a game."""
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("More games")
    pilot.until(lambda: pilot.says(name))
    pilot.tap_text(name)
    pilot.until(lambda: pilot.name == "seats")


def count(pilot: Pilot, **cells: int) -> None:
    """Touches a cell and the chip of its number, one after the other; `tricks_0` is that of the word and the seat."""
    for name, value in cells.items():
        word, _, place = name.rpartition("_")
        panel = pilot.screen._panel
        pilot.tap(panel._cells[f"{word}/{place}"])
        chips = {chip.text: chip for chip in panel.ids.pad.children}
        for sign in [str(value)] if str(value) in chips else str(value):
            pilot.tap(chips[sign])


class TestList:
    def test_games_are_found_by_letters_and_by_how_many_play(self, pilot: Pilot) -> None:
        pilot.tap_text("More games")
        pilot.until(lambda: pilot.says("Hearts"))
        pilot.tap_text("3")
        assert pilot.says("Skat")
        assert not pilot.says("Spades")
        pilot.tap_text("3")
        pilot.screen._search_for("spad")
        assert [button.text for button in pilot.screen.ids.rows.children] == ["Spades"]
        assert pilot.says("4 players · in teams · about 30 min")

    def test_games_are_in_the_order_of_their_names(self, pilot: Pilot) -> None:
        pilot.tap_text("More games")
        pilot.until(lambda: pilot.says("Hearts"))
        names = [button.text for button in reversed(pilot.screen.ids.rows.children)]
        assert names == sorted(names)

    def test_the_tables_own_games_come_first_and_a_wrong_one_is_named(self, pilot: Pilot, folder: Path) -> None:
        (folder / "games").mkdir()
        (folder / "games" / "aurora.toml").write_text(
            'game = "Aurora"\nplayers = 3\n[[score]]\nsay = "x"\npoints = "tricks"\n'
        )
        (folder / "games" / "wrong.toml").write_text('game = "Wrong"\nplayers = 99\n')
        pilot.tap_text("More games")
        pilot.until(lambda: pilot.says("Aurora"))
        shown = [widget.text for widget in reversed(pilot.screen.ids.rows.children)]
        assert "Aurora" in shown[:3]
        assert pilot.says("wrong.toml:")

    def test_where_the_deal_goes_right_the_seats_show_who_deals_first(self, pilot: Pilot, folder: Path) -> None:
        (folder / "games").mkdir()
        (folder / "games" / "aurora.toml").write_text(
            'game = "Aurora"\nplayers = 3\n[deal]\nto = "right"\n[[score]]\nsay = "x"\npoints = "tricks"\n'
        )
        find(pilot, "Aurora")
        assert [bool(pilot.screen.says_of(seat)) for seat in range(3)] == [False, True, False]


class TestSpades:
    def test_a_hand_is_played_from_the_first_screen_on(self, pilot: Pilot) -> None:
        pilot.settle()
        find(pilot, "Spades")
        assert pilot.says("Side 2")
        take_seats(pilot)
        touch(pilot, "Dealt")
        for seat, bid in enumerate(("3", "4", "0", "5")):
            turned = next(widget for widget in pilot.screen._panel.walk() if isinstance(widget, Turned))
            assert turned.seat == seat
            assert TURNS[seat] == TURNS[int(turned.seat)]
            touch(pilot, bid)
        assert pilot.says("The bids come to 12, of 13 tricks.")
        assert pilot.says("Seat 1 leads, as the first after the dealer.")
        touch(pilot, *(parse_card(card).sign for card in ("5H", "KH", "2H", "9H")))
        assert pilot.says("1 of 4")
        assert state_of(pilot).hand.tricks.done[0].winner == 1

    def test_a_hand_that_was_only_counted_is_checked_scored_and_explained(self, pilot: Pilot) -> None:
        start(pilot, "spades")
        pilot.tap_text("Only count this hand")
        count(pilot, bid_0=3, bid_1=4, bid_2=3, bid_3=2, tricks_0=5, tricks_1=3, tricks_2=3, tricks_3=1)
        pilot.tap_text("That is the hand")
        assert pilot.says("tricks: 12 of 13")
        count(pilot, tricks_3=2)
        touch(pilot, "That is the hand")
        assert state_of(pilot).totals == (62, -60)
        pilot.controllers.navigation.go("statistics")
        pilot.settle()
        pilot.tap_text("−60")
        assert pilot.says("−60  contract failed")
        pilot.tap_text("62")
        assert pilot.says("+2  bags")
        assert pilot.says("Rosemarie + Seat 3: bags: 2")

    def test_a_counted_hand_is_corrected_in_the_same_cells(self, pilot: Pilot) -> None:
        start(pilot, "spades")
        words = [(("bid", bid), ("tricks", tricks)) for bid, tricks in ((3, 5), (4, 3), (3, 3), (2, 2))]
        pilot.act(actions.Tally(tuple(words)))
        number = pilot.controllers.table.snapshot.entries[0].number
        pilot.controllers.navigation.go("correct", number=number)
        pilot.settle()
        panel = next(widget for widget in pilot.screen.walk() if isinstance(widget, CountsPanel))
        pilot.tap(panel._cells["bid/1"])
        pilot.tap(next(chip for chip in panel.ids.pad.children if chip.text == "3"))
        pilot.until(lambda: pilot.says("-60 → 50"))
        touch(pilot, SAY("ui.correct.take"))
        assert state_of(pilot).totals == (62, 50)

    def test_where_no_card_counts_who_took_a_trick_has_the_whole_panel(self, pilot: Pilot) -> None:
        start(pilot, "spades")
        pilot.act(actions.Deal(), *map(actions.Bid, (3, 3, 3, 3)))
        pilot.controllers.participation.take_part("winners")
        pilot.frames(3)
        panel = pilot.screen._panel
        assert sum(panel.ids[row].height for row in ("far", "sides", "near")) > 0.75 * panel.height

    def test_a_page_of_rules_has_the_number_of_its_facts(self, pilot: Pilot) -> None:
        start(pilot, "spades")
        pilot.controllers.navigation.go("rules", rule="DG-3.2")
        pilot.settle()
        assert pilot.screen.title.startswith("3  ")
        pilot.screen.turn_page(-3)
        assert pilot.screen.title == "Spades"


class TestHearts:
    def test_the_holder_of_the_card_that_leads_is_touched(self, pilot: Pilot) -> None:
        start(pilot, "hearts")
        touch(pilot, "Dealt", "Passed", "Bo", parse_card("5C").sign)
        hand = state_of(pilot).hand
        assert hand.tricks.leader == 1
        assert len(hand.tricks.table) == 2

    def test_a_revoke_stands_or_is_taken_back(self, pilot: Pilot) -> None:
        start(pilot, "hearts")
        cards = ("5C", "QC", "8D", "3C", "4C", "6C", "7C")
        pilot.act(actions.Deal(), actions.Passed(), actions.Play("2C", 1), *map(actions.Play, cards))
        assert pilot.says("a revoke")
        pilot.tap_text(SAY("ui.warning.stands"))
        pilot.settle()
        assert not pilot.screen.warning

    def test_only_who_took_a_trick_is_entered_with_the_cards_that_count(self, pilot: Pilot) -> None:
        start(pilot, "hearts")
        pilot.act(actions.Deal(), actions.Passed())
        pilot.controllers.participation.take_part("winners")
        pilot.frames(3)
        pilot.tap_text(parse_card("QS").sign)
        touch(pilot, "Bo")
        trick = state_of(pilot).hand.tricks.done[0]
        assert (trick.winner, trick.is_told, len(trick.faces)) == (1, True, 1)

    def test_both_copies_of_a_card_are_entered_by_a_touch_each(self, pilot: Pilot) -> None:
        start(pilot, "doppelkopf")
        pilot.act(actions.Deal())
        pilot.controllers.participation.take_part("winners")
        pilot.frames(3)
        button = pilot.button(sign := parse_card("AS").sign)
        for text, is_chosen in ((sign, True), (f"{sign} ×2", True), (sign, False), (sign, True), (f"{sign} ×2", True)):
            pilot.tap(button)
            assert (button.text, button.chosen) == (text, is_chosen)
        pilot.controllers.navigation.go("rules")
        pilot.settle()
        pilot.tap_text("← " + SAY("ui.back"))
        assert pilot.says(f"{sign} ×2")
        touch(pilot, "Bo")
        trick = state_of(pilot).hand.tricks.done[0]
        assert (trick.winner, len(trick.faces), len(set(trick.faces))) == (1, 2, 1)
        assert sign not in [one.text for one in pilot.buttons() if not one.disabled]

    def test_melds_are_told_where_only_the_winners_are_entered(self, pilot: Pilot) -> None:
        start(pilot, "pinochle")
        pilot.act(actions.Deal(), actions.Bid(20), *(actions.NoBid() for _ in range(3)), actions.Trump("H"))
        pilot.controllers.participation.take_part("winners")
        pilot.frames(3)
        pilot.tap_text(SAY("choice.melds"))
        pilot.frames(3)
        meld = state_of(pilot).description.melds[0].name
        pilot.tap_text(meld)
        pilot.frames(3)
        touch(pilot, "Bo")
        assert state_of(pilot).hand.melds == ((1, 0),)
        touch(pilot, "Bo")
        assert state_of(pilot).hand.tricks.done[0].winner == 1


class TestSheets:
    def test_a_round_is_entered_on_one_screen(self, pilot: Pilot) -> None:
        start(pilot, "sheet-rounds")
        word = state_of(pilot).description.asks[0].name
        count(pilot, **{f"{word}_{seat}": 10 * seat for seat in range(4)})
        pilot.tap_text("That is all")
        pilot.until(lambda: len(state_of(pilot).hands) == 1)
        assert [int(total) for total in state_of(pilot).totals] == [0, 10, 20, 30]

    def test_a_game_is_gone_on_with_after_a_restart(self, folder: Path) -> None:
        with Pilot(folder) as pilot:
            start(pilot, "spades")
            pilot.act(actions.Deal(), actions.Bid(3))
        with Pilot(folder) as pilot:
            pilot.until(lambda: pilot.name == "play")
            assert state_of(pilot).phase is Phase.BID
            pilot.controllers.table.park()
            pilot.until(lambda: pilot.name == "welcome" and pilot.screen.waits)
            assert pilot.button(SAY("ui.welcome.go-on", game="Spades"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("stem", "players"), [("oh-hell", 7), ("sheet-race", 8), ("five-hundred", 4)])
def test_many_players_and_many_bids_have_room(folder: Path, size: str, stem: str, players: int) -> None:
    with Pilot(folder, size) as pilot:
        start(pilot, stem, players)
        if stem != "sheet-race":
            pilot.act(find_game("described").choices(state_of(pilot))[0])
        assert faults(pilot) == []


def test_bids_in_large_letters_have_room(folder: Path) -> None:
    with Pilot(folder, text_percent=200) as pilot:
        for stem in ("spades", "five-hundred"):
            start(pilot, stem)
            pilot.act(actions.Deal())
            assert faults(pilot) == []
