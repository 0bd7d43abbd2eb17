"""TableMat: the table seen from above: seats round the edge, the trick's cards before their players."""

from typing import Any, Final

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.engine.faces import Face
from companion.tricks.screen_table import Seat, Table
from companion.ui.events import dispatches
from companion.ui.layouts import icon, load
from companion.ui.no_break import unbroken
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import Say
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.turned import Turned

load("trick_table/table_mat")

OLD: Final = 0.86
MOST_GROWTH: Final = 1.2
"""The most that plates grow with the text. Beyond it, those at the sides reach into the corners, for the names."""
LEAST_SIDE_MM: Final = 22.0
"""The least length of plates at the sides; else they reach into the corners too."""
WHERE_MM: Final = 15.4, 2.6
"""The least size of the table's corner that says where the game is."""
LEAST_WHERE_MM: Final = 2.2
"""The least height of letters in the table's corner; if they had to be smaller, it says less."""
CARD_GAP_MM: Final = 1.0
"""The gap between two cards."""
MANY_ACROSS: Final = 3
"""So many cards at an edge leave those at the sides no room beyond their own length."""
MUCH_LARGER: Final = 1.2
"""By how much cards must grow to lie beside each other instead of one above the other."""
UPRIGHT_SIDE: Final = 0.27
"""The breadth of the plates at the sides of a display that stands upright, as a share of the table's."""
UPRIGHT_HIGH: Final = 1.5
"""Their height, relative to the other plates."""
NEAR, LEFT, FAR, RIGHT = range(4)
EDGES: Final = {
    2: (NEAR, FAR),
    3: (NEAR, LEFT, RIGHT),
    4: (NEAR, LEFT, FAR, RIGHT),
    5: (NEAR, LEFT, FAR, FAR, RIGHT),
    6: (NEAR, LEFT, FAR, FAR, RIGHT, NEAR),
    7: (NEAR, LEFT, FAR, FAR, FAR, RIGHT, NEAR),
    8: (NEAR, LEFT, FAR, FAR, FAR, RIGHT, NEAR, NEAR),
}
"""The edge of the table at which each seat is, by how many play: clockwise, seat 0 at the near edge."""


class SeatPlate(BoxLayout):
    """Shows a Seat: side by icon and colour; turn by frame and word, win by star. `mat` is the TableMat it is on.

    A `short` plate has its piles below the name, a long one beside it. With larger text a low plate has only the name.
    """

    mat = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    says = StringProperty("")
    piles = ListProperty()
    side_icon = StringProperty("")
    ground = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((1, 1, 1, 1))
    acts = BooleanProperty(False)
    wins = BooleanProperty(False)
    won_sign = StringProperty("")
    short = BooleanProperty(False)

    def show(self, seat: Seat, name: str, say: Say) -> None:
        """Takes over what is to be shown."""
        self.side_icon = icon(seat.icon) if seat.icon else ""
        self.ground, self.ink = THEME.colour(seat.side), THEME.colour(f"{seat.side}_ink")
        self.name = name
        self.acts, self.wins, self.won_sign = seat.acts, seat.wins, seat.won_sign
        self.says = " · ".join(map(say, seat.says))
        self.piles = seat.piles


