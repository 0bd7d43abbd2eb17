"""Tokens of Bamboo Harvest are told apart by colour, outline and letter, and their letters can be read."""

from companion.exports.polygon import polygon
from companion.games.bamboo_harvest.view import INK, SIGNS
from companion.ui.theme import contrast


def test_no_two_tokens_share_a_colour_an_outline_or_a_letter() -> None:
    assert len(SIGNS) == 4
    assert len({polygon(sign.corners, sign.turned) for sign in SIGNS}) == len({sign.colour for sign in SIGNS}) == 4
    assert [sign.letter for sign in SIGNS] == list("ABCD")


def test_letters_stand_out_from_their_tokens() -> None:
    assert min(contrast(INK, sign.colour) for sign in SIGNS) >= 4.5
