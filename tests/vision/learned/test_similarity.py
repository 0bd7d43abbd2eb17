"""How alike two looks at cards are: the same card turned and moved is, another one is not."""

import pytest

from vision.evaluate.learned_tables import draw_learning_pictures
from vision.learned.outlined_picture import OutlinedPicture, outline_picture
from vision.learned.similarity import LISTED_FROM, compare_pictures
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import GameDeck


@pytest.fixture(scope="module")
def pictures(drawn: GameDeck, tables: SurfaceCollection) -> list[list[OutlinedPicture]]:
    """Two looks at each of two faces."""
    return [
        [outline_picture(bgr, None) for bgr in draw_learning_pictures(drawn, place, tables, 2, CLEAN)]
        for place in range(2)
    ]


def test_two_looks_at_one_card_are_alike_and_those_at_two_cards_are_not(pictures: list[list[OutlinedPicture]]) -> None:
    (one, again), (other, _) = pictures
    assert compare_pictures(one, again) >= LISTED_FROM
    assert compare_pictures(one, other) < 0.05


def test_nothing_is_alike_where_no_card_is_seen(pictures: list[list[OutlinedPicture]]) -> None:
    one = pictures[0][0]
    nothing = OutlinedPicture(one.bgr, one.quads[:0], one.scores[:0], one.shape[:0], one.views[:0])
    assert compare_pictures(nothing, nothing) == 0.0
    assert compare_pictures(one, nothing) == 0.0
