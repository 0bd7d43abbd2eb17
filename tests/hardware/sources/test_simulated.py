"""The simulated table: its film shows what was played, and following it gives the record that it was made from."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from companion.cards import DECK
from companion.following.decisions import Asked
from companion.following.game_assignment import GameAssignment
from companion.games import find_game
from companion.games.mast_year.actions import Eat, Play, Reveal, Trunk
from companion.session import MemoryStore, start_session
from companion.simulation.film import add_disturbances
from companion.simulation.mast_year import film, simulate
from companion.sources import simulated_table
from hardware.sources.simulated import (
    ChangeLight,
    CoverLens,
    Disturbance,
    Gather,
    LeaveObject,
    NudgeCamera,
    RestHand,
    SimulatedTable,
    TableSettings,
)
from vision.frames import Picture
from vision.geometry import Box
from vision.reading import Reading
from vision.scenes import DeckCollection, SurfaceCollection
from vision.tracking.watcher import Watcher

SMALL = (640, 480)


@pytest.fixture(scope="module")
def boxes() -> tuple[DeckCollection, SurfaceCollection]:
    return DeckCollection.open("test"), SurfaceCollection.open("test")


def table(seed: int, boxes: tuple[DeckCollection, SurfaceCollection]) -> SimulatedTable:
    moves = film(simulate(seed, hands=1), seed, pace_s=1.4)
    return SimulatedTable(moves, *boxes, settings=TableSettings(seed=seed, size=SMALL, px_per_mm=0.78), fps=5)


class TruthReader:
    """Reads what the film knows to lie there, with an honest share of doubt."""

    def __init__(self, source: SimulatedTable) -> None:
        self.source = source
        self.at_s = 0.0

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        x, y, width, height = box
        return [
            Reading(card.card, 0.98, card.quad, _faces(card.card))
            for card in self.source.truth(self.at_s)
            if card.card
            and card.visible > 0.3
            and x <= card.quad[:, 0].mean() < x + width
            and y <= card.quad[:, 1].mean() < y + height
        ]


def _faces(card: Any) -> Any:
    faces = np.full(52, 0.02 / 51, np.float32)
    faces[DECK.index(card)] = 0.98
    return faces


def follow(source: SimulatedTable, record: Any) -> tuple[list[Any], list[Any]]:
    """Returns the actions that were accepted and the questions, choosing as the record did."""
    session = start_session(MemoryStore(), find_game(record.game), record.options, record.players)
    choices = iter([entry.action for entry in record.entries if type(entry.action).__name__ in ("Eat", "Keep")])
    games = GameAssignment()
    reader = TruthReader(source)
    watcher = Watcher(reader)
    asked = []
    while (frame := source.read()) is not None:
        reader.at_s = frame.at_s
        decisions = games.see(session, watcher.see(frame), frame.at_s, lambda state, offered: next(choices, None))
        asked += [item for item in decisions if isinstance(item, Asked)]
    return [logged.entry.action for logged in session.entries], asked


@pytest.mark.one_python
@pytest.mark.parametrize("seed", [1, 2])
def test_following_a_film_gives_its_record(seed: int, boxes: tuple[DeckCollection, SurfaceCollection]) -> None:
    """Hands cover cards, cards lie askew, some are taken back, tricks are gathered, stashes are laid out."""
    record = simulate(seed, hands=1)
    with table(seed, boxes) as source:
        actions, asked = follow(source, record)
    seen = [entry.action for entry in record.entries if isinstance(entry.action, Trunk | Play | Reveal | Eat)]
    assert [action for action in actions if isinstance(action, Trunk | Play | Reveal | Eat)][: len(seen)] == seen
    assert asked == []


@pytest.mark.one_python
@pytest.mark.parametrize(
    "disturbance",
    [
        pytest.param(LeaveObject(9.0, 0), id="a phone is left lying"),
        pytest.param(RestHand(6.5, 4.0, 1, 20.0), id="a hand rests on the cards"),
        pytest.param(ChangeLight(7.9, 0.75), id="a lamp goes out"),
        pytest.param(NudgeCamera(7.9, 24.0, -15.0, 0.02), id="the camera is nudged"),
        pytest.param(CoverLens(7.4, 1.0), id="the lens is covered"),
    ],
)
def test_mishaps_do_not_matter(
    disturbance: Disturbance | LeaveObject, boxes: tuple[DeckCollection, SurfaceCollection]
) -> None:
    """The trunk card and two tricks come out as they were played, and nobody is asked."""
    record = simulate(3, hands=1)
    source = table(3, boxes)
    gathers = [place for place, move in enumerate(source.moves) if isinstance(move, Gather)]
    source.moves = sorted((*source.moves[: gathers[2] + 1], disturbance), key=lambda move: move.at_s)
    with source:
        actions, asked = follow(source, record)
    seen = [entry.action for entry in record.entries if isinstance(entry.action, Trunk | Play)][:9]
    assert [action for action in actions if isinstance(action, Trunk | Play)] == seen
    assert asked == []


def test_a_hand_brings_what_is_left_lying(boxes: tuple[DeckCollection, SurfaceCollection]) -> None:
    def changed(source: SimulatedTable, one_s: float, other_s: float) -> float:
        one, other = (source.picture(at_s).astype(np.float32) for at_s in (one_s, other_s))
        return float((np.abs(one - other).max(axis=2) > 40).mean())

    with SimulatedTable(
        (LeaveObject(1.0, 0),), *boxes, settings=TableSettings(size=SMALL, px_per_mm=0.78, flicker=0.0)
    ) as source:
        assert changed(source, 0.5, 0.9) < 0.001
        arrived, leaving = changed(source, 0.5, 3.0), changed(source, 1.6, 3.0)
        assert arrived > 0.01
        assert leaving > 0.01
        assert changed(source, 1.2, 0.5) > 0.01
        assert changed(source, 1.2, 3.0) > arrived


def test_the_table_that_a_watch_or_a_demonstration_sees_is_a_lively_one() -> None:
    kinds = {
        type(move) for seed in range(1, 9) for move in simulated_table(seed, 10.0, hands=1, game="mast-year").moves
    }
    assert kinds >= {LeaveObject, RestHand, ChangeLight, NudgeCamera, CoverLens}
    rests = [
        move for move in simulated_table(1, 10.0, hands=None, game="mast-year").moves if isinstance(move, RestHand)
    ]
    assert len(rests) > 6, "not in the first hand only"


def test_lively_films_hold_what_was_played() -> None:
    moves = film(simulate(1, hands=1), 1)
    lively = add_disturbances(moves, 1)
    assert [move for move in lively if move in moves] == sorted(moves, key=lambda move: move.at_s)
    assert add_disturbances(moves, 1) == lively
    assert {type(move) for seed in range(20) for move in add_disturbances(moves, seed)} >= {
        LeaveObject,
        RestHand,
        ChangeLight,
        NudgeCamera,
        CoverLens,
    }


def test_a_film_is_the_same_each_time(boxes: tuple[DeckCollection, SurfaceCollection]) -> None:
    with table(5, boxes) as one, table(5, boxes) as other:
        for at_s in (0.0, 1.2, 4.0):
            assert (one.picture(at_s) == other.picture(at_s)).all()


def test_a_film_is_a_source_like_any_camera(boxes: tuple[DeckCollection, SurfaceCollection]) -> None:
    source = table(4, boxes)
    source.moves = source.moves[:2]
    with source:
        frames = []
        while (frame := source.read()) is not None:
            frames.append(frame)
        assert source.read() is None
    assert [frame.seq for frame in frames] == list(range(len(frames)))
    assert frames[0].bgr.shape == (480, 640, 3)
    assert not frames[0].bgr.flags.writeable
    assert frames[-1].at_s == pytest.approx(source.length_s, abs=0.11)


def test_simulated_games_keep_to_the_rules() -> None:
    game = find_game("mast-year")
    for seed in range(10):
        record = simulate(seed, {"incomplete_information": bool(seed % 2), "tournament": seed % 3 == 0})
        state = game.start(record.options, record.players)
        for entry in record.entries:
            state = game.apply(state, entry.action)
        assert state.phase == "over"
        revokes = [item for hand in state.hands for item in hand.watch.irregularities if item.kind == "revoke"]
        assert revokes == []
