"""What is known of a deck while it is shown: what stays as it was, what comes next, and what looks alike."""

import numpy as np

from companion.app.learning_progress import FaceToShow
from companion.app.learning_state import LearningState
from companion.app.listed_faces import ListedFaces
from vision.learned.outlined_picture import OutlinedPicture


def picture() -> OutlinedPicture:
    return OutlinedPicture(
        np.zeros((8, 8, 3), np.uint8), np.zeros((0, 4, 2), np.float32), *(np.zeros(0, np.float32),) * 4
    )


def state_of(*names: str, likeness: float = 0.0) -> LearningState:
    """Returns the state in which the first face is wanted, and every card is so like every other one."""
    return LearningState(ListedFaces([FaceToShow(name, 1) for name in names]), lambda *_: likeness, names[0])


def test_kept_faces_and_those_that_are_learned_are_passed_over() -> None:
    state = state_of("wolf", "owl", "bat", "cat")
    state.listed.kept = frozenset(("owl",))
    for _ in range(2):
        state.add_picture("bat", picture())
    assert (state.as_before, state.following(), state.unseen()) == (["owl"], "cat", ["wolf", "cat"])


def test_only_the_first_picture_of_a_face_is_compared_with_other_faces() -> None:
    state = state_of("wolf", "owl", likeness=1.0)
    state.add_picture("owl", picture())
    state.add_picture("wolf", picture())
    assert state.alike.pairs(state.place_of) == (("wolf", "owl"),)
    state.alike.forget("wolf")
    state.add_picture("wolf", picture())
    assert state.alike.pairs(state.place_of) == ()


def test_a_face_that_is_forgotten_looks_like_no_other() -> None:
    state = state_of("wolf", "owl", likeness=1.0)
    for name in ("owl", "wolf"):
        state.add_picture(name, picture())
    state.forget("owl")
    assert (state.pictures.of("owl"), state.alike.of("wolf")) == ((), [])
