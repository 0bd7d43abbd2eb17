"""NumberRow: a number with its words, one more and one less at a touch, within its bounds."""

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("widgets/number_row")


class NumberRow(BoxLayout):
    """`value` changes by touches only between `least` and `most`. Rows share `words_size`, a SharedFontSize."""

    words = StringProperty("")
    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(99)
    unknown = StringProperty("")
    """The text shown for `least`, if any."""
    words_size = ObjectProperty(None, allownone=True)

    def change(self, by: int) -> None:
        """Counts one more or less."""
        self.value = max(self.least, min(self.most, int(self.value) + by))
