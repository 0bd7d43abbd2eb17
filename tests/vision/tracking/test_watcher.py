"""Watcher: what happens on a table becomes cards laid and cards gone, whatever hands do meanwhile."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.laid_table import SIZE, Camera, Card, picture, read
from vision.frames import Frame, Picture
from vision.geometry import Box
from vision.reader.detections import nothing
from vision.reader.region_indices import RegionIndices
from vision.reading import Reading
from vision.tracking.events import CameraNudged, Event, TrackGone, TrackLaid

pytestmark = pytest.mark.one_python

FOUR, KING, NINE = Card("4C", 120, 90), Card("KD", 330, 90), Card("9S", 330, 300)


def told(events: Sequence[Event]) -> list[str]:
    """Returns the events in words: "4C laid", "2 gone"."""
    words = []
    for event in events:
        if isinstance(event, TrackLaid):
            words.append(f"{DECK[int(event.probabilities.argmax())].name} laid")
        elif isinstance(event, TrackGone):
            words.append(f"{event.track} gone{'' if event.bare else ', covered'}")
        else:
            words.append("nudged" if isinstance(event, CameraNudged) else type(event).__name__)
    return words


@pytest.fixture
def camera() -> Camera:
    camera = Camera()
    assert camera.show(frames=3) == []
    return camera


def leaving(card: Card) -> list[list[Box]]:
    """Where the hand that laid a card is, frame by frame: it leaves to the right."""
    return [[(card.x + 40 + 45 * step, card.y + 20, 110, 200)] for step in range(10)]


def test_a_card_counts_when_it_lay_still(camera: Camera) -> None:
    for step in range(4):
        assert camera.show(Card("4C", 120, 300 - 60 * step)) == []
    assert told(camera.show(FOUR, frames=5)) == ["4C laid"]
    assert camera.show(FOUR, frames=10) == []


def test_a_card_that_lies_still_is_told_in_the_next_frame(camera: Camera) -> None:
    camera.show(Card("4C", 120, 160))
    assert camera.show(FOUR) == []
    (laid,) = camera.show(FOUR)
    assert isinstance(laid, TrackLaid)
    assert laid.at_s == pytest.approx(camera.seq / 10 - 0.1), "it lay there a frame earlier"


class TwoStepCamera(Camera):
    """Finds indices, and then reads what lies at them; `steps` has the pictures' numbers from the newest."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[str, int]] = []

    def find_indices(self, bgr: Picture, box: Box, known: RegionIndices | None = None) -> RegionIndices:
        self.steps.append(("find", self.age_of(bgr)))
        return RegionIndices(box, nothing())

    def read_indices(self, bgr: Picture, indices: RegionIndices) -> Sequence[Reading]:
        self.steps.append(("read", self.age_of(bgr)))
        return self.read_region(bgr, indices.box)


def test_a_card_is_confirmed_in_the_previous_frame_at_the_places_just_found() -> None:
    camera = TwoStepCamera()
    camera.show(frames=3)
    camera.show(FOUR)
    camera.steps.clear()
    assert told(camera.show(FOUR)) == ["4C laid"]
    assert camera.steps[-1] == ("read", 1)
    assert ("find", 1) not in camera.steps


def test_a_card_that_is_missed_is_searched_in_the_previous_frame() -> None:
    camera = TwoStepCamera()
    camera.show(FOUR, KING, frames=5)
    camera.show(FOUR)
    camera.steps.clear()
    assert told(camera.show(FOUR)) == ["2 gone"]
    assert camera.steps[-2:] == [("find", 1), ("read", 1)]


def test_a_card_is_read_anew_after_a_gap_between_frames(camera: Camera) -> None:
    """A frame before the gap says nothing about now."""
    camera.show(FOUR)
    camera.seq += 20
    assert camera.show(FOUR) == []
    assert told(camera.show(FOUR)) == ["4C laid"]


def test_a_card_counts_while_the_hand_is_still_leaving(camera: Camera) -> None:
    seen_after = None
    for step, hands in enumerate(leaving(FOUR)):
        if told(camera.show(FOUR, hands=hands)) == ["4C laid"]:
            seen_after = step
            break
    assert seen_after is not None
    assert seen_after <= 2


def test_a_card_under_a_resting_hand_counts_with_the_hand_there(camera: Camera) -> None:
    hand: Box = (FOUR.x + 20, FOUR.y + 30, 200, 200)
    camera.show(hands=[(hand[0] + 60, hand[1] + 60, 200, 200)])
    assert told(camera.show(FOUR, hands=[hand], frames=6)) == ["4C laid"]


