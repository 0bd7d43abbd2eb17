"""PicturesKeptSign: stands at the top of every screen for as long as pictures of the table are kept."""

from typing import TYPE_CHECKING, Any

from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

if TYPE_CHECKING:  # the first screen needs no camera
    from companion.app.camera_controller import CameraController
    from companion.app.camera_requests import CameraRequests

load("widgets/pictures_kept_sign")


class PicturesKeptSign(FitLabel):
    """It is invisible while no pictures are kept."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._requests: CameraRequests | None = None

    def watch(self, camera: "CameraController | None") -> None:
        """Watches the camera of the table; called when a screen is built, as colours and words may be others."""
        requests = camera.requests if camera else None
        if requests is not None and requests is not self._requests:
            type(requests).keeping.listen(requests, self._show)
            type(requests).kept.listen(requests, self._show)
            type(requests).trouble.listen(requests, self._show)
        self._requests = requests
        self._show()

    def _show(self, *_: object) -> None:
        requests = self._requests
        self.text = ""
        if requests is not None and requests.keeping:
            trouble = requests.trouble
            self.text = (
                SAY("ui.camera.kept-trouble", why=trouble) if trouble else SAY("ui.camera.kept", count=requests.kept)
            )
        self.height = THEME.mm(6) if self.text else 0
        self.opacity = 1 if self.text else 0
        self.color = THEME.colour("acting")
