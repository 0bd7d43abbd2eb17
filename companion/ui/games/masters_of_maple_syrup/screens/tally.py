"""TallyScreen: what each card is worth at the end, with its bonus, card by card; also of a game that is over."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.games.masters_of_maple_syrup.actions import Value
from companion.games.masters_of_maple_syrup.state import Phase, State, numbered_names
from companion.games.masters_of_maple_syrup.view import view
from companion.games.masters_of_maple_syrup.words import explain_tally
from companion.journal.game_snapshot import GameSnapshot
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
        self.panel.bind(on_other=lambda _: self.controllers.navigation.go("play"))
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        """Shows both properties with their values, and the card that is asked about."""
        if snapshot is None or snapshot.state_as(State).phase not in (Phase.TALLY, Phase.OVER):
            return
        state = snapshot.state_as(State)
        names, shown = names_of(snapshot), view(state)
        for side in shown.sides:
            widget = self.sides[side.seat]
            widget.name = names[side.seat]
            widget.hand = SAY("ui.tally.sum", points=side.score)
            widget.says = ""
            widget.show(side, frozenset(place for seat, place in (self._asked(state),) if seat == side.seat), ())
        asked = explain_tally(state) if state.phase is Phase.TALLY else phrase("tally.again", "MM-3.2")
        self.title = SAY.phrase(asked, snapshot.record.players)
        self._ask(state, names)

    def touch_card(self, seat: int, place: int) -> None:
        """Asks what a card is worth."""
        self._draft.valued = (seat, place)
        self.show(self.controllers.table.snapshot)

    @property
    def _draft(self) -> MapleDraft:
        return self.controllers.drafts.at(self.controllers.table.playing, MapleDraft)

    def _asked(self, state: State) -> tuple[int, int]:
        """Returns the seat and the place of the touched card, of the first one that is asked, or of the next one.

        The next one comes after the last one entered.
        """
        if self._draft.valued:
            return self._draft.valued
        if state.asked:
            return state.asked[0]
        places = [(seat, place) for seat, count in enumerate(state.cards) for place in range(count)]
        last = self.controllers.table.playing.entries[-1].entry.action
        told = places.index((last.seat, last.place)) if isinstance(last, Value) else -1
        return places[(told + 1) % len(places)]

    def _ask(self, state: State, names: Sequence[str]) -> None:
        seat, place = self._asked(state)
        side = state.sides[seat].placed
        placed, name = side[place], numbered_names(side)[place]
        tucked = "  ·  " + SAY("ui.card.tucked", count=placed.tucked) if placed.tucked else ""
        self.panel.text = f"{names[seat]}: {name}{tucked}"
        self.text = placed.card.text or SAY("ui.tally.no-text")
        value = placed.value
        if value is None:
            actions = [logged.entry.action for logged in self.controllers.table.playing.entries]
            value = value_before(actions, placed.card.name, state)
        self.panel.ask(
            ask_worth(value), SAY("ui.tally.take"), SAY("ui.tally.done") if state.phase is Phase.OVER else ""
        )

    def _take(self, values: Values) -> None:
        """Enters what a card is worth."""
        asked = self._asked(self.controllers.table.playing.state_as(State))
        self.controllers.entries.act(worth(*asked, values))
