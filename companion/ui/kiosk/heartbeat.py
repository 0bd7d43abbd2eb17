"""Feeds systemd's watchdog from the loop that draws."""

from kivy.clock import Clock
from kivy.core.window import Window

from companion.app.controllers import Controllers
from companion.app.kiosk.crash_loop import CrashLoop
from companion.app.kiosk.heartbeat import TICK_S, Heartbeat
from hardware.kiosk.watchdog import notify


def start_heartbeat(controllers: Controllers, crashes: CrashLoop) -> Heartbeat:
    """Feeds the watchdog from now on; `crashes` is told once all has gone well for a while."""
    heart = Heartbeat(controllers.scheduler, controllers.access, controllers.now_s, notify, crashes)
    Window.bind(on_flip=heart.draw)
    Clock.schedule_interval(lambda _: Window.canvas.ask_update(), TICK_S)
    heart.start()
    return heart
