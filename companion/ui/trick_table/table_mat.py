"""TableMat: the table seen from above: seats round the edge, the trick's cards before their players."""

from typing import Any, Final

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.games.mast_year.view import View
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.trick_table.seat_plate import SeatPlate
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.turned import Turned

load("trick_table/table_mat")

OLD: Final = 0.86


class TableMat(FloatLayout):
    """Shows a View."""

    view = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.names, self.says = SharedFontSize(), SharedFontSize()
        self.plates = [SeatPlate(mat=self, short=seat % 2 == 1) for seat in range(4)]
        self.cards = [CardFace() for _ in range(4)]
        self._turned_plates = [Turned(seat=seat) for seat in range(4)]
        self._turned_cards = [Turned(seat=seat) for seat in range(4)]
        for seat in range(4):
            self._turned_plates[seat].add_widget(self.plates[seat])
            self._turned_cards[seat].add_widget(self.cards[seat])
            self.add_widget(self._turned_plates[seat])
            self.add_widget(self._turned_cards[seat])
        self.where = FitLabel(high_mm=3.4, size_hint=(None, None), color=THEME.colour("soft_ink"))
        """Which trick of which hand is played, in the corner that no card needs."""
        self.add_widget(self.where)
        self.bind(pos=self._lay_out, size=self._lay_out)

    def show(self, view: View, names: tuple[str, ...]) -> None:
        """Takes over what is to be shown."""
        self.view = view
        for seat in view.seats:
            self.plates[seat.seat].show(seat, names[seat.seat])
            face = self.cards[seat.seat]
            face.card, face.wins = seat.card, seat.wins and seat.card is not None
            face.down, face.count = seat.hand_size is not None, str(seat.hand_size)
            face.strength = OLD if view.old_trick else 1.0

    def _lay_out(self, *_: object) -> None:
        deep = min(THEME.mm(11), self.height * 0.205)
        gap = THEME.mm(0.8)
        x, y, width, height = self.x + gap, self.y + gap, self.width - 2 * gap, self.height - 2 * gap
        side = height - 2 * deep - 2 * gap
        beside = max(deep, min(THEME.mm(15), width * 0.17))
        self._turned_plates[0].fill(x, y, width, deep)
        self._turned_plates[2].fill(x, y + height - deep, width, deep)
        self._turned_plates[1].fill(x, y + deep + gap, beside, side)
        self._turned_plates[3].fill(x + width - beside, y + deep + gap, beside, side)
        self._lay_cards(x + beside + gap, y + deep + gap, width - 2 * beside - 2 * gap, side)

    def _lay_cards(self, x: float, y: float, width: float, height: float) -> None:
        """Lays each card before its player, within the inner box of the table."""
        gap = THEME.mm(1)
        high = min((height - 3 * gap) / 2.0, width / 3.2 * CARD_SHAPE, THEME.mm(22))
        wide = high / CARD_SHAPE
        middle_x, middle_y = x + width / 2, y + height / 2
        self._turned_cards[0].fill(middle_x - wide / 2, y + gap, wide, high)
        self._turned_cards[2].fill(middle_x - wide / 2, y + height - gap - high, wide, high)
        self._turned_cards[1].fill(middle_x - wide / 2 - gap * 2 - high, middle_y - wide / 2, high, wide)
        self._turned_cards[3].fill(middle_x + wide / 2 + gap * 2, middle_y - wide / 2, high, wide)
        free, above = middle_x - wide / 2 - gap * 2 - x, y + height - gap - (middle_y + wide / 2 + gap)
        self.where.size, self.where.pos = (free, above), (x + gap, y + height - gap - above)
