"""The error tree: what is whose kind, and one line each."""

import pytest

from companion import errors
from companion.engine.fields import SHOWN_CHARACTERS, quote
from companion.engine.replay import ImpossibleEntryError
from companion.errors import (
    BadCardError,
    BadInputError,
    BadRecordError,
    CompanionError,
    DeviceError,
    ImpossibleActionError,
    why_refused,
)
from companion.phrases import phrase
from companion.translations import in_english


@pytest.mark.parametrize(
    ("kind", "parent"),
    [
        (BadInputError, CompanionError),
        (BadCardError, BadInputError),
        (BadRecordError, BadInputError),
        (ImpossibleActionError, BadInputError),
        (ImpossibleEntryError, ImpossibleActionError),
        (DeviceError, CompanionError),
    ],
)
def test_the_tree(kind: type[CompanionError], parent: type[CompanionError]) -> None:
    assert issubclass(kind, parent)


def test_the_drawn_tree_names_every_error() -> None:
    own = {
        name
        for name, value in vars(errors).items()
        if isinstance(value, type) and value.__module__ == "companion.errors"
    }
    assert own
    assert all(name in (errors.__doc__ or "") for name in own)


def test_an_impossible_action_says_why_by_which_rule_and_where() -> None:
    cause = ImpossibleActionError("7♠ was already played", "MY-10.1")
    placed = ImpossibleEntryError(14, cause)
    assert str(placed) == "action 14: 7♠ was already played (MY-10.1)"
    assert (placed.index, placed.rule) == (14, "MY-10.1")


def test_an_impossible_action_may_say_why_in_a_phrase() -> None:
    placed = ImpossibleEntryError(14, ImpossibleActionError(phrase("impossible.take"), "bid.kind"))
    assert str(placed) == "action 14: impossible.take (bid.kind)"
    assert in_english(placed.message) == "action 14: it is taken or passed: a bid has no number (bid.kind)"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError(2, "No such file or directory", "a.json"), "No such file or directory"),
        (OSError("it reads back otherwise"), "it reads back otherwise"),
        (ValueError("embedded null byte"), "embedded null byte"),
        (MemoryError(), "MemoryError"),
    ],
)
def test_why_the_system_refused_something(error: Exception, why: str) -> None:
    assert why_refused(error) == why


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        pytest.param("7S", "'7S'", id="text"),
        pytest.param(None, "None", id="nothing"),
        pytest.param([1] * 1000, "a list", id="list"),
        pytest.param({"a": 1}, "an object", id="object"),
        pytest.param("x" * 1000, "'" + "x" * (SHOWN_CHARACTERS - 1) + "…", id="long text is cut"),
        pytest.param("a\nb", "'a\\nb'", id="a line break stays on one line"),
        pytest.param("\u202e\ud800", "'\\u202e\\ud800'", id="what cannot be shown is spelt"),
    ],
)
def test_how_a_message_quotes_the_input(value: object, shown: str) -> None:
    assert quote(value) == shown
