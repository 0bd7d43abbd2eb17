"""Which screen is shown: where one came from, and what the game needs."""

from pathlib import Path

import pytest

from companion.app.table_controller import TableController
from companion.card_notation import parse_card
from companion.engine import read_record
from companion.engine.game import require_type
from companion.games import find_game
from companion.games.lunar.actions import Tally as LunarTally
from companion.games.mast_year import GAME
from companion.games.mast_year.actions import Play, Trunk
from companion.games.mast_year.state import Phase, State
from companion.journal import Journal
from companion.session import Replace, start_session
from tests.app.companion_without_window import NAMES, Companion


def test_back_leads_where_one_came_from_and_at_last_to_the_welcome(companion: Companion) -> None:
    navigation = companion.controllers.navigation
    shown: list[str] = []
    navigation.shown.add(lambda visit: shown.append(visit.name))
    for screen in ("welcome", "games", "rules", "rules", "back", "back", "back"):
        navigation.go(screen)
    assert shown == ["welcome", "games", "rules", "rules", "games", "welcome", "welcome"]


def test_a_screen_that_is_left_is_come_back_to_with_what_it_showed(companion: Companion) -> None:
    navigation = companion.controllers.navigation
    navigation.go("game", number="7")
    navigation.go("rules", number="MY-5")
    navigation.go("back")
    assert (navigation.name, navigation.visit.arguments) == ("game", {"number": "7"})


def test_another_game_is_shown_on_its_own_screen_before_anything_else_hears_of_it(companion: Companion) -> None:
    companion.start()
    shown: list[str] = []
    companion.controllers.navigation.shown.add(lambda visit: shown.append(visit.name))
    heard: list[tuple[str, list[str]]] = []
    TableController.snapshot.listen(
        companion.table, lambda snapshot: heard.append((snapshot.game.name, list(shown)) if snapshot else ("", []))
    )
    companion.table.start("lunar", {}, NAMES)
    companion.settle()
    assert heard == [("lunar", ["play"])]


@pytest.mark.parametrize("asked", ["play", "over", "between", "correct"])
def test_without_a_game_there_is_only_the_welcome(companion: Companion, asked: str) -> None:
    companion.controllers.navigation.go(asked)
    assert companion.controllers.navigation.name == "welcome"


def test_an_entry_that_is_gone_leads_to_the_history(companion: Companion) -> None:
    companion.start()
    companion.enter(Trunk(parse_card("TS")))
    navigation = companion.controllers.navigation
    navigation.go("correct", number=companion.table.playing.entries[0].number)
    assert navigation.name == "correct"
    navigation.go("correct", number=99)
    assert navigation.name == "history"


def test_whoever_listens_hears_how_the_companion_is_to_be_left(companion: Companion) -> None:
    ways: list[str] = []
    companion.controllers.navigation.closing.add(ways.append)
    companion.controllers.navigation.close("shut-down")
    assert ways == ["shut-down"]


def test_an_entry_that_a_correction_made_impossible_is_asked_for_first(companion: Companion) -> None:
    companion.start()
    companion.enter(Trunk(parse_card("TS")), Play(parse_card("4C")))
    companion.entries.correct(Replace(companion.table.playing.entries[0].number, Trunk(parse_card("4C"))))
    companion.settle()
    assert companion.screen == "question"


def test_between_two_games_of_a_tournament_a_screen_of_its_own_is_shown(tmp_path: Path) -> None:
    record = read_record((Path(__file__).parents[1] / "records" / "tournament.json").read_bytes(), find_game)
    with Journal(tmp_path / "journal.db") as journal:
        session = start_session(journal, GAME, record.options, record.players)
        entries = iter(record.entries)
        while require_type(State, session.state).phase is not Phase.SPEEDY:
            session.act(next(entries).action)
    with Companion(tmp_path) as companion:
        companion.controllers.navigation.go("play")
        assert companion.screen == "between"


def test_what_a_part_of_a_game_brought_is_shown_until_it_was_seen(companion: Companion) -> None:
    companion.table.start("lunar", {}, NAMES)
    companion.settle()
    companion.enter(LunarTally((6, 6), (0, 0), (4, 4)))
    assert companion.screen == "part-tally"
    companion.controllers.navigation.see_tally()
    assert companion.screen == "play"
    companion.controllers.navigation.go("menu")
    companion.controllers.navigation.go("play")
    assert companion.screen == "play"
