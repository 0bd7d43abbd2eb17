"""BambooHarvestPlayScreen: the forest, what every player has, the step that comes, and all that can be done in it."""

from typing import Any, Final

from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.engine.record import EntrySource
from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games.bamboo_harvest.draft import RESTING, ConfirmAction, Draft, Meaning, Offer, ScanForest
from companion.ui.games.bamboo_harvest.offers import offer_of
from companion.ui.games.bamboo_harvest.setup_offers import draft_of
from companion.ui.games.bamboo_harvest.widgets.choice_list import FEW
from companion.ui.games.bamboo_harvest.widgets.stock_plate import TURNS_IN, StockHead, StockPlate, make_plates
from companion.ui.games.bamboo_harvest.widgets.token import Token
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.reflow import move
from companion.ui.screens.table_screen import TableScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.large_surface import LargeSurface

load("games/bamboo_harvest/screens/play")

SIDE_MM: Final = 58.0
"""The least width of the side beside the forest."""
FOREST_MM: Final = 74.0
"""The most height of the forest on a high screen."""
EXPLANATION_MM: Final = 9.2
EXPLANATION_BELOW_PAD_MM: Final = 7.0
EXPLANATION_ALONE_MM: Final = 26.0
"""The height of the explanation beside a forest if there is nothing else to choose."""
MOST_EXPLANATION_MM: Final = 14.0
"""The height of the explanation below a few buttons."""
MOST_BESIDE_EXPLANATION: Final = 3
"""The most players whose plates leave the explanation its whole height."""
LARGE_SIDE_MM: Final = 78.0
LARGE_BELOW_MM: Final = 62.0
LARGE_PLATE_MM: Final = 13.0
"""With large text: how broad the side is beside the forest, how high below it, and how high a plate is."""
HEAD_MM: Final = 3.2
"""The height of the heads of the plates' columns; beside a forest, many plates leave no room for them."""


