"""What was learned of a face counts until it was shown anew."""

from typing import Final

import numpy as np

from companion.app.seen_pictures import MOST_PICTURES, SeenPictures
from vision.learned.outlined_picture import OutlinedPicture

NOTHING: Final = np.zeros((0, 4, 2), np.float32)


def look() -> OutlinedPicture:
    return OutlinedPicture(np.zeros((8, 8, 3), np.uint8), NOTHING, *(np.zeros(0, np.float32),) * 4)


def shown(**counts: int) -> SeenPictures:
    pictures = SeenPictures()
    for name, count in counts.items():
        for _ in range(count):
            pictures.add(name, look())
    return pictures


def test_a_face_is_known_once_it_was_seen_twice_and_has_three_pictures_at_most() -> None:
    pictures = shown(wolf=1, owl=2, bat=5)
    assert [pictures.is_known(name) for name in ("wolf", "owl", "bat", "elk")] == [False, True, True, False]
    assert len(pictures.of("bat")) == MOST_PICTURES
    assert pictures.of("elk") == ()
    assert list(pictures.learned()) == ["owl", "bat"]


def test_only_a_known_face_that_is_begun_anew_counts_as_it_was() -> None:
    pictures = shown(wolf=1, owl=2)
    owl = pictures.of("owl")
    for name in ("wolf", "owl", "elk"):
        pictures.begin_anew(name)
    assert (pictures.now, pictures.learned(), pictures.firsts()) == ({}, {"owl": owl}, {"owl": owl[0]})
    pictures.add("owl", look())
    assert pictures.learned() == {"owl": owl}
    assert pictures.firsts()["owl"] is not owl[0]
    pictures.add("owl", look())
    assert pictures.learned() != {"owl": owl}


def test_faces_that_were_taken_for_each_other_are_swapped() -> None:
    pictures = shown(wolf=1, owl=2, bat=1)
    pictures.swap("wolf", "owl")
    assert {name: len(seen) for name, seen in pictures.now.items()} == {"owl": 1, "wolf": 2, "bat": 1}


def test_what_was_seen_is_taken_for_another_face_which_keeps_what_was_learned_of_it() -> None:
    pictures = shown(wolf=1, owl=2)
    wolf, owl = pictures.of("wolf"), pictures.of("owl")
    pictures.move("wolf", "owl")
    assert (pictures.now, pictures.earlier) == ({"owl": wolf}, {"owl": owl})
    pictures.move("elk", "owl")
    assert pictures.of("owl") == wolf
