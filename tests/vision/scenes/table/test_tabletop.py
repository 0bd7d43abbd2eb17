"""What is laid on a table later covers what was laid before."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.scenes import CLEAN, DeckCollection, SurfaceCollection
from vision.scenes.decks.faces import FaceImage, box_quad
from vision.scenes.decks.paint import Patch
from vision.scenes.table.hands import draw_hand
from vision.scenes.table.tabletop import OwnerMap, Shade, Tabletop, cast_shadow, cast_shape
from vision.scenes.table.tokens import TOKEN_COLOURS, token_of
from vision.scenes.table.viewed_table import FINGERS, ViewedTable


@pytest.fixture
def top() -> Tabletop:
    return Tabletop(np.full((300, 400, 3), 90, np.uint8), Shade(0.0, 1.0, np.zeros(2, np.float32)))


def test_half_a_card_outside_is_half_visible(top: Tabletop, decks: DeckCollection) -> None:
    card = CARD_NAMES["5H"]
    top.lay_card(decks.drawn(3).face(card), card, box_quad(-63, 60, 126, 176))
    (truth,) = top.truths()
    assert truth.visible == pytest.approx(0.5, abs=0.05)
    assert truth.corners[0].visible == 0
    assert truth.corners[-1].visible == 1


def test_the_upper_card_hides_the_lower(top: Tabletop, decks: DeckCollection) -> None:
    below, above = CARD_NAMES["5H"], CARD_NAMES["KS"]
    for card, x in ((below, 100), (above, 140)):
        top.lay_card(decks.drawn(3).face(card), card, box_quad(x, 60, 126, 176))
    first, second = top.truths()
    assert (first.card, second.card) == (below, above)
    assert first.visible == pytest.approx(40 / 126, abs=0.04)
    assert [corner.visible for corner in first.corners][-1] == 0
    assert second.visible == 1


def test_a_card_face_down_has_no_corners(top: Tabletop, decks: DeckCollection) -> None:
    top.lay_card(decks.drawn(3).back(), None, box_quad(100, 60, 126, 176))
    (truth,) = top.truths()
    assert truth.card is None
    assert truth.corners == ()
    assert truth.visible == 1


def canvas() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.full((100, 100, 3), 200, np.uint8)


def test_a_shadow_is_dark_inside_soft_at_its_edge_and_nowhere_else() -> None:
    table = canvas()
    cast_shadow(table, box_quad(30, 30, 40, 40), 3, 0.5)
    assert 95 <= table[50, 50, 0] <= 105
    assert 110 < table[30, 50, 0] < 190
    assert (table[:20] == 200).all()


def test_a_shadow_beyond_the_picture_or_of_no_strength_darkens_nothing() -> None:
    table = canvas()
    cast_shadow(table, box_quad(300, 30, 40, 40), 3, 0.5)
    cast_shadow(table, box_quad(30, 30, 40, 40), 3, 0.0)
    assert (table == 200).all()


def test_a_shape_casts_its_own_shadow_moved_away_from_the_light() -> None:
    table = canvas()
    patch = Patch(20, 20, np.zeros((20, 20, 3), np.uint8), np.full((20, 20), 255, np.uint8))
    cast_shape(table, patch, np.array([30, 0], np.float32), 1, 1.0)
    assert table[30, 60, 0] < 20
    assert (table[30, :40] == 200).all()


def test_owners_count_what_lies_outside_as_hidden() -> None:
    owners, picture = OwnerMap((100, 100)), np.full((100, 100, 3), 230, np.uint8)
    picture[::2] = (230, 40, 40)
    owners.map[:] = 0
    assert owners.index_share(box_quad(10, 10, 20, 30), 0, picture) == 1
    assert owners.index_share(box_quad(90, 10, 20, 30), 0, picture) == 0.5
    assert owners.index_share(box_quad(10, 10, 20, 30), 1, picture) == 0


def test_a_card_of_which_half_is_covered_is_half_seen() -> None:
    owners = OwnerMap((100, 100))
    owners.map[:, :50] = 0
    owners.map[:, 50:] = 1
    assert owners.card_share(box_quad(30, 20, 40, 60), 0) == pytest.approx(0.5, abs=0.05)
    owners.hide(owners.map == 0)
    assert owners.card_share(box_quad(30, 20, 40, 60), 0) == 0


def test_print_that_is_burnt_out_is_not_seen() -> None:
    owners = OwnerMap((100, 100))
    owners.map[:] = 0
    assert owners.index_share(box_quad(10, 10, 20, 30), 0, np.full((100, 100, 3), 255, np.uint8)) == 0


@pytest.mark.parametrize("seed", range(3))
def test_fingers_point_up_and_the_arm_ends_below(seed: int) -> None:
    hand = draw_hand(np.random.default_rng(seed))
    covers = hand.face.bgra[..., 3] > 127
    height = covers.shape[0]
    width_mm, length_mm = hand.size_mm
    assert width_mm > 60
    assert length_mm > width_mm
    assert covers[-1].any(), "an arm ends somewhere beyond"
    assert abs(int(covers.any(axis=1).argmax()) / height - (0.5 - FINGERS)) < 0.12


@pytest.mark.parametrize("name", TOKEN_COLOURS)
def test_a_token_is_a_disc_of_its_colour(name: str) -> None:
    token = token_of(TOKEN_COLOURS[name], 18.0)
    image = token.face.bgra
    middle = image.shape[0] // 2
    assert token.size_mm == (18.0, 18.0)
    assert image[middle, middle].tolist() == [*TOKEN_COLOURS[name], 255]
    assert image[0, 0, 3] == 0
    assert np.mean(image[..., 3] > 127) == pytest.approx(np.pi / 4, abs=0.06)


SIZE = (240, 180)


def table(tables: SurfaceCollection) -> ViewedTable:
    return ViewedTable(np.random.default_rng(3), 3, tables, (SIZE, 1.5), CLEAN)


def white_card() -> FaceImage:
    return FaceImage(np.full((396, 284, 4), 255, np.uint8), np.zeros((0, 4, 2), np.float32))


def test_a_card_is_seen_within_its_outline(tables: SurfaceCollection) -> None:
    viewed = table(tables)
    outline = viewed.outline((0, 0), 0.4, (63, 88))
    viewed.lay(white_card(), outline)
    (truth,) = viewed.top.truths()
    x, y = outline.mean(axis=0).astype(int)
    assert truth.visible > 0.95
    assert viewed.photograph().shape == (180, 240, 3)
    assert viewed.top.canvas[y, x].min() > 180


def test_a_hand_that_reaches_for_a_card_hides_part_of_it(tables: SurfaceCollection) -> None:
    viewed = table(tables)
    outline = viewed.outline((0, 0), 0.4, (63, 88))
    viewed.lay(white_card(), outline)
    before = viewed.top.truths()[0].visible
    viewed.reach(outline)
    assert viewed.top.truths()[0].visible < before
