"""OptionsScreen of Masters of Maple Syrup: the shared options, and the catalogue of the cards."""

from functools import partial
from typing import Any

from companion.app.controllers import Controllers
from companion.errors import CompanionError
from companion.ui.games.masters_of_maple_syrup.catalogues import (
    GAME,
    CatalogueChoice,
    FoundCatalogues,
    built_in,
    find_catalogues,
    write_choice,
)
from companion.ui.screens.options import OptionsScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOptionsScreen(OptionsScreen):
    """A touch chooses the next catalogue: none, the play-test deck's, or one that the table has put there.

    It begins with the one that was chosen last, even after a restart.
    """

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._found: tuple[CatalogueChoice, ...] = ()
        self._place = -1
        self._catalogue = TextButton(high_mm=4, weight="quiet_button", disabled=True)
        self._catalogue.bind(on_press=lambda _: self._pass_on_catalogue())
        self.ids.second.add_widget(self._catalogue)
        edit = TextButton(text=SAY("ui.catalogue.open"), high_mm=4, weight="quiet_button")
        edit.bind(on_release=lambda _: controllers.navigation.go("catalogue"))
        self.ids.first.add_widget(edit)
        # after pending writes
        controllers.access.write(partial(find_catalogues, controllers.folder), self._take_found)

    def _take_found(self, found: FoundCatalogues | CompanionError) -> None:
        """Takes the catalogue that was chosen last, once after a start; later, or if none was, the one agreed on.

        A table that has gone on to the seats meanwhile plays with it too.
        """
        table = self.controllers.table
        if table.game != GAME:
            return
        if isinstance(found, CompanionError):
            self.controllers.notices.trouble = SAY.error(found, table.players)
            found = FoundCatalogues(built_in(), "")
        self._found, is_settled = found.choices, GAME in table.settled_games
        cards = tuple(table.agreed.get("catalogue") or [])
        agreed = [place for place, one in enumerate(self._found) if one.cards == cards]
        last = [place for place, one in enumerate(self._found) if one.file == found.chosen]
        chosen = [place for place in last if place in agreed or not is_settled]
        self._place = next(iter([*chosen, *agreed]), -1)
        if chosen:
            self._agree()
        self._say_catalogue()

    def _pass_on_catalogue(self) -> None:
        """Takes the next catalogue; one with a fault is named, and the table has none."""
        self._place = (self._place + 1) % len(self._found)
        self._agree()
        self._say_catalogue()
        write_choice(self.controllers, self._found[self._place].file)

    def _agree(self) -> None:
        agreed = {name: value for name, value in self.controllers.table.agreed.items() if name != "catalogue"}
        if self._found[self._place].cards:
            agreed["catalogue"] = list(self._found[self._place].cards)
        self.controllers.table.agreed = agreed
        self.controllers.table.settled_games.add(GAME)

    def _say_catalogue(self) -> None:
        self._catalogue.disabled = False
        kept = len(self.controllers.table.agreed.get("catalogue") or [])
        one = self._found[self._place] if self._place >= 0 else CatalogueChoice("kept" if kept else "none")
        count = len(one.cards) or kept
        self._catalogue.text = SAY(f"ui.variant.catalogue-{one.key}", name=one.name, count=count, why=one.fault)
