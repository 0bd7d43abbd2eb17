"""Lookout: the camera's half of the screen. It passes on what was seen, and says how well the camera sees."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from companion.following.cards_on_table import CardsOnTable
from companion.following.decisions import Accepted, Asked, Decision, Missed
from companion.following.strategy import Choose
from companion.journal.settings import Settings
from companion.ui.host import Host
from companion.ui.inspector import Inspector
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from hardware.sources import FrameSource
from hardware.vision_process import VisionProcess, VisionState, VisionStatus
from hardware.vision_process.supervisor import make_worker_setup
from vision.frames import Picture

TURN_S = 0.1
"""How often the small picture is renewed; what was seen is taken in at once."""
IDLE_S = 0.5
"""Also when nothing happens the game is told the time so often: a card that stays away was taken back."""


def leave_open(state: Any, choices: Sequence[Any]) -> Any | None:
    """Makes no choice: the table makes it by touch."""
    return None


class Lookout(EventDispatcher):
    """Watches one source, which another process opens, for one host.

    A `guided` one wants to be set up before the first game. `speed` paces what is recorded, None stands for a camera;
    `album` is where pictures are kept if somebody wishes it.
    `doubts` are the entries that a person should look at, the newest last.
    """

    outlook = ObjectProperty(VisionStatus())
    says = StringProperty("")
    shown = NumericProperty(0)
    """Counts the pictures; `picture` is the newest."""
    doubts = ListProperty()

    def __init__(
        self,
        host: Host,
        source: Callable[[], FrameSource],
        choose: Choose = leave_open,
        alphabet: str = "english",
        speed: float | None = None,
        album: Path | None = None,
        guided: bool = False,
    ) -> None:
        super().__init__()
        self.host = host
        self._source = source
        self._guided = guided
        self._speed = speed
        self.picture: Picture | None = None
        self.lying = CardsOnTable()
        self.missed = ""
        self._missed_after = 0
        """How many entries there were when the card was missed."""
        self._choose = choose
        self._alphabet = alphabet
        self._turns = Clock.create_trigger(lambda _: self._turn(), TURN_S, interval=True)
        self._turn_soon = Clock.create_trigger(lambda _: self._turn(), -1)
        self._eyes = self._new_eyes()
        self.inspector = Inspector(self._errand, album)
        self.inspector.bind(calibration=self._calibrated)
        self._told_s = 0.0
        self._life = 1
        self._number = ""
        host.bind(standing=lambda _, standing: self._turn_to(standing))
        self._change: Thread | None = None

    def open(self) -> None:
        """Begins to look."""
        self._eyes.open()
        self._turns()

    def close(self) -> None:
        """Ends looking; the process is gone when this returns."""
        if self._change is not None:
            self._change.join()
        self._eyes.close()
        self._turns.cancel()
        self._turn_soon.cancel()

    @property
    def wants_setting_up(self) -> bool:
        """Whether nobody has set the camera up yet, and somebody should."""
        return self._guided and not self.inspector.tried

    def heed(self, before: Settings, settings: Settings) -> None:
        """Takes over what was set anew."""
        if settings.alphabet != before.alphabet:
            self.read_letters(settings.alphabet)
        if (settings.mains_hz, settings.alphabet) != (before.mains_hz, before.alphabet):
            self.inspector.heed_mains(settings.mains_hz)

    def read_letters(self, alphabet: str) -> None:
        """Reads a deck with other letters from now on: english, german or french."""
        if alphabet == self._alphabet:
            return
        self._alphabet = alphabet
        old, new = self._eyes, self._new_eyes()
        self._eyes = new
        self._begin_life(1)
        self.inspector.keep(wished=self.inspector.keeping)
        self._change = Thread(target=_change, args=(old, new), name="letters", daemon=True)
        self._change.start()

    def settle(self, number: int) -> None:
        """A person has looked at a doubt, or does not care."""
        self.doubts = [doubt for doubt in self.doubts if doubt.number != number]

    def _turn_to(self, standing: Any) -> None:
        """In another game, the one before has no questions any more; nor is a card asked for that was entered."""
        number = standing.number if standing else ""
        is_another = number != self._number
        if is_another:
            self._number, self.doubts = number, []
        if self.missed and (is_another or len(standing.entries) != self._missed_after):
            self.missed = ""
            self._say()

    def _turn(self) -> None:
        outlook = self._eyes.status
        if outlook != self.outlook:
            self.outlook = outlook
            self._say()
        for look in self._eyes.observations():
            if look.process_number != self._life:
                self._begin_life(look.process_number)
            self.lying.take(look.events)
            if look.events or look.at_s - self._told_s >= IDLE_S:
                self._told_s = look.at_s
                self.host.see(look, self._choose, self._followed)
        self.inspector.take(self._eyes.answers())
        self.inspector.turn()
        picture = self._eyes.preview()
        if picture is not None:
            self.picture, self.shown = picture, self.shown + 1

    def _new_eyes(self) -> VisionProcess:
        return VisionProcess(make_worker_setup(self._source, self._speed, self._alphabet), notify=self._turn_soon)

    def _errand(self, errand: Any) -> None:
        self._eyes.send(errand)

    def _calibrated(self, _: Any, calibration: Any) -> None:
        """From now on a card's place says whose it is, if the table was found."""
        if calibration is not None and calibration.seats is not None:
            self.host.place_seats(calibration)

    def _say(self) -> None:
        well = self.outlook.state is VisionState.WATCHING
        self.says = self.missed if well and self.missed else describe(self.outlook)

    def _miss(self, seat: int | None) -> str:
        names = names_of(self.host.standing)
        return SAY("ui.eyes.missed", name=names[seat]) if seat is not None else ""

    def _begin_life(self, life: int) -> None:
        """Another process looks: it numbers what it sees anew, and its source's time begins anew."""
        self._life, self._told_s = life, 0.0
        self.lying.forget()
        self.host.look_anew()
        self.inspector.look_anew()

    def _followed(self, outcomes: tuple[Decision, ...]) -> None:
        for outcome in outcomes:
            if isinstance(outcome, Missed) and self.host.standing:
                self.missed, self._missed_after = self._miss(outcome.seat), len(self.host.standing.entries)
        self._say()
        settled = {outcome.number for outcome in outcomes if isinstance(outcome, Accepted)}
        self.doubts = [doubt for doubt in self.doubts if doubt.number not in settled]
        fresh = [outcome for outcome in outcomes if isinstance(outcome, Asked)]
        if fresh:
            self.doubts = [*self.doubts, *fresh]


def _change(old: VisionProcess, new: VisionProcess) -> None:
    """Lets one pair of eyes go, which may take a while, and then opens the other one: a camera has one at a time."""
    old.close()
    new.open()


def describe(outlook: VisionStatus) -> str:
    """Returns how the camera sees, in words."""
    if outlook.state is VisionState.NO_FRAMES and outlook.message:
        why = SAY(f"ui.lack.{outlook.lack}") if outlook.lack else outlook.message
        return SAY("ui.eyes.away-said", why=why)
    if outlook.state is VisionState.UNREADABLE:
        return SAY("ui.eyes.blind", why=SAY(f"ui.flaw.{outlook.flaw}") if outlook.flaw else "")
    return SAY(f"ui.eyes.{outlook.state.value}")