class BambooHarvestPlayScreen(TableScreen):
    """A touch in the forest or beside it changes the draft, or enters an action."""

    large_surface: LargeSurface | None = None

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._plates: list[StockPlate] = []
        self._shown: GameSnapshot | None = None
        self._arrange()
        if controllers.camera:
            questions = controllers.camera.questions
            self.watch(type(questions).offers, questions, lambda _: self.refresh())
        self.refresh()

    def _arrange(self) -> None:
        """Lays the forest beside what is said and chosen, or above it where the screen is high."""
        if THEME.large:
            self._lay_large()
            return
        self.lay_side_by_side()
        self.ids.body.bind(size=self._fit)

    def _lay_large(self) -> None:
        """With large text, lays the forest, or the players' stocks in its place, below the task."""
        ids = self.ids
        large = self.large_surface = LargeSurface(
            side_mm=LARGE_SIDE_MM if THEME.wide else LARGE_BELOW_MM, fills_with_scores=False
        )
        ids.forest.size_hint = (1, 1)
        self._forest = ids.forest.__self__  # else Kivy would free it while it is hidden
        move(ids.choices, large.ids.content)
        large.bind(on_turn=lambda _: self._turn())
        large.take_over(self, (_height_box(ids.plates), ids.explanation, ids.history))
        self._turn()

    def _turn(self) -> None:
        """Shows the forest, or the table in words."""
        large = self.large_surface
        assert large
        large.put(large.words_page() if large.shows_table else self._forest)

    def _fit(self, body: Any, size: tuple[float, float]) -> None:
        """Makes the forest as large as it can be beside the rest."""
        wide, high = size
        self.ids.forest.width = min(high, wide - THEME.mm(SIDE_MM)) if THEME.wide else wide
        self.ids.forest.height = high if THEME.wide else min(wide, THEME.mm(FOREST_MM))

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the forest, with what was touched since."""
        self._recall(snapshot)
        self._draw(snapshot, names)

    def take(self, meaning: Meaning) -> None:
        """Does what was touched."""
        snapshot = self.controllers.table.playing
        match meaning:
            case Draft():
                self.controllers.drafts.keep(snapshot, meaning)
                self._draw(snapshot, names_of(snapshot))
            case ScanForest():
                self.controllers.navigation.go("forest")
            case ConfirmAction(action):
                if self.controllers.touches.are_meant():
                    self.controllers.entries.act(action, by=EntrySource.CAMERA)
            case action:
                self.controllers.entries.act(action)

    def correct_place(self, place: int) -> None:
        """Leads to what was entered of a place of the forest, while nothing is begun there."""
        snapshot = self.controllers.table.playing
        if snapshot.state_as(State).grid and not self.controllers.drafts.at(snapshot, Draft).places:
            self.correct_change(lambda state: _lies_at(state, place))

    def back(self) -> None:
        """Drops what was touched, or leads to the menu."""
        snapshot = self.controllers.table.playing
        draft = self.controllers.drafts.at(snapshot, Draft)
        if draft.places and snapshot.state_as(State).phase is not Phase.GRID:
            self.take(RESTING)
        else:
            super().back()

    def _recall(self, snapshot: GameSnapshot) -> None:
        """Shows the cards of a taken-back entry of many cards, so that only the wrong one is entered again."""
        before, self._shown = self._shown, snapshot
        if before and before.number == snapshot.number and before.entries[:-1] == snapshot.entries:
            again = draft_of(before.entries[-1].entry.action) if before.entries else RESTING
            if again != RESTING:
                self.controllers.drafts.keep(snapshot, again)

    def _draw(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        draft = self.controllers.drafts.at(snapshot, Draft)
        state, camera = snapshot.state_as(State), self.controllers.camera
        seen = tuple(action for action in camera.questions.offers if isinstance(action, Action)) if camera else ()
        advises = self.controllers.assist.advises
        offer = offer_of(state, draft, names, can_scan=camera is not None, seen=seen, advises=advises)
        self.task = offer.task
        self.ids.forest.show(offer.cells, offer.links)
        self.ids.choices.show(offer)
        self._show_plates(state, names, are_shown=not offer.pad and state.phase in TURNS_IN)
        said = offer.cards_so_far or offer.reason
        self.explanation, self.rule = (said, offer.rule) if said else self._why(snapshot)
        self._show_explanation(offer)

    def _why(self, snapshot: GameSnapshot) -> tuple[str, str]:
        """Returns the reasons of the last event in words, and the rule behind them."""
        explanations = snapshot.game.explain(snapshot.state)
        reasons = explanations[:-1] if self.controllers.assist.explains else ()
        return " ".join(SAY.phrase(one, snapshot.record.players) for one in reasons), explanations[-1].rule or ""

    def _show_explanation(self, offer: Offer) -> None:
        """Shows why, if many cards and buttons do not need the room, and which cards were entered so far."""
        if self.large_surface:
            return
        is_crowded = len(offer.options) > FEW or len(self._plates) > MOST_BESIDE_EXPLANATION
        below_pad_mm = EXPLANATION_BELOW_PAD_MM if offer.cards_so_far else 0
        explanation_mm = below_pad_mm if offer.pad else EXPLANATION_MM if is_crowded else MOST_EXPLANATION_MM
        if THEME.wide and not offer.options and not offer.pad:
            explanation_mm = EXPLANATION_ALONE_MM
        self.ids.explanation.height = THEME.mm(explanation_mm)
        self.ids.explanation.opacity = 1 if explanation_mm else 0

    def _show_plates(self, state: State, names: tuple[str, ...], *, are_shown: bool) -> None:
        box = self.ids.plates
        if len(self._plates) != (len(names) if are_shown else 0):
            box.clear_widgets()
            self._plates = make_plates(len(names) if are_shown else 0)
            for row in (StockHead(), *self._plates) if self._plates else ():
                box.add_widget(row)
        plate_mm = LARGE_PLATE_MM if self.large_surface else 7.4 if THEME.wide else 6.7
        has_room = self.large_surface or not THEME.wide or len(self._plates) <= MOST_BESIDE_EXPLANATION
        box.height = len(self._plates) * THEME.mm(plate_mm) + (THEME.room(HEAD_MM) if self._plates and has_room else 0)
        if self.large_surface:
            reeds = [str(state.reeds[seat]) for seat in range(len(self._plates))]
            self.large_surface.show_scores(reeds, state.turn, lambda seat: Token(seat=seat), columns=len(reeds) or 1)
        for plate in self._plates:
            plate.show(state, names[int(plate.seat)])


def _lies_at(state: State, place: int) -> object:
    return state.grid and (state.grid[place], state.built[place], place in state.disturbance)


def _height_box(plates: Any) -> Widget:
    """Returns a box around the plates that keeps their height, so that a page does not stretch them."""
    box = AnchorLayout(size_hint_y=None, height=plates.height)
    plates.fbind("height", box.setter("height"))
    move(plates, box)
    return box
