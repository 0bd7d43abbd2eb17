"""OptionsScreen of Masters of Maple Syrup: the shared options, and the catalogue of the cards."""

from functools import partial
from typing import Any, Final

from kivy.uix.scrollview import ScrollView

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
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.alternatives_row import AlternativesRow
from companion.ui.widgets.text_button import TextButton

LINE_MM: Final = 12.0
"""The height of the line of a catalogue."""


class MapleOptionsScreen(OptionsScreen):
    """The catalogue is none, the play-test deck's, or one that the table has put there.

    It begins with the one that was chosen last, even after a restart.
    """

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._found: tuple[CatalogueChoice, ...] = ()
        self._place = -1
        self._catalogue = AlternativesRow({}, self._choose_catalogue, SharedFontSize(), size_hint_y=None)
        self.ids.second.clear_widgets()
        self.ids.second.add_widget(self._catalogue if THEME.large else _scrolled(self._catalogue))
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

    def _choose_catalogue(self, place: str) -> None:
        """Takes a catalogue; one with a fault is named, and the table has none."""
        if int(place) < 0:  # the one of last time stands already
            return
        self._place = int(place)
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
        kept = len(self.controllers.table.agreed.get("catalogue") or [])
        offered = dict(enumerate(self._found))
        if self._place < 0:
            offered = {-1: CatalogueChoice("kept" if kept else "none"), **offered}
        self._catalogue.height = len(offered) * THEME.room(LINE_MM, 1.8)
        self._catalogue.offer({str(place): _words_of(one, kept) for place, one in offered.items()})
        self._catalogue.chosen = str(self._place)


def _scrolled(rows: AlternativesRow) -> ScrollView:
    scrolled = ScrollView(do_scroll_x=False, bar_width=THEME.mm(1.5))
    scrolled.add_widget(rows)
    return scrolled


def _words_of(one: CatalogueChoice, kept: int) -> str:
    """Returns what a catalogue is called; `kept` is how many kinds of card the one of last time has."""
    return SAY(f"ui.variant.catalogue-{one.key}", name=one.name, count=len(one.cards) or kept, why=one.fault)
