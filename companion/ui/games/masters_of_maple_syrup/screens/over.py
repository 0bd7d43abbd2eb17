"""OverScreen of Masters of Maple Syrup: what a card is worth can still be changed (MM-3.2)."""

from companion.ui.presenter import Rematch
from companion.ui.screens.over import OverScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOverScreen(OverScreen):
    """Offers the tally, card by card, beside what every game offers."""

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        super()._offer(rematches)
        ways = self.ids.ways
        button = TextButton(text=SAY("ui.over.bonuses"), high_mm=4.2, weight="button")
        button.bind(on_release=lambda _: self.controllers.navigation.go("tally"))
        ways.add_widget(button, index=len(ways.children))
