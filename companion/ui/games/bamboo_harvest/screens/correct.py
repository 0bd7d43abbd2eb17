"""CorrectScreen: what an entry of Bamboo Harvest really was, shown on the forest as it lay then."""

from dataclasses import replace
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.engine.game import require_type
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Action, Build, Grid, LayDeeds, Place, Start, Swap
from companion.games.bamboo_harvest.deck import EDGE
from companion.games.bamboo_harvest.state import State
from companion.session.correction import InsertBefore, Replace
from companion.ui.events import dispatches
from companion.ui.games.bamboo_harvest.draft import RESTING, CellFrame, Draft, Meaning, Offer, ScanForest
from companion.ui.games.bamboo_harvest.entered_cards import cards_of, offer_entered
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.offers import offer_of
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("games/bamboo_harvest/screens/correct")


SPACED: Final = 1.01
"""The size of a cell of a scrolled forest, relative to the least target."""
STACKED_MM: Final = 11.0
"""The same in millimetres, above the choices."""


@dispatches("on_action", "on_draft")
class MoveEntry(BoxLayout):
    """Events: `on_draft` with what was touched so far; `on_action` with the action, once it is complete.

    Of an entry of several players' cards, `entered`, one card is changed.

    With large text the screen is scrolled: the forest is as high as its targets need, above the choices where the
    screen is high.
    """

    task = StringProperty("")
    """What is asked."""
    is_stacked = BooleanProperty(False)
    forest_px = NumericProperty(None, allownone=True)

    def __init__(
        self,
        state: State,
        names: tuple[str, ...],
        draft: Draft = RESTING,
        entered: Action | None = None,
        **properties: Any,
    ) -> None:
        self.is_stacked = THEME.large and not THEME.wide
        self.forest_px = (
            EDGE * (THEME.mm(STACKED_MM) if self.is_stacked else SPACED * THEME.target) if THEME.large else None
        )
        super().__init__(**properties)
        self._state, self._names, self._entered = state, names, entered
        self._draft = draft
        self.take(draft)

    def take(self, meaning: Meaning) -> None:
        """Takes in what was touched."""
        match meaning:
            case Draft():
                self._draft, offer = meaning, self._offer(meaning)
                self.task = offer.task
                self.ids.forest.show(offer.cells, offer.links)
                self.ids.choices.show(offer)
                self.dispatch("on_draft", meaning)
            case ScanForest():
                pass
            case action:
                if isinstance(action, Swap | Place | Build):
                    self._show_after(action)
                self.dispatch("on_action", action)

    def _show_after(self, action: Swap | Place | Build) -> None:
        """Shows the forest as the action leaves it; what can be touched stays."""
        before, after = forest_cells(self._state), forest_cells(GAME.apply(self._state, action))
        offer = self._offer(self._draft)
        cells = tuple(
            replace(new, mark=CellFrame.NONE if new == old else CellFrame.CHOSEN, meaning=cell_view.meaning)
            for old, new, cell_view in zip(before, after, offer.cells, strict=True)
        )
        options = tuple(replace(option, is_chosen=option.meaning == action) for option in offer.options)
        self.ids.forest.show(cells)
        self.ids.choices.show(replace(offer, options=options))

    def _offer(self, draft: Draft) -> Offer:
        if self._entered is None:
            return offer_of(self._state, draft, self._names)
        return offer_entered(self._state, self._entered, draft, self._names)


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
