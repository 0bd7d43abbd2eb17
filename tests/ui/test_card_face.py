"""A card that is turned towards its player can still be read from every side."""

import pytest

from companion.cards import parse_card
from companion.ui.widgets.card_face import CardFace


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
