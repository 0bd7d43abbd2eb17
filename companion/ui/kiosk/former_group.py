"""FormerGroupScreen: a group that has left tells its code, sees how its game ended, and can still answer the survey."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.app.kiosk.former_groups import FormerGame
from companion.events.group_codes import FIRST, SECOND
from companion.events.groups import Group
from companion.ui.layouts import load
from companion.ui.player_names import title_of_offered
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("kiosk/former_group")

DIGITS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "✓")
LONGEST_NUMBER: Final = 5
STEPS: Final = ("first", "second", "number")


class FormerGroupScreen(Screen):
    """The code is told whole: who does not know it finds nobody's game. `words` are those that were touched before."""

    kept = ("_words", "_number", "message")
    code = StringProperty("")
    asked = StringProperty("")
    message = StringProperty("")
    keeps_room = BooleanProperty(False)
    """Whether there is room for a message: where digits are typed, none pushes them away."""

    def __init__(self, controllers: Controllers, words: tuple[str, ...] = (), **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk, self._former = controllers.own_kiosk, controllers.own_kiosk.former
        self._words = words
        self._number = ""
        self._ask()

    def back(self) -> None:
        """Asks for the part before; from the first one it leads back."""
        if self._words:
            self._words, self._number, self.message = self._words[:-1], "", ""
            self._ask()
        else:
            self.controllers.navigation.go("welcome")

    def redraw(self) -> None:
        self._ask()

    def choose(self, word: str) -> None:
        """Takes a word of the code, if its touch was meant for this step."""
        if self.controllers.touches.are_meant():
            self._words = (*self._words, word)
            self.controllers.touches.note_new_screen()
            self._ask()

    def type(self, key: str) -> None:
        """Takes a digit of the number, or takes one back, or looks for the group."""
        if key == "✓":
            self._look()
        else:
            typed = self._number[:-1] if key == "⌫" else self._number + key
            self._number, self.message = typed[:LONGEST_NUMBER], ""
            self._tell_code()

    def _ask(self) -> None:
        """Offers what the next part of the code can be."""
        step = STEPS[len(self._words)]
        self.keeps_room = step == "number"
        self.asked = SAY(f"kiosk.former.{step}")
        if step == "number":
            self._offer(DIGITS, 3, self.type)
        else:
            self._offer(FIRST if step == "first" else SECOND, 6 if THEME.wide and not THEME.large else 4, self.choose)
        self._tell_code()

    def _tell_code(self) -> None:
        self.code = " ".join(filter(None, (*self._words, self._number)))

    def _offer(self, parts: Sequence[str], columns: int, take: Any) -> None:
        ways, words = self.ids.ways, SharedFontSize()
        ways.clear_widgets()
        ways.cols = columns
        for part in parts:
            button = TextButton(text=part, bold=True, high_mm=4.6, shared_font_size=words)
            button.bind(on_release=lambda _, part=part: take(part))
            ways.add_widget(button)

    def _look(self) -> None:
        if self._number and self.controllers.touches.are_meant():
            self._former.find(self.code, self._show)

    def _show(self, game: FormerGame | None) -> None:
        """Shows how the game of the group ended, or says that none is kept."""
        if game is None:
            self.message = SAY("kiosk.former.none", code=self.code)
            return
        words = SAY.of(game.offered.game)
        nobody = ("",) * game.survey.seats
        self.asked = ""
        moved = [SAY("kiosk.former.moved", code=self.code)] if game.has_moved else []
        self.message = "\n".join([*(words.say(line, nobody) for line in game.result), *moved])
        self._words, self._number = (), ""
        self._offer((), 1, self.choose)
        if game.parked and game.waiting:
            title = title_of_offered(game.waiting, self._kiosk.event.games)
            self._add(SAY("kiosk.choose.go-on", game=title), partial(self._go_on, game, game.parked))
        if game.has_survey:
            self._add(SAY("kiosk.former.survey"), partial(self._former.survey, game))

    def _go_on(self, game: FormerGame, parked: Group) -> None:
        """Goes on with what waits here, or takes it over from the table where it waits."""
        if game.elsewhere:
            self.controllers.own_hub.take_over(game.elsewhere)
        else:
            self._kiosk.welcome_back(parked)

    def _add(self, text: str, way: Callable[[], object]) -> None:
        button = TextButton(text=text, bold=True, high_mm=6, weight="first_button")
        button.bind(on_release=lambda _: self.controllers.touches.are_meant() and way())
        self.ids.ways.add_widget(button)
