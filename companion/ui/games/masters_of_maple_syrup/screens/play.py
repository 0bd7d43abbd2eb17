"""PlayScreen of Masters of Maple Syrup: both properties, the action cards between them, and what is asked of whom."""

from typing import Any, Final

from kivy.properties import BooleanProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.participation import Participation
from companion.following.decisions import EntryPath, PropertiesDiffer
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Harvest, Select
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, TAP
from companion.games.masters_of_maple_syrup.property_table import MapleTable
from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.games.masters_of_maple_syrup.view import OfferView, SideView, View, view
from companion.journal.game_snapshot import GameSnapshot
from companion.tricks.screen_table import SideScore
from companion.ui.games.masters_of_maple_syrup.draft import MapleDraft
from companion.ui.games.masters_of_maple_syrup.entries import developed_text
from companion.ui.games.masters_of_maple_syrup.property_offers import maple_actions, seat_of
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.games.masters_of_maple_syrup.screens.question_panels import QuestionPanels
from companion.ui.games.masters_of_maple_syrup.turn_order import enter_in_order, tell_refusal
from companion.ui.games.masters_of_maple_syrup.widgets.action_card import ActionCard
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.games.masters_of_maple_syrup.widgets.property_side import SIDES, PropertySide, SideButton
from companion.ui.layouts import load
from companion.ui.reflow import move
from companion.ui.screens.table_screen import TableScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.large_surface import LargeSurface

load("games/masters_of_maple_syrup/screens/play")

EDGES: Final = (0, 2)
"""The edge of the table at which each player sits: the near one, and the far one."""


