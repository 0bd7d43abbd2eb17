"""RefusingButton: a button that tells of a touch although it is disabled, so that a screen can say why it is."""

from typing import Any

from kivy.uix.behaviors import ButtonBehavior

from companion.ui.events import dispatches


@dispatches("on_refuse")
class RefusingButton(ButtonBehavior):
    """Event: `on_refuse`, where it is touched although it is disabled."""

    def on_touch_down(self, touch: Any) -> bool:
        """Tells of a touch that Kivy would not tell of."""
        if self.disabled and self.collide_point(*touch.pos):
            self.dispatch("on_refuse")
            return True
        return bool(super().on_touch_down(touch))
