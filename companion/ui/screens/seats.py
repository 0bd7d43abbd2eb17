"""SeatsScreen: who sits at which edge of the table, for two to eight players."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, ListProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.engine.options import FirstSeat
from companion.games import find_game
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.reflow import arrange, move
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.keyboard import Keyboard, OfferedPeople
from companion.ui.widgets.text_button import TextButton

load("screens/seats")

SeatButtonBox = tuple[float, float, float]
"""The left and the lower edge of a seat's button and its width, as shares of the table's size."""
HIGH: Final = 0.28
EDGE, SHIFT, LINE = 0.02, 0.12, 0.96
"""If each seat has a line: the margin around all, the shift to the right, and a button's share of its line."""
LARGE_MM: Final = 114.0
NARROW_MM: Final = 130.0
"""The height of the table with large text, and if each seat has a line."""
TAKE_MM: Final = 11.0
"""The height of the button that begins, where it stands below what is scrolled."""
RULES_MM: Final = 20.0
"""How broad the button of the rules is."""
MOST_BESIDE: Final = 6
"""So many numbers stand in a line beside the table."""
NEAR: Final[SeatButtonBox] = (0.27, 0.03, 0.46)
LEFT: Final[SeatButtonBox] = (0.03, 0.36, 0.42)
FAR: Final[SeatButtonBox] = (0.27, 0.69, 0.46)
RIGHT: Final[SeatButtonBox] = (0.55, 0.36, 0.42)
FAR_LEFT, FAR_RIGHT = (0.03, 0.69, 0.42), (0.55, 0.69, 0.42)
NEAR_LEFT, NEAR_RIGHT = (0.03, 0.03, 0.42), (0.55, 0.03, 0.42)
FAR_THREE: Final[tuple[SeatButtonBox, ...]] = ((0.02, 0.69, 0.31), (0.345, 0.69, 0.31), (0.67, 0.69, 0.31))
NEAR_THREE: Final = tuple((left, 0.03, wide) for left, _, wide in FAR_THREE)
BOXES: Final = {
    2: (NEAR, FAR),
    3: (NEAR, LEFT, RIGHT),
    4: (NEAR, LEFT, FAR, RIGHT),
    5: (NEAR, LEFT, FAR_LEFT, FAR_RIGHT, RIGHT),
    6: (NEAR_LEFT, LEFT, FAR_LEFT, FAR_RIGHT, RIGHT, NEAR_RIGHT),
    7: (NEAR_LEFT, LEFT, *FAR_THREE, RIGHT, NEAR_RIGHT),
    8: (NEAR_THREE[0], LEFT, *FAR_THREE, RIGHT, NEAR_THREE[2], NEAR_THREE[1]),
}
"""Where each seat's button lies, by how many play: clockwise, seat 0 at the near edge."""


