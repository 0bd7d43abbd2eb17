"""GameDeck: a deck of a board game, drawn from a seed, with near twins among its faces."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, card_outline
from vision.scenes.game_decks.art import (
    Ink,
    Rng,
    draw_colour,
    draw_icon,
    draw_word,
    font_for,
    icon_outline,
    paint_landscape,
    paint_photograph,
    write,
)

TWIN_SHARE: Final = 0.3
"""The share of faces that are near twins of the one before."""
_SIZES: Final = ((63.0, 88.0), (63.0, 88.0), (63.0, 88.0), (56.0, 87.0), (70.0, 120.0), (59.0, 92.0), (44.0, 68.0))


class DeckStyle(StrEnum):
    """What the faces of a deck are made of."""

    ILLUSTRATED = "illustrated"
    ICONS = "icons"
    TEXTS = "texts"
    PHOTOGRAPHS = "photographs"


@dataclass(frozen=True, slots=True)
class FacePlan:
    """What tells a face from the others: the seed of its art, its number, and how many symbols of which colour."""

    art: int
    number: int
    symbols: int
    colour: int


class GameDeck:
    """`count` faces and a back; further faces are not in the deck and serve as unknown cards of the same style."""

    def __init__(self, seed: int, style: DeckStyle, count: int, size_mm: tuple[float, float] | None = None) -> None:
        rng = np.random.default_rng([seed, 83])
        self.seed, self.style, self.count = seed, style, count
        usual = _SIZES[rng.integers(len(_SIZES))]
        self.size_mm = size_mm or usual
        self._size = (round(self.size_mm[0] * PX_PER_MM), round(self.size_mm[1] * PX_PER_MM))
        self._alpha = card_outline(self._size, rng.uniform(1.5, 4.0) * PX_PER_MM)
        self._border = int(rng.choice([0, 9, 14, 20])) if style is not DeckStyle.TEXTS else int(rng.choice([0, 10]))
        self._stock = draw_colour(rng, 215, 255) if rng.random() < 0.7 else draw_colour(rng, 10, 70)
        self._ink: Ink = (25, 25, 30) if min(self._stock) > 128 else (230, 235, 240)
        self._inks = _draw_inks(rng, self._stock)
        self._font = font_for(int(rng.integers(100)))
        self._symbol = icon_outline(rng)
        self._plans = _plan(rng, count + 12)

    def another(self, seed: int) -> "GameDeck":
        """Returns a deck of the same kind, whose cards are strangers to this one."""
        return GameDeck(seed, self.style, 12)

    @property
    def names(self) -> tuple[str, ...]:
        """The faces' names."""
        return tuple(f"face {place + 1}" for place in range(self.count))

    @property
    def twins(self) -> tuple[tuple[int, int], ...]:
        """The places of near twins: faces with the same art."""
        return tuple((i - 1, i) for i in range(1, self.count) if self._plans[i - 1].art == self._plans[i].art)

    def face(self, place: int) -> FaceImage:
        """Draws a face; places from `count` on are not in the deck."""
        plan = self._plans[place]
        image = self._blank()
        edge = self._border
        inside = np.ascontiguousarray(image[edge : self._size[1] - edge, edge : self._size[0] - edge, :3])
        _PAINTERS[self.style](self, inside, plan)
        image[edge : self._size[1] - edge, edge : self._size[0] - edge, :3] = inside
        return FaceImage(image)

    def back(self) -> FaceImage:
        """Draws the back."""
        image = self._blank()
        draw_back(image, np.random.default_rng([self.seed, 89]))
        return FaceImage(image)

    def _blank(self) -> Picture:
        image = np.empty((self._size[1], self._size[0], 4), np.uint8)
        image[..., :3], image[..., 3] = self._stock, self._alpha
        return image

    def _rng(self, plan: FacePlan) -> Rng:
        return np.random.default_rng([self.seed, 97, plan.art])

    def _paint_illustrated(self, inside: Picture, plan: FacePlan) -> None:
        rng = self._rng(plan)
        paint_landscape(inside, rng)
        height, width = inside.shape[:2]
        band = int(height * 0.11)
        cv2.rectangle(inside, (8, height - band - 8), (width - 9, height - 9), self._stock, -1)
        write(inside, draw_word(rng, 4).title(), (16, height - band - 2), band - 10, (self._font, self._ink))
        self._print_number(inside, plan, (26, 26))
        self._print_symbols(inside, plan, (width - 20, 22), 11)

    def _paint_icons(self, inside: Picture, plan: FacePlan) -> None:
        rng = self._rng(plan)
        height, width = inside.shape[:2]
        ink = self._inks[plan.colour]
        if self.seed % 3 == 0:
            inside[:] = ink
            ink = self._stock
        draw_icon(inside, icon_outline(rng), (width / 2, height / 2), width * rng.uniform(0.22, 0.34), ink)
        for x, y in ((0.14, 0.1), (0.86, 0.9)):
            write(inside, str(plan.number), (int(x * width) - 14, int(y * height) - 18), 40, (self._font, ink))
        self._print_symbols(inside, plan, (width - 24, 24), 13, ink)

    def _paint_texts(self, inside: Picture, plan: FacePlan) -> None:
        rng = self._rng(plan)
        height, width = inside.shape[:2]
        ink = self._inks[plan.colour]
        cv2.rectangle(inside, (8, 8), (width - 9, 44), ink, -1)
        write(inside, f"{draw_word(rng).title()} {draw_word(rng)}", (16, 14), 22, (self._font, self._stock))
        y = int(rng.uniform(58, 90))
        while y < height - 56:
            x = 14
            while x < width - 60:
                x = write(inside, draw_word(rng), (x, y), 15, (self._font, self._ink)) + 6
            y += 21 if rng.random() < 0.8 else 40
        self._print_number(inside, plan, (26, height - 26))
        self._print_symbols(inside, plan, (width - 20, height - 22), 10)

    def _paint_photographs(self, inside: Picture, plan: FacePlan) -> None:
        rng = self._rng(plan)
        height, width = inside.shape[:2]
        foot = int(height * 0.16)
        view = np.ascontiguousarray(inside[: height - foot])
        paint_photograph(view, rng)
        inside[: height - foot] = view
        write(inside, draw_word(rng, 4).title(), (12, height - foot + 10), 24, (self._font, self._ink))
        self._print_number(inside, plan, (26, 26))
        self._print_symbols(inside, plan, (width - 20, 22), 11)

    def _print_number(self, inside: Picture, plan: FacePlan, at: tuple[int, int]) -> None:
        cv2.circle(inside, at, 20, self._inks[plan.colour], -1, cv2.LINE_AA)
        write(inside, str(plan.number), (at[0] - 8, at[1] - 11), 26, (self._font, (245, 245, 245)))

    def _print_symbols(
        self, inside: Picture, plan: FacePlan, at: tuple[int, int], size: int, ink: Ink | None = None
    ) -> None:
        for nth in range(plan.symbols):
            draw_icon(inside, self._symbol, (at[0] - nth * 2.3 * size, at[1]), size, ink or self._inks[plan.colour])


