"""Learns both printed decks at a simulated table, plays with the camera, and again on another machine with the profile.

Usage: python -m tests.bench.learned_games [lunar] [maple] [FPS]
A machine is a folder with a HOME of its own, in which `companion` runs as a process of its own. For each game: how
long the cards are shown, in simulated seconds, what is learned of them, and how many cards of a round of Lunar are
right, or of a whole game of Masters of Maple Syrup how many cards turned or laid.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from companion.cards import BACK
from companion.engine import Record, write_record
from companion.exports.printed import find_deck
from companion.games import find_game
from companion.simulation import simulation_of
from hardware.sources.simulated import TableSettings
from tests.shown_deck import BEGINS_S, FACE_S, show_deck

LUNAR: Final = "lunar"
MAPLE: Final = "masters-of-maple-syrup"
LIMITS_S: Final = {LUNAR: 120.0, MAPLE: 300.0}
"""A deck is learned within so many simulated seconds."""
SHOWN_FPS: Final = 5.0
ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Machine:
    """A computer of its own, as far as files and processes go."""

    folder: Path

    def run(self, *words: str) -> str:
        """Runs `companion`, and returns what it wrote."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "COMPANION_"))}
        printed = subprocess.run(
            [sys.executable, "-m", "companion", *words],
            cwd=self.folder,
            env={**kept, "HOME": str(self.folder), "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        if printed.returncode or printed.stderr.strip():
            print(f"  {' '.join(words[:2])}: status {printed.returncode}: {printed.stderr.strip()[-400:]}")
        return printed.stdout


def main(*words: str) -> None:
    """Prints what was learned, and how each game was followed."""
    games = [game for game in (LUNAR, MAPLE) if game[:5] in words or game[-11:-6] in words] or [LUNAR, MAPLE]
    fps = next((word for word in words if word.replace(".", "").isdigit()), "10")
    for game in games:
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
            here, there = Machine(Path(first)), Machine(Path(second))
            profile = learn(game, here)
            play(game, here, 1, fps)
            (there.folder / profile.name).write_bytes(profile.read_bytes())
            play(game, there, 2, fps)


def learn(game: str, machine: Machine) -> Path:
    """Shows every face of a game's printed deck and its back to the camera, and learns them."""
    copies = {name: count for name, count in find_deck(game).count_faces().items() if name != BACK}
    shown_s = film_cards(game, [*copies, BACK], machine.folder / "cards.avi")
    listed = "".join(f'[[face]]\nname = "{name}"\ncopies = {count}\n' for name, count in copies.items())
    (machine.folder / "faces.toml").write_text(listed)
    begun_s, profile = time.monotonic(), machine.folder / "our.deck"
    machine.run("learn", "--source", "cards.avi", "--faces", "faces.toml", "--out", profile.name)
    taken_s = time.monotonic() - begun_s
    checked = json.loads(machine.run("deck", "check", profile.name, "--json"))
    print(
        f"{game}: {checked['faces']} faces, {checked['copies']} cards and the back shown in {shown_s:.0f} simulated s"
    )
    print(f"  (limit {LIMITS_S[game]:.0f}), learned in {taken_s:.1f} s; {profile.stat().st_size} bytes", end="; ")
    print(f"alike: {checked['alike']}", flush=True)
    return profile


def film_cards(game: str, names: Sequence[str], path: Path) -> float:
    """Films how each card is laid, turned and laid again; returns how long it takes at the table."""
    settings = TableSettings(seed=4)
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), SHOWN_FPS, settings.size)
    with show_deck(game, names, settings, SHOWN_FPS) as table:
        while (frame := table.read()) is not None:
            writer.write(np.array(frame.bgr))
    writer.release()
    return BEGINS_S + len(names) * FACE_S


def play(game: str, machine: Machine, seed: int, fps: str) -> None:
    """Lets the camera follow a round, or a whole game, and compares the entries with what was played."""
    truth = simulation_of(game).simulate(seed)
    begun = 2 if game == LUNAR else 0  # the exchange and the trump, which no camera sees
    record = Record(game, truth.options, truth.players, truth.entries[:begun])
    (machine.folder / "begun.json").write_text(write_record(find_game(game), record))
    watch = ("watch", "--json", "--source", f"simulated:{seed}", "--deck", "our.deck", "--fps", fps)
    begun_s = time.monotonic()
    printed = machine.run(*watch, "--record", "begun.json", "--out", "kept.json").splitlines()
    taken_s = time.monotonic() - begun_s
    entered = json.loads((machine.folder / "kept.json").read_text())["actions"]
    asked = len([line for line in printed if "ask" in json.loads(line)])
    seen = [key for line in entered for key in seen_by_camera(game, line)]
    played = [key for one in raw_entries(truth) for key in seen_by_camera(game, one)]
    played = played[:48] if game == LUNAR else played
    right = matching(seen, played)
    print(f"  seed {seed}, another process: {right} of {len(played)} right, {len(seen) - right} wrong", end=", ")
    print(f"{asked} questions; {taken_s:.0f} s", flush=True)


def raw_entries(record: Record) -> list[dict[str, Any]]:
    """Returns the actions of a record, as a record writes them."""
    actions: list[dict[str, Any]] = json.loads(write_record(find_game(record.game), record))["actions"]
    return actions


def seen_by_camera(game: str, action: dict[str, Any]) -> list[tuple[object, ...]]:
    """Returns what a camera can see of an action, card by card; nothing of such as the end of a turn."""
    if game == LUNAR:
        return [(action["card"],)] if action["do"] == "play" else []
    if action["do"] == "select":
        return [(action["do"], action["action"])]
    if action["do"] in ("tap", "harvest"):
        return [(action["do"], action["seat"], place) for place in action["places"]]
    return [(action["do"], action["seat"], action["card"])] if action["do"] == "develop" else []


def matching(seen: Sequence[object], played: Sequence[object]) -> int:
    """Returns the length of the longest common subsequence."""
    row = [0] * (len(played) + 1)
    for one in seen:
        before = row[:]
        for place, other in enumerate(played, 1):
            row[place] = before[place - 1] + 1 if one == other else max(before[place], row[place - 1])
    return row[-1]


if __name__ == "__main__":
    main(*sys.argv[1:])
