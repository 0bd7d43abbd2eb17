"""Outlines are those of whole cards, whatever is printed on them."""

import numpy as np

from vision.evaluate.learned_tables import draw_table
from vision.geometry import intersection_over_union
from vision.learned.outline_maps import OutlineMaps, map_outlines
from vision.learned.outlines import find_outlines
from vision.learned.sides import refine
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import GameDeck
from vision.training.outline_scenes import draw_maps

SQUARE = np.array([[10, 20], [40, 20], [40, 60], [10, 60]], np.float32)


def test_most_cards_outlines_are_found(drawn: GameDeck, tables: SurfaceCollection) -> None:
    seen, found = 0, 0
    for seed in (3, 5):
        table = draw_table(drawn, tables, seed, CLEAN)
        outlines = find_outlines(map_outlines(table.bgr), drawn.size_mm[1] / drawn.size_mm[0])
        whole = [card.quad for card in table.cards if card.visible > 0.9]
        seen += len(whole)
        found += sum(any(intersection_over_union(quad, other) > 0.85 for other in outlines.quads) for quad in whole)
    assert seen >= 8
    assert found >= 0.8 * seen


def test_an_outline_is_found_where_its_edges_face_outward_only() -> None:
    owners = np.full((96, 96), -1, np.int16)
    owners[20:60, 10:40] = 0
    maps = draw_maps(owners, [SQUARE])
    outward = OutlineMaps(maps[0], maps[1:], 2.0, owners.shape)
    [quad] = find_outlines(outward, most=1).quads
    assert intersection_over_union(quad, SQUARE) > 0.8
    assert len(find_outlines(OutlineMaps(maps[0], -maps[1:], 2.0, owners.shape)).quads) == 0


def test_many_outlines_are_refined_as_one_is() -> None:
    owners = np.full((96, 96), -1, np.int16)
    owners[20:60, 10:40] = 0
    maps = draw_maps(owners, [SQUARE])
    outward = OutlineMaps(maps[0], maps[1:], 2.0, owners.shape)
    rough = np.asarray(SQUARE[None] / 2 + 0.4, np.float32)
    [alone] = refine(rough, outward)
    assert np.abs(refine(np.repeat(rough, 161, axis=0), outward) - alone).max() < 1e-4


def test_as_many_outlines_as_cards_of_a_whole_property_are_found() -> None:
    corners = [(x, y) for y in range(10, 280, 60) for x in range(10, 380, 50)]
    squares = [np.array([[x, y], [x + 30, y], [x + 30, y + 40], [x, y + 40]], np.float32) for x, y in corners]
    owners = np.full((320, 420), -1, np.int16)
    for number, (x, y) in enumerate(corners):
        owners[y : y + 40, x : x + 30] = number
    maps = draw_maps(owners, squares)
    found = find_outlines(OutlineMaps(maps[0], maps[1:], 2.0, owners.shape), most=2 * len(squares)).quads
    assert all(any(intersection_over_union(quad, square) > 0.8 for quad in found) for square in squares)
