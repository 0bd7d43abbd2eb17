"""Bundle: the messages of one language, formatted by Project Fluent."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Resource

from companion.translations.inflected import Argument, Inflected
from companion.translations.languages import read_source


class Bundle:
    """The messages that several packages have in one language; the package that comes earlier says it first."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for package in packages:
            self._bundle.add_resource(_read_resource(package, language))

    def has(self, key: str) -> bool:
        """Tells whether `key` has a text in this language."""
        return self._bundle.has_message(message_id(key))

    def format(self, key: str, arguments: Mapping[str, Argument]) -> Inflected:
        """Returns the text of `key` with its gaps filled; a gap that nothing fills is shown as `{$name}`."""
        message = self._bundle.get_message(message_id(key))
        filled = {name: _to_fluent(argument) for name, argument in arguments.items()}
        assert message.value is not None, key
        forms = {name: self._write(pattern, filled) for name, pattern in message.attributes.items()}
        return Inflected(self._write(message.value, filled), forms)

    def _write(self, pattern: Pattern, filled: dict[str, str | FluentType]) -> str:
        written, _ = self._bundle.format_pattern(pattern, filled)
        return str(written)


@cache
def load_bundle(language: str, packages: tuple[str, ...]) -> Bundle:
    """Returns the texts of `packages` in `language`."""
    return Bundle(language, packages)


def message_id(key: str) -> str:
    """Returns the identifier that a key has in Fluent files, where dots mean something else."""
    return key.replace(".", "-")


@cache
def _read_resource(package: str, language: str) -> Resource:
    return FluentResource(read_source(package, language))


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
    """Returns `value` at the left of a column, cut after `most` letters."""
    return _plain(value)[:most].ljust(width)


def _right(value: object, width: int) -> str:
    """Returns `value` at the right of a column."""
    return _plain(value).rjust(width)


def _letter(value: object) -> str:
    """Returns the letter of a number: A for 1."""
    return chr(ord("A") + int(str(value)) - 1)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"FORM": _form, "LEFT": _left, "LETTER": _letter, "RIGHT": _right}
"""What Fluent files may call beside Fluent's own functions: FORM($suit, "plural"), LEFT($name, width: 8, most: 8)."""
