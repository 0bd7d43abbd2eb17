"""What indices and pips tell together, with the shipped networks."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.cards import DECK
from tests.vision.reader.hand_made import card_finds
from vision.evaluate.rendered import SEPARATE_FOUR, SIZE, SLANT, is_dark
from vision.frames import Picture
from vision.geometry import Floats, intersection_over_union
from vision.reader import Reader, letters
from vision.reader.detections import join, nothing
from vision.reader.evidence import CUES, EvidenceCollector, are_on_dark_stock, invert_lightness, score_any_stock
from vision.reader.layout import LETTERS
from vision.reader.letters import letter_weights
from vision.reader.networks import Scorer, shipped
from vision.scenes import CLEAN, DeckCollection, Scene, SceneLayout, SurfaceCollection, draw_scene

APART = replace(CLEAN, layouts=(SceneLayout.SEPARATE,), cards=(4, 4), index_px=(16, 20), elevation_deg=(70, 90))

BLUR_PX = 2.2


@pytest.fixture(scope="module")
def desk() -> EvidenceCollector:
    return EvidenceCollector(*shipped(), letter_weights("english"))


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    decks, tables = DeckCollection.open("all", alphabet="english"), SurfaceCollection.open("all")
    return [draw_scene(seed, (640, 480), decks=decks, tables=tables, style=APART) for seed in range(100, 700, 100)]


@pytest.mark.one_python
def test_no_finds_are_no_evidence(desk: EvidenceCollector) -> None:
    assert desk.gather(np.zeros((90, 90, 3), np.uint8), nothing()) == []


class ScriptedScorer(Scorer):
    """Gives these scores, whatever it is shown."""

    def __init__(self, scores: Floats) -> None:
        self._scores = scores

    def scores(self, crops: Picture) -> Floats:
        """Returns the scores."""
        return self._scores


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
def test_pips_tell_cards_whose_indices_are_blurred(
    desk: EvidenceCollector, scenes: list[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    def count_right() -> int:
        return sum(right_cards(desk, scene, blurred(scene.bgr)) for scene in scenes)

    with_pips = count_right()
    monkeypatch.setattr(letters, "DOUBT", 1.0)
    assert with_pips >= count_right() + 4


def right_cards(desk: EvidenceCollector, scene: Scene, bgr: Picture) -> int:
    """Returns how many of the scene's cards show as they are in another picture of it."""
    faces = {DECK[int(one.faces.argmax())] for one in desk.gather(bgr, desk.find(scene.bgr)) if one.faces.max() > 0.5}
    return len(faces & {card.card for card in scene.cards})


def blurred(bgr: Picture) -> Picture:
    return np.asarray(cv2.GaussianBlur(bgr, (0, 0), BLUR_PX), np.uint8)


RED, BLACK, PALE = (30, 40, 220), (25, 25, 25), (235, 235, 235)


def crop(stock: tuple[int, int, int], ink: tuple[int, int, int]) -> Picture:
    """A crop (48, 40, 3) of a card with something printed on it."""
    picture = np.full((48, 40, 3), stock, np.uint8)
    cv2.circle(picture, (20, 24), 9, ink, -1)
    return picture


def test_stock_is_dark_if_what_is_printed_on_it_is_lighter() -> None:
    crops = np.stack([crop(PALE, BLACK), crop(BLACK, PALE), crop(PALE, RED), crop(BLACK, RED), crop(BLACK, BLACK)])
    assert are_on_dark_stock(crops).tolist() == [False, True, False, True, False]


def test_of_no_crops_none_is_dark() -> None:
    assert are_on_dark_stock(np.zeros((0, 48, 40, 3), np.uint8)).tolist() == []


def score(crops: Picture) -> Floats:
    """Scores crops by how light they are in their corner and in their middle, (n, 2)."""
    return np.asarray(crops[:, [0, 24], [0, 20]].mean(axis=2), np.float32)


def test_cards_of_dark_stock_are_scored_as_they_are_and_as_if_they_were_of_light_stock() -> None:
    crops = np.stack([crop(PALE, BLACK), crop(BLACK, PALE)])
    light, dark = score_any_stock(score, crops)
    assert light.tolist() == [235, 25]
    assert dark == pytest.approx([127.5, 127.5], abs=6)
    assert crops[1, 0, 0].max() == 25  # what was given is as it was


def test_whole_cards_of_dark_stock_are_also_scored_without_hue_and_upside_down() -> None:
    whole = np.stack([crop(PALE, BLACK), crop(BLACK, RED)])
    whole[1, :24] = BLACK
    seen: list[Picture] = []

    def keep(crops: Picture) -> Floats:
        seen.append(crops.copy())
        return score(crops)

    scores = score_any_stock(keep, whole, whole=True)
    first, *looks = seen
    assert len(first) == 2
    looks.insert(0, first[1:])
    assert [len(look) for look in looks] == [1] * 6
    assert scores[1] == pytest.approx(np.mean([score(look)[0] for look in looks], axis=0))
    for look, turned in zip(looks[:3], looks[3:], strict=True):
        assert np.array_equal(look[0], turned[0, ::-1, ::-1])
    hues = [int(np.ptp(look[0, 30, 20])) for look in looks[:3]]
    assert min(hues[:2]) > 60
    assert hues[2] == 0


def test_red_ink_stays_red_when_its_stock_becomes_light() -> None:
    blue, green, red = invert_lightness(crop(BLACK, RED))[24, 20].astype(int)
    assert red > blue + 60
    assert red > green + 60


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("seed", "shown"),
    [(1_703_633_921, {"KC", "AC"}), (1_801_507_004, {"7S"})],
    ids=["found in the negative only", "a spade that seems a club"],
)
def test_cards_of_dark_stock_are_found_and_told(seed: int, shown: set[str]) -> None:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    assert is_dark(decks.deck_for(seed))
    style = replace(SEPARATE_FOUR, index_px=(14, 30 * SLANT))
    scene = draw_scene(seed, SIZE, decks=decks, tables=tables, style=style)
    told = {reading.card.name for reading in Reader().read(scene.bgr) if reading.card}
    assert shown <= told <= {truth.card.name for truth in scene.cards if truth.card}
