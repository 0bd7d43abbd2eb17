"""BambooHarvestPlayScreen: the forest, what every player has, the step that comes, and all that can be done in it."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.following.strategy import CAMERA
from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.state import Phase, State
from companion.games.bamboo_harvest.winning import tokens_to_win
from companion.journal.journaled_games import Standing
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Meaning, Seen, Visit
from companion.ui.games.bamboo_harvest.offers import offer_of
from companion.ui.games.bamboo_harvest.setup_offers import told_again
from companion.ui.games.bamboo_harvest.widgets.choice_list import FEW
from companion.ui.games.bamboo_harvest.widgets.stock_plate import StockPlate
from companion.ui.history_lines import undo_text
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("games/bamboo_harvest/screens/play")

SIDE_MM: Final = 58.0
"""So broad is what stands beside the forest, at least."""
FOREST_MM: Final = 80.0
"""So high is the forest, at most, where the screen is high."""
TOLD_MM: Final = 9.2
MOST_TOLD_MM: Final = 14.0
"""So high is what is told where few buttons stand above it."""
PLATES_IN: Final = (Phase.PLACE, Phase.BUILD, Phase.SWAP, Phase.HARVEST, Phase.MANAGE)


class BambooHarvestPlayScreen(Screen):
    """A touch in the forest or beside it changes the draft, or enters an action."""

    task = StringProperty("")
    told = StringProperty("")
    rule = StringProperty("")
    takes_back = StringProperty("")
    can_take_back = BooleanProperty(False)

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._plates: list[StockPlate] = []
        self._shown: Standing | None = None
        self._arrange()
        if host.camera:
            self.watch(type(host.camera).offers, host.camera, lambda _: self.show(host.table.standing))
        self.show(host.table.standing)

    def _arrange(self) -> None:
        """Lays the forest beside what is said and chosen, or above it where the screen is high."""
        body, side = self.ids.body, self.ids.side.__self__
        body.orientation = "horizontal" if THEME.wide else "vertical"
        if THEME.wide and THEME.settings.left_handed:
            body.remove_widget(side)
            body.add_widget(side, index=len(body.children))
        body.bind(size=self._fit)

    def _fit(self, body: Any, size: tuple[float, float]) -> None:
        """Makes the forest as large as it can be beside the rest."""
        wide, high = size
        self.ids.forest.width = min(high, wide - THEME.mm(SIDE_MM)) if THEME.wide else wide
        self.ids.forest.height = high if THEME.wide else min(wide, THEME.mm(FOREST_MM))

    def show(self, standing: Standing | None) -> None:
        """Shows the game as it stands, with what was touched since."""
        if standing is None or self.host.navigation.route("play", standing) != "play":  # another screen is shown
            return
        self._recall(standing)
        names, state = names_of(standing), standing.state
        told = standing.game.explain(state)
        reasons = told[:-1] if self.host.assist.explains else ()
        self.told = " ".join(SAY.phrase(one, standing.record.players) for one in reasons)
        self.rule = told[-1].rule or ""
        self.takes_back, self.can_take_back = undo_text(standing, names), standing.can_undo
        self._draw(standing, names)

    def take(self, meaning: Meaning) -> None:
        """Does what was touched."""
        standing = self.host.table.playing
        match meaning:
            case Draft():
                self.host.drafts.keep(standing, meaning)
                self._draw(standing, names_of(standing))
            case Visit(screen):
                self.host.navigation.go(screen)
            case Seen(action):
                if self.host.touches.are_meant():
                    self.host.table.act(action, by=CAMERA)
            case action:
                self.host.table.act(action)

    def back(self) -> None:
        """Lets go of what was touched, or leads to the menu."""
        standing = self.host.table.playing
        draft = self.host.drafts.at(standing, Draft)
        if draft.places and standing.state_as(State).phase is not Phase.GRID:
            self.take(RESTING)
        else:
            self.host.navigation.go("menu")

    def erase(self) -> None:
        """Takes back the last change."""
        self.host.table.take_back()

    def _recall(self, standing: Standing) -> None:
        """Where the last entry was taken back, shows its cards again: one is wrong, and not all are said anew."""
        before, self._shown = self._shown, standing
        if before and before.number == standing.number and before.entries[:-1] == standing.entries:
            again = told_again(before.entries[-1].entry.action) if before.entries else RESTING
            if again != RESTING:
                self.host.drafts.keep(standing, again)

    def _draw(self, standing: Standing, names: tuple[str, ...]) -> None:
        draft = self.host.drafts.at(standing, Draft)
        state, camera = standing.state_as(State), self.host.camera
        seen = tuple(action for action in camera.offers if isinstance(action, Action)) if camera else ()
        offer = offer_of(state, draft, names, can_scan=camera is not None, seen=seen)
        self.task = offer.task
        self.ids.forest.show(offer.cells, offer.links)
        self.ids.choices.show(offer)
        told_mm = TOLD_MM if len(offer.options) > FEW else MOST_TOLD_MM
        self.ids.told.height = 0 if offer.pad else THEME.mm(told_mm)  # many cards and buttons need the room
        self.ids.told.opacity = 0 if offer.pad else 1
        self._show_plates(state, names, are_shown=not offer.pad and state.phase in PLATES_IN)

    def _show_plates(self, state: State, names: tuple[str, ...], *, are_shown: bool) -> None:
        box = self.ids.plates
        if len(self._plates) != (len(names) if are_shown else 0):
            box.clear_widgets()
            sizes = {name: SharedFontSize() for name in ("names", "numbers", "chips")}
            self._plates = [StockPlate(seat=seat, **sizes) for seat in range(len(names) if are_shown else 0)]
            for plate in self._plates:
                box.add_widget(plate)
        box.height = len(self._plates) * THEME.mm(7.6 if THEME.wide else 7)
        for seat, plate in enumerate(self._plates):
            plate.name, plate.acts = names[seat], seat == state.turn
            plate.reeds, plate.tokens = str(state.reeds[seat]), f"{state.tokens[seat]}/{tokens_to_win(len(names))}"
            plate.show_deeds(state.deeds[seat])
