"""Tour: leads the app through a game and past every screen, and stops at each to look."""

from collections.abc import Iterator
from typing import Any, Final

from companion.card_notation import parse_card
from companion.engine import Record
from companion.games import find_game
from companion.games.mast_year.actions import Dealt, Passed, Play, Tally, Trunk
from companion.games.mast_year.state import Phase
from companion.session.correction import Replace
from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import enter

BESIDE: Final = ("menu", "history", "rules", "settings", "statistics", "share", "about", "games")
GAME: Final = find_game("mast-year")


def eventful() -> Record:
    """Returns a short game in which everything happens: eating, a Mast Year, a reveal, the end."""
    return next(record for seed in range(2000) if _is_eventful(record := simulate(seed, {"goal": 7})))


def _is_eventful(record: Record) -> bool:
    state, seen = GAME.start(record.options, record.players), set()
    for entry in record.entries:
        state = GAME.apply(state, entry.action)
        seen.add(state.phase)
    bounty = any(hand.deal.bounty for hand in state.hands)
    return bounty and {Phase.EAT, Phase.REVEAL, Phase.OVER} <= seen and len(state.hands) <= 4


EVENTFUL: Final = eventful()
REVOKE: Final = ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C")
NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    yield "welcome"
    pilot.tap_text(SAY("ui.welcome.play"))
    yield "variant"
    pilot.tap_text(SAY("ui.variant.take"))
    yield "seats"
    pilot.screen.name_seat(1)
    pilot.frames(3)
    yield "name"
    pilot.start("mast-year", EVENTFUL.options, NAMES)
    yield from _through_the_game(pilot)
    pilot.until(lambda: pilot.name == "over")
    yield "over"
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        yield screen
    pilot.controllers.navigation.go("rules")
    pilot.screen.search("Boom")
    pilot.frames(3)
    yield "rules-found"
    yield from _correcting(pilot)
    yield from _seldom(pilot)
    _start(pilot, {"silent": True})
    pilot.act(Dealt())
    yield "pass-silent"
    pilot.act(Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in REVOKE))
    yield "revoke"
    entries = pilot.controllers.table.snapshot.entries
    pilot.controllers.entries.correct(Replace(entries[2].number, Play(parse_card(REVOKE[6]))))
    pilot.until(lambda: pilot.name == "question")
    yield "question"


def _start(pilot: Pilot, options: dict[str, object]) -> None:
    pilot.start("mast-year", options, NAMES)


def _seldom(pilot: Pilot) -> Iterator[str]:
    """Stops where few games come by: after a Mast Year with a Boom, and at the second game of a tournament."""
    _start(pilot, {"tournament": True})
    pilot.act(Tally(5, 0, "full", boom=True))
    yield "deal-great"
    pilot.act(Tally(9, 0))
    yield "speedy"


def _through_the_game(pilot: Pilot) -> Iterator[str]:
    """Enters the game, and stops where something is shown for the first time."""
    seen: set[str] = set()
    waiting: list[Any] = []
    state = pilot.controllers.table.snapshot.state
    for place, entry in enumerate(EVENTFUL.entries):
        stop = _stop(state)
        if stop not in seen:
            pilot.act(*waiting, tallies=True)
            waiting.clear()
            seen.add(stop)
            yield stop
            if stop == "tricks-0":
                yield from _other_ways(pilot)
            if stop == "reveal":
                pilot.tap_text(SAY("ui.part.on-reveal"))
                yield "last-cards"
        if place < 14:
            enter(pilot, entry.action)
        else:
            waiting.append(entry.action)
        state = GAME.apply(state, entry.action)
    pilot.act(*waiting)


def _stop(state: Any) -> str:
    hand = state.hand
    number = "" if not hand or hand.deal.number == 1 else "-again"
    place = f"-{len(hand.table)}" if state.phase is Phase.TRICKS and not number else ""
    return f"{state.phase.value}{place}{number}"


def _other_ways(pilot: Pilot) -> Iterator[str]:
    for way in ("winners", "tally"):
        pilot.controllers.participation.way = way
        pilot.frames(3)
        yield way
    pilot.controllers.participation.way = "follow"
    pilot.frames(3)


def _correcting(pilot: Pilot) -> Iterator[str]:
    entries = pilot.controllers.table.snapshot.entries
    passed = next(logged for logged in entries if isinstance(logged.entry.action, Passed))
    pilot.controllers.navigation.go("correct", number=passed.number)
    pilot.settle()
    yield "correct-said"
    played = [logged for logged in entries if isinstance(logged.entry.action, Play)]
    pilot.controllers.navigation.go("correct", number=played[1].number)
    pilot.settle()
    yield "correct"
    twin = parse_card(_twin(played))
    pilot.screen.choose(Replace(played[1].number, Play(twin)), twin.sign)
    pilot.settle()
    pilot.frames(20)
    yield "corrected"


def _twin(played: list[object]) -> str:
    """Returns a card that was played later in the same hand, so that a question is left."""
    return str(played[6].entry.action.card.name)  # type: ignore[attr-defined]
