"""LeavingPlayerScreen: a player leaves the table, or somebody joins it; the game goes on, or stops with a result."""

from functools import partial
from typing import Any

from companion.app.controllers import Controllers
from companion.games import find_game
from companion.ui.kiosk.form import FormButton, FormScreen
from companion.ui.player_names import describe_score, names_of, title_of
from companion.ui.texts import SAY


class LeavingPlayerScreen(FormScreen):
    """First who leaves, then what becomes of the seat: another person, the companion, or nobody."""

    kept = ("_seat",)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self._kiosk, self._stand_ins = controllers.own_kiosk, controllers.own_stand_ins
        self._seat: int | None = None
        super().__init__(controllers, title=SAY("kiosk.players.title"), **properties)

    def fill(self) -> None:
        snapshot = self.controllers.table.snapshot
        if snapshot is None:
            return
        names = names_of(snapshot)
        if self._seat is not None:
            self._fill_ways(self._seat, names[self._seat])
            return
        for seat, name in enumerate(names):
            if seat in self._stand_ins.seats:
                button = FormButton(SAY("kiosk.players.takes-over"), partial(self._replace, seat))
            else:
                button = FormButton(SAY("kiosk.players.leaves"), partial(self._leave, seat))
            self.add_row(name, [button])
        more = len(names) + 1
        if more in find_game(snapshot.game.name).seats:
            anew = FormButton(SAY("kiosk.players.anew", count=more), self._begin_anew)
            self.add_row(SAY("kiosk.players.joins"), [anew])
        else:
            self.tell([SAY("kiosk.players.full")])

    def redraw(self) -> None:
        self.refill()

    def leave_screen(self) -> None:
        """Leads back to the seats, or to the game."""
        if self._seat is None:
            self.controllers.navigation.go("play")
        else:
            self._leave(None)

    def _fill_ways(self, seat: int, name: str) -> None:
        snapshot = self.controllers.table.playing
        game = title_of(snapshot.game.name)
        self.tell([SAY("kiosk.players.who", name=name)])
        sits_down = FormButton(SAY("kiosk.players.sits-down"), partial(self._replace, seat))
        self.add_row(SAY("kiosk.players.person"), [sits_down])
        if self._stand_ins.can_play(snapshot.game.name):
            plays_open = FormButton(SAY("kiosk.players.open"), partial(self._let_play, seat))
            self.add_row(SAY("kiosk.players.bot"), [plays_open])
        else:
            self.tell([SAY("kiosk.players.who", name=name), SAY("kiosk.players.no-bot", game=game)])
        stop = SAY("kiosk.players.so-far", result=describe_score(snapshot))
        self.add_row(SAY("kiosk.players.stop"), [FormButton(stop, partial(self._kiosk.departure.stop_here, seat))])

    def _leave(self, seat: int | None) -> None:
        self._seat = seat
        self.tell([])
        self.refill()

    def _replace(self, seat: int) -> None:
        self.controllers.entries.seat(seat, "", is_newcomer=True)
        self.controllers.navigation.go("play")

    def _let_play(self, seat: int) -> None:
        self._stand_ins.take(seat)
        self.controllers.navigation.go("play")

    def _begin_anew(self) -> None:
        self._kiosk.begin_anew(len(self.controllers.table.playing.record.players) + 1)
