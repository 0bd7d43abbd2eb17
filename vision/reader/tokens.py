"""Tokens: discs of one colour that lie on a card, found in the card's upright view."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card, Rank, Suit
from vision.frames import Picture
from vision.reader.views import stock_of

RADIUS_MM: Final = (6.2, 13.0)
EVEN_MM: Final = 7.0
"""A token's middle is one colour in a square of this side."""
ROUND: Final = 0.085
"""The maximum relative variation of the distance from a disc's middle to its edge."""
ALONG: Final = 0.8
"""The least cosine of a direction that counts as across."""
PATTERN: Final = 3.0
"""A place that varies more than a token by this factor is not of one colour as that is."""
DIRECTIONS: Final = 32
_ANGLES: Final = np.arange(DIRECTIONS) * 2 * np.pi / DIRECTIONS
GREY_BELOW: Final = 0.32
"""Less difference between the colour's channels, as a share of the brightest, is no hue: black, grey or white."""
DIM_BELOW: Final = 0.42  # EXPERIMENTS.md, 2026-11-28
DARK_BELOW: Final = 0.65
"""The same for colours as dark as black, and for darker ones: light and blur tint a black token."""
TINT_BELOW: Final = 0.68  # EXPERIMENTS.md, 2026-11-28
"""The same for colours as dark as black that have one of the hues in which light tints black."""
TINTS: Final = ("yellow", "orange", "blue", "purple")
"""Lamps and daylight have these hues."""
DARKEST: Final = 25
DARK: Final = 50
BLACK: Final = 95
WHITE: Final = 165
"""Grey levels below which a colour without a hue is black, and from which it is white, beside stock of 240."""
STOCK: Final = 240.0
LIGHTS: Final = (1.0, 1.1, 1 / 1.1)
VIVIDNESS: Final = (1.0, 0.9, 1.3)
"""A colour that would have another name in such light, or paler or more vivid by such factors, is in doubt."""
BRIGHTENED: Final = 3.0
"""Beside dark stock, a colour also is if it would have another name in light so much brighter: all may be dark."""
DARK_STOCK: Final = 90.0
"""Darker stock is not white, and says nothing about the light."""
_HUES: Final = (
    ("red", 18),
    ("orange", 34),
    ("yellow", 72),
    ("green", 165),
    ("blue", 260),
    ("purple", 330),
    ("red", 360),
)
"""Names of hues, each with its upper limit in degrees."""
PIP_COLOURS: Final = {
    Suit.CLUBS: ("black", "green", "blue"),
    Suit.DIAMONDS: ("red", "orange", "blue"),
    Suit.HEARTS: ("red", "orange"),
    Suit.SPADES: ("black", "blue"),
}
"""The colours of pips, in decks of two and of four colours."""
COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
PAIRED: Final = (Rank.TWO, Rank.FOUR, Rank.SIX, Rank.EIGHT, Rank.TEN)
"""The ranks on which every pip has one opposite it: those are recognised as print."""
COURT_COLOURS: Final = ("red", "orange", "green", "blue", "black")
"""The colours of pips and dresses."""
TINTED_MM: Final = 6.8
"""A disc of another colour with a smaller radius is a pip, too: light tints them."""
NO_HUES: Final = ("white", "grey")
"""A small disc of these colours is a gap between pips; so may a larger one be on a ten."""
TOKEN_MM: Final = 7.4
"""A disc of these colours with a smaller radius is a pip."""
ONLY_PIP_MM: Final = 6.0
"""The only pip lies off the middle of a card's outline by at most this."""
MIDDLE_MM: Final = 3.2
"""The ace's pip lies in the card's middle, off it by at most this."""
STOCK_LIKE: Final = 15.0
"""A disc that differs less from its card's stock, in Lab, may be white: stock opposite it is no print."""
WITH_SHADOW: Final = 1.35
"""How far a token reaches with its edge and its shadow, in multiples of its radius."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What counts as one colour, in grey levels.

    `even` is the maximum variation in a token's middle, `apart` the difference at its edge;
    `stretched` is the square root of the largest ratio of its axes, and `trimmed` the number of smallest and of
    largest distances from the middle to the edge that are ignored (a trimmed range). Where cards are `patterned`, what
    lies opposite a token may have its colour, but is not as even.
    """

    even: float
    apart: float
    stretched: float = 1.0
    trimmed: int = 2
    patterned: bool = False


