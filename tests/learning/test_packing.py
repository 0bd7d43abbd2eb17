"""A deck that was shown becomes a profile that can be read again, or the table is told why not."""

import numpy as np
import pytest

from companion.errors import BadInputError
from companion.learning.packing import OtherShapeError, merge_decks, pack_shown
from companion.learning.state import FaceToShow
from companion.phrases import phrase
from hardware.sources.simulated import TableSettings
from tests.app.grey_decks import deck_of
from tests.shown_deck import BEGINS_S, LIES_S, show_deck
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.learning import CARD_FROM, SeenFace
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.profile import MOST_FACES, pack_profile, read_profile
from vision.learned.shown_cards import find_shown_card
from vision.learned.views import fine_size, view_size


@pytest.fixture(scope="module")
def seen() -> tuple[OutlinedPicture, ...]:
    """Two looks at a seven."""
    with show_deck("lunar", ("7",), TableSettings(4, (400, 320), 1.6)) as table:
        found = [find_shown_card(table.picture(BEGINS_S + after_s), CARD_FROM) for after_s in (1.0, 2.5 * LIES_S)]
    return tuple(one for one in found if one is not None)


def test_what_was_shown_can_be_read(seen: tuple[OutlinedPicture, ...]) -> None:
    kept = pack_shown([SeenFace("7", 3, seen)])
    profile = kept.profile
    assert kept.faces == (FaceToShow("7", 3),)
    assert read_profile(profile.content).names == profile.names == ("7",)


@pytest.mark.parametrize("name", ["7 ", "Sugar\u00a0Maple", "x" * 201, "Back"])
def test_a_name_that_no_profile_can_hold_is_told(name: str, seen: tuple[OutlinedPicture, ...]) -> None:
    with pytest.raises(BadInputError) as refused:
        pack_shown([SeenFace(name, 1, seen)])
    assert refused.value.phrase == phrase("ui.learn.bad-name", None, card=name)


def test_too_many_faces_are_told(seen: tuple[OutlinedPicture, ...]) -> None:
    with pytest.raises(BadInputError) as refused:
        pack_shown([SeenFace(str(place), 1, seen) for place in range(MOST_FACES + 1)])
    assert refused.value.phrase == phrase("ui.learn.too-many", None, count=MOST_FACES + 1)


def test_a_back_alone_is_no_deck_and_is_not_told_as_too_many_faces(seen: tuple[OutlinedPicture, ...]) -> None:
    with pytest.raises(BadInputError) as refused:
        pack_shown([SeenFace("back", 0, seen)])
    assert refused.value.phrase == phrase("ui.learn.no-cards", None)


def test_what_else_is_wrong_with_a_deck_is_not_told_as_too_many_faces(seen: tuple[OutlinedPicture, ...]) -> None:
    with pytest.raises(BadInputError, match="'copies' must be a number") as refused:
        pack_shown([SeenFace("7", 0, seen)])
    assert refused.value.phrase is None


def test_a_kept_face_that_is_spelled_otherwise_is_one_face(seen: tuple[OutlinedPicture, ...]) -> None:
    kept = read_profile(deck_of("sled", "1").content)
    packed = pack_shown([SeenFace("Sled", 1, seen)], kept)
    assert packed.profile.names == ("Sled", "1")


def test_a_kept_deck_of_which_nothing_is_shown_again_stays_without_what_is_left_out() -> None:
    kept = read_profile(deck_of("1", "2", "3").content)
    packed = pack_shown([], kept, ("2",))
    assert packed.profile.names == ("1", "3")


def test_faces_that_are_hard_to_tell_apart_are_named_where_the_deck_is_kept(seen: tuple[OutlinedPicture, ...]) -> None:
    assert pack_shown([SeenFace(name, 1, seen) for name in ("7", "8")]).alike == (("7", "8"),)
    assert pack_shown([SeenFace("7", 1, seen)]).alike == ()


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
