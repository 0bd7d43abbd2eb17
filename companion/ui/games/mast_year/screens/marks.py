"""MarksScreen: a checklist for marking a deck: which card gets which mark."""

from typing import Any, Final

from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.cards import Card
from companion.exports.games.mast_year.marks import MARKED, MARKS, MarkName, draw_mark, mark_of
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("games/mast_year/screens/marks")

SIDE_PX: Final = 128
LIST: Final = "marks"


class CardToMark(ButtonBehavior, BoxLayout):
    """A card with its mark; a touch ticks it off, another one unticks it."""

    text = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))
    picture = ObjectProperty(None, allownone=True)
    ticked = BooleanProperty(False)

    def __init__(self, card: Card, **properties: Any) -> None:
        self.card = card
        super().__init__(text=card.sign, ink=THEME.card(card), **properties)


class MarksScreen(Screen):
    """The cards as on the printed chart; what is ticked off stays so, even after a restart."""

    message = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        ticked = controllers.checklists.ticked(LIST)
        pictures = {mark: _texture(mark) for mark in MARKS}
        for card in sorted(MARKED, key=lambda card: (mark_of(card) != MARKS[0], card.bit)):
            mark = mark_of(card)
            assert mark
            cell = CardToMark(card, picture=pictures[mark], ticked=card.name in ticked)
            cell.bind(on_release=self._tick)
            self.ids.cards.add_widget(cell)
        self._tell()

    def begin_again(self) -> None:
        """Removes all ticks."""
        self.controllers.checklists.clear(LIST)
        for cell in self.ids.cards.children:
            cell.ticked = False
        self._tell()

    def _tick(self, cell: CardToMark) -> None:
        cell.ticked = not cell.ticked
        self.controllers.checklists.toggle(LIST, cell.card.name)
        self._tell()

    def _tell(self) -> None:
        count, whole = len(self.controllers.checklists.ticked(LIST)), len(MARKED)
        self.ids.again.disabled = not count
        if count == whole:
            self.message = SAY("marks.all-done", all=whole)
        else:
            self.message = SAY("marks.done", count=count, all=whole) if count else SAY("marks.tick")


def _texture(mark: MarkName) -> Texture:
    """Returns the stamp of a mark, its rows from the bottom up as Kivy wants them."""
    picture = draw_mark("stamp", mark, SIDE_PX)[::-1]
    texture = Texture.create(size=(SIDE_PX, SIDE_PX), colorfmt="bgra")
    texture.blit_buffer(picture.tobytes(), colorfmt="bgra", bufferfmt="ubyte")
    return texture
