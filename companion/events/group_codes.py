"""Group codes: two words and a number by which a group is found again, such as "Amber Acorn 17"; they name nobody."""

from collections.abc import Collection
from itertools import product
from random import Random, SystemRandom
from typing import Final

FIRST: Final = (
    *("Amber", "Autumn", "Bold", "Brave", "Bright", "Calm", "Clever", "Copper", "Early", "Fair", "Fleet", "Golden"),
    *("Green", "Hardy", "Hazel", "Jolly", "Keen", "Late", "Lively", "Lucky", "Merry", "Mossy", "Noble", "Quick"),
    *("Quiet", "Ruby", "Russet", "Silver", "Spry", "Sunny", "Tall", "Velvet", "Warm", "Wild", "Windy", "Wise"),
)
SECOND: Final = (
    *("Acorn", "Alder", "Aspen", "Badger", "Beech", "Birch", "Bramble", "Brook", "Cedar", "Cherry", "Clover", "Elder"),
    *("Fern", "Finch", "Fox", "Heron", "Holly", "Ivy", "Jay", "Juniper", "Larch", "Linden", "Lynx", "Maple"),
    *("Marten", "Meadow", "Oak", "Otter", "Owl", "Pine", "Robin", "Rowan", "Spruce", "Thrush", "Walnut", "Willow"),
)
NUMBERS: Final = range(10, 100)
MOST_TABLES: Final = 1000
"""So many tables of an event give codes of their own; those that have joined no hub give any."""
TRIES: Final = 50
"""How many codes are drawn at random before a free one is looked for in order."""


def make_code(used: Collection[str], random: Random | None = None, table: int = 0) -> str:
    """Returns a code that is not among those `used`; beyond the last of all codes the numbers go on.

    `table` is the table's number at an event of several, 0 for none: no two tables give the same code.
    """
    chance = random or SystemRandom()
    own = NUMBERS.start + table % MOST_TABLES - 1
    drawn, step = (range(own, own + 1), MOST_TABLES) if table > 0 else (NUMBERS, 1)
    for _ in range(TRIES):
        code = f"{chance.choice(FIRST)} {chance.choice(SECOND)} {chance.choice(drawn)}"
        if code not in used:
            return code
    numbers = range(drawn.start, drawn.stop + step * len(used), step)
    codes = (f"{first} {second} {number}" for number, first, second in product(numbers, FIRST, SECOND))
    return next(code for code in codes if code not in used)
