"""PlayScreen: the table during a game of Mast Year, with the panels of its phases and its ways of taking part."""

from kivy.uix.widget import Widget

from companion.games.mast_year.state import State
from companion.games.mast_year.view import asked_in
from companion.journal.standing import Standing
from companion.tricks.screen_table import Table
from companion.ui.games.mast_year.draft import MastYearDraft
from companion.ui.games.mast_year.participation import BY_CARD, TALLY
from companion.ui.games.mast_year.screens.panels import DECK, PanelContext, panel_for
from companion.ui.games.mast_year.widgets.deal_panel import DealPanel
from companion.ui.games.mast_year.widgets.eat_panel import EatPanel
from companion.ui.games.mast_year.widgets.pass_panel import PassPanel
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.texts import SAY
from companion.ui.trick_table.play import FilledPanel, PlayScreen


class MastYearPlayScreen(PlayScreen):
    """A hand can also be counted, or entered by who won each trick."""

    full_size_panels = (*PlayScreen.full_size_panels, DealPanel, PassPanel)

    def show_game(self, standing: Standing, names: tuple[str, ...]) -> None:
        """Shows what the counts of a hand ask, and with large text which game of a tournament is played."""
        super().show_game(standing, names)
        if isinstance(self._panel, TallyPanel):
            self.task = SAY("ui.tally.task")
        if self.large_table:
            state = standing.state_as(State)
            where = SAY("ui.bar.game", number=len(state.matches)) if state.options.tournament else ""
            deal = self._panel if isinstance(self._panel, DealPanel) else None
            self.large_table.where = "" if deal else where
            if deal:  # its words are scrolled, and the task of the deal is long
                deal.where = where

    def panel_for(self, table: Table, standing: Standing) -> FilledPanel:
        """Returns the panel of the phase, by the way the table takes part, and what fills it."""
        return panel_for(
            PanelContext(
                table,
                standing,
                asked_in(standing.state_as(State), self._source),
                self.controllers.participation.way,
                self._draft(standing),
                self.controllers.camera,
            )
        )

    def _draft(self, standing: Standing) -> MastYearDraft:
        return self.controllers.drafts.at(standing, MastYearDraft)

    def answer(self, meaning: object) -> None:
        """Passes on what was touched in the panel."""
        if meaning == DECK:
            self.controllers.navigation.go("scan", what=DECK)
        elif isinstance(meaning, str):
            self._draft(self.controllers.table.playing).counts = meaning == TALLY
            if meaning != self.controllers.participation.way:
                self.take_part(meaning)
            self.refresh()
        else:
            super().answer(meaning)

    def take_part(self, way: str) -> None:
        """Takes part in another way; counting lasts for this hand only; the next is entered as before."""
        playing = self.controllers.table.playing
        self._draft(playing).way = way
        hand = len(playing.state_as(State).hands)
        self.controllers.participation.take_part(
            way, (lambda standing: len(standing.state_as(State).hands) == hand) if way == TALLY else None
        )

    def _follow_after_all(self) -> None:
        """Takes part as before the hand was counted, or by every card where hands were counted from the start."""
        former = self.controllers.participation.former
        self.answer(BY_CARD if former == TALLY else former)

    def task_share(self, panel: Widget) -> float:
        """Returns the share of the screen for a long task: more beside answers about one or two stashes."""
        return panel.spares if isinstance(panel, EatPanel) else super().task_share(panel)

    def enters_cards(self) -> bool:
        """Whether every card is touched."""
        return bool(self.controllers.participation.way == BY_CARD)

    def connect(self, panel: Widget) -> None:
        """Passes on what is touched in a panel."""
        match panel:
            case DealPanel() | EatPanel() | PassPanel():
                panel.fbind("on_answer", lambda _, meaning: self.answer(meaning))
            case TallyPanel():
                panel.fbind("on_tally", lambda _, action: self.answer(action))
                panel.fbind("on_by_card", lambda _: self._follow_after_all())
            case _:
                super().connect(panel)
