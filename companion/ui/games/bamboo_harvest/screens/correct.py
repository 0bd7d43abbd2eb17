"""CorrectScreen: what an entry of Bamboo Harvest really was, shown on the forest as it lay then."""

from companion.engine.game import known_as
from companion.games.bamboo_harvest.actions import Grid
from companion.games.bamboo_harvest.state import State
from companion.session.correction import InsertBefore, Replace
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.widgets.move_entry import MoveEntry
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen


class BambooHarvestCorrectScreen(CorrectScreen):
    """Every touch that makes a whole move shows what it would change."""

    def panel_for(self, action: object, before: object) -> MoveEntry:
        """Returns the forest before the entry, with all that can be done there."""
        number, names, make = int(self.number), names_of(self.host.table.playing), self._make()
        draft = Draft(cards=action.cards) if isinstance(action, Grid) and not self.inserting else RESTING
        state = known_as(State, before)
        panel = MoveEntry(state, names, draft)
        panel.size_hint = tuple(self._scroll.size_hint)
        panel.bind(on_action=lambda _, meant: self.choose(make(number, meant), entry_text(meant, state, names)))
        return panel

    def _make(self) -> type[InsertBefore] | type[Replace]:
        return InsertBefore if self.inserting else Replace
