"""OptionsScreen of Masters of Maple Syrup: what every game's screen offers, and the catalogue of the cards."""

from typing import Any

from companion.app.controllers import Controllers
from companion.ui.games.masters_of_maple_syrup.catalogues import CatalogueChoice, find_catalogues
from companion.ui.screens.options import OptionsScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOptionsScreen(OptionsScreen):
    """A touch chooses the next catalogue: none, the play-test deck's, or one that the table has put there."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._found = find_catalogues(controllers.folder)
        agreed = controllers.table.agreed.get("catalogue") or []
        cards = tuple(agreed)
        known = (place for place, one in enumerate(self._found) if one.cards == cards)
        self._place = next(known, -1)
        self._kept = len(cards)
        self._catalogue = TextButton(high_mm=4, weight="quiet_button")
        self._catalogue.bind(on_press=lambda _: self._pass_on_catalogue())
        self.ids.second.add_widget(self._catalogue)
        edit = TextButton(text=SAY("ui.catalogue.open"), high_mm=4, weight="quiet_button")
        edit.bind(on_release=lambda _: controllers.navigation.go("catalogue"))
        self.ids.first.add_widget(edit)
        self._say_catalogue()

    def _pass_on_catalogue(self) -> None:
        """Takes the next catalogue; one with a fault is named, and leaves the table without."""
        self._place = (self._place + 1) % len(self._found)
        agreed = {name: value for name, value in self.controllers.table.agreed.items() if name != "catalogue"}
        if self._found[self._place].cards:
            agreed["catalogue"] = list(self._found[self._place].cards)
        self.controllers.table.agreed = agreed
        self._say_catalogue()

    def _say_catalogue(self) -> None:
        one = self._found[self._place] if self._place >= 0 else CatalogueChoice("kept")
        count = len(one.cards) or self._kept
        self._catalogue.text = SAY(f"ui.variant.catalogue-{one.key}", name=one.name, count=count, why=one.fault)
