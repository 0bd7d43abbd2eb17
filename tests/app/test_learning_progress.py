"""A face is learned once it was seen twice, and a deck can be kept once it has a face."""

import pytest

from companion.app.learning_progress import Instruction, LearningProgress
from companion.cards import BACK


@pytest.mark.parametrize(
    ("seen", "learned", "can_be_kept"),
    [
        pytest.param((), (), False, id="nothing shown"),
        pytest.param((("Wolf", 2), ("Owl", 1)), ("Wolf",), True, id="one face"),
        pytest.param((("Wolf", 1), (BACK, 5)), (), False, id="the back is no face"),
        pytest.param((("Wolf", 2), ("Owl", 1), ("Bat", 3)), ("Wolf", "Bat"), True, id="two faces"),
    ],
)
def test_what_is_learned(seen: tuple[tuple[str, int], ...], learned: tuple[str, ...], can_be_kept: bool) -> None:
    progress = LearningProgress(seen, Instruction.LAY)
    assert (progress.learned, progress.can_be_kept) == (learned, can_be_kept)


def test_what_has_to_be_put_right() -> None:
    assert LearningProgress((), Instruction.ALIKE).instruction.is_trouble
    assert not LearningProgress((), Instruction.LAY).instruction.is_trouble


def test_a_face_that_is_shown_again_can_be_kept_as_before() -> None:
    assert LearningProgress((("Wolf", 0),), Instruction.LAY, as_before=("Wolf",)).can_be_kept
