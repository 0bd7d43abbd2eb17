"""Clutter: things on a table that are no cards, each drawn flat from above."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.decks.deck_collection import slot_id
from vision.scenes.decks.faces import FaceImage, stamp
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.indices import resized
from vision.scenes.decks.pips import draw_shape, pip_mask
from vision.scenes.decks.sheets import (
    THING_PX_PER_MM,
    ClutterItem,
    Ink,
    Rng,
    disc_of,
    draw_dark,
    draw_ink,
    draw_word,
    print_word,
    px,
    sheet_of,
)
from vision.scenes.decks.strokes import StrokeGlyphs
from vision.scenes.table.hands import draw_hand


def draw_thing(rng: Rng, glyphs: Glyphs, *, sheets: bool = True) -> ClutterItem:
    """Draws a random thing; without `sheets` none that is flat, rectangular and printed as a card may be."""
    makers = _MAKERS if sheets else _MAKERS_WITHOUT_SHEETS
    maker = makers[rng.integers(len(makers))]
    image, tall_mm = maker(rng, glyphs)
    height, width = image.shape[:2]
    face = FaceImage(image)
    return ClutterItem(face, (width / THING_PX_PER_MM, height / THING_PX_PER_MM), tall_mm)


def _paper(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    """A page, a newspaper or a label with print, with headings and lines of text."""
    width, height = rng.uniform(40, 190), rng.uniform(30, 230)
    shade = int(rng.integers(185, 256))
    image = sheet_of(width, height, (shade - int(rng.integers(0, 25)), shade - 4, shade), rng.choice([0, 0, 3]))
    y, ink = px(rng.uniform(2, 10)), draw_dark(rng) if rng.random() < 0.8 else draw_ink(rng)
    while y < image.shape[0] - 8:
        tall = px(rng.choice([1.6, 2.2, 3, 5, 9], p=[0.35, 0.3, 0.2, 0.1, 0.05]))
        x = px(4)
        while x < image.shape[1] - px(6) and rng.random() < 0.96:
            if tall >= 7:
                x = print_word(image, glyphs, draw_word(rng), (x, y), tall, ink) + tall // 2
            else:
                wide = int(rng.integers(5, 30))
                image[y : y + tall - 1, x : min(x + wide, image.shape[1] - 8) : 2, :3] = ink
                x += wide + 5
        y += int(tall * rng.uniform(1.4, 2.2))
    return image, 0.3


def _book(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    """A book, a box or a packet: a coloured cover with large print."""
    image = sheet_of(rng.uniform(50, 170), rng.uniform(60, 230), draw_ink(rng), 1.5)
    height, width = image.shape[:2]
    for _ in range(int(rng.integers(1, 5))):
        x, y = int(rng.integers(0, width)), int(rng.integers(0, height))
        image[y : y + int(rng.integers(5, height)), x : x + int(rng.integers(5, width)), :3] = draw_ink(rng)
    for _ in range(int(rng.integers(1, 4))):
        tall = px(rng.uniform(4, 20))
        at = (int(rng.integers(0, max(1, width // 2))), int(rng.integers(0, height)))
        print_word(image, glyphs, draw_word(rng), at, tall, draw_ink(rng))
    return image, rng.uniform(3, 25)


def _mug(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    side = px(rng.uniform(70, 95))
    image = np.zeros((side, round(side * 1.35), 4), np.uint8)
    colour = draw_ink(rng) if rng.random() < 0.6 else (235, 240, 240)
    image[..., :3] = colour
    middle, radius = (side // 2, side // 2), side // 2 - 2
    solid = np.zeros(image.shape[:2], np.uint8)
    cv2.ellipse(solid, (side, side // 2), (side // 4, side // 5), 0, 0, 360, 255, side // 14, cv2.LINE_AA)
    cv2.circle(solid, middle, radius, 255, -1, cv2.LINE_AA)
    bgr = np.ascontiguousarray(image[..., :3])
    rim = tuple(int(min(255, part * 1.15 + 12)) for part in colour)
    cv2.circle(bgr, middle, radius - 2, rim, side // 18, cv2.LINE_AA)
    drink = ((20, 35, 60), (40, 70, 120), (200, 220, 235), (60, 100, 160))[rng.integers(4)]
    cv2.circle(bgr, middle, int(radius * 0.86), tuple(int(part * 0.6) for part in colour), -1, cv2.LINE_AA)
    cv2.circle(bgr, (middle[0] + 3, middle[1] + 3), int(radius * 0.78), drink, -1, cv2.LINE_AA)
    image[..., :3], image[..., 3] = bgr, solid
    return image, 80.0


def _phone(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    image = sheet_of(rng.uniform(64, 78), rng.uniform(135, 165), draw_dark(rng), 8)
    height, width = image.shape[:2]
    edge = px(3)
    bgr = np.ascontiguousarray(image[..., :3])
    if rng.random() < 0.5:
        screen = np.linspace(rng.uniform(20, 200), rng.uniform(20, 250), height - 2 * edge)
        bgr[edge : height - edge, edge : width - edge] = screen[:, None, None] * np.array(draw_ink(rng)) / 255
        for y in range(edge + 20, height - 40, 38):
            for x in range(edge + 10, width - 32, 36):
                cv2.rectangle(bgr, (x, y), (x + 24, y + 24), draw_ink(rng), -1)
    image[..., :3] = bgr
    return image, 8.0


def _cable(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    side = px(rng.uniform(90, 200))
    points = rng.uniform(0.05, 0.95, (5, 2)) * side
    t = np.linspace(0, 1, 60)[:, None]
    weights = [1, 4, 6, 4, 1]
    curve = sum(weights[i] * (1 - t) ** (4 - i) * t**i * points[i] for i in range(5))
    line = [np.round(np.asarray(curve) * 8).astype(np.int32)]
    image = np.zeros((side, side, 4), np.uint8)
    colour = draw_dark(rng) if rng.random() < 0.5 else (235, 235, 238)
    thick = max(2, px(rng.uniform(2.5, 5)))
    mask, bgr = np.zeros((side, side), np.uint8), np.full((side, side, 3), colour, np.uint8)
    cv2.polylines(mask, line, False, 255, thick, cv2.LINE_AA, 3)
    shine = tuple(int(min(255, part + 40)) for part in colour)
    cv2.polylines(bgr, line, False, shine, max(1, thick // 3), cv2.LINE_AA, 3)
    image[..., :3], image[..., 3] = bgr, mask
    return image, 4.0


def _pen(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    image = sheet_of(rng.uniform(7, 12), rng.uniform(120, 160), draw_ink(rng), 3)
    height, width = image.shape[:2]
    shade = np.sin(np.linspace(0.25, np.pi - 0.2, width))[None, :, None]
    image[: int(height * rng.uniform(0.2, 0.4)), :, :3] = draw_ink(rng)
    image[..., :3] = (image[..., :3] * (0.4 + 0.6 * shade)).astype(np.uint8)
    return image, 9.0


def _coin(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    metal = ((110, 165, 190), (170, 175, 180), (70, 105, 160))[rng.integers(3)]
    image = disc_of(rng.uniform(17, 27), metal)
    side = image.shape[0]
    bgr = np.ascontiguousarray(image[..., :3])
    cv2.circle(bgr, (side // 2, side // 2), int(side * 0.42), tuple(int(p * 0.75) for p in metal), 1, cv2.LINE_AA)
    image[..., :3] = bgr
    tall = side * 0.4
    print_word(
        image, glyphs, str(rng.choice(["1", "2", "5", "10", "20", "50"])), (side // 3, side // 3), tall, draw_dark(rng)
    )
    return image, 2.0


def _chip(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    colours: tuple[Ink, ...] = (
        (50, 45, 170),
        (150, 90, 30),
        (60, 110, 40),
        (40, 40, 45),
        (225, 228, 230),
        (110, 40, 110),
    )
    base = colours[rng.integers(len(colours))]
    image = disc_of(rng.uniform(38, 42), base)
    side = image.shape[0]
    middle, spot = (side // 2, side // 2), (235, 238, 240) if base[0] < 200 else (60, 60, 60)
    bgr = np.ascontiguousarray(image[..., :3])
    count = int(rng.choice([6, 8, 8, 12]))
    for i in range(count):
        start = i * 360 / count
        cv2.ellipse(bgr, middle, (side // 2 - 4, side // 2 - 4), 0, start, start + 180 / count, spot, 8, cv2.LINE_AA)
    cv2.circle(bgr, middle, int(side * 0.34), spot, 1, cv2.LINE_AA)
    inner = spot if rng.random() < 0.4 else base
    cv2.circle(bgr, middle, int(side * 0.28), inner, -1, cv2.LINE_AA)
    image[..., :3] = bgr
    if rng.random() < 0.6:
        suits = list(Suit)
        mark = (
            glyphs.mask(str(rng.choice(list("1258AKQJ"))))
            if rng.random() < 0.6
            else pip_mask(suits[rng.integers(4)], draw_shape(rng))
        )
        small = resized(mark, mark.shape[1] / mark.shape[0] * side * 0.3, side * 0.3)
        stamp(image, small, draw_ink(rng), (middle[0] - small.shape[1] // 2, middle[1] - small.shape[0] // 2))
    return image, 3.5


def _die(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    body = (240, 242, 245) if rng.random() < 0.6 else draw_ink(rng)
    image = sheet_of(16, 16, body, 3)
    spot = (20, 20, 20) if min(body) > 120 else (245, 245, 245)
    side = image.shape[0]
    bgr = np.ascontiguousarray(image[..., :3])
    spots = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}[int(rng.integers(1, 7))]
    for place in spots:
        at = (side * (1 + int(place) % 3) // 4, side * (1 + int(place) // 3) // 4)
        cv2.circle(bgr, at, max(2, side // 11), spot, -1, cv2.LINE_AA)
    image[..., :3] = bgr
    return image, 16.0


def _other_card(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    """A card of another game: corner figures without a suit, a picture or a number in the middle."""
    colour = draw_ink(rng) if rng.random() < 0.7 else (245, 246, 248)
    image = sheet_of(rng.uniform(54, 70), rng.uniform(84, 110), (244, 246, 247), 4)
    height, width = image.shape[:2]
    edge = px(rng.uniform(0, 4))
    image[edge : height - edge, edge : width - edge, :3] = colour
    bgr = np.ascontiguousarray(image[..., :3])
    axes = (int(width * rng.uniform(0.25, 0.4)), int(height * rng.uniform(0.2, 0.36)))
    cv2.ellipse(bgr, (width // 2, height // 2), axes, rng.uniform(-30, 30), 0, 360, draw_ink(rng), -1, cv2.LINE_AA)
    image[..., :3] = bgr
    word, ink = draw_word(rng, 2), (250, 250, 250) if rng.random() < 0.6 else draw_ink(rng)
    tall = px(rng.uniform(7, 12))
    for sheet in (image, image[::-1, ::-1]):
        print_word(sheet, glyphs, word, (px(5), px(5)), tall, ink)
    if rng.random() < 0.7:
        print_word(image, glyphs, word, (width // 3, height // 3), height // 3, draw_ink(rng))
    return image, 0.3


def _keyboard(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    frame, key = (draw_dark(rng), (60, 60, 62)) if rng.random() < 0.6 else ((205, 208, 210), (240, 242, 243))
    image = sheet_of(rng.uniform(150, 260), 105, frame, 4)
    height, width = image.shape[:2]
    ink = (230, 230, 230) if key[0] < 120 else (50, 50, 50)
    step = px(19)
    for row, y in enumerate(range(px(5), height - step, step)):
        for x in range(px(5) + row * px(4), width - step, step):
            image[y : y + step - 5, x : x + step - 5, :3] = key
            print_word(image, glyphs, draw_word(rng, 1), (x + 6, y + 6), step * 0.3, ink)
    return image, 12.0


def _plate(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    """A round or square mat, plate or bowl."""
    colour = draw_ink(rng)
    image = disc_of(rng.uniform(90, 200), colour) if rng.random() < 0.7 else sheet_of(95, 95, colour, 6)
    side = image.shape[0]
    bgr = np.ascontiguousarray(image[..., :3])
    for share in np.linspace(0.95, 0.2, int(rng.integers(2, 6))):
        cv2.circle(
            bgr, (side // 2, side // 2), int(side / 2 * share), draw_ink(rng), int(rng.integers(1, 7)), cv2.LINE_AA
        )
    image[..., :3] = bgr
    return image, 12.0


def _glasses(rng: Rng, glyphs: Glyphs) -> tuple[Picture, float]:
    """Spectacles, rings and keys: thin dark outlines."""
    side = px(rng.uniform(40, 130))
    mask = np.zeros((side // 2, side), np.uint8)
    thick = max(2, px(rng.uniform(1.5, 4)))
    for x in (side // 4, 3 * side // 4):
        cv2.ellipse(mask, (x, side // 4), (side // 5, side // 6), 0, 0, 360, 255, thick, cv2.LINE_AA)
    cv2.line(mask, (side * 9 // 20, side // 4), (side * 11 // 20, side // 4), 255, thick, cv2.LINE_AA)
    image = np.empty((*mask.shape, 4), np.uint8)
    image[..., :3], image[..., 3] = draw_dark(rng), mask
    return image, 6.0


_MAKERS: Final[tuple[Callable[[Rng, Glyphs], tuple[Picture, float]], ...]] = (
    _paper, _paper, _book, _mug, _phone, _cable, _pen, _coin, _chip, _chip, _die,
    _other_card, _other_card, _keyboard, _plate, _glasses,
)  # fmt: skip
_MAKERS_WITHOUT_SHEETS: Final = tuple(maker for maker in _MAKERS if maker not in (_paper, _book, _other_card))


def thing_for(seed: int, nth: int, *, sheets: bool = True) -> ClutterItem:
    """Returns the nth thing on the table of a scene; without `sheets` none that may be taken for a card."""
    return _thing(slot_id(seed * 8 + nth, slots=24, life=4800, salt=53), sheets=sheets)


def hand_for(seed: int, nth: int) -> ClutterItem:
    """Returns the nth hand over the table of a scene."""
    return _hand(slot_id(seed * 2 + nth, slots=12, life=1600, salt=59))


@lru_cache(36)
def _thing(made: int, *, sheets: bool) -> ClutterItem:
    return draw_thing(_rng_of(made), StrokeGlyphs(made), sheets=sheets)


@lru_cache(12)
def _hand(made: int) -> ClutterItem:
    return draw_hand(_rng_of(made))


def _rng_of(made: int) -> Rng:
    return np.random.default_rng([made, 67])
