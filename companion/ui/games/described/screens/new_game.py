"""NewGameScreen: a game is described by touch, its parts as sentences; it is tried, checked, and saved."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.app.toml_editing import change
from companion.engine.toml_lines import Changes
from companion.errors import CompanionError
from companion.exports.folder import find_folder, save_files
from companion.games.described.edited_fields import Worked
from companion.games.described.edited_parts import PARTS, EditedPart
from companion.games.described.edited_rows import Row, additions, part_at, words_for
from companion.games.described.faults import Fault
from companion.games.described.formula_chips import chips_of, is_unfinished
from companion.games.described.formulas import Kind
from companion.games.described.points_preview import Preview, preview
from companion.games.described.telling import describe
from companion.journal.described_games import SUFFIX, options_of
from companion.phrases import phrase
from companion.simulation.players.tried_games import try_once
from companion.ui.games.described.account import account_of_game
from companion.ui.games.described.field_rows import field_row, title_of
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
from companion.ui.games.described.widgets.edit_rows import PartButton
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

Page: TypeAlias = tuple[str, tuple[Any, ...]]
"""What draws a page, and what of."""


class NewGameScreen(KeyboardScreen):
    """Pages lie over each other: the parts, one part, one formula, the check, a hand that was tried, the saved game."""

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
        """Goes on with the draft and the page as they were."""
        assert isinstance(before, NewGameScreen)
        self._editing, self._pages = before._editing, before._pages
        self._draw()
        super().take_over(before)

    def go_back(self) -> None:
        """Leads from a page to the one below it, and from the last one back; a formula is taken as it is then."""
        if not self.body.parent or len(self._pages) == 1:
            super().go_back()
            return
        pad, (_, given) = self._pad, self._pages.pop()
        row = self._editing.row(given[0]) if pad else None
        if pad and row and pad.text != given[1].read(row.raw):
            self.change(given[1].changes(row.place, row.raw, pad.text))
        else:
            self._draw()

    def change(self, changes: Changes) -> None:
        """Changes the description, and keeps it."""
        self._editing.change(changes)
        self._keep()

    def undo(self) -> None:
        """Takes the last change back."""
        self._editing.undo()
        self._keep()

    def ask(self, about: str, text: str, then: Callable[[str], object]) -> None:
        """Asks for a text; `then` is called with one that is not empty."""
        keyboard = Keyboard(about=about, text=text, longest=LONGEST, is_sentence=True)
        self.ask_text(keyboard, lambda typed: typed and then(typed), lambda screen: screen.ask(about, text, then))

    def open_formula(self, row: Row, field: Worked) -> None:
        """Shows a formula."""
        self._open("formula", key_of(row), field)

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
        self._pad, self.message = None, ""
        self._foot_size = SharedFontSize()
        for box in (self.ids.foot, self.ids.rows, self.ids.page):
            box.clear_widgets()
        self.ids.page.add_widget(self._list)
        self.ids.rows.cols = 2 if THEME.wide and not THEME.large and name in ("parts", "trial") else 1
        self._list.scroll_y = self._scrolled.get(self._shown, 1.0)
        drawn: dict[str, Callable[..., None]] = {
            "parts": self._show_parts,
            "part": self._show_part,
            "formula": self._show_formula,
            "check": self._show_check,
            "trial": self._show_trial,
            "saved": self._show_saved,
        }
        drawn[name](*given)

    def _show_parts(self) -> None:
        editing, titles, words = self._editing, SharedFontSize(), SharedFontSize()
        self.title = f"{editing.draft.name(SAY('code'))} {editing.draft.version}"
        for row in editing.rows:
            told = " · ".join(map(said, row.told(SAY("code")))) or SAY("ui.new.in-the-file")
            button = PartButton(text=told, title=said(row.title(SAY("code"))))
            button.title_size, button.shared_font_size = titles, words
            button.bind(on_release=lambda _, row=row: self._open("part", key_of(row)))
            self.ids.rows.add_widget(button)
        for part in PARTS:
            if part.many and part.name != "example" and part.when(editing.raw):
                self._add_row(SAY("ui.new.add", part=SAY(f"edit.{part.name}")), partial(self._add_part, part))
        if editing.has_past:
            self._add_row(SAY("ui.new.discard"), self._discard)
        count = len(editing.faults)
        self._add_foot("undo", self.undo).disabled = not editing.has_past
        self._add_foot("try", lambda: self._open("trial", 1)).disabled = bool(count)
        self._add_foot("check" if count else "right", lambda: self._open("check"), count=count)
        self._add_foot("save", self._save, weight="first_button").disabled = bool(count)

    def _add_part(self, part: EditedPart) -> None:
        """Asks what a new counter, line or category is called, and opens it."""

        def add(say: str) -> None:
            number = sum(row.part.name == part.name for row in self._editing.rows)
            self._pages.append(("part", ((part.name, (part.name, number)),)))
            self.change(additions(self._editing.raw, part, say))

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
                self._add_text(fault.what, "acting")
        for field in row.fields:
            self.ids.rows.add_widget(field_row(row, field, self))
        if row.unknown:
            self._add_text("\n".join((SAY("ui.new.in-the-file"), *row.unknown)), "soft_ink")
        self._add_foot("undo", self.undo).disabled = not self._editing.has_past
        if row.part.many:
            self._add_foot("remove", lambda: self.change({row.place: None}))
        self._add_foot("done", self.go_back, weight="first_button")

    def _show_formula(self, key: PartKey, field: Worked) -> None:
        row = self._editing.row(key)
        assert row
        part = "" if THEME.large else f"{said(row.title(SAY('code')))}: "  # a second line would leave no room for chips
        self.title = part + title_of(field)
        none = "" if field.required else said(phrase(f"edit.{field.name}-none"))
        self._pad = FormulaPad(chips=chips_of(field.read(row.raw)), words=words_for(row), nothing=none)
        self._pad.bind(on_change=lambda pad: self._preview(pad, row, field))
        self.ids.page.clear_widgets()
        self.ids.page.add_widget(self._pad)
        self._preview(self._pad, row, field)
        self._add_foot("done", self.go_back, weight="first_button")

    def _preview(self, pad: FormulaPad, row: Row, field: Worked) -> None:
        """Shows what comes of the formula as it is now; the table stays until there is another."""
        text, formula = self._editing.draft.text, pad.text

        def look() -> tuple[tuple[Fault, ...], Preview | None]:
            if formula != pad.text:  # another chip was touched meanwhile
                return (), None
            description, faults = read_draft(change(text, field.changes(row.place, row.raw, formula)))
            return faults, preview(description, row.place) if description else None

        def show(found: tuple[tuple[Fault, ...], Preview | None] | CompanionError) -> None:
            if isinstance(found, CompanionError) or pad is not self._pad or formula != pad.text:
                return
            faults, table = found
            own = next((fault.what for fault in faults if part_at(self._editing.rows, fault.key) == row), "")
            wanted = "must-be-yes" if field.kind is Kind.YES else "must-be-number"
            pad.hint = SAY(f"ui.new.{wanted}") if "must be" in own else own
            if table:
                pad.show(*table)

        pad.hint = SAY("ui.new.unfinished") if is_unfinished(pad.chips) else ""
        if not pad.hint:
            self.controllers.access.write(look, show, kind="exports")

    def _show_check(self) -> None:
        self.title = SAY("ui.new.check-title")
        for fault in self._editing.faults:
            self._add_problem(fault.key, fault.what)
        description = self._editing.description
        if description:
            self.controllers.access.write(lambda: doubts(description), self._show_doubts)
            self._add_text("\n".join(said(one) for one in describe(description)), "ink")
        self._add_foot("done", self.go_back, weight="first_button")

    def _show_doubts(self, found: tuple[str, ...] | CompanionError) -> None:
        if isinstance(found, CompanionError) or self._pages[-1][0] != "check":
            return
        self.message = "" if found else SAY("ui.new.no-warnings")
        for doubt in found:
            key, _, what = doubt.partition(": ")
            self._add_problem(key, what)

    def _add_problem(self, key: str, what: str) -> None:
        """Shows what is wrong, or doubtful; a touch opens the part."""
        row = part_at(self._editing.rows, key)
        button = PartButton(text=what, title=said(row.title(SAY("code"))) if row else key, weight="warning")
        if row:
            button.bind(on_release=lambda _: self._open("part", key_of(row)))
        self.ids.rows.add_widget(button, index=len(self.ids.rows.children))

    def _show_trial(self, seed: int) -> None:
        self.title = SAY("ui.new.try-title")
        assert self._editing.description
        for title, lines in account_of_game(try_once(self._editing.description, seed)):
            self._add_text("\n".join((title, *(f"    {line}" for line in lines))), "ink")
        self._add_foot("another", lambda: self._turn(seed + 1))
        self._offer_play(partial(self._save, plays=True))

    def _turn(self, seed: int) -> None:
        self._pages[-1] = ("trial", (seed,))
        self._draw()

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
