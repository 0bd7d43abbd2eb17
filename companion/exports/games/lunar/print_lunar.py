"""Lunar's play-test deck to print: its 48 cards, the four trump cards, and the track."""

from typing import Final

from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.games.lunar.deck_cards import deck_back, deck_card, trump_back, trump_card
from companion.exports.palette import SIDES
from companion.exports.paper import BOLD, MARGIN, MM, TITLE, Paper
from companion.games.lunar import GAME
from companion.games.lunar.deck import LunarSuit
from companion.simulation.playtest_decks.lunar import TRACK, read_faces
from companion.translations import Translation


def make_parts(words: Translation) -> DeckParts:
    """Returns the cards, and the trump cards, which no camera reads."""
    back, of_trumps = deck_back(), trump_back()
    cards = (DeckCard(deck_card(card, words), back, copies, card.name) for card, copies in read_faces())
    return tuple(cards), tuple(DeckCard(trump_card(suit, words), of_trumps) for suit in LunarSuit)


def draw_track(sheet: Paper, words: Translation) -> None:
    """Draws a page with a lane for each team, its places from 0 to 12 spaces, and what each is worth."""
    y = sheet.new_page()
    sheet.write(MARGIN, y + 20, words.text("print.track"), 22, font=TITLE)
    y = sheet.write_lines(MARGIN, y + 40, words.text("print.track-how"), 9.5, sheet.width - 2 * MARGIN) + 4 * MM
    step = (sheet.width - 2 * MARGIN) / len(TRACK)
    radius = step * 0.42
    for colour in SIDES:
        for place, points in enumerate(TRACK):
            x = MARGIN + step * (place + 0.5)
            sheet.dot(x, y + radius, radius, colour)
            sheet.dot(x, y + radius, radius * 0.86, "#fbf7ea")
            sheet.write(x, y + radius * 1.32, str(points), radius * 0.95, font=BOLD, colour=colour, side="middle")
            sheet.write(x, y + radius * 2 + 9, str(place), 6.0, side="middle")
        y += radius * 2 + 12 * MM


PRINTED: Final = PrintedDeck(GAME.name, make_parts, draw_track)
