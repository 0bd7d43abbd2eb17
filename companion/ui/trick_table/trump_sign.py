"""TrumpSign: the trump suit by sign and word, large enough to be read from a metre away."""

from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import icon, load
from companion.ui.trick_table.ports import TrumpView

load("trick_table/trump_sign")


class TrumpSign(BoxLayout):
    """Shows `trump`; it is invisible before that is known."""

    trump = ObjectProperty(None, allownone=True)
    sign = StringProperty("")
    picture = StringProperty("")
    word = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))

    def on_trump(self, _: object, trump: TrumpView | None) -> None:
        """Takes over the suit."""
        self.sign = trump.sign if trump else ""
        self.picture = icon(trump.picture) if trump and trump.picture else ""
        self.word = trump.word if trump else ""
        self.ink = trump.ink if trump else (0, 0, 0, 1)
