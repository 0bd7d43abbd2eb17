"""What a game brings to the screen is loaded at its first use."""

from copy import copy, deepcopy
from dataclasses import fields
from functools import partial
from importlib import import_module

import pytest

from companion.app.game_screens import GameScreens, rule_of_task
from companion.engine.deferred import DeferredModule, call_late
from companion.games import find_game, game_names
from companion.games.mast_year.actions import Dealt
from companion.ui.games import screens_of
from tests.app.companion_without_window import Companion


def test_a_function_is_loaded_at_its_first_call() -> None:
    late = DeferredModule("textwrap").shorten
    missing = DeferredModule("companion.no_such_module").function
    assert late("two words", 5) == "[...]"
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        missing()


def test_a_deferred_module_answers_nothing_that_python_asks_of_a_value() -> None:
    late = DeferredModule("textwrap")
    assert copy(late).name == deepcopy(late).name == "textwrap"
    assert not hasattr(late, "__len__")


@pytest.mark.parametrize("name", game_names())
def test_every_function_that_a_game_loads_late_is_there(name: str) -> None:
    for part in (find_game(name), screens_of(name)):
        found = [getattr(part, field.name) for field in fields(part)]
        late = [one.args for one in found if isinstance(one, partial) and one.func is call_late]
        assert late
        for module, function in late:
            assert callable(getattr(import_module(module), function, None)), f"{module} has no {function}"


def test_a_game_says_how_it_stands_by_its_result_where_it_says_no_more(companion: Companion) -> None:
    companion.start(goal=1)
    companion.enter(Dealt())
    snapshot, words = companion.table.playing, companion.controllers.texts.of("mast-year")
    screens = GameScreens(picture="acorn", backdrop="oak")
    assert screens.describe_score(snapshot, words) == "Squirrels: Ann and Cy. Oaks: Bo and Di."
    assert rule_of_task(snapshot) == "MY-4.1"
