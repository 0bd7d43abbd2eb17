"""Fields of a part as rows: what each says, and what a touch changes."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from companion.engine.toml_lines import Changes
from companion.games.described.edited_fields import (
    Choice,
    Listed,
    Number,
    Numbers,
    PaddedField,
    PartField,
    Words,
    Worked,
)
from companion.games.described.edited_names import new_word
from companion.games.described.edited_picks import Picked
from companion.games.described.edited_rows import Row
from companion.ui.games.described.widgets.edit_rows import OTHERS, FieldRow
from companion.ui.games.described.widgets.formula_pad import FormulaPad, said
from companion.ui.texts import SAY

REMOVE: Final = "✕"
MOST_SHOWN: Final = 9
"""So many things to pick stand in the row itself, and those that are picked."""


class Editor(Protocol):
    """What a row asks for: the screen on which it is."""

    def change(self, changes: Changes) -> None:
        """Changes the description."""

    def ask(self, about: str, text: str, then: Callable[[str], object]) -> None:
        """Asks for a text on a keyboard; `then` is called with one that is neither empty nor as it was."""

    def open_pad(self, row: Row, field: PaddedField) -> None:
        """Shows what a field says as chips."""


def field_row(row: Row, field: PartField, editor: Editor) -> FieldRow:
    """Returns the row of a field."""
    shown = FieldRow(title=said(field.title))
    match field:
        case Words():
            _offer_text(shown, row, field, editor)
        case Choice():
            read, put = field.read(row), _putting(row, field, editor)
            shown.title += "" if read else f": {said(field.told(row))}"
            chips = [(said(field.text(one)), partial(put, one)) for one in field.options]
            shown.offer(chips, _places(field.options, read))
        case _:
            _offer_padded(shown, row, field, editor)
    return shown


def changes_of(field: PaddedField, row: Row, pad: FormulaPad) -> Changes:
    """Returns what to change for what the chips of a field make."""
    value = pad.value
    if isinstance(field, Number):
        value = value[0] if value else field.read(row)
    return field.changes(row, value)


def _offer_text(shown: FieldRow, row: Row, field: Words, editor: Editor) -> None:
    text = field.read(row, SAY("code"))
    kept = "" if field.name == "game" else text  # a copy needs a name of its own

    def put(typed: str) -> None:
        editor.change(field.changes(row, typed, SAY("code")))

    shown.offer([(text.replace("_", " ") or OTHERS, partial(editor.ask, shown.title, kept, put))])


def _offer_padded(shown: FieldRow, row: Row, field: PaddedField, editor: Editor) -> None:
    pad, put = partial(editor.open_pad, row, field), _putting(row, field, editor)
    match field:
        case Number():
            value = field.read(row)
            shown.title += f": {value}" if value not in (*field.offered, None) else ""
            others = [] if field.is_all_offered else [(OTHERS, pad)]
            nothing = (
                [(SAY("edit.no-number"), partial(put, None))] if field.usual is None and not field.required else []
            )
            shown.offer(
                [*nothing, *((str(one), partial(put, one)) for one in field.offered), *others],
                _places((*[None] * len(nothing), *field.offered), value),
            )
        case Worked() | Numbers():
            formula = f"= {said(field.formula(row))}" if isinstance(field, Worked) and field.label else ""
            listed = ", ".join(map(str, field.read(row))) if isinstance(field, Numbers) else ""
            shown.offer([(formula or listed or said(field.told(row)), pad)])
        case Picked():
            options = field.options(row)
            first = [one for one in options if one in (*field.first(row, MOST_SHOWN), *field.read(row))]
            others = [(OTHERS, pad)] if len(options) > len(first) or field.by_hand else []
            chips = [(said(field.said(one, alone=field.is_one)), partial(_pick, put, field, row, one)) for one in first]
            shown.offer([*chips, *others], _places(first, *field.read(row)))
        case Listed():
            entries = field.read(row)

            def add(typed: str) -> None:
                put([*entries, new_word(row.whole, typed) if field.are_words else typed])

            without = [[other for other in entries if other is not one] for one in entries]
            texts = [f"{REMOVE} {field.entry_said(one, SAY('code'))}" for one in entries]
            gone = [(text, partial(put, others)) for text, others in zip(texts, without, strict=True)]
            shown.offer([*gone, (SAY("ui.new.more"), partial(editor.ask, shown.title, "", add))])


def _putting(row: Row, field: PaddedField | Choice, editor: Editor) -> Callable[[Any], None]:
    """Returns what gives a field another value."""
    return lambda value: editor.change(field.changes(row, value))


def _places(options: Any, *chosen: object) -> set[int]:
    """Returns where those that are chosen stand."""
    return {place for place, one in enumerate(options) if one in chosen}


def _pick(put: Callable[[Any], None], field: Picked, row: Row, option: str) -> None:
    put(field.touched(row, option))
