"""A described game to print: its rules, and the cards of its own that a camera may learn."""

from typing import Final

from companion.cards import BACK, CARD_NAMES
from companion.exports.cards.drawing import DrawnCard, Item, TextLine, box, regular, turned
from companion.exports.cards.pages import draw_pages
from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.paper import BOLD, MARGIN, MM, PAPERS, TITLE, Paper, width_of, wrap
from companion.games.described.description import DeckFace, Description
from companion.translations import Translation
from vision.setup.printed_card import CARD_MM

WIDTH, HEIGHT = CARD_MM
COLOURS: Final = ("#b3161b", "#0b55a8", "#0a6b2d", "#8a5a00", "#553384", "#1d1d1b", "#a0437a", "#2b6f77")
"""The colours of suits, in the order of the file; cards without a suit have the last but two."""
PAPER: Final = "#fffdf5"
SIZE: Final = 11.0


def print_game(description: Description, words: Translation, language: str, paper: str) -> bytes:
    """Returns the rules as a PDF, followed by the cards if they are the game's own, to be printed on both sides."""
    name = description.name.in_language(language)
    sheet = Paper(name, f"{name} {description.version}".rstrip(), PAPERS[paper])
    sheet.write_within(MARGIN, MARGIN + 20, name, 22.0, sheet.width - 2 * MARGIN, font=TITLE)
    y = MARGIN + 50.0
    for fact in (description.rules.in_language(language) if description.rules else "").splitlines():
        for line in wrap(fact, SIZE, sheet.width - 2 * MARGIN) or [""]:
            y = sheet.ensure_room(y, 1.5 * SIZE)
            sheet.write(MARGIN, y, line, SIZE)
            y += 1.5 * SIZE
    deck = own_deck(description)
    if deck:
        sheet.new_page()
        [cards] = deck.make_parts(words)
        draw_pages(sheet, [[(card.front, card.back) for card in cards for _ in range(card.copies)]])
    return sheet.finish()


def own_deck(description: Description) -> PrintedDeck | None:
    """Returns the cards that a game has beside standard ones; None if it has none."""
    deck = description.deck
    own = [face for face in deck.faces if face.name not in CARD_NAMES]
    if not own:
        return None
    back = DrawnCard(BACK, (box(2, 2, WIDTH - 4, HEIGHT - 4, COLOURS[-1], 2.0),))

    def make_parts(_: Translation) -> DeckParts:
        suits = {suit: place for place, suit in enumerate(deck.suits)}
        return (tuple(DeckCard(_front(face, suits.get(face.suit)), back, face.copies, face.name) for face in own),)

    return PrintedDeck("described", make_parts)


def _front(face: DeckFace, suit: int | None) -> DrawnCard:
    """Returns a card's face: its rank and its suit's shape in two corners, its name in the middle."""
    colour = COLOURS[-3 if suit is None else suit % len(COLOURS)]
    corner: tuple[Item, ...] = (TextLine(face.rank[:3] or face.name[:1], (10.5, 15.0), 11.0, colour, BOLD),)
    if suit is not None:
        corner = (*corner, regular((10.5, 23.0), 5.0, 3 + suit, colour))
    size = min(9.0, 9.0 * (WIDTH - 10) * MM / max(1.0, width_of(face.name, 9.0 * MM, TITLE)))
    name = TextLine(face.name, (WIDTH / 2, HEIGHT / 2), size, colour, TITLE)
    return DrawnCard(face.name, (box(0, 0, WIDTH, HEIGHT, PAPER), name, *corner, *turned(corner)))
