"""Overlay: what a kiosk puts around all screens: the group's bar, questions over them, sleep, and the host's corner."""

from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.app.controllers import Controllers
from companion.app.game_screens import Lesson
from companion.app.kiosk.first_hand import FirstHand
from companion.app.kiosk.hub_table import HubTable
from companion.app.kiosk.kiosk import LEAVES, NEW_GROUP, STILL_THERE, Kiosk
from companion.app.kiosk.play_clock import PlayClock
from companion.app.kiosk.screens import OF_THE_HOST
from companion.app.kiosk.stand_ins import StandIns
from companion.ui.events import dispatches
from companion.ui.kiosk.bar import AdviceStrip, GroupBar, advice_text
from companion.ui.kiosk.help_bar import HelpBar, HelpButton
from companion.ui.layouts import icon, load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace
from companion.ui.widgets.fit_image import FitImage
from hardware.kiosk.backlight import Backlight

load("kiosk/overlay")

CORNER_MM: Final = 13.0
TOUCHES: Final = 5
WITHIN_S: Final = 4.0
"""So many touches in the top left corner, within so long, open the PIN's screen."""

WITHOUT_BAR: Final = ("attract", "former-group", "survey", "phones", "stop-reason", "pin", "unopened", *OF_THE_HOST)
"""The screens over which no group's bar stands: nobody plays there, or the group is leaving."""
ASKS_FOR_HELP: Final = ("former-group", "phones", "stop-reason")
"""Those of them above which a table of a hub can call its host; the first screen and the survey have room for that."""
LED_ON: Final = ("play", "between")
"""The screens over which a table is led through its first hand."""

CARD_HIGH_MM: Final = 24.0
"""How high a lesson draws a card."""


