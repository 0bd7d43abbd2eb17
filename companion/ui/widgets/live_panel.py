"""LivePanel: what the camera sees, the cards that it found outlined, and the doubts that a person settles."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.app.camera_words import describe_excluded
from companion.app.observable import Unsubscribe
from companion.session.correction import Replace
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.letter_textures import draw_sign
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_image import FitImage
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

if TYPE_CHECKING:  # a table without a camera loads none of its code
    from companion.app.camera_controller import CameraController
    from companion.app.controllers import Controllers
    from companion.app.deck_offer import DeckOffer
    from companion.following.decisions import Asked, ExcludedCard
    from vision.frames import Picture

load("widgets/live_panel")

MOST_CANDIDATES: Final = 4
MOST_SIGNS: Final = 3
LETTER: Final = 1.25
"""The most letters in the usual size; longer texts are shrunk to the card's width."""


PictureMark = tuple[Iterable[Iterable[float]], str]
"""An outline (n, 2) in the frame's pixels, and what stands beside it."""


class LiveView(FitImage):
    """The newest picture of a CameraController, with the outlines of the cards that lie still, or else with `marks`."""

    camera = ObjectProperty(None, allownone=True)
    marks: Sequence[PictureMark] | None = None
    _shown: Any = None

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size"):
            self.fbind(name, lambda *_: self._outline() if self.camera else None)

    def draw(self) -> None:
        """Shows the newest picture."""
        if self.camera.picture is None:
            return
        picture = self._cut_out(self.camera.picture)
        height, width = picture.shape[:2]
        if self._shown is None or tuple(self._shown.size) != (width, height):
            self._shown = self.texture = Texture.create(size=(width, height), colorfmt="bgr")
            self._shown.flip_vertical()
        self._shown.blit_buffer(picture.tobytes(), colorfmt="bgr", bufferfmt="ubyte")
        self.canvas.ask_update()
        self._outline()

    def to_picture(self, x: float, y: float) -> tuple[float, float]:
        """Returns where in the frame, in pixels, a place on the screen is."""
        left, top, wide, high = self._shown_part()
        across, up = self.norm_image_size
        across, up = max(across, 1), max(up, 1)
        return left + (x - self.center_x + across / 2) / across * wide, top + (self.center_y + up / 2 - y) / up * high

    def from_picture(self, x: float, y: float) -> tuple[float, float]:
        """Returns where on the screen a place in the frame, in pixels, is."""
        left, top, wide, high = self._shown_part()
        across, up = self.norm_image_size
        return (
            self.center_x + across * ((x - left) / wide - 0.5),
            self.center_y + up * (0.5 - (y - top) / high),
        )

    def _shown_part(self) -> tuple[float, float, float, float]:
        """Returns the part of the frame that is shown: x, y, width, height in pixels."""
        wide, high = self.camera.status.size
        return 0.0, 0.0, float(wide), float(high)

    def _cut_out(self, picture: "Picture") -> "Picture":
        """Returns what is shown of a picture (h, w, 3) of the frame, which is smaller than the frame itself."""
        left, top, wide, high = self._shown_part()
        if not wide or not high:
            return picture
        frame_wide, frame_high = self.camera.status.size
        across, down = picture.shape[1] / frame_wide, picture.shape[0] / frame_high
        rows = slice(int(top * down), ceil((top + high) * down))
        return picture[rows, int(left * across) : ceil((left + wide) * across)]

    def _outline(self) -> None:
        self.canvas.after.clear()
        if all(self.camera.status.size):
            with self.canvas.after:
                self._draw_outlines()

    def _draw_outlines(self) -> None:
        marks = self.marks if self.marks is not None else [(quad, "") for quad in self.camera.cards.quads]
        for outline, text in marks:
            places = [self.from_picture(x, y) for x, y in outline]
            Color(*THEME.colour("acting"))
            Line(points=[value for place in places for value in place], close=True, width=1.6)
            if text:
                _write(text, places)


def _write(text: str, places: Sequence[tuple[float, float]]) -> None:
    """Writes a few signs in the middle of an outline, on a ground of their own."""
    wide_px, high_px = (max(place[axis] for place in places) - min(place[axis] for place in places) for axis in (0, 1))
    letters = max(len(line) for line in text.split("\n"))
    most_px = wide_px * LETTER / letters if letters > MOST_SIGNS else high_px
    picture = draw_sign(text, round(min(THEME.text(3), high_px * 0.4, most_px) or THEME.text(3)))
    wide, high = picture.size
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    Color(*THEME.colour("ground"))
    RoundedRectangle(pos=(x - wide * 0.65, y - high * 0.5), size=(wide * 1.3, high), radius=[high * 0.3])
    Color(*THEME.colour("acting"))
    Rectangle(texture=picture, pos=(x - wide / 2, y - high / 2), size=(wide, high))


