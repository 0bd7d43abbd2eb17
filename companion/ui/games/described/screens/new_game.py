"""NewGameScreen: a game is described by touch, its parts as sentences; it is tried, checked, and saved."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.toml_editing import change
from companion.engine.toml_lines import Changes
from companion.errors import CompanionError
from companion.exports.folder import find_folder, save_files
from companion.games.described.edited_fields import Number, PaddedField, Worked
from companion.games.described.edited_parts import PARTS, EditedPart
from companion.games.described.edited_rows import Row, part_at
from companion.games.described.faults import Fault, name_of
from companion.games.described.points_preview import Preview, preview
from companion.games.described.telling import describe
from companion.journal.described_games import SUFFIX, options_of
from companion.simulation.players.tried_games import try_once
from companion.ui.games.described.account import account_of_game
from companion.ui.games.described.field_rows import changes_of, field_row
from companion.ui.games.described.own_games import (
    Draft,
    Editing,
    PartKey,
    discard_draft,
    doubts,
    keep_draft,
    key_of,
    read_draft,
    save_draft,
)
from companion.ui.games.described.widgets.edit_rows import FieldRow, PartButton
from companion.ui.games.described.widgets.formula_pad import FormulaPad, said
from companion.ui.layouts import load
from companion.ui.saving_line import saved_text, show_saving
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("games/described/screens/new_game")

LONGEST: Final = 40
"""The most letters of a name that is typed."""
LONGEST_SENTENCE: Final = 90
"""So many letters of what a part says stand among the others."""

Page: TypeAlias = tuple[str, tuple[Any, ...]]
"""What draws a page, and what of."""


def _more_of(part: EditedPart) -> str:
    return SAY("ui.new.add", part=SAY(f"edit.{part.name}"))


class NewGameScreen(KeyboardScreen):
    """Pages lie over each other: the parts, one part, a pad of chips, the check, a hand that was tried, the end."""

    title = StringProperty("")
    message = StringProperty("")

    def __init__(self, controllers: Controllers, draft: Draft, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.body = self.ids.body.__self__
        self._list = self.ids.list.__self__
        self._editing = Editing(draft)
        self._pages: list[Page] = [("parts", ())]
        self._shown = self._pages[-1]
        self._scrolled: dict[Page, float] = {}
        self._pad: FormulaPad | None = None
        self._draw()

    def take_over(self, before: Screen) -> None:
        assert isinstance(before, NewGameScreen)
        self._editing, self._pages = before._editing, before._pages
        self._draw()
        if before._pad and self._pad:
            self._pad.chips = before._pad.chips
        super().take_over(before)

    def go_back(self) -> None:
        """Leads from a page to the one below it, and from the last one back; what is made or typed is taken then."""
        keyboard = self.children[0]
        if isinstance(keyboard, Keyboard):
            keyboard.dispatch("on_done", keyboard.text)
            return
        if len(self._pages) == 1:
            super().go_back()
            return
        pad, (_, given) = self._pad, self._pages.pop()
        row = self._editing.row(given[0]) if pad else None
        if pad and row and pad.chips != list(pad.grammar.read(given[1].read(row))):
            self.change(changes_of(given[1], row, pad))
        else:
            self._draw()

    def change(self, changes: Changes) -> None:
        self._editing.change(changes)
        self._keep()

    def undo(self) -> None:
        """Takes the last change back."""
        self._editing.undo()
        self._keep()

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        self._editing.redo()
        self._keep()

    def ask(self, about: str, text: str, then: Callable[[str], object]) -> None:
        keyboard = Keyboard(about=about, text=text, longest=LONGEST, is_sentence=True)
        self.ask_text(
            keyboard,
            lambda typed: then(typed) if typed not in ("", text) else None,
            lambda screen: screen.ask(about, text, lambda typed: (then(typed), screen._draw())),
        )

    def open_pad(self, row: Row, field: PaddedField) -> None:
        self._open("pad", key_of(row), field)

    def _keep(self) -> None:
        draft, folder = self._editing.draft, self.controllers.folder
        self.controllers.access.write(lambda: keep_draft(draft, folder), self._say_trouble)
        self._draw()

    def _open(self, page: str, *given: Any) -> None:
        self._pages.append((page, given))
        self._draw()

    def _draw(self) -> None:
        """Shows the page that lies on top."""
        self._scrolled[self._shown] = self._list.scroll_y
        self._shown = name, given = self._pages[-1]
        self._pad, self._visit, self.message = None, object(), ""
        self._foot_size = SharedFontSize()
        for box in (self.ids.foot, self.ids.rows, self.ids.page):
            box.clear_widgets()
        self.ids.page.add_widget(self._list)
        self.ids.rows.cols = 2 if THEME.wide and not THEME.large and name in ("parts", "trial") else 1
        self._list.scroll_y = self._scrolled.get(self._shown, 1.0)
        drawn: dict[str, Callable[..., None]] = {
            "parts": self._show_parts,
            "part": self._show_part,
            "pad": self._show_pad,
            "check": self._show_check,
            "trial": self._show_trial,
            "saved": self._show_saved,
        }
        drawn[name](*given)

    def _show_parts(self) -> None:
        editing, titles, words = self._editing, SharedFontSize(), SharedFontSize()
        self.title = " · ".join(filter(None, (editing.draft.name(SAY("code")), editing.draft.version)))
        for row in editing.rows:
            if row.part.within:
                continue
            told = " · ".join(map(said, row.told(SAY("code")))) or SAY("ui.new.in-the-file")
            button = PartButton(
                text=told if len(told) <= LONGEST_SENTENCE else f"{told[:LONGEST_SENTENCE].rstrip()}…",
                title=said(row.titled(SAY("code"))),
            )
            button.title_size, button.shared_font_size = titles, words
            button.bind(on_release=lambda _, row=row: self._open("part", key_of(row)))
            self.ids.rows.add_widget(button)
        self._end_line()
        for part in PARTS:
            if part.add and not part.within and part.name != "example" and part.is_for(editing.raw):
                self._add_row(_more_of(part), partial(self._add_part, part))
        self._end_line()
        if editing.has_past:
            self._add_row(SAY("ui.new.discard"), self._discard)
        count = len(editing.faults)
        self._offer_undo()
        self._add_foot("try", lambda: self._open("trial", 1)).disabled = bool(count)
        self._add_foot("check" if count else "right", lambda: self._open("check"), count=count)
        self._add_foot("save", self._save, weight="first_button").disabled = bool(count)

    def _offer_parts(self, title: str, row: Row) -> FieldRow:
        """Returns a row with the parts listed on a part's page, each to open, and what can be added there."""
        offered, within = FieldRow(title=title), [one for one in self._editing.rows if one.part in row.parts]
        opened = [(said(one.title(SAY("code"))), partial(self._open, "part", key_of(one))) for one in within]
        added = [(_more_of(part), partial(self._add_part, part)) for part in row.parts]
        offered.offer([*opened, *added])
        return offered

    def _add_part(self, part: EditedPart) -> None:
        """Asks what a new counter, line or category is called, and opens it."""

        def add(say: str) -> None:
            assert part.add
            before = {key_of(row) for row in self._editing.rows}
            self._editing.change(part.add(self._editing.raw, say))
            keys = [key_of(row) for row in self._editing.rows]
            shown = [key for key in keys if key not in before] or [key for key in keys if key[0] == part.name]
            if len(shown) == 1 and self._pages[-1] != (page := ("part", tuple(shown))):
                self._pages.append(page)
            self._keep()

        self.ask(SAY("ui.new.name-of", part=SAY(f"edit.{part.name}")), "", add)

    def _discard(self) -> None:
        """Asks for a second touch, and with it keeps the draft no longer."""
        if not self.message:
            self.message = SAY("ui.new.discard-again")
            return
        draft, folder = self._editing.draft, self.controllers.folder
        self.controllers.access.write(lambda: discard_draft(draft, folder), self._say_trouble)
        self.leave_screen()

    def _show_part(self, key: PartKey) -> None:
        row = self._editing.row(key)
        if row is None:  # it was removed, or taken back
            self._pages.pop()
            self._draw()
            return
        self.title = said(row.title(SAY("code")))
        for fault in self._editing.faults:
            if part_at(self._editing.rows, fault.key) == row:
                self._add_text(said(fault.what), "acting")
        for field in row.fields:
            self.ids.rows.add_widget(field_row(row, field, self))
        if row.parts:
            titled = SAY(f"edit.{row.part.name}-parts")
            above = sum(one not in row.part.fields[1:] for one in row.fields)
            self.ids.rows.add_widget(self._offer_parts(titled, row), index=len(self.ids.rows.children) - above)
        if row.part.name in ("names", "table"):
            self._add_row(SAY("ui.new.more"), partial(self._add_part, row.part))
        if row.unknown:
            self._add_text("\n".join((SAY("ui.new.in-the-file"), *map(said, row.unknown))), "soft_ink")
        self._offer_undo()
        if row.part.add:
            self._add_foot("remove", lambda: self.change({row.place: None}))
        self._add_foot("done", self.go_back, weight="first_button")

    def _show_pad(self, key: PartKey, field: PaddedField) -> None:
        row = self._editing.row(key)
        assert row
        part = "" if THEME.large else f"{said(row.title(SAY('code')))}: "  # a second line would leave no room for chips
        self.title = part + said(field.title)
        grammar, is_formula = row.grammar(field), isinstance(field, Worked)
        none = said(field.told(Row(row.place, {}, row.whole, row.part))) if is_formula and not field.label else ""
        none = str(field.read(row) or "") if isinstance(field, Number) else none
        self._pad = FormulaPad(grammar, nothing=none, has_table=is_formula)
        self._pad.chips = grammar.read(field.read(row))
        self._pad.bind(on_change=lambda pad: self._preview(pad, row, field))
        self.ids.page.clear_widgets()
        self.ids.page.add_widget(self._pad)
        self._preview(self._pad, row, field)
        self._add_foot("done", self.go_back, weight="first_button")

    def _preview(self, pad: FormulaPad, row: Row, field: PaddedField) -> None:
        """Shows what comes of the formula as it is now; the table stays until there is another."""
        text, chips = self._editing.draft.text, pad.chips[:]

        def look() -> tuple[tuple[Fault, ...], Preview | None]:
            if chips != pad.chips:  # another chip was touched meanwhile
                return (), None
            description, faults = read_draft(change(text, changes_of(field, row, pad)))
            return faults, preview(description, row.place, field.written) if description and pad.has_table else None

        def show(found: tuple[tuple[Fault, ...], Preview | None] | CompanionError) -> None:
            if isinstance(found, CompanionError) or pad is not self._pad or chips != pad.chips:
                return
            faults, table = found
            place = (*row.place, *filter(None, (field.inside, field.written)))
            own = (said(fault.why) for fault in faults if fault.key in (name_of(row.place), name_of(place)))
            pad.hint = next(own, "")
            if table:
                pad.show(*table)

        pad.hint = pad.unfinished
        if not pad.hint:
            self.controllers.access.write(look, show, kind="exports")

    def _show_check(self) -> None:
        self.title = SAY("ui.new.check-title" if self._editing.faults else "ui.new.meaning")
        for fault in self._editing.faults:
            self._add_problem(fault)
        description = self._editing.description
        if description:
            self.controllers.access.write(lambda: doubts(description), partial(self._show_doubts, self._visit))
            self._add_text("\n".join(said(one) for one in describe(description)), "ink")
        self._add_foot("done", self.go_back, weight="first_button")

    def _show_doubts(self, visit: object, found: tuple[Fault, ...] | CompanionError) -> None:
        """Shows what is doubtful, unless another page was shown since that visit."""
        if isinstance(found, CompanionError) or visit is not self._visit:
            return
        self.message = "" if found else SAY("ui.new.no-warnings")
        self.title = SAY("ui.new.check-title") if found else self.title
        for doubt in found:
            self._add_problem(doubt)

    def _add_problem(self, fault: Fault) -> None:
        """Shows what is wrong, or doubtful; a touch opens the part."""
        row = part_at(self._editing.rows, fault.key)
        title = said(row.titled(SAY("code"))) if row else fault.key
        button = PartButton(text=said(fault.what), title=title, weight="warning")
        if row:
            button.bind(on_release=lambda _: self._open("part", key_of(row)))
        self.ids.rows.add_widget(button, index=len(self.ids.rows.children))

    def _show_trial(self, seed: int) -> None:
        self.title = SAY("ui.new.try-title")
        assert self._editing.description
        accounts, columns = list(account_of_game(try_once(self._editing.description, seed))), self.ids.rows.cols
        for place, (title, lines) in enumerate(accounts):
            beside = accounts[place - place % columns :][:columns]
            missing = max(len(others) for _, others in beside) - len(lines)  # accounts side by side begin at one height
            self._add_text("\n".join((title, *(f"    {line}" for line in lines), *[""] * missing)), "ink")
        self._add_foot("another", lambda: self._turn(seed + 1))
        self._offer_play(partial(self._save, plays=True))

    def _turn(self, seed: int) -> None:
        self._pages[-1] = ("trial", (seed,))
        self._draw()

    def _offer_undo(self) -> None:
        self._add_foot("undo", self.undo).disabled = not self._editing.has_past
        if self._editing.has_undone:
            self._add_foot("redo", self.redo)

    def _offer_play(self, play: Callable[[], object]) -> None:
        if self.controllers.kiosk is None:  # at a kiosk groups play, and what the event offers
            self._add_foot("play", play, weight="first_button")

    def _save(self, *, plays: bool = False) -> None:
        draft, folder, language = self._editing.draft, self.controllers.folder, SAY("code")

        def saved(result: Draft | CompanionError) -> None:
            if isinstance(result, CompanionError):
                self._say_trouble(result)
                return
            self._editing.take(result)
            self._play() if plays else self._open("saved")

        self.controllers.access.write(lambda: save_draft(draft, folder, language), saved)

    def _play(self) -> None:
        assert self._editing.description
        self.controllers.table.agreed = options_of(self._editing.description)
        self.controllers.navigation.go("seats")

    def _show_saved(self) -> None:
        self.title = SAY("ui.new.saved")
        draft = self._editing.draft
        name, file = draft.name(SAY("code")), f"{draft.stem}{SUFFIX}"
        self._add_text(SAY("ui.new.saved-as", name=name, version=draft.version, file=file), "ink")
        self._add_foot("stick", self._save_to_stick)
        self._offer_play(self._play)

    def _save_to_stick(self) -> None:
        draft = self._editing.draft
        files = {f"{draft.stem}{SUFFIX}": draft.text.encode()}

        def written(result: Path | CompanionError) -> None:
            self._say_trouble(result)
            if isinstance(result, Path):
                self._say(saved_text("ui.new.written", result))

        self.controllers.access.save(
            lambda on_progress: save_files(files, find_folder(), on_progress), written, show_saving(self._say)
        )

    def _end_line(self) -> None:
        """Fills a line, so that what follows stands where it stood however many parts there are."""
        if len(self.ids.rows.children) % self.ids.rows.cols:
            self.ids.rows.add_widget(Widget(size_hint_y=None, height=0))

    def _add_row(self, text: str, answer: Callable[[], object]) -> None:
        button = TextButton(text=text, weight="quiet_button", high_mm=4.2, size_hint_y=None, height=THEME.room(11))
        button.bind(on_release=lambda _: answer())
        self.ids.rows.add_widget(button)

    def _add_text(self, text: str, colour: str) -> None:
        self.ids.rows.add_widget(FlowText(text=text, high_mm=4.2, color=THEME.colour(colour)))

    def _add_foot(self, name: str, answer: Callable[[], object], weight: str = "button", **words: int) -> TextButton:
        button = TextButton(text=SAY(f"ui.new.{name}", **words), weight=weight, high_mm=4.2, bold=True)
        button.shared_font_size = self._foot_size
        button.bind(on_release=lambda _: answer())
        self.ids.foot.add_widget(button)
        return button

    def _say(self, text: str) -> None:
        self.message = text

    def _say_trouble(self, result: object) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY.error(result, ()))
