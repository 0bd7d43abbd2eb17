"""Screens that are higher than wide: the main button and every number stand whole below the table."""

from pathlib import Path
from typing import Final

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Play, Trunk
from companion.simulation.players import bamboo_harvest
from companion.ui.games.bamboo_harvest.widgets.choice_list import OptionButton
from companion.ui.theme import LEAST_TARGET_MM, THEME
from companion.ui.widgets.card_face import CARD_SHAPE
from tests.ui.geometry import box_of, faults
from tests.ui.pilot import Pilot
from tests.ui.player import act_until
from tests.ui.tour import REVOKE

pytestmark = pytest.mark.one_python

NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")
ACTIONS: Final = [entry.action for entry in bamboo_harvest.simulate(1, {}, hands=5, players=NAMES).entries]


def test_what_is_touched_below_the_table_stands_there_whole(folder: Path) -> None:
    with Pilot(folder, "720x1280") as pilot:
        pilot.start("lunar", {}, NAMES)
        pilot.controllers.participation.take_part("tally")
        pilot.frames(3)
        assert faults(pilot) == []

        pilot.start("bamboo-harvest", {}, NAMES)
        act_until(pilot, ACTIONS, lambda state: state.phase.value == "swap")
        pilot.frames(3)
        button = next(one for one in pilot.shown() if isinstance(one, OptionButton))
        assert box_of(button).within(box_of(pilot.screen.ids.choices))


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_the_cards_of_the_trick_are_large_also_beside_a_warning(folder: Path, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent) as pilot:
        pilot.start("mast-year", {"silent": True}, NAMES)
        pilot.act(Dealt(), Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in REVOKE))
        pilot.settle()
        assert pilot.screen.warning
        mat = pilot.screen.ids.mat
        faces = [box_of(face) for face in mat.cards]
        assert min(min(face.width, face.height) for face in faces) >= THEME.mm(LEAST_TARGET_MM / CARD_SHAPE)
        assert all(face.within(box_of(mat)) for face in faces)
        plates = [box_of(plate) for plate in mat.plates]
        for place, face in enumerate(faces):
            assert not any(face.overlaps(other) for other in (*faces[:place], *plates))
