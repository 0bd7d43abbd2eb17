"""What was shown of each game's deck stays while the companion runs."""

from companion.app.camera_controller import CameraController
from tests.app.companion_without_window import Companion
from tests.app.shown_looks import FACES, Shown, show

MAPLE = "masters-of-maple-syrup"


def test_what_was_shown_stays_while_another_games_deck_is_shown(
    companion: Companion, camera: CameraController, pictures: list[Shown]
) -> None:
    lunar = camera.decks.learn("lunar", FACES)
    show(companion, camera, lunar, pictures[0])
    lunar.pause()
    maple = camera.decks.learn(MAPLE, FACES)
    told = show(companion, camera, maple, ())
    assert dict(told.seen)["7"] == 0
    maple.pause()
    assert camera.decks.learn("lunar", FACES) is lunar
    show(companion, camera, lunar, pictures[1])
    companion.loop.until(lambda: lunar.progress is not None and dict(lunar.progress.seen)["7"] == 2)
    assert camera.decks.learn(MAPLE, FACES) is maple


def test_only_the_deck_that_is_begun_anew_is_forgotten(companion: Companion, camera: CameraController) -> None:
    lunar, maple = (camera.decks.learn(game, FACES) for game in ("lunar", MAPLE))
    anew = camera.decks.learn_anew("lunar", FACES)
    assert anew is not lunar
    assert camera.decks.learn("lunar", FACES) is anew
    assert camera.decks.learn(MAPLE, FACES) is maple
    camera.decks.close()
    assert camera.decks.learn(MAPLE, FACES) is not maple
