"""Parts of descriptions as a table changes them: what is chosen is what the file then says, and all has words."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from companion.app.toml_editing import change
from companion.engine.toml_lines import Changes
from companion.games.described.edited_fields import Choice, EditedField, Number, Numbers, Words, Worked, text_in
from companion.games.described.edited_names import new_word
from companion.games.described.edited_parts import PARTS
from companion.games.described.edited_picks import Picked
from companion.games.described.edited_rows import Row, part_at, read_rows
from companion.games.described.formula_chips import FormulaGrammar
from companion.games.described.points_preview import preview
from companion.games.described.reading import read_description
from companion.games.described.telling import card_said
from companion.phrases import PhraseValue
from companion.translations import find_translation, in_english

FOLDER = resources.files("companion.games.described").joinpath("games")
LANGUAGES = ("en", "de", "pl")


def text_of(stem: str) -> str:
    if stem == "own":
        return Path(__file__).with_name("games").joinpath("own.toml").read_text("utf-8")
    return FOLDER.joinpath(f"{stem}.toml").read_text("utf-8")


def shipped() -> list[str]:
    return sorted(file.name.removesuffix(".toml") for file in FOLDER.iterdir())


def row_of(text: str, part: str, number: int = 0) -> Row:
    return [row for row in read_rows(text) if row.part.name == part][number]


def field_of(row: Row, name: str) -> Any:
    return next(field for field in row.fields if field.name == name)


def said(value: PhraseValue, language: str = "en") -> str:
    return find_translation("described", language).write(value, ())


def sentence(text: str, part: str, number: int = 0) -> str:
    return " · ".join(map(said, row_of(text, part, number).told("en")))


def put(text: str, part: str, field: str, value: Any, number: int = 0) -> str:
    row = row_of(text, part, number)
    return change(text, field_of(row, field).changes(row, value))


def add(text: str, part: str, say: str) -> str:
    adds = next(one.add for one in PARTS if one.name == part)
    assert adds
    return change(text, adds(tomllib.loads(text), say))


def words_for(row: Row) -> tuple[str, ...]:
    grammar = row.grammar(Worked("points"))
    assert isinstance(grammar, FormulaGrammar)
    return (*grammar.words, *(f"{head}{one}" for head, names in grammar.heads.items() for one in names), *grammar.lists)


def choices(field: EditedField, row: Row) -> Iterator[tuple[object, Changes]]:
    match field:
        case Choice():
            yield from ((name, field.changes(row, name)) for name in field.options if name != "listed")
        case Number():
            yield from ((number, field.changes(row, number)) for number in field.offered[-1:])
        case Picked():
            yield from ((some, field.changes(row, some)) for some in [field.touched(row, field.options(row)[-1])])
        case Numbers():
            yield (2, 5), field.changes(row, (2, 5))


@pytest.mark.parametrize("stem", ["oh-hell", "sheet-rounds", "five-hundred", "own"])
def test_what_is_chosen_is_what_the_file_says_then(stem: str) -> None:
    text = text_of(stem)
    for row in read_rows(text):
        for field in row.fields:
            for value, changes in choices(field, row):
                changed = {(one.part.name, one.place): one for one in read_rows(change(text, changes))}
                there = changed.get((row.part.name, row.place), row)
                assert not isinstance(field, Words), "a text has no choices"
                assert field.read(there) == value, (row.part.name, field.name, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_says_what_it_is(language: str) -> None:
    for stem in shipped():
        text = text_of(stem)
        for row in read_rows(text):
            assert said(row.title(language), language)
            assert all(said(one, language) for one in (*row.told(language), *row.unknown))
            for field in row.fields:
                if isinstance(field, Choice | Words):
                    continue  # none is made of chips
                grammar = row.grammar(field)
                for chip in (chip for group in grammar.offer(()) for chip in group):
                    assert said(grammar.said(chip), language)
    for part in PARTS:
        for field in part.fields:
            assert said(field.title, language)
            row = Row((), {}, {}, part)
            options = field.options if isinstance(field, Choice) else ()
            assert all(said(field.text(name), language) for name in options)
            assert said(field.told(row), language) or not isinstance(field, Worked)


@pytest.mark.parametrize(
    ("stem", "part", "number", "told"),
    [
        ("oh-hell", "game", 0, "Oh Hell · minutes: 45 · version: 1.0"),
        ("oh-hell", "players", 0, "at least: 3 · at most: 7"),
        (
            "oh-hell",
            "deal",
            0,
            "one more each time, then fewer · most cards in a hand: 7 · the rest is out of play",
        ),
        ("oh-hell", "value", 0, "cards give no points"),
        ("oh-hell", "score", 1, "points: 10 · if tricks = bid"),
        ("sheet-rounds", "score", 0, "points: points of this round"),
        ("spades", "trump", 0, "♠ always"),
        (
            "skat",
            "deal",
            0,
            "always as many · most cards in a hand: 10 · the rest is taken up · cards laid away count for the declarer",
        ),
        ("sheet-categories", "end", 0, "if two have as many, who has most of: coins and equal ones share the win"),
        (
            "sheet-categories",
            "category",
            2,
            "points: 6 if place in markers = 1 else 3 if place in markers = 2 else 0 · asked: markers"
            " · equal ones share the points",
        ),
        ("hearts", "pass", 0, "Passing cards: to the left, to the right, across and to nobody · cards passed: 3"),
        ("euchre", "trump", 0, "the turned card is offered · highest trumps: J of trump and J of the same colour"),
        ("five-hundred", "contract", 0, "♠ always · value: 40 · tricks needed: 6"),
        (
            "own",
            "deck",
            0,
            "fox: cards from 1 to: 2 · owl: cards from 1 to: 2 · owl: how often each card is there: 2"
            " · the camera learns them",
        ),
        ("own", "table", 0, "worth: 0, 5 and 9"),
        ("king", "value", 0, "♥: 1"),
    ],
)
def test_a_part_is_told_in_a_sentence(stem: str, part: str, number: int, told: str) -> None:
    assert sentence(text_of(stem), part, number) == told


def test_players_bounds_move_each_other() -> None:
    text = put(text_of("oh-hell"), "players", "at-least", 8)
    assert tomllib.loads(text)["players"] == 8
    assert tomllib.loads(put(text, "players", "at-most", 4))["players"] == 4
    assert tomllib.loads(put(text, "players", "at-least", 2))["players"] == [2, 8]
    assert field_of(row_of(text, "players"), "at-least").is_all_offered
    assert field_of(row_of('game = "x"', "players"), "at-most").read(Row((), {"players": "many"}, {}, PARTS[1])) == 4


def test_hands_that_grow_keep_their_way_when_they_grow_further() -> None:
    text = put(text_of("oh-hell"), "deal", "size", 3)
    assert tomllib.loads(text)["deal"]["hands"] == [1, 2, 3, 2, 1]
    assert len(tomllib.loads(put(text, "deal", "size", 999_999))["deal"]["hands"]) == 2 * 60 - 1
    text = put(text, "deal", "hands", "each")
    assert tomllib.loads(text)["deal"]["each"] == 3
    assert tomllib.loads(put(text, "deal", "size", 9))["deal"]["each"] == 9
    odd = change(text, {("deal", "hands"): [5, 1, 2]})
    assert "other numbers, hand by hand" in sentence(odd, "deal")
    assert field_of(row_of(odd, "deal"), "hands-listed").read(row_of(odd, "deal")) == (5, 1, 2)
    assert tomllib.loads(put(text, "deal", "hands", "listed"))["deal"]["hands"] == [3]
    assert "hands" not in tomllib.loads(put(odd, "deal", "hands", "all"))["deal"]


def test_a_number_has_the_bounds_of_files_and_may_be_none_where_it_may_be_left_out() -> None:
    text = add(text_of("sheet-rounds"), "counter", "coins")
    assert tomllib.loads(put(text, "counter", "start", 1500))["counter"][0]["start"] == 1500
    assert tomllib.loads(put(text, "rounds", "count", 2000))["rounds"]["count"] == 1000
    assert "count" not in tomllib.loads(put(text, "rounds", "count", None))["rounds"]
    melds = add(text_of("whist"), "meld", "Four kings")
    assert field_of(row_of(melds, "meld"), "meld-points").required
    assert not field_of(row_of(text, "rounds"), "count").required


def test_a_text_in_languages_is_changed_in_one() -> None:
    text = text_of("spades")
    row = row_of(text, "score")
    field = field_of(row, "say")
    changed = change(text, field.changes(row, "Nullspiel", "de"))
    assert tomllib.loads(changed)["score"][0]["say"] == {"en": "nil kept", "de": "Nullspiel", "pl": "zero utrzymane"}
    row = row_of(change(text, {("game",): "Mine"}), "game")
    assert field_of(row, "game").changes(row, "Ours", "de") == {("game",): "Ours"}
    assert text_in({"de": "Blatt"}, "en") == "Blatt"
    assert text_in([3], "en") == ""


def test_a_formula_that_is_emptied_goes_or_is_nought() -> None:
    text = text_of("oh-hell")
    assert "when" not in tomllib.loads(put(text, "score", "when", "", 1))["score"][1]
    assert tomllib.loads(put(text, "score", "points", "", 1))["score"][1]["points"] == "0"
    assert tomllib.loads(put(text, "score", "points", "15", 1))["score"][1]["points"] == 15


def test_more_parts_are_added_by_a_name() -> None:
    text = change(text_of("sheet-rounds"), {("example",): None})
    for part, say in (("counter", "Honey jars"), ("category", "Tulips"), ("ask", "3 bees"), ("score", "Fence")):
        text = add(text, part, say)
    raw = tomllib.loads(text)
    assert raw["counter"] == [{"name": "Honey_jars", "touch": True}]
    assert raw["category"] == [{"say": "Tulips", "ask": ["Tulips"], "points": "Tulips"}]
    assert raw["ask"][-1] == {"name": "x3_bees", "say": "3 bees"}
    assert [line["points"] for line in raw["score"]] == ["made", "x3_bees", 1]
    assert read_description(text.encode()).counters[0].name == "Honey_jars"
    words = words_for(row_of(text, "category"))
    assert words[:4] == ("Honey_jars", "made", "x3_bees", "Tulips")
    assert "tricks" not in words
    assert "place.Tulips" in words
    assert "most.Tulips" in words_for(row_of(text, "end"))
    melds = add(text_of("whist"), "meld", "Four kings")
    assert read_description(melds.encode()).melds[0].name == "Four kings"
    assert "melds" in words_for(row_of(melds, "score"))


@pytest.mark.parametrize(("say", "word"), [("bid", "bid_2"), ("made", "made_2"), ("!?", "x"), ("Äpfel", "Äpfel")])
def test_a_new_word_is_no_other_things_word(say: str, word: str) -> None:
    assert new_word(tomllib.loads(text_of("sheet-rounds")), say) == word


def test_entries_are_listed() -> None:
    text = put(text_of("sheet-rounds"), "rounds", "prompts", ["Draft.", "Plant."])
    assert "steps of a round: Draft. and Plant." in sentence(text, "rounds")
    assert "prompts" not in tomllib.loads(put(text, "rounds", "prompts", []))["rounds"]
    row = row_of(change(text, {("category", 0): {"say": "x", "ask": "roses", "points": "roses"}}), "category")
    assert field_of(row, "asked").read(row) == ("roses",)
    assert "roses" in words_for(row)


def test_what_only_the_file_can_say_is_kept_and_shown() -> None:
    assert in_english(row_of(text_of("skat"), "example").unknown[-1]) == "points = a list"
    assert sentence("players = 4\nteams = [[0, 1], [2, 3]]", "players").endswith("as the file has it: a list")
    assert not [row for row in read_rows("score = [3]") if row.part.name == "score"]
    assert read_rows('game = "x"\ndeal = 3\n')[-1].unknown == ("deal = 3",)
    assert not any(row.unknown for stem in shipped() for row in read_rows(text_of(stem)) if row.part.name != "example")


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


@pytest.mark.parametrize(("card", "shown"), [("QS", "Q♠"), ("hearts", "♥"), ("A", "A"), ("TC", "10♣"), ("Fox", "Fox")])
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


def test_what_a_word_of_ones_own_and_a_counter_come_to_is_shown() -> None:
    text = change(text_of("spades"), {("names", "over"): "tricks - 6"})
    words, rows = preview(read_description(text.encode()), ("names",), "over")
    assert (words, rows[1][:3]) == (["tricks"], ["", "−6", "−5"])
    counted = next(number for number, line in enumerate(tomllib.loads(text)["score"]) if "count" in line)
    words, rows = preview(read_description(text.encode()), ("score", counted), "bags")
    assert "bags" in words
