"""Follows games of Nice One Squirrel! on drawn tables with the printed set: how many entries are right, asked, wrong.

Usage: python -m tests.bench.follow_nuts [GAMES] [drawn | seen] [TILT_DEG] [ellipse | any] [FIRST]
"drawn" reads pictures of 1280 by 960 pixels, "seen" takes every card that is not covered. Half of the games are
greedy players' ones, half random ones with nuts taken up and turns in which nothing is played. The caches of a game
lie in the same ellipse as any, or in any circle: of any size, off the middle, uneven, the caches turned anyhow.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import cv2
import numpy as np

import tests.conftest  # noqa: F401
from companion.engine.game import own_action
from companion.following.decisions import Asked
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Action
from companion.games.nice_one_squirrel.cache_table import MARKERS
from companion.session.correction import Replace
from companion.simulation.players.nice_one_squirrel import simulate
from tests.following.nut_camera import PX_PER_MM, NutCamera, play_through, see_all
from tests.games.nice_one_squirrel.play import play_game
from tests.vision.nut_table import ELLIPSE, CacheCircle, PlacedFace, draw_circle, draw_table
from vision.frames import Frame, Picture
from vision.scenes import CLEAN
from vision.tracking.events import Event
from vision.tracking.marked_card_tracker import MarkedCardWatcher

STYLE: Final = replace(CLEAN, light=0.6, shadow=(0.0, 0.4), noise=(0, 5), blur_px=(0, 0.8), jpeg_share=0.5)


def follow_game(camera: NutCamera, actions: Sequence[Action]) -> Counter[str]:
    """Plays a game on a table up to its first wrong entry, and answers each question as somebody there would.

    Of all `entries`, `right` agree with what was played, `asked` were asked about, and `wrong` are neither.
    """
    asked = 0
    for _ in play_through(camera, actions):
        entries = [logged.entry.action for logged in camera.session.standing]
        questions = [decision for decision in camera.decisions if isinstance(decision, Asked)]
        for question in questions[asked:]:
            asked += 1
            place = next(at for at, logged in enumerate(camera.session.standing) if logged.number == question.number)
            if entries[place] != actions[place]:
                camera.session.correct(Replace(question.number, actions[place]))
                entries[place] = actions[place]
        if entries != list(actions[: len(entries)]):
            return Counter(entries=len(entries), right=len(entries) - 1 - asked, asked=asked, wrong=1)
    behind = len(actions) - len(camera.session.standing)
    return Counter(entries=len(actions), right=len(actions) - behind - asked, asked=asked + behind)


class DrawnCamera(NutCamera):
    """Watches drawn pictures of the table, one for each state of it, with noise of their own."""

    def __init__(
        self, players: int, options: dict[str, Any], seed: int, tilt_deg: float, circle: CacheCircle = ELLIPSE
    ) -> None:
        self._seed, self._tilt_deg = seed, tilt_deg
        self._watcher = MarkedCardWatcher({number: name for name, number in MARKERS.items()})
        self._noise = np.random.default_rng(seed)
        self._drawn: tuple[tuple[PlacedFace, ...], Picture] | None = None
        super().__init__(players, options, see_all, seed, circle)

    def events(self) -> Sequence[Event]:
        placed = tuple(self.placed)
        if self._drawn is None or self._drawn[0] != placed:
            picture, _ = draw_table(self._seed, placed, px_per_mm=PX_PER_MM, tilt_deg=self._tilt_deg, style=STYLE)
            self._drawn = placed, picture
        noise = self._noise.integers(0, 5, self._drawn[1].shape[:2], dtype=np.uint8)[..., None]
        picture = np.asarray(cv2.add(self._drawn[1], np.repeat(noise, 3, axis=2)), np.uint8)
        return self._watcher.see(Frame(picture, 1, self._at_s))


def game_of(seed: int, players: int) -> tuple[dict[str, Any], list[Action]]:
    """Returns options and actions of a game."""
    if seed % 2:
        options: dict[str, Any] = {"taking_up": seed % 4 == 1}
        played = (GAME.read_action(raw) for raw in play_game(seed, players, options))
        return options, [replace(action, seat=None) for action in played]
    record = simulate(seed, {}, tuple(f"P{seat}" for seat in range(players)))
    return {}, [own_action(GAME, entry.action) for entry in record.entries]


def watch(seed: int, players: int, options: dict[str, Any], tilt_deg: float | None, circle: CacheCircle) -> NutCamera:
    """Returns a camera at a table; it sees every card that is not covered unless it reads pictures at a tilt."""
    if tilt_deg is None:
        return NutCamera(players, options, see_all, seed, circle)
    return DrawnCamera(players, options, seed, tilt_deg, circle)


def main(games: str = "10", how: str = "seen", tilt: str = "0", lie: str = "ellipse", first: str = "0") -> None:
    """Prints a line for each game, and the sum."""
    total = Counter[str]()
    for seed in range(int(first), int(first) + int(games)):
        players = 2 + seed % 5
        options, actions = game_of(seed, players)
        circle = draw_circle(np.random.default_rng([seed, 11])) if lie == "any" else ELLIPSE
        camera = watch(seed, players, options, float(tilt) if how == "drawn" else None, circle)
        result = follow_game(camera, actions)
        total += result
        print(f"game {seed}: {players} players, {options}: {dict(result)}", flush=True)
    print(f"{dict(total)}: {total['right'] / total['entries']:.2%} right, {total['wrong']} wrong unasked")


if __name__ == "__main__":
    main(*sys.argv[1:])
