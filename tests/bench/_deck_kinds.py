"""Decks of kinds that no network was trained on: other formats, text up to the edges, photographs, pale print."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.scenes.decks.faces import PX_PER_MM, FaceImage
from vision.scenes.game_decks.art import Ink, Rng, draw_colour, draw_icon, draw_word, font_for, icon_outline, write
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck


class DeckKind(StrEnum):
    """What the cards of a drawn deck are like."""

    ICONS = "icons"
    ILLUSTRATED = "illustrated"
    TWINS = "twins"
    THEMED = "themed"
    COLOURS = "colours"
    PHOTOGRAPHS = "photographs"
    SQUARES = "squares full of text"
    SMALL_TEXTS = "small text up to the edges"
    LARGE_TEXTS = "large text up to the edges"
    PALE = "pale print on coloured stock"
    TAROT = "tarot"
    DOMINO = "domino"


SIZES_MM: Final = {
    DeckKind.SQUARES: (70.0, 70.0),
    DeckKind.TAROT: (70.0, 120.0),
    DeckKind.DOMINO: (44.0, 88.0),
}
"""The sizes of the cards that have one of their own."""
STYLES: Final = {DeckKind.ICONS: DeckStyle.ICONS, DeckKind.ILLUSTRATED: DeckStyle.ILLUSTRATED}


class KindDeck(GameDeck):
    """A deck of one kind; what it shares is drawn from its seed, each face from its plan."""

    def __init__(self, seed: int, kind: DeckKind, count: int) -> None:
        rng = np.random.default_rng([seed, 101])
        usual = (63.0, 88.0) if rng.random() < 0.5 else (56.0, 87.0)
        super().__init__(seed, STYLES.get(kind, DeckStyle.TEXTS), count, SIZES_MM.get(kind, usual))
        self.kind = kind
        self.hue = float(rng.uniform(0, 360))
        self.font = font_for(int(rng.integers(100)))
        self.tall_mm = float(rng.uniform(1.8, 3.2))
        self.pale = _tinted(rng, (0.45, 0.75), (90, 200))
        self.light = _tinted(rng, (0.0, 0.12), (232, 250))
        self.emblems = [icon_outline(np.random.default_rng([seed, 103, nth])) for nth in range(4)]

    def another(self, seed: int) -> "KindDeck":
        """Returns a deck whose cards are strangers to this one.

        Another deck of colours or of a theme has the same cards to whoever plays with it: they count as no strangers.
        """
        is_same = self.kind in (DeckKind.COLOURS, DeckKind.THEMED)
        return KindDeck(seed, DeckKind.ICONS if is_same else self.kind, 12)

    def face(self, place: int) -> FaceImage:
        """Draws a face; places from `count` on are not in the deck."""
        if self.kind in STYLES:
            return super().face(place)
        image = self._blank()
        inside: Picture = np.ascontiguousarray(image[..., :3])
        inside[:] = self.light
        rng = np.random.default_rng([self.seed, 107, place])
        _PAINTERS[self.kind](self, inside, place, rng)
        image[..., :3] = inside
        return FaceImage(image)


def _tinted(rng: Rng, saturation: tuple[float, float], value: tuple[float, float]) -> Ink:
    return _hue(rng.uniform(0, 360), rng.uniform(*saturation), rng.uniform(*value))


def _fill_with_text(image: Picture, rng: Rng, look: tuple[object, Ink], tall: int, edge: int) -> None:
    """Fills a picture (h, w, 3) with lines of nonsense words that end `edge` pixels from its edges."""
    height, width = image.shape[:2]
    inner = np.ascontiguousarray(image[edge : height - edge, edge : width - edge])
    y = 0
    while y < inner.shape[0] - tall // 2:
        x = 0
        while x < inner.shape[1]:
            x = write(inner, draw_word(rng), (x, y), tall, look) + max(2, tall // 3)  # type: ignore[arg-type]
        y += round(tall * (1.35 if rng.random() < 0.9 else 2.2))
    image[edge : height - edge, edge : width - edge] = inner


def _paint_text(deck: KindDeck, inside: Picture, place: int, rng: Rng, times: int = 1) -> None:
    _fill_with_text(inside, rng, (deck.font, (30, 30, 35)), round(times * deck.tall_mm * PX_PER_MM), 6)


def _paint_square(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """A title and text up to the edges, as on cards of a party game."""
    width = inside.shape[1]
    cv2.rectangle(inside, (10, 10), (width - 11, 40), deck._inks[0], -1)
    write(inside, f"{draw_word(rng, 4).title()} {draw_word(rng)}", (16, 14), 20, (deck.font, (245, 245, 245)))
    below = np.ascontiguousarray(inside[44:])
    _fill_with_text(below, rng, (deck.font, (30, 30, 35)), round(deck.tall_mm * PX_PER_MM), 8)
    inside[44:] = below


def _paint_pale(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """An icon and a text little lighter than the coloured stock."""
    inside[:] = deck.pale
    ink = tuple(int(min(255, part + 38)) for part in deck.pale)
    height, width = inside.shape[:2]
    draw_icon(inside, icon_outline(rng), (width / 2, 0.38 * height), 0.28 * width, ink)  # type: ignore[arg-type]
    write(inside, draw_word(rng, 4).title(), (24, round(0.7 * height)), 34, (deck.font, ink))  # type: ignore[arg-type]
    write(inside, draw_word(rng, 4), (24, round(0.82 * height)), 24, (deck.font, ink))  # type: ignore[arg-type]


def _paint_colours(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """One of four colours up to the edges, and a number: large in a slanting ellipse, small in two corners."""
    inside[:] = _hue(deck.hue + 90 * (place % 4), 0.75, 205)
    height, width = inside.shape[:2]
    number, ink = str(place // 4), _hue(deck.hue + 90 * (place % 4), 0.8, 120)
    axes = (round(0.3 * width), round(0.46 * width))
    cv2.ellipse(inside, (width // 2, height // 2), axes, 25, 0, 360, (245, 245, 245), -1, cv2.LINE_AA)
    write(inside, number, (width // 2 - 32, height // 2 - 44), 120, (deck.font, ink))
    for at in ((16, 16), (width - 44, height - 52)):
        write(inside, number, at, 40, (deck.font, (245, 245, 245)))


def _paint_twins(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """The same frame and emblem on all, a number in two corners, and a row of small marks."""
    height, width = inside.shape[:2]
    cv2.rectangle(inside, (12, 12), (width - 13, height - 13), deck._inks[0], 4)
    kind = place // 9 % 4
    outline, ink = deck.emblems[kind], deck._inks[kind]
    draw_icon(inside, outline, (width / 2, height / 2), 0.27 * width, ink)
    for at in ((24, 22), (width - 56, height - 62)):
        write(inside, str(place % 9 + 1), at, 40, (deck.font, deck._inks[0]))
    for nth in range(place % 4):
        draw_icon(inside, deck.emblems[0], (width / 2 + (nth - 1) * 34, 0.83 * height), 12, deck._inks[2])


def _paint_themed(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """Suits and ranks of a theme: thin letters in the corners, figures or pips within, on beige stock."""
    inside[:] = (196, 222, 236)
    height, width = inside.shape[:2]
    suit, rank = place % 4, place // 4 % 9 + 1
    ink: Ink = ((40, 40, 150), (50, 90, 40), (120, 60, 30), (40, 40, 40))[suit]
    for turn in range(2):
        view = np.ascontiguousarray(inside[::-1, ::-1] if turn else inside)
        write(view, "ABCDEFGHJKMQ"[rank], (16, 14), 34, (deck.font, ink))
        draw_icon(view, deck.emblems[suit], (28, 66), 11, ink)
        inside[:] = view[::-1, ::-1] if turn else view
    for nth in range(rank):
        across, down = nth % 3, nth // 3
        at = (width * (0.3 + 0.2 * across), height * (0.28 + 0.22 * down))
        draw_icon(inside, deck.emblems[suit] if rank < 7 else icon_outline(rng), at, 0.085 * width, ink)


def _paint_photograph(deck: KindDeck, inside: Picture, place: int, rng: Rng) -> None:
    """A picture up to the edges: a sky, land with fine grain, one or two lit bodies, blurred with their distance."""
    height, width = inside.shape[:2]
    horizon = rng.uniform(0.2, 0.7)
    sky, land = (np.array(_tinted(rng, (0.1, 0.6), bright), np.float32) for bright in ((120, 245), (40, 150)))
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    share = 1 / (1 + np.exp((horizon - down) * rng.uniform(12, 80)))
    view = np.asarray(sky * (1 - share) + land * share, np.float32) * np.ones((1, width, 1), np.float32)
    view *= 1 + 0.35 * _grain(height, width, rng)[..., None] * (0.35 + share)
    for _ in range(int(rng.integers(1, 4))):
        view = _light_body(view, rng)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    view *= (1 - rng.uniform(0, 0.35) * (x**2 + y**2) / 2)[..., None]
    inside[:] = np.clip(cv2.GaussianBlur(view, (0, 0), rng.uniform(0.6, 1.6)), 0, 255).astype(np.uint8)


def _grain(height: int, width: int, rng: Rng) -> Floats:
    """Returns noise (h, w) about zero whose amplitude falls with its frequency, as in photographs."""
    spectrum = np.fft.rfft2(rng.standard_normal((height, width)))
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]
    falling = 1 / np.maximum(np.hypot(fy, fx), 1 / max(height, width)) ** rng.uniform(1.0, 1.5)
    noise = np.fft.irfft2(spectrum * falling, (height, width))
    return np.asarray(noise / noise.std(), np.float32)


def _light_body(view: Floats, rng: Rng) -> Floats:
    """Returns the picture (h, w, 3) with a rounded body in it, lit from one side, with soft edges."""
    height, width = view.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    middle = np.array([rng.uniform(0.2, 0.8) * width, rng.uniform(0.3, 0.9) * height])
    radii = rng.uniform(0.08, 0.35, 2) * width * (1, rng.uniform(0.8, 2))
    off_x, off_y = (x - middle[0]) / radii[0], (y - middle[1]) / radii[1]
    waves = 1 + 0.12 * np.sin(rng.integers(2, 6) * np.arctan2(off_y, off_x) + rng.uniform(0, 6))
    inside = 1 / (1 + np.exp((np.hypot(off_x, off_y) - waves) * rng.uniform(8, 40)))
    lit = 0.6 + 0.45 * (off_x * np.cos(rng.uniform(0, 6)) + off_y * np.sin(rng.uniform(0, 6)))
    colour = np.array(draw_colour(rng, 30, 230), np.float32)
    body = colour * np.clip(lit, 0.15, 1.4)[..., None] * (1 + 0.15 * _grain(height, width, rng)[..., None])
    return np.asarray(view * (1 - inside[..., None]) + body * inside[..., None], np.float32)


def _hue(degrees: float, saturation: float, value: float) -> Ink:
    hsv = np.array([[[degrees % 360 / 2, 255 * saturation, value]]], np.uint8)
    blue, green, red = (int(part) for part in cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0])
    return blue, green, red


_PAINTERS: Final[dict[DeckKind, Callable[[KindDeck, Picture, int, Rng], None]]] = {
    DeckKind.TWINS: _paint_twins,
    DeckKind.THEMED: _paint_themed,
    DeckKind.COLOURS: _paint_colours,
    DeckKind.PHOTOGRAPHS: _paint_photograph,
    DeckKind.SQUARES: _paint_square,
    DeckKind.SMALL_TEXTS: _paint_text,
    DeckKind.LARGE_TEXTS: partial(_paint_text, times=3),
    DeckKind.PALE: _paint_pale,
    DeckKind.TAROT: _paint_photograph,
    DeckKind.DOMINO: _paint_twins,
}
