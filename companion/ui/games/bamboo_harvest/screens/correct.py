"""CorrectScreen: what an entry of Bamboo Harvest really was, shown on the forest as it lay then."""

from companion.engine.game import require_type
from companion.games.bamboo_harvest.actions import Action, Grid, LayDeeds, Start
from companion.games.bamboo_harvest.state import State
from companion.session.correction import InsertBefore, Replace
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft
from companion.ui.games.bamboo_harvest.entered_cards import cards_of
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.widgets.move_entry import MoveEntry
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen
from companion.ui.texts import SAY


class BambooHarvestCorrectScreen(CorrectScreen):
    """Each touch that completes a move shows what it would change."""

    kept = (*CorrectScreen.kept, "_touched", "_meant")
    _touched: Draft | None = None
    _meant: Action | None = None
    """What was touched of a move, and the action that it has become."""

    def panel_for(self, action: object, before: object) -> MoveEntry:
        """Returns the forest before the entry, with all that can be done there."""
        number, names, make = int(self.number), names_of(self.controllers.table.playing), self._make()
        laid = Draft(cards=action.cards) if isinstance(action, Grid) and not self.inserting else RESTING
        state = require_type(State, before)
        entered = action if isinstance(action, Start | LayDeeds) and cards_of(action) and not self.inserting else None
        panel = MoveEntry(state, names, self._touched or laid, entered)
        if self._meant:
            panel.take(self._meant)

        def mean(_: object, meant: Action) -> None:
            self._meant = meant
            self.choose(make(number, meant), entry_text(meant, state, names))

        panel.bind(on_action=mean)
        panel.bind(on_draft=lambda _, touched: self._touch(touched))
        panel.bind(task=self._help)
        self._help(panel, panel.task)
        return panel

    def reconsider(self) -> None:
        """Drops the move, too."""
        self._touched = self._meant = None
        super().reconsider()

    def _touch(self, touched: Draft) -> None:
        self.reconsider()
        self._touched = touched

    def _help(self, _: MoveEntry, task: str) -> None:
        self.help = f"{task}\n{SAY('ui.correct.help')}" if task else ""

    def _make(self) -> type[InsertBefore] | type[Replace]:
        return InsertBefore if self.inserting else Replace