CLEAR: Final = tuple(Limits(even, apart, 1.08) for apart in (24.0, 12.0) for even in (12.0, 6.0))
LIMITS: Final = (*CLEAR, Limits(4.0, 8.0), Limits(3.0, 5.0))
"""Tried in this order: clear tokens first, then those beside print or on a card of nearly their own colour."""
LIMITS_DOWN: Final = tuple(
    replace(limits, stretched=1.18, trimmed=4, patterned=True) for limits in (*CLEAR, Limits(12.0, 60.0))
)
"""The same on cards that lie face-down: without pips, an ellipse or a shaded disc can be nothing else."""


@dataclass(frozen=True, slots=True)
class _Disc:
    """A disc of one colour: its middle and its radius in pixels."""

    at: tuple[int, int]
    radius: float


@dataclass(frozen=True, slots=True)
class FoundToken:
    """A token's likely colours, surest first, its radius, how far it lies from the card's middle, and where, in px."""

    colours: tuple[str, ...]
    radius_mm: float
    off_mm: float
    at: tuple[int, int]

    @property
    def colour(self) -> str:
        """Its likeliest colour."""
        return self.colours[0]

    @property
    def reach_mm(self) -> float:
        """How far it reaches from its middle with its edge and its shadow."""
        return self.radius_mm * WITH_SHADOW


def find_token(
    view: Picture, px_per_mm: float, stock: NDArray[np.float64], *, is_down: bool = False
) -> FoundToken | None:
    """Returns the token in a card's upright view (h, w, 3), or None.

    `stock` is what the cards' white looks like in the picture, as BGR: colours are named as beside it. On a card that
    `is_down` are no pips, so that a disc may also be seen as an ellipse.
    """
    colours = _Colours(view, px_per_mm)
    discs = (_find_disc(colours, limits) for limits in (LIMITS_DOWN if is_down else LIMITS))
    found = next((disc for disc in discs if disc is not None), None)
    if found is None:
        return None
    is_white = stock.max() >= DARK_STOCK and stock.min() > 0
    light = STOCK / stock if is_white else np.ones(3)
    lights = LIGHTS if is_white else (*LIGHTS, BRIGHTENED)
    names = likely_colours(_colour(view, found.at, found.radius) * light, lights)
    off = np.hypot(found.at[0] - view.shape[1] / 2, found.at[1] - view.shape[0] / 2)
    return FoundToken(names, found.radius / px_per_mm, float(off) / px_per_mm, found.at)


def tell_colour(token: FoundToken | None, face: Card | None = None) -> tuple[str | None, tuple[str, ...]]:
    """Returns the colour of a token on a card that shows `face`, or lies face-down; if in doubt, its likely colours."""
    if token is None or (face is not None and is_pip(token, face)):
        return None, ()
    is_sure = len(token.colours) == 1 and not (face is not None and _may_be_print(token, face))
    return (token.colour, ()) if is_sure else (None, token.colours)


def is_pip(token: FoundToken, face: Card) -> bool:
    """Whether what looks like a token is print: a pip of the face's colour, the ace's in the middle, or a dress."""
    is_pip_coloured = _has_pip_colour(token, face)
    is_ace_pip = face.rank is Rank.ACE and token.off_mm < MIDDLE_MM and is_pip_coloured
    return is_ace_pip or (is_as_small_as_pip(token, face) and (is_pip_coloured or token.colour in NO_HUES))


def _may_be_print(token: FoundToken, face: Card) -> bool:
    """Whether a token is no larger than a pip, though of another colour, or may be what ten pips leave free."""
    is_gap = face.rank is Rank.TEN and token.off_mm < MIDDLE_MM and token.colour in NO_HUES
    return is_gap or is_as_small_as_pip(token, face)


