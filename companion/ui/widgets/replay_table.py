"""ReplayTable: base of the widgets that show the table of a game at one step of a replay; touches pass through."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.games import load_from, screens_of


class ReplayTable(BoxLayout):
    """A game's own, which its GameScreens names. A replay and the attract screen show it, whatever is on the table.

    So its texts are those of its own game, not of the one on the table.
    """

    tells_scores = True
    """Whether it says what everybody has scored."""
    beside: Widget | None = None
    """What everybody has, to be laid beside the table, as high as it is; None where it lies on the table."""

    def show(self, state: object, names: tuple[str, ...]) -> None:
        """Shows the table of a game in `state`; `names` are its players', seat 0 first."""
        raise NotImplementedError

    def on_touch_down(self, touch: Any) -> bool:
        """Leaves every touch to what lies around it."""
        return False


def replay_table_of(game: str) -> ReplayTable | None:
    """Returns the table of `game`, if it has one of its own."""
    place = screens_of(game).replay_table
    if place is None:
        return None
    table: ReplayTable = load_from(place)()
    return table
