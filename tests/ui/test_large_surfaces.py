"""Games on one surface with large text: the task, what everybody has and the main button are arranged anew."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from companion.simulation.players import bamboo_harvest, nice_one_squirrel
from companion.ui.games.bamboo_harvest.widgets.forest import ForestCell
from companion.ui.games.nice_one_squirrel.screens.play import NutCell
from companion.ui.games.nice_one_squirrel.widgets.cache_circle import CacheCell
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton
from tests.ui.geometry import faults, labels
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES: Final = ("Ann", "Bo")
ENOUGH: Final = 1.8
FOREST: Final = [entry.action for entry in bamboo_harvest.simulate(3, hands=1, players=NAMES).entries[:7]]
CACHES: Final = [entry.action for entry in nice_one_squirrel.simulate(3, {}, NAMES).entries[:3]]


def sizes(pilot: Pilot) -> dict[str, float]:
    """Returns how large the task, the numbers and the words of the first button are."""
    found = dict.fromkeys(("task", "score", "button"), 0.0)
    for label in labels(pilot):
        is_button = isinstance(label, TextButton)
        is_main = is_button and (label.weight == "first_button" or label.text == SAY("ui.table.pass"))
        is_score = label.text.isdigit() and not is_button
        kind = (
            "task" if label.text.endswith(pilot.screen.task) else "button" if is_main else "score" if is_score else ""
        )
        if kind:
            found[kind] = max(found[kind], label.font_size)
    return found


def grow(pilot: Pilot, game: str, actions: Sequence[Any]) -> dict[str, float]:
    """Begins a game, lets its text be twice as large, and returns how much larger each is then."""
    pilot.start(game, {}, NAMES)
    pilot.act(*actions)
    usual = sizes(pilot)
    pilot.controllers.settings.change("text_percent", 200)
    pilot.settle()
    large = sizes(pilot)
    return {kind: large[kind] / usual[kind] for kind in usual}


def test_the_forest_gives_way_to_what_everybody_has_and_comes_back(pilot: Pilot) -> None:
    grown = grow(pilot, "bamboo-harvest", FOREST)
    assert min(grown.values()) >= ENOUGH, grown
    pilot.tap_text(SAY("ui.large.table"))
    assert not any(isinstance(one, ForestCell) for one in pilot.shown())
    assert pilot.says("Ann")
    assert pilot.says(SAY("ui.bar.history"))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.large.entry"))
    pilot.tap(next(one for one in pilot.buttons() if isinstance(one, ForestCell)))
    pilot.tap_text(SAY("ui.choice.back"))
    pilot.tap_text(SAY("ui.bar.take-back"))
    assert len(pilot.controllers.table.snapshot.entries) == len(FOREST) - 1


def test_a_turn_is_a_cache_and_a_nut_with_large_text_too(pilot: Pilot) -> None:
    grown = grow(pilot, "nice-one-squirrel", CACHES)
    assert min(grown.values()) >= ENOUGH, grown
    pilot.tap(next(one for one in pilot.shown() if isinstance(one, NutCell) and not one.disabled))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == len(CACHES) + 1)
    pilot.go_on()
    cells = [one for one in pilot.shown() if isinstance(one, CacheCell)]
    assert len(cells) == 9
    pilot.tap(next(cell for cell in cells if cell.lit))
    assert not any(isinstance(one, CacheCell) for one in pilot.shown())
    pilot.tap_text(SAY("ui.large.table"))
    assert any(isinstance(one, CacheCell) for one in pilot.shown())
    assert faults(pilot) == []


def test_the_caches_are_a_touch_away_where_a_nut_is_played_first(pilot: Pilot) -> None:
    grow(pilot, "nice-one-squirrel", CACHES)
    pilot.tap_text(SAY("ui.large.table"))
    assert any(isinstance(one, CacheCell) for one in pilot.shown())


def test_a_property_is_touched_where_the_action_cards_were_and_the_rest_is_a_touch_away(pilot: Pilot) -> None:
    pilot.start("masters-of-maple-syrup", {}, NAMES)
    usual = sizes(pilot)
    pilot.controllers.settings.change("text_percent", 200)
    pilot.settle()
    large = sizes(pilot)
    assert min(large[kind] / usual[kind] for kind in ("task", "score")) >= ENOUGH
    assert faults(pilot) == []
    pilot.tap(next(card for card in pilot.screen.actions if card.shown.name == "tap"))
    assert pilot.says(SAY("ui.way.end"))
    pilot.tap_text(SAY("ui.way.effect"))
    assert pilot.screen.task == SAY("ui.ask.which")
    pilot.tap_text(SAY("ui.large.table"))
    assert any(card in pilot.shown() for card in pilot.screen.actions)
    other = pilot.screen.sides[1]
    pilot.tap(next(one for one in other.walk() if getattr(one, "text", "") == SAY("ui.way.effect")))
    assert other in pilot.shown(), "what is asked at the table in words is touched where the rest is touched"
    assert pilot.screen.sides[0] not in pilot.shown()
