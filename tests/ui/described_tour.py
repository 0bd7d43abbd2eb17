"""Tour of the described games: from the list of games past each panel of the table to the score sheet and the end."""

import json
import random
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any, Final

from companion.games import find_game
from companion.games.described import actions
from companion.games.described.choices import choices
from companion.games.described.reading import read_description
from companion.games.described.state import Phase, State
from companion.ui.games.described.own_games import key_of
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot

GAME: Final = find_game("described")
NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin", "Wilhelmina", "Eve", "Jan", "Ada")
BESIDE: Final = ("menu", "rules", "history", "statistics", "course", "share", "replay")


def raw(stem: str) -> dict[str, Any]:
    """Returns a shipped description as a record embeds it."""
    content = resources.files("companion.games.described").joinpath("games", f"{stem}.toml").read_bytes()
    described: dict[str, Any] = json.loads(read_description(content).source)
    return described


def start(pilot: Pilot, stem: str, players: int = 4) -> None:
    """Begins a shipped game."""
    pilot.start("described", {"description": raw(stem)}, NAMES[:players])


def play_hand(pilot: Pilot, seed: int) -> None:
    """Enters what follows, at random, until another hand begins."""
    hands = len(pilot.controllers.table.snapshot.state.hands)
    _play(pilot, seed, lambda state: len(state.hands) > hands)


def play_on(pilot: Pilot, seed: int) -> None:
    """Enters what follows, at random, until no further hand begins; screens between are not built."""
    _play(pilot, seed, lambda _: False)


def _play(pilot: Pilot, seed: int, is_enough: Callable[[State], bool]) -> None:
    state, chance = pilot.controllers.table.snapshot.state, random.Random(seed)
    entered: list[Any] = []
    while state.hand is not None and not is_enough(state):
        listed = [one for one in choices(state) if not isinstance(one, actions.Melded | actions.Alone | actions.Double)]
        entered.append(chance.choice(listed))
        state = GAME.apply(state, entered[-1])
    pilot.act(*entered)


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    pilot.settle()
    pilot.tap_text(SAY.of("described").text("ui.welcome.title"))
    pilot.settle()
    yield "more"
    pilot.tap_text("4")
    pilot.tap_text("Spades")
    pilot.settle()
    yield "seats"
    yield from _spades(pilot)
    yield from _hearts(pilot)
    yield from _sheets(pilot)
    yield from _others(pilot)
    yield from _new_game(pilot)


def _new_game(pilot: Pilot) -> Iterator[str]:
    """Changes the points of a copy of Oh Hell to what cannot be, and tries it as it was."""
    pilot.controllers.navigation.go("nearest")
    pilot.settle()
    yield "nearest"
    pilot.tap_text("Oh Hell")
    pilot.settle()
    yield "new-parts"
    screen = pilot.screen
    row = next(row for row in screen._editing.rows if row.place == ("score", 1))
    screen._open("part", key_of(row))
    yield "new-part"
    screen.open_pad(row, next(field for field in row.fields if field.name == "when"))
    pilot.settle()
    yield "new-formula"
    pilot.tap_text("+")
    yield "new-formula-unfinished"
    screen.go_back()
    screen._open("check")
    yield "new-check"
    screen.undo()
    screen._open("trial", 1)
    yield "new-trial"
    screen._save()
    pilot.settle()
    yield "new-saved"


def _spades(pilot: Pilot) -> Iterator[str]:
    start(pilot, "spades")
    yield "spades-deal"
    pilot.act(actions.Deal())
    for seat, bid in enumerate((3, 4, 0, 4)):
        yield f"spades-bid-{seat}"
        pilot.act(actions.Bid(bid))
    yield "spades-lead"
    pilot.act(*(actions.Play(card) for card in ("5H", "KH", "2H", "9H", "3C", "AC", "TC")))
    yield "spades-play"
    play_hand(pilot, 1)
    yield "spades-dealt-again"
    pilot.act(actions.Deal())
    pilot.controllers.participation.take_part("winners")
    pilot.act(*(actions.Bid(3) for _ in range(4)))
    yield "spades-winners"
    pilot.controllers.participation.take_part("follow")
    for seed in (2, 3):
        play_hand(pilot, seed)
    pilot.controllers.participation.take_part("tally")
    pilot.frames(3)
    yield "spades-tally"
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        yield f"spades-{screen}"
    entry = next(one for one in pilot.controllers.table.snapshot.entries if isinstance(one.entry.action, actions.Bid))
    pilot.controllers.navigation.go("correct", number=entry.number)
    pilot.settle()
    yield "spades-correct-bid"
    pilot.controllers.navigation.go("play")
    pilot.settle()
    play_on(pilot, 4)
    pilot.until(lambda: pilot.name == "over")
    yield "spades-over"


def _hearts(pilot: Pilot) -> Iterator[str]:
    start(pilot, "hearts")
    pilot.act(actions.Deal())
    yield "hearts-pass"
    pilot.act(actions.Passed())
    yield "hearts-lead"
    pilot.act(actions.Play("2C", 1))
    yield "hearts-play"
    pilot.act(actions.Play("5C"), actions.Play("QC"), actions.Play("AC"))
    pilot.controllers.participation.take_part("winners")
    pilot.frames(3)
    yield "hearts-winners"
    pilot.controllers.participation.take_part("follow")
    play_hand(pilot, 5)
    pilot.controllers.participation.take_part("tally")
    pilot.frames(3)
    yield "hearts-tally"


def _sheets(pilot: Pilot) -> Iterator[str]:
    for stem, players in (("sheet-rounds", 4), ("sheet-categories", 3), ("sheet-race", 8), ("sheet-together", 5)):
        start(pilot, stem, players)
        yield stem
        play_hand(pilot, 1)
        yield f"{stem}-scored"
        play_on(pilot, 2)
        if not pilot.controllers.table.snapshot.over:
            yield f"{stem}-end"


OTHERS: Final = (
    ("skat", 3, Phase.BID),
    ("pinochle", 4, Phase.TRUMP),
    ("euchre", 4, Phase.DEAL),
    ("oh-hell", 7, Phase.PLAY),
    ("five-hundred", 4, Phase.BID),
    ("doppelkopf", 4, Phase.PLAY),
)


def _others(pilot: Pilot) -> Iterator[str]:
    for stem, players, stop in OTHERS:
        start(pilot, stem, players)
        while (state := pilot.controllers.table.snapshot.state).phase is not stop:
            listed = choices(state)
            passes = [one for one in listed if isinstance(one, actions.NoBid)]
            has_bid = state.hand is not None and bool(state.hand.auction.log)
            pilot.act(passes[0] if passes and has_bid else listed[0])
        yield f"{stem}-{stop}"
