"""Learning finds the one card in each picture, whatever its shape, and keeps it upright."""

import weakref
from collections.abc import Iterator, Sequence

import cv2
import numpy as np
import pytest

from companion.cards import BACK
from companion.errors import BadInputError
from vision.evaluate.learned_tables import PICTURES, draw_learning_pictures
from vision.frames import Picture
from vision.learned import LearnedDeck
from vision.learned.learning import (
    CardNotFoundError,
    FacePictures,
    SeenFace,
    faces_to_show_again,
    faces_with_another_card,
    learn_deck,
    learn_outlined,
    learn_pictures,
    learn_shown,
)
from vision.learned.outlined_picture import OutlinedPicture, outline_picture, picture_with_outlines
from vision.learned.similarity import find_alike
from vision.learned.views import coarse, fine_size, view_size
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import GameDeck


@pytest.mark.one_python
def test_faces_keep_their_names_copies_and_order(deck: LearnedDeck, drawn: GameDeck) -> None:
    assert deck.names == (*drawn.names, BACK)
    assert [face.copies for face in deck.fronts] == [2] * len(drawn.names)


@pytest.mark.one_python
def test_the_cards_shape_is_learned(deck: LearnedDeck, drawn: GameDeck) -> None:
    width, height = drawn.size_mm
    assert deck.aspect == pytest.approx(height / width, rel=0.15)


@pytest.mark.one_python
def test_both_pictures_of_a_face_are_kept_the_same_way_up(deck: LearnedDeck) -> None:
    for face in deck.fronts:
        views = [view.astype(np.float32) - view.mean() for view in face.views]
        assert len(views) == 2, face.name
        assert (views[0] * views[1]).mean() > (views[0] * views[1][::-1, ::-1]).mean()


@pytest.mark.one_python
def test_only_near_twins_are_listed_as_alike_and_a_face_is_alike_to_itself(deck: LearnedDeck, drawn: GameDeck) -> None:
    twins = {(drawn.names[one], drawn.names[other]) for one, other in drawn.twins}
    assert {(one, other) for one, other, _ in find_alike(deck)} <= twins
    first = deck.faces[0]
    twice = LearnedDeck((first, type(first)("other name", 1, 0, first.views)), deck.aspect)
    [(one, other, share)] = find_alike(twice)
    assert (one, other) == (first.name, "other name")
    assert share >= 0.5


@pytest.mark.one_python
def test_pictures_without_a_card_are_refused_by_name() -> None:
    plain = np.full((240, 320, 3), 120, np.uint8)
    with pytest.raises(BadInputError, match="no card is found"):
        learn_deck([FacePictures("wolf", 1, (plain, plain))])


Ink = tuple[int, int, int]
LIGHT, DARK, BLUE = (235, 240, 240), (48, 48, 52), (240, 210, 190)
ONE, TWO = ((0.5, 24),), ((0.35, 14), (0.6, 26))


def draw_pictures(light: float, colour: Ink, symbols: tuple[tuple[float, int], ...]) -> tuple[Picture, ...]:
    """Returns pictures of a card with symbols of some sizes along its diagonal, as bright as `light` says."""
    pictures = []
    for turn, at in ((20, (300, 220)), (70, (330, 250))):
        bgr = np.empty((480, 640, 3), np.uint8)
        bgr[:] = (150, 60, 90)
        corners = cv2.boxPoints((at, (110, 160), turn))
        cv2.fillConvexPoly(bgr, np.round(corners).astype(np.int32), colour, cv2.LINE_AA)
        for share, size in symbols:
            x, y = corners[0] * (1 - share) + corners[2] * share
            cv2.circle(bgr, (round(x), round(y)), size, (120, 200, 140), -1, cv2.LINE_AA)
        grain = np.random.default_rng(turn).normal(0, 2, bgr.shape)
        pictures.append(np.asarray(np.clip((bgr + grain) * light, 0, 255), np.uint8))
    return tuple(pictures)


