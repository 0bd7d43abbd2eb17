"""Theme: colours, text sizes and lengths of all screens. Lengths are in millimetres of the glass, not in pixels.

Why `THEME` is reached by import, and who may change it, stands in `companion.ui.texts`.
"""

from dataclasses import dataclass
from math import hypot
from typing import Final

from companion.cards import Card, Suit
from companion.journal.settings import Settings

Colour = tuple[float, float, float, float]
INCH_MM: Final = 25.4
DIAGONAL_INCH: Final = 7.0
"""Of both official displays; a larger screen shows everything larger."""
LEAST_TARGET_MM: Final = 9.0
LARGE_PERCENT: Final = 175
"""From so large text on, the parts of a screen do not fit beside each other any more."""


def _hex(text: str) -> Colour:
    red, green, blue = (int(text[place : place + 2], 16) / 255 for place in (0, 2, 4))
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
    ground=_hex("16241b"),
    table=_hex("27452f"),
    table_rim=_hex("5b4026"),
    panel=_hex("1f3226"),
    ink=_hex("f4ecd8"),
    soft_ink=_hex("cfc6ab"),
    button=_hex("3d5a45"),
    button_ink=_hex("fbf6e8"),
    first_button=_hex("e0a63c"),
    first_button_ink=_hex("231703"),
    quiet_button=_hex("2b4233"),
    quiet_button_ink=_hex("e9e0c6"),
    chosen=_hex("f4ecd8"),
    chosen_ink=_hex("16241b"),
    first_side=_hex("8c4318"),
    first_side_ink=_hex("fff3e3"),
    second_side=_hex("2e5f3a"),
    second_side_ink=_hex("f2fbe9"),
    acting=_hex("f3c55b"),
    warning=_hex("f0d9a0"),
    warning_ink=_hex("3a2400"),
    trouble=_hex("a32020"),
    trouble_ink=_hex("fff6ee"),
    card=_hex("fdfaf1"),
    card_edge=_hex("b9ad8d"),
    card_place=_hex("5a6950"),
    used=_hex("dcd5c0"),
    gone=_hex("22382a"),
    gone_ink=_hex("8fa392"),
    clubs=_hex("1d1d1b"),
    diamonds=_hex("b3161b"),
    hearts=_hex("b3161b"),
    spades=_hex("1d1d1b"),
)

CONTRAST: Final = Palette(
    ground=_hex("000000"),
    table=_hex("0b1f10"),
    table_rim=_hex("ffffff"),
    panel=_hex("000000"),
    ink=_hex("ffffff"),
    soft_ink=_hex("ffffff"),
    button=_hex("262626"),
    button_ink=_hex("ffffff"),
    first_button=_hex("ffd75e"),
    first_button_ink=_hex("000000"),
    quiet_button=_hex("141414"),
    quiet_button_ink=_hex("ffffff"),
    chosen=_hex("ffffff"),
    chosen_ink=_hex("000000"),
    first_side=_hex("6b2a00"),
    first_side_ink=_hex("ffffff"),
    second_side=_hex("004d16"),
    second_side_ink=_hex("ffffff"),
    acting=_hex("ffe14d"),
    warning=_hex("fff2c2"),
    warning_ink=_hex("000000"),
    trouble=_hex("a80000"),
    trouble_ink=_hex("ffffff"),
    card=_hex("ffffff"),
    card_edge=_hex("000000"),
    card_place=_hex("07140a"),
    used=_hex("d0d0d0"),
    gone=_hex("101010"),
    gone_ink=_hex("b8b8b8"),
    clubs=_hex("000000"),
    diamonds=_hex("a80000"),
    hearts=_hex("a80000"),
    spades=_hex("000000"),
)

FOUR_COLOURS: Final = {Suit.CLUBS: _hex("0a6b2d"), Suit.DIAMONDS: _hex("0b55a8")}
"""The usual four-colour code: green clubs and blue diamonds beside red hearts and black spades."""


class Theme:
    """What every widget looks up when it is built; after a change the screen is built again."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.colours = WOODLAND
        self._px_per_mm = 5.25
        self.wide = True

    def fit(self, size: tuple[int, int], settings: Settings) -> None:
        """Fits everything to a window of such a size, in pixels."""
        width, height = size
        self.settings = settings
        self.colours = CONTRAST if settings.high_contrast else WOODLAND
        self._px_per_mm = hypot(width, height) / DIAGONAL_INCH / INCH_MM
        self.wide = width >= height

    def mm(self, length: float) -> float:
        """Returns a length on the glass in pixels."""
        return length * self._px_per_mm

    def text(self, height_mm: float) -> float:
        """Returns the font size, in pixels, of text meant to be so high, as large as the table wants it."""
        return self.mm(height_mm) * self.settings.text_percent / 100

    def growth(self, most: float) -> float:
        """Returns how many times as large as usual the table wants its text, at most `most`."""
        return min(self.settings.text_percent / 100, most)

    def room(self, length: float, most: float = 1.6) -> float:
        """Returns the room, in pixels, that text gets for its `length` in usual letters; with larger ones it grows."""
        return self.mm(length) * self.growth(most)

    @property
    def large(self) -> bool:
        """Whether text is so large that what is secondary makes way for it, and screens are scrolled."""
        return self.settings.text_percent >= LARGE_PERCENT

    @property
    def narrow(self) -> bool:
        """Whether text is so large, and the screen so narrow, that words have a line each."""
        return self.large and not self.wide

    @property
    def target(self) -> float:
        """The least side of whatever can be touched, in pixels."""
        return self.mm(LEAST_TARGET_MM)

    def colour(self, name: str) -> Colour:
        """Returns the colour of a meaning."""
        found: Colour = getattr(self.colours, name)
        return found

    def suit(self, suit: Suit) -> Colour:
        """Returns the ink of a suit on a card."""
        if self.settings.four_colours and suit in FOUR_COLOURS:
            return FOUR_COLOURS[suit]
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
