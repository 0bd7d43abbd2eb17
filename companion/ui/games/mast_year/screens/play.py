"""PlayScreen: the table during a game: what to do, who acts, what lies there, and what can be entered."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.games.mast_year.state import Phase
from companion.games.mast_year.view import View, view
from companion.ui.games import WATCH
from companion.ui.games.mast_year.chronicle import undo_text
from companion.ui.games.mast_year.screens.judged import JudgedScreen
from companion.ui.games.mast_year.screens.panels import DECK, Asked, panel_for
from companion.ui.games.mast_year.ways import FOLLOW, TALLY
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.garbage_collection import collect_soon
from companion.ui.layouts import icon, load
from companion.ui.participation import next_way
from companion.ui.player_names import names_of
from companion.ui.route import route
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.cards_panel import CardsPanel
from companion.ui.trick_table.typed_card import TypedCard
from companion.ui.widgets.live_panel import LivePanel

load("games/mast_year/screens/play")

MOST_PERCENT: Final = 125
"""With larger text the table's corner has room for the trick alone."""
PREPARES_S: Final = 1.0
"""How long after the deal began the cards to touch are built; in the frame that shows them it would be seen."""
PICTURES: Final = {
    Phase.DEAL: "acorn",
    Phase.PASS: "open-palm",
    Phase.TRUNK: "oak-leaf",
    Phase.TRICKS: "acorn",
    Phase.EAT: "squirrel",
    Phase.REVEAL: "oak",
    Phase.SPEEDY: "squirrel",
}


BEFORE_TRICKS: Final = (Phase.DEAL, Phase.PASS, Phase.TRUNK)


