"""The table of a game as a replay and the attract screen show it."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from kivy.uix.label import Label

from companion.events.event_file import EventFile, OfferedGame
from companion.exports.replay_steps import replay_record
from companion.games import find_game
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.games import named_games, playable, screens_of
from companion.ui.games.nice_one_squirrel.widgets.cache_circle import CacheCircle
from companion.ui.screens.replay import ReplayScreen
from companion.ui.trick_table.trump_sign import TrumpSign
from companion.ui.widgets.card_face import CardFace
from companion.ui.widgets.replay_table import ReplayTable
from tests.ui.described_tour import raw
from tests.ui.event_tour import prepare
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

WITH_TABLE: Final = [game for game in playable() if screens_of(game).replay_table]
SIZES: Final = ("800x480", "1280x720", "720x1280")
EVERY_PAIR: Final = [
    (game, size, (100, 200)[(place + number) % 2])
    for place, game in enumerate(WITH_TABLE)
    for number, size in enumerate(SIZES)
]
"""Each game in each size and at both sizes of text, and each size with both."""


def open_replay(pilot: Pilot, game: str, entries: int = 60) -> ReplayScreen:
    """Plays a game up to an entry, or its end, and steps through it from its start."""
    played = simulation_of(game).simulate(3, {"description": raw("spades")} if game == "described" else None)
    pilot.start(game, played.options, played.players)
    pilot.act(*(entry.action for entry in played.entries[:entries]))
    pilot.controllers.navigation.go("replay")
    pilot.until(lambda: pilot.name == "replay")
    screen: ReplayScreen = pilot.screen
    return screen


def texts_in(widget: Any) -> Iterator[str]:
    """Yields whatever is written in a widget."""
    for child in widget.walk(restrict=True):
        if isinstance(child, Label) and child.text:
            yield child.text


def table_in(widget: Any) -> ReplayTable:
    return next(child for child in widget.walk() if isinstance(child, ReplayTable))


def test_every_game_has_a_table_that_is_drawn() -> None:
    assert list(playable()) == WITH_TABLE


def test_each_step_of_the_first_hand_changes_what_the_table_shows(pilot: Pilot) -> None:
    screen = open_replay(pilot, "mast-year", 30)
    seen = []
    for place in range(12):
        screen.turn_to(place)
        table = table_in(screen)
        cards = tuple(face.card for face in table.walk() if isinstance(face, CardFace))
        seen.append((tuple(texts_in(table)), cards))
    assert all(one != other for one, other in pairwise(seen))


def test_the_trump_stays_in_sight_and_the_last_trick_of_a_game_lies_there_whole(pilot: Pilot) -> None:
    screen = open_replay(pilot, "mast-year", 1000)
    state: Any = pilot.controllers.table.playing.state
    last = state.hands[-1]
    screen.turn_to(screen.last)
    table = table_in(screen)
    faces = [face.card for face in table.walk() if isinstance(face, CardFace) and face.card]
    assert sorted(map(str, faces)) == sorted(map(str, last.tricks[-1].cards))
    [trump] = [sign.trump for sign in table.walk() if isinstance(sign, TrumpSign)]
    assert trump is last.trunk_suit


def test_the_forest_shows_the_cards_and_the_stocks_of_each_step(pilot: Pilot) -> None:
    screen = open_replay(pilot, "bamboo-harvest")
    states = replay_record(find_game("bamboo-harvest"), pilot.controllers.table.playing.record).states
    for place in (1, 30, 60):
        screen.turn_to(place)
        state: Any = states[place]
        free = [card.sign for card, owner in zip(state.grid, state.built, strict=True) if owner is None]
        assert set(free) <= set(texts_in(table_in(screen)))
        assert all(pilot.says(str(reeds)) for reeds in state.reeds)


def test_the_circle_shows_the_nuts_and_the_points_of_each_step(pilot: Pilot) -> None:
    screen = open_replay(pilot, "nice-one-squirrel")
    states = replay_record(find_game("nice-one-squirrel"), pilot.controllers.table.playing.record).states
    circle = next(child for child in screen.walk() if isinstance(child, CacheCircle))
    for place in (0, 7, int(screen.last)):
        screen.turn_to(place)
        state: Any = states[place]
        assert [cell.cache.nuts for cell in circle.cells] == [cache.nuts for cache in state.caches]
        assert not any(cell.lit for cell in circle.cells), "nothing can be touched"
        assert [int(plate.points) for plate in circle._plates] == list(state.scores)


def test_the_properties_show_the_cards_of_each_step(pilot: Pilot) -> None:
    screen = open_replay(pilot, "masters-of-maple-syrup")
    states = replay_record(find_game("masters-of-maple-syrup"), pilot.controllers.table.playing.record).states
    screen.turn_to(50)
    state: Any = states[50]
    names = {placed.card.name for side in state.sides for placed in side.placed}
    shown = {text.partition(" (")[0] for text in texts_in(table_in(screen))}  # cards with one name are numbered
    assert names <= shown


def test_the_trick_shows_the_cards_played_and_the_screen_the_score(pilot: Pilot) -> None:
    screen = open_replay(pilot, "lunar")
    states = replay_record(find_game("lunar"), pilot.controllers.table.playing.record).states
    place = next(place for place, state in enumerate(states) if len(state.round.table) == 3)  # type: ignore[attr-defined]
    screen.turn_to(place)
    faces = [child for child in screen.walk() if isinstance(child, CardFace)]
    state: Any = states[place]
    assert sorted(face.card.name for face in faces if face.card) == sorted(laid.card.name for laid in state.round.table)
    assert pilot.says(": 0")


@pytest.mark.parametrize("game", WITH_TABLE)
def test_a_table_says_everything_while_another_game_is_on_the_table(pilot: Pilot, game: str) -> None:
    open_replay(pilot, game)
    shown = pilot.controllers.table.playing
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    other = next(name for name in playable() if name != game)
    pilot.start(other, {}, ("",) * find_game(other).seats[-1])
    pilot.controllers.navigation.go("replay", game=shown)
    pilot.until(lambda: pilot.name == "replay")
    unsaid = set()
    for place in range(0, int(pilot.screen.last) + 1, 5):
        pilot.screen.turn_to(place)
        unsaid |= {text for text in texts_in(pilot.screen) if "{" in text}
    assert unsaid == set()


@pytest.mark.parametrize(("game", "size", "percent"), EVERY_PAIR)
def test_every_table_fits(tmp_path: Path, game: str, size: str, percent: int) -> None:
    with Pilot(tmp_path, size, text_percent=percent) as pilot:
        screen = open_replay(pilot, game)
        wrong = []
        for place in (0, 1, int(screen.last) // 2, int(screen.last)):
            screen.turn_to(place)
            pilot.frames(3)
            wrong += [f"{place}: {fault}" for fault in faults(pilot)]
        assert wrong == []


@pytest.mark.parametrize("size", ["800x480", "720x1280"])
@pytest.mark.parametrize("game", [game for game in WITH_TABLE if game in named_games() and game != "mast-year"])
def test_the_attract_screen_shows_the_table_of_the_game_that_plays_by_itself(
    tmp_path: Path, game: str, size: str
) -> None:
    event = EventFile("Autumn playtest", games=(OfferedGame(game, "1"),))
    prepare(tmp_path)
    with Pilot(tmp_path, size, KioskStart(event)) as kiosk:
        seen = []
        for _ in range(8):
            kiosk.screen.step()
            seen.append((tuple(texts_in(table_in(kiosk.screen))), kiosk.screen.said))
        kiosk.frames(3)
        assert faults(kiosk) == []
        assert any(one != other for one, other in pairwise(seen))
        assert kiosk.screen.picture == ""
