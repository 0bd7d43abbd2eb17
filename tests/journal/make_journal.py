"""Makes the journal that stands for its version in the tests: `python -m tests.journal.make_journal FILE`."""

import sys
from pathlib import Path

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.journal import Journal
from companion.session import Moment, Replace, start_session
from tests.games.mast_year.table import GAME, PLAYERS, QUIET_HAND, choice

TIME = Moment("2026-05-01T19:30:00.000Z", "boot", 1)


def make(path: Path) -> None:
    """Writes a journal with two games, a correction and a take-back."""
    with Journal(path, clock=lambda: TIME) as journal:
        one = start_session(journal, GAME, {"goal": 20}, PLAYERS)
        one.act(Trunk(parse_card("JC")), by="touch")
        for line in QUIET_HAND:
            for action in choice(line):
                one.act(action, by="camera")
        one.correct(Replace(one.entries[2].number, Play(parse_card("JS"))))
        two = start_session(journal, GAME, {"tournament": True}, PLAYERS)
        two.act(Trunk(parse_card("7S")))
        two.act(Play(parse_card("4C")))
        two.take_back()
        two.set_mark("parked")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
