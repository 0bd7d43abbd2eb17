"""Forms of actions and options: what is read, what is refused, and that writing undoes reading."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from companion.engine.fields import (
    SEAT,
    TRUTH,
    ActionForms,
    AnyField,
    integer,
    listed,
    named,
    one_of,
    read_fields,
)
from companion.errors import BadInputError, BadRecordError

steady = settings(deadline=None, derandomize=True)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@dataclass(frozen=True, slots=True)
class Lay:
    card: Card
    seat: Annotated[int | None, SEAT] = None
    turned: bool | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    pass


FORMS = ActionForms[Lay | Stop]({"lay": Lay, "stop": Stop})


@steady
@given(st.sampled_from(DECK), st.none() | st.integers(0, 3), st.none() | st.booleans())
def test_what_is_written_is_read_back(card: Card, seat: int | None, turned: bool | None) -> None:
    action = Lay(card, seat, turned)
    written = FORMS.write(action)
    assert FORMS.read(written) == action
    assert ("seat" in written) is (seat is not None), "what was left out stays out"


@steady
@given(
    st.dictionaries(
        st.sampled_from(["do", "card", "seat", "turned", "x"]), json_values | st.sampled_from(["lay", "7S"])
    )
)
def test_anything_else_is_refused_in_one_line(raw: dict[str, Any]) -> None:
    said = refusal(raw)
    if said is None:
        action = FORMS.read(raw)
        assert FORMS.read(FORMS.write(action)) == action
    else:
        assert 0 < len(said) < 300
        assert "\n" not in said


def refusal(raw: dict[str, Any]) -> str | None:
    try:
        FORMS.read(raw)
    except BadInputError as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        pytest.param({}, "the action has no 'do': write one of lay, stop", id="no do"),
        pytest.param({"do": "run"}, "'run' is no action of this game", id="unknown action"),
        pytest.param({"do": "stop", "now": 1}, "'stop' knows no 'now': leave it out", id="unknown key"),
        pytest.param({"do": "lay"}, "'lay' needs 'card'", id="missing value"),
        pytest.param({"do": "lay", "card": "7S", "seat": None}, "'lay': seat: None is no seat", id="null"),
        pytest.param(
            {"do": "lay", "card": "7S", "seat": 1.0}, "1.0 is no seat: write a whole number from 0 to 5", id="1.0"
        ),
        pytest.param(
            {"do": "lay", "card": "7S", "turned": 1}, "'lay': turned: 1 must be true or false", id="1 is not true"
        ),
        pytest.param({"do": "lay", "card": ["7S"]}, "'lay': card: a list is no card", id="list as card"),
    ],
)
def test_what_is_wrong_is_named(raw: dict[str, object], words: str) -> None:
    with pytest.raises(BadRecordError) as caught:
        FORMS.read(raw)
    assert words in str(caught.value)


@steady
@given(st.integers(-5, 5), st.integers(0, 10), st.integers(-20, 20))
def test_a_whole_number_within_its_bounds(least: int, width: int, value: int) -> None:
    field = integer(least, least + width, "number")
    if least <= value <= least + width:
        assert field.read(value) == value
    else:
        with pytest.raises(BadRecordError, match=f"from {least} to {least + width}"):
            field.read(value)


def test_options_are_named_when_wrong() -> None:
    forms: dict[str, AnyField] = {"goal": integer(1, 99, "goal"), "deck": one_of("old", "new")}
    assert read_fields("option", {"goal": 7, "deck": "new"}, forms) == {"goal": 7, "deck": "new"}
    assert read_fields("option", {}, forms) == {}
    with pytest.raises(BadRecordError, match="'gaol' is no option: known are goal, deck"):
        read_fields("option", {"gaol": 7}, forms)
    with pytest.raises(BadRecordError, match="option 'deck': 'worn' must be one of 'old', 'new'"):
        read_fields("option", {"deck": "worn"}, forms)


@dataclass(frozen=True, slots=True)
class Turn:
    card: Card
    places: tuple[int, ...] = ()


def test_each_field_of_an_action_must_say_how_it_is_written() -> None:
    with pytest.raises(AssertionError, match="each field of Turn must say how it is written"):
        ActionForms({"turn": Turn})


@steady
@given(st.sampled_from(DECK), st.sampled_from(["{0}", " {0} ", "\t{0}\n"]), st.booleans(), st.booleans())
def test_cards_as_people_write_them(card: Card, around: str, sign: bool, lower: bool) -> None:
    rank = "10" if card.name[0] == "T" else card.name[0]
    written = around.format(rank + (card.suit.symbol if sign else card.name[1]))
    assert parse_card(written.lower() if lower else written) is card


class Area(StrEnum):
    HAND = "hand"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Move:
    from_: Area


def test_a_key_that_python_keeps_for_itself_is_written_as_records_do() -> None:
    forms = ActionForms({"move": Move})
    assert forms.read({"do": "move", "from": "deck"}) == Move(Area.DECK)
    assert forms.write(Move(Area.DECK)) == {"do": "move", "from": "deck"}
    with pytest.raises(BadRecordError, match="'move': from: 'x' must be one of 'hand', 'deck'"):
        forms.read({"do": "move", "from": "x"})


def test_lists_and_objects_of_one_kind_are_read_item_by_item() -> None:
    assert listed(SEAT.read, "seats", 0, 2)([1, 0]) == (1, 0)
    assert named(TRUTH.read)({"4C": True}) == {"4C": True}


@pytest.mark.parametrize(
    ("read", "value", "message"),
    [
        (listed(SEAT.read, "seats", 1, 2), [], "a list of 0 must be a list of 1 to 2 seats"),
        (listed(SEAT.read, "seats", 2, 2), 5, "5 must be a list of 2 seats"),
        (listed(SEAT.read, "seats", 1, 2), [9], "9 is no seat"),
        (named(TRUTH.read), ["4C"], "a list must be an object"),
        (named(TRUTH.read), {"4C": 5}, "5 must be true or false"),
    ],
)
def test_other_lists_and_objects_are_refused(read: Any, value: object, message: str) -> None:
    with pytest.raises(BadRecordError, match=message):
        read(value)
