"""FlowText: a paragraph as wide as it may be and as high as it must be; it is read, not touched."""

from kivy.properties import NumericProperty
from kivy.uix.label import Label

from companion.ui.layouts import load

load("widgets/flow_text")


class FlowText(Label):
    """A paragraph; `high_mm` is how high its letters are. `markup` stresses words, but never in what people typed."""

    high_mm = NumericProperty(3.6)
