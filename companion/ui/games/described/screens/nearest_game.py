"""NearestGameScreen: which game a new one is nearest to; a table's own games are changed themselves."""

from typing import Any, Final

from companion.app.controllers import Controllers
from companion.errors import CompanionError
from companion.games.described.description import Description
from companion.journal.described_games import FoundGame
from companion.ui.games.described.own_games import Draft, begin_draft, find_drafts
from companion.ui.games.described.screens.more_games import ROW_MM, MoreGamesScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

LIKELY: Final = ("whist", "hearts", "spades", "oh-hell", "sheet-rounds", "sheet-categories", "euchre", "skat")
"""The shipped games that new ones are most often near to, each of another kind."""


class NearestGameScreen(MoreGamesScreen):
    """A touch begins the new game; drafts that are kept come first."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self._drafts: tuple[Draft, ...] = ()
        super().__init__(controllers, title=SAY("ui.new.nearest"), **properties)
        for button in self.ids.foot.children[:2]:
            self.ids.foot.remove_widget(button)
        folder = controllers.folder
        controllers.access.write(lambda: find_drafts(folder), self._show_drafts)

    def take(self, found: FoundGame) -> None:
        folder, language = self.controllers.folder, SAY("code")
        self.controllers.access.write(lambda: begin_draft(found, folder, language), self._begin)

    @staticmethod
    def place_of(found: FoundGame) -> int:
        """Returns where a game stands in the list: after the table's own ones those that are likely."""
        likely = LIKELY.index(found.stem) if found.stem in LIKELY else len(LIKELY)
        return 1 + likely if found.is_shipped else 0

    @staticmethod
    def about(found: FoundGame, description: Description) -> str:
        """Returns who can play a game; of one of the table's own, that a touch changes it."""
        return MoreGamesScreen.about(found, description) if found.is_shipped else SAY("ui.new.change")

    def _begin(self, draft: Draft | CompanionError) -> None:
        if isinstance(draft, CompanionError):
            self._say(SAY.error(draft, ()))
        else:
            self.controllers.navigation.go("new-game", draft=draft)

    def _show_drafts(self, drafts: tuple[Draft, ...] | CompanionError) -> None:
        if not isinstance(drafts, CompanionError):
            self._drafts = drafts
            self._draw()

    def _offer_more(self) -> None:
        rows = self.ids.rows
        for draft in self._drafts:
            text = SAY("ui.new.go-on", name=draft.name(SAY("code")))
            button = TextButton(text=text, bold=True, high_mm=5, size_hint_y=None, height=THEME.room(ROW_MM))
            button.bind(on_release=lambda _, draft=draft: self._begin(draft))
            rows.add_widget(button, index=len(rows.children))
