"""PhonesScreen: a code for each seat, which leads to the survey on that player's phone."""

from typing import Any, Final

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.app.hub_table import HubTable
from companion.exports.sharing import draw_code
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("kiosk/phones")

MOST_IN_A_ROW: Final = 4


class SeatCode(BoxLayout):
    """The code of one seat; without one the seat has answered."""

    text = StringProperty("")
    code = ObjectProperty(None, allownone=True)


class PhonesScreen(Screen):
    """A seat that has answered on its phone is marked so."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._hub = controllers.own_hub
        self.watch(HubTable.phoned, self._hub, lambda _: self._fill())
        self._fill()

    def _fill(self) -> None:
        survey, codes = self._hub.survey, self.ids.codes
        codes.clear_widgets()
        pages = self._hub.phone_pages(survey) if survey else ()
        codes.cols = (len(pages) if len(pages) <= MOST_IN_A_ROW else 3) if THEME.wide else 2
        for seat, page in pages:
            has_answered = survey is not None and (survey.session, seat) in self._hub.phoned
            label = SAY("players.unnamed", seat=seat + 1)
            said = SAY("kiosk.phones.answered", seat=label) if has_answered else label
            codes.add_widget(SeatCode(text=said, code=None if has_answered else draw_code(page)))
