"""The faces of the play-test deck, as a scene lays them."""

from collections.abc import Collection, Mapping

from companion.cards import BACK
from companion.exports.cards.face_images import draw_face
from companion.exports.games.lunar.deck_cards import deck_back, deck_card
from companion.games.lunar import GAME
from companion.games.lunar.deck import CARDS
from companion.simulation.playtest_decks.lunar import read_faces
from companion.translations import find_translation
from companion.translations.languages import ENGLISH
from vision.scenes.decks.faces import FaceImage


def draw_faces(names: Collection[str]) -> Mapping[str, FaceImage]:
    """Returns the faces of these names, as records write them; "back" is the back."""
    words = find_translation(GAME.name, ENGLISH)
    return {name: draw_face(deck_back() if name == BACK else deck_card(CARDS[name], words)) for name in names}


def count_faces() -> Mapping[str, int]:
    """Returns how often the deck has each face, and the back, of which there are no copies."""
    return {**{card.name: copies for card, copies in read_faces()}, BACK: 0}
