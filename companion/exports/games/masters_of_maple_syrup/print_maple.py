"""The play-test deck of Masters of Maple Syrup to print: its 50 cards and the three action cards."""

from typing import Final

from companion.cards import BACK
from companion.exports.cards import drawing as draw
from companion.exports.cards.drawing import HEIGHT, WIDTH, DrawnCard, Item, TextLine
from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.paper import BOLD, MM, PLAIN, TITLE, wrap
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.catalogue import TREE, Catalogue, PropertyCard, read_catalogue
from companion.simulation.playtest_decks import masters_of_maple_syrup
from companion.translations import Translation

EDGE: Final = 2.6
PAPER, INK = "#fbf7ea", "#2a1d0c"
AMBER: Final = "#d98f1d"
RED, WHITE = "#9c1c1c", "#f3efe4"
TEXT_MM: Final = 3.0
SMALL_MM: Final = 2.55
PICTURES: Final = {
    "Red Maple": ("leaf", "#b3261e"),
    "Silver Maple": ("tall-tree", "#5c6f7d"),
    "Sugar Maple": ("tree", "#c05a00"),
    "Box Elder": ("round-tree", "#4f7a1f"),
    "Black Maple": ("pine", "#20332b"),
    "Sugar Shack": ("utility", "#8a3b12"),
    "Evaporator": ("kettle", "#a3163e"),
    "Sap Sled": ("sled", "#1f5f8b"),
    "Bucket Rack": ("rack", "#37647a"),
    "Tubing": ("tubing", "#0f7b78"),
    "Woodpile": ("logs", "#6b4a26"),
    "Taffy Stand": ("taffy", "#9a3a7d"),
    "Tool Shed": ("tools", "#4a4f8a"),
    "Market Stall": ("stall", "#7a6a00"),
}
"""The shape and the colour of each card of the play-test deck."""
OTHER: Final = ("develop", "#3f5a40")
"""Those of a card that is not in it."""
LONG: Final = 90
"""A text with more letters is written smaller."""
NAME_MM: Final = 6.4


def property_card(card: PropertyCard, words: Translation) -> DrawnCard:
    """Returns a tree or a utility: its cost, its value, its picture and its text."""
    shape, colour = PICTURES.get(card.name, OTHER)
    tint = "#e7f0e2" if card.type == TREE else "#f6ead5"
    items: tuple[Item, ...] = (
        *draw.framed(PAPER, EDGE, colour, 3.0),
        draw.box(EDGE + 1.5, 20.5, WIDTH - 2 * EDGE - 3, 34, tint, 1.5),
        *draw.picture(f"maple/{shape}", (WIDTH / 2, 37.5), 30, draw.tones(colour, tint)),
        draw.box(EDGE + 1.5, 56, WIDTH - 2 * EDGE - 3, HEIGHT - EDGE - 57.5 - 4.2, PAPER, 1.5),
        *_badge((10, 12), words.text("print.cost"), card.cost, "#ffffff", colour),
        *_badge((WIDTH - 10, 12), words.text("print.value"), card.value, AMBER, INK),
        draw.fitted(card.name, (WIDTH / 2, 12.0), NAME_MM, WIDTH - 33, PAPER),
        TextLine(words.text(f"type.{card.type}"), (WIDTH / 2, 17.0), 3.0, PAPER, PLAIN),
        *_draws(card.draws or 0),
        *_text(card.text or "", 67.6 if card.draws else 62.5),
        TextLine(words.text("print.mark"), (WIDTH / 2, HEIGHT - 4.0), 1.75, PAPER, BOLD),
    )
    return DrawnCard(card.name.lower().replace(" ", "-"), items)


