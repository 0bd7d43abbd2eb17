"""A table for tests: actions in the words of a record, and the score line out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.errors import ImpossibleActionError
from companion.games.described import GAME
from companion.games.described.state import State
from companion.phrases import Phrase
from companion.translations import in_english
from tests.games.described.languages import told
from tests.games.descriptions import described

CALLED: dict[str, Any] = {
    "game": "Called",
    "players": 4,
    "deck": {"pack": "32"},
    "bid": {"kind": "take"},
    "play": {"alone": True},
    "partner": {"called": "card"},
    "score": [{"say": "won", "per": "declaring side", "points": "tricks"}],
    "end": {"when": "hands == 1"},
}
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")


@dataclass
class Table:
    """A described game that is played action by action."""

    raw: dict[str, Any]
    players: int = 4
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        options = {**self.options, "description": self.raw}
        self.state: State = GAME.start(options, NAMES[: self.players])

    def do(self, action: str, **values: object) -> "Table":
        self.state = GAME.apply(self.state, GAME.read_action({"do": action, **values}))
        return self

    def play(self, cards: str) -> "Table":
        for card in cards.split():
            self.do("play", card=card)
        return self

    def bids(self, *bids: object) -> "Table":
        for bid in bids:
            self.do("bid", bid=bid)
        return self

    def took(self, *seats: int) -> "Table":
        for seat in seats:
            self.do("took", seat=seat)
        return self

    def tally(self, *words: Mapping[str, object]) -> "Table":
        return self.do("tally", words=[dict(one) for one in words])

    @property
    def line(self) -> dict[str, Any]:
        return GAME.summary(self.state)

    @property
    def hand(self) -> dict[str, Any]:
        hand: dict[str, Any] = self.line["hands"][-1]
        return hand

    @property
    def ended(self) -> dict[str, Any]:
        """The last hand that was scored."""
        hand: dict[str, Any] = [hand for hand in self.line["hands"] if hand["points"] is not None][-1]
        return hand

    def irregular(self) -> list[tuple[object, ...]]:
        return [tuple(item.values()) for item in self.line["irregularities"]]


def table(name: str, players: int = 4, **options: object) -> Table:
    return Table(described(name), players, options)


def says(account: Iterable[dict[str, Any]]) -> list[tuple[object, ...]]:
    return [(one["say"], one["side"], one["points"]) for one in account]


def refusal_of(played: Table, action: str, **values: object) -> Mapping[str, str]:
    """Returns why an action cannot be, as a table reads it in each language."""
    with pytest.raises(ImpossibleActionError) as caught:
        played.do(action, **values)
    assert caught.value.phrase
    return told(caught.value.phrase, NAMES)


def refused(played: Table, action: str, **values: object) -> str:
    """Returns why an action cannot be."""
    with pytest.raises(ImpossibleActionError) as caught:
        played.do(action, **values)
    for trouble in (caught.value.why, caught.value.phrase):
        assert isinstance(trouble, Phrase)
        told(trouble, NAMES)
    return in_english(caught.value.message)
