"""PinScreen: the host's PIN; at the very first start it is set here, twice."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.app.kiosk.pin import LONGEST, SHORTEST, PinAnswer
from companion.errors import BadInputError
from companion.journal.disk_errors import describe_disk_error
from companion.phrases import phrase
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("kiosk/pin")

KEYS: Final = "123456789⌫0"


class PinScreen(Screen):
    """Shows a dot for each digit; what was typed is forgotten after each try."""

    kept = ("_typed", "_first", "dots", "message")
    message = StringProperty("")
    dots = StringProperty("")
    may_go = BooleanProperty(True)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._kiosk = controllers.own_kiosk
        self._host = controllers.own_kiosk.host
        self._typed, self._first = "", ""
        for key in KEYS:
            button = TextButton(text=key, bold=True, high_mm=6)
            button.bind(on_press=lambda _, key=key: self.type(key))
            self.ids.digits.add_widget(button)
        done = TextButton(text="✓", bold=True, high_mm=6, weight="first_button")
        done.bind(on_release=lambda _: self.take())
        self.ids.digits.add_widget(done)
        self._begin()

    def type(self, key: str) -> None:
        """Takes a digit, or takes one back."""
        self._typed = (self._typed[:-1] if key == "⌫" else self._typed + key)[:LONGEST]
        self.dots = "●" * len(self._typed)

    def take(self) -> None:
        """Tries what was typed, or sets it once it was typed twice."""
        typed, self._typed, self.dots = self._typed, "", ""
        if not self._host.may_set:
            self._host.try_pin(typed, self._tried)
        elif not self._first:
            self._take_first(typed)
        else:
            self._take_second(typed)

    def forgotten(self) -> None:
        """Looks for the recovery file on a stick."""
        self._host.recover(lambda found: self._begin() if found else self._say(SAY("kiosk.pin.no-file")))

    def back(self) -> None:
        """Leads back to the table, to the attract screen, or, with the PIN as it was, to the host's."""
        if self.may_go:
            self._host.keep_pin()
            self.controllers.navigation.go("back")

    def _begin(self) -> None:
        self._first = ""
        self.may_go = self._kiosk.home != "pin"
        self.message = SAY("kiosk.pin.enter")
        if self._host.may_set:
            self.message = SAY("kiosk.pin.set", least=SHORTEST, most=LONGEST)

    def _take_first(self, typed: str) -> None:
        try:
            self._host.check_pin(typed)
        except BadInputError as error:
            self._say(SAY.error(error, ()))
        else:
            self._first = typed
            self._say(SAY("kiosk.pin.again"))

    def _take_second(self, typed: str) -> None:
        if typed != self._first:
            self._begin()
            self._say(SAY("kiosk.pin.differs"))
        else:
            self._set(typed)

    def _set(self, pin: str) -> None:
        try:
            self._host.set_pin(pin)
        except OSError as error:
            self._begin()
            self._say(SAY.phrase(phrase("kiosk.pin.not-set", None, why=describe_disk_error(error)), ()))
        else:
            self.controllers.navigation.go("host")

    def _tried(self, answer: PinAnswer) -> None:
        if answer.is_accepted:
            self.controllers.navigation.go("host")
        elif answer.is_unreadable:
            self._say(SAY("kiosk.pin.unreadable"))
        elif answer.is_locked:
            self._say(SAY("kiosk.pin.locked"))
        elif answer.wait_s:
            self._say(SAY("kiosk.pin.wait", count=answer.wait_s))
        else:
            self._say(SAY("kiosk.pin.wrong"))

    def _say(self, text: str) -> None:
        self.message = text
