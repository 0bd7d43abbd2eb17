"""CameraButton: a camera to choose: what it sees, its name, and how it is."""

from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty, StringProperty

from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton
from vision.frames import Picture

load("widgets/camera_button")


class CameraButton(TextButton):
    """`chosen`: it is in use."""

    name = StringProperty("")
    side = NumericProperty(0)
    """How broad its picture is, in pixels."""

    def say(self, state: str) -> None:
        """Says below its name how it is."""
        self.text = f"{self.name}\n{state}".rstrip()

    def show(self, picture: Picture) -> None:
        """Shows what it sees."""
        height, width = picture.shape[:2]
        texture = Texture.create(size=(width, height), colorfmt="bgr")
        texture.flip_vertical()
        texture.blit_buffer(picture.tobytes(), colorfmt="bgr", bufferfmt="ubyte")
        self.ids.picture.texture = texture