@pytest.mark.one_python
@pytest.mark.parametrize(("light", "colour", "symbols"), [(1.0, DARK, ONE), (0.05, LIGHT, TWO)], ids=["dark", "dim"])
def test_a_dark_card_and_one_in_the_dark_are_learned(
    light: float, colour: Ink, symbols: tuple[tuple[float, int], ...]
) -> None:
    pictures = draw_pictures(1.0, LIGHT, TWO), draw_pictures(light, colour, symbols)
    _, learned = learn_deck([FacePictures("light", 1, pictures[0]), FacePictures("hard", 1, pictures[1])]).faces
    middle, edge = (
        coarse(learned.views[0])[rows, 10:80].astype(np.float32).std() for rows in (slice(40, 110), slice(6, 14))
    )
    assert middle > 3 * edge  # the symbols, and no table beside the card


@pytest.mark.one_python
def test_a_card_that_is_found_in_one_picture_is_looked_for_again_in_the_other() -> None:
    [first, second], [_, dim] = draw_pictures(1.0, LIGHT, TWO), draw_pictures(0.05, LIGHT, TWO)
    faces = [FacePictures("both", 1, (first, second)), FacePictures("one", 1, (first, dim))]
    assert [len(face.views) for face in learn_deck(faces).faces] == [2, 2]


@pytest.mark.one_python
def test_pictures_of_two_cards_do_not_agree_and_the_face_is_to_be_shown_again() -> None:
    [first, second], [other, _] = draw_pictures(1.0, LIGHT, TWO), draw_pictures(1.0, DARK, ONE)
    seen = [
        SeenFace(name, 1, tuple(outline_picture(bgr, None) for bgr in pictures))
        for name, pictures in (("whole", (first, second)), ("mixed", (first, other)))
    ]
    deck = learn_outlined(seen)
    assert [len(face.views) for face in deck.faces] == [2, 1]
    assert faces_to_show_again(seen, deck) == ["mixed"]
    with pytest.raises(CardNotFoundError, match="'mixed'"):
        learn_shown(seen)
    assert learn_shown(seen[:1]).names == ("whole",)


@pytest.mark.one_python
def test_a_third_picture_that_shows_another_card_is_told() -> None:
    [first, second], [other, _] = draw_pictures(1.0, LIGHT, TWO), draw_pictures(1.0, DARK, ONE)
    faces = [FacePictures("whole", 1, (first, second)), FacePictures("mixed", 1, (first, second, other))]
    deck = learn_deck(faces)
    assert [len(face.views) for face in deck.faces] == [2, 2]
    assert faces_with_another_card(faces, deck) == ["mixed"]


@pytest.mark.one_python
def test_a_deck_is_learned_from_one_picture_of_each_face() -> None:
    faces = [
        FacePictures(name, 1, draw_pictures(1.0, LIGHT, TWO)[place : place + 1]) for place, name in enumerate("ab")
    ]
    assert [len(face.views) for face in learn_deck(faces).faces] == [1, 1]


@pytest.mark.one_python
def test_three_of_many_pictures_are_kept_though_the_first_ones_show_another_card() -> None:
    whole, [other, *_] = (
        [look_clearly_at(bgr) for bgr in pictures]
        for pictures in (draw_pictures(1.0, LIGHT, TWO), draw_pictures(1.0, BLUE, ONE))
    )
    [face] = learn_outlined([SeenFace("many", 1, (other, *whole, *whole))]).faces
    reds = [float(np.median(view[..., 2])) for view in face.views]
    assert len(reds) == 3
    assert min(reds) > (LIGHT[2] + BLUE[2]) / 2


def look_clearly_at(bgr: Picture) -> OutlinedPicture:
    """Returns the outline in a picture that is likeliest the card's, as a clear one."""
    seen = outline_picture(bgr, None)
    return picture_with_outlines(bgr, seen.quads[seen.scores.argmax()][None], np.array([0.9], np.float32))