def is_as_small_as_pip(token: FoundToken, face: Card) -> bool:
    """Whether what looks like a token is no larger than the pips of a face, or the spots of its dress."""
    is_small_pip = face.rank not in PAIRED and _has_pip_colour(token, face)
    return token.radius_mm < (TOKEN_MM if is_small_pip else TINTED_MM)


def _has_pip_colour(token: FoundToken, face: Card) -> bool:
    return token.colour in (COURT_COLOURS if face.rank in COURTS else PIP_COLOURS[face.suit])


def may_be_middle_pip(token: FoundToken, face: Card) -> bool:
    """Whether a token on a number may be its only pip: some decks print one in the middle of all."""
    is_pip_coloured = face.rank not in COURTS and token.colour in PIP_COLOURS[face.suit]
    return is_pip_coloured and token.off_mm < ONLY_PIP_MM


class _Colours:
    """The colours of a view in Lab, measured once for all limits; places are (x, y) in pixels."""

    def __init__(self, view: Picture, px_per_mm: float) -> None:
        self.px_per_mm = px_per_mm
        stock = np.asarray(stock_of(view), np.uint8).reshape(1, 1, 3)
        self.stock = np.asarray(cv2.cvtColor(stock, cv2.COLOR_BGR2LAB)[0, 0], np.float32)
        """The colour (3,) of this card's stock."""
        self._lab = cv2.cvtColor(view, cv2.COLOR_BGR2LAB).astype(np.float32)
        side = max(3, round(EVEN_MM * px_per_mm))
        self.mean = np.asarray(cv2.blur(self._lab, (side, side)), np.float32)
        """The mean colour (h, w, 3) of the square round each pixel."""
        squares = cv2.blur(self._lab**2, (side, side))
        self.spread = np.sqrt(np.maximum(squares - self.mean**2, 0).sum(axis=2))
        self._even: dict[float, list[tuple[int, int]]] = {}
        self._differences: dict[tuple[int, int], NDArray[np.float64]] = {}
        self.steps = np.arange(2.0, RADIUS_MM[1] * px_per_mm * 1.3)
        """The distances from a place at which differences are measured."""

    def even_places(self, even: float) -> list[tuple[int, int]]:
        """Returns the middles of what varies by less than `even` and is no larger than a token."""
        if even not in self._even:
            largest = RADIUS_MM[1] * self.px_per_mm * 2
            is_even = (self.spread < even).astype(np.uint8)
            _, _, stats, middles = cv2.connectedComponentsWithStats(is_even, connectivity=4)
            self._even[even] = [
                (round(x), round(y))
                for (_, _, width, height, _), (x, y) in zip(stats[1:], middles[1:], strict=True)
                if max(width, height) <= largest
            ]
        return self._even[even]

    def differences(self, at: tuple[int, int]) -> NDArray[np.float64]:
        """Returns the differences (directions, steps) from the mean colour of a place, going outwards from it."""
        if at not in self._differences:
            height, width = self._lab.shape[:2]
            x = np.clip(np.round(at[0] + np.outer(np.cos(_ANGLES), self.steps)), 0, width - 1).astype(int)
            y = np.clip(np.round(at[1] + np.outer(np.sin(_ANGLES), self.steps)), 0, height - 1).astype(int)
            apart = self._lab[y, x] - self.mean[at[1], at[0]]
            self._differences[at] = np.linalg.norm(apart, axis=2)
        return self._differences[at]


def _find_disc(colours: _Colours, limits: Limits) -> _Disc | None:
    """Returns the largest disc of one colour."""
    discs = [_disc(colours, at, limits) for at in colours.even_places(limits.even)]
    tokens = [disc for disc in discs if disc is not None and not _is_print(colours, disc, limits)]
    return max(tokens, key=lambda disc: disc.radius, default=None)


