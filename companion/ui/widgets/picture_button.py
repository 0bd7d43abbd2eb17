"""PictureButton: a button with a picture before its words, such as the one that begins a game."""

from kivy.properties import NumericProperty, StringProperty

from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton

load("widgets/picture_button")


class PictureButton(TextButton):
    """`picture` is the path of a small icon, coloured as the words are; it is `side` pixels wide."""

    picture = StringProperty("")
    side = NumericProperty(0)
