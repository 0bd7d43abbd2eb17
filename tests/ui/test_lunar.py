"""Lunar on the screen: whole games by touch, for four and for two with the Sky; corrections, take back, resume."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from companion.engine import Record, replay
from companion.games import find_game
from companion.games.lunar.actions import Exchanged, Play, Stars, Tally, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.simulation.lunar import simulate
from companion.simulation.playtest_decks.lunar import TRACK
from companion.ui.history_lines import history_lines
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.table_mat import SeatPlate
from tests.ui.geometry import faults
from tests.ui.lunar_player import count, enter, play, sit_down, touch_cell
from tests.ui.pilot import Pilot

GAME: Final = find_game("lunar")
NAMES: Final = ("Ann", "Bo", "Cy", "Di")
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay")


def shortest(options: dict[str, object], players: Sequence[str] = NAMES) -> Record:
    """Returns a game of few rounds."""
    return min((simulate(seed, options, players=players) for seed in range(6)), key=lambda one: len(one.entries))


def entered(pilot: Pilot) -> list[Any]:
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]


def plate(pilot: Pilot, name: str) -> SeatPlate:
    return next(one for one in pilot.shown() if isinstance(one, SeatPlate) and one.name == name)


@pytest.mark.one_python
def test_a_whole_game_of_four_by_touch(folder: Path) -> None:
    record = shortest({"track": list(TRACK)})
    with Pilot(folder) as pilot:
        sit_down(pilot, record.options)
        play(pilot, [entry.action for entry in record.entries[:70]])
        pilot.tap(pilot.screen.ids.bar.children[-1].children[0])  # takes back
        pilot.until(lambda: len(entered(pilot)) == 69)
    with Pilot(folder) as pilot:  # as after a power cut
        pilot.until(lambda: pilot.name == "play")
        play(pilot, [entry.action for entry in record.entries[69:]])
        pilot.until(lambda: pilot.name == "over")
        assert entered(pilot) == [entry.action for entry in record.entries]
        expected = GAME.summary(replay(GAME, record))
        assert GAME.summary(pilot.controllers.table.snapshot.state) == expected
        assert faults(pilot) == []
        for screen in BESIDE:
            pilot.controllers.navigation.go(screen)
            pilot.settle()
            assert (screen, faults(pilot)) == (screen, [])
        pilot.controllers.navigation.go("over")
        pilot.settle()
        pilot.tap_text(SAY("ui.over.rematch"))
        assert pilot.button(SAY("ui.seats.take"))


@pytest.mark.one_python
def test_a_round_of_two_by_touch_hand_or_sky_for_every_card(pilot: Pilot) -> None:
    record = simulate(2, {"stars": "marked"}, 1, NAMES[:2])
    sit_down(pilot, record.options, 2)
    actions = [entry.action for entry in record.entries]
    stars = [place for place, action in enumerate(actions) if isinstance(action, Play) and action.card.star]
    for action in actions[: stars[0]]:
        enter(pilot, action)
    assert faults(pilot) == []
    for action in actions[stars[0] :]:
        if isinstance(action, Play) and action.card.star:
            pilot.tap_text(SAY("ui.area.star"))
        enter(pilot, action)
    assert entered(pilot) == actions
    assert {action.from_ for action in actions if isinstance(action, Play)} == set(Area)
    assert pilot.controllers.table.snapshot.state.rounds[-1].number == 2


def test_trumps_are_flipped_in_turn_and_one_can_be_turned_back(pilot: Pilot) -> None:
    sit_down(pilot, {"start": 1})
    enter(pilot, Exchanged())
    assert "Bo" in pilot.screen.task
    assert pilot.says(SAY("ui.trumps.help", name="Bo"))
    touch_cell(pilot, "W")
    assert "Cy" in pilot.screen.task
    assert pilot.says("Was one wrong? Touch it again.")
    touch_cell(pilot, "W")
    assert "Bo" in pilot.screen.task
    assert pilot.says(SAY("ui.trumps.help", name="Bo"))
    for suit in "WOB":
        touch_cell(pilot, suit)
    pilot.until(lambda: entered(pilot)[-1] == Trump(LunarSuit.LYNX))
    assert pilot.says("Bo leads")


def begin_tricks(pilot: Pilot) -> None:
    sit_down(pilot, {})
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))


def touch_cards(pilot: Pilot, cards: str) -> None:
    for card in cards.split():
        enter(pilot, Play(CARDS[card]))


def test_the_table_says_who_owes_what_the_lead_suit_and_who_wins_so_far(pilot: Pilot) -> None:
    begin_tricks(pilot)
    touch_cards(pilot, "7 O")
    assert plate(pilot, "Cy").says == "▶\u00a0owes a suit"
    assert plate(pilot, "Di").says == "owes a rank"
    assert pilot.says("Bo set the lead suit: owl.")
    assert pilot.says("Bo and Di win so far")
    assert plate(pilot, "Di").wins
    assert pilot.says("✓ Di")
    touch_cards(pilot, "B 2")
    assert pilot.says("The trump suit, bat, beats owl")
    pilot.tap_text(SAY("button.stars", count=2))
    pilot.until(lambda: entered(pilot)[-1] == Stars(2))
    assert pilot.says("Ann leads")


def test_the_task_bears_the_sign_of_the_team_whose_player_acts(pilot: Pilot) -> None:
    pilot.start("lunar", {}, NAMES)
    assert pilot.screen.picture == "", "all exchange; and a suit would look as if it were trump"
    pilot.act(Exchanged())
    signs = [sign(pilot)]
    touch_cell(pilot, "W")
    for action in (Trump(LunarSuit.BAT), Play(CARDS["7"]), Play(CARDS["O"])):
        signs.append(sign(pilot))
        pilot.act(action)
    assert signs == ["full-moon", "crescent", "full-moon", "crescent"]


def sign(pilot: Pilot) -> str:
    """Returns the picture above the table."""
    return Path(pilot.screen.picture).with_suffix("").name


def test_in_the_history_a_star_is_a_star_card_and_not_a_won_trick(pilot: Pilot) -> None:
    begin_tricks(pilot)
    touch_cards(pilot, "7 O L 3")
    pilot.tap_text(SAY("button.stars", count=0))
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says(SAY("ui.history.help"))
    assert not any("★" in str(getattr(widget, "text", "")) for widget in pilot.shown())
    assert pilot.says("✓")


def test_a_revoke_is_noticed_when_it_is_proven_and_can_stand(pilot: Pilot) -> None:
    begin_tricks(pilot)
    touch_cards(pilot, "7 O L 3")
    pilot.tap_text(SAY("button.stars", count=0))
    assert not pilot.screen.warning
    leader = pilot.controllers.table.snapshot.state.turn
    assert leader is not None
    while pilot.controllers.table.snapshot.state.turn != 2:
        touch_cards(pilot, "1")
    touch_cards(pilot, "O")
    assert pilot.screen.warning.startswith("Cy did not follow owl in trick 1")
    pilot.tap_text(SAY("ui.warning.stands"))
    pilot.until(lambda: not pilot.screen.warning)


def test_a_card_of_the_first_trick_is_corrected_by_touch(pilot: Pilot) -> None:
    begin_tricks(pilot)
    touch_cards(pilot, "7 O B 2")
    pilot.tap_text(SAY("button.stars", count=1))
    pilot.tap_text(SAY("ui.bar.history"))
    number = pilot.controllers.table.snapshot.entries[4].number
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == str(number)))
    assert faults(pilot) == []
    touch_cell(pilot, "L")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert "Trick 1: Ann + Cy → Bo + Di" in pilot.screen.change
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    assert pilot.controllers.table.snapshot.state.round.tricks[0].team == 1
    line = history_lines(pilot.controllers.table.snapshot, names_of(pilot.controllers.table.snapshot))[1]
    assert [entry.text for entry in line.entries] == ["Ann: 7", "Bo: owl", "Cy: lynx", "Di: 2", "1 star card"]


def test_a_round_that_nobody_followed_is_counted_and_its_count_corrected(pilot: Pilot) -> None:
    sit_down(pilot, {})
    pilot.tap_text(SAY("ui.ways.tally-this"))
    count(pilot, {"spaces-0": 8, "stars-1": 2, "track-0": 3})
    assert pilot.screen._panel.values["spaces-1"] == 4
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: entered(pilot) == [Tally((8, 4), (0, 2), (3, 0))])
    pilot.controllers.navigation.go(
        "correct", number=pilot.controllers.table.snapshot.entries[0].number, then="history"
    )
    pilot.settle()
    assert faults(pilot) == []
    pilot.tap([button for button in pilot.buttons() if getattr(button, "text", "") == "+"][2])
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: entered(pilot) == [Tally((8, 4), (1, 2), (3, 0))])


@pytest.mark.one_python
def test_a_later_round_begins_with_four_white_trump_cards_after_the_tally_of_the_last_one(folder: Path) -> None:
    record = simulate(3, {"track": list(TRACK)}, 2, players=NAMES)
    first = next(place for place, entry in enumerate(record.entries) if place and entry.action == Exchanged())
    with Pilot(folder) as pilot:
        sit_down(pilot, record.options)
        assert SAY("deal.for-four") in pilot.screen.ids.explanation.text
        play(pilot, [entry.action for entry in record.entries[:first]])
        assert pilot.says("+")
        pilot.go_on()
        told = pilot.screen.ids.explanation.text
        assert SAY("deal.for-four") in told
        assert "Round 1" not in told
        enter(pilot, Exchanged())
        cells = [cell for cell in pilot.shown() if isinstance(cell, CardCell)]
        assert [tuple(cell.ground) for cell in cells] == [tuple(THEME.colour("card"))] * 4


@pytest.mark.one_python
def test_a_name_stands_in_the_middle_of_its_plate_once_nothing_more_is_said_there(pilot: Pilot) -> None:
    sit_down(pilot, {"track": list(TRACK)})
    play(pilot, [Exchanged(), Trump(LunarSuit.BAT)])
    leader = plate(pilot, "Ann")
    assert leader.says
    play(pilot, [Play(CARDS["W"])])
    pilot.until(lambda: bool(plate(pilot, "Bo").says))
    play(pilot, [Play(CARDS["3"]), Play(CARDS["5"]), Play(CARDS["O"]), Stars(0)])
    silent = [one for one in pilot.shown() if isinstance(one, SeatPlate) and not one.says and not one.short]
    for one in silent:
        words = next(label for label in one.walk() if getattr(label, "text", "").endswith(one.name))
        assert words.height == pytest.approx(one.height - one.padding[1] - one.padding[3], abs=1)
        assert words.center_y == pytest.approx(one.center_y, abs=1)
        assert one.x <= words.x < words.right <= one.right
    assert silent


@pytest.mark.one_python
def test_whoever_plays_a_suit_card_is_told_which_suit_is_to_be_followed(pilot: Pilot) -> None:
    sit_down(pilot, {"track": list(TRACK)})
    play(
        pilot,
        [
            Exchanged(),
            Trump(LunarSuit.BAT),
            Play(CARDS["W"]),
        ],
    )
    suit = SAY("card.W")
    assert pilot.says(SAY("task.plays-follows", player="Bo", suit=suit))
    play(pilot, [Play(CARDS["2"]), Play(CARDS["7"])])
    assert pilot.says(SAY("task.follows", player="Di", suit=suit))
