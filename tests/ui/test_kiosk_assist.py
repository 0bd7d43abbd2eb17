"""What an event's level of assist changes on the table's screens: notes alone, what is wrong, and why."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate

import pytest

from companion.card_notation import parse_card
from companion.events.event_file import EventFile, OfferedGame
from companion.games import find_game
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.simulation import play_opening, simulated_games
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.texts import SAY
from tests.ui.event_visit import open_kiosk, sit_down
from tests.ui.pilot import Pilot
from tests.ui.tour import NAMES, REVOKE

MOMENTS = 14
"""So many entries of each game's opening are looked at, the last ones."""
LEVELS = ("record", "referee", "coach")
GAMES = (OfferedGame("mast-year", "1"), OfferedGame("nice-one-squirrel", "1"))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """A table at which a group sits."""
    folder = tmp_path_factory.mktemp("kiosk")
    with open_kiosk(folder, event=EventFile("Playtest", games=GAMES)) as opened:
        sit_down(opened)
        yield opened


def play(table: Pilot, offered: OfferedGame, players: tuple[str, ...], *actions: object) -> None:
    """Plays one of the games on offer for a while."""
    table.pass_s(1.0)
    table.controllers.kiosk.choose(offered)
    table.pass_s(1.0)
    table.controllers.table.start(offered.name, {}, players)
    table.until(lambda: table.name == "play" and table.controllers.table.snapshot.game.name == offered.name)
    table.controllers.navigation.go("menu")  # nobody looks at each card
    for action in actions:
        table.controllers.entries.act(action, by="camera")
    table.until(lambda: len(table.controllers.table.playing.entries) == len(actions))


def set_level(table: Pilot, level: str) -> None:
    notes = table.controllers.kiosk.recorder
    notes.offered = replace(notes.offered, assist=level)
    table.controllers.navigation.go("play")
    table.frames()


def test_each_level_says_what_the_one_before_does_not(table: Pilot) -> None:
    cards = (Play(parse_card(card)) for card in REVOKE)
    play(table, GAMES[0], NAMES, Dealt(), Passed(), Trunk(parse_card("TS")), *cards)
    said: dict[str, tuple[bool, bool, bool]] = {}
    for level in LEVELS:
        set_level(table, level)
        warns, explains = bool(table.screen.warning), table.screen.ids.explanation.text != SAY("ui.explanation.rules")
        table.controllers.navigation.go("history")
        table.frames()
        said[level] = (warns, any("⚠" in button.text for button in table.buttons()), explains)
    assert said == {"record": (False, False, False), "referee": (True, True, False), "coach": (True, True, True)}
    table.controllers.navigation.go("settings")
    table.frames()
    assert not table.says(SAY("setting.assist").capitalize())  # the event has decided it


def test_what_a_nut_is_worth_is_an_explanation(table: Pilot) -> None:
    play(table, GAMES[1], ("", "", ""), *(entry.action for entry in simulate(7, {}, ("", "", "")).entries[:16]))
    said: dict[str, tuple[bool, bool]] = {}
    for level in LEVELS:
        set_level(table, level)
        said[level] = (bool(table.screen._worths.shown), table.screen.explanation != SAY("ui.explanation.rules"))
    assert said == {"record": (False, False), "referee": (False, False), "coach": (True, True)}


def test_the_last_round_is_said_at_every_level(table: Pilot) -> None:
    """NS-5.1: it is no explanation that all but one player have one more turn."""
    entries = simulate(7, {}, ("", "", "")).entries
    game = find_game("nice-one-squirrel")
    states = accumulate((entry.action for entry in entries), game.apply, initial=game.start({}, ("", "", "")))
    count = next(place for place, state in enumerate(states) if state.turns_left == 1)
    play(table, GAMES[1], ("", "", ""), *(entry.action for entry in entries[:count]))
    for level in LEVELS:
        set_level(table, level)
        assert "everybody else has one more turn" in table.screen.explanation, level


@pytest.mark.parametrize("name", sorted(simulated_games()))
def test_where_it_only_records_nothing_is_advised_in_any_game(table: Pilot, name: str) -> None:
    """In the first turns of each game: no reason, no warning, no worth, no best move."""
    record = play_opening(name, 3)
    table.pass_s(1.0)
    table.controllers.kiosk.choose(OfferedGame(name, "1", assist="record"))
    table.pass_s(1.0)
    table.controllers.table.start(name, dict(record.options), record.players)
    table.until(lambda: table.name in ("play", "between") and table.controllers.table.snapshot.game.name == name)
    best = SAY.of("bamboo-harvest").text("ui.harvest.best", gains="")
    table.act(*(entry.action for entry in record.entries[:-MOMENTS]))
    for entry in record.entries[-MOMENTS:]:
        assert table.controllers.first_hand.lesson is None
        assert not getattr(table.screen, "warning", "")
        assert not any(str(button.text).startswith(best) for button in table.buttons())
        said = getattr(table.screen, "explanation", "")
        assert said in ("", SAY("ui.explanation.rules")) or "one more turn" in said
        worths = getattr(table.screen, "_worths", None)
        assert worths is None or not worths.shown
        table.act(entry.action)
        table.frames()
    assert len(table.controllers.table.playing.entries) == len(record.entries)
