"""TrumpSign: the trump suit by sign and word, large enough to be read from a metre away."""

from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.engine.faces import Face
from companion.ui.card_print import print_of
from companion.ui.layouts import icon, load

load("trick_table/trump_sign")


class TrumpSign(BoxLayout):
    """Shows `trump`; it is invisible before that is known."""

    trump = ObjectProperty(None, allownone=True)
    sign = StringProperty("")
    picture = StringProperty("")
    word = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))

    def on_trump(self, _: object, trump: Face | None) -> None:
        """Takes over the suit."""
        shown = print_of(trump) if trump else None
        self.sign, self.word = (shown.lower, shown.sign) if shown else ("", "")
        self.picture = icon(shown.picture) if shown and shown.picture else ""
        self.ink = shown.ink if shown else (0, 0, 0, 1)