@dispatches("on_by_hand", "on_correct", "on_other", "on_settle", "on_answer", "on_scan")
class LivePanel(Panel):
    """Events: `on_by_hand`, `on_correct` (a correction), `on_other` (an entry), `on_answer`, `on_scan` (what)."""

    says = StringProperty("")
    number = NumericProperty(0)
    scans = StringProperty("cards")
    """What can be scanned now: one of the game's scans, or ""."""
    asks = StringProperty("")
    """The question about a doubt; if empty, which card it is."""
    question = StringProperty("")
    """What is asked now."""

    _words: Callable[[Any], str]

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._camera: CameraController | None = None
        self._watched: list[Unsubscribe] = []
        self._sizes = SharedFontSize()
        self._learns: Callable[[], object] | None = None
        """Opens what learns a deck, where that is allowed."""
        self._steps: tuple[tuple[str, object], ...] = ()
        self.bind(parent=lambda _, parent: None if parent else self._let_go())

    def on_kv_post(self, _: object) -> None:
        """Leaves out what a game does not have."""
        if not self.scans:
            self.ids.scan.parent.remove_widget(self.ids.scan.__self__)

    def serve(self, controllers: "Controllers") -> None:
        """Lets what is touched here settle doubts, correct the record and open other screens."""
        self.fbind("on_correct", lambda _, correction: controllers.entries.correct(correction))
        if controllers.camera:
            questions = controllers.camera.questions
            self.fbind("on_settle", lambda _, number: questions.settle(number))
        navigation = controllers.navigation
        if navigation.may_show("learn"):
            self._learns = partial(navigation.go, "learn")
        self.fbind("on_scan", lambda _, what: controllers.navigation.go("scan", what=what))
        self.fbind("on_other", lambda _, number: controllers.navigation.go("correct", number=number))

    def show(
        self, camera: "CameraController", steps: tuple[tuple[str, object], ...], words: Callable[[Any], str]
    ) -> None:
        """Shows what `camera` sees, and the table's next `steps` that no camera can see.

        `words` tells an action that may have come about, in a few words.
        """
        self._words = words
        if camera is not self._camera:
            self._let_go()
            self._camera = self.ids.view.camera = camera
            self._watched.append(type(camera).shown.listen(camera, self._draw))
            self._watched.append(type(camera).says.listen(camera, self._say))
            questions = camera.questions
            for asked in (type(questions).doubts, type(questions).excluded):
                self._watched.append(asked.listen(questions, self._ask))
            self._watched.append(type(camera.offer).is_made.listen(camera.offer, self._ask))
        self._steps = steps
        self._say()
        self._ask()

    def _show_steps(self, steps: tuple[tuple[str, object], ...]) -> None:
        row = self.ids.steps
        row.clear_widgets()
        for text, meaning in steps:
            button = TextButton(text=text, high_mm=3.8, weight="first_button")
            button.bind(on_press=lambda _, meant=meaning: self.dispatch("on_answer", meant))
            row.add_widget(button)
        row.height = THEME.mm(11) if steps else 0

    def _draw(self, *_: object) -> None:
        self.ids.view.draw()

    def _say(self, *_: object) -> None:
        self.says = self._camera.says if self._camera else ""

    def _ask(self, *_: object) -> None:
        """Asks about the newest doubt; if there is none, about the newest card that is not in the deck.

        The table's steps wait meanwhile: there is no room for both with the largest text.
        """
        self.ids.doubts.clear_widgets()
        self.number, self.question = 0, ""
        questions = self._camera.questions if self._camera else None
        if self._camera and self._camera.offer.is_made and self._learns is not None:
            self._offer_learning(self._camera.offer, self._learns)
        elif questions and questions.doubts:
            self._ask_about_doubt(questions.doubts[-1])
        elif questions and questions.excluded:
            self._ask_about_excluded(questions.excluded[-1])
        self.ids.doubts.height = THEME.mm(11) if self.question else 0
        self._show_steps(() if self.question and not self.number else self._steps)

    def _ask_about_doubt(self, doubt: "Asked") -> None:
        """Shows the likely cards first."""
        self.number, self.question = doubt.number, self.asks or SAY("ui.camera-state.doubt")
        for index, candidate in enumerate(doubt.candidates[:MOST_CANDIDATES]):
            text = self._words(candidate.action)
            button = TextButton(text=text, bold=True, high_mm=5, chosen=index == 0, shared_font_size=self._sizes)
            button.bind(on_press=lambda _, meant=candidate.action, first=index == 0: self._chosen(meant, first=first))
            self.ids.doubts.add_widget(button)
        other = TextButton(text="…", bold=True, high_mm=5, weight="quiet_button")
        other.bind(on_release=lambda _: self.dispatch("on_other", self.number))
        self.ids.doubts.add_widget(other)

    def _offer_learning(self, offer: "DeckOffer", learns: Callable[[], object]) -> None:
        """Offers to show the deck to the camera, which reads it badly."""
        self.question = SAY("ui.camera-state.learn")
        self._offer(SAY("ui.camera-state.learn-now"), partial(offer.accept, learns))
        self._offer(SAY("ui.camera-state.learn-later"), offer.decline)

    def _ask_about_excluded(self, card: "ExcludedCard") -> None:
        """Offers to enter the card if it was misread, as a likely one or by hand, and to leave it out."""
        self.question = describe_excluded(card, SAY)
        for candidate in card.candidates:
            self._offer(self._words(candidate.action), partial(self._identify, card, candidate.action))
        if card.candidates:
            self._offer("…", partial(self._enter_by_hand, card))
        self._offer(SAY("ui.camera-state.not-played"), partial(self._dismiss, card))

    def _offer(self, text: str, answer: Callable[[], object]) -> None:
        button = TextButton(text=text, bold=True, high_mm=5, shared_font_size=self._sizes)
        button.bind(on_release=lambda _: answer())
        self.ids.doubts.add_widget(button)

    def _identify(self, card: "ExcludedCard", action: object) -> None:
        self.dispatch("on_answer", action)
        self._dismiss(card)

    def _enter_by_hand(self, card: "ExcludedCard") -> None:
        self.dispatch("on_by_hand")
        self._dismiss(card)

    def _dismiss(self, card: "ExcludedCard") -> None:
        if self._camera:
            self._camera.questions.dismiss(card)

    def _chosen(self, action: object, *, first: bool) -> None:
        number = int(self.number)
        if not first:
            self.dispatch("on_correct", Replace(number, action))
        self.dispatch("on_settle", number)

    def _let_go(self) -> None:
        for unsubscribe in self._watched:
            unsubscribe()
        self._watched.clear()
        self._camera = None
