"""Drawing a scene: a table, things on it, cards, light and the camera, all from one seed."""

from dataclasses import dataclass
from math import cos, sin

import numpy as np

from companion.cards import DECK, Card
from vision.scenes.decks import Deck, DeckBox
from vision.scenes.faces import Face
from vision.scenes.layouts import Place, lay_out
from vision.scenes.light import draw_light, lit
from vision.scenes.paint import lay, warp_face
from vision.scenes.seen import Owners
from vision.scenes.sensor import photograph
from vision.scenes.shadows import cast_shadow
from vision.scenes.style import EVERYDAY, Layout, SceneStyle
from vision.scenes.tables import TableBox, see_table
from vision.scenes.truth import CardTruth, CornerTruth, Quad, Scene
from vision.scenes.view import Homography, card_plane, draw_view, face_map, lies_before, project

_UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card of some deck at its place; `card` is None where it lies face down."""

    place: Place
    deck: Deck
    card: Card | None


@dataclass(frozen=True, slots=True, eq=False)
class Lain:
    """A painted card: its face and where its outline is seen."""

    card: Card | None
    face: Face
    quad: Quad


def draw_scene(
    seed: int,
    size: tuple[int, int] = (320, 320),
    *,
    decks: DeckBox,
    tables: TableBox,
    style: SceneStyle = EVERYDAY,
) -> Scene:
    """Draws the picture of `size` (width, height) that belongs to `seed`, and its truth."""
    rng = np.random.default_rng([seed, 1])
    deck = decks.deck_for(seed)
    low, high = style.index_px
    index_px = float(low * (high / low) ** rng.random())
    px_per_mm = index_px / deck.index_mm
    plane = draw_view(rng, size, px_per_mm, style.elevation_deg)
    canvas = see_table(tables.surface_for(seed), plane, size, px_per_mm, rng)
    owners = Owners(size)
    dealt = deal(rng, seed, decks, style, (size[0] / px_per_mm, size[1] / px_per_mm))
    lain: list[Lain] = []
    softness, strength = rng.uniform(0.3, 3.0) * px_per_mm, rng.uniform(*style.shadow)
    angle = rng.uniform(0, 2 * np.pi)
    fall = np.array([cos(angle), sin(angle)]) * softness * rng.uniform(0, 1.0)
    for one in dealt:
        quad = seen_quad(plane, one)
        if quad is None:
            continue
        face = decks.face(one.deck, one.card)
        patch = warp_face(face, quad, canvas.shape)
        if patch is None:
            continue
        cast_shadow(canvas, (quad + fall).astype(np.float32), softness, strength)
        lay(canvas, patch)
        owners.take(patch, len(lain))
        lain.append(Lain(one.card, face, quad))
    canvas = lit(canvas, draw_light(rng, style.light))
    canvas = photograph(canvas, style, rng, index_px)
    return Scene(canvas, tuple(truth_of(one, i, owners) for i, one in enumerate(lain)), seed)


def deal(
    rng: np.random.Generator, seed: int, decks: DeckBox, style: SceneStyle, room: tuple[float, float]
) -> list[Dealt]:
    """Returns the cards on the table from bottom to top, in a room of that size in millimetres."""
    if rng.random() < style.empty_share:
        return []
    deck = decks.deck_for(seed)
    other = decks.deck_for(seed + 7919) if rng.random() < style.second_deck_share else deck
    places = _places(rng, style, room, deck.size_mm)
    cards = [DECK[i] for i in rng.permutation(len(DECK))]
    hidden = rng.random() < 0.5
    dealt = []
    for i, place in enumerate(places):
        down = rng.random() < style.face_down_share * (2 if hidden else 0.5)
        dealt.append(Dealt(place, deck if rng.random() < 0.6 else other, None if down else cards[i % 52]))
    return dealt


def _places(
    rng: np.random.Generator, style: SceneStyle, room: tuple[float, float], card: tuple[float, float]
) -> list[Place]:
    kind = style.layouts[rng.integers(len(style.layouts))]
    low, high = style.cards
    crowd = room[0] * room[1] / (card[0] * card[1])
    count = int(np.clip(rng.integers(low, high + 1), 1, max(3, crowd * 1.5)))
    places = lay_out(kind, count, rng, card, room)
    groups = int(np.clip(crowd / 12 * rng.random(), 0, 6)) if kind is not Layout.SINGLE else 0
    for _ in range(groups):
        more = lay_out(style.layouts[rng.integers(len(style.layouts))], max(1, count // 2), rng, card, room)
        x, y = rng.uniform(-0.5, 0.5, 2) * room
        places += [place.moved(x, y) for place in more if abs(place.x_mm) < room[0] and abs(place.y_mm) < room[1]]
    return _framed(places[: max(high, 49 if kind is Layout.GRID else high)], rng, room, card)


def _framed(
    places: list[Place], rng: np.random.Generator, room: tuple[float, float], card: tuple[float, float]
) -> list[Place]:
    """Shifts the cards so that a corner of one of them, more often than not, falls well into the picture."""
    one = places[rng.integers(len(places))]
    x, y = one.x_mm, one.y_mm
    if room[0] * room[1] < 12 * card[0] * card[1]:
        side = 1 if rng.random() < 0.5 else -1
        across, down = -0.38 * card[0] * side, -0.36 * card[1] * side
        x += cos(one.turn) * across - sin(one.turn) * down
        y += sin(one.turn) * across + cos(one.turn) * down
    else:
        x, y = float(np.mean([place.x_mm for place in places])), float(np.mean([place.y_mm for place in places]))
    wander = rng.uniform(-0.42, 0.42, 2) * room * (1.0 if room[0] < 4 * card[0] else 0.3)
    return [place.moved(wander[0] - x, wander[1] - y) for place in places]


def seen_quad(plane: Homography, dealt: Dealt) -> Quad | None:
    """Returns where the card's outline is seen, or None if it reaches behind the camera."""
    place = dealt.place
    unit = card_plane(plane, place.x_mm, place.y_mm, place.turn, dealt.deck.size_mm)
    if not lies_before(unit, _UNIT):
        return None
    return project(unit, _UNIT).astype(np.float32)


def truth_of(lain: Lain, owner: int, owners: Owners) -> CardTruth:
    """Returns what is true of a painted card once everything lies on the table."""
    onto = face_map(lain.face.outline, lain.quad)
    corners = []
    if lain.card is not None:
        for index in lain.face.indices:
            quad = project(onto, index.astype(np.float64)).astype(np.float32)
            corners.append(CornerTruth(quad, owners.index_share(quad, owner)))
    return CardTruth(lain.card, lain.quad, tuple(corners), owners.card_share(lain.quad, owner))
