"""LearnScreen: a table shows its cards to the camera, one by one or in rows, and keeps the deck."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.learning_controller import LearningController, LearningView
from companion.learning.deck_store import place_of
from companion.learning.dialogue import (
    ChoosingDeck,
    LearningActivity,
    LearningProgress,
    TypingName,
    count_faces,
    touched_card,
)
from companion.ui.layouts import load
from companion.ui.screens.card_list_button import CardListButton
from companion.ui.screens.deck_file_moves import DeckFileMoves
from companion.ui.screens.face_buttons import LETTERS_MM, FaceButtons, list_faces
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("screens/learn")

TICK_S: Final = 0.2
LONGEST_NAME: Final = 40


class LearnScreen(Screen):
    """A touch on a face shows it again, or out of turn; what was shown stays when the screen is left."""

    message = StringProperty("")
    counted = StringProperty("")
    is_trouble = BooleanProperty(False)
    can_keep = BooleanProperty(False)
    can_leave_out = BooleanProperty(False)
    can_copy = BooleanProperty(False)
    has_row = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        listed = list_faces(controllers)
        self.learning = learning = LearningController(controllers, listed)
        self.files = DeckFileMoves(controllers, learning.say, learning.choose, learning.take)
        self._buttons = FaceButtons(self.ids.faces.__self__, learning.label, learning.touch_face)
        self._write_down = CardListButton(controllers, listed)
        self._write_down.join(self.ids.ways, self.button_font_size)
        self._parts = [self.ids.view.__self__, self.ids.side.__self__]
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.ids.view.camera, self.ids.view.marks = controllers.camera, []
        self._drawn = LearningView()
        self._ticks = Clock.schedule_interval(lambda _: self.tick(), TICK_S)
        self.watch(LearningController.view, learning, self._draw)
        self._draw(learning.view)

    def leave(self) -> None:
        """Looks no more."""
        super().leave()
        self._ticks.cancel()
        self.learning.leave()

    def tick(self) -> None:
        """Shows the newest picture, and asks for the next card."""
        if self.controllers.camera and not isinstance(self._drawn.activity, ChoosingDeck):
            self.ids.view.draw()
        self.learning.tick()

    def back(self) -> None:
        """Leads back, or leaves what is typed or chosen."""
        if not self.learning.stop():
            self.controllers.navigation.go("back" if self.controllers.kiosk else "variant")

    def _draw(self, view: LearningView) -> None:
        before, self._drawn = self._drawn, view
        self.message, self.is_trouble, self.can_copy = view.said.text, view.said.is_trouble, view.can_copy
        if view.activity != before.activity:
            self._change_activity(before.activity, view.activity)
        if view.progress is None or isinstance(view.activity, ChoosingDeck):
            return
        if view.progress is not before.progress or view.activity != before.activity:
            self._draw_progress(view.progress, view.activity)

    def _change_activity(self, before: LearningActivity, activity: LearningActivity) -> None:
        if isinstance(activity, TypingName):
            keyboard = Keyboard(about=SAY("ui.learn.name"), longest=LONGEST_NAME)
            keyboard.bind(on_done=lambda _, typed: self.learning.take_name(typed))
            if touched_card(activity) is None:  # which card was touched, the screen that is built again does not know
                self.keep_typed(keyboard, lambda screen: screen.learning.type_name())
            self._fill_body(keyboard)
        elif isinstance(before, TypingName):
            self._fill_body(*self._parts)
        if isinstance(activity, ChoosingDeck):
            self._list_decks(activity.files)
        elif isinstance(before, ChoosingDeck):
            self._buttons.clear()

    def _draw_progress(self, progress: LearningProgress, activity: LearningActivity) -> None:
        self.ids.view.name_cards(progress.laid, self.learning.labels, touched_card(activity))
        self.has_row = len(progress.laid) > 1
        self._buttons.show(progress)
        if progress.wanted:
            self.ids.list.scroll_to(self._buttons.button(progress.wanted), padding=THEME.mm(2))
        self.counted = count_faces(progress, SAY.words)
        self.can_keep, self.can_leave_out = progress.can_be_kept, bool(progress.wanted)
        self._write_down.show(progress.wanted)

    def _fill_body(self, *parts: Widget) -> None:
        self.ids.body.clear_widgets()
        for part in parts:
            self.ids.body.add_widget(part)

    def _list_decks(self, files: Sequence[Path]) -> None:
        """Lists the decks that were found in the place of the faces."""
        self._buttons.clear()
        box, words = self.ids.faces, SharedFontSize()
        box.cols = 1
        for path in files:
            cell = TextButton(text=f"{path.name} · {place_of(path)}", high_mm=LETTERS_MM, shared_font_size=words)
            cell.bind(on_release=lambda _, path=path: self.files.take(path))
            box.add_widget(cell)
