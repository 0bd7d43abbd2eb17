"""EntryController: what is entered in the game on the table: actions, corrections, people, and what a camera sees."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from companion.app.journal_access import Job, JournalAccess
from companion.app.observable import Listeners
from companion.app.participation import Participation
from companion.app.table_controller import SnapshotResult, TableController, Then
from companion.app.touch_debounce import ARRIVED_S, TouchDebounce
from companion.engine.record import EntrySource
from companion.errors import CompanionError, ImpossibleActionError
from companion.following.followed_games import FollowingResult
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import phrase
from companion.session.correction import Correction, Difference

if TYPE_CHECKING:
    from companion.following.decisions import Decision
    from companion.following.strategy import Choose
    from hardware.vision_process import Observation


class EntryController:
    """Enters into the game that the TableController shows. Everything here runs on the screen's thread.

    `irregularity_accepted` is called with its name, `replaced` with the seat of a player who left, `seen` when cards
    move before the camera.
    """

    def __init__(
        self, access: JournalAccess, table: TableController, participation: Participation, touches: TouchDebounce
    ) -> None:
        self._access = access
        self._table = table
        self._participation = participation
        self._touches = touches
        self.irregularity_accepted: Listeners[str] = Listeners()
        self.replaced: Listeners[int] = Listeners()
        self.seen: Listeners[None] = Listeners()
        self._coming = 0  # how many entries more there will be once all that is asked is done
        self._is_ending = False

    def act(self, action: object, by: str = EntrySource.TOUCH) -> None:
        """Enters an action; a second touch that comes too soon to be meant is left out."""
        snapshot = self._table.snapshot
        if snapshot is None or (by == EntrySource.TOUCH and not self._touches.are_meant(same_place_s=ARRIVED_S)):
            return
        entries = len(snapshot.entries) + self._coming
        self._change(lambda games: games.playing.act(action, by, after=entries), 1)

    def act_all(self, actions: Sequence[object]) -> None:
        """Enters actions that one touch tells together, or none of them if the rules refuse one."""
        snapshot = self._table.snapshot
        if snapshot is None or not actions or not self._touches.are_meant(same_place_s=ARRIVED_S):
            return
        entries = len(snapshot.entries) + self._coming
        self._change(lambda games: games.playing.act_all(actions, entries), len(actions))

    def take_back(self) -> None:
        """Takes back the last change: a correction, else the last entry."""
        snapshot = self._table.snapshot
        if snapshot and snapshot.can_undo and self._touches.are_meant():
            self._change(lambda games: games.playing.undo(), snapshot.undone)

    def correct(self, correction: Correction, then: Then = lambda _: None) -> None:
        """Corrects the record of an entry; `then` is called with the game as it stands, or with a CompanionError."""
        self._change(lambda games: games.playing.correct(correction), correction.more, then)

    def preview(self, correction: Correction, answer: Callable[[Difference | CompanionError], object]) -> None:
        """Calls `answer` with what a correction would change, or with a CompanionError."""
        self._access.ask_in_background(lambda games: games.playing.preview(correction), answer)

    def keep_draft(self, snapshot: GameSnapshot, draft: Mapping[str, object], refused: Callable[[], object]) -> None:
        """Notes what was touched as the game stood so, and is no entry yet; `refused` is called if that fails."""
        self._access.ask_in_background(
            lambda games: games.playing.keep_draft(snapshot.number, snapshot.entries, draft),
            lambda result: self._table.check(result) or refused(),
        )

    def accept_irregularity(self, what: str) -> None:
        """Notes that something which the rules forbid stands."""
        self._change(lambda games: games.playing.accept_irregularity(what), 0)
        self.irregularity_accepted.tell(what)

    def seat(self, seat: int, name: str, *, is_newcomer: bool) -> None:
        """Seats a newcomer from now on, or writes a player's name otherwise."""
        names = self._table.seat_names

        def seated(result: SnapshotResult) -> None:
            if isinstance(result, GameSnapshot):
                self._table.snapshot = names.call(result, seat, name)

        written = names.written(name)
        self._change(lambda games: games.playing.seat_player(seat, written, is_newcomer=is_newcomer), 0, seated)
        if is_newcomer and not self._is_ending:
            self.replaced.tell(seat)

    def see(self, seen: "Observation", choose: "Choose", answer: "Callable[[tuple[Decision, ...]], object]") -> None:
        """Takes in what a camera saw; `answer` is called with what it meant. It enters only while it takes part."""

        def followed(result: FollowingResult | CompanionError) -> None:
            if self._table.snapshot is None:
                return
            if isinstance(result, CompanionError):
                self._table.check(result)
                self._catch_up()
            elif result.decisions:
                self._table.show(result.snapshot, lambda _: answer(result.decisions))

        if seen.events:
            self.seen.tell(None)
        if self._table.snapshot and self._participation.lets_camera_enter and not self._is_ending:
            self._access.ask_in_background(lambda games: games.see(seen.events, seen.at_s, choose), followed)
        elif seen.events:
            self._access.ask_in_background(lambda games: games.notice(seen.events), self._table.check)

    @contextmanager
    def refused(self) -> Iterator[None]:
        """Refuses what is entered while how the game ends is being written: nothing comes after that."""
        self._is_ending = True
        try:
            yield
        finally:
            self._is_ending = False

    def _change(self, job: Job[GameSnapshot], more: int, then: Then = lambda _: None) -> None:
        """Changes the game by `job`; there will be `more` entries than before, or fewer.

        Of a game that was taken off the table meanwhile nothing is shown any more, nor why an entry was refused:
        another group may stand there.
        """
        if self._is_ending:
            self._table.show(ImpossibleActionError("the game ends here", phrase=phrase("refused.ended")), then)
            return

        def changed(result: SnapshotResult) -> None:
            self._coming -= more
            if self._table.snapshot is not None:
                self._table.show(result, then)
            if isinstance(result, CompanionError):
                self._catch_up()

        self._coming += more
        self._access.ask(job, changed)

    def _catch_up(self) -> None:
        """Shows what was written before an error: a disk may fail between two entries that belong together."""

        def caught(reached: GameSnapshot | CompanionError) -> None:
            shown = self._table.snapshot
            if not isinstance(reached, GameSnapshot) or shown is None or shown.number != reached.number:
                return
            if reached.entries != shown.entries:
                self._table.snapshot = self._table.seat_names.add_to(reached)

        self._access.ask_in_background(lambda games: games.playing.snapshot, caught)
