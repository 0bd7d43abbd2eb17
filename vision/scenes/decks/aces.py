"""Aces: a large symbol in the middle, at times ornate and with the maker's words."""

import cv2
import numpy as np

from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.decks.faces import PX_PER_MM, stamp
from vision.scenes.decks.indices import resized
from vision.scenes.decks.print_style import Ink, PrintStyle

_WORDS = (
    "CLUB SPECIAL",
    "No. 52",
    "FINEST QUALITY",
    "OAK & SONS",
    "808",
    "EST. 1874",
    "CASINO",
    "LINEN FINISH",
    "STANDARD",
)


def print_ace(image: Picture, pip: Picture, suit: Suit, style: PrintStyle) -> None:
    """Prints the middle of an ace onto a face (h, w, 4); the ace of spades is the ornate one."""
    rng = np.random.default_rng([style.seed, 29])
    height, width = image.shape[:2]
    ornate = suit is Suit.SPADES and rng.random() < 0.6
    tall = rng.uniform(1.0, 1.8) * style.pip_mm * PX_PER_MM
    tall = min(tall * (rng.uniform(1.6, 2.6) if ornate else 1.0), 0.5 * height)
    big = resized(pip, pip.shape[1] / pip.shape[0] * tall, tall)
    at = ((width - big.shape[1]) // 2, (height - big.shape[0]) // 2)
    ink = style.inks[suit]
    stamp(image, big, ink, at)
    if ornate:
        _adorn(image, big, style, rng)


def _adorn(image: Picture, big: Picture, style: PrintStyle, rng: np.random.Generator) -> None:
    height, width = image.shape[:2]
    ink, middle = style.inks[Suit.SPADES], (width // 2, height // 2)
    for shrink in np.linspace(0.85, 0.2, int(rng.integers(2, 6))):
        small = resized(big, big.shape[1] * shrink, big.shape[0] * shrink)
        colour = style.stock if rng.random() < 0.6 else ink
        stamp(image, small, colour, (middle[0] - small.shape[1] // 2, middle[1] - small.shape[0] // 2))
    sheet = np.ascontiguousarray(image[..., :3])
    if rng.random() < 0.5:
        _scrolls(sheet, ink, max(big.shape) * rng.uniform(0.55, 0.75), rng)
    for side in (-1, 1):
        if rng.random() < 0.7:
            word = str(rng.choice(_WORDS))
            y = middle[1] + side * int(big.shape[0] * rng.uniform(0.55, 0.7)) + 6
            size = rng.uniform(0.3, 0.75)
            wide = cv2.getTextSize(word, cv2.FONT_HERSHEY_COMPLEX, size, 1)[0][0]
            cv2.putText(sheet, word, (middle[0] - wide // 2, y), cv2.FONT_HERSHEY_COMPLEX, size, ink, 1, cv2.LINE_AA)
    image[..., :3] = sheet


def _scrolls(sheet: Picture, ink: Ink, reach: float, rng: np.random.Generator) -> None:
    """Draws rings of small leaves round the middle."""
    middle = np.array(sheet.shape[1::-1]) / 2
    count = int(rng.integers(8, 30))
    for angle in np.arange(count) * 2 * np.pi / count:
        at = middle + reach * np.array([np.sin(angle), np.cos(angle)])
        axes = (int(rng.integers(2, 9)), int(rng.integers(2, 5)))
        cv2.ellipse(sheet, tuple(int(v) for v in at), axes, float(np.degrees(angle)), 0, 300, ink, 1, cv2.LINE_AA)