def test_cards_that_come_one_by_one_are_told_in_order(camera: Camera) -> None:
    events = camera.show(FOUR, frames=4) + camera.show(FOUR, KING, frames=4) + camera.show(FOUR, KING, NINE, frames=4)
    assert told(events) == ["4C laid", "KD laid", "9S laid"]


def test_a_card_taken_back_is_noticed(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=5)
    events = []
    for step in range(4):
        events += camera.show(FOUR, hands=[(KING.x + 60 * step, KING.y, 120, 120)])
    assert told(events + camera.show(FOUR, frames=6)) == ["2 gone"]


def test_a_card_that_is_partly_covered_by_the_next_is_not_gone(camera: Camera) -> None:
    camera.show(FOUR, frames=5)
    over = Card("KD", FOUR.x + 20, FOUR.y + 40)
    assert told(camera.show(FOUR, over, frames=8)) == ["KD laid"]


def test_the_other_corner_of_a_card_that_lies_there_is_no_new_card() -> None:
    """Of 4C only the half covered corner is near what changed; alone it looks like another card's."""
    over, beside = Card("KD", 180, 150), Card("9S", 190, 225)

    class Misled(Camera):
        def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
            readings = super().read_region(bgr, box)
            whole = box[0] <= FOUR.x + 7 and box[1] <= FOUR.y + 9
            misread = read(Card("JD", FOUR.x + 16, FOUR.y + 5, sure=0.93))
            return [misread if one.card == parse_card("4C") and not whole else one for one in readings]

    camera = Misled()
    camera.show(frames=3)
    assert told(camera.show(FOUR, frames=5)) == ["4C laid"]
    assert told(camera.show(FOUR, over, frames=5)) == ["KD laid"]
    assert told(camera.show(FOUR, over, beside, frames=10)) == ["9S laid"]


def test_a_card_laid_on_a_fan_is_read_as_cheaply_as_any_other(camera: Camera) -> None:
    """Cards that are known make nobody look at what lies under them."""
    fan = [Card(name, 60 + 24 * place, 90) for place, name in enumerate(("4C", "5C", "6C", "7C", "8C", "9C", "TC"))]
    camera.show(*fan[:-1], frames=6)
    before = camera.reads
    camera.show(*fan[:-1], NINE, frames=6)
    alone = camera.reads - before
    camera.show(*fan[:-1], frames=6)
    before = camera.reads
    camera.show(*fan, frames=6)
    assert camera.reads - before == alone


def test_a_card_on_others_is_looked_at_in_the_frame_before_only_once(camera: Camera) -> None:
    """All cards that lie about it are whole in the part that was just read."""
    row = [Card("5C", 60, 90), FOUR, Card("6C", 180, 90), Card("7C", 240, 90)]
    over = Card("KD", 130, 150)
    camera.show(*row, frames=6)
    camera.show(*row, over)
    before = camera.reads
    assert told(camera.show(*row, over)) == ["KD laid"]
    assert camera.reads - before <= 3


def test_a_card_beside_a_row_is_read_without_what_lies_half_beside_its_part(camera: Camera) -> None:
    """Of cards in a row, each that is read whole would bring a corner of the next one with it."""
    row = [Card(name, 40 + 60 * place, 90) for place, name in enumerate(("4C", "5C", "6C", "7C", "8C", "9C"))]
    camera.show(*row, frames=6)
    before = camera.reads
    assert told(camera.show(*row, Card("KD", 40, 190), frames=6)) == ["KD laid"]
    assert camera.reads - before <= 3


def test_a_gathered_trick_is_gone_and_nothing_is_laid(camera: Camera) -> None:
    camera.show(FOUR, KING, NINE, frames=5)
    events = []
    for step in range(4):
        events += camera.show(hands=[(300 - 70 * step, 60, 200, 400)])
    events += camera.show(frames=8)
    assert sorted(told(events)) == ["1 gone", "2 gone", "3 gone"]


def test_a_covered_lens_takes_nothing_away(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=5)
    assert camera.show(FOUR, KING, frames=8, black=True) == []
    assert camera.show(FOUR, KING, frames=8) == []


def test_a_hand_held_over_the_cards_takes_nothing_away(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=5)
    hand: Box = (100, 60, 320, 380)
    events = camera.show(FOUR, KING, hands=[(500, 400, 120, 80)]) + camera.show(FOUR, KING, hands=[hand], frames=20)
    assert told(events) == []
    assert camera.show(FOUR, KING, frames=8) == []