class SeatsScreen(KeyboardScreen):
    """Seats are the edges of the screen; a touch names one or swaps two, and so does a drag. A game may add choices."""

    names = ListProperty()
    naming = BooleanProperty(False)
    """Whether the keyboard has the place of the table."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._words, self._seated = SharedFontSize(), SharedFontSize()
        self._take = self.ids.take.__self__
        self.body = arrange(self.ids.body.__self__, NARROW_MM if THEME.narrow else LARGE_MM)
        if THEME.large:  # the rest is scrolled
            self._take.size_hint_y, self._take.height = None, THEME.room(TAKE_MM)
            move(self._take, self)
        self._buttons: list[SeatButton] = []
        self._known: tuple[str, ...] = ()
        self._first_options = self.first_options()
        self._first: int = next(
            (controllers.table.agreed.get(option.name, option.usual) for option in self._first_options), 0
        )
        counts = self.counts()
        self._counts = self._offer_counts(counts) if len(counts) > 1 else {}
        if self._first_options:
            self.offer(SAY("ui.seats.first"), self.pass_on_first)
        self._rules = self._offer_rules()
        self.seat(len(controllers.table.players) if len(controllers.table.players) in counts else counts[0])

    def counts(self) -> tuple[int, ...]:
        """Returns how many can play. A game may agree on that before."""
        return tuple(find_game(self.controllers.table.game).seats)

    def first_options(self) -> list[FirstSeat]:
        """Returns the options that name a seat."""
        offered = find_game(self.controllers.table.game).options
        return [option for option in offered if isinstance(option, FirstSeat)]

    def seat(self, count: int) -> None:
        """Lays the table for so many players; who sits there already stays."""
        self.names = [*self.controllers.table.players, *("",) * count][:count]
        self._first %= count
        table = self.ids.table
        table.clear_widgets()
        self._buttons = [self._button(seat, box) for seat, box in enumerate(_boxes(count))]
        for button in self._buttons:
            table.add_widget(button)
        self.draw()

    @property
    def _above_take(self) -> int:
        """The place in the column above the button that begins, which is its last unless text is large."""
        return 0 if THEME.large else 1

    def offer(self, text: str, choose: Callable[[], object]) -> None:
        """Offers a choice above the button that begins the game."""
        button = TextButton(text=text, high_mm=4, shared_font_size=self._words)
        button.bind(on_release=lambda _: choose())
        self.ids.ways.add_widget(button, self._above_take)

    def _offer_rules(self) -> TextButton:
        """Offers the rules beside the title; where text is large, which leaves no room there, above the last button."""
        button = TextButton(text=SAY("rules.title"), high_mm=3.8, weight="quiet_button")
        button.bind(on_release=lambda _: self.controllers.navigation.go("rules"))
        if THEME.large:
            self.ids.ways.add_widget(button, self._above_take)
        else:
            button.size_hint_x, button.width = None, THEME.mm(RULES_MM)
            self.ids.heading.add_widget(button)
        return button

    def name_seat(self, seat: int) -> None:
        """Opens the keyboard for a seat's name, and offers who has played before."""
        keyboard = Keyboard(text=self.names[seat], about=SAY("ui.seats.name", seat=seat + 1))
        players = self.controllers.players

        def offer(names: tuple[str, ...]) -> None:
            self._known = names
            keyboard.offer(self._people(seat))

        offer(tuple(name for name in self._known if not players.is_removed(name)))
        if not self._known:
            players.show(offer)
        self.ask_text(keyboard, partial(self._named, seat), lambda screen: screen.name_seat(seat))

    def _people(self, seat: int) -> OfferedPeople:
        """Returns whom the keyboard offers for a seat; if that has a name, first those with whom it can swap."""
        own, seated = self.names[seat], frozenset(self.names) - {""}
        swaps = tuple(name for name in self.names if name in seated - {own}) if own else ()
        names = tuple(dict.fromkeys((*swaps, own, *self._known) if own else self._known))
        pick, remove = partial(self.seat_known, seat), self.controllers.players.remove
        return OfferedPeople(names, pick, remove, seated, swaps=frozenset(swaps))

    def seat_known(self, seat: int, name: str) -> None:
        """Seats somebody who has played before, and goes on to the next seat without a name; or swaps two people."""
        self.put(self.body)
        if name in self.names:
            self.swap_seats(seat, self.names.index(name))
            return
        self._named(seat, name)
        count = len(self.names)
        free = (other % count for other in range(seat + 1, seat + count) if not self.names[other % count])
        following = next(free, None)
        if following is not None:
            self.name_seat(following)

    def swap_seats(self, seat: int, other: int) -> None:
        """Lets two people change places."""
        names = list(self.names)
        names[seat], names[other] = names[other], names[seat]
        self.names = names
        self.draw()

    def take(self) -> None:
        """Begins the game; first the table says how it takes part, if it never has for such a game."""
        if self.controllers.participation.is_to_be_asked:
            self.controllers.navigation.go("ways", begins=True)
        else:
            self.controllers.table.start_agreed()

    def pass_on_first(self) -> None:
        """Passes the role that the game asks for, such as who begins, to the next player."""
        self._first = (self._first + 1) % len(self.names)
        self.draw()

    def agreement(self) -> dict[str, Any]:
        """Returns the options that the seats decide. A game may have others."""
        return {option.name: self._first for option in self._first_options}

    def says_of(self, seat: int) -> str:
        """Returns what stands below a name. A game may say something else."""
        return SAY("ui.seats.is-first") if self.is_chosen(seat) else ""

    def side_of(self, seat: int) -> str:
        """Returns the colour of a seat's side."""
        return "button"

    def is_chosen(self, seat: int) -> bool:
        """Whether a seat is framed: the one that has the role that the game asks for."""
        return bool(self._first_options) and seat == self._first

    def draw(self) -> None:
        """Shows who sits where, and notes it."""
        self.controllers.table.agreed, self.controllers.table.players = (
            {**self.controllers.table.agreed, **self.agreement()},
            tuple(self.names),
        )
        for seat, button in enumerate(self._buttons):
            name = SAY.names(tuple(self.names))[seat]
            button.text = f"{name}\n{self.says_of(seat)}".rstrip()
            button.weight, button.chosen = self.side_of(seat), self.is_chosen(seat)
        for count, button in self._counts.items():
            button.chosen = count == len(self.names)

    def _offer_counts(self, counts: tuple[int, ...]) -> dict[int, ChoiceButton]:
        """Offers how many can play, in one line or two; returns the button of each number."""
        lines = 2 if THEME.wide and len(counts) > MOST_BESIDE else 1
        row = GridLayout(rows=lines, spacing=THEME.mm(0.8), size_hint_y=lines)
        buttons = {}
        for count in counts:
            buttons[count] = ChoiceButton(text=str(count), means=f"{count} players", bold=True, high_mm=5)
            buttons[count].bind(on_release=lambda _, count=count: self.seat(count))
            row.add_widget(buttons[count])
        about = FitLabel(text=SAY("ui.seats.players"), high_mm=3.4, halign="center", size_hint_y=0.5)
        for widget in (about, row):
            self.ids.ways.add_widget(widget, self._above_take)
        return buttons

    def _button(self, seat: int, box: tuple[float, float, float, float]) -> TextButton:
        left, low, wide, high = box
        button = SeatButton(bold=True, high_mm=4.6, shared_font_size=self._seated)
        button.size_hint, button.pos_hint = (wide, high), {"x": left, "y": low}
        button.bind(on_release=lambda _: self.name_seat(seat))
        button.bind(on_drag=lambda _, place: self._frame(seat, place), on_drop=lambda _, place: self._drop(seat, place))
        return button

    def _frame(self, seat: int, place: tuple[float, float]) -> None:
        """Frames the seat to which somebody is dragged."""
        for other, button in enumerate(self._buttons):
            button.reached = other != seat and button.collide_point(*place)

    def _drop(self, seat: int, place: tuple[float, float]) -> None:
        self._frame(seat, place)
        for other, button in enumerate(self._buttons):
            if button.reached:
                button.reached = False
                self.swap_seats(seat, other)

    def _named(self, seat: int, name: str) -> None:
        self.controllers.players.sit_down(name)
        self.names[seat] = name
        self.draw()

    def put(self, widget: Widget) -> None:
        self.naming = widget is not self.body
        if THEME.large:
            self.remove_widget(self._take)
        super().put(widget)
        if THEME.large and not self.naming:
            self.add_widget(self._take)
        self._rules.disabled = self.naming


