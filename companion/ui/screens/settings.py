"""SettingsScreen: how this table wants its companion; every touch counts at once, and another touch undoes it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.app.controllers import Controllers
from companion.cards import ALPHABETS
from companion.errors import DeviceError
from companion.journal.settings import DISPLAYS, KEYBOARDS, MAINS_HZ, ROTATIONS, SCREENS, Settings
from companion.translations import language_name, languages
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import LARGE_PERCENT, THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton
from hardware.sound.loudspeaker import PLAYER, VOICE, find_program

load("screens/settings")

Value = TypeVar("Value")
TEXT_STEP = 25
ROW_MM, HIGH_ROW_MM = 11.0, 23.0
"""The fixed height of the row that sets the text size; on a high screen it has two lines."""
DECIDED_BY_EVENT = "assist"
SWITCHES = ("quick_help", "assist", "left_handed", "high_contrast", "four_colours", "sound", "announcements")
WIDEST_PERCENT = 125
"""With larger text the settings stand in one column."""

SHORT_CHOICE: Final = 8
"""The most letters, of all texts together, that always fit beside the name of the setting."""


class SettingRow(BoxLayout):
    """The name of a setting, and beside it the values that can be touched."""

    text = StringProperty("")
    is_fixed = BooleanProperty(False)
    """Whether it looks the same at any size of text."""
    has_line_of_its_own = BooleanProperty(False)
    """Whether the choices stand below the name of the setting."""

    def offer(self, texts: Sequence[str], answers: Sequence[Callable[[], object]]) -> None:
        """Shows a button for each text, the longest the widest."""
        buttons = [TextButton(text=text, size_hint_x=1 if len(text) > 1 else 0.6) for text in texts]
        self._put(buttons, answers)

    def offer_switch(self, text: str, answer: Callable[[], object], *, is_on: bool) -> None:
        """Shows the setting as a switch; `text` says in a word whether it is on."""
        self._put([SwitchButton(text=text, is_on=is_on)], [answer])

    def offer_choice(self, texts: Sequence[str], answers: Sequence[Callable[[], object]], chosen: int) -> None:
        """Shows a button for each text; what is set is at the place `chosen`."""
        is_long = sum(map(len, texts)) > SHORT_CHOICE
        self.has_line_of_its_own = is_long and (THEME.large or not THEME.wide)
        self._put([ChoiceButton(text=text, chosen=index == chosen) for index, text in enumerate(texts)], answers)

    def _put(self, buttons: Sequence[TextButton], answers: Sequence[Callable[[], object]]) -> None:
        offered, words = self.ids.offered, SharedFontSize()
        offered.clear_widgets()
        for button, answer in zip(buttons, answers, strict=True):
            button.high_mm, button.shared_font_size = 3.6, words
            button.bind(on_release=lambda _, answer=answer: answer())
            offered.add_widget(button)


class SettingsScreen(Screen):
    """Shows `controllers.settings.current`; after each change the screen is built again."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.fill()

    def fill(self) -> None:
        """Shows every setting as it is now."""
        settings: Settings = self.controllers.settings.current
        for grid in (self.ids.common, self.ids.rows, self.ids.devices, self.ids.notes):
            grid.clear_widgets()
        self.ids.rows.cols = 2 if THEME.wide and settings.text_percent <= WIDEST_PERCENT else 1
        self._show_text_size(settings)
        kiosk = self.controllers.kiosk
        spoken = languages() if kiosk is None or kiosk.host.is_in else kiosk.languages
        if settings.language in spoken and len(spoken) > 1:
            self._add_choice(self.ids.common, "language", spoken, language_name)
        self._add_choice(self.ids.common, "keyboard", KEYBOARDS, lambda order: SAY(f"settings.{order}"))
        for name in (name for name in SWITCHES if name != DECIDED_BY_EVENT or kiosk is None):
            on = getattr(settings, name)
            self._row(self.ids.rows, name).offer_switch(
                SAY("settings.on" if on else "settings.off"), self._switch(name), is_on=on
            )
        if kiosk is None or kiosk.host.is_in:
            self._add_choice(self.ids.devices, "display", DISPLAYS, lambda display: SAY(f"settings.{display}"))
            self._add_choice(self.ids.devices, "screen", SCREENS, _screen_text)
            self._add_choice(
                self.ids.devices, "rotation", ROTATIONS, lambda degrees: SAY("settings.degrees", count=degrees)
            )
            if self.controllers.cameras.use:
                camera = SAY("settings.choose-camera")
                self._row(self.ids.devices, "camera").offer(
                    [camera], [lambda: self.controllers.navigation.go("cameras")]
                )
            if self.controllers.camera:
                self._add_camera_choices()
        for note in notes(settings):
            self.ids.notes.add_widget(FlowText(text=note, high_mm=3.2, color=THEME.colour("soft_ink")))

    def _add_camera_choices(self) -> None:
        """Adds what the camera must know of its deck and of the lamps."""
        alphabets, devices = tuple(ALPHABETS), self.ids.devices
        self._add_choice(devices, "alphabet", alphabets, lambda alphabet: SAY(f"settings.{alphabet}"))
        self._add_choice(devices, "mains_hz", MAINS_HZ, lambda hertz: SAY("settings.hertz", count=hertz))

    def _show_text_size(self, settings: Settings) -> None:
        """Shows the text size above all else, so that it stays in place while it is changed."""
        percent = SAY("settings.percent", count=settings.text_percent)
        row = SettingRow(text=SAY("setting.text-percent"), is_fixed=True)
        row.height = THEME.mm(ROW_MM if THEME.wide else HIGH_ROW_MM)
        row.offer(["−", percent, "+"], [self.smaller, self.larger, self.larger])
        self.ids.common.add_widget(row)

    def set(self, name: str, value: object) -> None:
        """Sets one thing."""
        self.controllers.settings.change(name, value)

    def smaller(self) -> None:
        """Makes text smaller."""
        self.set("text_percent", max(100, self.controllers.settings.current.text_percent - TEXT_STEP))

    def larger(self) -> None:
        """Makes text larger."""
        self.set("text_percent", min(200, self.controllers.settings.current.text_percent + TEXT_STEP))

    def _switch(self, name: str) -> Any:
        return lambda: self._turn_setting(name, on=not getattr(self.controllers.settings.current, name))

    def _turn_setting(self, name: str, *, on: bool) -> None:
        """Turns a setting on or off; says at once what it needs and is not there."""
        self.set(name, on)
        missing = missing_programs(Settings().changed(name, on))
        if missing:
            self.controllers.notices.trouble = missing[0]

    def _add_choice(
        self, grid: GridLayout, name: str, values: Sequence[Value], text_of: Callable[[Value], str]
    ) -> None:
        """Adds a setting that has one of several values; `text_of` returns what stands for a value."""
        answers = [partial(self.set, name, value) for value in values]
        current = getattr(self.controllers.settings.current, name)
        chosen = values.index(current) if current in values else 0
        self._row(grid, name).offer_choice([text_of(value) for value in values], answers, chosen)

    def _row(self, grid: GridLayout, name: str) -> SettingRow:
        row = SettingRow(text=SAY(f"setting.{name.replace('_', '-')}"))
        grid.add_widget(row)
        return row


def _screen_text(screen: str) -> str:
    return SAY("settings.as-it-is") if screen == SCREENS[0] else screen.replace("x", " × ")


def notes(settings: Settings) -> list[str]:
    """Returns notes on the settings: silence in the pass, a missing program."""
    silent = [SAY("settings.pass-is-silent")] if settings.announcements else []
    bounded = [SAY("settings.cards-grow-less")] if settings.text_percent >= LARGE_PERCENT else []
    return [*bounded, *silent, *missing_programs(settings), SAY("settings.at-next-start")]


def missing_programs(settings: Settings) -> list[str]:
    """Returns what cannot be heard although it is on, as a program for it is not there."""
    found: list[str] = []
    for on, program, key in ((settings.announcements, VOICE, "no-voice"), (settings.sound, PLAYER, "no-chime")):
        if on:
            try:
                find_program(program)
            except DeviceError:
                found.append(SAY(f"settings.{key}", program=program))
    return found
