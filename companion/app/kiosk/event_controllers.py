"""EventControllers: the controllers that only a kiosk has, put together; a table at home loads none of them."""

from dataclasses import dataclass

from companion.app.controllers import Controllers
from companion.app.environment import Environment
from companion.app.kiosk.current_event import CurrentEvent
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.kiosk.first_hand import FirstHand
from companion.app.kiosk.host import Host
from companion.app.kiosk.hub_table import HubTable
from companion.app.kiosk.idle_clock import IdleClock
from companion.app.kiosk.kiosk import Kiosk
from companion.app.kiosk.play_clock import PlayClock
from companion.app.kiosk.stand_ins import StandIns
from companion.events.event_file import EVENT_NAME, EventFile


@dataclass(frozen=True, slots=True)
class EventControllers:
    """The kiosk, and what it tells the group at the table."""

    kiosk: Kiosk
    first_hand: FirstHand
    stand_ins: StandIns
    play_clock: PlayClock
    hub: HubTable

    def forget_group(self) -> None:
        """Nothing of a group that has gone stays in memory."""
        for one in (self.first_hand, self.stand_ins, self.play_clock):
            one.forget()


def make_event_controllers(event: EventFile, environment: Environment, controllers: Controllers) -> EventControllers:
    """Returns the controllers of a kiosk at which `event` is played."""
    current = CurrentEvent(event, environment.event_file or environment.journal.with_name(EVENT_NAME), controllers)
    recorder = EventRecorder(
        lambda: current.event,
        controllers,
        lambda snapshot: environment.screens_of(snapshot.game.name).rule_of(snapshot),
        lambda: kiosk.code,
    )
    host = Host(environment.journal, lambda: current.event, controllers, event_file=environment.event_file)
    kiosk = Kiosk(current, controllers, IdleClock(environment.scheduler, environment.now_s), recorder, host)
    kiosk.fault = environment.fault
    first_hand = FirstHand(controllers, recorder, environment.screens_of)
    stand_ins = StandIns(controllers, recorder, environment.screens_of)
    clock = PlayClock(controllers, recorder, environment.scheduler, environment.now_s)
    return EventControllers(kiosk, first_hand, stand_ins, clock, HubTable(kiosk, controllers, environment.scheduler))
