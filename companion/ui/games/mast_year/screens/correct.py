"""CorrectScreen: what an entry of Mast Year really was; counts are corrected in the panel in which they are entered."""

from companion.engine.game import require_type
from companion.games.mast_year.actions import Count, Tally
from companion.games.mast_year.state import State
from companion.session.correction import Replace
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.screens.correct import CorrectScreen


class CorrectCountScreen(CorrectScreen):
    """Shows a count as it was counted; every touch shows what it would change."""

    def panel_for(self, action: object, before: object) -> TallyPanel | None:
        """Returns the panel of a hand's counts, None for any other entry."""
        if self.inserting or not isinstance(action, Tally | Count):
            return None
        number, panel = int(self.number), TallyPanel()
        panel.correct(action, require_type(State, before), lambda counted: self.choose(Replace(number, counted), ""))
        return panel
