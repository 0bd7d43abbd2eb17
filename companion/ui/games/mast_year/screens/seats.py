"""MastYearSeatsScreen: who sits where, which pair are the Squirrels, and who of them is Speedy."""

from random import SystemRandom
from typing import Any, Final

from kivy.clock import Clock, ClockEvent
from kivy.properties import BooleanProperty, NumericProperty

from companion.app.controllers import Controllers
from companion.ui.screens.seats import SeatsScreen
from companion.ui.texts import SAY

PAIRS: Final = ((0, 2), (1, 3))
SHOW_STEPS: Final = 9
SHOW_STEP_S: Final = 0.12


class MastYearSeatsScreen(SeatsScreen):
    """The pairs and Speedy are chosen, or drawn by lot, beside the table."""

    pair = NumericProperty(0)
    speedy = NumericProperty(0)
    showing = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self.pair = PAIRS.index(tuple(controllers.table.agreed.get("squirrels", PAIRS[0])))
        last = controllers.table.agreed.get("speedy")
        self.speedy = last if last in PAIRS[self.pair] else PAIRS[self.pair][0]
        self._show_steps: list[ClockEvent] = []
        super().__init__(controllers, **properties)
        self.offer(SAY("ui.seats.swap"), self.swap)
        self.offer(SAY("ui.seats.speedy"), self.choose_speedy)
        self.offer(SAY("ui.seats.lots"), self.draw_lots)

    def swap(self) -> None:
        """The other pair plays the Squirrels (MY-2.1)."""
        if self.showing:
            return
        self.pair = 1 - self.pair
        self.speedy = PAIRS[self.pair][0]
        self.draw()

    def choose_speedy(self) -> None:
        """The other Squirrel is Speedy (MY-2.2)."""
        if not self.showing:
            self._pass_on()

    def draw_lots(self) -> None:
        """Chooses who is Speedy at random, with a short animation."""
        if self.showing:
            return
        self.showing = True
        chosen = SystemRandom().choice(PAIRS[int(self.pair)])
        steps = SHOW_STEPS + (self.speedy != chosen) - (SHOW_STEPS % 2)
        self._show_steps = [Clock.schedule_once(lambda _: self._pass_on(), step * SHOW_STEP_S) for step in range(steps)]
        self._show_steps.append(Clock.schedule_once(lambda _: self._shown(chosen), steps * SHOW_STEP_S))

    def leave(self) -> None:
        """Ends the animation."""
        super().leave()
        for step in self._show_steps:
            step.cancel()

    def take(self) -> None:
        """Begins the game."""
        if not self.showing:
            super().take()

    def agreement(self) -> dict[str, Any]:
        """Returns which pair are the Squirrels, and who is Speedy."""
        return {"squirrels": list(PAIRS[int(self.pair)]), "speedy": int(self.speedy)}

    def says_of(self, seat: int) -> str:
        """Returns the team, and whether it is Speedy."""
        team = SAY("team.squirrels" if self._is_squirrel(seat) else "team.oaks")
        return f"{team}\n{SAY('ui.plate.speedy')}" if self.is_chosen(seat) else team

    def side_of(self, seat: int) -> str:
        return "first_side" if self._is_squirrel(seat) else "second_side"

    def is_chosen(self, seat: int) -> bool:
        """Whether it is Speedy."""
        return bool(seat == self.speedy)

    def _is_squirrel(self, seat: int) -> bool:
        return seat in PAIRS[int(self.pair)]

    def _pass_on(self) -> None:
        first, second = PAIRS[int(self.pair)]
        self.speedy = second if self.speedy == first else first
        self.draw()

    def _shown(self, chosen: int) -> None:
        self.speedy, self.showing = chosen, False
        self.draw()
