"""The sheets of Lunar's play-test deck: its 48 cards, the four trump cards, and the track."""

from typing import Final

from companion.exports.cards.pages import MM, draw_sheets
from companion.exports.cards.picture import write_card_pngs
from companion.exports.games.lunar.deck_cards import deck_back, deck_card, trump_back, trump_card
from companion.exports.paper import BOLD, MARGIN, TITLE, Paper
from companion.games.lunar.deck import LunarSuit
from companion.simulation.playtest_decks.lunar import TRACK, read_faces
from companion.translations import Translation

LANES: Final = ("#8c4318", "#2e5f3a")


def print_lunar(words: Translation, paper: str = "a4") -> bytes:
    """Returns the whole deck as a PDF, to be printed on both sides; its last page is the track."""
    cards = [drawn for card, copies in read_faces() for drawn in [deck_card(card, words)] * copies]
    trumps = [trump_card(suit, words) for suit in LunarSuit]
    parts = (cards, [deck_back()] * len(cards)), (trumps, [trump_back()] * len(trumps))
    sheet = draw_sheets(words, paper, *parts)
    _draw_track(sheet, sheet.new_page(), words)
    return sheet.finish()


def write_lunar(words: Translation) -> dict[str, bytes]:
    """Returns each face as a PNG file of 300 dots an inch, by the files' names."""
    cards = [deck_card(card, words) for card, _ in read_faces()]
    cards += [trump_card(suit, words) for suit in LunarSuit]
    cards += [deck_back(), trump_back()]
    return write_card_pngs(cards)


def _draw_track(sheet: Paper, y: float, words: Translation) -> None:
    """Draws a lane for each team, its places from 0 to 12 spaces, and what each is worth."""
    sheet.write(MARGIN, y + 20, words.text("print.track"), 22, font=TITLE)
    y = sheet.write_lines(MARGIN, y + 40, words.text("print.track-how"), 9.5, sheet.width - 2 * MARGIN) + 4 * MM
    step = (sheet.width - 2 * MARGIN) / len(TRACK)
    radius = step * 0.42
    for colour in LANES:
        for place, points in enumerate(TRACK):
            x = MARGIN + step * (place + 0.5)
            sheet.dot(x, y + radius, radius, colour)
            sheet.dot(x, y + radius, radius * 0.86, "#fbf7ea")
            sheet.write(x, y + radius * 1.32, str(points), radius * 0.95, font=BOLD, colour=colour, side="middle")
            sheet.write(x, y + radius * 2 + 9, str(place), 6.0, side="middle")
        y += radius * 2 + 12 * MM
