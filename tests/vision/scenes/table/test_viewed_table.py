"""Cards that are laid on a viewed table are seen where their outlines say."""

import numpy as np

from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.table.viewed_table import ViewedTable

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
