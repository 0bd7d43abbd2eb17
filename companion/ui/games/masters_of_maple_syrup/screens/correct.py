"""CorrectScreen of Masters of Maple Syrup: what is counted is put right where it is counted."""

from kivy.uix.widget import Widget

from companion.engine.game import known_as
from companion.games.masters_of_maple_syrup.actions import Effect, Value
from companion.games.masters_of_maple_syrup.state import State
from companion.session.correction import Replace
from companion.ui.games.masters_of_maple_syrup.draft import EffectDraft
from companion.ui.games.masters_of_maple_syrup.questions import (
    PlayerQuestion,
    QuestionKind,
    ask_worth,
    names_to_develop,
    worth,
)
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.screens.correct import CorrectScreen
from companion.ui.widgets.numbers_panel import NumbersPanel


class MapleCorrectScreen(CorrectScreen):
    """Shows a value and an effect as they were entered."""

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns what a card was worth, or what an effect did; None for an entry that is one of several choices."""
        match action:
            case Value(seat, place, points):
                panel = NumbersPanel()
                panel.ask(ask_worth(points))
                panel.fbind("on_change", lambda _, values: self._replace(worth(seat, place, values)))
            case Effect():
                return self._effect(action, known_as(State, before))
            case _:
                return None
        return panel

    def _effect(self, action: Effect, before: State) -> Widget:
        panel = EffectPanel()
        panel.ask(
            PlayerQuestion(QuestionKind.EFFECT, action.seat, action.place),
            before,
            names_to_develop(before),
            EffectDraft.of(action),
        )
        panel.bind(on_take=lambda _, effect: self._replace(effect), on_leave=lambda _: self.go_back())
        return panel

    def _replace(self, action: Value | Effect) -> None:
        self.choose(Replace(int(self.number), action), "")
