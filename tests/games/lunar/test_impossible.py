"""Records that hold one impossible action each: refused with its index and the rule, in one line, and told."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.errors import ImpossibleActionError
from companion.games.lunar.choices import is_one_copy_too_many
from companion.games.lunar.deck import CARDS
from companion.games.lunar.state import PlayedCard
from companion.translations import find_translation
from companion.translations.bundle import message_id
from tests.games.lunar.table import PLAYERS, LunarEntryTable, followed_round
from tests.translations.messages import messages_below

Raw = dict[str, Any]
TRUMP: Raw = {"do": "trump", "suit": "W"}
MARKED = {"stars": "marked"}


def plays(cards: str) -> list[Raw]:
    """Returns plays; "5@sky" and "5@hand" say where the card comes from."""
    written = [card.partition("@") for card in cards.split()]
    return [{"do": "play", "card": card, **({"from": area} if area else {})} for card, _, area in written]


CASES = [
    pytest.param(4, {}, [{"do": "play", "card": "5"}], 0, "LU-2.2", id="a card before the trump suit"),
    pytest.param(4, {}, [TRUMP, TRUMP], 1, "LU-3.1", id="a second trump suit"),
    pytest.param(4, {}, [TRUMP, {"do": "exchanged"}], 1, "LU-3.1", id="an exchange after the trump suit"),
    pytest.param(4, {}, [{"do": "exchanged"}] * 2, 1, "LU-2.1", id="two exchanges"),
    pytest.param(2, {}, [{"do": "exchanged"}], 0, "LU-5.3", id="an exchange of two players"),
    pytest.param(4, {}, [TRUMP, {"do": "play", "card": "5", "seat": 1}], 1, "LU-3.1", id="a wrong seat"),
    pytest.param(4, {}, [TRUMP, *plays("5 W 3")], 3, "LU-3.1", id="a second rank of a team"),
    pytest.param(4, {}, [TRUMP, *plays("5 W O L")], 4, "LU-3.1", id="a second suit of a team"),
    pytest.param(4, {}, [TRUMP, *plays("5*")], 1, "LU-3.4", id="a star where stars are asked"),
    pytest.param(4, {}, [TRUMP, *plays("5@hand")], 1, "LU-5.1", id="a Sky with four players"),
    pytest.param(2, {}, [TRUMP, *plays("5")], 1, "LU-5.1", id="a card from nowhere"),
    pytest.param(2, {}, [TRUMP, *plays("5@hand 5@hand O@hand")], 3, "LU-5.1", id="both cards from the hand"),
    pytest.param(2, {}, [TRUMP, *plays("5@sky 5@hand O@sky")], 3, "LU-5.1", id="both cards from the Sky"),
    pytest.param(4, MARKED, [TRUMP, *plays("5 5 W W 5 4 L L 4 5")], 10, "LU-1.1", id="a fourth copy of a rank"),
    pytest.param(4, MARKED, [TRUMP, *plays("W W 5 4 W W 5 4 W W 3 4 W")], 13, "LU-1.1", id="a seventh copy of a suit"),
    pytest.param(
        4,
        MARKED,
        [TRUMP, *plays(" ".join(f"W {suit} {rank} {9 - rank}" for rank, suit in enumerate("OLBOLB", 1))), *plays("L")],
        25,
        "LU-1.2",
        id="a hand that has no suit card left",
    ),
    pytest.param(
        2,
        MARKED,
        [
            TRUMP,
            *plays(" ".join(f"W@hand {suit}@hand {rank}@sky {9 - rank}@sky" for rank, suit in enumerate("OLBOLB", 1))),
            *plays("L@hand"),
        ],
        25,
        "LU-5.3",
        id="a player's hand that has no suit card left",
    ),
    pytest.param(
        2,
        MARKED,
        [
            TRUMP,
            *plays(" ".join(f"W@hand {rank}@hand {9 - rank}@sky {suit}@sky" for rank, suit in enumerate("OLBOLB", 1))),
            *plays("7@sky"),
        ],
        25,
        "LU-5.1",
        id="a first card that leaves no second one",
    ),
    pytest.param(4, {}, [TRUMP, *plays("5 W O 3 5")], 5, "LU-3.4", id="a card before the stars are told"),
    pytest.param(4, MARKED, [TRUMP, *plays("5 W O 3"), {"do": "stars", "kept": 1}], 5, "LU-3.1", id="stars twice"),
    pytest.param(4, {}, [TRUMP, {"do": "stars", "kept": 1}], 1, "LU-3.1", id="stars without a trick"),
    pytest.param(4, {}, [TRUMP, {"do": "track", "points": [1, 2]}], 1, "LU-3.1", id="the track in mid-round"),
    pytest.param(
        4,
        {},
        [TRUMP, {"do": "tally", "spaces": [6, 6], "stars": [1, 1], "track": [1, 1]}],
        1,
        "LU-3.1",
        id="late tally",
    ),
    pytest.param(
        4,
        {},
        [{"do": "exchanged"}, {"do": "tally", "spaces": [6, 6], "stars": [1, 1], "track": [1, 1]}],
        1,
        "LU-2.1",
        id="a tally after the exchange",
    ),
    pytest.param(
        4, {}, [{"do": "tally", "spaces": [6, 5], "stars": [1, 1], "track": [1, 1]}], 0, "LU-4.1", id="eleven spaces"
    ),
    pytest.param(
        4, {}, [{"do": "tally", "spaces": [6, 6], "stars": [1, 1]}], 0, "LU-4.1", id="a tally without a track"
    ),
    pytest.param(
        4,
        {"track": [1]},
        [{"do": "tally", "spaces": [6, 6], "stars": [1, 1], "track": [0, 0]}],
        0,
        "LU-4.1",
        id="a track that is agreed and told",
    ),
    pytest.param(
        4,
        {},
        [{"do": "tally", "spaces": [6, 6], "stars": [0, 0], "track": [30, 0]}, TRUMP],
        1,
        "LU-4.2",
        id="something after the end",
    ),
]
MALFORMED = [
    pytest.param({"do": "trump", "suit": "w"}, id="no suit"),
    pytest.param({"do": "trump"}, id="no suit at all"),
    pytest.param({"do": "play", "card": "9"}, id="no rank"),
    pytest.param({"do": "play", "card": "5**"}, id="two stars"),
    pytest.param({"do": "play", "card": 5}, id="a number"),
    pytest.param({"do": "play", "card": ["5"]}, id="a list"),
    pytest.param({"do": "play", "card": "5", "from": "deck"}, id="no area"),
    pytest.param({"do": "play", "card": "5", "seat": -1}, id="no seat"),
    pytest.param({"do": "stars", "kept": 5}, id="five stars"),
    pytest.param({"do": "stars", "kept": True}, id="true stars"),
    pytest.param({"do": "stars", "kept": 1.0}, id="a fraction of a star"),
    pytest.param({"do": "track", "points": [1, -2]}, id="points below zero"),
    pytest.param({"do": "track", "points": [1]}, id="points of one team"),
    pytest.param({"do": "track", "points": [1, 2], "team": 0}, id="an unknown key"),
    pytest.param({"do": "tally", "spaces": [13, -1], "stars": [0, 0], "track": [0, 0]}, id="spaces below zero"),
    pytest.param({"do": "deal"}, id="an unknown action"),
    pytest.param({"suit": "W"}, id="no action"),
]


def score(path: Path, players: int, options: Raw, actions: list[Raw]) -> int:
    record = {"record": 1, "game": "lunar", "options": options, "players": list(PLAYERS[:players]), "actions": actions}
    path.write_text(json.dumps(record), encoding="utf-8")
    return main(["score", "--json", str(path)])


@pytest.mark.parametrize(("players", "options", "actions", "index", "rule"), CASES)
def test_an_impossible_action_is_named_by_index_and_rule(
    players: int,
    options: Raw,
    actions: list[Raw],
    index: int,
    rule: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "bad.json"
    assert score(path, players, options, actions) == 2
    said = capsys.readouterr()
    assert said.out == ""
    [line] = said.err.splitlines()
    assert f"{path}: action {index}: " in line
    assert line.endswith(f"({rule})")
    assert score(path, players, options, actions[:index]) == 0, "what comes before it is possible"


@pytest.mark.parametrize("action", MALFORMED)
def test_a_malformed_action_is_named_by_its_index(
    action: Raw, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(tmp_path / "bad.json", 4, {}, [TRUMP, action]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "bad.json: action 1: " in line


def test_a_track_told_twice() -> None:
    """LU-4.1"""
    table = followed_round(LunarEntryTable(stars="marked").trump("W")).do("track", points=[1, 2])
    with pytest.raises(ImpossibleActionError, match=r"LU-2\.2"):
        table.do("track", points=[1, 2])


def test_all_that_the_rules_refuse_is_told_in_each_language() -> None:
    keys = set()
    for case in CASES:
        players, options, actions, index, _ = read(*case.values)
        table = LunarEntryTable(players, **options)
        for raw in actions[:index]:
            table.do(**raw_names(raw))
        with pytest.raises(ImpossibleActionError) as refused:
            table.do(**raw_names(actions[index]))
        reason = refused.value.phrase
        assert reason is not None
        keys.add(reason.key)
        assert len({find_translation("lunar", language).say(reason, PLAYERS) for language in ("en", "de")}) == 2
    silent = {"refused-track", "refused-no-rank", "refused-leaves-no-rank"}
    assert set(map(message_id, keys)) >= messages_below("companion.games.lunar", "refused") - silent


def read(*values: Any) -> tuple[int, Raw, list[Raw], int, str]:
    """Returns the values of a case."""
    players, options, actions, index, rule = values
    return players, options, actions, index, rule


def raw_names(raw: Raw) -> Raw:
    """Returns an action's values by names that Python allows."""
    return {"kind" if key == "do" else "from_" if key == "from" else key: value for key, value in raw.items()}


def test_one_copy_too_many_is_told_from_other_refusals() -> None:
    """LU-1.1: of three 1s that were played, one can be what is wrong; a card that is not owed is no such thing."""
    table = LunarEntryTable().trump("B").lay("1 1 W L", 0).lay("1")
    state = table.state
    assert state.round
    too_many = {card.name for card in CARDS.values() if is_one_copy_too_many(state, state.round, PlayedCard(card))}
    assert too_many == {"1"}
    state = table.lay("W").state
    assert state.round
    assert not is_one_copy_too_many(state, state.round, PlayedCard(CARDS["1"]))


def test_one_copy_too_many_is_no_question_where_the_hand_has_no_card_of_the_kind_left() -> None:
    """LU-1.2: Ann has played her six rank cards, all 1s and 2s; of her suit cards she has played none."""
    table = LunarEntryTable().trump("B")
    for own, other in zip("111222", "345678", strict=True):
        table.lay(f"{own} {other} W L", 0)
    state = table.state
    assert state.round
    assert state.turn == 0
    too_many = [card for card in "12WL" if is_one_copy_too_many(state, state.round, PlayedCard(CARDS[card]))]
    assert too_many == ["W", "L"]
