"""A short way to write down play: `trick("4C KC 2C 9C")`, `table(...)`, and finished hands to build on."""

from typing import Any

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.games import find_game
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Tally, Trunk
from companion.games.mast_year.state import Hand, Phase, State

GAME = find_game("mast-year")
PLAYERS = ("Ann", "Bo", "Cy", "Di")

__all__ = ["DECK", "Dealt", "Eat", "Keep", "Passed", "Phase", "Play", "Reveal", "Speedy", "Tally", "Trunk"]


def start(**options: object) -> State:
    """Returns the state before the first deal."""
    state: State = GAME.start(options, PLAYERS)
    return state


def go(state: State, *actions: Action) -> State:
    """Returns the state after the actions."""
    for action in actions:
        state = GAME.apply(state, action)
    return state


def plays(cards: str) -> tuple[Play, ...]:
    """Returns the plays of cards written one after the other."""
    return tuple(Play(parse_card(card)) for card in cards.split())


def tricks(state: State, trunk: str, *written: str) -> State:
    """Returns the state after the trunk card and the tricks; "keep" and "eat 3" stand among them as choices."""
    state = go(state, Trunk(parse_card(trunk)))
    for line in written:
        state = go(state, *choice(line))
    return state


def choice(line: str) -> tuple[Action, ...]:
    """Returns the actions that a line of play stands for."""
    if line == "keep":
        return (Keep(),)
    return (Eat(int(line.split()[1])),) if line.startswith("eat ") else plays(line)


def hand_of(state: State) -> Hand:
    """Returns the running hand."""
    assert state.hand
    return state.hand


def last_hand(state: State) -> Hand:
    """Returns the hand that was closed last."""
    return [hand for match in state.matches for hand in match.hands][-1]


def line(state: State) -> dict[str, Any]:
    """Returns the state's score line."""
    return GAME.summary(state)


def outcome(state: State) -> tuple[int, str | None]:
    """Returns who won the last trick, and what became of it."""
    trick = hand_of(state).tricks[-1]
    return trick.winner, trick.outcome.value if trick.outcome else None


QUIET_TRUNK = "JC"
QUIET_HAND = (
    "4C 5C 6C 7C",
    "QC 9C TC 8C",
    "7D 5D 6D 4D",
    "QD 9D TD 8D",
    "7S 5S 6S 4S",
    "QS 9S TS 8S",
    "AC KC 3C 2C",
    "AD KD 3D 2D",
    "AS KS 3S 2S",
)
"""Nine tricks of a first hand with trunk card J♣ of Ann: Di, an Oak, wins them all; J♦ and J♠ stay with the Oaks."""

STASHING_HAND = (
    "4C 2C 3D 5D",
    "5C 2D JD 6D",
    "6C 7C 8C 9C",
    "TD 7D 8D 9D",
    "7S 4S 5S 6S",
    "KS 8S 9S QS",
    "AD QD KD 3C",
    "AC QC KC TC",
    "AS 2S 3S JS",
)
"""Nine tricks of a first hand with trunk card 10♠: one acorn card eaten, two uneaten; J♣ and 4♦ stay with the Oaks."""


def play_out(state: State) -> State:
    """Returns the state after the rest of the hand's tricks, whatever they bring; stashes are kept."""
    while hand_of(state).phase in (Phase.TRICKS, Phase.EAT):
        hand = hand_of(state)
        unseen = [card for card in DECK if card.bit & hand.deal.deck & ~hand.seen]
        state = go(state, Keep() if hand.phase is Phase.EAT else Play(unseen[-1]))
    return state


def quiet(**options: object) -> State:
    """A first hand in which nothing is stashed, up to the reveal."""
    return tricks(start(**options), QUIET_TRUNK, *QUIET_HAND)


def reveal(state: State, first: str, second: str) -> State:
    """Both Oaks, seats 1 and 3, show their last cards."""
    return go(state, Reveal(1, parse_card(first)), Reveal(3, parse_card(second)))


TEN_TRICKS: tuple[Action, ...] = (
    Trunk(parse_card("TD")),
    *plays("AD QD JD 9D"),
    *plays("KD 8D 7D 6D"),
    *plays("AC TC 9C 8C"),
    *plays("KC 7C 6C 5C"),
    *plays("JC 4C 3C 2C"),
    *plays("KS 6S 7S TS"),
    *plays("QC AS 4S 5S"),
)
"""The first seven of ten tricks with ♥2–5: Cy, who is Speedy, leads and wins them all, and no ♥ is played."""


def ten_tricks(*last: str) -> State:
    """Returns a hand of ten tricks, of which the last ones are `last`."""
    return go(start(goal=100), Tally(0, 0, "partial", False), *TEN_TRICKS, *plays(" ".join(last)))
