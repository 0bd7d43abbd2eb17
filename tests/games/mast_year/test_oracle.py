"""Two independent readings of the rules agree: the companion, and the referee of `oracle.py`."""

import copy
import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import BadInputError
from tests.games.mast_year.oracle import score
from tests.games.mast_year.play import PlayStyle, all_options, cut, play_game
from tests.games.mast_year.random_games import (
    GOALS,
    TABLES,
    companion_line,
    difference,
    random_game,
    what_came_about,
)
from tests.games.mast_year.spoil import spoil
from tests.games.mast_year.written import JsonObject

pytestmark = pytest.mark.one_python

steady = settings(deadline=None, derandomize=True, max_examples=100)
seeds = st.integers(0, 2**32 - 1)
options_of_table = st.sampled_from(list(all_options()))
tables = st.sampled_from(list(TABLES.values()))


def disagreement(record: JsonObject) -> str | None:
    """What the two say differently about a record that both must accept."""
    return difference(score(record), companion_line(record))


def verdict(record: JsonObject) -> int | None:
    """The index that the referee refuses, or None."""
    try:
        score(record)
    except ValueError as error:
        return int(error.args[0])
    return None


def companion_verdict(record: JsonObject) -> int | None:
    """The index that the companion names when it refuses, -1 if it names none, or None if it accepts."""
    try:
        companion_line(record)
    except BadInputError as error:
        named = re.match(r"action (\d+): ", str(error))
        return int(named.group(1)) if named else -1
    return None


@pytest.mark.parametrize("play_style", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("goal", GOALS)
def test_whole_games_agree_on_every_field(play_style: PlayStyle, goal: int) -> None:
    for seed, options in enumerate(all_options()):
        if seed % len(GOALS) == GOALS.index(goal):
            record = play_game(1000 * goal + seed, {**options, "goal": goal}, play_style)
            assert disagreement(record) is None, json.dumps(record, ensure_ascii=False)


def test_a_thousand_random_games_agree() -> None:
    """Noted tricks, counts, leads of bounty settled either way and games that end without a reveal are among them."""
    seen: Counter[str] = Counter()
    for seed in range(1000):
        record = random_game(seed)
        line = score(record)
        assert difference(line, companion_line(record)) is None, json.dumps(record, ensure_ascii=False)
        seen.update(what_came_about(record, line))
    assert {"won", "count", "tally", "cleared", "proven", "boom unknown at the end"} <= {*seen}, seen


@pytest.mark.parametrize("seed", range(12))
def test_games_agree_after_every_action(seed: int) -> None:
    options = random.Random(seed).choice(list(all_options()))
    record = play_game(seed, {**options, "goal": 5}, PlayStyle(careless=0.3))
    for length in range(min(len(record["actions"]), 170) + 1):
        assert disagreement(cut(record, length)) is None, json.dumps(cut(record, length), ensure_ascii=False)


@steady
@given(seeds, options_of_table, tables, st.integers(1, 40), st.floats(0, 1))
def test_any_game_cut_anywhere_agrees(
    seed: int, options: JsonObject, play_style: PlayStyle, goal: int, place: float
) -> None:
    record = play_game(seed, {**options, "goal": goal}, play_style)
    assert disagreement(cut(record, round(place * len(record["actions"])))) is None


@steady
@given(seeds, options_of_table, tables)
def test_a_spoilt_game_is_refused_at_the_same_action(seed: int, options: JsonObject, play_style: PlayStyle) -> None:
    rng = random.Random(seed)
    record = play_game(seed, {**options, "goal": rng.choice(GOALS)}, play_style)
    for _ in range(5):
        spoilt = spoil(rng, cut(record, rng.randint(1, len(record["actions"]))))
        assert companion_verdict(spoilt) == verdict(spoilt)
        if verdict(spoilt) is None:
            assert disagreement(spoilt) is None


@steady
@given(seeds, options_of_table)
def test_left_out_options_take_their_defaults(seed: int, options: JsonObject) -> None:
    left_out: JsonObject = {"goal": 10, "incomplete_information": False, "single_hand": False, "tournament": False}
    left_out |= {"silent": False, "equal_scores": "play-on", "squirrels": [0, 2]}
    record = play_game(seed, options)
    brief = {key: value for key, value in options.items() if left_out.get(key) != value}
    assert companion_line({**record, "options": brief}) == companion_line(record)


@pytest.mark.parametrize("single", [False, True])
def test_games_agree_while_the_oaks_reveal(single: bool) -> None:
    for seed in range(15):
        record = play_game(seed, {"single_hand": single, "goal": 40}, PlayStyle(careless=0.0, tallied=0.0))
        for place, action in enumerate(record["actions"]):
            if action["do"] == "reveal":
                assert disagreement(cut(record, place)) is None
                assert disagreement(cut(record, place + 1)) is None


RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_the_example_records_were_scored_rightly(name: str) -> None:
    golden = json.loads((RECORDS / f"scores/{name}.json").read_text(encoding="utf-8"))
    assert difference(score(json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))), golden) is None


def test_the_referee_leaves_its_record_alone() -> None:
    record = play_game(1, {"tournament": True})
    before = copy.deepcopy(record)
    score(record)
    assert record == before
