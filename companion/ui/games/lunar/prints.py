"""Prints: how the cards of Lunar look on the screen: ranks as numbers, suits by letter, animal and colour.

Also the faces of a deck, as a table shows them to the camera.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.app.game_screens import DeckFace
from companion.games.lunar.deck import CARDS, SUIT_COLOURS, Area, LunarCard, LunarSuit
from companion.games.lunar.options import ASKED, MARKED
from companion.games.lunar.state import PlayedCard
from companion.phrases import PhraseValue
from companion.ui.card_print import CardPrint, print_of
from companion.ui.texts import SAY
from companion.ui.theme import Colour, parse_colour

STAR: Final = "★"
"""The sign of a star card only: winners have another sign."""
RANK_INK: Final[Colour] = (0.09, 0.11, 0.22, 1.0)
INKS: Final = {suit: parse_colour(colour) for suit, colour in SUIT_COLOURS.items()}


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
    sign, ink = say(f"card.{face.name}") + star, INKS[face.suit]
    return CardPrint(card.name, sign, ink, upper, picture=face.suit.picture, note=note, suit=face.suit, keys=keys)


@print_of.register
def _(face: LunarSuit) -> CardPrint:
    return CardPrint(face.name, say(f"card.{face}"), INKS[face], "", picture=face.picture, suit=face)


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the twelve faces, then those with a star: which of these a deck has, only its owners know (LU-1.1).

    If the table enters the stars after each trick, a face with a star counts as the face (LU-3.4).
    """
    are_marked = agreed.get("stars", ASKED) == MARKED
    cards = [card for card in CARDS.values() if are_marked or not card.star]
    return [DeckFace(card.name, card.face.copies, print_card(card).sign) for card in cards]
