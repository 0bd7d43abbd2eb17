"""PhonesScreen: a code for each seat, which leads to the survey on that player's phone."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Any, Final

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.app.kiosk.hub_table import HubTable
from companion.exports.sharing import draw_code
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("kiosk/phones")

LABEL_MM: Final = 7.0
LABEL_GROWTH: Final = 1.2
"""The height of a seat's label above its code, and the most that it grows with the text."""
BESIDE_MM: Final = 13.0
"""The width of a seat's label beside its code."""


class SeatCode(BoxLayout):
    """The code of one seat; without one the seat has answered."""

    text = StringProperty("")
    is_wide = BooleanProperty(False)
    """Whether the code stands beside the seat's label, and not below it."""
    code = ObjectProperty(None, allownone=True)
    words = ObjectProperty(None, allownone=True)


@dataclass(frozen=True, slots=True)
class RoomForCodes:
    """A room of some pixels for the codes of so many seats, with a gap between them."""

    width: float
    height: float
    seats: int
    gap: float

    def ways(self) -> Iterator[tuple[int, bool]]:
        """Gives each way to place them: how many in a row, and whether beside their labels."""
        return product(range(1, self.seats + 1), (False, True))

    def side_px(self, columns: int, is_wide: bool) -> float:
        """Returns how large a code is then."""
        rows = ceil(self.seats / columns)
        width = (self.width - (columns - 1) * self.gap) / columns - (THEME.mm(BESIDE_MM) if is_wide else 0)
        height = (self.height - (rows - 1) * self.gap) / rows - (0 if is_wide else THEME.room(LABEL_MM, LABEL_GROWTH))
        return min(width, height)


class PhonesScreen(Screen):
    """A seat that has answered on its phone is marked so."""

    help = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._hub = controllers.own_hub
        self.ids.codes.bind(size=lambda *_: self._arrange())
        self.watch(HubTable.delivery, self._hub, lambda _: self._tell())
        self.watch(HubTable.phoned, self._hub, lambda _: self._fill())
        self._tell()
        self._fill()

    def _tell(self) -> None:
        delivery = self._hub.delivery
        self.help = SAY("kiosk.phones.later" if delivery and delivery.trouble else "kiosk.phones.help")

    def _fill(self) -> None:
        survey, codes = self._hub.survey, self.ids.codes
        codes.clear_widgets()
        words = SharedFontSize()
        pages = self._hub.phone_pages(survey) if survey else ()
        for seat, page in pages:
            has_answered = survey is not None and (survey.session, seat) in self._hub.phoned
            label = SAY("players.unnamed", seat=seat + 1)
            said = SAY("kiosk.phones.answered", seat=label) if has_answered else label
            codes.add_widget(SeatCode(text=said, words=words, code=None if has_answered else draw_code(page)))
        self._arrange()

    def _arrange(self) -> None:
        """Places the codes so that they are as large as can be."""
        codes = self.ids.codes
        if seats := len(codes.children):
            room = RoomForCodes(codes.width, codes.height, seats, codes.spacing[0])
            codes.cols, is_wide = max(room.ways(), key=lambda way: room.side_px(*way))
            for code in codes.children:
                code.is_wide = is_wide
