"""Bundle: the messages of one language."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from fluent.syntax.ast import Message, Pattern, TextElement

from companion.translations.entries import Entries, read_entries
from companion.translations.inflected import Argument, Inflected

if TYPE_CHECKING:  # the texts of the first screen have no gaps
    from companion.translations.formatter import Formatter


class Bundle:
    """The messages that several packages have in one language; if several have the same key, the earliest counts."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self._language = language
        self._entries = Entries(
            {name: source for package in reversed(packages) for name, source in read_entries(package, language).items()}
        )

    def has(self, key: str) -> bool:
        """Tells whether `key` has a text in this language."""
        return isinstance(self._entries.find(message_id(key)), Message)

    def format(self, key: str, arguments: Mapping[str, Argument]) -> Inflected:
        """Returns the text of `key` with its gaps filled; an unfilled gap shows its name."""
        message = self._entries.find(message_id(key))
        assert isinstance(message, Message), key
        assert message.value, key
        forms = {attribute.id.name: _join(attribute.value) for attribute in message.attributes}
        if (text := _join(message.value)) is None or None in forms.values():
            return self._formatter.format(message_id(key), arguments)
        return Inflected(text, {name: form for name, form in forms.items() if form is not None})

    @cached_property
    def _formatter(self) -> "Formatter":
        from companion.translations.formatter import Formatter

        return Formatter(self._language, self._entries)


def _join(pattern: Pattern) -> str | None:
    """Returns a text without gaps; None if it has any."""
    parts = [element.value for element in pattern.elements if isinstance(element, TextElement)]
    return "".join(parts) if len(parts) == len(pattern.elements) else None


@cache
def load_bundle(language: str, packages: tuple[str, ...]) -> Bundle:
    """Returns the texts of `packages` in `language`."""
    return Bundle(language, packages)


def message_id(key: str) -> str:
    """Returns the identifier that a key has in Fluent files, where dots mean something else."""
    return key.replace(".", "-")
