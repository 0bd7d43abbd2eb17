"""CorrectScreen of Masters of Maple Syrup: what is counted is put right where it is counted."""

from collections.abc import Callable

from kivy.uix.boxlayout import BoxLayout
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
from companion.ui.games.masters_of_maple_syrup.screens.question_panels import LONGEST_TYPED, offer_names
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.screens.correct import CorrectScreen
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
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
        asked, draft = PlayerQuestion(QuestionKind.EFFECT, action.seat, action.place), EffectDraft.of(action)
        holder, panel = BoxLayout(), EffectPanel()

        def put(part: Widget) -> None:
            holder.clear_widgets()
            holder.add_widget(part)

        def develop(name: str) -> None:
            draft.developed = name
            panel.ask(asked, before, draft)
            put(panel)

        def choose_card() -> None:
            names = names_to_develop(before)
            known = [*names, action.develop] if action.develop and action.develop not in names else names
            cards = offer_names(known, develop)
            cards.bind(on_other=lambda _: put(type_name(develop)))
            put(cards)

        panel.ask(asked, before, draft)
        panel.bind(on_take=lambda _, effect: self._replace(effect), on_leave=lambda _: self.go_back())
        panel.bind(on_card=lambda _: choose_card())
        put(panel)
        return holder

    def _replace(self, action: Value | Effect) -> None:
        self.choose(Replace(int(self.number), action), "")


def type_name(done: Callable[[str], object]) -> Keyboard:
    """Returns the keyboard on which a card's name is typed; `done` is called with it."""
    keyboard = Keyboard(about=SAY("ui.ask.name"), longest=LONGEST_TYPED)
    keyboard.bind(on_done=lambda _, name: done(name.strip()))
    return keyboard
