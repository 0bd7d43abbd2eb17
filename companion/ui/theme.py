"""Theme: colours, text sizes and lengths of all screens. Lengths are in millimetres of the glass, not in pixels.

Why `THEME` is reached by import, and who may change it, stands in `companion.ui.texts`.
"""

from dataclasses import dataclass
from math import hypot
from typing import Final

from companion.cards import Card, Suit
from companion.exports.palette import FOUR_COLOURS, SIDES, SUIT_COLOURS
from companion.journal.settings import Settings

Colour = tuple[float, float, float, float]
INCH_MM: Final = 25.4
DIAGONAL_INCH: Final = 7.0
"""The diagonal of both official displays; a larger screen shows everything larger."""
LEAST_SIDE_MM: Final = 84.0
"""The least side that every layout needs: a little less than that of the official displays. A bar-shaped display shows
everything smaller, so that nothing is cut off."""
LEAST_TARGET_MM: Final = 9.0
LEAST_KEY_MM: Final = 8.2
"""The least width of a keyboard's key: ten stand side by side on a high screen, and each is higher than a fingertip."""
LARGE_PERCENT: Final = 175
"""The text size from which the parts of a screen no longer fit beside each other."""


def parse_colour(text: str) -> Colour:
    """Returns the colour that six hexadecimal digits write, with or without a "#" before them."""
    red, green, blue = (part / 255 for part in bytes.fromhex(text.removeprefix("#")))
    return (red, green, blue, 1.0)


@dataclass(frozen=True, slots=True)
class Palette:
    """One colour for each meaning. Words on a ground are at least 4.5 times as bright or dark as it."""

    ground: Colour
    table: Colour
    table_rim: Colour
    panel: Colour
    ink: Colour
    soft_ink: Colour
    button: Colour
    button_ink: Colour
    first_button: Colour
    first_button_ink: Colour
    quiet_button: Colour
    quiet_button_ink: Colour
    chosen: Colour
    chosen_ink: Colour
    first_side: Colour
    first_side_ink: Colour
    second_side: Colour
    second_side_ink: Colour
    acting: Colour
    warning: Colour
    warning_ink: Colour
    trouble: Colour
    trouble_ink: Colour
    card: Colour
    card_edge: Colour
    card_place: Colour
    used: Colour
    gone: Colour
    gone_ink: Colour
    clubs: Colour
    diamonds: Colour
    hearts: Colour
    spades: Colour


WOODLAND: Final = Palette(
    ground=parse_colour("16241b"),
    table=parse_colour("27452f"),
    table_rim=parse_colour("5b4026"),
    panel=parse_colour("1f3226"),
    ink=parse_colour("f4ecd8"),
    soft_ink=parse_colour("cfc6ab"),
    button=parse_colour("3d5a45"),
    button_ink=parse_colour("fbf6e8"),
    first_button=parse_colour("e0a63c"),
    first_button_ink=parse_colour("231703"),
    quiet_button=parse_colour("2b4233"),
    quiet_button_ink=parse_colour("e9e0c6"),
    chosen=parse_colour("f4ecd8"),
    chosen_ink=parse_colour("16241b"),
    first_side=parse_colour(SIDES[0]),
    first_side_ink=parse_colour("fff3e3"),
    second_side=parse_colour(SIDES[1]),
    second_side_ink=parse_colour("f2fbe9"),
    acting=parse_colour("f3c55b"),
    warning=parse_colour("f0d9a0"),
    warning_ink=parse_colour("3a2400"),
    trouble=parse_colour("a32020"),
    trouble_ink=parse_colour("fff6ee"),
    card=parse_colour("fdfaf1"),
    card_edge=parse_colour("b9ad8d"),
    card_place=parse_colour("5a6950"),
    used=parse_colour("dcd5c0"),
    gone=parse_colour("22382a"),
    gone_ink=parse_colour("8fa392"),
    clubs=parse_colour(SUIT_COLOURS[Suit.CLUBS]),
    diamonds=parse_colour(SUIT_COLOURS[Suit.DIAMONDS]),
    hearts=parse_colour(SUIT_COLOURS[Suit.HEARTS]),
    spades=parse_colour(SUIT_COLOURS[Suit.SPADES]),
)

