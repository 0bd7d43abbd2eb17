"""Drawing a scene: a table, things on it, cards, hands, light and the camera, all from one seed."""

from collections.abc import Sequence
from math import cos, sin

import numpy as np

from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes.camera.light import draw_glare, draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import Homography, card_plane, draw_view, flattening, lies_before, project
from vision.scenes.decks.deck_collection import DeckCollection
from vision.scenes.decks.sheets import ClutterItem
from vision.scenes.style import EVERYDAY, SceneStyle
from vision.scenes.table.clutter import hand_for, thing_for
from vision.scenes.table.dealing import DealtCard, deal
from vision.scenes.table.hands import FINGERTIP
from vision.scenes.table.surface_collection import SurfaceCollection, draw_bare_table
from vision.scenes.table.tabletop import Scene, Shade, Tabletop, draw_sheen


def draw_scene(
    seed: int,
    size: tuple[int, int] = (320, 320),
    *,
    decks: DeckCollection,
    tables: SurfaceCollection,
    style: SceneStyle = EVERYDAY,
) -> Scene:
    """Draws the picture of `size` (width, height) that belongs to `seed`, and its truth."""
    rng = np.random.default_rng([seed, 1])
    low, high = style.index_px
    index_px = float(low * (high / low) ** rng.random())
    px_per_mm = index_px / decks.deck_for(seed).index_mm
    plane = draw_view(rng, size, px_per_mm, style.elevation_deg)
    room = (size[0] / px_per_mm, size[1] / px_per_mm)
    surfaces = (tables.surface_for(seed), tables.surface_for(seed, 1))
    canvas = draw_bare_table(surfaces, plane, size, px_per_mm, rng)
    top = Tabletop(canvas, _draw_shade(rng, style, px_per_mm))
    dealt = deal(rng, seed, decks, style, room)
    things = [thing_for(seed, i) for i in range(int(rng.integers(style.clutter[0], style.clutter[1] + 1)))]
    below = int(np.ceil(len(things) * rng.uniform(0.3, 1.0)))
    _strew(top, things[:below], plane, room, rng)
    for one in dealt:
        _lay(top, one, decks, plane, rng)
    _strew(top, things[below:], plane, room, rng)
    if rng.random() < style.hand_share:
        _reach_in(top, seed, dealt, plane, rng)
    shone = shaded(draw_glare(top, style, rng), style, rng)
    bright = lit(shone, draw_light(rng, style.light))
    picture = photograph(bright, style, rng, index_px * flattening(plane))
    return Scene(picture, top.truths(bright), seed)


def _draw_shade(rng: np.random.Generator, style: SceneStyle, px_per_mm: float) -> Shade:
    softness, strength = rng.uniform(0.3, 3.0) * px_per_mm, rng.uniform(*style.shadow)
    angle = rng.uniform(0, 2 * np.pi)
    fall = np.array([cos(angle), sin(angle)], np.float32) * softness * rng.uniform(0, 1.0)
    return Shade(float(strength), float(softness), fall.astype(np.float32))


def _seen_quad(plane: Homography, at: tuple[float, float], turn: float, size_mm: tuple[float, float]) -> Quad | None:
    """Returns where a flat thing is seen, or None if it reaches behind the camera."""
    unit = card_plane(plane, at[0], at[1], turn, size_mm)
    square = UNIT_SQUARE.astype(np.float64)
    return project(unit, square).astype(np.float32) if lies_before(unit, square) else None


def _lay(top: Tabletop, dealt: DealtCard, decks: DeckCollection, plane: Homography, rng: np.random.Generator) -> None:
    place, sheen = dealt.place, draw_sheen(rng)
    quad = _seen_quad(plane, (place.x_mm, place.y_mm), place.turn, dealt.deck.size_mm)
    if quad is not None and top.shows(quad):
        top.lay_card(decks.face(dealt.deck, dealt.card, dealt.mark), dealt.card, quad, sheen)


def _strew(
    top: Tabletop, things: Sequence[ClutterItem], plane: Homography, room: tuple[float, float], rng: np.random.Generator
) -> None:
    """Scatters things over the table, mostly towards its edges."""
    for thing in things:
        x, y = np.clip(rng.normal(0, 0.45, 2), -0.8, 0.8) * room
        quad = _seen_quad(plane, (float(x), float(y)), rng.uniform(0, 2 * np.pi), thing.size_mm)
        if quad is not None:
            top.lay_thing(thing, quad)


def _reach_in(
    top: Tabletop, seed: int, dealt: Sequence[DealtCard], plane: Homography, rng: np.random.Generator
) -> None:
    """Lets one or two hands reach for cards."""
    for nth in range(2 if rng.random() < 0.25 else 1):
        hand = hand_for(seed, nth)
        target = dealt[int(rng.integers(len(dealt)))].place if dealt else None
        x, y = (target.x_mm, target.y_mm) if target else (0.0, 0.0)
        x, y = x + rng.normal(0, 30), y + rng.normal(0, 30)
        turn = rng.uniform(0, 2 * np.pi)
        down = (0.5 - FINGERTIP[1]) * hand.size_mm[1]
        quad = _seen_quad(plane, (x - sin(turn) * down, y + cos(turn) * down), turn, hand.size_mm)
        if quad is not None:
            top.lay_thing(hand, quad)
