"""A table of Bamboo Harvest as a test wants it: chosen cards at chosen places, tokens, reeds and deeds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.card_notation import parse_card
from companion.cards import Card
from companion.engine.game import AnyGame
from companion.engine.values import changed
from companion.games import find_game
from companion.games.bamboo_harvest.state import Deeds, State

Spot = tuple[int, int]
JsonObject = dict[str, Any]
NAMES = ("Ann", "Bo", "Cy", "Di")
RANKS = "A23456789TJQK"


@dataclass(frozen=True)
class SeenPlacement:
    """How a card was seen to lie."""

    face: Card | None
    candidates: Sequence[tuple[Card, float]] = ()
    state: str = "face"
    token: str | None = None
    colours: Sequence[str] = ()


def game() -> AnyGame:
    return find_game("bamboo-harvest")


def forest(cards_at: Mapping[Spot, str], wild: Sequence[str] = ("JH", "QD", "KD")) -> list[str]:
    """Returns a whole forest with some cards at their places."""
    cards = [rank + suit for rank in RANKS for suit in "DH"] * 2
    for card in (*wild, *cards_at.values()):
        cards.remove(card)
    return [cards_at[spot] if (spot := divmod(place, 7)) in cards_at else cards.pop() for place in range(49)]


def go(state: Any, *actions: JsonObject) -> Any:
    for action in actions:
        state = game().apply(state, game().read_action(action))
    return state


def line(state: Any) -> JsonObject:
    return game().summary(state)


def seated(players: int, cards_at: Mapping[Spot, str] | None = None, wild: Sequence[str] = ("JH", "QD", "KD")) -> Any:
    """Returns the state after the forest is laid."""
    return go(game().start({}, NAMES[:players]), {"do": "grid", "cards": forest(cards_at or {}, wild)})


def table(
    cards_at: Mapping[Spot, str],
    tokens: Sequence[Sequence[Spot]],
    reeds: Sequence[int] | None = None,
    deeds: Sequence[Deeds] | None = None,
) -> Any:
    """Returns the beginning of the first turn, with tokens, reeds and deeds by seat; seat 0 is in turn."""
    number = len(tokens)
    state: State = go(seated(number, cards_at), {"do": "start", "seat": 0})
    for _ in range(2 * number):
        state = game().apply(state, game().choices(state)[0])
    state = game().apply(state, game().choices(state)[0])
    built: list[int | None] = [None] * 49
    for seat, spots in enumerate(tokens):
        for row, column in spots:
            built[7 * row + column] = seat
    return changed(
        state,
        built=tuple(built),
        reeds=tuple(reeds or (14,) * number),
        deeds=tuple(deeds or (Deeds(),) * number),
    )


def up(*cards: str, down: int = 0) -> Deeds:
    """Returns deeds that lie face-up, and how many are face-down."""
    return Deeds(tuple(map(parse_card, cards)), (), down)


def harvest(*picks: tuple[Spot, Sequence[Spot]]) -> JsonObject:
    return {"do": "harvest", "from": [{"token": list(t), "cards": [list(c) for c in cards]} for t, cards in picks]}


def build(deed: str, on: Spot, origin: str = "up") -> JsonObject:
    return {"do": "build", "deed": deed, "from": origin, "on": list(on)}


def swap(deed: str, one: Spot, other: Spot, token: Spot | None = None) -> JsonObject:
    return {"do": "swap", "deed": deed, "on": [list(one), list(other)], "token": list(token or one)}
