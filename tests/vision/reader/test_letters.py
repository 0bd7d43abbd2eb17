"""Letters mean ranks by the deck's alphabet."""

import numpy as np
import pytest

from companion.cards import DECK
from vision.reader.layout import LETTERS, SUITS
from vision.reader.letters import ALPHABETS, card_probabilities, letter_weights


def read(alphabet: str, **letters: float) -> tuple[str, float]:
    shown = np.full((1, len(LETTERS)), 1e-4, np.float32)
    for letter, share in letters.items():
        shown[0, LETTERS.index(letter.strip("_"))] = share
    suits = np.eye(4, dtype=np.float32)[[SUITS.index(DECK[-1].suit)]]
    faces = card_probabilities(shown / shown.sum(), suits, letter_weights(alphabet))[0]
    return DECK[int(faces.argmax())].name, float(faces.max())


@pytest.mark.parametrize(
    ("alphabet", "letter", "card"),
    [
        ("english", "J", "JS"),
        ("english", "Q", "QS"),
        ("english", "_10", "TS"),
        ("german", "B", "JS"),
        ("german", "D", "QS"),
        ("german", "K", "KS"),
        ("french", "V", "JS"),
        ("french", "D", "QS"),
        ("french", "R", "KS"),
        ("french", "_1", "AS"),
    ],
)
def test_a_letter_is_its_alphabets_rank(alphabet: str, letter: str, card: str) -> None:
    assert read(alphabet, **{letter: 0.99})[0] == card


def test_a_doubtful_letter_is_taken_for_one_that_the_deck_has() -> None:
    assert read("english", D=0.6, Q=0.38)[0] == "QS"
    assert read("german", D=0.4, Q=0.58)[0] == "QS"


def test_a_clear_letter_of_another_alphabet_is_not_guessed() -> None:
    assert read("english", D=0.999)[1] < 0.5


@pytest.mark.parametrize("alphabet", ["english", "german"])
def test_a_clear_one_is_an_ace_and_beside_a_ten_the_half_of_one(alphabet: str) -> None:
    assert read(alphabet, _1=0.999)[0] == "AS"
    assert read(alphabet, _1=0.999)[1] > 0.9
    assert read(alphabet, _1=0.8, _10=0.2)[0] == "TS"


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_every_rank_has_a_letter(alphabet: str) -> None:
    _, onto = letter_weights(alphabet)
    assert (onto.sum(axis=0) >= 1).all()