class MaplePlayScreen(TableScreen):
    """A touch on a card does what its player may do with it now; further questions are asked at the player's edge."""

    is_asking = BooleanProperty(False)
    """Whether somebody is asked for more than a touch on a card."""
    is_filled = BooleanProperty(False)
    """Whether the question takes all the room: a keyboard for a name, or what a card's text allowed."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.sides = tuple(PropertySide(SAY.words, side=side) for side in SIDES)
        for seat, side in enumerate(self.sides):
            side.fbind("on_card", lambda _, place, seat=seat: self.touch_card(seat, place))
            (self.ids.near, self.ids.far)[seat].show(side)
        self.actions = tuple(ActionCard() for _ in range(3))
        for card in self.actions:
            card.bind(on_press=self._select)
            self.ids.actions.add_widget(card)
        self._asking = QuestionPanels(self)
        self._listens = False
        self._large: LargeProperties | None = None
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._middle, self._between = self.ids.middle.__self__, self.ids.between.__self__
        self._properties = self.ids.properties.__self__
        self.remove_widget(self._between)
        self._arrange()
        self.refresh()

    def _arrange(self) -> None:
        """Lays the action cards between the properties where the screen is high; lays all out anew for large text."""
        if THEME.large:
            self._large = LargeProperties(self)
            return
        if THEME.wide:
            return
        properties, middle = self.ids.properties.__self__, self._middle
        self.ids.body.remove_widget(middle)
        properties.add_widget(middle, index=1)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows both properties, the action cards, and what is asked."""
        self._view = view(snapshot.state_as(State))
        self.task = SAY.phrase(self._view.task, snapshot.record.players)
        self._show_bar(snapshot)
        for card, action in zip(self.actions, self._view.actions, strict=True):
            card.show(action, names)
        self._listen()
        asked = self.draft.asked
        for side in self._view.sides:
            self._show_side(side, names[side.seat], asked)
        text, rule = self.explain(snapshot)
        told = developed_text(snapshot.state_as(State)) if self.controllers.assist.explains else ""
        self.ids.explanation.show(f"{text} {told}".rstrip(), rule)
        piles = SAY("ui.piles", deck=self._view.deck, discard=self._view.discard)
        camera = self.controllers.camera
        sees = camera.says if camera and self.controllers.participation.is_watching else ""
        self.ids.piles.text = f"{piles}  ·  {sees}" if sees else piles
        self._show_asked(asked)
        if self._large:
            sought = asked.seat if asked and asked.question is QuestionKind.WHICH else None
            if sought is not None:
                self.task = SAY("ui.ask.which")
            self._large.show(self._view, names, is_asked=self.is_asking, sought=sought)

    @property
    def snapshot(self) -> GameSnapshot:
        """The game as it stands."""
        return self.controllers.table.playing

    @property
    def draft(self) -> MapleDraft:
        return self.controllers.drafts.at(self.snapshot, MapleDraft)

    def ask(self, asked: PlayerQuestion | None) -> None:
        self.draft.asked, self.draft.typed = asked, ""
        self.draft.numbers.clear()
        if asked and self._large:
            self._large.leave_table()
        self.refresh()

    def touch_card(self, seat: int, place: int) -> None:
        """Turns the touched card, or asks what it gave or did; until an action is selected, corrects it."""
        asked = self.draft.asked
        card = self._view.sides[seat].cards[place]
        is_sought = asked is not None and (asked.question, asked.seat) == (QuestionKind.WHICH, seat)
        if self._view.phase is not Phase.ACT:
            self.correct_change(lambda state: state.sides[seat].placed[place : place + 1])
        elif is_sought or card.turns is None:
            self.ask(PlayerQuestion(QuestionKind.EFFECT, seat, place))
        elif isinstance(card.turns, Harvest) and card.card.draws is None:
            self.ask(PlayerQuestion(QuestionKind.DREW, seat, place))
        else:
            self.enter(card.turns)

    def pick(self, seat: int, name: str) -> None:
        offer = next((one for one in self._view.sides[seat].offers if one.card.name == name), None)
        if offer and offer.price is not None:
            self.enter(Develop(seat, name))
        else:
            self.ask(PlayerQuestion(QuestionKind.PAID, seat, card=name))

    def enter(self, action: Action) -> None:
        """Enters an action; one of the current player is put before what the other one did in this turn."""
        enter_in_order(self.controllers, action)

    def offers(self, seat: int) -> tuple[OfferView, ...]:
        return self._view.sides[seat].offers

    def back(self) -> None:
        """Leaves what is asked, or leads to the menu."""
        if self.draft.asked:
            self.ask(None)
        else:
            super().back()

    def _select(self, card: ActionCard) -> None:
        """Selects an action card; "choose one" asks what for. If one cannot be selected, the rules say why."""
        name, selects = card.shown.name, card.shown.selects
        if len(selects) > 1:
            self.ask(PlayerQuestion(QuestionKind.CHOOSE, self.snapshot.state_as(State).current))
        elif selects:
            self.controllers.entries.act(selects[0])
        else:
            tell_refusal(self.controllers, Select(name, TAP if name == CHOOSE else None))

    def choices(self) -> tuple[Select, ...]:
        return next((action.selects for action in self._view.actions if action.name == CHOOSE), ())

    def _show_bar(self, snapshot: GameSnapshot) -> None:
        bar, shown = self.ids.bar, self._view
        turn = SAY("ui.bar.turn", number=len(snapshot.state_as(State).ended) + 1)
        last = SAY("ui.bar.last-turn") if shown.last_turn else ""
        if last and THEME.large:
            self.task = f"{last}: {self.task}"
        bar.where = "" if THEME.wide else " · ".join(filter(None, (turn, last)))
        self.ids.where.text = f"{last or turn}\n{self.task}" if THEME.wide else self.task
        bar.show_scores([SideScore(side.score, "maple/leaf", SIDES[side.seat]) for side in shown.sides])
        taken = self.controllers.participation
        is_choice = len(taken.ways) > 1 or THEME.large
        bar.way, bar.camera_watches = SAY(f"ui.bar.{taken.way}") if is_choice else "", taken.is_watching

    def _show_side(self, side: SideView, name: str, asked: PlayerQuestion | None) -> None:
        widget, shown = self.sides[side.seat], self._view
        widget.name = ("▶ " if side.current else "") + name
        hand = SAY("ui.side.hand", count=side.hand, limit=shown.hand_limit)
        cards = SAY("ui.side.cards", count=len(side.cards), last=shown.last_card)
        widget.hand = f"{hand} · {cards}"
        sought = asked is not None and (asked.question, asked.seat) == (QuestionKind.WHICH, side.seat)
        widget.says = SAY("ui.ask.which") if sought else self._may(side)
        widget.acts = side.can_act or (side.current and shown.phase in (Phase.SELECT, Phase.ACT))
        widget.waits = not side.current and any(other.comes_first for other in shown.sides)
        turning = frozenset(card.place for card in side.cards if card.turns)
        glowing = frozenset(range(len(side.cards))) if sought else turning
        widget.show(side, glowing, self._ways(side))

    def _may(self, side: SideView) -> str:
        """Returns what a player may do now, in words."""
        if side.can_act:
            return SAY(f"ui.side.may-{side.may}")
        if side.current and self._view.phase is Phase.SELECT and not self.draft.asked:
            return SAY("ui.side.selects")
        if side.over_limit and side.current:
            return SAY("ui.side.over-limit", count=side.over_limit)
        return ""

    def _ways(self, side: SideView) -> tuple[SideButton, ...]:
        """Returns what a player can do besides turning cards: develop, enter an effect, end the turn."""
        if self._view.phase is not Phase.ACT:
            return ()
        ways: list[SideButton] = []
        if side.current and self._view.ends:
            ends = self._view.ends
            text = SAY("ui.way.end-discard", count=ends.discard) if ends.discard else SAY("ui.way.end")
            ways.append((text, lambda: self.enter(ends)))
        if side.may == DEVELOP and side.can_act:
            ways.insert(0, (SAY("ui.way.develop"), lambda: self.ask(PlayerQuestion(QuestionKind.DEVELOP, side.seat))))
        return (*ways, (SAY("ui.way.effect"), lambda: self.ask(PlayerQuestion(QuestionKind.WHICH, side.seat))))

    def _show_asked(self, asked: PlayerQuestion | None) -> None:
        """Shows the question towards its player, or what the camera sees, or else the action cards."""
        box, edge = self.ids.question, asked.seat if asked else 0
        panel: Widget | None = self._asking.panel_for(asked) if asked else None
        differ = self._differ()
        if asked is None and differ:
            panel, edge = self._asking.panel_seen(differ), seat_of(differ)
        self.is_asking = panel is not None
        self._make_room(panel)
        box.seat = EDGES[edge] if panel else 0
        box.show(panel or self._between)

    def _make_room(self, panel: Widget | None) -> None:
        """Gives a keyboard or a form the room of the properties, which its keys would overlap."""
        is_filled = isinstance(panel, Keyboard | EffectPanel)
        if self._large or is_filled == self.is_filled:
            return
        self.is_filled, ids = is_filled, self.ids
        box, parts = (ids.body, ("properties",)) if THEME.wide else (self._properties, ("far", "near"))
        for name in parts:
            if is_filled:
                box.remove_widget(ids[name].__self__)
            else:
                box.add_widget(ids[name].__self__, index=0 if name == "near" else len(box.children))

    def enter_seen(self, explanation: EntryPath | None) -> None:
        """Enters what the camera saw, or asks for the number that no camera sees; None: it was not so."""
        camera, state = self.controllers.camera, self.snapshot.state_as(State)
        if camera is None or not self.controllers.touches.are_meant():
            return
        if explanation is None:
            camera.properties.refuse()
            return
        first = maple_actions(explanation)[0]
        if not MapleTable.is_open(state, first):
            camera.properties.enter(explanation)
        elif isinstance(first, Develop):
            self.pick(first.seat, first.card)
        elif isinstance(first, Harvest):
            self.ask(PlayerQuestion(QuestionKind.DREW, first.seat, first.places[0]))

    def _differ(self) -> PropertiesDiffer | None:
        """Returns how the camera sees the properties differ, if it takes part."""
        camera = self.controllers.camera
        return camera.properties.shown if camera and self.controllers.participation.is_watching else None

    def _listen(self) -> None:
        """Shows what the camera sees whenever that changes."""
        camera = self.controllers.camera
        if camera is not None and not self._listens:
            self._listens = True

            def show(_: object) -> None:
                self.refresh()

            self.watch(type(camera.properties).shown, camera.properties, show)
            self.watch(type(camera).says, camera, show)
            self.watch(Participation.way, self.controllers.participation, show)


