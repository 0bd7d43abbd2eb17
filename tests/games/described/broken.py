"""Texts of descriptions to break, and the faults that are told of them."""

import pytest

from companion.games.described.faults import DescriptionError
from companion.games.described.reading import read_description

WHIST = """game = "Whist"
players = 4

[[score]]
say = "tricks"
points = "tricks"
"""
AUCTION = '[bid]\nkind = "auction"\n'
TAKE = '[bid]\nkind = "take"\n'


def faults_of(text: str) -> list[str]:
    with pytest.raises(DescriptionError) as caught:
        read_description(text.encode())
    return [str(fault) for fault in caught.value.faults]
