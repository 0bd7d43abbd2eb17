"""Prints: how the cards of Lunar look on the screen: ranks as numbers, suits by letter, animal and colour."""

from typing import Final

from companion.games.lunar.deck import Area, LunarCard, LunarSuit
from companion.phrases import PhraseValue
from companion.ui.card_print import CardPrint
from companion.ui.texts import SAY
from companion.ui.theme import Colour
from companion.ui.trick_table.ports import TrumpView

STAR: Final = "★"
"""The sign of a star card only: winners have another sign."""
WON: Final = "✓"
RANK_INK: Final[Colour] = (0.09, 0.11, 0.22, 1.0)
INKS: Final[dict[LunarSuit, Colour]] = {
    LunarSuit.WOLF: (0.13, 0.28, 0.60, 1.0),
    LunarSuit.OWL: (0.50, 0.27, 0.02, 1.0),
    LunarSuit.LYNX: (0.64, 0.09, 0.13, 1.0),
    LunarSuit.BAT: (0.36, 0.13, 0.52, 1.0),
}
"""A colour for each suit, besides its letter and its animal."""
PICTURES: Final = {
    LunarSuit.WOLF: "lunar/wolf",
    LunarSuit.OWL: "lunar/owl",
    LunarSuit.LYNX: "lunar/lynx",
    LunarSuit.BAT: "lunar/bat",
}
TEAM_PICTURES: Final = ("lunar/full-moon", "lunar/crescent")
TEAM_SIDES: Final = ("first_side", "second_side")


def say(key: str, **values: PhraseValue) -> str:
    """Returns a text of Lunar, even if another game is on the table, as in a replay."""
    return SAY.of("lunar").text(key, **values)


def print_card(card: LunarCard, area: Area | None = None) -> CardPrint:
    """Returns what stands on a card; one that came from the Sky says so."""
    suit, star = card.face.suit, STAR if card.star else ""
    note = say("ui.area.sky") if area is Area.SKY else ""
    name = card.face.name
    if suit is None:
        return CardPrint(card.name, name + star, RANK_INK, name + star, note=note, keys=(name,))
    word = say(f"card.{name}")
    return CardPrint(
        card.name, word + star, INKS[suit], name + star, picture=PICTURES[suit], note=note, suit=suit, keys=(name,)
    )


def print_trump(suit: LunarSuit) -> TrumpView:
    """Returns the trump suit as the bar shows it."""
    return TrumpView(say(f"card.{suit}"), INKS[suit], picture=PICTURES[suit])
