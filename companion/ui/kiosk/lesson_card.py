"""LessonCard: lies over the game of a table that plays for the first time: what to do now, and a picture of it."""

from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.floatlayout import FloatLayout

from companion.app.lesson import Lesson
from companion.ui.events import dispatches
from companion.ui.layouts import icon, load
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace
from companion.ui.widgets.fit_image import FitImage

load("kiosk/lesson_card")

HIGH_MM: Final = 24.0
"""How high a card is drawn."""


@dispatches("on_read", "on_known")
class LessonCard(FloatLayout):
    """Events: `on_read`, `on_known`. Touches on the game beside it do nothing."""

    text = StringProperty("")

    def __init__(self, lesson: Lesson, text: str, **properties: Any) -> None:
        super().__init__(text=text, **properties)
        for name in lesson.icons:
            self._add(FitImage(source=icon(name), color=THEME.colour("acting"), mipmap=True))
        for place, card in enumerate(lesson.cards):
            face = CardFace(card=card, wins=place == lesson.wins, size_hint=(None, None))
            face.size = (THEME.mm(HIGH_MM) / CARD_SHAPE, THEME.mm(HIGH_MM))
            self._add(face)

    def _add(self, picture: Any) -> None:
        box = AnchorLayout()
        box.add_widget(picture)
        self.ids.pictures.add_widget(box)

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps every touch on the game to itself; the group's bar above can be touched."""
        super().on_touch_down(touch)
        return bool(self.collide_point(*touch.pos))
