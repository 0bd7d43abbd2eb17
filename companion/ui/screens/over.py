"""OverScreen: who won and by what, part by part; and the next game, one touch away."""

from typing import Any

from companion.app.controllers import Controllers
from companion.journal.standing import Standing
from companion.ui.layouts import icon, load
from companion.ui.presenter import Rematch, presenter_of
from companion.ui.reflow import move
from companion.ui.screens.result import ResultScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("screens/over")


class OverScreen(ResultScreen):
    """The end of a game; it stays until somebody chooses what comes next."""

    stop = "over"

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        if not THEME.wide or THEME.large:  # there is room beside the back button, but not below the sums
            move(self.ids.erase, self.ids.back)

    def show_game(self, standing: Standing, names: tuple[str, ...]) -> None:
        """Shows the result."""
        ending = presenter_of(standing.game.name).ending(standing, names)
        self.title, self.picture = ending.title, icon(ending.picture)
        self.explanation = " ".join(SAY.phrase(one, standing.record.players) for one in ending.reasons)
        self.rule = (ending.reasons[-1].rule or "") if ending.reasons else ""
        # without the entry, for which the letters would be small
        self.takes_back, _, _ = self.takes_back.partition("\n")
        self.ids.sums.show(ending.sums)
        self._offer(ending.rematches)

    def back(self) -> None:
        """Leaves the game as it is; it can be looked at again among the earlier ones."""
        self.controllers.table.park()

    def rematch(self, again: Rematch) -> None:
        """Plays again with the same people; the game's first screens ask what is still open."""
        standing = self.controllers.table.playing
        self.controllers.table.agreed, self.controllers.table.players = again.options, standing.record.players
        self.controllers.navigation.go("seats")

    def new_group(self) -> None:
        """Begins with other people: the names are forgotten, the variant stays; at an event the group leaves."""
        if self.controllers.kiosk:
            self.controllers.kiosk.ask_new_group()
            return
        self.controllers.table.players = ("",) * len(self.controllers.table.playing.record.players)
        self.controllers.table.close_game()

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        """Offers the games that can follow, the likely one first, and a new group."""
        ways, words = self.ids.ways, SharedFontSize()
        ways.clear_widgets()
        for place, again in enumerate(rematches):
            button = TextButton(
                text=again.text, high_mm=4.2 if place else 5, bold=not place, shared_font_size=words if place else None
            )
            button.weight = "button" if place else "first_button"
            button.bind(on_release=lambda _, meant=again: self.rematch(meant))
            ways.add_widget(button)
        group = TextButton(text=SAY("ui.over.group"), high_mm=4.2, shared_font_size=words)
        group.bind(on_release=lambda _: self.new_group())
        ways.add_widget(group)
