"""What indices and pips tell together, with the shipped networks."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.cards import DECK
from tests.vision.reader.hand_made import card_finds
from vision.frames import Picture
from vision.geometry import Floats, intersection_over_union
from vision.reader import pips
from vision.reader.detections import join, nothing
from vision.reader.evidence import CUES, EvidenceCollector
from vision.reader.layout import LETTERS
from vision.reader.letters import letter_weights
from vision.reader.networks import Scorer, shipped
from vision.scenes import CLEAN, DeckCollection, Scene, SceneLayout, SurfaceCollection, draw_scene

pytestmark = pytest.mark.one_python

APART = replace(CLEAN, layouts=(SceneLayout.SEPARATE,), cards=(4, 4), index_px=(16, 20), elevation_deg=(70, 90))

BLUR_PX = 2.2


@pytest.fixture(scope="module")
def desk() -> EvidenceCollector:
    return EvidenceCollector(*shipped(), letter_weights("english"))


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    decks, tables = DeckCollection.open("all", alphabet="english"), SurfaceCollection.open("all")
    return [draw_scene(seed, (640, 480), decks=decks, tables=tables, style=APART) for seed in range(100, 700, 100)]


def test_no_finds_are_no_evidence(desk: EvidenceCollector) -> None:
    assert desk.gather(np.zeros((90, 90, 3), np.uint8), nothing()) == []


class ScriptedScorer(Scorer):
    """Gives these scores, whatever it is shown."""

    def __init__(self, scores: Floats) -> None:
        self._scores = scores

    def scores(self, crops: Picture) -> Floats:
        """Returns the scores."""
        return self._scores


def test_a_large_index_of_no_clear_face_takes_no_card_away_that_lies_within_its_outline() -> None:
    large = card_finds(410, 530, 630, 880).pick([0])
    large.up[:] *= 10
    large.right[:] *= 10
    scores = np.zeros((3, len(LETTERS) + 5), np.float32)
    scores[:2, [LETTERS.index("7"), len(LETTERS)]] = 30
    scores[:, -1] = 6
    networks, confidence_model = shipped()
    scripted = EvidenceCollector(
        replace(networks, reader=ScriptedScorer(scores)), confidence_model, letter_weights("english")
    )
    gathered = scripted.gather(np.full((400, 400, 3), 128, np.uint8), join([card_finds(200, 200), large]))
    assert [len(one.centres) for one in gathered if one.by_index > 0.9] == [2]


def test_cards_that_lie_there_are_surely_cards(desk: EvidenceCollector, scenes: list[Scene]) -> None:
    looked_at = 0
    for scene in scenes:
        whole = [card for card in scene.cards if card.visible == 1]
        gathered = desk.gather(scene.bgr, desk.find(scene.bgr))
        for card in whole:
            (found,) = [one for one in gathered if intersection_over_union(one.quad, card.quad) > 0.8]
            assert DECK[int(found.faces.argmax())] is card.card
            assert found.cues[CUES.index("no card")] == 0
            looked_at += 1
    assert looked_at >= 8


def test_pips_tell_cards_whose_indices_are_blurred(
    desk: EvidenceCollector, scenes: list[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    def count_right() -> int:
        return sum(right_cards(desk, scene, blurred(scene.bgr)) for scene in scenes)

    with_pips = count_right()
    monkeypatch.setattr(pips, "DOUBT", 1.0)
    assert with_pips >= count_right() + 4


def right_cards(desk: EvidenceCollector, scene: Scene, bgr: Picture) -> int:
    """Returns how many of the scene's cards show as they are in another picture of it."""
    faces = {DECK[int(one.faces.argmax())] for one in desk.gather(bgr, desk.find(scene.bgr)) if one.faces.max() > 0.5}
    return len(faces & {card.card for card in scene.cards})


def blurred(bgr: Picture) -> Picture:
    return np.asarray(cv2.GaussianBlur(bgr, (0, 0), BLUR_PX), np.uint8)
