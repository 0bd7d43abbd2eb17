"""A tournament: the end of its first game, and both games kept apart and named until the last one is over."""

from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Speedy, Tally, Trunk
from companion.games.mast_year.explanation import explain_sums_so_far
from companion.games.mast_year.state import Phase
from companion.simulation.mast_year import simulate
from companion.ui.no_break import unbroken
from companion.ui.player_names import describe
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import actions_until

PLAYERS = ("Ann", "Bo", "Cy", "Di")


def play_first(pilot: Pilot) -> None:
    pilot.start("mast-year", {"tournament": True, "goal": 6}, PLAYERS)
    pilot.act(Tally(2, 3, "none", boom=False))
    pilot.act(Tally(4, 1))


def play_both(pilot: Pilot) -> None:
    play_first(pilot)
    pilot.act(Speedy(1), Tally(0, 6))
    pilot.until(lambda: pilot.name == "over")


def rows(pilot: Pilot) -> list[str]:
    """Returns the first column of the table of hands."""
    ids = pilot.screen.ids.sums.ids
    texts = [widget.text for widget in (*reversed(ids.table.children), *reversed(ids.total.children))]
    return texts[::5]


def test_the_first_game_ends_on_a_screen_of_its_own(pilot: Pilot) -> None:
    play_first(pilot)
    pilot.until(lambda: pilot.name == "between")
    assert pilot.screen.title == "Game 1: The Squirrels win!"
    assert pilot.says("So far Ann and Cy have 6, Bo and Di 4.")
    assert pilot.says("The teams swap sides for game 2 of 2: Bo and Di are the Squirrels now.")
    assert rows(pilot) == ["1", "2", SAY("ui.over.total")]
    pilot.tap_text("Di")
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.state.hand.deal.speedy == 3


def test_the_last_tally_of_the_first_game_is_taken_back(pilot: Pilot) -> None:
    play_first(pilot)
    pilot.until(lambda: pilot.name == "between")
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: pilot.name == "play")
    assert len(pilot.controllers.table.snapshot.entries) == 1


def test_the_second_game_says_so_and_shows_the_sums(pilot: Pilot) -> None:
    play_first(pilot)
    pilot.act(Speedy(1))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.says(unbroken("Game 2 of 2"))
    assert [(score.side, score.below) for score in reversed(pilot.screen.ids.bar.ids.scores.children)] == [
        ("first_side", unbroken("hand +0\nsum 4")),
        ("second_side", unbroken("hand +0\nsum 6")),
    ]


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "percent"), [("en", 200), ("de", 100), ("pl", 100)])
def test_the_sums_can_be_read(folder: Path, size: str, language: str, percent: int) -> None:
    with Pilot(folder, size, language=language, text_percent=percent) as pilot:
        pilot.start("mast-year", {"tournament": True, "goal": 12}, PLAYERS)
        pilot.act(Tally(4, 2, "full", boom=True), Tally(8, 2), Speedy(1))
        pilot.until(lambda: pilot.name == "play")
        assert faults(pilot) == []
        snapshot, actions = pilot.controllers.table.snapshot, [entry.action for entry in simulate(1, hands=1).entries]
        tricks = actions_until(snapshot, actions, lambda state: state.phase is Phase.REVEAL)
        assert tricks is not None
        pilot.act(*tricks[:-1], tallies=True)
        assert faults(pilot) == []
        pilot.act(*tricks[-1:], tallies=True)
        assert pilot.name == "part-tally"
        [sums] = explain_sums_so_far(pilot.controllers.table.snapshot.state)
        assert pilot.says(SAY.phrase(sums, PLAYERS))
        assert faults(pilot) == []


def test_the_second_game_is_named_however_large_the_text_is(folder: Path) -> None:
    with Pilot(folder, text_percent=200) as pilot:
        play_first(pilot)
        pilot.act(Speedy(1), Trunk(parse_card("TS")))
        assert pilot.says("Game 2 of 2")


def test_the_history_names_the_game_of_each_hand(pilot: Pilot) -> None:
    play_first(pilot)
    pilot.act(Speedy(1), Trunk(parse_card("TS")))
    pilot.until(lambda: pilot.name == "play")
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says("Game 2 of 2 · Hand 3")
    speedy = str(pilot.controllers.table.snapshot.entries[2].number)
    assert any(getattr(one, "means", "") == speedy for one in pilot.buttons()), "it belongs to the game that it begins"
    pilot.tap(pilot.screen.ids.earlier)
    assert pilot.says("Game 1 of 2 · Hand 2")


def test_the_end_keeps_the_games_apart(pilot: Pilot) -> None:
    play_both(pilot)
    total = SAY("ui.over.total")
    assert rows(pilot) == ["Game 1", "1", "2", total, "Game 2", "3", total]
    assert pilot.screen.explanation.startswith(
        "In game 1 Ann and Cy were the Squirrels. Both games together: Ann and Cy"
    )
    assert "Game 1: Squirrels 6, Oaks 4  ·  Game 2: Squirrels 0, Oaks 6" in describe(pilot.controllers.table.snapshot)


def test_the_statistics_name_the_game(pilot: Pilot) -> None:
    play_both(pilot)
    pilot.tap_text(SAY("ui.menu.statistics"))
    assert pilot.screen.title.endswith("Game 2")
    pilot.tap_text("Game 1")
    assert pilot.screen.title.endswith("Game 1")
