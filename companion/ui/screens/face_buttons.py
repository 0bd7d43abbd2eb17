"""FaceButtons: the faces of a deck that is shown to the camera, a button for each, with how far it is learned."""

from collections.abc import Callable, Sequence
from typing import Final

from kivy.uix.gridlayout import GridLayout

from companion.app.controllers import Controllers
from companion.app.game_screens import DeckFace
from companion.learning.dialogue import LearningProgress
from companion.learning.state import ENOUGH
from companion.ui.games import screens_of
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

SEEN, ONCE, ALIKE, LEFT_OUT, KEPT = "✓ ", "◐ ", "≈ ", "✗ ", "☑ "
COLUMNS_WIDE, COLUMNS_TALL, COLUMNS_LARGE = 4, 3, 2
LETTERS_MM: Final = 3.6


class FaceButtons:
    """Fills `box`; `label` says what a face is called, and `want` is called with the name of one that is touched."""

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