SIDE_MM: Final = 48.0
BELOW_MM: Final = 40.0
"""The width of the side beside the table on a broad screen, and its height on a high one."""
OTHER_MM: Final = {True: 56.0, False: 74.0}
"""The height of each part on the page of words, on a broad and on a high screen."""


class LargeProperties:
    """Holds the parts of the screen: shows the one that is touched next; the others are on the page of words."""

    def __init__(self, screen: Any) -> None:
        ids = screen.ids
        self._surface = LargeSurface(side_mm=SIDE_MM if THEME.wide else BELOW_MM)
        self._properties = tuple(ids[name].__self__ for name in ("near", "far"))
        self._question = ids.question.__self__
        self._kept = (ids.bar.__self__, ids.middle.__self__, ids.between.__self__, ids.body.__self__)
        self._others = tuple(AnchorLayout() for _ in range(2))
        self._first: Widget = self._question
        self._surface.bind(on_turn=lambda _: self._put())
        self._surface.take_over(screen, (*self._others, ids.explanation, ids.bar.ids.way, ids.bar.ids.history))

    def show(self, shown: View, names: tuple[str, ...], *, is_asked: bool, sought: int | None) -> None:
        """Shows the part to be touched next, and both players' points; `sought`: whose card is to be touched."""
        current = next((side.seat for side in shown.sides if side.current), None)
        acts = shown.phase is Phase.ACT and not is_asked and current is not None
        whose = (current or 0) if sought is None else sought
        self._first = self._properties[whose] if acts else self._question
        self._surface.show_scores(
            [str(side.score) for side in shown.sides],
            current,
            lambda seat: FitLabel(text=names[seat], high_mm=4, halign="center"),
            columns=1 if THEME.wide else len(names),
        )
        self._put()

    def leave_table(self) -> None:
        """Shows the part to be touched next, even if the page of words is shown now."""
        self._surface.shows_table = False

    def _put(self) -> None:
        surface = self._surface
        surface.put()
        for box in self._others:
            box.clear_widgets()
            box.height = THEME.mm(OTHER_MM[THEME.wide])
        if not surface.shows_table:
            surface.put(self._first)
            return
        rest = [part for part in (*self._properties[::-1], self._question) if part is not self._first]
        for box, part in zip(self._others, rest, strict=True):
            move(part, box)
        surface.put(surface.words_page())
