"""Parts of descriptions as a table changes them: what is chosen is what the file then says, and all has words."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import pytest

from companion.app.toml_editing import change
from companion.engine.toml_lines import Changes
from companion.games.described.edited_fields import Choice, Field, Number, Worked, text_in
from companion.games.described.edited_parts import PARTS
from companion.games.described.edited_rows import (
    Row,
    additions,
    card_said,
    new_word,
    part_at,
    read_rows,
    words_for,
)
from companion.games.described.formula_chips import chip_said
from companion.games.described.points_preview import preview
from companion.games.described.reading import read_description
from companion.phrases import Phrase
from companion.translations import find_translation

FOLDER = resources.files("companion.games.described").joinpath("games")
LANGUAGES = ("en", "de", "pl")


def text_of(stem: str) -> str:
    return FOLDER.joinpath(f"{stem}.toml").read_text("utf-8")


def shipped() -> list[str]:
    return sorted(file.name.removesuffix(".toml") for file in FOLDER.iterdir())


def row_of(text: str, part: str, number: int = 0) -> Row:
    return [row for row in read_rows(text) if row.part.name == part][number]


def field_of(row: Row, name: str) -> Any:
    return next(field for field in row.fields if field.name == name)


def said(value: object, language: str = "en") -> str:
    return find_translation("described", language).say(value, ()) if isinstance(value, Phrase) else str(value)


def sentence(text: str, part: str, number: int = 0) -> str:
    return " · ".join(map(said, row_of(text, part, number).told("en")))


def put(text: str, part: str, field: str, value: Any, number: int = 0) -> str:
    row = row_of(text, part, number)
    return change(text, field_of(row, field).changes(row.place, row.raw, value))


def choices(field: Field, row: Row) -> Iterator[tuple[object, Changes]]:
    match field:
        case Choice():
            yield from ((name, field.changes(row.place, row.raw, name)) for name in field.options)
        case Number():
            yield from ((number, field.changes(row.place, row.raw, number)) for number in field.offered[-1:])


@pytest.mark.parametrize("stem", ["oh-hell", "sheet-rounds"])
def test_what_is_chosen_is_what_the_file_says_then(stem: str) -> None:
    text = text_of(stem)
    for row in read_rows(text):
        for field in row.fields:
            for value, changes in choices(field, row):
                changed = {(one.part.name, one.place): one for one in read_rows(change(text, changes))}
                there = changed[row.part.name, row.place].raw if (row.part.name, row.place) in changed else {}
                assert field.read(there) == value, (row.part.name, field.name, value)  # type: ignore[call-arg]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_says_what_it_is(language: str) -> None:
    for stem in shipped():
        text = text_of(stem)
        for row in read_rows(text):
            assert said(row.title(language), language)
            assert all(said(one, language) for one in (*row.told(language), *row.unknown))
            for word in words_for(row):
                assert said(chip_said(word), language)
    for part in PARTS:
        for field in part.fields:
            if isinstance(field, Choice):
                assert all(said(field.told_option(name), language) for name in field.options)
            if isinstance(field, Worked):
                assert said(field.told({}), language)


@pytest.mark.parametrize(
    ("stem", "part", "number", "told"),
    [
        ("oh-hell", "game", 0, "Oh Hell · minutes: 45"),
        ("oh-hell", "players", 0, "at least: 3 · at most: 7"),
        ("oh-hell", "deal", 0, "one more each time, then fewer · they are out of play"),
        ("oh-hell", "value", 0, "cards give no points"),
        ("oh-hell", "score", 1, "points: 10 · if tricks = bid"),
        ("spades", "trump", 0, "♠ always"),
        (
            "skat",
            "deal",
            0,
            "always as many · most cards in a hand: 10 · they are taken up · cards laid away count for the declarer",
        ),
        ("sheet-categories", "end", 0, "as the file has it: a list"),
        (
            "sheet-categories",
            "category",
            2,
            "points: 6 if place in markers = 1 else 3 if place in markers = 2 else 0 · asked: markers"
            " · equal ones share the points",
        ),
        ("hearts", "pass", 0, "to the left, right, across, not at all · cards passed: 3"),
    ],
)
def test_a_part_is_told_in_a_sentence(stem: str, part: str, number: int, told: str) -> None:
    assert sentence(text_of(stem), part, number) == told


def test_players_bounds_move_each_other() -> None:
    text = put(text_of("oh-hell"), "players", "least-players", 8)
    assert tomllib.loads(text)["players"] == 8
    assert tomllib.loads(put(text, "players", "most-players", 4))["players"] == 4
    assert tomllib.loads(put(text, "players", "least-players", 2))["players"] == [2, 8]
    assert field_of(row_of(text, "players"), "least-players").is_all_offered
    assert field_of(row_of('game = "x"', "players"), "most-players").read({"players": "many"}) == 4


def test_hands_that_grow_keep_their_way_when_they_grow_further() -> None:
    text = put(text_of("oh-hell"), "deal", "size", 3)
    assert tomllib.loads(text)["deal"]["hands"] == [1, 2, 3, 2, 1]
    text = put(text, "deal", "hands", "each")
    assert tomllib.loads(text)["deal"]["each"] == 3
    assert tomllib.loads(put(text, "deal", "size", 9))["deal"]["each"] == 9
    odd = change(text, {("deal", "hands"): [5, 1, 2]})
    assert "as the file has it" in sentence(odd, "deal")
    assert "hands" not in tomllib.loads(put(odd, "deal", "hands", "all"))["deal"]


def test_a_text_in_languages_is_changed_in_one() -> None:
    text = text_of("spades")
    row = row_of(text, "score")
    field = field_of(row, "say")
    changed = change(text, field.changes(row.place, row.raw, "Nullspiel", "de"))
    assert tomllib.loads(changed)["score"][0]["say"] == {"en": "nil kept", "de": "Nullspiel", "pl": "zero utrzymane"}
    row = row_of(change(text, {("game",): "Mine"}), "game")
    assert field_of(row, "game").changes(row.place, row.raw, "Ours", "de") == {("game",): "Ours"}
    assert text_in({"de": "Blatt"}, "en") == "Blatt"
    assert text_in(3, "en") == ""


def test_a_formula_that_is_emptied_goes_or_is_nought() -> None:
    text = text_of("oh-hell")
    assert "when" not in tomllib.loads(put(text, "score", "when", "", 1))["score"][1]
    assert tomllib.loads(put(text, "score", "points", "", 1))["score"][1]["points"] == "0"
    assert tomllib.loads(put(text, "score", "points", "15", 1))["score"][1]["points"] == 15


def test_more_parts_are_added_by_a_name() -> None:
    text = change(text_of("sheet-rounds"), {("example",): None})
    for part, say in (("counter", "Honey jars"), ("category", "Tulips"), ("ask", "3 bees"), ("score", "Fence")):
        edited = next(one for one in PARTS if one.name == part)
        text = change(text, additions(tomllib.loads(text), edited, say))
    raw = tomllib.loads(text)
    assert raw["counter"] == [{"name": "Honey_jars", "touch": True}]
    assert raw["category"] == [{"say": "Tulips", "ask": ["Tulips"], "points": "Tulips"}]
    assert raw["ask"][-1] == {"name": "x3_bees", "say": "3 bees"}
    assert [line["points"] for line in raw["score"]] == ["made", "x3_bees", 1]
    assert read_description(text.encode()).counters[0].name == "Honey_jars"
    words = words_for(row_of(text, "category"))
    assert words[:4] == ("Honey_jars", "made", "x3_bees", "Tulips")
    assert "tricks" not in words
    assert "most.Tulips" in words_for(row_of(text, "end"))
    melds = change(
        text_of("whist"),
        additions(tomllib.loads(text_of("whist")), next(one for one in PARTS if one.name == "meld"), "Four kings"),
    )
    assert read_description(melds.encode()).melds[0].name == "Four kings"
    assert "melds" in words_for(row_of(melds, "score"))


@pytest.mark.parametrize(("say", "word"), [("bid", "bid_2"), ("made", "made_2"), ("!?", "x"), ("Äpfel", "Äpfel")])
def test_a_new_word_is_no_other_things_word(say: str, word: str) -> None:
    assert new_word(tomllib.loads(text_of("sheet-rounds")), say) == word


def test_entries_are_listed() -> None:
    text = put(text_of("sheet-rounds"), "rounds", "prompts", ["Draft.", "Plant."])
    assert "steps: Draft., Plant." in sentence(text, "rounds")
    assert "prompts" not in tomllib.loads(put(text, "rounds", "prompts", []))["rounds"]
    row = row_of(change(text, {("category", 0): {"say": "x", "ask": "roses", "points": "roses"}}), "category")
    assert field_of(row, "asked").read(row.raw) == ("roses",)
    assert "roses" in words_for(row)


def test_what_only_the_file_can_say_is_kept_and_shown() -> None:
    rows = read_rows(text_of("five-hundred"))
    assert next(row for row in rows if row.place == ("contract",)).unknown == ("contract = a list",)
    assert any(one.startswith("order = ") for one in row_of(text_of("skat"), "deck").unknown)
    assert not any(row.part.name == "deck" for row in read_rows('game = "x"\n[[card]]\nname = "a"\n'))
    assert read_rows('game = "x"\ndeal = 3\n')[-1].unknown == ("deal = 3",)


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("score[2].when", ("score", 1)),
        ("trump.suit", ("trump",)),
        ("players", ()),
        ("category", ("category", 0)),
        ("counter[9]", None),
    ],
)
def test_a_fault_is_found_at_its_part(key: str, place: tuple[object, ...] | None) -> None:
    text = change(text_of("oh-hell"), {("category", 0): {"say": "x", "ask": ["x"], "points": "x"}})
    row = part_at(read_rows(text), key)
    assert (row.place if row else None) == place


@pytest.mark.parametrize(("card", "shown"), [("QS", "Q♠"), ("hearts", "♥"), ("A", "A"), ("Fox", "Fox")])
def test_cards_are_written_with_their_signs(card: str, shown: str) -> None:
    assert card_said(card) == shown


def grid(text: str, part: str, number: int = 0) -> tuple[list[str], Mapping[str, list[str]]]:
    words, rows = preview(read_description(text.encode()), row_of(text, part, number).place)
    return words, {row[0]: row[1:] for row in rows}


def test_points_are_shown_by_what_decides_them() -> None:
    words, rows = grid(text_of("oh-hell"), "score")
    assert words == ["bid", "tricks"]
    assert rows["2"][:4] == ["0", "1", "12", "3"]
    words, rows = grid(text_of("whist"), "score")
    assert (words, rows[""][6:]) == (["tricks"], ["", "1"])
    words, rows = grid(text_of("sheet-categories"), "category", 1)
    assert rows[""][:3] == ["0", "5", "10"]
    words, rows = grid(text_of("whist"), "end")
    assert (words, rows[""][4:6]) == (["top"], ["·", "✓"])
    words, rows = grid(text_of("spades"), "end")
    assert words == ["top", "bottom"]
    assert (rows["0"][0], rows["200"][0]) == ("·", "✓")
    assert grid(text_of("oh-hell"), "end") == ([], {})
