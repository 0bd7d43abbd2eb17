"""Games without an oracle: each described a second time from its rules' text alone, and both told the same games."""

import tomllib
from dataclasses import replace
from importlib import resources
from itertools import count
from pathlib import Path
from typing import Any, Final

from companion.engine import Record, replay
from companion.games.described import GAME
from companion.journal import described_games
from companion.simulation.players.described import simulate

FOLDER: Final = Path(__file__).parent / "second"
GAMES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))
OF_THE_FILE: Final = {"name", "version", "counters", "account", "cards"}
"""What a line and its hands hold that each description may count in its own way."""


class TwoDescriptionsDisagreeError(Exception):
    """Two descriptions of one game make something else of the same actions."""


def compare(name: str, hands: int) -> int:
    """Plays at least so many hands of a game, half by each description, and returns how many were compared.

    Players keep to the rules of the description they play by: so a duty that only one has is an irregularity.
    """
    shipped = resources.files(described_games.SHIPPED).joinpath(described_games.FOLDER, f"{name}.toml")
    both = [tomllib.loads(text.read_text(encoding="utf-8")) for text in (shipped, FOLDER / f"{name}.toml")]
    compared = 0
    for seed in count(1):
        if compared >= hands:
            break
        played = simulate(both[seed % 2], seed, hands - compared)
        first, second = (_told(played, description) for description in both)
        for key in first:
            if first[key] != second[key]:
                raise TwoDescriptionsDisagreeError(f"{name}, seed {seed}, {key}: {first[key]} and {second[key]}")
        compared += sum(hand["points"] is not None for hand in first["hands"])
    return compared


def _told(played: Record, description: dict[str, Any]) -> dict[str, Any]:
    """Returns the score line of a record by one description, without what is its own way."""
    line = GAME.summary(replay(GAME, replace(played, options={"description": description})))
    return {**_shared(line), "hands": [_shared(hand) for hand in line["hands"]]}


def _shared(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key not in OF_THE_FILE}
