"""Square cards lie in four ways: each is learned and read whichever side is up."""

from collections.abc import Sequence
from math import pi

import cv2
import numpy as np
import pytest

from vision.evaluate.learned_tables import SIZE, draw_learning_pictures
from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.learned import DeckReader, LearnedDeck
from vision.learned.learning import FacePictures, learn_deck
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck
from vision.scenes.table.viewed_table import ViewedTable

pytestmark = pytest.mark.one_python
SIDE_MM = (70.0, 70.0)
FACES = 3


@pytest.fixture(scope="module")
def squares() -> GameDeck:
    return GameDeck(11, DeckStyle.TEXTS, FACES, SIDE_MM)


@pytest.fixture(scope="module")
def learned(squares: GameDeck, tables: SurfaceCollection) -> LearnedDeck:
    pictures = [tuple(draw_learning_pictures(squares, place, tables, 3, CLEAN)) for place in range(FACES)]
    return learn_deck([FacePictures(name, 1, its) for name, its in zip(squares.names, pictures, strict=True)])


def lay(squares: GameDeck, tables: SurfaceCollection, turns: Sequence[float]) -> tuple[Picture, list[Quad]]:
    """Returns a table with the first face laid in several ways, and the outlines, each from the face's own corner."""
    table = ViewedTable(np.random.default_rng(5), 5, tables, (SIZE, 1.8), CLEAN)
    quads = [
        table.outline((160.0 * (nth % 2) - 80, 130.0 * (nth // 2) - 65), turn, SIDE_MM)
        for nth, turn in enumerate(turns)
    ]
    for quad in quads:
        table.lay(squares.face(0), quad)
    return table.photograph(), quads


def test_the_shape_is_learned_as_square_however_aslant_it_was_seen(learned: LearnedDeck) -> None:
    assert learned.aspect == pytest.approx(1.0, abs=0.01)


def test_both_pictures_of_a_face_are_kept_the_same_side_up(learned: LearnedDeck) -> None:
    for face in learned.faces:
        one, other = (cv2.resize(view, (72, 72)).astype(np.float32) - view.mean() for view in face.views)
        alike = [float((one * np.rot90(other, quarters)).mean()) for quarters in range(4)]
        assert int(np.argmax(alike)) == 0, face.name


def test_a_square_card_is_named_whichever_side_is_up_and_its_first_corner_goes_with_it(
    learned: LearnedDeck, squares: GameDeck, tables: SurfaceCollection
) -> None:
    bgr, quads = lay(squares, tables, [0.2 + side * pi / 2 for side in range(4)])
    readings = DeckReader(learned).read(bgr)
    first = set()
    for quad in quads:
        [reading] = [one for one in readings if intersection_over_union(one.quad, quad) > 0.8]
        assert reading.card is not None
        assert reading.card.name == squares.names[0]
        first.add(int(np.linalg.norm(quad - reading.quad[0], axis=1).argmin()))
    assert len(first) == 1
