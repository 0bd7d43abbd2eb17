"""Pictures of card faces, and what is printed on them."""

import numpy as np

from vision.scenes.decks.faces import FaceImage, box_quad, card_outline, stamp, turned

NO_INDICES = np.zeros((0, 4, 2), np.float32)


def test_a_face_is_kept_at_half_sizes_down_to_a_small_one() -> None:
    face = FaceImage(np.zeros((396, 284, 4), np.uint8), NO_INDICES)
    assert [level.shape[:2] for level in face.levels] == [(396, 284), (198, 142), (99, 71), (50, 36)]
    assert face.size == (284, 396)
    assert face.weight == sum(level.nbytes for level in face.levels)
    np.testing.assert_array_equal(face.outline, [[0, 0], [284, 0], [284, 396], [0, 396]])


def test_a_box_on_its_head_keeps_its_own_top_left_first() -> None:
    np.testing.assert_array_equal(turned(box_quad(10, 20, 30, 40), (100, 200))[0], [90, 180])


def test_a_card_has_round_corners() -> None:
    alpha = card_outline((100, 140), 12)
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert alpha[0, 50] == alpha[70, 0] == alpha[70, 50] == 255


def test_print_is_clipped_at_the_edge_and_leaves_the_alpha() -> None:
    image = np.full((20, 20, 4), 200, np.uint8)
    stamp(image, np.full((10, 10), 255, np.uint8), (1, 2, 3), (15, -5))
    assert tuple(image[4, 19]) == (1, 2, 3, 200)
    assert (image[5:] == 200).all()
    stamp(image, np.full((4, 4), 255, np.uint8), (9, 9, 9), (40, 40))
    assert not (image == 9).any()