def test_a_still_table_is_not_read_again(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=8)
    reads = camera.reads
    camera.show(FOUR, KING, frames=20)
    assert camera.reads == reads


@pytest.mark.parametrize(("x", "y"), [(-40, 200), (620, 200), (300, -50), (300, 445)])
def test_a_card_most_of_which_lies_beside_the_picture_is_not_read_for_ever(camera: Camera, x: int, y: int) -> None:
    camera.show(frames=3)
    assert told(camera.show(Card("4C", x, y, sure=0.6), frames=20)) == []
    reads = camera.reads
    camera.show(Card("4C", x, y, sure=0.6), frames=20)
    assert camera.reads == reads


def test_a_nudge_moves_the_cards_and_lays_none(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=6)
    camera.cards = tuple(replace(card, x=card.x + 17, y=card.y - 9) for card in (FOUR, KING))
    shift = np.array([[1, 0, 17], [0, 1, -9]], np.float32)
    events: list[Event] = []
    for seed in range(6):
        moved = cv2.warpAffine(picture([FOUR, KING], seed=seed), shift, SIZE, borderMode=cv2.BORDER_REFLECT)
        events += camera.see(np.asarray(moved, np.uint8))
    assert told(events) == ["nudged"]


def test_another_size_of_frames_begins_anew(camera: Camera) -> None:
    camera.show(FOUR, frames=5)
    seen = [told(camera.see(picture([FOUR], seed=seed)[:400])) for seed in range(6)]
    assert [events for events in seen if events] == [["1 gone, covered", "4C laid"]], "nobody gathered it in between"
    camera.cards = ()
    assert [told(camera.see(picture(seed=seed)[:380])) for seed in range(2)] == [[], ["2 gone, covered"]]


def test_a_scan_reads_all_and_follows_nothing(camera: Camera) -> None:
    camera.cards = (FOUR, KING)
    scanned = camera.watcher.scan(Frame(picture(camera.cards), 99, 9.9))
    assert [one.card.name for one in scanned if one.card] == ["4C", "KD"]
    assert camera.watcher.scan(Frame(np.zeros((480, 640, 3), np.uint8), 99, 9.9)) == ()
    assert told(camera.show(FOUR, KING, frames=4)) == ["4C laid", "KD laid"]


def test_a_card_laid_under_a_resting_hand_is_gone_when_it_is_taken(camera: Camera) -> None:
    """What was under the card is remembered from before the hand came to rest there."""
    camera.show(frames=10)
    hand: Box = (FOUR.x - 60, FOUR.y + 25, 200, 200)
    camera.show(hands=[(20, 400, 200, 80)])
    camera.show(hands=[hand], frames=8)
    events = camera.show(FOUR, hands=[hand], frames=8)
    events += camera.show(FOUR, hands=[(20, 400, 200, 80)], frames=2) + camera.show(FOUR, frames=6)
    assert told(events) == ["4C laid"]
    assert told(camera.show(hands=[(FOUR.x, FOUR.y, 90, 90)]) + camera.show(frames=6)) == ["1 gone"]


def hand_over(card: Card, away: int = 0) -> list[Box]:
    return [(card.x - 20 + away, card.y - 20, 110, 200)]


@pytest.mark.parametrize("sure", [0.99, 0.8])
def test_a_card_laid_on_a_spot_that_a_hand_just_cleared_counts_though_nothing_seems_to_have_changed(
    camera: Camera, sure: float
) -> None:
    """From afar it looks as the one that lay there."""
    first, second = Card("9C", 120, 90), Card("9S", 120, 90, sure, like="9C")
    assert told(camera.show(first, frames=5)) == ["9C laid"]
    for away in (200, 100, 0):
        camera.show(first, hands=hand_over(first, away))
    events = camera.show(second, hands=hand_over(second, 100)) + camera.show(second, hands=hand_over(second, 200))
    events += camera.show(second, frames=15)
    assert {"9S laid", "1 gone, covered"} == set(told(events))
    assert camera.show(second, frames=5) == []


def test_cards_under_a_hand_that_passed_are_read_once_more(camera: Camera) -> None:
    camera.show(FOUR, KING, frames=10)
    for x in range(0, 560, 40):
        assert camera.show(FOUR, KING, hands=[(x, 100, 90, 60)]) == []
    reads = camera.reads
    assert camera.show(FOUR, KING, frames=20) == []
    assert camera.reads - reads <= 2
