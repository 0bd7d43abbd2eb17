"""Before the first deal: what was put aside is offered again, a single hand has no goal, and nothing slides away."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Tally, Trunk
from companion.ui.texts import SAY
from companion.ui.widgets.fit_label import FitLabel
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot
from tests.ui.player import begin


class TestGoOn:
    def test_a_game_that_was_put_aside_waits_on_the_first_screen(self, pilot: Pilot) -> None:
        begin(pilot)
        pilot.act(Tally(3, 2, "none", False))
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        words = SAY("ui.welcome.go-on", game="")
        pilot.until(lambda: pilot.says(words))
        go_on = pilot.button(words)
        assert go_on.text == SAY("ui.welcome.go-on", game="Mast Year")
        sizes = {widget: box_of(widget).width * box_of(widget).height for widget in pilot.buttons()}
        assert max(sizes, key=lambda widget: sizes[widget]) is go_on
        pilot.tap(go_on)
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.table.snapshot.state.hand.deal.number == 2

    def test_a_game_that_is_over_does_not(self, pilot: Pilot) -> None:
        pilot.start("mast-year", {"goal": 1})
        pilot.act(Tally(1, 0))
        pilot.until(lambda: pilot.name == "over")
        pilot.controllers.table.close_game()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.settle()
        assert not pilot.says(SAY("ui.welcome.go-on", game=""))


def goals(pilot: Pilot) -> list[Any]:
    signs = ("−", "7", "10", "20", "30", "+")
    return [widget for widget in pilot.shown() if getattr(widget, "text", "") in signs]


def test_a_single_hand_has_no_goal_and_no_equal_scores_at_it(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("variant")
    pilot.frames(3)
    pilot.tap(goals(pilot)[3])
    assert [button.text for button in goals(pilot) if button.chosen] == ["20"]
    pilot.tap_text(SAY("ui.variant.single_hand"))
    assert len(goals(pilot)) == 6
    assert all(button.disabled and not button.chosen for button in goals(pilot))
    assert not any(button.text == SAY("ui.variant.equal_scores.play-on") for button in pilot.buttons())
    assert pilot.says(SAY("ui.variant.no-goal"))


@pytest.mark.one_python
@pytest.mark.parametrize("language", ["en", "de"])
def test_larger_letters_leave_plus_under_the_finger(pilot: Pilot, language: str) -> None:
    pilot.controllers.settings.change("language", language)
    pilot.controllers.navigation.go("settings")
    places: list[tuple[int, ...]] = []
    for _ in range(5):
        pilot.frames(4)
        box = box_of(pilot.button("+"))
        places.append((round(box.left), round(box.bottom), round(box.right), round(box.top)))
        pilot.tap(pilot.button("+"))
    assert pilot.controllers.settings.current.text_percent == 200
    assert len(set(places)) == 1, places


@pytest.mark.one_python
def test_what_is_chosen_at_the_pass_is_no_smaller(pilot: Pilot) -> None:
    begin(pilot)
    pilot.controllers.settings.change("text_percent", 200)
    pilot.frames(3)
    pilot.tap_text(SAY("button.dealt"))
    pilot.frames(3)
    pilot.tap_text(SAY("ui.pass.many"))
    words = [SAY("ui.pass.many"), SAY("ui.pass.few")]
    buttons = [label for label in pilot.shown() if isinstance(label, FitLabel) and label.text in words]
    assert len(buttons) == 8
    assert len({button.font_size for button in buttons}) == 1
    pilot.act(Trunk(parse_card("TS")))
