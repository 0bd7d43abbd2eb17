"""Bamboo Harvest on the screen, from the first touch to the end of the game."""

from functools import cache
from pathlib import Path
from typing import Final

from companion.engine import Record, replay_entries
from companion.games import find_game
from companion.games.bamboo_harvest.actions import Action, Place
from companion.games.bamboo_harvest.state import Phase
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.texts import SAY
from tests.ui.bamboo_player import enter, play, sit_down, tap_card, tap_place
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

GAME: Final = find_game("bamboo-harvest")
NAMES: Final = ("Ann", "Bo", "Cy")
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay")


@cache
def short_game(players: tuple[str, ...] = NAMES) -> Record:
    """Returns a game that comes to its end soon."""
    return min((simulate(seed, players=players) for seed in range(6)), key=lambda one: len(one.entries))


def actions_of(record: Record) -> list[Action]:
    return [entry.action for entry in record.entries]


def act_up_to(pilot: Pilot, phase: Phase) -> None:
    """Enters actions as fast as it goes until a step comes."""
    for action in actions_of(short_game()):
        if pilot.host.table.standing.state.phase is phase:
            return
        pilot.act(action)


def test_a_whole_game_is_played_by_touch_with_corrections_and_take_back(pilot: Pilot) -> None:
    record = short_game()
    actions = actions_of(record)
    sit_down(pilot, NAMES)
    play(pilot, actions[:3])
    other = next(place for place in range(49) if pilot.host.table.standing.state.is_vacant(place))
    enter(pilot, Place(other))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: len(pilot.host.table.standing.entries) == 3)
    enter(pilot, Place(other))
    play(pilot, actions[4:8])
    correct_place(pilot, 3, actions[3])
    play(pilot, actions[8:])
    pilot.until(lambda: pilot.name == "over")
    state = GAME.start(record.options, record.players)
    expected = GAME.summary(replay_entries(GAME, state, record.entries))
    assert GAME.summary(pilot.host.table.standing.state) == expected
    assert {logged.entry.by for logged in pilot.host.table.standing.entries} == {"touch"}


def correct_place(pilot: Pilot, at: int, action: Action) -> None:
    """Corrects on which card a token was placed."""
    assert isinstance(action, Place)
    pilot.tap_text(SAY("ui.bar.history"))
    number = str(pilot.host.table.standing.entries[at].number)
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == number))
    tap_place(pilot, action.on)
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    pilot.tap_text("← ")
    pilot.until(lambda: pilot.name == "play")


def test_a_game_that_is_over_can_be_looked_at_from_every_side(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    for action in actions_of(short_game()):
        pilot.act(action)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.won", name=NAMES[pilot.host.table.standing.state.winner]))
    assert faults(pilot) == []
    for screen in BESIDE:
        pilot.host.navigation.go(screen)
        pilot.settle()
        assert (screen, faults(pilot)) == (screen, [])
    pilot.host.navigation.go("play")
    pilot.settle()
    pilot.tap_text(SAY("ui.over.rematch"))
    assert pilot.button(SAY("ui.seats.take"))


def test_a_forest_half_laid_out_waits_while_the_rules_are_read(pilot: Pilot) -> None:
    sit_down(pilot, NAMES)
    first, second, third = actions_of(short_game())[0].cards[:3]  # type: ignore[union-attr]
    for card in (first, second):
        tap_card(pilot, card)
    pilot.host.navigation.go("rules")
    pilot.settle()
    pilot.host.navigation.go("back")
    pilot.settle()
    tap_card(pilot, third)
    assert pilot.says(SAY("ui.grid.next", spot="1/4", count=46))


def test_a_game_left_in_the_middle_comes_back(folder: Path) -> None:
    with Pilot(folder) as pilot:
        sit_down(pilot, NAMES)
        act_up_to(pilot, Phase.HARVEST)
        state = pilot.host.table.standing.state
    with Pilot(folder, "1280x720", language="de") as pilot:
        pilot.until(lambda: pilot.name == "play")
        assert pilot.host.table.standing.state == state
        pilot.frames(5)
        assert pilot.says("Das Beste ernten")
        assert faults(pilot) == []