class KioskOverlay:
    """Sees every touch first. `root_widget` is where the questions lie."""

    def __init__(self, root_widget: Any, controllers: Controllers) -> None:
        assert controllers.kiosk is not None
        self._root_widget = root_widget
        self._controllers, self._kiosk = controllers, controllers.kiosk
        self._corner_s: list[float] = []
        self._prompt: Prompt | None = None
        self._closing: ClosingLine | None = None
        self._backlight = Backlight()
        Kiosk.prompt.listen(self._kiosk, lambda _: self.cover())
        assert controllers.first_hand is not None
        assert controllers.play_clock is not None
        self._clock = controllers.play_clock
        self._first_hand = controllers.first_hand
        self._lesson: LessonCard | None = None
        FirstHand.lesson.listen(controllers.first_hand, lambda _: self.cover())
        Kiosk.left_s.listen(self._kiosk, lambda _: self._tell())
        Kiosk.closes_in_s.listen(self._kiosk, lambda _: self._tell_closing())
        Kiosk.is_asleep.listen(self._kiosk, lambda asleep: self._backlight.restore() if not asleep else None)
        HubTable.membership.listen(controllers.own_hub, lambda _: self._offer_help())
        self._kiosk.idle.darkens.add(lambda _: self._backlight.dim())

    def takes(self, touch: Any) -> bool:
        """Whether a touch goes no further: it woke the screen, met the closing line, or opened the host's."""
        meets_line = self._closing is not None and self._closing.collide_point(*touch.pos)
        is_spent = self._kiosk.touch() or meets_line  # any touch takes the line away
        return self._is_for_host(touch) or is_spent  # the touch that wakes the screen counts in the corner

    def make_bars(self) -> tuple[GroupBar | AdviceStrip | HelpBar, ...]:
        """Returns what stands above the screen that is shown, if a group is there, and not the host."""
        name = self._controllers.navigation.name
        if not self._kiosk.code or self._kiosk.host.is_in or name in WITHOUT_BAR:
            hub, touches = self._controllers.own_hub, self._controllers.touches
            return (HelpBar(hub, touches),) if hub.membership and name in ASKS_FOR_HELP else ()
        bar, stand_ins = self._make_bar(), self._controllers.stand_ins
        if stand_ins is None or self._controllers.navigation.name not in LED_ON:
            return (bar,)
        if not THEME.wide or THEME.large:
            return bar, AdviceStrip(stand_ins, self._controllers.table)
        bar.unlisten.append(StandIns.advice.listen(stand_ins, lambda _: self._tell_advice(bar)))
        self._tell_advice(bar)
        return (bar,)

    def _offer_help(self) -> None:
        """Lets the screen that is shown call the host, or no more, as the table has joined a hub or left it."""
        if self._controllers.navigation.name not in OF_THE_HOST:
            self._root_widget.rebuild()

    def _tell_advice(self, bar: GroupBar) -> None:
        """Says in the bar what the companion plays: a broad screen has no height to spare."""
        assert self._controllers.stand_ins is not None
        bar.advice = advice_text(self._controllers.stand_ins, self._controllers.table)

    def _make_bar(self) -> GroupBar:
        bar = GroupBar(code=self._kiosk.code, can_ask=self._controllers.table.snapshot is not None)
        bar.bind(on_ask=lambda _: self._ask(), on_new_group=lambda _: self._kiosk.ask_new_group())
        bar.bind(
            on_players=lambda _: self._controllers.navigation.go("leaving-player"),
            on_turn_clock=lambda _: self._turn_clock(),
        )
        for value in (PlayClock.minutes, PlayClock.is_paused, PlayClock.is_shown):
            bar.unlisten.append(value.listen(self._clock, lambda _: self._tell_time(bar)))
        self._tell_time(bar)
        hub, touches = self._controllers.own_hub, self._controllers.touches
        if hub.membership:
            bar.add_widget(HelpButton(hub, touches, bar.unlisten, is_short=True, size_hint_x=0.7))
        return bar

    def _turn_clock(self) -> None:
        self._clock.is_shown = not self._clock.is_shown

    def _tell_time(self, bar: GroupBar) -> None:
        """Shows how long the group has played, unless it does not want to know."""
        key = "paused" if self._clock.is_paused else "clock"
        bar.clock = SAY(f"kiosk.bar.{key}", count=self._clock.minutes) if self._clock.is_shown else "◷"

    def cover(self) -> None:
        """Lays what is to be learnt and what is asked over the screen, or takes it away."""
        self._show_lesson()
        self._show_closing()
        self._show_prompt()

    def _show_closing(self) -> None:
        left_s = self._kiosk.closes_in_s
        if self._closing is not None:
            self._root_widget.remove_widget(self._closing)
            self._closing = None
        if left_s:
            self._closing = ClosingLine(text=SAY("kiosk.prompt.closes", count=left_s))
            self._root_widget.add_widget(self._closing)

    def _tell_closing(self) -> None:
        """Counts on in the line that is there; else shows it, or takes it away."""
        left_s = self._kiosk.closes_in_s
        if self._closing is not None and left_s:
            self._closing.text = SAY("kiosk.prompt.closes", count=left_s)
        else:
            self._show_closing()

    def _show_lesson(self) -> None:
        if self._lesson is not None:
            self._root_widget.remove_widget(self._lesson)
            self._lesson = None
        lesson, snapshot = self._first_hand.lesson, self._controllers.table.snapshot
        if lesson is None or snapshot is None or self._controllers.navigation.name not in LED_ON:
            return
        self._lesson = LessonCard(lesson, SAY.phrase(lesson.words, snapshot.record.players))
        self._lesson.bind(on_read=lambda _: self._read(), on_known=lambda _: self._first_hand.decline())
        self._root_widget.add_widget(self._lesson)

    def _read(self) -> None:
        if self._controllers.touches.are_meant():
            self._first_hand.go_on()

    def _show_prompt(self) -> None:
        if self._prompt is not None:
            self._root_widget.remove_widget(self._prompt)
            self._prompt = None
        asked = self._kiosk.prompt
        if not asked:
            return
        self._prompt = Prompt()
        if asked != STILL_THERE:
            words = NEW_GROUP if asked in LEAVES else asked
            self._prompt.yes, self._prompt.no = (SAY(f"kiosk.prompt.{words}-{answer}") for answer in ("yes", "no"))
        if asked in LEAVES and self._controllers.table.snapshot is not None:
            self._prompt.other = SAY("kiosk.prompt.new-group-gone")
        self._prompt.bind(on_accept=lambda _: self._answer(yes=True), on_decline=lambda _: self._answer(yes=False))
        self._prompt.bind(on_other=lambda _: self._take_table())
        self._tell()
        self._root_widget.add_widget(self._prompt)

    def _tell(self) -> None:
        if self._prompt is not None and self._kiosk.prompt:
            asked, snapshot = self._kiosk.prompt, self._controllers.table.snapshot
            if asked == STILL_THERE and (snapshot is None or snapshot.over):  # no game is put aside
                asked = f"{STILL_THERE}-free"
            self._prompt.text = SAY(f"kiosk.prompt.{asked}", count=self._kiosk.left_s)

    def _answer(self, *, yes: bool) -> None:
        if self._controllers.touches.are_meant():
            self._kiosk.answer(yes=yes)

    def _take_table(self) -> None:
        if self._controllers.touches.are_meant():
            self._kiosk.take_table()

    def _ask(self) -> None:
        if self._controllers.touches.are_meant() and self._controllers.navigation.name != "rule-question":
            self._kiosk.ask_rule()

    def _is_for_host(self, touch: Any) -> bool:
        """Counts touches in the corner; the fifth opens the PIN's screen."""
        corner = THEME.mm(CORNER_MM)
        if touch.x > corner or touch.y < self._root_widget.top - corner:
            self._corner_s.clear()
            return False
        now_s = self._kiosk.idle.now_s()
        self._corner_s = [at_s for at_s in self._corner_s if now_s - at_s <= WITHIN_S] + [now_s]
        if len(self._corner_s) < TOUCHES or not self._can_ask_pin():
            return False
        self._corner_s.clear()
        self._controllers.navigation.go("pin")
        return True

    def _can_ask_pin(self) -> bool:
        """Whether a PIN could be of use; where no journal could be opened, tries could not be counted."""
        name = self._controllers.navigation.name
        if name == "unopened":
            return self._kiosk.fault is not None and self._kiosk.may_show("pin")
        return name not in ("pin", "host")


