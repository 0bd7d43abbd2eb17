"""The play-test deck of Masters of Maple Syrup."""

import tomllib
from typing import Any

from companion.simulation.playtest_decks import read_playtest_deck


def read_cards() -> list[dict[str, Any]]:
    """Returns the cards of the deck as a record's catalogue holds them, each kind once."""
    cards: list[dict[str, Any]] = tomllib.loads(read_playtest_deck("masters-of-maple-syrup").decode("utf-8"))["card"]
    return cards