CONTRAST: Final = Palette(
    ground=parse_colour("000000"),
    table=parse_colour("0b1f10"),
    table_rim=parse_colour("ffffff"),
    panel=parse_colour("000000"),
    ink=parse_colour("ffffff"),
    soft_ink=parse_colour("ffffff"),
    button=parse_colour("262626"),
    button_ink=parse_colour("ffffff"),
    first_button=parse_colour("ffd75e"),
    first_button_ink=parse_colour("000000"),
    quiet_button=parse_colour("141414"),
    quiet_button_ink=parse_colour("ffffff"),
    chosen=parse_colour("ffffff"),
    chosen_ink=parse_colour("000000"),
    first_side=parse_colour("6b2a00"),
    first_side_ink=parse_colour("ffffff"),
    second_side=parse_colour("004d16"),
    second_side_ink=parse_colour("ffffff"),
    acting=parse_colour("ffe14d"),
    warning=parse_colour("fff2c2"),
    warning_ink=parse_colour("000000"),
    trouble=parse_colour("a80000"),
    trouble_ink=parse_colour("ffffff"),
    card=parse_colour("ffffff"),
    card_edge=parse_colour("000000"),
    card_place=parse_colour("07140a"),
    used=parse_colour("d0d0d0"),
    gone=parse_colour("101010"),
    gone_ink=parse_colour("b8b8b8"),
    clubs=parse_colour("000000"),
    diamonds=parse_colour("a80000"),
    hearts=parse_colour("a80000"),
    spades=parse_colour("000000"),
)


class Theme:
    """What every widget looks up when it is built; after a change the screen is built again."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.colours = WOODLAND
        self._px_per_mm = 5.25
        self.wide = True

    def fit(self, size: tuple[int, int], settings: Settings) -> None:
        """Fits everything to a window of this size, in pixels."""
        width, height = size
        self.settings = settings
        self.colours = CONTRAST if settings.high_contrast else WOODLAND
        self._px_per_mm = min(hypot(width, height) / DIAGONAL_INCH / INCH_MM, min(size) / LEAST_SIDE_MM)
        self.wide = width >= height

    def mm(self, length: float) -> float:
        """Returns a length on the glass in pixels."""
        return length * self._px_per_mm

    def text(self, height_mm: float) -> float:
        """Returns the font size, in pixels, of text of `height_mm`, scaled to the size that the table wants."""
        return self.mm(height_mm) * self.settings.text_percent / 100

    def growth(self, most: float) -> float:
        """Returns the factor by which the table wants its text enlarged, at most `most`."""
        return min(self.settings.text_percent / 100, most)

    def room(self, length: float, most: float = 1.6) -> float:
        """Returns the space, in pixels, for text that takes `length` in usual letters; it grows with the text size."""
        return self.mm(length) * self.growth(most)

    @property
    def large(self) -> bool:
        """Whether text is so large that secondary things are left out, and screens are scrolled."""
        return self.settings.text_percent >= LARGE_PERCENT

    @property
    def narrow(self) -> bool:
        """Whether text is so large, and the screen so narrow, that each text needs a line of its own."""
        return self.large and not self.wide

    @property
    def target(self) -> float:
        """The least side of anything that can be touched, in pixels."""
        return self.mm(LEAST_TARGET_MM)

    def colour(self, name: str) -> Colour:
        """Returns the colour of a meaning."""
        found: Colour = getattr(self.colours, name)
        return found

    def suit(self, suit: Suit) -> Colour:
        """Returns the ink of a suit on a card."""
        if self.settings.four_colours and suit in FOUR_COLOURS:
            return parse_colour(FOUR_COLOURS[suit])
        return self.colour(suit.name.lower())

    def card(self, card: Card) -> Colour:
        """Returns the ink of a card's suit."""
        return self.suit(card.suit)


THEME: Final = Theme()


def contrast(one: Colour, other: Colour) -> float:
    """Returns how many times brighter one colour is than the other, as the W3C's accessibility guidelines count."""

    def brightness(colour: Colour) -> float:
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
