"""ClosingLine: says at the screen's lower edge how soon it closes, as nobody has touched it for long."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("kiosk/closing_line")


class ClosingLine(BoxLayout):
    """KioskOverlay takes it away at any touch; one on the line touches nothing of what it covers."""

    text = StringProperty("")
