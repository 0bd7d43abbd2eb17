"""Formatter: fills the gaps of messages, as Project Fluent does."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType

from companion.translations.entries import Entries
from companion.translations.inflected import Argument, Inflected


class Formatter:
    """Writes the messages of `entries` by the rules of their language."""

    def __init__(self, language: str, entries: Entries) -> None:
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._entries = entries

    def format(self, name: str, arguments: Mapping[str, Argument]) -> Inflected:
        """Returns the message `name` and its forms, with their gaps filled."""
        if not self._bundle.has_message(name):
            self._bundle.add_resource(self._entries.find_all(name))
        message = self._bundle.get_message(name)
        filled = {gap: _to_fluent(argument) for gap, argument in arguments.items()}
        assert message.value is not None, name
        forms = {form: self._write(pattern, filled) for form, pattern in message.attributes.items()}
        return Inflected(self._write(message.value, filled), forms)

    def _write(self, pattern: Pattern, filled: dict[str, str | FluentType]) -> str:
        written, _ = self._bundle.format_pattern(pattern, filled)
        return str(written)


class _Text(FluentType):
    """A text with its forms."""

    def __init__(self, inflected: Inflected) -> None:
        self.inflected = inflected

    def format(self, locale: Locale) -> str:
        return self.inflected.text


def _to_fluent(argument: Argument) -> str | FluentType:
    if isinstance(argument, Inflected):
        return _Text(argument)
    return FluentInt(argument, useGrouping=False) if isinstance(argument, int) else argument


def _plain(value: object) -> str:
    return value.inflected.text if isinstance(value, _Text) else str(value)


def _form(value: object, name: str) -> str:
    """Returns a form of `value` by its name, or `value` as it is where it has no such form."""
    return value.inflected.forms.get(name, value.inflected.text) if isinstance(value, _Text) else _plain(value)


def _left(value: object, width: int, most: int | None = None) -> str:
    """Returns `value`, cut after `most` letters, left-aligned in a column."""
    return _plain(value)[:most].ljust(width)


def _right(value: object, width: int) -> str:
    """Returns `value` right-aligned in a column."""
    return _plain(value).rjust(width)


def _letter(value: object) -> str:
    """Returns the letter of a number: A for 1."""
    return chr(ord("A") + int(str(value)) - 1)


def _sentence(value: object) -> str:
    """Returns `value` as a sentence begins."""
    text = _plain(value)
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "FORM": _form,
    "LEFT": _left,
    "LETTER": _letter,
    "RIGHT": _right,
    "SENTENCE": _sentence,
}
"""What Fluent files may call beside Fluent's own functions: FORM($suit, "plural"), LEFT($name, width: 8, most: 8)."""
