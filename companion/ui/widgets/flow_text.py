"""FlowText: a paragraph as wide as it may be and as high as it must be; it is read, not touched."""

from kivy.properties import NumericProperty
from kivy.uix.label import Label

from companion.ui.layouts import load

load("widgets/flow_text")


class FlowText(Label):
    """A paragraph; its markup may stress words. `high_mm` is how high its letters are."""

    high_mm = NumericProperty(3.6)
