"""The faces of the play-test deck, as a scene lays them."""

from collections.abc import Collection, Mapping

from companion.cards import BACK
from companion.exports.cards.face_images import draw_face
from companion.exports.games.masters_of_maple_syrup.deck_cards import action_card, deck_back, property_card
from companion.exports.games.masters_of_maple_syrup.deck_sheet import SIDES, read_cards
from companion.games.masters_of_maple_syrup import GAME
from companion.translations import find_translation
from companion.translations.languages import ENGLISH
from vision.scenes.decks.faces import FaceImage


def draw_faces(names: Collection[str]) -> Mapping[str, FaceImage]:
    """Returns the faces of these names; "back" is the back, and an action card's side is called as its picture."""
    words = find_translation(GAME.name, ENGLISH)
    faces = {card.name: draw_face(property_card(card, words)) for card in read_cards() if card.name in names}
    sides = [(red, False) for red, _ in SIDES] + [(white, True) for _, white in SIDES]
    for card in (action_card(name, words, is_white=is_white) for name, is_white in sides):
        if card.name in names:
            faces[card.name] = draw_face(card)
    return {**faces, BACK: draw_face(deck_back())} if BACK in names else faces


def count_faces() -> Mapping[str, int]:
    """Returns how often the deck has each kind of card, the red sides of the action cards, and the back.

    There are no copies of the back.
    """
    cards = {card.name: card.copies or 1 for card in read_cards()}
    return {**cards, **{f"action-{red}-red": 1 for red, _ in SIDES}, BACK: 0}
