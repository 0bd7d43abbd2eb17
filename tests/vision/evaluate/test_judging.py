"""Each reading is judged as the evaluation's definitions say, by examples made by hand."""

from pathlib import Path

import pytest

from tests.vision.readings import reading
from vision.evaluate.judging import ReadingOutcome, judge, lies_on
from vision.evaluate.labels import CardLabel, LabelledPicture
from vision.geometry import Box
from vision.reading import Reading

LEFT: Box = (100, 100, 60, 84)
RIGHT: Box = (300, 100, 60, 84)
NEXT_TO_LEFT: Box = (130, 105, 60, 84)
FAR: Box = (600, 400, 60, 84)


def picture(*cards: CardLabel, optional: tuple[str, ...] = (), partials: bool = False) -> LabelledPicture:
    return LabelledPicture(Path("a.jpg"), "folder", "separate", cards, optional, partials)


@pytest.mark.parametrize(
    ("labels", "readings", "outcomes", "missed"),
    [
        pytest.param([CardLabel("QH", LEFT)], [reading("QH", LEFT)], ["right"], [], id="named where it lies"),
        pytest.param([CardLabel("QH", LEFT)], [], [], ["QH"], id="not seen"),
        pytest.param([CardLabel("QH", LEFT)], [reading("QD", LEFT)], ["misread"], ["QH"], id="another card there"),
        pytest.param([CardLabel("QH", LEFT)], [reading("QH", FAR)], ["extra"], ["QH"], id="right name, wrong place"),
        pytest.param([CardLabel("QH", LEFT)], [reading("", LEFT)], ["untold"], ["QH"], id="a card that cannot be told"),
        pytest.param([], [reading("", LEFT)], ["untold"], [], id="a card's back"),
        pytest.param([], [reading("5H", LEFT)], ["extra"], [], id="where nothing lies"),
        pytest.param(
            [CardLabel("QH", LEFT)],
            [reading("QH", LEFT), reading("QH", NEXT_TO_LEFT)],
            ["right", "twice"],
            [],
            id="one card twice",
        ),
        pytest.param(
            [CardLabel("QH", LEFT)],
            [reading("QH", LEFT), reading("5H", LEFT)],
            ["right", "extra"],
            [],
            id="a pip taken for another card",
        ),
        pytest.param(
            [CardLabel("QH", LEFT), CardLabel("QH", RIGHT)],
            [reading("QH", LEFT), reading("QH", RIGHT)],
            ["right", "right"],
            [],
            id="two decks",
        ),
        pytest.param(
            [CardLabel("QH", LEFT), CardLabel("QH", RIGHT)],
            [reading("QH", LEFT)],
            ["right"],
            ["QH"],
            id="two decks, one seen",
        ),
        pytest.param(
            [CardLabel("QH", LEFT), CardLabel("KS", NEXT_TO_LEFT)],
            [reading("KS", LEFT), reading("QH", NEXT_TO_LEFT)],
            ["right", "right"],
            [],
            id="overlap: the name decides between neighbours",
        ),
        pytest.param([CardLabel("Q?", LEFT)], [reading("QS", LEFT)], ["neutral"], [], id="suit unknown, rank fits"),
        pytest.param([CardLabel("Q?", LEFT)], [reading("KS", LEFT)], ["misread"], [], id="suit unknown, rank wrong"),
        pytest.param([CardLabel("Q?", LEFT)], [], [], [], id="suit unknown, not seen"),
        pytest.param(
            [CardLabel("QH"), CardLabel("KS")],
            [reading("KS", FAR), reading("QH", FAR)],
            ["right", "right"],
            [],
            id="no boxes",
        ),
        pytest.param(
            [CardLabel("QH"), CardLabel("KS")],
            [reading("KS", FAR), reading("QD", LEFT)],
            ["right", "misread"],
            ["QH"],
            id="no boxes, one wrong",
        ),
        pytest.param(
            [CardLabel("QH")], [reading("QH", LEFT), reading("QH", FAR)], ["right", "twice"], [], id="no boxes, twice"
        ),
        pytest.param(
            [CardLabel("QH", LEFT), CardLabel("KS")],
            [reading("QH", LEFT), reading("KS", RIGHT)],
            ["right", "right"],
            [],
            id="some boxes",
        ),
    ],
)
def test_readings_are_judged(
    labels: list[CardLabel], readings: list[Reading], outcomes: list[str], missed: list[str]
) -> None:
    verdict = judge(picture(*labels), readings)
    assert [outcome.value for outcome in verdict.outcomes] == outcomes
    assert [label.name for label in verdict.missed] == missed


def test_an_optional_card_is_neither_hit_nor_miss() -> None:
    labelled = picture(CardLabel("QH", LEFT), optional=("7C",))
    assert judge(labelled, [reading("QH", LEFT)]).is_whole
    with_it = judge(labelled, [reading("QH", LEFT), reading("7C", FAR)])
    assert with_it.outcomes == (ReadingOutcome.RIGHT, ReadingOutcome.NEUTRAL)
    assert judge(labelled, [reading("7C", FAR), reading("7C", RIGHT)]).wrong == 1


def test_partial_cards_that_nobody_labelled_are_no_mistake() -> None:
    labelled = picture(CardLabel("QH", LEFT), partials=True)
    readings = [reading("QH", LEFT), reading("7C", FAR), reading("QH", NEXT_TO_LEFT)]
    assert judge(labelled, readings).outcomes == (ReadingOutcome.RIGHT, ReadingOutcome.NEUTRAL, ReadingOutcome.TWICE)
    assert judge(labelled, [reading("QD", LEFT)]).outcomes == (ReadingOutcome.MISREAD,)


def test_of_two_readings_the_better_placed_is_right() -> None:
    labelled = picture(CardLabel("QH", LEFT))
    verdict = judge(labelled, [reading("QH", NEXT_TO_LEFT, 0.99), reading("QH", LEFT, 0.6)])
    assert verdict.outcomes == (ReadingOutcome.TWICE, ReadingOutcome.RIGHT)


def test_a_picture_is_whole_only_without_mistakes() -> None:
    labelled = picture(CardLabel("QH", LEFT), CardLabel("KS", RIGHT))
    both = [reading("QH", LEFT), reading("KS", RIGHT)]
    assert judge(labelled, both).is_whole
    assert not judge(labelled, both[:1]).is_whole
    assert not judge(labelled, [*both, reading("2C", FAR)]).is_whole
    assert judge(labelled, [*both, reading("", FAR)]).is_whole


@pytest.mark.parametrize(
    ("one", "other", "agrees"),
    [
        pytest.param(LEFT, LEFT, True, id="the same box"),
        pytest.param(LEFT, RIGHT, False, id="apart"),
        pytest.param(LEFT, (100, 100, 60, 20), True, id="the strip that shows of a covered card"),
        pytest.param(LEFT, (155, 180, 60, 84), False, id="corners touch"),
        pytest.param(LEFT, (160, 100, 60, 84), False, id="side by side"),
    ],
)
def test_boxes_agree_on_a_place(one: Box, other: Box, *, agrees: bool) -> None:
    assert (lies_on(one, other) > 0) is agrees
