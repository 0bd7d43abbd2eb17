"""Presence: how long a group has been at the table, restored from the journal after a restart."""

from companion.app.controllers import Controllers
from companion.app.game_notes import GameNotes
from companion.app.idle_clock import IdleClock
from companion.app.tasks import task
from companion.events.play_time import measure_presence


class Presence:
    """Lets the idle clock count on from what the journal says."""

    def __init__(self, controllers: Controllers, idle: IdleClock, notes: GameNotes) -> None:
        self._controllers = controllers
        self._idle = idle
        self._notes = notes

    @task
    async def go_on(self, code: str, remind_s: float) -> None:
        """Counts on for a group; one that was there longer than `remind_s` was reminded already."""
        pause_s = self._notes.pause_s
        began_s = self._idle.now_s()
        self._idle.begin_group()
        access = self._controllers.access
        present_s = await access.find(lambda games: measure_presence(games.journal.rows(), code, pause_s))
        if self._notes.group == code:
            since_s = self._idle.now_s() - began_s
            self._idle.go_on_from(present_s + since_s, is_reminded=present_s >= remind_s)
