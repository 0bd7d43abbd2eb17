"""FirstStart: what is asked once: where the display is, told by two pictures, and the language."""

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton

load("widgets/first_start")


class DisplayButton(TextButton):
    """A table on which a display lies, or `stands`, above its words."""

    stands = BooleanProperty(False)


class FirstStart(BoxLayout):
    """The pictures are put into `displays`, a button for each language into `languages`."""
