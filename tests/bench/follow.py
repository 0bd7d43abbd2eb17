"""Follows simulated hands with the shipped networks, and compares each with its truth.

`python -m tests.bench.follow [--hands N] [--first SEED] [--fps N] [--plain]` writes a line a hand and the sums that the
live table promises. Decks are those that no network was trained on; every frame is drawn. `--plain` leaves mishaps out.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from companion.cards import Card
from companion.engine import Record
from companion.errors import ImpossibleActionError
from companion.following.decisions import Accepted, Asked, Decision, Missed
from companion.following.game_assignment import GameAssignment
from companion.games import find_game
from companion.games.mast_year.actions import Eat, Keep, Play, Reveal, Trunk
from companion.games.mast_year.state import State
from companion.session import InsertBefore, MemoryStore, Session, start_session
from companion.session.correction import LaterSeats, Logged
from companion.simulation.mast_year import GAME, PLAYERS, film, simulate
from hardware.sources.simulated import REACH_S, Lay, SimulatedTable, TableSettings
from tests.bench._durations import at
from tests.bench._hands import PACE_S, hands_parser, share, show_hand
from vision.frames import Frame
from vision.tracking.frame_rate import limit_rate
from vision.tracking.watcher import Watcher

SEEN: Final = (Trunk, Play, Reveal)
UNSEEN_S: Final = 1e9


@dataclass(slots=True)
class Sums:
    """What was counted over all hands; `spent_ms` is the processor time of each frame.

    `told_s` are the times from a card's lying still to its report, including that of reading: one value for each card.
    """

    cards: int = 0
    accepted: int = 0
    accepted_right: int = 0
    right: int = 0
    asked: int = 0
    hands: int = 0
    untouched: int = 0
    wrong_winners: int = 0
    told_s: list[float] = field(default_factory=list)
    spent_ms: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Run:
    """One hand as it was followed; `asked` are the entries in doubt, `missed` counts cards that were not seen."""

    record: Record
    session: Session = field(default_factory=lambda: start_session(MemoryStore(), find_game(GAME), {}, PLAYERS))
    asked: set[int] = field(default_factory=set)
    questions: int = 0
    missed: int = 0
    spent_ms: list[float] = field(default_factory=list)

    @property
    def truth(self) -> list[Any]:
        """The actions that lay cards on the table, as they were done."""
        return [entry.action for entry in self.record.entries if isinstance(entry.action, SEEN)]

    @property
    def shown(self) -> list[Logged]:
        """The entries of such actions."""
        return [logged for logged in self.session.standing if isinstance(logged.entry.action, SEEN)]

    def follow(self, table: SimulatedTable, watcher: Watcher) -> Iterator[tuple[Frame, float, Sequence[Decision]]]:
        """Yields each frame, when what follows from it is told, and that; what was missed is entered."""
        choices = [entry.action for entry in self.record.entries if isinstance(entry.action, Eat | Keep)]
        games = GameAssignment()
        with table:
            for frame in limit_rate(table.read):
                began, began_s = time.thread_time(), time.monotonic()
                events = watcher.see(frame)
                decisions = games.see(self.session, events, frame.at_s, lambda _, offered: _next(choices, offered))
                self.spent_ms.append((time.thread_time() - began) * 1000)
                told_s = frame.at_s + time.monotonic() - began_s
                for decision in decisions:
                    self._note(decision)
                yield frame, told_s, decisions

    def _note(self, decision: Decision) -> None:
        if isinstance(decision, Asked):
            self.asked.add(decision.number)
            self.questions += 1
        elif isinstance(decision, Accepted):
            self.asked.discard(decision.number)
        elif isinstance(decision, Missed):
            self.missed += 1
            enter_missing(self.session, self.truth)


def main(words: Sequence[str] | None = None) -> None:
    """Follows the hands, each with its own seed."""
    parser = hands_parser(__doc__)
    parser.add_argument("--plain", action="store_true")
    arguments = parser.parse_args(words)
    sums = Sums()
    for seed in range(arguments.first, arguments.first + arguments.hands):
        run = Run(simulate(seed, hands=1))
        moves = film(run.record, seed, PACE_S)
        waits = [move for move in moves if isinstance(move, Lay)]
        table, watcher = show_hand(moves, TableSettings(seed), arguments.fps, plain=arguments.plain)
        for _, told_s, decisions in run.follow(table, watcher):
            for decision in decisions:
                if isinstance(decision, Accepted | Asked):
                    sums.told_s += _waited(decision, told_s, waits)
        sums.spent_ms += run.spent_ms
        sums.told_s += [UNSEEN_S] * len(waits)
        _count(seed, run, sums)
    print_sums(sums)


def print_sums(sums: Sums) -> None:
    """Prints what was counted."""
    print(f"hands {sums.hands}: {sums.untouched} needed no correction ({share(sums.untouched, sums.hands)})")
    print(f"cards accepted {sums.accepted}, right {sums.accepted_right} ({share(sums.accepted_right, sums.accepted)})")
    print(f"cards {sums.cards}, right in the record without anybody's help {share(sums.right, sums.cards)}")
    print(f"trick winners wrong without a question: {sums.wrong_winners}")
    print(f"questions {sums.asked}: one in {sums.cards / max(sums.asked, 1):.0f} cards")
    told_s = [value for value in sums.told_s if value < UNSEEN_S]
    print(f"from lying still to told: median {at(told_s, 0.5):.2f} s, 95 % within {at(told_s, 0.95):.2f} s", end=", ")
    print(f"99 % within {at(told_s, 0.99):.2f} s; {len(sums.told_s) - len(told_s)} cards never told")
    print(f"watching a frame: mean {sum(sums.spent_ms) / max(len(sums.spent_ms), 1):.1f} ms of processor time")


def enter_missing(session: Session, truth: Sequence[Any]) -> None:
    """Somebody at the table enters the card that was not seen: before the next one, where that was taken for it."""
    shown = [logged for logged in session.standing if isinstance(logged.entry.action, SEEN)]
    seen = [action for action in truth if isinstance(action, SEEN)]
    entered, true = [card_of(logged.entry.action) for logged in shown], [action.card for action in seen]
    if session.question or len(entered) >= len(true):
        return
    wrong = next((place for place, card in enumerate(entered) if card != true[place]), None)
    if wrong is not None and entered[wrong] == true[wrong + 1]:
        session.correct(InsertBefore(shown[wrong].number, seen[wrong], LaterSeats.MOVE), by="touch")
        return
    with suppress(ImpossibleActionError):  # an earlier card was taken for it
        session.act(seen[len(entered)], by="touch")


def _waited(outcome: Accepted | Asked, told_s: float, waits: list[Lay]) -> list[float]:
    """Returns the time from a card's lying still to its report, if it is among `waits`, and removes it from these."""
    action = outcome.action if isinstance(outcome, Accepted) else outcome.candidates[0].action
    here = [move for move in waits if move.card == getattr(action, "card", None) and move.at_s + REACH_S <= told_s]
    for move in here:
        waits.remove(move)
    return [told_s - move.at_s - REACH_S for move in here[-1:]]


