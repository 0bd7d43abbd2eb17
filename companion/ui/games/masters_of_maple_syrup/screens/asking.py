"""Asking: the panels in which a player is asked for more than a touch on a card."""

from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.games.masters_of_maple_syrup.state import State
from companion.ui.games.masters_of_maple_syrup.asked import (
    Asked,
    Question,
    ask_number,
    counted,
    names_to_develop,
)
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.games.masters_of_maple_syrup.widgets.offers_panel import OffersPanel
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.numbers_panel import NumbersPanel

if TYPE_CHECKING:
    from companion.ui.games.masters_of_maple_syrup.screens.play import MaplePlayScreen


class Asking:
    """Builds the panel of each question; answers go to the screen."""

    def __init__(self, screen: "MaplePlayScreen") -> None:
        self._screen = screen

    def panel_for(self, asked: Asked) -> Widget | None:
        """Returns the panel of a question; None for one that a touch on a card answers."""
        match asked.question:
            case Question.WHICH:
                return None
            case Question.DEVELOP:
                return self._offers(asked)
            case Question.NAME:
                return self._keyboard(asked)
            case Question.EFFECT:
                return self._effect(asked)
            case Question.CHOOSE:
                return self._choice(asked)
        return self._number(asked)

    @property
    def _state(self) -> State:
        state: State = self._screen.host.table.playing.state
        return state

    def _offers(self, asked: Asked) -> Widget:
        panel = OffersPanel(text=SAY("ui.ask.develop"))
        offers = self._screen.offers(asked.seat)
        known = {offer.card.name for offer in offers}
        panel.show(offers, [name for name in names_to_develop(self._state) if name not in known])
        panel.bind(on_pick=lambda _, name: self._screen.pick(asked.seat, name))
        panel.bind(on_other=lambda _: self._screen.ask(Asked(Question.NAME, asked.seat)))
        panel.bind(on_leave=self._leave)
        return panel

    def _keyboard(self, asked: Asked) -> Widget:
        keyboard = Keyboard(about=SAY("ui.ask.name"))
        keyboard.bind(on_done=lambda _, name: self._named(asked, name.strip()))
        return keyboard

    def _named(self, asked: Asked, name: str) -> None:
        if name:
            self._screen.pick(asked.seat, name)
        else:
            self._screen.ask(None)

    def _effect(self, asked: Asked) -> Widget:
        panel = EffectPanel()
        draft: dict[str, Any] = self._screen.draft.setdefault(f"effect-{asked.seat}-{asked.place}", {})
        panel.ask(asked, self._state, names_to_develop(self._state), draft)
        panel.bind(on_take=lambda _, effect: self._screen.enter(effect), on_leave=self._leave)
        return panel

    def _choice(self, asked: Asked) -> Widget:
        panel = ChoicePanel()
        answers = tuple((SAY(f"action.{select.chosen}"), select) for select in self._screen.choices())
        name = names_of(self._screen.host.table.playing)[asked.seat]
        panel.ask(SAY("ui.ask.choose", name=name), answers)
        panel.bind(on_answer=lambda _, select: self._screen.enter(select))
        return panel

    def _number(self, asked: Asked) -> Widget:
        panel = NumbersPanel()
        card = asked.card or self._state.sides[asked.seat].placed[asked.place].card.name
        panel.text = card
        panel.ask(ask_number(asked), SAY("ui.ask.take"), SAY("ui.ask.leave"), self._screen.draft)
        panel.bind(on_take=lambda _, values: self._screen.enter(counted(asked, values)), on_other=self._leave)
        return panel

    def _leave(self, _: object) -> None:
        self._screen.ask(None)
