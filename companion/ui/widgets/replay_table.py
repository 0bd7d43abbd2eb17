"""ReplayTable: base of the widgets that show the table of a game at one step of a replay; touches pass through."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.translations import Translation
from companion.ui.games import load_from, screens_of
from companion.ui.texts import SAY


class ReplayTable(BoxLayout):
    """The table of `game`, whose GameScreens names it. A replay and the attract screen show it, also while another game
    is on the table, so it has `words`: the texts of its own game.
    """

    tells_scores = True
    """Whether it says what everybody has scored."""
    beside: Widget | None = None
    """What everybody has, to be laid beside the table, as high as it is; None where it lies on the table."""

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(**properties)
        self.words: Translation = SAY.of(game)

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
    table: ReplayTable = load_from(place)(game)
    return table
