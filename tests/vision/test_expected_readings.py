"""Every machine reads the same cards, and nearly the same confidences."""

import platform

import pytest

from tests.vision.expected_readings import EXPECTED, TOLERANCE, confidences, greatest_difference
from vision.reader import Reader


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


@pytest.mark.parametrize("name", EXPECTED)
def test_this_machine_reads_what_others_read(reader: Reader, name: str) -> None:
    read = confidences(reader, name)
    assert greatest_difference(read, EXPECTED[name]) <= TOLERANCE, f"{platform.machine()} reads {read}"


def test_another_card_differs_wholly() -> None:
    assert greatest_difference({"4S": 0.9}, {"4C": 0.9}) == 1.0
    assert greatest_difference({"4S": 0.9}, {}) == 1.0
