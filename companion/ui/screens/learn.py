"""LearnScreen: a table shows its cards to the camera, one by one or in rows, and keeps the deck."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.game_screens import DeckFace
from companion.app.learning_controller import LearningController, LearningView
from companion.app.tasks import AnswerHandler, FoundT
from companion.cards import BACK
from companion.errors import CompanionError
from companion.exports.folder import NAME
from companion.following.watched_decks import DeckProfile
from companion.journal.atomic_files import ProgressCallback
from companion.learning.deck_store import DeckStore, place_of
from companion.learning.dialogue import (
    ChoosingDeck,
    LearningActivity,
    LearningProgress,
    TypingName,
    count_faces,
    touched_card,
)
from companion.learning.state import ENOUGH
from companion.ui.games import screens_of
from companion.ui.layouts import load
from companion.ui.saving_line import saved_text, show_saving
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("screens/learn")

TICK_S: Final = 0.2
LONGEST_NAME: Final = 40

SEEN, ONCE, ALIKE, LEFT_OUT, KEPT = "✓ ", "◐ ", "≈ ", "✗ ", "☑ "
COLUMNS_WIDE, COLUMNS_TALL, COLUMNS_LARGE = 4, 3, 2
LETTERS_MM: Final = 3.6


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


class FaceButtons:
    """The faces of a deck, a button for each, with how far it is learned; they fill `box`.

    `label` says what a face is called; `want` is called with the name of a face that is touched.
    """

    def __init__(self, box: GridLayout, label: Callable[[str], str], want: Callable[[str], object]) -> None:
        self._box = box
        self._label = label
        self._want = want
        self._buttons: dict[str, TextButton] = {}

    def clear(self) -> None:
        """Takes all buttons away."""
        self._buttons = {}
        self._box.clear_widgets()

    def show(self, progress: LearningProgress) -> None:
        """Shows each face of the deck, and which of them is wanted; those that are left out come last."""
        names = [*(name for name, _ in progress.seen), *progress.left_out]
        if names != list(self._buttons):
            self._list(names)
        twins = {name for pair in progress.alike for name in pair}
        for name, count in progress.seen:
            self._draw(name, count, is_twin=name in twins, is_wanted=name == progress.wanted)
        for name in {*progress.as_before} - {name for name, count in progress.seen if count}:
            self._buttons[name].text = KEPT + self._label(name)
        for name in progress.left_out:
            self._buttons[name].text = LEFT_OUT + self._label(name)

    def button(self, name: str) -> TextButton:
        """Returns the button of a face that is shown."""
        return self._buttons[name]

    def _list(self, names: Sequence[str]) -> None:
        self.clear()
        usual = COLUMNS_WIDE if THEME.wide else COLUMNS_TALL
        self._box.cols = COLUMNS_LARGE if THEME.large else max(COLUMNS_LARGE, round(usual / THEME.growth(2)))
        for name in names:  # each as large as it has room for: most names are short, and one is long
            button = TextButton(high_mm=LETTERS_MM, means=name, weight="quiet_button")
            button.bind(on_release=lambda _, name=name: self._want(name))
            self._buttons[name] = button
            self._box.add_widget(button)

    def _draw(self, name: str, count: int, *, is_twin: bool, is_wanted: bool) -> None:
        button, is_learned = self._buttons[name], count >= ENOUGH
        button.text = (ALIKE if is_twin else SEEN if is_learned else ONCE if count else "") + self._label(name)
        button.weight = "warning" if is_twin else "button" if is_learned else "quiet_button"
        button.chosen = is_wanted


def list_faces(controllers: Controllers) -> Sequence[DeckFace]:
    """Returns the faces of the deck of the game that is set up."""
    find = screens_of(controllers.table.game).deck_faces
    return find(controllers.table.agreed) if find else ()


class CardListButton(TextButton):
    """Leads to what is written down of the wanted card, in a game that has a list of cards; else it is disabled.

    What was shown of the deck stays meanwhile.
    """

    def __init__(self, controllers: Controllers, listed: Sequence[DeckFace], **properties: Any) -> None:
        self._navigation = controllers.navigation
        self._screen = "" if controllers.kiosk else screens_of(controllers.table.game).card_list
        self._no_cards = {"", BACK, *(face.name for face in listed if not face.is_listed_card)}
        self._wanted = ""
        text = SAY("ui.learn.write-down") if self._screen else ""
        super().__init__(text=text, weight="quiet_button", high_mm=3.4, disabled=True, **properties)

    def join(self, box: Any, words: SharedFontSize) -> None:
        """Stands in `box` in a game that has a list of cards."""
        if self._screen:
            self.shared_font_size = words
            box.add_widget(self, index=1)

    def show(self, wanted: str) -> None:
        """Takes over which face is wanted."""
        self._wanted, self.disabled = wanted, wanted in self._no_cards

    def on_release(self) -> None:
        """Asks what the wanted card says."""
        self._navigation.go(self._screen, card=self._wanted)


class Say(Protocol):
    """Shows a text, which may tell of something that has to be put right."""

    def __call__(self, text: str, *, is_trouble: bool = False) -> None:
        """Shows it."""


class DeckFileMoves:
    """Copies the kept deck to where people find files, and puts a deck that was brought in its place.

    `choose` is called with the decks that were found, `taken` with the deck that was taken, or why it was not.
    """

    def __init__(
        self,
        controllers: Controllers,
        say: Say,
        choose: Callable[[tuple[Path, ...]], None],
        taken: AnswerHandler[DeckProfile],
    ) -> None:
        self._access = controllers.access
        self._store, self._game = DeckStore(controllers.folder), controllers.table.game
        self._say = say
        self._choose = choose
        self._taken = taken

    def copy(self) -> None:
        """Copies the kept deck to a stick or into the home folder."""
        self._use_disk("share.saving", lambda on_progress: self._store.copy(self._game, on_progress), self._copied)

    def bring(self) -> None:
        """Looks for decks of the game."""
        self._use_disk("ui.learn.looking", lambda on_progress: self._store.find(self._game, on_progress), self._found)

    def take(self, path: Path) -> None:
        """Keeps the deck in a file."""
        self._use_disk("share.saving", lambda on_progress: self._store.take(path, self._game, on_progress), self._taken)

    def _use_disk(self, doing: str, job: Callable[[ProgressCallback], FoundT], answer: AnswerHandler[FoundT]) -> None:
        self._access.save(job, answer, show_saving(self._say, doing))

    def _copied(self, result: Path | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY("ui.learn.not-copied", why=SAY.error(result, ())), is_trouble=True)
        else:
            self._say(saved_text("ui.learn.copied", result.parent, file=result.name))

    def _found(self, result: tuple[Path, ...] | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY.error(result, ()), is_trouble=True)
        elif not result:
            self._say(SAY("ui.learn.none-brought", folder=NAME), is_trouble=True)
        else:
            self._choose(result)
