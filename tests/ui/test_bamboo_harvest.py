"""Bamboo Harvest on the screen, from the first touch to the end of the game."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from companion.card_notation import parse_card
from companion.engine import Record, replay_entries
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.bamboo_harvest.actions import Action, Build, Buy, Grid, LayDeeds, Place, Start
from companion.games.bamboo_harvest.deck import EDGE, PLACES
from companion.games.bamboo_harvest.state import MOST_DEEDS, Phase
from companion.games.bamboo_harvest.view import SIGNS
from companion.session.correction import Replace
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Offer, OfferButton, Pad
from companion.ui.games.bamboo_harvest.presenter import PRESENTER
from companion.ui.games.bamboo_harvest.setup_offers import draft_of
from companion.ui.games.bamboo_harvest.widgets.choice_list import ChoiceList
from companion.ui.games.bamboo_harvest.widgets.forest import ForestCell
from companion.ui.history_lines import history_lines
from companion.ui.reflow import PICTURE_MM
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from tests.ui.bamboo_player import enter, play, sit_down, tap_card, tap_place
from tests.ui.geometry import box_of, faults
from tests.ui.pilot import Pilot
from tests.ui.player import act_until

GAME: Final = find_game("bamboo-harvest")
NAMES: Final = ("Ann", "Bo", "Cy")
LONG_NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")
SHORT_GAMES: Final = {2: 5, 3: 9, 4: 1}
"""Games that end within a hundred entries, by how many play."""
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay")


@cache
def short_game(players: tuple[str, ...] = NAMES) -> Record:
    """Returns a game that comes to its end soon."""
    return simulate(SHORT_GAMES[len(players)], players=players)


def actions_of(record: Record) -> list[Action]:
    return [own_action(GAME, entry.action) for entry in record.entries]


def act_up_to(pilot: Pilot, phase: Phase) -> None:
    """Enters actions until a step comes."""
    act_until(pilot, actions_of(short_game()), lambda state: state.phase is phase)


@pytest.mark.one_python
def test_a_whole_game_is_played_by_touch_with_corrections_and_take_back(pilot: Pilot) -> None:
    record = short_game(NAMES[:2])
    actions = actions_of(record)
    sit_down(pilot, NAMES[:2])
    play(pilot, actions[:3])
    other = next(place for place in range(49) if pilot.controllers.table.snapshot.state.is_vacant(place))
    enter(pilot, Place(other))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 3)
    enter(pilot, Place(other))
    play(pilot, actions[4:7])
    correct_place(pilot, 3, actions[3])
    play(pilot, actions[7:])
    pilot.until(lambda: pilot.name == "over")
    state = GAME.start(record.options, record.players)
    expected = GAME.summary(replay_entries(GAME, state, record.entries))
    assert GAME.summary(pilot.controllers.table.snapshot.state) == expected
    assert {logged.entry.by for logged in pilot.controllers.table.snapshot.entries} == {"touch"}


def correct_place(pilot: Pilot, at: int, action: Action) -> None:
    """Corrects on which card a token was placed."""
    assert isinstance(action, Place)
    pilot.tap_text(SAY("ui.bar.history"))
    number = str(pilot.controllers.table.snapshot.entries[at].number)
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == number))
    tap_place(pilot, action.on)
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    pilot.tap_text("← ")
    pilot.until(lambda: pilot.name == "play")


@pytest.mark.one_python
def test_a_game_that_is_over_can_be_looked_at_from_every_side(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    *before, last = actions_of(short_game())
    pilot.act(*before)
    [reeds] = PRESENTER.charts(pilot.controllers.table.snapshot, NAMES)  # how far a path is, nobody is told meanwhile
    pilot.act(last)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.won", name=NAMES[pilot.controllers.table.snapshot.state.winner]))
    assert faults(pilot) == []
    _, needed, reeds = PRESENTER.charts(pilot.controllers.table.snapshot, NAMES)
    assert (reeds.title, reeds.starts) == (SAY("statistics.reeds"), (14, 14, 14))
    assert needed.title == SAY("statistics.needed")
    assert needed.colours == reeds.colours == tuple(sign.colour for sign in SIGNS[:3])
    winner = pilot.controllers.table.snapshot.state.winner
    assert (needed.starts or ())[winner] > needed.scores[-1][-1][winner] == 0
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        assert (screen, faults(pilot)) == (screen, [])
    pilot.controllers.navigation.go("play")
    pilot.settle()
    pilot.tap_text(SAY("ui.over.rematch"))
    assert pilot.button(SAY("ui.seats.take"))


def test_the_names_of_the_end_begin_at_one_edge_each_beside_its_letter(pilot: Pilot) -> None:
    names = ("Rosemarie", "Bo")
    record = short_game(names)
    pilot.start("bamboo-harvest", record.options, names)
    pilot.act(*actions_of(record))
    pilot.until(lambda: pilot.name == "over")
    told = [
        label for label in pilot.screen.ids.sums.walk() if any(name in getattr(label, "text", "") for name in names)
    ]
    assert [label.text for label in told] == ["A\u00a0\u00a0Rosemarie", "B\u00a0\u00a0Bo"]
    assert {label.halign for label in told} == {"left"}
    assert [len(label._label._cached_lines) for label in told] == [1, 1]


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_with_large_text_the_end_shows_the_forest_and_all_that_everybody_has(folder: Path, size: str) -> None:
    with Pilot(folder, size, text_percent=200) as pilot:
        pilot.start("bamboo-harvest", {}, NAMES)
        pilot.act(*actions_of(short_game()))
        pilot.until(lambda: pilot.name == "over")
        cards = [widget for widget in pilot.shown() if isinstance(widget, ForestCell)]
        assert len(cards) == len(PLACES)
        assert cards[0].height >= THEME.mm(PICTURE_MM) / EDGE - 1
        sums, page = pilot.screen.ids.sums, box_of(pilot.screen)
        assert all(box_of(part).right <= page.right for part in sums.walk())


def test_a_wrong_last_touch_is_taken_back_where_the_game_is_over(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    pilot.act(*actions_of(short_game()))
    pilot.until(lambda: pilot.name == "over")
    entries = pilot.controllers.table.snapshot.entries
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.entries == entries[:-1]


def test_what_was_chosen_is_chosen_no_more_once_a_correction_brings_the_end_back(pilot: Pilot) -> None:
    *before, last = actions_of(simulate(39, players=NAMES[:2]))
    assert isinstance(last, Build)
    pilot.start("bamboo-harvest", {}, NAMES[:2])
    pilot.act(*before)
    enter(pilot, last)
    pilot.until(lambda: pilot.name == "over")
    number = pilot.controllers.table.snapshot.entries[-1].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()
    pilot.tap_text(SAY("ui.correct.remove"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    pilot.tap_text("← ")
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.drafts.at(pilot.controllers.table.snapshot, Draft) == RESTING


def test_a_forest_half_laid_out_waits_while_the_rules_are_read_and_over_a_restart(folder: Path) -> None:
    first, second, third, fourth = actions_of(short_game())[0].cards[:4]  # type: ignore[union-attr]
    with Pilot(folder) as pilot:
        sit_down(pilot, NAMES)
        for card in (first, second):
            tap_card(pilot, card)
        pilot.controllers.navigation.go("rules")
        pilot.settle()
        pilot.controllers.navigation.go("back")
        pilot.settle()
        tap_card(pilot, third)
        assert pilot.says(SAY("ui.grid.next", spot="1/4", count=46))
    with Pilot(folder) as pilot:
        pilot.until(lambda: pilot.name == "play")
        drafts, snapshot = pilot.controllers.drafts, pilot.controllers.table.snapshot
        assert drafts.at(snapshot, Draft).cards[:4] == (first, second, third, None)
        tap_card(pilot, fourth)
        assert pilot.says(SAY("ui.grid.next", spot="1/5", count=45))


def test_a_game_left_in_the_middle_comes_back(folder: Path) -> None:
    with Pilot(folder) as pilot:
        sit_down(pilot, NAMES)
        act_up_to(pilot, Phase.HARVEST)
        state = pilot.controllers.table.snapshot.state
    with Pilot(folder, "1280x720", language="de") as pilot:
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.table.snapshot.state == state
        pilot.frames(5)
        assert pilot.says("Beste Ernte")
        assert faults(pilot) == []


def test_two_games_with_plates_are_played_one_after_the_other(pilot: Pilot) -> None:
    pilot.start("nice-one-squirrel", {}, NAMES)
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    sit_down(pilot, NAMES)
    act_up_to(pilot, Phase.BUILD)
    assert all(map(pilot.says, ("Cy", *(SAY(f"ui.plate.{column}") for column in ("reeds", "tokens", "deeds")))))


def test_cards_taken_back_are_said_again_but_for_the_wrong_one(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    actions = actions_of(short_game())
    grid = actions[0]
    assert isinstance(grid, Grid)
    pilot.act(grid)
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: not pilot.controllers.table.snapshot.entries)
    assert pilot.says(SAY("ui.grid.whole"))
    tap_place(pilot, 0)
    tap_card(pilot, grid.cards[0])
    pilot.tap_text(SAY("ui.grid.take"))
    assert pilot.controllers.table.snapshot.entries[0].entry.action == grid


def test_discards_and_deeds_taken_back_are_said_again_but_for_the_last(pilot: Pilot) -> None:
    cards = tuple(parse_card(code) for code in ("9C", "JS", "2C"))
    deeds = tuple((parse_card(one), parse_card(other)) for one, other in (("4C", "8S"), ("7C", "3S"), ("5C", "6S")))
    assert draft_of(Start(discards=cards)) == Draft(cards=cards[:2], pad=Pad.DISCARDS)
    alike = Start(discards=(cards[0], cards[0], cards[1]), backs=("black", "green", "green"))
    assert draft_of(alike) == Draft(cards=alike.discards or (), pad=Pad.DISCARDS)
    assert draft_of(LayDeeds(deeds)) == Draft(cards=(*deeds[0], *deeds[1], deeds[2][0]))
    assert draft_of(Place(3)) == draft_of(Start(seat=1)) == RESTING


def test_a_button_is_as_large_after_a_long_one_as_before(pilot: Pilot) -> None:
    short = Offer("", (), (OfferButton("End", RESTING),))
    long = OfferButton("To be said at length\non two lines", RESTING)
    choices = ChoiceList(size=(300, 300))
    choices.show(short)
    pilot.frames(3)
    [button] = choices.ids.options.children
    before = button.font_size
    choices.show(Offer("", (), (long, long, long)))
    pilot.frames(3)
    assert button.font_size < before
    choices.show(short)
    pilot.frames(3)
    assert button.font_size == before


def test_the_history_begins_with_what_was_entered_last_and_not_with_the_setup(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    act_up_to(pilot, Phase.HARVEST)
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says(SAY("ui.bar.round", number=1))


def test_who_made_an_entry_that_waits_is_not_guessed(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    pilot.act(*(actions := actions_of(short_game()))[:8])
    table = pilot.controllers.table
    pilot.controllers.entries.correct(Replace(table.snapshot.entries[2].number, actions[5]))
    pilot.until(lambda: table.snapshot.question is not None)
    assert (waiting := [entry.text for line in history_lines(table.snapshot, NAMES) for entry in line.entries][5:])
    assert not any(name in text for text in waiting for name in NAMES)


def test_who_has_nothing_to_lay_face_up_is_not_told_to(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    act_until(
        pilot,
        actions_of(short_game()),
        lambda state: state.phase is Phase.MANAGE and state.own.count <= MOST_DEEDS and not state.own.down,
    )
    state = pilot.controllers.table.snapshot.state
    can_buy = any(isinstance(action, Buy) for action in GAME.choices(state))
    assert pilot.says(SAY(f"ui.manage.{'can-buy' if can_buy else 'only-end'}", name=NAMES[state.turn]))


def test_another_game_takes_the_place_of_the_forest_at_once(pilot: Pilot) -> None:
    pilot.start("bamboo-harvest", {}, NAMES)
    pilot.start("nice-one-squirrel", {}, NAMES)
    assert pilot.says(SAY("ui.bar.history"))
    pilot.start("bamboo-harvest", {}, NAMES)
    assert any(isinstance(one, ForestCell) for one in pilot.shown())
