"""The faces of the printed set, as a scene lays them."""

from collections.abc import Collection, Iterator, Mapping

from companion.exports.cards.drawing import DrawnCard
from companion.exports.cards.face_images import draw_face
from companion.exports.games.nice_one_squirrel.cache_cards import cache_card
from companion.exports.games.nice_one_squirrel.nut_cards import nut_back, nut_card
from companion.exports.games.nice_one_squirrel.squirrel_cards import squirrel_card
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import NUTS
from companion.games.nice_one_squirrel.printed_set import SQUIRRELS
from companion.translations import find_translation
from companion.translations.languages import ENGLISH
from vision.scenes.decks.faces import PX_PER_MM, FaceImage


def draw_faces(names: Collection[str], px_per_mm: float = PX_PER_MM) -> Mapping[str, FaceImage]:
    """Returns the faces of these names."""
    return {card.name: draw_face(card, px_per_mm) for card in _cards() if card.name in names}


def _cards() -> Iterator[DrawnCard]:
    """Yields every card with a marker once."""
    words = find_translation(GAME.name, ENGLISH)
    yield nut_back()
    yield from (nut_card(nut, words) for nut in NUTS)
    yield from map(cache_card, range(1, CACHES + 1))
    yield from (squirrel_card(seat, words) for seat in range(SQUIRRELS))
