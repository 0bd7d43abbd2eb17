"""CorrectScreen of Masters of Maple Syrup: numbers are corrected in the panel in which they are entered."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.engine.game import can_follow, require_type
from companion.games.masters_of_maple_syrup.actions import Develop, Effect, Value
from companion.games.masters_of_maple_syrup.catalogue import find_card
from companion.games.masters_of_maple_syrup.state import State
from companion.games.masters_of_maple_syrup.turn_actions import price_of
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import InsertBefore, Replace
from companion.ui.games.masters_of_maple_syrup.draft import EffectDraft
from companion.ui.games.masters_of_maple_syrup.entries import entry_text
from companion.ui.games.masters_of_maple_syrup.presenter import MOST_DRAWN
from companion.ui.games.masters_of_maple_syrup.questions import (
    PlayerQuestion,
    QuestionKind,
    ask_worth,
    known_name,
    names_to_develop,
    worth,
)
from companion.ui.games.masters_of_maple_syrup.screens.question_panels import LONGEST_TYPED, offer_names
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.numbers_panel import NumbersPanel
from companion.ui.widgets.text_button import TextButton


class MapleCorrectScreen(CorrectScreen):
    """Shows a value and an effect as they were entered; the name of a developed card can be typed."""

    kept = (*CorrectScreen.kept, "_draft")
    _developed: tuple[Develop, State] | None = None
    _other: TextButton | None = None
    _covered: Sequence[Widget] = ()
    _draft: tuple[int, EffectDraft] | None = None
    """The number of the entry that is corrected, and what the effect was as far as that is entered."""
    _develop: Callable[[str], object] = str
    """Takes in the card that the effect developed."""

    def go_back(self) -> None:
        """Leaves what is typed, or the correction."""
        if self._covered:
            self._uncover()
        else:
            super().go_back()

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns the panel for a card's worth, or for an effect; None for an entry that is one of several choices."""
        match action:
            case Value(seat, place, points):
                panel = NumbersPanel()
                panel.ask(ask_worth(points))
                panel.fbind("on_change", lambda _, values: self._replace(worth(seat, place, values)))
            case Effect():
                return self._effect(action, require_type(State, before))
            case Develop():
                self._other = self._other or self._add_way(SAY("ui.ask.other"), self._type_name)
                self._developed = action, require_type(State, before)
                return None
            case _:
                return None
        return panel

    def _offer(self, snapshot: GameSnapshot, place: int) -> None:
        """Offers what the entry can have been; only for a developed card a name can be typed."""
        self._developed = None
        super()._offer(snapshot, place)
        if self._other:
            self._other.disabled = self._developed is None

    def _effect(self, action: Effect, before: State) -> Widget:
        if self._draft is None or self._draft[0] != self.number:
            self._draft = int(self.number), EffectDraft.of(action)
        holder, panel = BoxLayout(), EffectPanel()
        asked, draft = PlayerQuestion(QuestionKind.EFFECT, action.seat, action.place), self._draft[1]

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
            cards.bind(on_other=lambda _: self._type_developed())
            put(cards)

        self._develop = develop
        panel.bind(on_take=lambda _, effect: self._replace(effect), on_leave=lambda _: self.go_back())
        panel.bind(on_card=lambda _: choose_card())
        develop(draft.developed)
        return holder

    def _type_developed(self) -> None:
        """Asks for the name of the card that an effect developed."""
        self._type(lambda name: self._develop(name), lambda screen: screen._type_developed())

    def _type_name(self) -> None:
        done = self._insert if self.inserting else self._rename
        self._type(done, lambda screen: screen._type_name())

    def _insert(self, name: str) -> None:
        """Offers that the current player developed the card before, for each price that is possible."""
        if not name or self._developed is None:
            return
        self.reconsider()
        action, before = self._developed
        snapshot, unpaid = self.controllers.table.playing, Develop(before.current, name)
        paid = [replace(unpaid, paid=count) for count in range(MOST_DRAWN)]
        cards = [unpaid] if can_follow(snapshot.game, before, unpaid) else paid
        offered = [
            (InsertBefore(int(self.number), card), entry_text(card, before, names_of(snapshot)))
            for card in cards
            if can_follow(snapshot.game, before, card)
        ]
        if offered:
            self.choices.lay(offered, action, frozenset(), self._presenter)
        else:
            self.choices.lay_none(None)

    def _rename(self, name: str) -> None:
        """Shows what another name of the developed card would change; what was paid for it stays."""
        if name and self._developed:
            action, before = self._developed
            renamed = replace(action, card=name, paid=_paid(action, before))
            names = names_of(self.controllers.table.playing)
            self.choose(Replace(int(self.number), renamed), entry_text(renamed, before, names))

    def _type(self, done: Callable[[str], object], again: Callable[[Any], object]) -> None:
        """Shows a keyboard for a card's name below the heading; `done` is called with the name.

        `again` asks for the same name on this screen as it is built for another size.
        """
        keyboard = Keyboard(about=SAY("ui.ask.name"), longest=LONGEST_TYPED)
        names = names_to_develop(self.controllers.table.playing.state_as(State))
        keyboard.search(sorted(names, key=str.casefold))

        def typed(_: object, name: str) -> None:
            self._uncover()
            done(known_name(name.strip(), names))

        keyboard.bind(on_done=typed)
        self.keep_typed(keyboard, again)
        self._covered = self.children[:-1]
        for part in self._covered:
            self.remove_widget(part)
        self.add_widget(keyboard)

    def _uncover(self) -> None:
        self.remove_widget(self.children[0])
        for part in reversed(self._covered):
            self.add_widget(part)
        self._covered = ()

    def _replace(self, action: Value | Effect) -> None:
        self.choose(Replace(int(self.number), action), "")


def _paid(action: Develop, before: State) -> int | None:
    """Returns what was paid for a card, as it was entered or as the catalogue says."""
    if action.paid is not None or before.turn is None:
        return action.paid
    return price_of(before, before.turn, find_card(before.options.catalogue, action.card))
