"""The colour of each suit of Lunar, on the screen and on paper, besides its letter and its animal."""

from typing import Final

from companion.games.lunar.deck import LunarSuit

SUIT_COLOURS: Final = {
    LunarSuit.WOLF: "#214799",
    LunarSuit.OWL: "#804505",
    LunarSuit.LYNX: "#a31721",
    LunarSuit.BAT: "#5c2185",
}
