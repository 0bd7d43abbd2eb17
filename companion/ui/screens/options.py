"""OptionsScreen: what the table agrees on before the first deal; last time's choices stand first."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.engine.options import Alternatives, Amount, FirstSeat, Switch, matters
from companion.games import find_game
from companion.ui.games import screens_of
from companion.ui.layouts import icon, load
from companion.ui.reflow import scroll_if_large
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.alternatives_row import AlternativesRow
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_image import FitImage
from companion.ui.widgets.repeating_button import RepeatingButton
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("screens/options")

OfferedOption: TypeAlias = Switch | Alternatives | Amount
OptionRow: TypeAlias = "SwitchButton | AlternativesRow | AmountRow"
AMOUNT_HIGH: Final = 1.6
"""The height of the row of an amount, relative to a switch."""
ALTERNATIVE_HIGH: Final = 0.8
"""The height of each alternative, relative to a switch."""

MOST_HIGH_MM: Final = 28.0
LEARNING_HIGH_MM: Final = 11.0


class AmountRow(BoxLayout):
    """A number to agree on: buttons for a few values, and for one more or one less.

    `choose` is called with the number that is touched.
    """

    text = StringProperty("")

    def __init__(self, option: Amount, choose: Callable[[int], object], **properties: Any) -> None:
        super().__init__(**properties)
        self._option, self._choose = option, choose
        self._value = option.usual
        signs = SharedFontSize()
        self._less, self._more = (RepeatingButton(text=sign, **self._look(signs)) for sign in ("−", "+"))
        self._buttons = {number: ChoiceButton(text=str(number), **self._look(signs)) for number in option.offered}
        self._less.bind(on_press=lambda _: choose(max(1, self._value - 1)))
        self._more.bind(on_press=lambda _: choose(self._value + 1))
        for button in (self._less, *self._buttons.values(), self._more):
            self.ids.buttons.add_widget(button)
        for number, button in self._buttons.items():
            button.bind(on_press=lambda _, number=number: choose(number))

    def show(self, value: int, text: str, *, is_open: bool) -> None:
        """Shows what is agreed, in words too; nothing can be touched unless it `is_open`."""
        self._value, self.text = value, text
        for button in (self._less, self._more, *self._buttons.values()):
            button.disabled = not is_open
        for number, button in self._buttons.items():
            button.chosen = is_open and number == value

    @staticmethod
    def _look(signs: SharedFontSize) -> dict[str, Any]:
        """Returns what all its buttons have in common."""
        return {"bold": True, "high_mm": 5.5, "shared_font_size": signs, **({"padding": 0} if THEME.narrow else {})}


class OptionsScreen(Screen):
    """The options of the next game, as its rules list them.

    The game's words are `ui.variant.NAME` for a switch and for an amount, which they show as `{ $NAME }`;
    `ui.variant.NAME.VALUE` for each of some alternatives; and `ui.variant.no-NAME` for an amount without effect.
    """

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        agreed = controllers.table.agreed
        self._offered = [
            option for option in find_game(controllers.table.game).options if not isinstance(option, FirstSeat)
        ]
        self.chosen: dict[str, Any] = {option.name: agreed.get(option.name, option.usual) for option in self._offered}
        words = SharedFontSize()
        self._rows = {option.name: self._row(option, words) for option in self._offered}
        self._lay_out()
        self._offer_learning()
        scroll_if_large(self.ids.body.__self__)
        self._draw()

    def choose(self, name: str, value: object) -> None:
        """Agrees on one option."""
        self.chosen[name] = value
        self._note()
        self._draw()

    def take(self) -> None:
        """Goes on to the seats with what is agreed."""
        self._note()
        self.controllers.navigation.go("seats")

    def learn(self) -> None:
        """Lets the camera see the cards, and notes what is agreed so far."""
        self._note()
        self.controllers.navigation.go("learn")

    def _row(self, option: OfferedOption, words: SharedFontSize) -> OptionRow:
        choose = partial(self.choose, option.name)
        if isinstance(option, Amount):
            return AmountRow(option, choose, size_hint_y=AMOUNT_HIGH)
        if isinstance(option, Alternatives):
            texts = {value: SAY(f"ui.variant.{option.name}.{value}") for value in option.values}
            return AlternativesRow(texts, choose, shared_font_size=words, size_hint_y=len(texts) * ALTERNATIVE_HIGH)
        button = SwitchButton(
            text=SAY(f"ui.variant.{option.name}"),
            high_mm=4,
            shared_font_size=words,
            size_hint_max_y=THEME.mm(MOST_HIGH_MM),
        )
        button.bind(on_press=lambda _: choose(not self.chosen[option.name]))
        return button

    def _lay_out(self) -> None:
        """Fills the first column with half of the rows, then the second."""
        half = sum(row.size_hint_y for row in self._rows.values()) / 2
        high = 0.0
        for row in self._rows.values():
            (self.ids.first if high < half else self.ids.second).add_widget(row)
            high += row.size_hint_y
        if (
            not self.ids.second.children and not THEME.large
        ):  # the game's picture stands in the place of the second column
            picture = icon(screens_of(self.controllers.table.game).picture)
            self.ids.second.add_widget(FitImage(source=picture, color=THEME.colour("acting")))

    def _offer_learning(self) -> None:
        """Offers to show the cards to the camera; if it need not learn them, only if there is a camera."""
        screens = screens_of(self.controllers.table.game)
        if screens.deck_faces is None or (screens.knows_deck and self.controllers.camera is None):
            return
        row = self.ids.learning
        show = TextButton(text=SAY("ui.learn.open"), high_mm=4, weight="quiet_button")
        show.bind(on_release=lambda _: self.learn())
        row.height = THEME.mm(LEARNING_HIGH_MM)
        row.add_widget(show)

    def _draw(self) -> None:
        """Shows what is agreed, and what else can be agreed on."""
        for option in self._offered:
            row, value, is_open = self._rows[option.name], self.chosen[option.name], matters(option, self.chosen)
            if isinstance(row, AmountRow):
                key = option.name if is_open else f"no-{option.name}"
                row.show(value, SAY(f"ui.variant.{key}", **{option.name: value}), is_open=is_open)
                continue
            row.disabled = not is_open
            if isinstance(row, AlternativesRow):
                row.chosen = value
            else:
                row.is_on = bool(value)

    def _note(self) -> None:
        """Notes what is agreed so far, besides what other screens agree on, such as who sits where."""
        elsewhere = {name: value for name, value in self.controllers.table.agreed.items() if name not in self.chosen}
        here = {option.name: self.chosen[option.name] for option in self._offered if self._is_noted(option)}
        self.controllers.table.agreed = {**elsewhere, **here}

    def _is_noted(self, option: OfferedOption) -> bool:
        """Whether an option is written down: a switch only if it is on, no option that another makes meaningless."""
        match option:
            case Switch():
                return bool(self.chosen[option.name])
            case Alternatives(only_with=needed) if needed:
                return bool(self.chosen[needed])
            case _:
                return True
