"""Letters mean ranks by the deck's alphabet."""

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.cards import DECK
from vision.reader.evidence import combine
from vision.reader.layout import COUNTS, LETTERS, SUITS
from vision.reader.letters import ALPHABETS, DOUBT, card_probabilities, letter_weights, pip_likelihoods
from vision.reader.networks import ConfidenceModel


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


PLAIN = ConfidenceModel(letters=1, suits=1, counts=1, symbols=1, trust=())


def scores_of(count: int | None, suit: str | None, is_card: float) -> NDArray[np.float32]:
    """Returns what a network scores that is sure of a count and a suit, or of neither."""
    scores = np.zeros((1, len(COUNTS) + 5), np.float32)
    scores[0, -1] = is_card
    if count is not None:
        scores[0, COUNTS.index(count)] = 20
    if suit is not None:
        scores[0, len(COUNTS) + [one.value for one in SUITS].index(suit)] = 20
    return scores


def likely(count: int | None, suit: str | None, is_card: float = 20) -> NDArray[np.float32]:
    return np.asarray(pip_likelihoods(scores_of(count, suit, is_card), PLAIN)[0])


def at(card: str) -> int:
    return DECK.index(parse_card(card))


def shows(*shares: tuple[str, float]) -> NDArray[np.float32]:
    """Returns what one index shows, (1, 52)."""
    faces = np.zeros((1, len(DECK)), np.float32)
    for card, share in shares:
        faces[0, at(card)] = share
    return faces


@pytest.mark.parametrize(("count", "suit", "card"), [(1, "S", "AS"), (2, "H", "2H"), (10, "D", "TD")])
def test_counted_pips_name_one_card(count: int, suit: str, card: str) -> None:
    assert DECK[int(likely(count, suit).argmax())] is parse_card(card)


def test_a_court_tells_its_suit_and_not_its_rank() -> None:
    pips = likely(0, "C")
    assert {DECK[place].name for place in np.argsort(-pips)[:3]} == {"JC", "QC", "KC"}
    assert pips[at("JC")] == pips[at("QC")] == pips[at("KC")]


def test_undecided_scores_change_nothing() -> None:
    """Each rank comes as often as another, so a court is three times as likely as any count of pips."""
    even = scores_of(None, None, is_card=20)
    even[0, COUNTS.index(0)] = np.log(3)
    pips = pip_likelihoods(even, PLAIN)[0]
    assert pips.max() / pips.min() == pytest.approx(1, abs=0.001)


def test_pips_settle_what_an_index_leaves_open() -> None:
    face = combine(shows(("AC", 0.9), ("AS", 0.1)), likely(1, "S"))
    assert DECK[int(face.argmax())] is parse_card("AS")


@pytest.mark.parametrize(("sure", "believed"), [(0.99, "7S"), (0.9999, "7C")])
def test_the_surer_of_index_and_pips_is_believed(sure: float, believed: str) -> None:
    face = combine(shows(("7C", sure), ("7S", 1 - sure)), likely(7, "S"))
    assert DECK[int(face.argmax())] is parse_card(believed)
    assert likely(7, "S")[at("7S")] / likely(7, "S")[at("7C")] == pytest.approx(52 * (1 - DOUBT) / DOUBT, rel=0.03)


def test_what_misleads_both_corners_alike_is_no_surer_than_one() -> None:
    """Blue clubs look like diamonds in either corner: one sure sight of their shape must be able to mend that."""
    one, nothing = shows(("7D", 0.99), ("7C", 0.01)), np.full(52, 1 / 52, np.float32)
    both = combine(np.concatenate([one, one]), nothing)
    assert both[at("7D")] == pytest.approx(0.99, abs=0.001)
    combined = combine(np.concatenate([one, one]), likely(7, "C"))
    assert DECK[int(combined.argmax())] is parse_card("7C")


def test_one_large_pip_may_be_a_number() -> None:
    """A deck with one large pip on every card shows an ace's pips on its four, and a plain four in the corner."""
    face = combine(shows(("4H", 0.95), ("AH", 0.02)), likely(1, "H"))
    assert DECK[int(face.argmax())] is parse_card("4H")
    face = combine(shows(("AH", 0.6), ("4H", 0.4)), likely(1, "H"))
    assert face[at("AH")] > 0.97
    assert likely(4, "H")[at("AH")] < 0.001


def test_a_corner_that_shows_nothing_takes_little_away() -> None:
    sure = shows(("AC", 0.97), ("AS", 0.03))
    dark = np.full((1, 52), 1 / 52, np.float32)
    foreign = np.zeros((1, 52), np.float32)
    for other in (dark, foreign):
        assert combine(np.concatenate([other, sure]), np.full(52, 1 / 52, np.float32))[at("AC")] > 0.94


def test_the_surer_of_two_corners_is_believed() -> None:
    sure, unsure = shows(("AC", 0.99), ("AS", 0.01)), shows(("AC", 0.4), ("AS", 0.6))
    face = combine(np.concatenate([unsure, sure]), np.full(52, 1 / 52, np.float32))
    assert face[at("AC")] > 0.85


def test_what_is_no_card_tells_none() -> None:
    pips = likely(7, "C", is_card=-20)
    assert pips.max() / pips.min() == pytest.approx(1, abs=0.001)