class PlayScreen(JudgedScreen):
    """Shows the view of the game as it stands; a touch in the panel enters an action."""

    task = StringProperty("")
    picture = StringProperty("")

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._panel: Any = None
        self._panels: dict[type, Any] = {}
        self._reveals: int | None = None
        self._tallied = 0  # the number of the hand whose tally was seen
        self._typed = TypedCard()
        self._arrange()
        self.watch("way", lambda _: self.show(host.standing))
        self.show(host.standing)

    def _arrange(self) -> None:
        """Lays the table beside the panel, or above it where the screen is high."""
        body = self.ids.body
        body.orientation = "horizontal" if THEME.wide else "vertical"
        if THEME.wide and THEME.settings.left_handed:
            left = self.ids.left
            body.remove_widget(left)
            body.add_widget(left)

    def show(self, standing: Any) -> None:
        """Shows the game as it stands."""
        if route("play", standing) != "play":  # the root widget shows another screen
            return
        shown = view(standing.state, self._reveals)
        names = names_of(standing)
        self._show_bar(shown, standing)
        self.ids.mat.show(shown, names)
        self.task = SAY.phrase(shown.task, standing.record.players)
        self.picture = icon(PICTURES[shown.phase]) if THEME.settings.quick_help else ""
        self.show_warning(standing)
        self._tell(standing, shown)
        tallied = shown.hand == self._tallied
        draft = self.host.drafts.at(standing)
        self._show_panel(Asked(shown, standing, names, self.host.way, draft, self.host.lookout, tallied))
        if isinstance(self._panel, TallyPanel):
            self.task = SAY("ui.tally.task")
        if shown.phase is Phase.DEAL:  # the table shuffles meanwhile
            collect_soon()
            Clock.schedule_once(self._prepare, PREPARES_S)

    def leave(self) -> None:
        """Lets go of the host, and the panel of the camera."""
        super().leave()
        self.ids.panel.clear_widgets()

    def answer(self, meaning: Any) -> None:
        """Passes on what was touched in the panel."""
        if meaning == DECK:
            self.host.go("scan", what=DECK)
        elif isinstance(meaning, str):
            self.host.drafts.at(self.host.standing)[meaning] = True
            if meaning != self.host.way:
                self._take_part(meaning)
            self.show(self.host.standing)
        else:
            self._reveals = None
            self.host.act(meaning)

    def _take_part(self, way: str) -> None:
        """Takes part in another way; a hand that is only counted is followed by one as before."""
        hand = len(self.host.standing.state.hands)
        self.host.take_part(way, (lambda standing: len(standing.state.hands) == hand) if way == TALLY else None)

    def change_way(self) -> None:
        """Takes part in the other way from now on: by the camera or by hand; without a camera, in the next way."""
        self._take_part(next_way(self.host.ways, self.host.way))

    def back(self) -> None:
        """Leads to the menu."""
        self.host.go("menu")

    def erase(self) -> None:
        """Takes back the letter that was typed, or else the last entry."""
        if not self._typed.erase(self._cells()):
            self.host.take_back()

    def write(self, text: str) -> None:
        """Takes in a card's rank and suit."""
        self._typed.type(text, self._cells())

    def _cells(self) -> list[Any]:
        """Returns the cards that can be touched, if any are shown."""
        return list(self._panel.ids.grid.children) if isinstance(self._panel, CardsPanel) else []

    def turn_to(self, seat: int) -> None:
        """Asks the Oak in `seat` for the last card, before the other one."""
        self._reveals = seat
        self.show(self.host.standing)

    def see_tally(self) -> None:
        """Goes on to the Oaks' last cards."""
        self._tallied = self.host.standing.state.hand.deal.number
        self.show(self.host.standing)

    def _show_bar(self, shown: View, standing: Any) -> None:
        bar = self.ids.bar
        parts = [SAY("ui.bar.hand", number=shown.hand)]
        if shown.trunk:
            parts.append(SAY("ui.bar.trick", number=shown.trick, count=shown.tricks))
        if shown.goal:
            parts.append(SAY("ui.bar.goal", goal=shown.goal))
        if shown.game:
            first, second = shown.pairs
            names = names_of(standing)
            parts.insert(0, SAY("ui.bar.game", number=shown.game))
            parts.append(f"{names[0]} + {names[2]} {first}, {names[1]} + {names[3]} {second}")
        bar.trunk = shown.trunk
        bar.where = "" if THEME.wide else " · ".join(parts)
        few = parts if THEME.settings.text_percent <= MOST_PERCENT else parts[1:2] or parts[:1]
        self.ids.mat.where.text = "\n".join(few) if THEME.wide else ""
        bar.squirrels, bar.oaks = (str(points) for points in shown.scores)
        bar.way, bar.follows = SAY(f"ui.bar.{self.host.way}"), self.host.way == WATCH
        bar.can_take_back = standing.can_undo
        bar.takes_back = undo_text(standing, names_of(standing))

    def _tell(self, standing: Any, shown: View) -> None:
        """Tells why things are as they are; at the deal, of which the panel tells, what the last cards counted for."""
        told = standing.game.explain(standing.state) if shown.phase is not Phase.SPEEDY else ()
        if shown.phase in BEFORE_TRICKS:
            about = "reveal." if shown.phase is Phase.DEAL else "deal."
            told = tuple(phrase for phrase in told if phrase.key.startswith(about))
        irregular = any(phrase.key.startswith("irregular.") for phrase in told)
        if self.warning:  # the banner tells of it
            told = tuple(phrase for phrase in told if not phrase.key.startswith("irregular."))
        text = " ".join(SAY.phrase(phrase, standing.record.players) for phrase in told)
        if irregular and not self.warning:
            text += " " + SAY("ui.warning.stood")
        rule = (told[0] if told else shown.task).rule or ""
        self.ids.told.show(standing.state.hand, text or SAY("ui.told.rules"), rule)

    def _show_panel(self, asked: Asked) -> None:
        """Shows the panel of the phase; those shown before are kept, so that neither a trick nor a hand builds any."""
        make, fill = panel_for(asked)
        if type(self._panel) is not make:
            self._panel = self._panel_of(make)
            self.ids.panel.clear_widgets()
            self.ids.panel.add_widget(self._panel)
        fill(self._panel)

    def _prepare(self, _: float) -> None:
        """Builds the cards to touch before they are asked for, if they will be."""
        standing = self.host.standing
        if self.parent and self.host.way == FOLLOW and standing and CardsPanel not in self._panels:
            self._panel_of(CardsPanel).show(view(standing.state), names_of(standing), ())

    def _panel_of(self, make: type) -> Any:
        """Returns the panel of a kind, built if it was not shown before."""
        if make not in self._panels:
            self._panels[make] = self._build(make)
        return self._panels[make]

    def _build(self, make: type) -> Any:
        """Returns a panel whose touches are passed on."""
        panel = make()
        for event in ("on_answer", "on_won", "on_tally"):
            if panel.is_event_type(event):
                panel.fbind(event, lambda _, meaning: self.answer(meaning))
        if isinstance(panel, LivePanel):
            self._attend(panel)
        if panel.is_event_type("on_pick"):
            panel.fbind("on_pick", lambda _, cell: self.answer(cell.action))
        if panel.is_event_type("on_follow"):
            panel.fbind("on_follow", lambda _: self.answer(self.host.former))
        if panel.is_event_type("on_turn"):
            panel.fbind("on_turn", lambda _, seat: self.turn_to(seat))
        if panel.is_event_type("on_tallied"):
            panel.fbind("on_tallied", lambda _: self.see_tally())
        return panel

    def _attend(self, panel: LivePanel) -> None:
        """Passes on what is touched beside the camera's picture."""
        panel.fbind("on_by_hand", lambda _: self.answer(FOLLOW))
        panel.fbind("on_correct", lambda _, correction: self.host.correct(correction))
        panel.fbind("on_settle", lambda _, number: self.host.lookout.settle(number))
        panel.fbind("on_scan", lambda _, what: self.host.go("scan", what=what))
        panel.fbind("on_other", lambda _, number: self.host.go("correct", number=number))
