"""Two sightings of one card: which one is misread, and what it shows instead."""

import pytest

from companion.card_notation import parse_card
from companion.engine.faces import STANDARD_FACES, Face
from companion.following.duplicate_sightings import certainly, explain_duplicate, most_probable
from tests.following.histories import seen_as

FOUR, SPADE, QUEEN = (parse_card(name) for name in ("4C", "4S", "QH"))


def between(first: float, second: float) -> tuple[float, ...]:
    """A sighting that is either the four of clubs or the four of spades."""
    shares: dict[Face, float] = {FOUR: first, SPADE: second}
    return tuple(shares.get(face, 0.0) for face in STANDARD_FACES.faces)


def test_the_doubtful_one_of_two_sightings_is_misread() -> None:
    likeliest = explain_duplicate((between(0.6, 0.4), seen_as(FOUR)), FOUR, (SPADE, QUEEN), STANDARD_FACES)[0]
    assert (likeliest.earlier_is_misread, likeliest.face) == (True, SPADE)
    likeliest = explain_duplicate((seen_as(FOUR), between(0.6, 0.4)), FOUR, (SPADE, QUEEN), STANDARD_FACES)[0]
    assert (likeliest.earlier_is_misread, likeliest.face) == (False, SPADE)
    assert likeliest.probability > 0.9


def test_two_sure_sightings_are_explained_by_no_misreading() -> None:
    told = explain_duplicate(
        (certainly(FOUR, STANDARD_FACES), certainly(FOUR, STANDARD_FACES)), FOUR, (SPADE,), STANDARD_FACES
    )
    assert {explanation.probability for explanation in told} == {0.0}


def test_only_a_possible_face_is_told() -> None:
    face, share = most_probable(between(0.3, 0.6), (SPADE, QUEEN), STANDARD_FACES)
    assert face == SPADE
    assert share == pytest.approx(1.0)
    assert most_probable(certainly(FOUR, STANDARD_FACES), (SPADE, QUEEN), STANDARD_FACES)[1] == 0.0
