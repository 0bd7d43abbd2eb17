"""Things that a table adds to a description by touch: own cards, contracts, words, lists; what names them follows."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from companion.app.toml_editing import change
from companion.games.described.edited_fields import Words, Worked
from companion.games.described.edited_parts import PARTS
from companion.games.described.edited_picks import Picked
from companion.games.described.edited_rows import Row, read_rows
from companion.games.described.formula_chips import FormulaGrammar
from companion.games.described.reading import read_description
from companion.phrases import phrase

FOLDER = resources.files("companion.games.described").joinpath("games")
HUNT = """game = "Hunt"  # of the autumn playtest
players = 4
teams = "across"
[bid]
kind = "auction"
[play]
leads = "2C"
exempt = ["2C"]
[[counter]]
name = "bags"
per = "side"
[[ask]]
name = "nuts"
[names]
both = "bags + nuts"
[[score]]
say = "bags"
points = "bags * 2 + place.bags"
count = {bags = "bags + 1"}
[rules]
en = "1. bags"
"""
PLAIN = """game = "Plain"
players = 2
[deck]
pack = "24"
[[score]]
say = "tricks"
points = "tricks"
"""


def shipped(stem: str) -> str:
    return FOLDER.joinpath(f"{stem}.toml").read_text("utf-8")


def row_of(text: str, part: str, number: int = 0) -> Row:
    return [row for row in read_rows(text) if row.part.name == part][number]


def put(text: str, part: str, field: str, *value: Any, number: int = 0, label: str = "") -> str:
    row = row_of(text, part, number)
    found = next(one for one in row.fields if one.name == field and one.label == label)
    return change(text, found.changes(row, *value))


def read(text: str, part: str, field: str, label: str = "") -> Any:
    row = row_of(text, part)
    found = next(one for one in row.fields if one.name == field and one.label == label)
    assert not isinstance(found, Words), "a text is read in a language"
    return found.read(row)


def add(text: str, part: str, say: str) -> str:
    adds = next(one.add for one in PARTS if one.name == part)
    assert adds
    return change(text, adds(tomllib.loads(text), say))


def test_own_suits_take_the_place_of_a_pack_and_grow_and_shrink() -> None:
    text = add(add(add(PLAIN, "suit", "Fox"), "suit", "Owl"), "card", "Fool")
    assert "pack" not in tomllib.loads(text)["deck"]
    assert [card["name"] for card in tomllib.loads(text)["card"]][9:12] == ["Fox 10", "Owl 1", "Owl 2"]
    text = put(text, "deck", "suit-size", 3, label="Fox")
    assert read(text, "deck", "suit-size", "Fox") == 3
    text = put(put(text, "deck", "suit-size", 5, label="Fox"), "deck", "suit-copies", 2, label="Owl")
    cards = {card["name"]: card.get("copies", 1) for card in tomllib.loads(text)["card"]}
    assert (len(cards), cards["Fox 5"], cards["Owl 1"], cards["Fool"]) == (16, 1, 2, 1)
    assert read_description(text.encode()).deck.size == 5 + 20 + 1
    assert read(text, "deck", "suit-copies", "Owl") == 2
    assert "copies" not in put(put(text, "deck", "suit-copies", 1, label="Owl"), "deck", "without", ())
    odd = change(text, {("card", 0, "copies"): "many"})
    assert read(odd, "deck", "suit-copies", tomllib.loads(text)["card"][0]["suit"]) == 1
    trumps = next(one for one in row_of(text, "trump").fields if one.name == "trump")
    assert isinstance(trumps, Picked)
    assert trumps.offered(row_of(text, "trump"))[0] == ("none", "Fox", "Owl")
    assert "trump.Fox" in [f"trump.{one}" for one in grammar(text).heads["trump."]]


def grammar(text: str) -> FormulaGrammar:
    row = row_of(text, "score")
    field = row.fields[1]
    assert isinstance(field, Worked)
    found = row.grammar(field)
    assert isinstance(found, FormulaGrammar)
    return found


def test_contracts_are_bid_as_soon_as_there_are_some() -> None:
    text = add(add(HUNT, "contract", "Nil"), "contract", "Hunt 2")
    raw = tomllib.loads(text)
    assert raw["bid"]["of"] == ["Nil", "Hunt 2"]
    assert not any(field.name in ("least", "step") for field in row_of(text, "bid").fields)
    text = put(put(text, "contract", "trump", ("hearts",), number=1), "contract", "goal", 7, number=1)
    assert tomllib.loads(text)["contract"][1] == {"name": "Hunt 2", "trump": "hearts", "goal": 7}
    assert grammar(text).heads["contract."] == ("Nil", "Hunt_2")
    assert "goal" in grammar(text).words
    assert read_description(text.encode()).contracts[1].goal == 7
    without_bids = add(shipped("whist"), "contract", "Nil")
    assert "bid" not in tomllib.loads(without_bids)


def test_what_names_a_thing_follows_its_new_name() -> None:
    text = put(HUNT, "counter", "name", "Sacks 2", "en")
    raw = tomllib.loads(text)
    assert raw["counter"][0]["name"] == "Sacks_2"
    assert raw["names"] == {"both": "Sacks_2 + nuts"}
    line = raw["score"][0]
    assert (line["say"], line["points"]) == ("bags", "Sacks_2 * 2 + place.Sacks_2")
    assert line["count"] == {"Sacks_2": "Sacks_2 + 1"}
    assert raw["rules"] == {"en": "1. bags"}
    assert text.startswith('game = "Hunt"  # of the autumn playtest\n')
    assert read_description(text.encode()).counters[0].name == "Sacks_2"


def test_a_thing_is_told_with_its_kind_where_there_may_be_several() -> None:
    contract, bid = row_of(add(HUNT, "contract", "Nil"), "contract"), row_of(HUNT, "bid")
    assert contract.titled("en") == phrase("edit.is", name=phrase("edit.contract"), value="Nil")
    assert bid.titled("en") == phrase("edit.bid")


def test_a_contract_is_bid_beside_one_that_stands_alone() -> None:
    text = change(add(HUNT, "contract", "Nil"), {("bid", "of"): "Nil"})
    assert tomllib.loads(add(text, "contract", "Hunt"))["bid"]["of"] == ["Nil", "Hunt"]


def test_a_contracts_new_name_is_bid_and_a_cards_is_led() -> None:
    text = add(HUNT, "contract", "Big")
    text = change(text, {("score", 0, "when"): "contract.Big and not took.Big", ("value", "Big"): 3})
    renamed = tomllib.loads(put(text, "contract", "name", "Very big", "en"))
    assert renamed["bid"]["of"] == ["Very big"]
    assert renamed["score"][0]["when"] == "contract.Very_big and not took.Big"
    text = add(text, "card", "2C")
    renamed = tomllib.loads(put(text, "card", "name", "Fox", "en"))
    assert (renamed["play"]["leads"], renamed["play"]["exempt"]) == ("Fox", ["Fox"])
    assert tomllib.loads(put(change(text, {("card", 0, "name"): "Big"}), "card", "name", "Fox", "en"))["value"] == {
        "Fox": 3
    }


def test_a_thing_named_by_language_is_called_by_its_first_name() -> None:
    text = add(HUNT, "contract", "six")
    six, nuts = {"en": "six", "de": "sechs"}, {"en": "nuts", "de": "Eicheln"}
    text = change(text, {("contract", 0, "name"): six, ("ask", 0, "name"): nuts, ("score", 0, "when"): "contract.six"})
    assert read_description(text.encode()).bid
    assert grammar(text).heads["contract."] == ("six",)
    assert {"bags", "nuts"} <= {*grammar(text).words}
    assert row_of(text, "bid").fields[1].told(row_of(text, "bid")) == phrase(
        "edit.is", name=phrase("edit.of"), value=("six",)
    )
    assert [row.title("de") for row in (row_of(text, "contract"), row_of(text, "ask"))] == ["six", "nuts"]
    raw = tomllib.loads(put(text, "contract", "name", "Half a dozen", "de"))
    assert raw["contract"][0]["name"] == {"en": "Half a dozen", "de": "sechs"}
    assert (raw["bid"]["of"], raw["score"][0]["when"]) == (["Half a dozen"], "contract.Half_a_dozen")
    raw = tomllib.loads(put(text, "ask", "word", "Acorns", "en"))
    assert (raw["ask"][0]["name"], raw["names"]["both"]) == ({"en": "Acorns", "de": "Eicheln"}, "bags + Acorns")
    assert put(text, "ask", "word", "nuts", "de") == text


def test_a_card_named_by_language_takes_along_what_names_it() -> None:
    text = change(add(HUNT, "card", "Fox"), {("card", 0, "name"): {"en": "Fox", "de": "Fuchs"}})
    text = change(text, {("play",): {"leads": "Fox", "exempt": ["Fox"]}})
    raw = tomllib.loads(put(text, "card", "name", "Owl", "de"))
    assert (raw["card"][0]["name"], raw["play"]) == ({"en": "Owl", "de": "Fuchs"}, {"leads": "Owl", "exempt": ["Owl"]})
    text = change(text, {("card", 0, "name"): {}})
    assert tomllib.loads(put(text, "card", "name", "Owl", "de"))["card"][0]["name"] == "Owl"


def test_a_question_named_by_language_is_asked_in_its_own_words() -> None:
    nuts = {"en": "nuts", "de": "Eicheln"}
    text = change(HUNT, {("ask", 0, "name"): nuts})
    assert read_description(text.encode()).asks[0].say.by_language == tuple(nuts.items())
    text = change(text, {("ask", 0, "say"): {"en": "Nuts", "de": "Nüsse"}})
    assert grammar(text).said("nuts") == phrase("text", en="Nuts", de="Nüsse", pl="Nuts")


def test_what_is_called_alike_and_is_no_such_thing_keeps_its_name() -> None:
    text = change(HUNT, {("counter", 0, "name"): "hearts", ("score", 0, "count"): None})
    text = change(
        text, {("names", "both"): "hearts + player.took.hearts + most.hearts", ("score", 0, "points"): "both"}
    )
    text = change(text, {("score", 0, "when"): "trump.hearts", ("trump", "suit"): ["hearts", "none"]})
    text = change(text, {("meld", 0): {"name": "nuts", "when": "start"}, ("rounds", "count"): 3})
    raw = tomllib.loads(put(text, "counter", "name", "Sacks", "en"))
    assert raw["names"] == {"both": "Sacks + player.took.hearts + most.Sacks"}
    assert (raw["score"][0]["when"], raw["trump"]["suit"]) == ("trump.hearts", ["hearts", "none"])
    text = change(text, {("rounds",): None})
    assert tomllib.loads(put(text, "meld", "name", "Pair", "en"))["ask"] == [{"name": "nuts"}]
    named = change(add(text, "contract", "hearts"), {("bid", "of"): ["hearts"]})
    assert tomllib.loads(put(named, "contract", "name", "Red", "en"))["trump"]["suit"] == ["hearts", "none"]


def test_worked_examples_and_categories_follow_too() -> None:
    text = change(HUNT, {("example", 0): {"say": {"en": "bags"}, "bags": [2, 0], "points": [5, 0]}})
    text = change(text, {("example", 0, "took"): {"2C": True}, ("category", 0): {"say": "nuts", "ask": "nuts"}})
    raw = tomllib.loads(put(text, "counter", "name", "Sacks", "en"))
    assert raw["example"] == [{"say": {"en": "bags"}, "Sacks": [2, 0], "points": [5, 0], "took": {"2C": True}}]
    assert tomllib.loads(put(text, "ask", "word", "Eggs", "en"))["category"][0]["ask"] == "Eggs"
    text = add(text, "card", "2C")
    assert tomllib.loads(put(text, "card", "name", "Fox", "en"))["example"][0]["took"] == {"Fox": True}


def test_the_same_name_again_changes_nothing() -> None:
    assert put(HUNT, "counter", "name", "bags", "en") == HUNT


def test_words_and_lists_of_ones_own_are_named_by_formulas() -> None:
    text = add(add(shipped("whist"), "names", "Odd tricks"), "table", "Bonus")
    assert tomllib.loads(text)["names"] == {"Odd_tricks": 0}
    text = put(text, "names", "names", "tricks - 6", label="Odd_tricks")
    text = put(text, "table", "table", (0, 10, 30), label="Bonus")
    assert tomllib.loads(text)["table"] == {"Bonus": [0, 10, 30]}
    assert "Odd_tricks" in grammar(text).words
    assert grammar(text).lists == ("Bonus",)
    text = change(put(text, "score", "points", "Bonus[Odd_tricks]"), {("example",): None})
    assert read_description(text.encode())
    assert tomllib.loads(put(text, "table", "table", (), label="Bonus"))["table"] == {"Bonus": [0]}


def test_melds_are_counted_once_however_many_there_are() -> None:
    text = add(add(HUNT, "meld", "Pair"), "meld", "Triple")
    assert [line["points"] for line in tomllib.loads(text)["score"]].count("melds") == 1
    named = change(HUNT, {("names", "both"): "bags + player.melds", ("score", 0, "points"): "both"})
    raw = tomllib.loads(add(named, "meld", "Pair"))
    assert (len(raw["meld"]), len(raw["score"])) == (1, 1)


def test_cards_that_give_points_come_and_go() -> None:
    text = put(shipped("whist"), "value", "valued", ("hearts", "QS"))
    text = put(text, "value", "value", 13, label="QS")
    assert tomllib.loads(text)["value"] == {"hearts": 1, "QS": 13}
    assert "cards" in grammar(text).words
    assert tomllib.loads(put(text, "value", "valued", ("QS",)))["value"] == {"QS": 13}
    text = put(text, "value", "last-trick", 10)
    assert tomllib.loads(text)["value"]["last_trick"] == 10
    assert read(text, "value", "valued") == ("hearts", "QS")


def test_a_line_changes_counters_of_the_file() -> None:
    text = put(HUNT, "score", "counted", ())
    assert "count" not in tomllib.loads(text)["score"][0]
    assert tomllib.loads(put(text, "score", "counted", ("bags",)))["score"][0]["count"] == {"bags": "bags"}
    assert tomllib.loads(put(HUNT, "score", "count", "0", label="bags"))["score"][0]["count"] == {"bags": 0}
    assert grammar(HUNT).heads["side."]


@pytest.mark.parametrize(
    ("part", "field", "picked", "key", "written"),
    [
        pytest.param("deck", "suits", ("C", "H"), "suits", "CH", id="letters"),
        pytest.param("deck", "order", ("7", "T", "A"), "order", "7TA", id="an order"),
        pytest.param("trump", "trump", ("hearts",), "suit", "hearts", id="one"),
        pytest.param("trump", "trump", ("none", "hearts", "none"), "suit", ["none", "hearts", "none"], id="by hand"),
        pytest.param("trump", "trump", ("none",), "suit", None, id="the usual"),
        pytest.param("trump", "always", ("J", "QS"), "always", ["J", "QS"], id="cards"),
        pytest.param(
            "end", "ties", ("play on", "nuts"), "ties", ["nuts", "play on"], id="what decides, then another hand"
        ),
        pytest.param("pass", "pass", ("left",), "to", "left", id="a pass"),
        pytest.param("partner", "holds", ("QC",), "holds", "QC", id="a card that is held"),
        pytest.param("bid", "bid-most", 7, "most", 7, id="a number"),
        pytest.param("bid", "bid-most", None, "most", None, id="no number"),
    ],
)
def test_what_is_picked_is_written(part: str, field: str, picked: Any, key: str, written: object) -> None:
    assert tomllib.loads(put(HUNT, part, field, picked)).get(part, {}).get(key) == written


def test_a_part_without_what_it_is_about_goes() -> None:
    assert tomllib.loads(put(HUNT, "pass", "pass", ("right",)))["pass"] == {"to": "right", "cards": 3}
    assert "pass" not in tomllib.loads(put(put(HUNT, "pass", "pass", ("right",)), "pass", "pass", ("no",)))
    held = put(HUNT, "partner", "holds", ("QC",))
    assert tomllib.loads(put(held, "partner", "called", "card"))["partner"] == {"called": "card"}
    assert "partner" not in tomllib.loads(put(held, "partner", "holds", ()))


def test_a_touch_puts_one_in_the_place_of_another_or_beside_it() -> None:
    row = row_of(HUNT, "play")
    leads, exempt = (next(one for one in row.fields if one.name == name) for name in ("leads", "exempt"))
    assert isinstance(leads, Picked)
    assert isinstance(exempt, Picked)
    assert leads.touched(row, "3C") == ("3C",)
    assert exempt.touched(row, "hearts") == ("2C", "hearts")
    assert exempt.touched(row, "2C") == ()
    assert "2C" in leads.options(row)
    assert leads.first(row, 9) == ("left", "left", "dealer", "declarer")
    trump = row_of(HUNT, "trump").fields[0]
    assert isinstance(trump, Picked)
    assert trump.first(row, 9)[-1] == "bid"