def _boxes(count: int) -> list[tuple[float, float, float, float]]:
    """Returns where each seat's button lies, and how high it is.

    With large text, a high screen has no room for two side by side: each has a line, shifted as the player sits.
    """
    boxes = BOXES[count]
    if not THEME.narrow:
        return [(*box, HIGH) for box in boxes]
    from_near = sorted(range(count), key=lambda seat: (boxes[seat][1], -boxes[seat][0]))
    high = (1 - 2 * EDGE) / count
    lefts = [EDGE + SHIFT * (left - LEFT[0]) / (RIGHT[0] - LEFT[0]) for left, _, _ in boxes]
    lows = [EDGE + high * from_near.index(seat) for seat in range(count)]
    return [(left, low, 1 - SHIFT - 2 * EDGE, high * LINE) for left, low in zip(lefts, lows, strict=True)]


@dispatches("on_drag", "on_drop")
class SeatButton(TextButton):
    """A seat at the table, with who sits there; it can be dragged to another seat.

    Events: `on_drag` and `on_drop`, with the finger's place, as it moves or is lifted beside the button.
    """

    def on_touch_move(self, touch: Any) -> bool:
        """Tells where the finger is that has touched it."""
        if touch.grab_current is self:
            self.dispatch("on_drag", touch.pos)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Tells where the finger is lifted, if not on it: that is no touch."""
        is_dropped = touch.grab_current is self and not self.collide_point(*touch.pos)
        taken = bool(super().on_touch_up(touch))
        if is_dropped:
            self.dispatch("on_drop", touch.pos)
        return taken
