"""How surely a reading is said: as the face has it, as far as there is a card."""

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.reader.hand_made import UNSCORED
from vision.reader.card_reader import name, trusted, with_uncertainty
from vision.reader.compatibility import NAMED_FROM
from vision.reader.evidence import CUES, Evidence, logit
from vision.reader.networks import shipped
from vision.reading import Reading

AC, AS = (DECK.index(parse_card(card)) for card in ("AC", "AS"))
SURE, HARDLY = 8.0, -3.0
"""Log odds."""


def evidence(share: float, *, is_there: float) -> Evidence:
    """Returns evidence for an ace of clubs, else of spades; all cues of there being a card say `is_there`."""
    faces = np.zeros(52, np.float32)
    faces[[AC, AS]] = share, 1 - share
    cues = np.array([1.0, logit(share), is_there, is_there, min(0.0, is_there)], np.float32)
    return Evidence(
        faces, np.zeros((4, 2), np.float32), np.zeros((1, 2), np.float32), 20.0, cues, UNSCORED, share, True
    )


def confidence(seen: Evidence) -> float:
    return trusted(seen, np.array(shipped()[1].trust, np.float32))


def read(seen: Evidence) -> Reading | None:
    return name(seen, confidence(seen))


def test_each_cue_has_its_weight() -> None:
    assert len(shipped()[1].trust) == len(CUES)


@pytest.mark.parametrize("share", [0.55, 0.8, 0.999])
@pytest.mark.parametrize("is_there", [SURE, HARDLY])
def test_no_card_is_said_more_surely_than_its_face_was_seen(share: float, is_there: float) -> None:
    assert confidence(evidence(share, is_there=is_there)) <= share + 1e-6


def test_a_face_that_is_seen_where_a_card_surely_lies_is_said() -> None:
    found = read(evidence(0.98, is_there=SURE))
    assert found is not None
    assert found.card is parse_card("AC")
    assert found.confidence == pytest.approx(0.98, abs=0.02)


def test_a_card_whose_face_is_in_doubt_is_reported_and_not_guessed() -> None:
    found = read(evidence(NAMED_FROM - 0.05, is_there=SURE))
    assert found is not None
    assert found.card is None


def test_what_is_hardly_a_card_is_not_reported() -> None:
    assert read(evidence(0.98, is_there=HARDLY)) is None


def test_a_doubt_whether_there_is_a_card_is_no_doubt_which_it_is() -> None:
    seen = evidence(0.9, is_there=SURE)
    shares = with_uncertainty(seen.faces, confidence=0.3)
    assert shares.sum() == pytest.approx(1)
    assert shares[AC] == pytest.approx(0.3, abs=0.02)
    assert shares[AS] == pytest.approx(0.3 / 9, abs=0.02)
