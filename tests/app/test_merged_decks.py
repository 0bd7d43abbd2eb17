"""Faces that are shown again take the place of those that were kept; all others stay as they were."""

import numpy as np
import pytest

from companion.app.merged_decks import OtherShapeError, merge_decks
from companion.phrases import phrase
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.profile import pack_profile, read_profile
from vision.learned.views import fine_size, view_size


def grey(name: str, light: int, aspect: float, copies: int = 1) -> LearnedFace:
    width, height = fine_size(view_size(aspect))
    view = np.full((height, width, 3), light, np.uint8)
    return LearnedFace(name, copies, 0, (view, view))


def deck(light: int, *names: str, aspect: float = 1.4) -> LearnedDeck:
    return LearnedDeck(tuple(grey(name, light, aspect) for name in names), aspect)


def lights(merged: LearnedDeck) -> dict[str, int]:
    return {face.name: int(face.views[0][0, 0, 0]) for face in merged.faces}


def test_faces_that_were_not_shown_again_stay_as_they_were_kept() -> None:
    merged = merge_decks(deck(90, "1", "2", "3", "back"), deck(30, "2", "Sled"))
    assert lights(merged) == {"1": 90, "2": 30, "3": 90, "Sled": 30, "back": 90}
    assert merged.names == ("1", "2", "3", "Sled", "back")


def test_a_face_that_was_left_out_goes() -> None:
    assert lights(merge_decks(deck(90, "1", "2", "3"), deck(30, "2"), {"3"})) == {"1": 90, "2": 30}


def test_names_that_differ_in_capitals_are_one_face_called_as_it_was_shown() -> None:
    merged = merge_decks(deck(90, "red maple", "1", "oak"), deck(30, "Red Maple"), {"Oak"})
    assert lights(merged) == {"Red Maple": 30, "1": 90}
    assert read_profile(pack_profile(merged)).names == ("Red Maple", "1")


@pytest.mark.parametrize(("kept", "shown", "merged"), [(4, 1, 4), (4, 2, 2), (1, 3, 3)])
def test_a_kept_number_of_copies_stays_where_the_list_knows_none(kept: int, shown: int, merged: int) -> None:
    before, again = (LearnedDeck((grey("Oak", 90, 1.4, copies),), 1.4) for copies in (kept, shown))
    assert [face.copies for face in merge_decks(before, again).faces] == [merged]


def test_views_of_a_card_that_is_a_little_longer_fit_into_the_kept_deck() -> None:
    kept, shown = deck(90, "1", "2", aspect=1.4), deck(30, "2", aspect=1.36)
    assert shown.faces[0].views[0].shape != kept.faces[0].views[0].shape
    merged = merge_decks(kept, shown)
    assert merged.aspect == 1.4
    assert read_profile(pack_profile(merged)).names == ("1", "2")


def test_cards_of_another_shape_are_not_mixed_in() -> None:
    with pytest.raises(OtherShapeError) as refused:
        merge_decks(deck(90, "1", "2"), deck(30, "2", aspect=2.0))
    assert refused.value.phrase == phrase("ui.learn.other-shape", None)
