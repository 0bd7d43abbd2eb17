"""SeatsScreen: who sits at which edge, which pair are the Squirrels, and who of them is Speedy."""

from random import SystemRandom
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty

from companion.ui.game_list import GameList
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.plank import Plank

load("games/mast_year/screens/seats")

PAIRS: Final = ((0, 2), (1, 3))
SHOW_STEPS: Final = 9
SHOW_STEP_S: Final = 0.12


class SeatsScreen(Screen):
    """Seats are the edges of the screen; a touch on one names it. Names may stay empty."""

    names = ListProperty(["", "", "", ""])
    pair = NumericProperty(0)
    speedy = NumericProperty(0)
    showing = BooleanProperty(False)

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.names = [*host.players, "", "", "", ""][:4]
        self.pair = PAIRS.index(tuple(host.agreed.get("squirrels", PAIRS[0])))
        last = host.agreed.get("speedy")
        self.speedy = last if last in PAIRS[self.pair] else PAIRS[self.pair][0]
        self._body = self.ids.body.__self__
        self._show_steps: list[Any] = []
        self._planks = [self.ids[f"seat{seat}"] for seat in range(4)]
        self._draw()

    def swap(self) -> None:
        """The other pair plays the Squirrels (MY-2.1)."""
        if self.showing:
            return
        self.pair = 1 - self.pair
        self.speedy = PAIRS[self.pair][0]
        self._draw()

    def choose_speedy(self) -> None:
        """The other Squirrel is Speedy (MY-2.2)."""
        if not self.showing:
            self._pass_on()

    def draw_lots(self) -> None:
        """Chooses who is Speedy at random, with a small show."""
        if self.showing:
            return
        self.showing = True
        chosen = SystemRandom().choice(PAIRS[int(self.pair)])
        steps = SHOW_STEPS + (self.speedy != chosen) - (SHOW_STEPS % 2)
        self._show_steps = [Clock.schedule_once(lambda _: self._pass_on(), step * SHOW_STEP_S) for step in range(steps)]
        self._show_steps.append(Clock.schedule_once(lambda _: self._shown(chosen), steps * SHOW_STEP_S))

    def leave(self) -> None:
        """Ends the show."""
        super().leave()
        for step in self._show_steps:
            step.cancel()

    def name_seat(self, seat: int) -> None:
        """Opens the keyboard for a seat's name."""
        keyboard = Keyboard(text=self.names[seat], about=SAY("ui.seats.name", seat=seat + 1))
        keyboard.bind(on_done=lambda _, name: self._named(seat, name))
        GameList(self.host).show_names(lambda names: keyboard.offer([n for n in names if n not in self.names]))
        self._put(keyboard)

    def go_back(self) -> None:
        """Leaves the keyboard, and the name as it was; or the seats."""
        if self._body.parent:
            self.host.go("back")
        else:
            self._put(self._body)

    def take(self) -> None:
        """Begins the game."""
        if not self.showing:
            self.host.start(self.host.game, self.host.agreed, self.host.players)

    def _named(self, seat: int, name: str) -> None:
        self.names[seat] = name.strip()
        self._put(self._body)
        self._draw()

    def _put(self, widget: Any) -> None:
        """Puts the table or the keyboard under the heading, in the place of the other."""
        self.remove_widget(self.children[0])
        self.add_widget(widget)

    def _pass_on(self) -> None:
        first, second = PAIRS[int(self.pair)]
        self.speedy = second if self.speedy == first else first
        self._draw()

    def _shown(self, chosen: int) -> None:
        self.speedy, self.showing = chosen, False
        self._draw()

    def _draw(self) -> None:
        """Shows who sits where, and notes it."""
        seated = {"squirrels": list(PAIRS[int(self.pair)]), "speedy": int(self.speedy)}
        self.host.agreed, self.host.players = {**self.host.agreed, **seated}, tuple(self.names)
        for seat, plank in enumerate(self._planks):
            self._draw_seat(seat, plank)

    def _draw_seat(self, seat: int, plank: Plank) -> None:
        squirrel = seat in PAIRS[int(self.pair)]
        team = SAY("team.squirrels" if squirrel else "team.oaks")
        name = self.names[seat] or SAY("players.unnamed", seat=seat + 1)
        speedy = "\n" + SAY("ui.plate.speedy") if seat == self.speedy else ""
        plank.text = f"{name}\n{team}{speedy}"
        plank.weight = "first_side" if squirrel else "second_side"
        plank.chosen = seat == self.speedy
