"""FitImage: a picture, as large as its box allows."""

from kivy.uix.image import Image

from companion.ui.layouts import load

load("widgets/fit_image")


class FitImage(Image):
    """An image that keeps its shape, and is drawn in the middle of its box."""
