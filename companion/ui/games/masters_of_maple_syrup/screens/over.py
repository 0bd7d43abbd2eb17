"""OverScreen of Masters of Maple Syrup: bonuses are entered card by card (MM-3.2)."""

from companion.games.masters_of_maple_syrup.state import State
from companion.ui.presenter import Rematch
from companion.ui.screens.over import OverScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOverScreen(OverScreen):
    """The values of the catalogue stand until somebody enters a bonus."""

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        super()._offer(rematches)
        ways = self.ids.ways
        comes_first = not self.controllers.table.playing.state_as(State).are_bonuses_told
        if comes_first:
            for button in ways.children:
                button.weight, button.bold = "button", False
        weight = "first_button" if comes_first else "button"
        button = TextButton(text=SAY("ui.over.bonuses"), high_mm=4.2, weight=weight, bold=comes_first)
        button.bind(on_release=lambda _: self.controllers.navigation.go("tally"))
        ways.add_widget(button, index=len(ways.children))
