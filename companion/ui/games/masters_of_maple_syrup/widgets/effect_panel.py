"""EffectPanel: what a card's text allowed, as numbers beside the text; the companion does not judge it (MM-5)."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.games.masters_of_maple_syrup.catalogue import UTILITY
from companion.games.masters_of_maple_syrup.state import State, numbered_names
from companion.ui.events import dispatches
from companion.ui.games.masters_of_maple_syrup.draft import EffectDraft
from companion.ui.games.masters_of_maple_syrup.entries import effect_text
from companion.ui.games.masters_of_maple_syrup.questions import (
    COUNTS,
    TUCKED_FROM,
    PlayerQuestion,
    ask_effect,
    effect_of,
    likely_effects,
)
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("games/masters_of_maple_syrup/widgets/effect_panel")

ROW_MM: Final = 9.6


@dispatches("on_take", "on_card", "on_leave")
class EffectPanel(Panel):
    """Events: `on_take` with the Effect; `on_card`: which card it developed is asked; `on_leave`: there was none.

    What is touched is kept in a draft.
    """

    text = StringProperty("")
    """The card's text."""
    title = StringProperty("")
    is_broad = BooleanProperty(False)
    """Whether there is room for two columns."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._draft = EffectDraft()

    def ask(self, asked: PlayerQuestion, state: State, draft: EffectDraft) -> None:
        """Asks what the card at the asked place did."""
        self._asked, self._state, self._draft = asked, state, draft
        side = state.sides[asked.seat].placed
        card, names = side[asked.place].card, numbered_names(side)
        self.title, self.text = names[asked.place], card.text or SAY("ui.effect.no-text")
        self._offer_likely(draft)
        rows, words = self.ids.rows, SharedFontSize()
        rows.clear_widgets()
        for number in ask_effect():
            row = NumberRow(
                words=number.words, most=number.most, words_size=words, value=draft.counts.get(number.name, 0)
            )
            row.fbind("value", self._count(number.name))
            rows.add_widget(row)
            if number.name == "tuck":
                rows.add_widget(self._button(SAY(f"ui.effect.from-{self._draft.from_}"), self._pass_on_source))
        for place, (placed, name) in enumerate(zip(side, names, strict=True)):
            if placed.card.type != UTILITY:
                key = "untap" if placed.tapped else "tap"
                text = SAY(f"ui.effect.{key}", card=name)
                switch = SwitchButton(text=text, is_on=place in draft.turned)
                rows.add_widget(self._laid_out(switch, partial(self._turn, place)))
        developed = draft.developed
        text = SAY("ui.effect.develop", card=developed) if developed else SAY("ui.effect.develop-none")
        rows.add_widget(self._button(text, lambda: self.dispatch("on_card")))

    def take(self) -> None:
        """Enters what was counted."""
        draft = self._draft
        values = {name: draft.counts.get(name, 0) for name in COUNTS}
        effect = effect_of(self._asked, values, draft.from_, draft.turned, draft.developed, self._state)
        self.dispatch("on_take", effect)

    def _offer_likely(self, draft: EffectDraft) -> None:
        """Offers what the card may have done, to be entered with one touch, until something else is touched."""
        offers, words = self.ids.offers, SharedFontSize()
        offers.clear_widgets()
        for effect in likely_effects(self._asked, self._state) if draft == EffectDraft() else ():
            button = TextButton(text=effect_text(effect), high_mm=4.2, shared_font_size=words)
            button.bind(on_release=lambda _, effect=effect: self.dispatch("on_take", effect))
            offers.add_widget(button)

    def _count(self, name: str) -> Callable[[object, float], None]:
        """Returns a callback that notes a number in the draft."""
        draft = self._draft

        def keep(_: object, value: float) -> None:
            draft.counts[name] = int(value)

        return keep

    def _pass_on_source(self) -> None:
        place = TUCKED_FROM.index(self._draft.from_)
        self._draft.from_ = TUCKED_FROM[(place + 1) % len(TUCKED_FROM)]
        self._ask_again()

    def _turn(self, place: int) -> None:
        turned = self._draft.turned
        self._draft.turned = tuple(one for one in turned if one != place) if place in turned else (*turned, place)
        self._ask_again()

    def _ask_again(self) -> None:
        self.ask(self._asked, self._state, self._draft)

    def _button(self, text: str, call: Callable[[], object]) -> TextButton:
        return self._laid_out(TextButton(text=text, weight="quiet_button"), call)

    @staticmethod
    def _laid_out(button: TextButton, call: Callable[[], object]) -> TextButton:
        button.high_mm, button.size_hint_y, button.height = 3.4, None, THEME.mm(ROW_MM)
        button.bind(on_release=lambda _: call())
        return button
