"""Drawn grids: the 49 red cards of two decks on a table, some face-down, with tokens, and what truly lies where."""

from dataclasses import dataclass, replace
from math import pi, radians
from typing import Final, TypeAlias

import numpy as np

from companion.cards import DECK, Card, Rank, Suit
from vision.frames import Picture
from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes.camera.light import draw_glare, draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import Homography, card_plane, flattening, project, view_from
from vision.scenes.decks.deck_collection import DeckCollection
from vision.scenes.style import EVERYDAY, SceneStyle
from vision.scenes.table.surface_collection import SurfaceCollection, draw_bare_table
from vision.scenes.table.tabletop import Shade, Tabletop, draw_sheen
from vision.scenes.table.tokens import TOKEN_COLOURS, token_of

SIDE: Final = 7
MARGIN_MM: Final = 25.0
PUSHED_MM: Final = 8.0
STYLE: Final = replace(EVERYDAY, light=0.7, glare_share=0.15, blur_px=(0, 1.2), noise=(0, 6), low_resolution_share=0)
Rng: TypeAlias = np.random.Generator


@dataclass(frozen=True, slots=True)
class CellTruth:
    """What lies in a cell: a face, or None for a card that lies face-down; and the colour of a token on it."""

    card: Card | None
    token: str | None


@dataclass(frozen=True, slots=True, eq=False)
class DrawnGrid:
    """A picture of a grid with the truth, row by row from the picture's top left."""

    bgr: Picture
    cells: tuple[tuple[CellTruth, ...], ...]


def draw_grid(
    seed: int,
    decks: DeckCollection,
    tables: SurfaceCollection,
    style: SceneStyle = STYLE,
    built: float = 0.08,
    view: int = 0,
    *,
    evenly_pushed: bool = False,
) -> DrawnGrid:
    """Draws the grid that belongs to `seed`: 1.3 to 2 px a mm, 0 to 30° aslant, cards pushed by up to 8 mm.

    Most cards are pushed little; `evenly_pushed` ones by any distance, so that many lie on their neighbours. A share
    `built` of the cards lies face-down with a token; three or so cards bear a token face-up. A later `view` is a
    picture of the same table from another angle, as a camera held in the hand takes it.
    """
    rng = np.random.default_rng([seed, 7])
    hand = np.random.default_rng([seed, 7, view]) if view else None
    deck = decks.deck_for(seed)
    cells = _draw_cells(rng, built)
    gap, px_per_mm = rng.uniform(4, 12), rng.uniform(1.3, 2.0)
    pitch = (deck.size_mm[0] + gap, deck.size_mm[1] + gap)
    room = (SIDE * pitch[0] + 2 * MARGIN_MM, SIDE * pitch[1] + 2 * MARGIN_MM)
    size = (round(room[0] * px_per_mm), round(room[1] * px_per_mm))
    angle = _draw_angle(rng)
    tilt, turn, focal = angle if hand is None else _draw_angle(hand)
    size = (round(size[0] * 1.06), round(size[1] * 1.06))
    plane = view_from(size, px_per_mm, tilt=tilt, turn=turn, focal_px=max(size) * focal)
    canvas = draw_bare_table((tables.surface_for(seed), tables.surface_for(seed, 1)), plane, size, px_per_mm, rng)
    shade = Shade(rng.uniform(0.1, 0.4), px_per_mm, np.zeros(2, np.float32))
    top = Tabletop(canvas, shade)
    for row in range(SIDE):
        for column in range(SIDE):
            cell = cells[row][column]
            x = (column - SIDE // 2) * pitch[0] + _draw_push(rng, evenly=evenly_pushed)
            y = (row - SIDE // 2) * pitch[1] + _draw_push(rng, evenly=evenly_pushed)
            upset = pi if rng.random() < 0.5 else 0.0
            turned = upset + rng.normal(0, 0.02)
            quad = _quad(plane, x, y, turned, deck.size_mm)
            top.lay_card(decks.face(deck, cell.card, 0), cell.card, quad, draw_sheen(rng))
            if cell.token:
                _lay_token(top, rng, plane, (x, y), cell.token)
    seen = rng if hand is None else hand
    shone = shaded(draw_glare(top, style, seen), style, seen)
    picture = photograph(lit(shone, draw_light(seen, style.light)), style, seen, 10 * px_per_mm * flattening(plane))
    return DrawnGrid(picture, cells)


def _draw_push(rng: Rng, *, evenly: bool) -> float:
    """Returns how far a card is pushed along one axis, in millimetres."""
    return float(rng.uniform(-PUSHED_MM, PUSHED_MM) if evenly else np.clip(rng.normal(0, 2), -PUSHED_MM, PUSHED_MM))


def _draw_angle(rng: Rng) -> tuple[float, float, float]:
    """Returns how far aslant and turned the camera is, in radians, and its focal length as a share of the picture."""
    return radians(rng.uniform(0, 30)), rng.normal(0, 0.06), rng.uniform(1.4, 3)


def _draw_cells(rng: Rng, built: float) -> tuple[tuple[CellTruth, ...], ...]:
    red = [card for card in DECK if card.suit in (Suit.DIAMONDS, Suit.HEARTS)] * 2
    for rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        suit = Suit.DIAMONDS if rng.random() < 0.5 else Suit.HEARTS
        red.remove(next(card for card in red if (card.rank, card.suit) == (rank, suit)))
    order = rng.permutation(len(red))
    colours = list(TOKEN_COLOURS)
    cells = []
    for place in order:
        card, kind = red[place], rng.random()
        if kind < built:
            cells.append(CellTruth(None, str(rng.choice(colours[:4]))))
        else:
            cells.append(CellTruth(card, str(rng.choice(colours)) if kind > 0.95 else None))
    return tuple(tuple(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _quad(plane: Homography, x: float, y: float, turn: float, size_mm: tuple[float, float]) -> Quad:
    return project(card_plane(plane, x, y, turn, size_mm), UNIT_SQUARE.astype(np.float64)).astype(np.float32)


def _lay_token(top: Tabletop, rng: Rng, plane: Homography, at: tuple[float, float], colour: str) -> None:
    side = rng.uniform(15, 22)
    ink = np.clip(np.array(TOKEN_COLOURS[colour]) + rng.normal(0, 8, 3), 0, 255).astype(int).tolist()
    thing = token_of((ink[0], ink[1], ink[2]), side)
    x, y = at[0] + rng.normal(0, 5), at[1] + rng.normal(0, 7)
    top.lay_thing(thing, _quad(plane, x, y, rng.uniform(0, 2 * pi), (side, side)))
