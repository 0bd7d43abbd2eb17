"""TallyScreen: what each card is worth at the end, with its bonus, card by card; also of a game that is over."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.games.masters_of_maple_syrup.actions import Value
from companion.games.masters_of_maple_syrup.choices import deny_bonuses
from companion.games.masters_of_maple_syrup.explanation import explain_tally
from companion.games.masters_of_maple_syrup.properties import numbered_names
from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.games.masters_of_maple_syrup.view import view
from companion.journal.standing import Standing
from companion.phrases import phrase
from companion.ui.games.masters_of_maple_syrup.draft import MapleDraft
from companion.ui.games.masters_of_maple_syrup.questions import ask_worth, value_before, worth
from companion.ui.games.masters_of_maple_syrup.widgets.property_side import SIDES, PropertySide
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.numbers_panel import NumbersPanel, Values

load("games/masters_of_maple_syrup/screens/tally")


class TallyScreen(Screen):
    """A touch on a card shows its text, and asks what it is worth."""

    title = StringProperty("")
    text = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.sides = tuple(PropertySide(SAY.words, side=side, has_ways=False) for side in SIDES)
        for seat, side in enumerate(self.sides):
            side.fbind("on_card", lambda _, place, seat=seat: self.touch_card(seat, place))
            self.ids.properties.add_widget(side, index=seat)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.panel: NumbersPanel = self.ids.worth
        self.panel.bind(on_take=lambda _, values: self._take(values))
        self.panel.bind(on_other=lambda _: self._finish())
        self.show(controllers.table.standing)

    def show(self, standing: Standing | None) -> None:
        """Shows both properties with their values, and the card that is asked about."""
        if standing is None or standing.state_as(State).phase not in (Phase.TALLY, Phase.OVER):
            return
        state = standing.state_as(State)
        names, shown = names_of(standing), view(state)
        for side in shown.sides:
            widget = self.sides[side.seat]
            widget.name = names[side.seat]
            widget.hand = SAY("ui.tally.sum", points=side.score)
            widget.says = ""
            widget.show(side, frozenset(place for seat, place in (self._asked(state),) if seat == side.seat), ())
        asked = explain_tally(state) if state.phase is Phase.TALLY else phrase("end.bonuses", "MM-3.2")
        self.title = SAY.phrase(asked, standing.record.players)
        self._ask(state, names)
        if self._draft.ends_tally:
            self.title, self.text = SAY("ui.tally.open-title"), open_cards(state, names)

    def touch_card(self, seat: int, place: int) -> None:
        """Asks what a card is worth."""
        self._draft.valued, self._draft.ends_tally = (seat, place), False
        self.show(self.controllers.table.standing)

    @property
    def _draft(self) -> MapleDraft:
        return self.controllers.drafts.at(self.controllers.table.playing, MapleDraft)

    def _asked(self, state: State) -> tuple[int, int]:
        """Returns the seat and the place of the touched card, or of the first one whose value is not known.

        If all are known, it is the first one whose text names a bonus that was not entered, else the card after the
        last one entered.
        """
        if self._draft.valued:
            return self._draft.valued
        cards = {(seat, place): one for seat, side in enumerate(state.sides) for place, one in enumerate(side.placed)}
        unknown = [where for where, placed in cards.items() if placed.value is None]
        last, places = self.controllers.table.playing.entries[-1].entry.action, list(cards)
        told = places.index((last.seat, last.place)) if isinstance(last, Value) else -1
        return next(chain(unknown, state.open_bonuses), places[(told + 1) % len(places)])

    def _ask(self, state: State, names: Sequence[str]) -> None:
        seat, place = self._asked(state)
        side = state.sides[seat].placed
        placed, name = side[place], numbered_names(side)[place]
        tucked = "  ·  " + SAY("ui.card.tucked", count=placed.tucked) if placed.tucked else ""
        self.panel.text = f"{names[seat]}: {name}{tucked}"
        self.text = placed.card.text or SAY("ui.tally.no-text")
        done = SAY("ui.tally.no-more" if self._draft.ends_tally else "ui.tally.done")
        value = placed.value
        if value is None:
            actions = [logged.entry.action for logged in self.controllers.table.playing.entries]
            value = value_before(actions, placed.card.name, state)
        self.panel.ask(ask_worth(value), SAY("ui.tally.take"), done if state.phase is Phase.OVER else "")

    def _take(self, values: Values) -> None:
        """Enters what a card is worth; asks first if that would deny bonuses that other cards' texts name."""
        state = self.controllers.table.playing.state_as(State)
        asked = self._asked(state)
        told = worth(*asked, values)
        if told == deny_bonuses(state) and any(other != asked for other in state.open_bonuses):
            self._ask_whether_done()
        else:
            self.controllers.entries.act(told)

    def _finish(self) -> None:
        """Leads back to the result: every card is worth what is shown, which is entered unless it was already.

        If bonuses that cards' texts name are still open, it first asks whether there are none.
        """
        state = self.controllers.table.playing.state_as(State)
        if state.open_bonuses and not self._draft.ends_tally:
            self._ask_whether_done()
            return
        told = deny_bonuses(state)
        if told:
            self.controllers.entries.act(told)
        self.controllers.navigation.go("play")

    def _ask_whether_done(self) -> None:
        """Names the cards with open bonuses; another touch says that they have none."""
        self._draft.valued, self._draft.ends_tally = None, True
        self.show(self.controllers.table.standing)


def open_cards(state: State, names: Sequence[str]) -> str:
    """Returns the cards whose bonuses are open, each player's in a line."""
    lines = []
    for seat, side in enumerate(state.sides):
        called = numbered_names(side.placed)
        cards = [called[place] for whose, place in state.open_bonuses if whose == seat]
        if cards:
            lines.append(f"{names[seat]}: {', '.join(cards)}")
    return "\n".join(lines)
