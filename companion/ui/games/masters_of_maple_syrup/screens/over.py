"""OverScreen of Masters of Maple Syrup: bonuses can still be entered, card by card (MM-3.2)."""

from companion.ui.presenter import Rematch
from companion.ui.screens.over import OverScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOverScreen(OverScreen):
    """The values of the catalogue stand until somebody enters a bonus."""

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        super()._offer(rematches)
        button = TextButton(text=SAY("ui.over.bonuses"), high_mm=4.2, weight="button")
        button.bind(on_release=lambda _: self.controllers.navigation.go("tally"))
        self.ids.ways.add_widget(button, index=len(self.ids.ways.children))
