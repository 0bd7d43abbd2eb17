"""KeepingSign: stands at the top of every screen for as long as pictures of the table are kept."""

from typing import Any

from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("widgets/keeping_sign")


class KeepingSign(FitLabel):
    """Nothing is seen of it while nothing is kept."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._inspector: Any = None

    def attend(self, lookout: Any) -> None:
        """Watches the camera of the table; called when a screen is built, as colours and words may be others."""
        inspector = lookout.inspector if lookout else None
        if inspector is not None and inspector is not self._inspector:
            for name in ("keeping", "kept", "trouble"):
                inspector.fbind(name, self._show)
        self._inspector = inspector
        self._show()

    def _show(self, *_: object) -> None:
        inspector = self._inspector
        self.text = ""
        if inspector is not None and inspector.keeping:
            trouble = inspector.trouble
            self.text = (
                SAY("ui.camera.kept-trouble", why=trouble) if trouble else SAY("ui.camera.kept", count=inspector.kept)
            )
        self.height = THEME.mm(6) if self.text else 0
        self.opacity = 1 if self.text else 0
        self.color = THEME.colour("acting")
