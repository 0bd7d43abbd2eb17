"""Keyboard: letters for a name or a sentence, as on a real keyboard or in the order of the alphabet.

A language's layout is a text of its translations, `ui.keyboard.rows`: a row a line, and after a space what follows that
row where there is room beside it, such as "QWERTZUIOP Ü". `ui.keyboard.letters` has the same keys in the order of the
alphabet.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Final

from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.app.texts import LONGEST_NAME
from companion.journal.settings import ALPHABETICAL
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import LEAST_KEY_MM, THEME
from companion.ui.widgets.name_search import find_names
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("widgets/keyboard")

SHARP_S: Final = "ß"
"""Its capital form has two letters."""
SHIFT: Final = "⇧"
MARKS: Final = ("?", "!", ",", SHIFT)
"""What a sentence needs besides letters."""
SENTENCE_ENDS: Final = (". ", "? ", "! ")
OFFERED_WIDE: Final = 6
OFFERED_HIGH: Final = 3
LINES_HIGH: Final = 2
"""How many offered names stand in a line, and how many lines there are on a high screen."""
OFFERED_MM: Final = 10.0
REMOVE: Final = "✕"
SWAP: Final = "⇄"
MOST_FOUND: Final = {True: 3, False: 2}
"""How many found names stand side by side, on a broad and on a high screen."""
KEY_EDGE_PX: Final = 1
"""How near a letter in large text may come to the edge of its key."""

ROWS_WIDE: Final = 4
COLUMNS_HIGH: Final = 7
"""The shape of an alphabetical keyboard: few long rows, or short ones where it is higher than wide."""


@dataclass(frozen=True, slots=True)
class OfferedPeople:
    """Names to pick; those who are `seated` keep their place there, unless they can be picked to change it (`swaps`).

    `remove` offers one no longer, or again.
    """

    names: tuple[str, ...] = ()
    pick: Callable[[str], object] = str
    remove: Callable[[str], object] = str
    seated: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    swaps: frozenset[str] = frozenset()

    def matching(self, text: str) -> tuple[str, ...]:
        """Returns the names that have `text` in them; all if nothing is typed, or one of them is written whole."""
        return self.names if not text or text in self.names else find_names(self.names, text)


class Key(TextButton):
    """A letter, or what else can be typed."""


@dispatches("on_done")
class Keyboard(BoxLayout):
    """Event: `on_done` with the name. A real keyboard's letters are taken as well; `hint` says when it is full."""

    text = StringProperty("")
    about = StringProperty("")
    hint = StringProperty("")
    longest = NumericProperty(LONGEST_NAME)
    """The most letters."""
    is_sentence = BooleanProperty(False)
    """Whether a sentence is written: only its first word is capitalised, unless the shift key was touched."""
    more = StringProperty("")
    """Further keys."""
    is_shifted = BooleanProperty(False)
    """Whether the shift key was touched for the next letter; it is framed then."""
    has_found = BooleanProperty(False)
    """Whether found names take the place of the heading."""
    removes = BooleanProperty(False)
    """Whether a touch on an offered name removes it."""
    _searched: Sequence[str] = ()
    _people = OfferedPeople()

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._about = self.ids.about.__self__
        self._layout, self._alphabet = SAY("ui.keyboard.rows"), SAY("ui.keyboard.letters")
        self._marks = self.more + ("".join(MARKS) if self.is_sentence else "")
        self.keys = {letter: self._key(letter) for letter in self._alphabet + self._marks}
        self._rows: tuple[str, ...] = ()
        self.bind(parent=self._listen, size=self._arrange)
        self._arrange()

    def _key(self, letter: str) -> Key:
        key = Key(text=letter, bold=True, high_mm=5)
        if THEME.large:
            key.padding = KEY_EDGE_PX
        key.bind(on_press=lambda _: self.type(letter))
        if letter == SHIFT:
            self.fbind("is_shifted", key.setter("chosen"))
        return key

    def offer(self, people: OfferedPeople) -> None:
        """Offers people, one touch each: those in whose names stands what is typed; the names keep their order."""
        self._people = people
        self._lay_people()

    def _lay_people(self) -> None:
        people, box = self._people, self.ids.offered
        box.clear_widgets()
        wide = OFFERED_WIDE if THEME.wide else OFFERED_HIGH
        names = people.matching(self.text)[: wide * (1 if THEME.wide else LINES_HIGH)]
        lines = [names[start : start + wide] for start in range(0, len(names), wide)]
        box.height = THEME.mm(OFFERED_MM) * max(len(lines), bool(people.names))
        words = SharedFontSize()
        for index, line in enumerate(lines):
            row = BoxLayout(spacing=THEME.mm(0.6))
            for name in line:
                row.add_widget(self._person(name, words))
            if not index:
                row.add_widget(self._remove_button())
            box.add_widget(row)

    def _person(self, name: str, words: SharedFontSize) -> TextButton:
        people = self._people
        if self.removes:
            button: TextButton = SwitchButton(text=name, is_on=name not in people.removed)
            button.bind(on_release=lambda _: self._remove(name))
        else:
            text = f"{SWAP} {name}" if name in people.swaps else name
            button = TextButton(text=text, weight="quiet_button", disabled=name in people.seated - people.swaps)
            button.bind(on_release=lambda _: people.pick(name))
        button.high_mm, button.shared_font_size = 4.2, words
        return button

    def _remove_button(self) -> TextButton:
        """Returns the button behind the names: then a touch removes one, or offers it again."""
        button = TextButton(text=REMOVE, means="remove", high_mm=4.2, chosen=self.removes, weight="quiet_button")
        button.size_hint_x, button.width = None, THEME.target
        button.bind(on_release=lambda _: self._turn_removing())
        return button

    def _turn_removing(self) -> None:
        self.removes = not self.removes
        self._lay_people()

    def _remove(self, name: str) -> None:
        self._people.remove(name)
        self._people = replace(self._people, removed=self._people.removed ^ {name})
        self._lay_people()

    def search(self, names: Sequence[str]) -> None:
        """From now on offers the names that contain what is typed, in the place of the heading."""
        self._searched = names
        self._offer_found()

    def _offer_found(self) -> None:
        found = find_names(self._searched, self.text)[: MOST_FOUND[THEME.wide]]
        self.has_found = bool(found)
        self._lay_found(found)
        if not found:
            self.ids.found.add_widget(self._about)

    def _lay_found(self, names: Sequence[str]) -> None:
        row, words = self.ids.found, SharedFontSize()
        row.clear_widgets()
        for name in names:
            button = TextButton(text=name, high_mm=4.2, weight="quiet_button", shared_font_size=words)
            button.bind(on_release=lambda _, name=name: self.dispatch("on_done", name))
            row.add_widget(button)

    def on_text(self, _: object, text: str) -> None:
        """Says when no more letters are taken, and offers the names that match."""
        self.hint = SAY("ui.keyboard.full", count=int(self.longest)) if len(text) >= self.longest else ""
        if self._searched:
            self._offer_found()
        if self._people.names:
            self._lay_people()

    def on_longest(self, *_: object) -> None:
        """Says so too when fewer or more letters are taken than before."""
        self.on_text(self, self.text)

    def type(self, letter: str) -> None:
        """Adds a letter: a capital at the beginning of a word or of a sentence, else a small one."""
        if letter == SHIFT:
            self.is_shifted = not self.is_shifted
        else:
            is_large = self._begins != self.is_shifted
            self._add(letter.upper() if is_large and letter != SHARP_S else letter.lower())

    def _add(self, letter: str) -> None:
        self.is_shifted = False
        if len(self.text) < self.longest:
            self.text += letter

    @property
    def _begins(self) -> bool:
        """Whether a capital comes next."""
        ends = SENTENCE_ENDS if self.is_sentence else (" ", "-")
        return not self.text or self.text.endswith(ends)

    def erase(self) -> None:
        """Takes the last letter away."""
        self.text = self.text[:-1]

    def _arrange(self, *_: object) -> None:
        """Lays the keys in rows that have room here."""
        rows = self._fitting_rows()
        if rows == self._rows:
            return
        self._rows = rows
        for row in self.ids.letters.children:
            row.clear_widgets()
        self.ids.letters.clear_widgets()
        longest = max(map(len, rows))
        for letters in rows:
            self.ids.letters.add_widget(self._row(letters, (longest - len(letters)) / 2))

    def _row(self, letters: str, margin: float) -> BoxLayout:
        """Returns a row of keys, of which a shorter one stands in the middle: `margin` is measured in keys."""
        row = BoxLayout()
        for letter in letters:
            row.add_widget(self.keys[letter])
        if margin:
            row.add_widget(Widget(size_hint_x=margin))
            row.add_widget(Widget(size_hint_x=margin), index=len(row.children))
        return row

    def _fitting_rows(self) -> tuple[str, ...]:
        """Returns the letters of each row: of a real keyboard, if that is wanted and its keys are wide enough."""
        is_wide = self.width > self.height
        rows = wide_rows(self._layout, self._marks) if is_wide else high_rows(self._layout, self._marks)
        if THEME.settings.keyboard == ALPHABETICAL or max(map(len, rows)) * THEME.mm(LEAST_KEY_MM) > self.width:
            return alphabetical_rows(self._alphabet + self._marks, is_wide=is_wide)
        return rows

    def _listen(self, _: object, parent: Any) -> None:
        change = Window.bind if parent else Window.unbind
        change(on_textinput=self._typed, on_key_down=self._pressed)

    def _typed(self, _: object, text: str) -> None:
        if text.isprintable():
            (self._add if self.is_sentence else self.type)(text)

    def _pressed(self, _: object, key: int, *__: object) -> bool:
        if key == 8:
            self.erase()
        elif key == 13:
            self.dispatch("on_done", self.text)
        return key in (8, 13)


def wide_rows(layout: str, marks: str) -> tuple[str, ...]:
    """Returns the rows of a broad keyboard; `marks` are what a sentence needs besides, and stand at the rows' ends."""
    lines = layout.splitlines()
    return tuple(line.replace(" ", "") + marks[index :: len(lines)] for index, line in enumerate(lines))


def high_rows(layout: str, marks: str) -> tuple[str, ...]:
    """Returns the rows of a high keyboard: what would stand beside them has rows of its own, of like lengths."""
    parted = [line.partition(" ") for line in layout.splitlines()]
    rows = tuple(row for row, _, _ in parted)
    beside = "".join(others for _, _, others in parted) + marks
    count = ceil(len(beside) / max(map(len, rows)))
    return (*rows, *_rows_of(beside, ceil(len(beside) / count)))


def alphabetical_rows(letters: str, *, is_wide: bool) -> tuple[str, ...]:
    """Returns rows of letters in their order."""
    return _rows_of(letters, ceil(len(letters) / ROWS_WIDE) if is_wide else COLUMNS_HIGH)


def _rows_of(letters: str, most: int) -> tuple[str, ...]:
    return tuple(letters[start : start + most] for start in range(0, len(letters), most))
