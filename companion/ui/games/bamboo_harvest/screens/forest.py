"""ForestScanScreen: what the camera sees of the forest, to set it up, or to compare it with the game's state."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.app.camera_requests import CameraRequests
from companion.app.controllers import Controllers
from companion.engine.record import EntrySource
from companion.games.bamboo_harvest.deck import EDGE
from companion.games.bamboo_harvest.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games.bamboo_harvest.draft import CellFrame, Draft, ForestCellView, Offer, OfferButton
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.forest_comparison import Comparison, compare
from companion.ui.games.bamboo_harvest.forest_scan import ForestScan, ScannedCells, laid_out
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from vision.reader.grid import CellState

load("games/bamboo_harvest/screens/forest")

TICK_S: Final = 0.25
MOST_LINES: Final = 4
MOST_ACTIONS: Final = 4


class ForestScanScreen(Screen):
    """Looks again and again; nothing is entered before somebody touches it."""

    message = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.ids.view.camera = controllers.camera
        self._requests = controllers.camera.requests if controllers.camera else None
        if self._requests:
            self.watch(CameraRequests.looked, self._requests, lambda _: self.look())
        self._ticks = Clock.schedule_interval(lambda _: self.tick(), TICK_S)
        self.again()

    def leave(self) -> None:
        """Stops looking."""
        super().leave()
        self._ticks.cancel()

    def show(self, snapshot: GameSnapshot | None) -> None:
        """Leads back to the table once something has been entered."""
        if snapshot is None or (self._entries is not None and len(snapshot.entries) != self._entries):
            self.controllers.navigation.go("play")

    _entries: int | None = None

    def again(self) -> None:
        """Begins again: what was seen before no longer counts."""
        snapshot = self.controllers.table.snapshot
        if snapshot is None:
            return
        self._entries = len(snapshot.entries)
        self._scan = ForestScan(snapshot.state_as(State).grid)
        self.ids.view.marks = []
        self.message = SAY("ui.camera.none" if self._requests is None else "ui.scan.looking")
        self._draw(snapshot.state_as(State), Comparison(()))
        if self._requests:
            self._requests.scan((EDGE, EDGE))

    def tick(self) -> None:
        """Shows the newest picture, and asks for the next look."""
        if self._requests is None:
            return
        self.ids.view.draw()
        if not self._requests.waits:
            self._requests.scan((EDGE, EDGE))

    def look(self) -> None:
        """Takes in what one look has shown."""
        assert self._requests is not None
        grid, state = self._requests.grid, self.controllers.table.playing.state_as(State)
        if grid is None:
            self.ids.view.marks = [(reading.quad, "") for reading in self._requests.readings]
            return
        self.ids.view.marks = [(cell.quad, cell.face.sign if cell.face else "?") for row in grid for cell in row]
        self._scan.look(grid)
        if state.phase is Phase.GRID:
            self._lay_out(state)
        else:
            found = compare(state, self._scan.cells, names_of(self.controllers.table.playing))
            self.message = "\n".join(found.differences[:MOST_LINES])
            self._draw(state, found)

    def take(self, meaning: object) -> None:
        """Takes over the forest, or enters what has happened."""
        if isinstance(meaning, Draft):
            self.controllers.drafts.keep(self.controllers.table.playing, meaning)
            self.controllers.navigation.go("play")
        elif self.controllers.touches.are_meant():
            self.controllers.entries.act(meaning, by=EntrySource.CAMERA)

    def _lay_out(self, state: State) -> None:
        draft = laid_out(self._scan.cells)
        left = draft.cards.count(None)
        lines = [SAY("ui.scan.read", count=len(draft.cards) - left)]
        lines += [SAY("ui.scan.open", count=left)] if left else []
        self.message = " ".join(lines)
        self._draw(state, Comparison(()))
        self.ids.choices.show(Offer("", (), (OfferButton(SAY("ui.scan.take"), draft, is_first=not left),)))

    def _draw(self, state: State, found: Comparison) -> None:
        names = names_of(self.controllers.table.playing)
        self.ids.forest.show(seen_cells(self._scan.cells, state, found.places))
        options = tuple(
            OfferButton(entry_text(action, state, names), action, is_first=not number)
            for number, action in enumerate(found.actions[:MOST_ACTIONS])
        )
        self.ids.choices.show(Offer("", (), options))


def seen_cells(cells: ScannedCells, state: State, places: tuple[int, ...]) -> tuple[ForestCellView, ...]:
    """Returns what was seen as the forest shows it; differences are framed, doubts are shown as "?"."""
    return tuple(
        ForestCellView(
            card=cell.face if cell else None,
            owner=state.built[place] if cell and cell.state is CellState.DOWN else None,
            mark=CellFrame.CHOSEN if place in places else CellFrame.NONE,
            says="?" if cell and cell.state is CellState.DOUBTFUL else "",
        )
        for place, cell in enumerate(cells)
    )
