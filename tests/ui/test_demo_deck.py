"""At the simulated table, *Show me your cards* can be tried: there the simulated players show theirs."""

from functools import partial
from typing import Any

from companion.app.camera_controller import CameraController
from companion.commands.demo import ShownDeck, demo_table
from companion.simulation import simulation_of
from companion.sources import BEGINS_S, FACE_S
from companion.ui.games import screens_of
from hardware.vision_process.shown_card_finder import ShownCardFinder
from tests.ui.pilot import Pilot
from tests.ui.shown_cards import open_learning
from vision.frames import Frame


def test_the_players_show_their_cards_while_the_screen_asks_for_them(pilot: Pilot) -> None:
    played = partial(demo_table, 1, simulation_of("lunar").simulate(1))
    camera = CameraController(pilot.controllers, played)
    pilot.controllers.add_camera(camera)
    ShownDeck(pilot.controllers, camera, played)
    open_learning(pilot)
    faces = screens_of("lunar").deck_faces
    assert faces is not None
    shown: Any = camera._source()
    with shown as table:
        assert table.length_s > FACE_S * len(faces({})), "the back comes last"
        assert ShownCardFinder().cut_out(Frame(table.picture(BEGINS_S + 1.0), 0, 0.0))
    pilot.screen.back()
    pilot.until(lambda: pilot.name == "variant")
    assert camera._source is played
    camera.close()
