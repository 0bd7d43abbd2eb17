"""Fields of a part as rows: what each says, and what a touch changes."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, TypeVar

from companion.engine.toml_lines import Changes, Place
from companion.games.described.edited_fields import Choice, Field, Listed, Number, Raw, Words, Worked, text_in
from companion.games.described.edited_rows import Row, new_word
from companion.phrases import Phrase, phrase
from companion.ui.games.described.widgets.edit_rows import FieldRow
from companion.ui.games.described.widgets.formula_pad import said
from companion.ui.texts import SAY

REMOVE: Final = "✕"
ValueT = TypeVar("ValueT")


class Editor(Protocol):
    """What a row asks for: the screen on which it is."""

    def change(self, changes: Changes) -> None:
        """Changes the description."""

    def ask(self, about: str, text: str, then: Callable[[str], object]) -> None:
        """Asks for a text on a keyboard; `then` is called with one that is not empty."""

    def open_formula(self, row: Row, field: Worked) -> None:
        """Shows a formula."""


def title_of(field: Field) -> str:
    """Returns what a field says something about."""
    title: Phrase | str = field.title if isinstance(field, Number) else phrase(f"edit.{field.name}".replace("_", "-"))
    return said(title)


def field_row(row: Row, field: Field, editor: Editor) -> FieldRow:
    """Returns the row of a field."""
    shown, place, raw = FieldRow(title=title_of(field)), row.place, row.raw

    def taking(changes: Callable[[Place, Raw, ValueT], Changes]) -> Callable[[ValueT], None]:
        return lambda value: editor.change(changes(place, raw, value))

    match field:
        case Choice():
            names, read = list(field.options), field.read(raw)
            texts = [said(field.told_option(name)) for name in names]
            shown.offer(
                texts, [partial(taking(field.changes), name) for name in names], names.index(read) if read else -1
            )
            shown.title += "" if read else f": {said(field.told(raw))}"
        case Number():
            value = field.read(raw)
            shown.title += "" if value in field.offered else f": {value}"
            shown.offer_numbers(field.offered, value, taking(field.changes), is_all=field.is_all_offered)
        case Words():
            text, language = field.read(raw, SAY("code")), SAY("code")
            kept = "" if field.name == "game" else text  # a copy needs a name of its own
            ask = partial(editor.ask, title_of(field), kept)
            shown.offer(
                [text or "…"], [partial(ask, lambda typed: editor.change(field.changes(place, raw, typed, language)))]
            )
        case Worked():
            shown.offer([said(field.told(raw))], [partial(editor.open_formula, row, field)])
        case Listed():
            put, entries = taking(field.changes), field.read(raw)
            without = [[other for other in entries if other is not one] for one in entries]
            ask = partial(editor.ask, title_of(field), "")
            add = partial(ask, lambda typed: put([*entries, new_word(row.whole, typed) if field.are_words else typed]))
            texts = [f"{REMOVE} {text_in(one, SAY('code'))}" for one in entries]
            shown.offer([*texts, SAY("ui.new.more")], [*(partial(put, others) for others in without), add])
    return shown
