"""Records that hold one impossible action each: refused with its index and the rule, in one line, and told."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup import GAME
from companion.translations import find_translation
from companion.translations.bundle import message_id
from tests.games.masters_of_maple_syrup.table import CARDS, PLAYERS
from tests.translations.messages import messages_below

Raw = dict[str, Any]
KNOWN: Raw = {"catalogue": CARDS}
RIVALS: Raw = {"rivals": True, "catalogue": CARDS}


def select(action: str, **values: object) -> Raw:
    return {"do": "select", "action": action, **values}


def tap(seat: int, *places: int) -> Raw:
    return {"do": "tap", "seat": seat, "places": list(places)}


def harvest(seat: int, *places: int, **values: object) -> Raw:
    return {"do": "harvest", "seat": seat, "places": list(places), **values}


def develop(seat: int, card: str, **values: object) -> Raw:
    return {"do": "develop", "seat": seat, "card": card, **values}


def effect(seat: int, place: int, **values: object) -> Raw:
    return {"do": "effect", "seat": seat, "place": place, **{key.rstrip("_"): value for key, value in values.items()}}


END: Raw = {"do": "end"}
VALUE: Raw = {"do": "value", "seat": 0, "place": 0, "points": 1}
TAPPED = [select("tap"), tap(0, 0), END, select("harvest")]
TEN = [select("tap"), *[effect(0, 0, draw=1, develop="Barn")] * 9, END]
CASES = [
    pytest.param({}, [tap(0, 0)], "MM-2.1", id="a tap before anything is selected"),
    pytest.param({}, [END], "MM-2.1", id="an end before anything is selected"),
    pytest.param({}, [effect(0, 0, draw=1)], "MM-2.1", id="an effect before anything is selected"),
    pytest.param({}, [select("tap"), select("harvest")], "MM-2.2", id="two action cards in a turn"),
    pytest.param({}, [select("tap"), END, select("tap")], "MM-2.1", id="an action card that is turned already"),
    pytest.param({}, [select("choose", chosen="tap")], "MM-4.1", id="choose in the standard game"),
    pytest.param(RIVALS, [select("harvest")], "MM-4.1", id="a third action card that is not there"),
    pytest.param(RIVALS, [select("choose")], "MM-4.1", id="nothing chosen"),
    pytest.param({}, [select("tap", chosen="tap")], "MM-4.1", id="something chosen without choose"),
    pytest.param({}, [select("tap"), harvest(0, 0, drew=1)], "MM-2.2", id="another action than the selected one"),
    pytest.param(RIVALS, [select("choose", chosen="tap"), tap(1, 0)], "MM-4.1", id="the other acts after choose"),
    pytest.param({}, [select("tap"), tap(1, 0), tap(0, 0)], "MM-2.2", id="the current player after the other"),
    pytest.param({}, [select("tap"), tap(0, 0), tap(0, 0)], "MM-2.3", id="a tap of a tapped tree"),
    pytest.param({}, [select("tap"), tap(0, 0, 0)], "MM-2.3", id="a tree twice in one tap"),
    pytest.param({}, [select("tap"), tap(0, 1)], "MM-2.3", id="a place that is empty"),
    pytest.param(KNOWN, [select("tap"), effect(0, 0, develop="Sled"), tap(0, 1)], "MM-2.3", id="a tap of a utility"),
    pytest.param(
        KNOWN, [select("develop"), effect(0, 0, develop="Sled"), effect(0, 0, tap=[1])], "MM-2.3", id="an effect on one"
    ),
    pytest.param({}, [select("harvest"), harvest(0, 0, drew=1)], "MM-2.3", id="a harvest of an untapped tree"),
    pytest.param({}, [select("tap"), effect(0, 0, untap=[0])], "MM-2.3", id="an untapped tree turned upright"),
    pytest.param({}, [*TAPPED, harvest(0, 0)], "MM-2.3", id="a harvest of unknown size"),
    pytest.param({}, [*TAPPED, harvest(0, 0, drew=43)], "MM-2.5", id="more cards than deck and discards hold"),
    pytest.param({}, [select("develop"), develop(0, "Barn")], "MM-2.3", id="an unknown cost"),
    pytest.param({}, [select("develop"), develop(0, "Barn", paid=3)], "MM-2.3", id="more paid than held"),
    pytest.param(
        {}, [select("develop"), *[develop(0, "Barn", paid=0)] * 2], "MM-2.3", id="two cards by one action card"
    ),
    pytest.param(
        KNOWN,
        [select("develop"), effect(0, 0, develop="Sugar Shack"), develop(1, "Sugar Shack")],
        "MM-1.1",
        id="a card beyond its copies",
    ),
    pytest.param(
        {**RIVALS, "develops": ["tree", "utility"]},
        [select("develop"), develop(0, "Sled", paid=0)],
        "MM-4.1",
        id="a type that may not be developed",
    ),
    pytest.param(
        {**RIVALS, "develops": ["tree", "utility"]},
        [select("develop"), develop(1, "Red Maple")],
        "MM-4.1",
        id="a type that the other may not develop",
    ),
    pytest.param({}, [select("tap"), effect(0, 0, take=5)], "MM-2.5", id="more taken than the discards hold"),
    pytest.param({}, [select("tap"), effect(0, 0, discard=4)], "MM-2.3", id="more discarded than held"),
    pytest.param({}, [select("tap"), effect(0, 0, tuck=4)], "MM-2.3", id="more tucked than held"),
    pytest.param({}, [select("tap"), effect(0, 0, tuck=5, from_="discard")], "MM-2.5", id="more tucked than discarded"),
    pytest.param({}, [select("tap"), effect(0, 0, tuck=43, from_="deck")], "MM-2.5", id="more tucked than drawn"),
    pytest.param({}, [select("tap"), effect(0, 0, untuck=1)], "MM-5.1", id="nothing tucked to take"),
    pytest.param({}, [select("tap"), effect(0, 1, draw=1)], "MM-2.3", id="an effect of no card"),
    pytest.param({}, [select("tap"), effect(0, 0)], "MM-5.1", id="an effect that does nothing"),
    pytest.param({}, [select("tap"), effect(0, 0, draw=1, from_="deck")], "MM-5.1", id="a source of nothing tucked"),
    pytest.param({}, [select("tap"), effect(0, 0, draw=3), END], "MM-2.4", id="six cards kept"),
    pytest.param({}, [select("tap"), {"do": "end", "discard": 1}], "MM-2.4", id="fewer than five kept"),
    pytest.param({}, [select("tap"), VALUE], "MM-2.2", id="a value in mid-game"),
    pytest.param({}, [VALUE], "MM-2.1", id="a value before the first turn"),
    pytest.param({}, [*TEN, select("harvest")], "MM-3.2", id="a turn after the last one"),
    pytest.param({}, [*TEN, {**VALUE, "place": 10}], "MM-2.3", id="the value of no card"),
    pytest.param(
        {
            "catalogue": [
                {"name": "Red Maple", "type": "tree", "value": 1},
                {"name": "Barn", "type": "utility", "value": 2},
            ]
        },
        [*TEN, END],
        "MM-3.2",
        id="an end after the end",
    ),
]
MALFORMED = [
    pytest.param(select("rest"), id="no action card"),
    pytest.param(select("choose", chosen="choose"), id="choose chosen"),
    pytest.param({"do": "tap", "seat": 2, "places": [0]}, id="no seat"),
    pytest.param({"do": "tap", "seat": 0, "places": 0}, id="no list"),
    pytest.param({"do": "tap", "seat": 0, "places": [-1]}, id="no place"),
    pytest.param({"do": "tap", "seat": 0, "places": [True]}, id="a true place"),
    pytest.param({"do": "tap", "places": [0]}, id="nobody"),
    pytest.param(harvest(0, 0, drew=-1), id="fewer than no cards"),
    pytest.param(develop(0, ""), id="no name"),
    pytest.param({"do": "develop", "seat": 0, "card": 3}, id="a number for a name"),
    pytest.param(effect(0, 0, tuck=1, from_="sky"), id="no source"),
    pytest.param(effect(0, 0, drawn=1), id="an unknown key"),
    pytest.param({**VALUE, "points": "3"}, id="a text for a number"),
    pytest.param({"do": "play"}, id="an unknown action"),
]


def score(path: Path, options: Raw, actions: list[Raw]) -> int:
    record = {"record": 1, "game": GAME.name, "options": options, "players": list(PLAYERS), "actions": actions}
    path.write_text(json.dumps(record), encoding="utf-8")
    return main(["score", "--json", str(path)])


@pytest.mark.parametrize(("options", "actions", "rule"), CASES)
def test_an_impossible_action_is_named_by_index_and_rule(
    options: Raw, actions: list[Raw], rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    assert score(path, options, actions) == 2
    said = capsys.readouterr()
    assert said.out == ""
    [line] = said.err.splitlines()
    assert f"{path}: action {len(actions) - 1}: " in line
    assert line.endswith(f"({rule})")
    assert score(path, options, actions[:-1]) == 0, "what comes before it is possible"


@pytest.mark.parametrize("action", MALFORMED)
def test_a_malformed_action_is_named_by_its_index(
    action: Raw, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(tmp_path / "bad.json", {}, [select("tap"), action]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "bad.json: action 1: " in line


def refused(options: Raw, actions: list[Raw]) -> ImpossibleActionError:
    state = GAME.start(options, PLAYERS)
    for raw in actions[:-1]:
        state = GAME.apply(state, GAME.read_action(raw))
    with pytest.raises(ImpossibleActionError) as caught:
        GAME.apply(state, GAME.read_action(actions[-1]))
    return caught.value


def test_all_that_the_rules_refuse_is_told_in_each_language() -> None:
    keys = set()
    for case in CASES:
        options, actions, _ = cast_case(*case.values)
        reason = refused(options, actions).phrase
        assert reason is not None
        keys.add(reason.key)
        assert len({find_translation(GAME.name, language).say(reason, PLAYERS) for language in ("en", "de")}) == 2
    assert set(map(message_id, keys)) == messages_below("companion.games.masters_of_maple_syrup", "refused")


def cast_case(*values: Any) -> tuple[Raw, list[Raw], str]:
    """Returns the values of a case."""
    options, actions, rule = values
    return options, actions, rule
