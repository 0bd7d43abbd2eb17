"""A card that is turned towards its player can still be read from every side."""

import pytest

from companion.card_notation import parse_card
from companion.games.lunar.deck import CARDS
from companion.ui.games.lunar.prints import print_card
from companion.ui.texts import SAY
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace


@pytest.mark.parametrize(("name", "standing"), [("6S", True), ("9D", True), ("TS", False), ("AH", False)])
def test_a_line_tells_six_from_nine(name: str, *, standing: bool) -> None:
    face = CardFace()
    face.card = parse_card(name)
    assert face.standing is standing


def test_a_line_tells_nine_cards_from_six() -> None:
    face = CardFace(down=True, count="9")
    assert face.standing
    face.count = "10"
    assert not face.standing


def test_an_empty_place_keeps_its_ink_so_that_nothing_is_drawn_anew() -> None:
    face = CardFace(card=parse_card("9D"))
    ink = face.ink
    face.card = None
    assert face.ink == ink


@pytest.mark.parametrize("name", ["W*", "O*", "B*", "8*", "W", "8"])
@pytest.mark.parametrize("width", [50, 90])
def test_a_star_card_of_lunar_shows_its_sign_in_whole(name: str, width: int) -> None:
    """A starred wolf has the broadest sign."""
    SAY.set_language("lunar", "en")
    face = CardFace(card=print_card(CARDS[name]), size=(width, width * CARD_SHAPE))
    [label] = [child for child in face.children if child.text == face.rank]
    label.texture_update()
    assert label.texture_size[0] <= width
