"""Prints: how the cards of Lunar look on the screen: ranks as numbers, suits by letter, animal and colour."""

from typing import Final

from companion.games.lunar.deck import Area, LunarCard, LunarSuit
from companion.games.lunar.state import PlayedCard
from companion.games.lunar.teams import SUIT_COLOURS
from companion.phrases import PhraseValue
from companion.ui.card_print import CardPrint, print_of
from companion.ui.texts import SAY
from companion.ui.theme import Colour, parse_colour

STAR: Final = "★"
"""The sign of a star card only: winners have another sign."""
RANK_INK: Final[Colour] = (0.09, 0.11, 0.22, 1.0)
INKS: Final = {suit: parse_colour(colour) for suit, colour in SUIT_COLOURS.items()}
PICTURES: Final = {
    LunarSuit.WOLF: "lunar/wolf",
    LunarSuit.OWL: "lunar/owl",
    LunarSuit.LYNX: "lunar/lynx",
    LunarSuit.BAT: "lunar/bat",
}


def say(key: str, **values: PhraseValue) -> str:
    """Returns a text of Lunar, even if another game is on the table, as in a replay."""
    return SAY.of("lunar").text(key, **values)


@print_of.register(LunarCard)
@print_of.register(PlayedCard)
def print_card(card: LunarCard | PlayedCard) -> CardPrint:
    """Returns what stands on a card; one that came from the Sky says so."""
    laid = card if isinstance(card, PlayedCard) else PlayedCard(card)
    face, star = laid.card.face, STAR if laid.card.star else ""
    note = say("ui.area.sky") if laid.area is Area.SKY else ""
    upper, keys = face.name + star, (face.name,)
    if face.suit is None:
        return CardPrint(card.name, upper, RANK_INK, upper, note=note, keys=keys)
    sign, ink, picture = say(f"card.{face.name}") + star, INKS[face.suit], PICTURES[face.suit]
    return CardPrint(card.name, sign, ink, upper, picture=picture, note=note, suit=face.suit, keys=keys)


@print_of.register
def _(face: LunarSuit) -> CardPrint:
    return CardPrint(face.name, say(f"card.{face}"), INKS[face], "", picture=PICTURES[face], suit=face)
