"""CorrectScreen of Lunar: counts are corrected in the panel in which they are entered."""

from kivy.uix.widget import Widget

from companion.engine.game import require_type
from companion.games.lunar.actions import Tally, TrackPoints
from companion.games.lunar.state import State
from companion.session.correction import Replace
from companion.ui.games.lunar.counts import action_of, ask_tally, ask_track
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen
from companion.ui.widgets.numbers_panel import NumbersPanel, Values


class LunarCorrectScreen(CorrectScreen):
    """Shows numbers as they were entered; every touch shows what it would change."""

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns the numbers of the track or of a counted round, None for an entry that is one of several choices."""
        names, state = names_of(self.controllers.table.playing), require_type(State, before)
        match action:
            case TrackPoints(points):
                asked = ask_track(state, names, points)
            case Tally():
                asked = ask_tally(state, names, action)
            case _:
                return None
        panel = NumbersPanel()
        panel.ask(asked)
        panel.fbind("on_change", self._changed)
        return panel

    def _changed(self, _: object, values: Values) -> None:
        self.choose(Replace(int(self.number), action_of(values)), "")