@pytest.mark.one_python
def test_where_half_a_card_was_outlined_the_whole_one_is_looked_for() -> None:
    first, second = draw_pictures(1.0, LIGHT, TWO)
    whole = outline_picture(second, None)
    quad = whole.quads[whole.scores.argmax()]
    half = np.stack([quad[0], quad[1], (quad[1] + quad[2]) / 2, (quad[0] + quad[3]) / 2])
    outlined = outline_picture(first, None), picture_with_outlines(second, half[None], np.array([0.9], np.float32))
    faces = [SeenFace("seen well", 1, (outline_picture(first, None), whole)), SeenFace("half", 1, outlined)]
    deck = learn_outlined(faces)
    assert faces_to_show_again(faces, deck) == []
    one, other = (view.astype(np.float32) for view in deck.faces[1].views)
    assert float(np.abs(one - other).mean()) < 12


@pytest.mark.one_python
def test_outlines_much_smaller_than_the_decks_are_of_no_card() -> None:
    pictures = draw_pictures(1.0, LIGHT, TWO)
    whole = [outline_picture(bgr, None) for bgr in pictures]
    tiles = [
        picture_with_outlines(
            bgr, np.array([[[10, 10], [30, 10], [30, 39], [10, 39]]], np.float32), np.array([0.9], np.float32)
        )
        for bgr in pictures
    ]
    faces = [
        SeenFace(name, 1, tuple(outlined)) for name, outlined in (("one", whole), ("two", whole), ("tiles", tiles))
    ]
    assert learn_outlined(faces[:2]).names == ("one", "two")
    with pytest.raises(CardNotFoundError, match="'tiles'"):
        learn_outlined(faces)


class OpenedPictures:
    """Pictures that are made one after the other; `alive` counts, at each, how many of those in `made` there are."""

    def __init__(self, pictures: Sequence[Picture], made: list["weakref.ref[Picture]"], alive: list[int]) -> None:
        self._pictures, self._made, self._alive = pictures, made, alive

    def __len__(self) -> int:
        return len(self._pictures)

    def __iter__(self) -> Iterator[Picture]:
        for bgr in self._pictures:
            opened = np.array(bgr)
            self._made.append(weakref.ref(opened))
            self._alive.append(sum(one() is not None for one in self._made))
            yield opened


@pytest.mark.one_python
def test_pictures_of_one_face_at_a_time_are_in_memory(drawn: GameDeck, tables: SurfaceCollection) -> None:
    made: list[weakref.ref[Picture]] = []
    alive: list[int] = []
    shown = {str(place): draw_learning_pictures(drawn, place, tables, 3, CLEAN) for place in range(3)}
    at_once = learn_deck([FacePictures(name, 1, tuple(pictures)) for name, pictures in shown.items()])
    opened = learn_deck([FacePictures(name, 1, OpenedPictures(its, made, alive)) for name, its in shown.items()])
    assert max(alive) <= PICTURES + 1
    for one, other in zip(at_once.faces, opened.faces, strict=True):
        assert one.corner == other.corner
        assert all(np.array_equal(*views) for views in zip(one.views, other.views, strict=True))


def printed(grey: int, size: tuple[int, int] = (880, 630)) -> Picture:
    return np.full((*size, 3), grey, np.uint8)


def test_the_deck_knows_that_no_camera_saw_it() -> None:
    assert learn_pictures([("owl", 2, printed(200))]).is_printed


def test_each_face_keeps_its_name_its_copies_and_its_print() -> None:
    deck = learn_pictures([("owl", 2, printed(200)), ("bat", 1, printed(40))])
    assert [(face.name, face.copies, face.corner) for face in deck.faces] == [("owl", 2, 0), ("bat", 1, 0)]
    assert [int(face.views[0].mean()) for face in deck.faces] == [200, 40]


@pytest.mark.parametrize("size", [(880, 630), (700, 700), (630, 880)], ids=["upright", "square", "broad"])
def test_views_are_as_high_as_the_cards_shape_asks(size: tuple[int, int]) -> None:
    deck = learn_pictures([("owl", 1, printed(90, size))])
    width, height = fine_size(view_size(size[0] / size[1]))
    assert deck.aspect == pytest.approx(size[0] / size[1], abs=1e-4)
    assert deck.faces[0].views[0].shape == (height, width, 3)