def _is_print(colours: _Colours, disc: _Disc, limits: Limits) -> bool:
    """Whether the same colour lies opposite: print on cards looks the same upside down."""
    mean = colours.mean
    height, width = mean.shape[:2]
    at = disc.at
    opposite = (width - 1 - at[0], height - 1 - at[1])
    if np.hypot(opposite[0] - at[0], opposite[1] - at[1]) < 2 * disc.radius:
        return False
    x, y = (
        np.clip(np.array(opposite) + np.array([[0, 0], [-4, 0], [4, 0], [0, -4], [0, 4]]), 0, (width - 1, height - 1))
    ).T
    is_alike = np.linalg.norm(mean[y, x] - mean[at[1], at[0]], axis=1) < limits.apart
    most = max(limits.even, PATTERN * float(colours.spread[at[1], at[0]])) if limits.patterned else np.inf
    is_alike &= colours.spread[y, x] < most
    if np.linalg.norm(mean[at[1], at[0]] - colours.stock) < STOCK_LIKE:
        return any(
            _disc(colours, place, limits) for place in zip(x[is_alike].tolist(), y[is_alike].tolist(), strict=True)
        )
    return bool(is_alike.any())


def _disc(colours: _Colours, at: tuple[int, int], limits: Limits) -> _Disc | None:
    """Returns the disc of one colour round a place, or None."""
    apart = colours.differences(at) > limits.apart
    edges = np.where(apart.any(axis=1), colours.steps[apart.argmax(axis=1)], np.inf)
    edges = np.sort(edges / _stretch(edges, limits.stretched))[limits.trimmed : -limits.trimmed]
    if not np.isfinite(edges).all():
        return None
    radius = float(np.median(edges))
    is_disc = RADIUS_MM[0] <= radius / colours.px_per_mm <= RADIUS_MM[1] and float(edges.std()) < ROUND * radius
    return _Disc(at, radius) if is_disc else None


def _stretch(edges: NDArray[np.float64], most: float) -> NDArray[np.float64]:
    """Returns by how much a disc's edge (n,) lies farther out because the card's view is stretched one way.

    Cards of another shape are seen as wide as any in their view, and so discs on them as ellipses.
    """
    ahead = np.abs(np.cos(_ANGLES))
    across, down = float(np.median(edges[ahead > ALONG])), float(np.median(edges[ahead < 1 - ALONG]))
    if not np.isfinite([across, down]).all():
        return np.ones_like(edges)
    aspect = float(np.clip(np.sqrt(across / down), 1 / most, most))
    return np.asarray(1 / np.hypot(np.cos(_ANGLES) / aspect, np.sin(_ANGLES) * aspect), np.float64)


def _colour(view: Picture, at: tuple[int, int], radius: float) -> NDArray[np.float64]:
    """Returns the median colour of a disc, as BGR."""
    mask = np.zeros(view.shape[:2], np.uint8)
    cv2.circle(mask, at, max(1, int(radius * 0.7)), 1, -1)
    return np.asarray(np.median(view[mask > 0], axis=0), np.float64)


def likely_colours(bgr: NDArray[np.float64], lights: Sequence[float] = LIGHTS) -> tuple[str, ...]:
    """Returns what people may call a colour, the likeliest first: one, unless it has another name in other light."""
    ways = (np.maximum(bgr.max() - (bgr.max() - bgr) * vivid, 0) * light for light in lights for vivid in VIVIDNESS)
    first, *others = dict.fromkeys(map(name_colour, ways))
    return (first, *(name for name in others if name != "grey"))


def name_colour(bgr: NDArray[np.float64]) -> str:
    """Returns what people call a colour: a hue, or black, grey or white."""
    low, high = float(bgr.min()), float(bgr.max())
    below = GREY_BELOW if high >= BLACK else DIM_BELOW if high >= DARK else DARK_BELOW
    is_coloured = high - low >= below * high
    if high < DARKEST or not is_coloured:
        return "black" if high < BLACK else "white" if high > WHITE else "grey"
    (hsv,) = cv2.cvtColor(np.asarray(np.minimum(bgr, 255), np.uint8).reshape(1, 1, 3), cv2.COLOR_BGR2HSV)[0]
    name = next(name for name, degrees in _HUES if int(hsv[0]) * 2 <= degrees)
    is_tint = name in TINTS and high < BLACK and high - low < TINT_BELOW * high
    return "black" if is_tint else name
