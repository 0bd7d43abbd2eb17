"""Cards of a deck that is kept already are shown again: what stays as it was, and what is replaced."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.app.camera_controller import CameraController
from companion.app.deck_learning import DeckLearning
from companion.errors import CompanionError
from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import LearningProgress
from companion.learning.packing import KeptDeck, OtherShapeError
from companion.learning.session import LearningSession
from companion.learning.state import FaceToShow
from tests.app.companion_without_window import Companion
from tests.app.shown_looks import FACES, Shown, show
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.profile import pack_profile
from vision.learned.views import view_size


def keep(companion: Companion, learning: DeckLearning, folder: Path) -> KeptDeck | CompanionError | None:
    """Keeps the deck; returns it, or what is the trouble."""
    told: list[Any] = []
    learning.kept.add(told.append)
    learning.trouble = None
    learning.keep()
    companion.loop.until(lambda: bool(told or learning.trouble))
    return told[0] if told else learning.trouble


def grey(*names: str, aspect: float) -> DeckProfile:
    """Returns a deck whose cards have about the shape of those that are shown."""
    width, height = view_size(aspect)
    view = np.full((height, width, 3), 90, np.uint8)
    deck = LearnedDeck(tuple(LearnedFace(name, 1, 0, (view, view)) for name in names), aspect)
    return DeckProfile(names, pack_profile(deck))


def test_a_kept_face_that_is_not_shown_again_stays_as_it_was(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    DeckStore(tmp_path).keep("lunar", grey("1", "7", aspect=1.4))
    learning = camera.decks.learn("lunar", FACES)
    learning.list_kept()
    companion.loop.until(lambda: learning.progress is not None and bool(learning.progress.as_before))
    assert learning.progress is not None
    assert (learning.progress.as_before, learning.progress.wanted) == (("7", "1"), "W")
    for cards in (*pictures[2:], ()):
        show(companion, camera, learning, cards)
    kept = keep(companion, learning, tmp_path)
    assert isinstance(kept, KeptDeck)
    assert kept.profile.names == ("1", "7", "W")
    assert DeckStore(tmp_path).read_all() == ((kept.profile,), ())


def test_a_deck_that_is_begun_anew_replaces_the_kept_one_which_stays_beside_it(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    old = grey("1", "7", aspect=1.4)
    path = DeckStore(tmp_path).keep("lunar", old)
    learning = camera.decks.learn_anew("lunar", FACES)
    learning.list_kept()
    for cards in (*pictures[:2], ()):
        told = show(companion, camera, learning, cards)
    assert told.as_before == ()
    kept = keep(companion, learning, tmp_path)
    assert isinstance(kept, KeptDeck)
    assert kept.profile.names == ("7",)
    assert path.with_name("lunar.deck.old").read_bytes() == old.content
    done: list[bool] = []
    DeckStore(tmp_path).keep("lunar", old)
    learning.take(lambda: done.append(True))
    companion.loop.until(lambda: bool(done))
    assert learning.progress is not None
    assert learning.progress.as_before == ("1",)


def test_cards_of_another_shape_replace_the_kept_ones_only_if_they_are_kept_once_more(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    path = DeckStore(tmp_path).keep("lunar", grey("7", aspect=2.2))
    learning = camera.decks.learn("lunar", FACES)
    for cards in (*pictures[:2], ()):
        show(companion, camera, learning, cards)
    before = path.read_bytes()
    assert isinstance(keep(companion, learning, tmp_path), OtherShapeError)
    assert path.read_bytes() == before
    kept = keep(companion, learning, tmp_path)
    assert isinstance(kept, KeptDeck)
    assert kept.profile.names == ("7",)
    assert path.with_name("lunar.deck.old").read_bytes() == before


@pytest.mark.parametrize("touch", [lambda one: one.want("7"), lambda one: one.add(FaceToShow("Sled", 1))])
def test_cards_of_another_shape_are_refused_again_after_a_touch_in_between(
    companion: Companion,
    camera: CameraController,
    pictures: list[Shown],
    tmp_path: Path,
    touch: Callable[[LearningSession], LearningProgress],
) -> None:
    old = grey("1", "2", "W", aspect=2.2)
    DeckStore(tmp_path).keep("lunar", old)
    learning = camera.decks.learn("lunar", FACES)
    learning.list_kept()
    companion.loop.until(lambda: learning.progress is not None and bool(learning.progress.as_before))
    for cards in (*pictures[:2], ()):
        told = show(companion, camera, learning, cards)
    assert isinstance(keep(companion, learning, tmp_path), OtherShapeError)
    learning.do(touch)
    companion.loop.until(lambda: learning.progress is not told)
    assert isinstance(keep(companion, learning, tmp_path), OtherShapeError)
    assert DeckStore(tmp_path).read_all() == ((old,), ())


def test_another_look_at_the_same_cards_does_not_ask_a_third_time(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    DeckStore(tmp_path).keep("lunar", grey("1", "W", aspect=2.2))
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    for cards in pictures[:2]:
        told = show(companion, camera, learning, cards)
    assert isinstance(keep(companion, learning, tmp_path), OtherShapeError)
    (card,) = pictures[1]
    again = show(companion, camera, learning, (replace(card, quad=card.quad + 1.0),))
    assert again != told
    assert again.learned == told.learned
    assert isinstance(keep(companion, learning, tmp_path), KeptDeck)


def test_faces_that_are_shown_after_a_new_beginning_are_kept_without_the_old_ones(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    path = DeckStore(tmp_path).keep("lunar", grey("7", aspect=1.38))
    before = path.read_bytes()
    learning = camera.decks.learn_anew("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    for cards in (*pictures[:2], ()):
        show(companion, camera, learning, cards)
    assert isinstance(keep(companion, learning, tmp_path), KeptDeck)
    for cards in (*pictures[2:], ()):
        show(companion, camera, learning, cards)
    kept = keep(companion, learning, tmp_path)
    assert isinstance(kept, KeptDeck)
    assert kept.profile.names == ("7", "W")
    beside = [file for file in path.parent.iterdir() if file != path]
    assert [file.read_bytes() for file in beside] == [before]
