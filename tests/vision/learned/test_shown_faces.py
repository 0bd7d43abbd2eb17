"""Each face that is shown counts once it was seen in two positions, and what is doubtful changes nothing."""

from companion.cards import BACK
from tests.shown_deck import AGAIN, BESIDE, EMPTY, FIRST, lay, lifted, picture
from vision.learned.shown_faces import Showing, ShownFaces


def test_each_face_is_laid_turned_and_learned() -> None:
    shown = ShownFaces(("1", "W", BACK))
    told = [shown.look(bgr) for bgr in lifted("1", "W", BACK)]
    assert told == [Showing.LAID, Showing.EMPTY, Showing.LEARNED, Showing.EMPTY] * 3
    assert [len(views) for views in shown.learned] == [2, 2, 2]
    assert shown.wanted is None


def test_a_face_that_is_not_turned_is_not_learned() -> None:
    shown = ShownFaces(("1", BACK))
    assert [shown.look(picture(card)) for card in ("1", EMPTY, "1")][-1] is Showing.UNMOVED
    assert shown.is_laid
    assert not shown.learned


def test_a_card_that_was_learned_long_before_is_doubtful_at_once_and_named() -> None:
    shown = ShownFaces(("1", "W", "2", BACK))
    for bgr in lifted("1", "W"):
        shown.look(bgr)
    assert shown.look(picture("1")) is Showing.DOUBTFUL
    assert (shown.looks_like, shown.wanted, shown.is_laid) == ("1", "2", False)
    assert shown.look(picture("W")) is Showing.DOUBTFUL
    assert shown.looks_like == "W"
    assert [shown.look(bgr) for bgr in lifted("2")][::2] == [Showing.LAID, Showing.LEARNED]


def test_another_card_than_was_laid_is_doubtful_until_somebody_says_what_it_is() -> None:
    shown = ShownFaces(("1", "W"))
    shown.look(picture("1"))
    assert shown.look(picture("W", AGAIN)) is Showing.DOUBTFUL
    assert shown.wanted == "1"
    assert shown.look(picture("W", AGAIN), is_wanted=True) is Showing.LEARNED
    assert shown.wanted == "W"


def test_a_card_that_looks_like_the_one_before_is_doubtful_unless_nobody_touched_it() -> None:
    shown = ShownFaces(("1", "twin"))
    for bgr in (picture("1"), picture("1", AGAIN)):
        shown.look(bgr)
    assert shown.look(picture("1", AGAIN)) is Showing.UNMOVED
    assert shown.look(picture("1")) is Showing.DOUBTFUL
    assert shown.look(picture(EMPTY), is_wanted=True) is Showing.EMPTY
    assert shown.look(picture("1", AGAIN)) is Showing.DOUBTFUL
    assert not shown.is_laid
    assert shown.look(picture("1", AGAIN), is_wanted=True) is Showing.LAID
    assert shown.wanted == "twin"


def test_of_several_cards_none_is_learned() -> None:
    shown = ShownFaces(("1", "W"))
    two = lay(("1", FIRST), ("2", BESIDE))
    assert [shown.look(bgr) for bgr in (two, picture("1"), two)] == [Showing.SEVERAL, Showing.LAID, Showing.SEVERAL]
    assert shown.look(two, is_wanted=True) is Showing.SEVERAL
    assert shown.is_laid
    assert shown.look(picture("1", AGAIN)) is Showing.LEARNED