@dispatches("on_accept", "on_decline", "on_other")
class Prompt(FloatLayout):
    """A question that lies over the screen: does the group leave, is it still there, go on or talk now.

    Events: `on_accept`, `on_decline`, and `on_other` for a third answer. Where `yes` is empty, any touch accepts.
    A touch beside the question does nothing.
    """

    text = StringProperty("")
    yes = StringProperty("")
    no = StringProperty("")
    other = StringProperty("")

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps every touch to itself."""
        super().on_touch_down(touch)
        return True


class ClosingLine(BoxLayout):
    """Says at the lower edge how soon the screen closes, as nobody has touched it for long; any touch removes it."""

    text = StringProperty("")


@dispatches("on_read", "on_known")
class LessonCard(FloatLayout):
    """Tells a table that plays for the first time what to do now, and shows a picture of it; it lies over the game.

    Events: `on_read`, `on_known`. A touch on the game beside the card does nothing.
    """

    text = StringProperty("")

    def __init__(self, lesson: Lesson, text: str, **properties: Any) -> None:
        super().__init__(text=text, **properties)
        for name in lesson.icons:
            self._add(FitImage(source=icon(name), color=THEME.colour("acting"), mipmap=True))
        for index, card in enumerate(lesson.cards):
            face = CardFace(card=card, wins=index == lesson.wins, size_hint=(None, None))
            face.size = (THEME.mm(CARD_HIGH_MM) / CARD_SHAPE, THEME.mm(CARD_HIGH_MM))
            self._add(face)

    def _add(self, picture: Any) -> None:
        box = AnchorLayout()
        box.add_widget(picture)
        self.ids.pictures.add_widget(box)

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps every touch on the game to itself; the group's bar above can be touched."""
        super().on_touch_down(touch)
        return bool(self.collide_point(*touch.pos))
