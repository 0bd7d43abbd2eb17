"""What Masters of Maple Syrup explains on the screen: how it begins, what was decided, and what cannot be."""

from pathlib import Path
from typing import Final

import pytest

from companion.games import find_game
from companion.games.masters_of_maple_syrup.actions import Develop, Effect, End, Select
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, entered
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

GAME: Final = find_game("masters-of-maple-syrup")


def test_an_action_card_that_cannot_be_selected_says_why(pilot: Pilot) -> None:
    pilot.start(GAME.name, {}, ("Ann", "Bo"))
    pilot.act(Select("tap"))
    tap = pilot.screen.actions[0]
    pilot.tap(tap)
    assert pilot.says(SAY("refused.act"))
    pilot.act(End())
    pilot.tap(tap)
    assert pilot.says(SAY("refused.turned", action=SAY("action.tap")))
    assert entered(pilot) == [Select("tap"), End()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_has_been_decided_is_told_in_letters_that_can_be_read(folder: Path, size: str, language: str) -> None:
    cards = [{"name": "Sugar Maple", "type": "tree", "cost": 0, "value": 1}]
    with Pilot(folder, size, language=language) as pilot:
        begin(pilot, catalogue=cards)
        assert pilot.screen.ids.explanation.text.startswith(SAY("turn.setup"))
        letters = [letters_of_explanation(pilot)]
        pilot.act(Select("develop"), *(Effect(0, 0, draw=1, develop="Sugar Maple") for _ in range(8)))
        pilot.act(Effect(0, 0, draw=4), Develop(0, "Sugar Maple"))
        letters.append(letters_of_explanation(pilot))
        assert min(letters) >= THEME.mm(2.6)
        assert faults(pilot) == []


def letters_of_explanation(pilot: Pilot) -> float:
    """Returns how high the letters of the explanation are."""
    pilot.frames(3)
    return float(pilot.screen.ids.explanation.children[0].font_size)


def test_a_card_just_developed_tells_its_text_and_no_player_without_cards_is_asked_to_develop(pilot: Pilot) -> None:
    text = "When first developed: draw 1 card."
    oak = {"name": "Oak", "type": "utility", "cost": 2, "text": text}
    begin(pilot, Select("develop"), Develop(0, "Oak"), catalogue=[oak])
    assert f"The card says: “{text}”" in pilot.screen.ids.explanation.text
    pilot.act(Effect(1, 0, draw=1))
    assert text not in pilot.screen.ids.explanation.text
    pilot.act(Effect(1, 0, discard=0, develop="Oak"))
    assert text in pilot.screen.ids.explanation.text, "an effect develops like the action card"
    pilot.act(Effect(1, 0, discard=3))
    assert SAY("ui.way.develop") not in [getattr(button, "text", "") for button in pilot.buttons()]
