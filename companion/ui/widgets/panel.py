"""Panel: a box on a ground of its own, in which something is shown or asked."""

from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("widgets/panel")


class Panel(BoxLayout):
    """A box with rounded corners in the colour of panels."""