def action_card(name: str, words: Translation, *, is_white: bool) -> DrawnCard:
    """Returns one side of an action card; its hand points at whoever selects it, and its other end at the neighbour."""
    ground, ink = (WHITE, "#3a3428") if is_white else (RED, "#fff3e3")
    colours = draw.tones(ink, ground)
    key = f"print.rivals-{name}" if is_white else f"print.{name}"
    title = TextLine(words.text(f"action.{name}").upper(), (WIDTH / 2, 56.5), 6.4, ink, TITLE)
    near = _lines(words.text(key), 60.5, ink)
    items: tuple[Item, ...] = (
        *draw.framed(PAPER, EDGE, ground, 3.0),
        draw.inset(EDGE + 1.4, ink, 2.2, 0.5),
        *draw.picture(f"maple/{name}", (WIDTH / 2, HEIGHT / 2 - 3), 22, colours),
        title,
        *draw.turned((TextLine(title.text, (WIDTH / 2, 62), 6.4, ink, TITLE), *_lines(words.text(key), 66, ink))),
        *near,
        *draw.turned(draw.picture("maple/hand", (WIDTH / 2, 13), 12, colours)),
        TextLine(words.text("print.mark"), (WIDTH / 2, HEIGHT - 5.4), 1.6, ink, BOLD),
    )
    return DrawnCard(f"action-{name}-{'white' if is_white else 'red'}", items)


def deck_back() -> DrawnCard:
    """Returns the back of the property cards."""
    ground, ink = "#5b1f14", "#e9a23b"
    colours = draw.tones(ink, ground)
    leaf = draw.picture("maple/leaf", (WIDTH / 2, HEIGHT / 4 + 5), 26, colours)
    small = tuple(
        shape
        for row, y in enumerate(range(9, 84, 10))
        for x in ((7.5, 55.5) if row % 2 else (7.5, 31.5, 55.5) if row in (0, 7) else (7.5, 55.5))
        for shape in draw.picture("maple/leaf", (x, y), 4.6, colours)
    )
    items: tuple[Item, ...] = (
        *draw.framed(PAPER, EDGE, ground, 3.0),
        *small,
        draw.inset(13, ink, 6.0, 0.6),
        *leaf,
        *draw.turned(leaf),
    )
    return DrawnCard(BACK, items)


def _badge(middle: tuple[float, float], words: str, number: int | None, ground: str, ink: str) -> tuple[Item, ...]:
    """Returns a number in a round field, with its words below."""
    x, y = middle
    said = "?" if number is None else str(number)
    return (
        draw.oval(middle, 11.4, 11.4, ground),
        TextLine(said, (x, y + 2.9), 8.2, ink, BOLD),
        TextLine(words, (x, y + 8.2), 2.1, PAPER, BOLD),
    )


def _draws(count: int) -> tuple[Item, ...]:
    """Returns a bucket for each card that a harvest gives."""
    colours, left = draw.tones("#2f5d3a", PAPER), WIDTH / 2 - (count - 1) * 4.5
    middles = [(left + 9 * place, 61) for place in range(count)]
    return tuple(shape for middle in middles for shape in draw.picture("maple/harvest", middle, 7.5, colours))


def _text(text: str, y: float) -> tuple[Item, ...]:
    """Returns a card's text, smaller where it is long."""
    small = len(text) > LONG
    return _lines(text, y, INK, SMALL_MM if small else TEXT_MM)


def _lines(text: str, y: float, colour: str, height: float = TEXT_MM) -> tuple[Item, ...]:
    """Returns a text in lines around the card's middle."""
    lines = [line for part in text.split("\n") for line in wrap(part, height * MM, (WIDTH - 12) * MM)]
    return tuple(
        TextLine(line, (WIDTH / 2, y + place * height * 1.28), height, colour, PLAIN)
        for place, line in enumerate(lines)
    )


SIDES: Final = (("tap", "tap"), ("harvest", "choose"), ("develop", "develop"))
"""The red side of each action card, and its white one."""


def read_cards() -> Catalogue:
    """Returns the cards of the play-test deck, each kind once."""
    return read_catalogue(masters_of_maple_syrup.read_cards())


def make_parts(words: Translation) -> DeckParts:
    """Returns the property cards, and the action cards with a white side for a back."""
    back = deck_back()
    cards = (DeckCard(property_card(card, words), back, card.copies or 1, card.name) for card in read_cards())
    sides = (
        (action_card(red, words, is_white=False), action_card(white, words, is_white=True)) for red, white in SIDES
    )
    return tuple(cards), tuple(DeckCard(red, white, face=red.name) for red, white in sides)


PRINTED: Final = PrintedDeck(GAME.name, make_parts)
