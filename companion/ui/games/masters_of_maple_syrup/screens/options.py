"""OptionsScreen of Masters of Maple Syrup: what every game's screen offers, and the catalogue of the cards."""

import tomllib
from importlib import resources
from typing import Any, Final

from companion.app.controllers import Controllers
from companion.games import find_game_package
from companion.ui.screens.options import OptionsScreen
from companion.ui.texts import SAY
from companion.ui.widgets.plank import Plank

GAME: Final = "masters-of-maple-syrup"
CATALOGUES: Final = "catalogues"
"""The folder beside the journal in which a table lays its own catalogues, in TOML."""


class MapleOptionsScreen(OptionsScreen):
    """The catalogue can be none, that of the play-test deck, or one that a table has laid beside the journal."""

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._catalogue = Plank(high_mm=4, weight="quiet_plank")
        self._catalogue.bind(on_press=lambda _: self._pass_on_catalogue())
        self.ids.second.add_widget(self._catalogue)
        self._say_catalogue()

    def _pass_on_catalogue(self) -> None:
        agreed = dict(self.host.table.agreed)
        if agreed.pop("catalogue", None) is None:
            agreed["catalogue"] = playtest_cards()
        self.host.table.agreed = agreed
        self._say_catalogue()

    def _say_catalogue(self) -> None:
        cards = self.host.table.agreed.get("catalogue") or []
        if not cards:
            self._catalogue.text = SAY("ui.variant.catalogue-none")
        elif cards == playtest_cards():
            self._catalogue.text = SAY("ui.variant.catalogue-playtest", count=len(cards))
        else:
            self._catalogue.text = SAY("ui.variant.catalogue-own", count=len(cards))


def playtest_cards() -> list[dict[str, Any]]:
    """Returns the catalogue of the companion's own play-test deck, as a record holds it."""
    text = resources.files(find_game_package(GAME)).joinpath("playtest.toml").read_text(encoding="utf-8")
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    return cards
