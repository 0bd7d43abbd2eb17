"""Background: the bare table is remembered, also where cards and hands lie now."""

import numpy as np

from tests.vision.laid_table import Card, look, picture, read
from vision.tracking.background import Background
from vision.tracking.change import CellImage, cell_image
from vision.tracking.presence import BARE_LIKE, cells_inside, likeness

FOUR = Card("4C", 200, 160)
QUAD = read(FOUR).quad
HAND = (FOUR.x - 40, FOUR.y - 20, 160, 200)


def is_known(floor: Background, bare: CellImage) -> bool:
    """Tells whether one of the memories shows the table as it is under the card."""
    return any(likeness(then, bare, cells_inside(QUAD, bare)) >= BARE_LIKE for then in floor.memories)


def test_nothing_is_known_before_anything_was_seen() -> None:
    assert Background().memories == ()


def test_what_lies_under_a_card_is_remembered() -> None:
    floor = Background()
    floor.see(0, look(), [])
    for second in range(4, 60, 4):
        floor.see(second, look(FOUR, seed=second), [QUAD])
    assert is_known(floor, look())


def test_what_was_there_before_a_hand_came_to_rest_is_remembered() -> None:
    floor = Background()
    floor.see(0, look(), [])
    floor.see(1, look(hands=[HAND]), [])
    floor.see(2, look(FOUR, hands=[HAND]), [QUAD])
    assert is_known(floor, look())


def test_another_cloth_is_learned() -> None:
    floor, cloth = Background(), cell_image(255 - picture())
    for second in range(0, 20, 2):
        floor.see(second, cloth if second else look(), [])
    assert is_known(floor, cloth)
    assert not is_known(floor, look())


def test_after_a_nudge_the_memories_lie_where_the_table_does() -> None:
    floor, bare = Background(), picture()
    floor.see(0, cell_image(bare), [])
    floor.see(1, look(FOUR), [QUAD])
    moved = cell_image(np.roll(bare, (-16, 24), axis=(0, 1)))
    floor.nudge(np.array([[1, 0, 24], [0, 1, -16]], np.float32), moved)
    inside = cells_inside(QUAD + np.array([24, -16], np.float32), moved)
    assert all(likeness(then, moved, inside) >= BARE_LIKE for then in floor.memories)


def test_frames_of_another_size_begin_anew() -> None:
    floor = Background()
    floor.see(0, look(), [])
    floor.see(9, cell_image(picture()[:400]), [])
    assert [memory.size for memory in floor.memories] == [(640, 400)]


def test_all_can_be_forgotten() -> None:
    floor = Background()
    floor.see(0, look(), [])
    floor.forget()
    assert floor.memories == ()