@dispatches("on_card")
class TableMat(FloatLayout):
    """Shows the seats of a Table. Event: `on_card` with the seat before which the touched card lies, and its face."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.names, self.says = SharedFontSize(), SharedFontSize()
        self.plates: list[SeatPlate] = []
        self.cards: list[CardFace] = []
        """The faces before the seats, seat by seat."""
        self._each = 1
        self._turned_plates: list[Turned] = []
        self._turned_cards: list[Turned] = []
        self.where = FitLabel(high_mm=3.4, size_hint=(None, None), color=THEME.colour("soft_ink"))
        """Which trick of which hand is played, in the corner that no card needs."""
        self._parts: tuple[str, ...] = ()
        self.bind(pos=self._lay_out, size=self._lay_out)

    def show(self, table: Table, names: tuple[str, ...], say: Say) -> None:
        """Takes over what is to be shown."""
        if (len(self.plates), self._each) != (len(table.seats), table.cards_each):
            self._seat(len(table.seats), table.cards_each)
        for index, seat in enumerate(table.seats):
            self.plates[index].show(seat, names[index], say)
            for number, face in enumerate(self.cards[index * self._each : (index + 1) * self._each]):
                _show_card(face, seat, number)
                face.strength = OLD if table.old_trick else 1.0

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Takes a touch on a card that lies there."""
        if super().on_touch_down(touch):
            return True
        if self._touched(touch) is None:
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Tells which card was touched, if the finger has stayed on it."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if touched := self._touched(touch):
            self.dispatch("on_card", *touched)
        return True

    def _touched(self, touch: MotionEvent) -> tuple[int, Face] | None:
        """Returns the seat and the card that a finger is on, if there is one."""
        for index, turned in enumerate(self._turned_cards):
            if not turned.collide_point(*touch.pos):
                continue
            inside = turned.to_local(*touch.pos)
            for face in self.cards[index * self._each : (index + 1) * self._each]:
                if face.card and not face.down and face.collide_point(*inside):
                    return index, face.card
        return None

    def tell_where(self, parts: tuple[str, ...]) -> None:
        """Says which trick of which hand is played; if there is no room for all parts, only the trick."""
        if parts != self._parts:
            self._parts = parts
            self._lay_out()

    def _show_where(self) -> None:
        """Shows the parts that have room in the corner, each in a line."""
        parts = [unbroken(part) for part in self._parts]
        self.where.text = "\n".join(parts)
        if self.where.font_size < THEME.mm(LEAST_WHERE_MM):
            self.where.text = "".join(parts[1:2] or parts[:1])
        if self.where.font_size < THEME.mm(LEAST_WHERE_MM):  # many cards leave no corner
            self.where.text = ""

    def _seat(self, players: int, each: int) -> None:
        """Makes a plate and so many cards for each of so many players."""
        self.clear_widgets()
        self._each = each
        self._edges = EDGES[players]
        self.plates = [SeatPlate(mat=self, short=edge in (LEFT, RIGHT)) for edge in self._edges]
        self.cards = [CardFace() for _ in self._edges for _ in range(each)]
        self._turned_plates = [Turned(seat=edge) for edge in self._edges]
        self._turned_cards = [Turned(seat=edge) for edge in self._edges]
        for place in range(players):
            self._turned_plates[place].add_widget(self.plates[place])
            row = BoxLayout(spacing=THEME.mm(CARD_GAP_MM))
            for face in self.cards[place * each : (place + 1) * each]:
                row.add_widget(face)
            self._turned_cards[place].add_widget(row)
            self.add_widget(self._turned_plates[place])
            self.add_widget(self._turned_cards[place])
        self.add_widget(self.where)
        self._lay_out()

    def _top_of_sides(self) -> float:
        plates = zip(self._turned_plates, self._edges, strict=True)
        return max(float(plate.top) for plate, edge in plates if edge in (LEFT, RIGHT))

    def _share(self, place: int) -> tuple[int, int]:
        """Returns which part of its edge a seat has, from the left, and how many parts the edge has."""
        edge = self._edges[place]
        fellows = [other for other, its in enumerate(self._edges) if its == edge]
        if edge == NEAR:  # clockwise is from right to left there
            fellows.sort(key=lambda other: -other % len(self._edges))
        return fellows.index(place), len(fellows)

    def _lay_out(self, *_: object) -> None:
        if not self.plates:
            return
        deep = min(THEME.room(11, MOST_GROWTH), self.height * 0.205 * THEME.growth(MOST_GROWTH))
        gap = THEME.mm(0.8)
        x, y, width, height = self.x + gap, self.y + gap, self.width - 2 * gap, self.height - 2 * gap
        inner = height - 2 * deep - 2 * gap
        stands = THEME.settings.stands
        beside = width * UPRIGHT_SIDE if stands else max(deep, min(THEME.mm(15), width * 0.17))
        has_corners = stands or (THEME.growth(MOST_GROWTH) < MOST_GROWTH and inner >= THEME.mm(LEAST_SIDE_MM))
        aside, below = (0.0, deep + gap) if has_corners else (beside + gap, 0.0)
        for index, plate in enumerate(self._turned_plates):
            part, parts = self._share(index)
            wide = (width - 2 * aside - (parts - 1) * gap) / parts
            left = x + aside + part * (wide + gap)
            match self._edges[index]:
                case edge if edge == NEAR:
                    plate.fill(left, y, wide, deep)
                case edge if edge == FAR:
                    plate.fill(left, y + height - deep, wide, deep)
                case edge:
                    high = min(inner, UPRIGHT_HIGH * deep) if stands else height - 2 * below
                    plate.fill(x if edge == LEFT else x + width - beside, y + (height - high) / 2, beside, high)
        at_sides = beside + gap if {LEFT, RIGHT} & set(self._edges) else 0.0
        self._lay_cards(x + at_sides, y + deep + gap, width - 2 * at_sides, inner)

    def _lay_cards(self, x: float, y: float, width: float, height: float) -> None:
        """Lays each card before its player, within the inner box of the table.

        Where that makes them much larger, each lies to the right of its player, so that no two share a column or line.
        """
        gap = THEME.mm(CARD_GAP_MM)
        if not self._each:  # the middle is free for where the game is
            self.where.pos, self.where.size = (x + gap, y + gap), (width - 2 * gap, height - 2 * gap)
            self._show_where()
            return
        most = max(self._share(place)[1] for place in range(len(self.plates)))
        across = most * self._each
        has_sides = bool({LEFT, RIGHT} & set(self._edges))
        sides = 2.2 if across < MANY_ACROSS else 2 * CARD_SHAPE + 0.3
        one_above_other = min((height - 3 * gap) / 2.0, width / (sides + across) * CARD_SHAPE)
        half_px = width / 2 - (1.5 + across) * gap
        aside = min(height - 2 * gap, half_px / (1 + across / CARD_SHAPE))
        if self._parts:
            corner = (half_px - THEME.mm(WHERE_MM[0])) / across, height - 3 * gap - THEME.mm(WHERE_MM[1])
            aside = min(aside, min(corner) * CARD_SHAPE)
        is_aside = has_sides and aside > MUCH_LARGER * one_above_other
        high = min(aside if is_aside else one_above_other, THEME.mm(22))
        wide = high / CARD_SHAPE * self._each + gap * (self._each - 1)
        all_wide = most * wide + (most - 1) * 2 * gap
        shift = (all_wide + gap) / 2 if is_aside else 0.0
        middle_x, out = x + width / 2, all_wide / 2 + shift + 2 * gap
        side = (wide, high) if THEME.settings.stands else (high, wide)
        low = y + gap if is_aside else y + (height - side[1]) / 2
        for place, card in enumerate(self._turned_cards):
            part, parts = self._share(place)
            left = middle_x - wide / 2 + (part - (parts - 1) / 2) * (wide + 2 * gap)
            match self._edges[place]:
                case edge if edge == NEAR:
                    card.fill(left + shift, y + gap, wide, high)
                case edge if edge == FAR:
                    card.fill(left - shift, y + height - gap - high, wide, high)
                case edge if edge == LEFT:
                    card.fill(middle_x - out - side[0], low, *side)
                case _:
                    card.fill(middle_x + out, 2 * y + height - low - side[1], *side)
        above = low + side[1] + gap if has_sides else y + height / 2
        if has_sides and THEME.settings.stands:  # the corner reaches above the plate at the side
            x, above = self.x + gap, max(above, self._top_of_sides() + gap)
        self.where.pos = x + gap, above
        self.where.size = middle_x - out - x, y + height - gap - above
        self._show_where()


def _show_card(face: CardFace, seat: Seat, number: int) -> None:
    """Shows one of a seat's cards, or the back of those that it holds."""
    card = seat.cards[number] if number < len(seat.cards) else None
    face.card, face.wins = card, seat.wins and card is not None
    face.down, face.count = seat.held is not None, str(seat.held)
