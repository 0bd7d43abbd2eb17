"""Rows of simulated playtest events, as a journal would export them."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from companion.engine import replay
from companion.events.seat_questions import SEAT_ANSWERS
from companion.games import find_game
from companion.simulation import simulation_of

GAME = "mast-year"
QUESTIONS = ("learning", "decisions", "downtime", "interaction", "originality", "fun")


def score_line(seed: int, options: Mapping[str, object] | None = None) -> dict[str, Any]:
    """Returns the score line of a game that simple players played."""
    record = simulation_of(GAME).simulate(seed, dict(options or {}))
    game = find_game(GAME)
    return game.summary(replay(game, record))


class Journal:
    """One table's journal: rows in order, with the keys that every row has."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[dict[str, Any]] = []

    def add(self, kind: str, **said: Any) -> dict[str, Any]:
        row = {"journal": self.name, "seq": len(self.rows) + 1, "at": "2026-11-22T18:04:11Z", "kind": kind, **said}
        self.rows.append(row)
        return row

    def start(self, session: str, group: str = "Amber Acorn 17", **said: Any) -> None:
        head = {"group": group, "game": GAME, "session": session, "version": "1", "rules": "r"}
        self.add("game-started", **(head | {"assist": "referee", "way": "watch"} | said))

    def end(self, session: str, line: Mapping[str, Any], how: str = "finished", **said: Any) -> None:
        row = {"session": session, "how": how, "winner": line["winner"], "line": line, "played_s": 600}
        self.add("game-ended", **(row | said))

    def survey(self, session: str, seat: int, **answers: Any) -> None:
        self.add("survey", session=session, group="Amber Acorn 17", seat=seat, answers=answers)

    def write(self, path: Path) -> Path:
        return write_rows(path, self.rows)


def write_rows(path: Path, rows: Iterable[Mapping[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


def tell(seat: int) -> dict[str, str]:
    """Returns what a seat tells of itself: its age, and of two in three how often it has played."""
    told = {name: answers[seat % len(answers)] for name, answers in SEAT_ANSWERS.items()}
    return {name: answer for place, (name, answer) in enumerate(told.items()) if place == 0 or seat % 3}


def simulate_event(journal: str, games: int, seed: int, lines: list[dict[str, Any]]) -> Journal:
    """Returns a table's event: groups of one to three games, some of which stop, are parked or get a bot."""
    random, table, played = Random(seed), Journal(journal), 0
    while played < games:
        group = f"Group {len(table.rows)}"
        table.add("group-started", group=group, event="Test", table=journal)
        for seat in range(4):
            table.add("seat-asked", group=group, seat=seat, answers=tell(seed + played + seat))
        for _ in range(random.randint(1, 3)):
            session = f"{journal}-{played}"
            table.start(session, group, way=random.choice(["watch", "follow"]), version=random.choice("12"))
            _play(table, session, random, random.choice(lines))
            played += 1
        table.add("group-ended", group=group, why="new-group")
    return table


def _play(table: Journal, session: str, random: Random, line: dict[str, Any]) -> None:
    if random.random() < 0.1:
        table.add("player-left", session=session, seat=2, stand_in=random.choice(["bot", "person", None]))
    for _ in range(random.randint(0, 2)):
        table.add("rule-question", session=session, entry=5, fact=random.choice(["MY-6.3", "MY-5.4"]), unclear=False)
    if random.random() < 0.1:
        return
    how = random.choices(["finished", "stopped", "parked"], [8, 1, 1])[0]
    phases_s = {"deal": random.randint(50, 200), "tricks": random.randint(300, 900)}
    table.end(session, line, how, played_s=random.randint(900, 4000), phases_s=phases_s, paused_s=len(table.rows) % 90)
    for seat in range(4):
        table.survey(session, seat, fun=random.choice([None, 1, 2, 3, 4, 5]), length=random.choice(["right", "long"]))
