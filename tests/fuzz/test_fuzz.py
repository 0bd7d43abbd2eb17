"""A short run of each fuzz target, the same every time, and every input that was ever found to break something.

None of them may cost more than 200 ms or 100 MiB, a picture not more than its largest size takes.
"""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.fuzz.cost import check_cost
from tests.fuzz.mutation import SHAPED
from tests.fuzz.seeds import seeds_of
from tests.fuzz.targets import TARGETS

pytestmark = pytest.mark.one_python

FOUND: Final = Path(__file__).parent / "found"
ROUNDS: Final = {
    "records": 150,
    "codes": 150,
    "pictures": 600,
    "settings": 200,
    "messages": 2000,
    "descriptions": 60,
    "formulas": 400,
}


@pytest.mark.parametrize("kind", TARGETS)
def test_seeds_are_taken(kind: str) -> None:
    seeds = list(seeds_of(kind))
    assert seeds
    for seed in seeds:
        check_cost(kind, seed)


@pytest.mark.parametrize("kind", TARGETS)
def test_spoilt_seeds_are_taken_or_refused(kind: str) -> None:
    random, seeds = Random(6), list(seeds_of(kind))
    for _ in range(ROUNDS[kind]):
        check_cost(kind, spoil(random.choice(seeds), random.choice(seeds), random))


@pytest.mark.parametrize("kind", SHAPED)
def test_changed_seeds_that_keep_their_form_are_taken_or_refused(kind: str) -> None:
    random, seeds = Random(7), list(seeds_of(kind))
    for _ in range(ROUNDS[kind]):
        changed = SHAPED[kind](random.choice(seeds), 10_000, random, lambda content, _: spoil(content, content, random))
        check_cost(kind, changed)


def test_what_once_broke_something_is_taken_or_refused() -> None:
    found = sorted(FOUND.glob("*/*"))
    assert found
    for path in found:
        check_cost(path.parent.name, path.read_bytes())


def spoil(content: bytes, other: bytes, random: Random) -> bytes:
    """Returns `content` with bytes changed, cut out or doubled, or with a part of `other` in it."""
    spoilt = bytearray(content)
    for _ in range(random.randint(1, 6)):
        place, length = random.randrange(len(spoilt) + 1), random.randint(1, 40)
        match random.randrange(5):
            case 0:
                spoilt[place : place + 1] = random.randbytes(1)
            case 1:
                del spoilt[place : place + length]
            case 2:
                spoilt[place:place] = spoilt[place : place + length]
            case 3:
                start = random.randrange(len(other))
                spoilt[place:place] = other[start : start + length]
            case 4:
                spoilt[place : place + 4] = random.choice((b"\xff\xff\xff\xff", bytes(4), b"\x7f\xff\xff\xff", b"null"))
    return bytes(spoilt)
