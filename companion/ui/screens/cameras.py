"""CamerasScreen: which camera is looked through: what is connected, by name, each with its picture."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from companion.app.controllers import Controllers
from companion.errors import CompanionError
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton
from vision.frames import Picture

if TYPE_CHECKING:
    from hardware.sources.camera_kind import ConnectedCamera
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty, StringProperty

load("screens/cameras")

NONE_MM: Final = 11.0


class CameraButton(TextButton):
    """A camera to choose: what it sees, its name, and its state; `chosen` where the camera is in use."""

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


class CamerasScreen(Screen):
    """A camera is looked through from the touch on. The one in use is not opened again: its newest picture is shown."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._cameras = controllers.cameras
        self.look()

    def look(self) -> None:
        """Looks for what is connected."""
        self.ids.rows.clear_widgets()
        self.ids.message.text = SAY("ui.cameras.looking")
        self._cameras.find(self._show_all)

    def choose(self, source: str) -> None:
        """Looks through a camera from now on; what it sees is shown. Through none, leads back."""
        self._cameras.choose(source)
        self.controllers.navigation.go("camera" if source else "back")

    def _show_all(self, found: "tuple[ConnectedCamera, ...] | CompanionError") -> None:
        if isinstance(found, CompanionError):
            self.ids.message.text = SAY.error(found, ())
            return
        self.ids.message.text = "" if found else SAY("ui.cameras.none")
        names = SharedFontSize()
        if self._cameras.in_use:
            button = TextButton(text=SAY("ui.cameras.no-camera"), high_mm=4.6, shared_font_size=names)
            button.size_hint_y, button.height = None, THEME.room(NONE_MM)
            button.bind(on_release=lambda _: self.choose(""))
            self.ids.rows.add_widget(button)
        for camera in found:
            is_used = camera.source == self._cameras.in_use
            button = CameraButton(name=camera.name, chosen=is_used, high_mm=4.6, shared_font_size=names)
            button.say(SAY("ui.cameras.in-use" if is_used else "ui.cameras.looking"))
            button.bind(on_release=lambda _, source=camera.source: self.choose(source))
            self.ids.rows.add_widget(button)
            if not is_used:
                self._cameras.see(camera.source, partial(self._show_picture, button))
            elif self.controllers.camera and self.controllers.camera.picture is not None:
                button.show(self.controllers.camera.picture)

    def _show_picture(self, button: CameraButton, seen: Picture | CompanionError) -> None:
        if isinstance(seen, CompanionError):
            button.say(SAY("ui.cameras.no-picture"))
        else:
            button.say("")
            button.show(seen)
