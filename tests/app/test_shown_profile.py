"""A deck that was shown becomes a profile that can be read again, or the table is told why not."""

import pytest

from companion.app.learning_progress import FaceToShow
from companion.app.shown_profile import pack_shown
from companion.errors import BadInputError
from companion.phrases import phrase
from hardware.sources.simulated import TableSettings
from tests.app.grey_decks import deck_of
from tests.shown_deck import BEGINS_S, LIES_S, show_deck
from vision.learned.learning import CARD_FROM, SeenFace
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.profile import MOST_FACES, read_profile
from vision.learned.shown_cards import find_shown_card


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
