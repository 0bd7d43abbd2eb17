"""SettingsScreen: how this table wants its companion; every touch counts at once, and another touch undoes it."""

from collections.abc import Callable
from typing import Any

from companion.app.controllers import Controllers
from companion.cards import ALPHABETS
from companion.errors import DeviceError
from companion.journal.settings import MAINS_HZ, ROTATIONS, SCREENS, Settings
from companion.translations import language_name, languages
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import LARGE_PERCENT, THEME
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.setting_row import SettingRow
from hardware.sound.loudspeaker import PLAYER, VOICE, find_program

load("screens/settings")

TEXT_STEP = 25
ROW_MM, HIGH_ROW_MM = 11.0, 23.0
"""How high the line is in which the size of text is set, whatever it is set to; on a high screen it is two lines."""
DECIDED_BY_EVENT = "assist"
SWITCHES = ("quick_help", "assist", "left_handed", "high_contrast", "four_colours", "sound", "announcements")
WIDEST_PERCENT = 125
"""With larger text the settings stand in one column."""


class SettingsScreen(Screen):
    """Shows `host.settings.current`; after each change the screen is built again."""

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.fill()

    def fill(self) -> None:
        """Shows every setting as it is now."""
        settings: Settings = self.host.settings.current
        rows = self.ids.rows
        rows.clear_widgets()
        rows.cols = 2 if THEME.wide and settings.text_percent <= WIDEST_PERCENT else 1
        self._show_text_size(settings)
        self._add("language", language_name(settings.language), self.next_language)
        for name in (name for name in SWITCHES if name != DECIDED_BY_EVENT or self.host.kiosk is None):
            on = getattr(settings, name)
            self._row(name).offer_switch(SAY("settings.on" if on else "settings.off"), self._switch(name), is_on=on)
        screen = SAY("settings.as-it-is") if settings.screen == SCREENS[0] else settings.screen.replace("x", " × ")
        if self.host.kiosk is None or self.host.kiosk.host.is_in:
            self._add("screen", screen, self.next_screen)
            self._add("rotation", SAY("settings.degrees", count=settings.rotation), self.next_rotation)
        if self.host.camera:
            self._add("alphabet", SAY(f"settings.{settings.alphabet}"), self.next_alphabet)
            self._add("mains_hz", SAY("settings.hertz", count=settings.mains_hz), self.next_mains)
        self.ids.notes.clear_widgets()
        for note in notes(settings):
            self.ids.notes.add_widget(FlowText(text=note, high_mm=3.2, color=THEME.colour("soft_ink")))

    def _show_text_size(self, settings: Settings) -> None:
        """Shows the size of letters above all else, where it stays while it is changed."""
        self.ids.text.clear_widgets()
        percent = SAY("settings.percent", count=settings.text_percent)
        row = SettingRow(text=SAY("setting.text-percent"), is_fixed=True)
        row.height = THEME.mm(ROW_MM if THEME.wide else HIGH_ROW_MM)
        row.offer(["−", percent, "+"], [self.smaller, self.larger, self.larger])
        self.ids.text.add_widget(row)

    def set(self, name: str, value: object) -> None:
        """Sets one thing."""
        self.host.settings.change(name, value)

    def next_language(self) -> None:
        """Speaks the next language."""
        known = languages()
        self.set("language", known[(known.index(self.host.settings.current.language) + 1) % len(known)])

    def smaller(self) -> None:
        """Makes text smaller."""
        self.set("text_percent", max(100, self.host.settings.current.text_percent - TEXT_STEP))

    def larger(self) -> None:
        """Makes text larger."""
        self.set("text_percent", min(200, self.host.settings.current.text_percent + TEXT_STEP))

    def next_screen(self) -> None:
        """Takes the next size of screen."""
        self.set("screen", SCREENS[(SCREENS.index(self.host.settings.current.screen) + 1) % len(SCREENS)])

    def next_rotation(self) -> None:
        """Turns the picture on by a quarter."""
        self.set("rotation", ROTATIONS[(ROTATIONS.index(self.host.settings.current.rotation) + 1) % len(ROTATIONS)])

    def next_alphabet(self) -> None:
        """Reads a deck with other letters."""
        self.set("alphabet", ALPHABETS[(ALPHABETS.index(self.host.settings.current.alphabet) + 1) % len(ALPHABETS)])

    def next_mains(self) -> None:
        """Takes the other mains frequency."""
        self.set("mains_hz", MAINS_HZ[(MAINS_HZ.index(self.host.settings.current.mains_hz) + 1) % len(MAINS_HZ)])

    def _switch(self, name: str) -> Any:
        return lambda: self._turn_setting(name, on=not getattr(self.host.settings.current, name))

    def _turn_setting(self, name: str, *, on: bool) -> None:
        """Turns a setting on or off; what it needs and is not there is said at once."""
        self.set(name, on)
        missing = missing_programs(Settings().changed(name, on))
        if missing:
            self.host.notices.trouble = missing[0]

    def _add(self, name: str, text: str, answer: Callable[[], object]) -> None:
        self._row(name).offer([text], [answer])

    def _row(self, name: str) -> SettingRow:
        row = SettingRow(text=SAY(f"setting.{name.replace('_', '-')}"))
        self.ids.rows.add_widget(row)
        return row


def notes(settings: Settings) -> list[str]:
    """Returns what must be known about what is set: silence in the pass, a program that is not there."""
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