_PAINTERS: Final = {
    DeckStyle.ILLUSTRATED: GameDeck._paint_illustrated,
    DeckStyle.ICONS: GameDeck._paint_icons,
    DeckStyle.TEXTS: GameDeck._paint_texts,
    DeckStyle.PHOTOGRAPHS: GameDeck._paint_photographs,
}


def _draw_inks(rng: Rng, stock: Ink) -> list[Ink]:
    """Returns five colours that differ from the stock and from each other."""
    inks: list[Ink] = []
    while len(inks) < 5:
        ink = draw_colour(rng, 20, 235)
        if min(max(abs(mine - its) for mine, its in zip(ink, other, strict=True)) for other in (stock, *inks)) > 70:
            inks.append(ink)
    return inks


def _plan(rng: Rng, count: int) -> list[FacePlan]:
    """Returns faces of which some differ from the one before in one symbol, number or colour only."""
    plans = [FacePlan(0, 1, 1, 0)]
    for place in range(1, count):
        last = plans[-1]
        if rng.random() < TWIN_SHARE and place < count - 12:
            change = int(rng.integers(3))
            plans.append(
                FacePlan(
                    last.art,
                    last.number % 9 + 1 if change == 0 else last.number,
                    last.symbols % 3 + 1 if change == 1 else last.symbols,
                    (last.colour + 1) % 5 if change == 2 else last.colour,
                )
            )
        else:
            number, symbols, colour = int(rng.integers(1, 10)), int(rng.integers(0, 4)), int(rng.integers(5))
            plans.append(FacePlan(place, number, symbols, colour))
    return plans