def card_of(action: object) -> Card:
    """Returns the card that an action lays on the table."""
    assert isinstance(action, SEEN)
    return action.card


def place_of_reveal(action: object) -> int:
    """Returns where an action is compared: the reveals, which come last, by seat, and all others as they came.

    MY-8.1: nobody says which Oak reveals first, and a hand may hide the card of one for a while.
    """
    return action.seat if isinstance(action, Reveal) else -1


def _count(seed: int, run: Run, sums: Sums) -> None:
    entries = sorted(run.shown[: len(run.truth)], key=lambda logged: place_of_reveal(logged.entry.action))
    wanted = sorted(run.truth, key=place_of_reveal)
    hits = [card_of(one.entry.action) == card_of(other) for one, other in zip(entries, wanted, strict=False)]
    sure = [one.number not in run.asked for one in entries]
    sums.hands, sums.cards, sums.right = sums.hands + 1, sums.cards + len(wanted), sums.right + sum(hits)
    sums.accepted += sum(sure)
    sums.accepted_right += sum(hit and accepted for hit, accepted in zip(hits, sure, strict=True))
    questions = run.questions + run.missed
    sums.asked += questions
    whole = sum(hits) == len(wanted) and not run.missed
    sums.untouched += whole
    wrong = _wrong_winners(run, wanted)
    sums.wrong_winners += wrong
    print(f"seed {seed}: {sum(hits)} of {len(wanted)} right, {questions} questions, {wrong} winners wrong", flush=True)


def _wrong_winners(run: Run, wanted: list[Any]) -> int:
    """Returns how many tricks have a wrong winner although nobody was asked about any of their cards."""
    state = find_game(GAME).start({}, PLAYERS)
    for action in wanted:
        while state.phase == "eat":
            state = find_game(GAME).apply(state, Keep())
        state = find_game(GAME).apply(state, action)
    plays = [logged.number for logged in run.session.standing if isinstance(logged.entry.action, Play)]
    asked = {place for place, number in enumerate(plays) if number in run.asked}
    return wrong_winners(run.session.state_as(State).hands[0].tricks, state.hands[0].tricks, asked)


def wrong_winners(told: Sequence[Any], true: Sequence[Any], asked: set[int]) -> int:
    """Returns how many tricks told have another winner than the true ones, though none of their cards was asked about.

    `asked` are places in the order of play, from 0. Who wins is counted from who leads: of several wrong tricks of
    which one follows from the other, only the first counts.
    """
    return sum(
        (one.winner - one.leader) % 4 != (other.winner - other.leader) % 4
        and not asked & set(range(4 * place, 4 * place + 4))
        for place, (one, other) in enumerate(zip(told, true, strict=False))
    )


def _next(choices: list[Any], offered: Sequence[Any]) -> Any:
    wanted = choices.pop(0) if choices else Keep()
    return wanted if wanted in offered else Keep()


if __name__ == "__main__":
    main()
