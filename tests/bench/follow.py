"""Follows simulated hands with the shipped networks, and compares each with its truth.

`python -m tests.bench.follow [--hands N] [--first SEED]` writes a line a hand, and sums.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import cv2

from companion.games import find_game
from companion.games.mast_year.actions import Eat, Keep, Play, Reveal, Trunk
from companion.rehearsal import GAME, PLAYERS, rehearse
from companion.session import MemoryStore, start_session
from companion.session.following import Accepted, Asked, Following
from companion.sources import simulated_table
from vision.reader import Reader
from vision.watcher import Watcher

SEEN = (Trunk, Play, Reveal)


@dataclass(slots=True)
class Sums:
    """What was counted over all hands."""

    cards: int = 0
    right: int = 0
    asked: int = 0
    hands: int = 0
    perfect: int = 0
    wrong_winners: int = 0
    late_s: list[float] = field(default_factory=list)


def main(words: Sequence[str] | None = None) -> None:
    """Follows so many hands, each with its own seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    asked = parser.parse_args(words)
    cv2.setNumThreads(1)
    reader, sums = Reader(), Sums()
    for seed in range(asked.first, asked.first + asked.hands):
        _follow(seed, reader, sums)
    late = sorted(sums.late_s)
    print(f"hands {sums.hands}, wholly right {sums.perfect}; winners wrong without a question {sums.wrong_winners}")
    print(f"cards {sums.cards}, right {sums.right}; questions {sums.asked}")
    if late:
        print(
            f"laid still to seen: median {late[len(late) // 2]:.2f} s, 95 % within {late[int(len(late) * 0.95)]:.2f} s"
        )


def _follow(seed: int, reader: Reader, sums: Sums) -> None:
    truth = [entry.action for entry in rehearse(seed, hands=1).entries if isinstance(entry.action, (*SEEN, Eat, Keep))]
    choices = [action for action in truth if isinstance(action, Eat | Keep)]
    session = start_session(MemoryStore(), find_game(GAME), {}, PLAYERS)
    following = Following(session, lambda state, offered: _next(choices, offered))
    watcher, questions, began = Watcher(reader), 0, time.process_time()
    with simulated_table(seed, 10.0, hands=1) as table:
        while (frame := table.read()) is not None:
            for outcome in following.take(watcher.see(frame), frame.at_s):
                questions += isinstance(outcome, Asked)
                if isinstance(outcome, Accepted | Asked):
                    sums.late_s.append(frame.at_s - outcome.at_s)
    played = [logged.entry.action for logged in session.standing if isinstance(logged.entry.action, SEEN)]
    wanted = [action for action in truth if isinstance(action, SEEN)]
    right = sum(_card(one) == _card(other) for one, other in zip(played, wanted, strict=False))
    perfect = right == len(wanted) == len(played) and not questions
    sums.hands, sums.perfect = sums.hands + 1, sums.perfect + perfect
    sums.cards, sums.right, sums.asked = sums.cards + len(wanted), sums.right + right, sums.asked + questions
    if right < len(wanted) and not questions:
        sums.wrong_winners += _wrong_winners(session, wanted)
    spent = time.process_time() - began
    print(
        f"seed {seed}: {right} of {len(wanted)} cards, {len(played)} entered, {questions} questions, {spent:.0f} s",
        flush=True,
    )


def _wrong_winners(session: Any, wanted: list[Any]) -> int:
    """Returns how many complete tricks have another winner than in truth."""
    game = find_game(GAME)
    state = game.start({}, PLAYERS)
    for action in wanted:
        while state.hand and state.phase == "eat":
            state = game.apply(state, Keep())
        state = game.apply(state, action)
    told = [trick.winner for hand in session.state.hands[:1] for trick in hand.tricks]
    true = [trick.winner for hand in state.hands[:1] for trick in hand.tricks]
    return sum(one != other for one, other in zip(told, true, strict=False))


def _next(choices: list[Any], offered: Sequence[Any]) -> Any:
    wanted = choices.pop(0) if choices else Keep()
    return wanted if wanted in offered else Keep()


def _card(action: Any) -> Any:
    return action.card


if __name__ == "__main__":
    main()
