"""SeatButton: a seat at the table, with who sits there; it can be dragged to another seat."""

from typing import Any

from companion.ui.events import dispatches
from companion.ui.widgets.text_button import TextButton


@dispatches("on_drag", "on_drop")
class SeatButton(TextButton):
    """Events: `on_drag` and `on_drop`, with the finger's place, as it moves or is lifted beside the button."""

    def on_touch_move(self, touch: Any) -> bool:
        """Tells where the finger is that has touched it."""
        if touch.grab_current is self:
            self.dispatch("on_drag", touch.pos)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Tells where the finger is lifted, if not on it: that is no touch."""
        is_dropped = touch.grab_current is self and not self.collide_point(*touch.pos)
        taken = bool(super().on_touch_up(touch))
        if is_dropped:
            self.dispatch("on_drop", touch.pos)
        return taken
