"""PlayScreen: the table of a game of tricks: what to do, who acts, what lies there, and what can be entered."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, TypeVar

from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.game_screens import BY_HAND, TALLY, WATCH
from companion.app.participation import Participation, other_way
from companion.cards import Suit
from companion.engine import Phrase
from companion.engine.faces import Face
from companion.journal.game_snapshot import GameSnapshot
from companion.tricks.screen_table import Table
from companion.ui.card_print import print_of
from companion.ui.garbage_collection import PENDING_COLLECTION
from companion.ui.history_lines import number_of_card
from companion.ui.layouts import icon, load
from companion.ui.no_break import unbroken
from companion.ui.reflow import page_of
from companion.ui.screens.table_screen import TableScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.cards_panel import CardsPanel
from companion.ui.trick_table.large_table import LargeTable
from companion.ui.trick_table.winners_panel import WinnersPanel
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.live_panel import LivePanel

load("trick_table/play")

MOST_PERCENT: Final = 125
"""With larger text the table's corner has room only for the trick."""
MOST_FOR_TASK: Final = 0.5
PREPARES_S: Final = 1.0
"""How long after the deal began the cards to touch are built; building them when they are shown would stutter."""

PanelT = TypeVar("PanelT", bound=Widget)

TYPED_AS: Final = {"0": "T", **{suit.symbol: suit.value for suit in Suit}}
"""What else can be typed: the 0 of a "10" stands for both digits."""


class FilledPanel:
    """A kind of panel, and a function that fills a panel of that kind."""

    def __init__(self, kind: type[PanelT], fill: Callable[[PanelT], object]) -> None:
        self.kind: type[Widget] = kind
        self.fill: Callable[[Widget], object] = fill


class PlayScreen(TableScreen):
    """Shows the Table of the game as it stands; a touch in the panel enters an action. A game adds the rest."""

    full_size_panels: ClassVar[tuple[type[Widget], ...]] = (CardsPanel, LivePanel)
    """The panels that with large text take the whole place of the table, and are not scrolled."""
    picture = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._panel: Widget | None = None
        self._panels: dict[type[Widget], Widget] = {}
        self._pages: dict[Widget, Widget] = {}
        self.large_table: LargeTable | None = None
        self._source: object = None
        self._typed = TypedCard()
        self._arrange()
        self.ids.mat.bind(on_card=lambda _, seat, card: self._correct(seat, card))
        self.watch(Participation.way, self.controllers.participation, lambda _: self.refresh())
        if camera := self.controllers.camera:
            self.watch(type(camera.questions).excluded, camera.questions, lambda _: self.refresh())
        self.refresh()

    def _arrange(self) -> None:
        """Lays the table beside the panel, or above it where the screen is high."""
        if THEME.large:
            self.large_table = LargeTable(self.ids)
            self.remove_widget(self.ids.body)
            self.add_widget(self.large_table)
            return
        self.lay_side_by_side()

    def table(self, snapshot: GameSnapshot) -> Table:
        """Returns what the table shows now."""
        return snapshot.game.view(snapshot.state, self._source)

    def say(self, phrase: Phrase) -> str:
        """Returns a phrase of the game as a sentence."""
        return SAY.phrase(phrase, self.controllers.table.playing.record.players)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        table = self.table(snapshot)
        self._show_bar(table, snapshot)
        self.ids.mat.show(table, names, self.say)
        self.task = self.say(table.task)
        self.picture = icon(table.picture) if table.picture and THEME.settings.quick_help else ""
        self._tell(table, snapshot)
        self._show_panel(self.panel_for(table, snapshot))
        if table.dealing:  # the table shuffles meanwhile
            PENDING_COLLECTION.soon()
            Clock.schedule_once(self._prepare, PREPARES_S)

    def _correct(self, seat: int, card: Face) -> None:
        """Leads to the correction of a card that was touched on the table."""
        number = number_of_card(self.controllers.table.playing, seat, card)
        if number is not None:
            self.controllers.navigation.go("correct", number=number)

    def leave(self) -> None:
        super().leave()
        self.ids.panel.clear_widgets()

    def panel_for(self, table: Table, snapshot: GameSnapshot) -> FilledPanel:
        """Returns the panel of the moment, and what fills it: the cards, or the answers of a choice."""
        if table.asks_for_card:
            return FilledPanel(CardsPanel, lambda panel: panel.show(table, self.say))
        task, picture = self.say(table.task), icon(table.picture) if table.picture else ""
        asked = "" if self.large_table else task  # what is to be done stands above it
        has_likely = self.has_likely_answer(snapshot)
        return FilledPanel(
            ChoicePanel, lambda panel: panel.ask(asked, self.answers(table, snapshot), picture, has_likely=has_likely)
        )

    def has_likely_answer(self, snapshot: GameSnapshot) -> bool:
        """Whether the first of the answers is more likely than the others."""
        return True

    def answers(self, table: Table, snapshot: GameSnapshot) -> tuple[tuple[str, object], ...]:
        """Returns what can be entered and is no card, in words."""
        return tuple((self.say(button.label), button.action) for button in table.buttons)

    def answer(self, meaning: object) -> None:
        """Enters what was touched in the panel, or takes part in the way that it names."""
        if isinstance(meaning, str):
            self.take_part(meaning)
            self.refresh()
        else:
            self._source = None
            self.controllers.entries.act(meaning)

    def say_why_not(self, refused: Phrase | None) -> None:
        """Says why the card that was touched cannot be entered, until something is; with large text above the cards."""
        if refused is None:
            return
        text = self.say(refused)
        if self.large_table:
            self.task = text
        else:
            self.ids.explanation.show(text, refused.rule or "")

    def erase(self) -> None:
        """Takes back the letter that was typed, or else the last entry."""
        if not self._typed.erase(self._cells()):
            super().erase()

    def write(self, text: str) -> None:
        """Takes in a card's rank and suit."""
        self._typed.type(text, self._cells())

    def _cells(self) -> list[CardCell]:
        """Returns the cards that can be touched, if any are shown."""
        return list(self._panel.ids.grid.children) if isinstance(self._panel, CardsPanel) else []

    def take_from(self, source: object) -> None:
        """Takes the next card from another source, such as another player."""
        self._source = source
        self.refresh()

    def offers_ways(self, snapshot: GameSnapshot) -> bool:
        """Whether the table can take part in another way now."""
        return len(self.controllers.participation.ways) > 1

    def _show_bar(self, table: Table, snapshot: GameSnapshot) -> None:
        bar, parts = self.ids.bar, tuple(map(self.say, table.where))
        bar.trump = table.trump
        lines = (" · ".join(map(unbroken, line)) for line in (parts[:1], parts[1:]) if line)
        bar.where = "" if THEME.wide else "\n".join(lines)
        has_room = THEME.settings.text_percent <= MOST_PERCENT and not table.noted
        few = parts if has_room else parts[1:2] or parts[:1]
        self.ids.mat.tell_where(few if THEME.wide else ())
        bar.show_scores(table.scores)
        way = self.controllers.participation.way
        bar.way, bar.camera_watches = SAY(f"ui.bar.{way}") if self.offers_ways(snapshot) else "", way == WATCH

    def _tell(self, table: Table, snapshot: GameSnapshot) -> None:
        """Tells why things are as they are, as the level of assist allows; without what the banner tells."""
        assist = self.controllers.assist
        shown = table.explanations if assist.explains else table.noted if assist.judges else ()
        explanations = tuple(item for item in shown if not (self.warning and item in table.noted))
        text = " ".join(map(self.say, explanations))
        if explanations and table.noted and not self.warning:
            text += " " + SAY("ui.warning.stood")
        rule = (explanations[0] if explanations else table.task).rule or ""
        last = None if table.old_trick else table.last_trick
        self.ids.explanation.show(text or SAY("ui.explanation.rules"), rule, last)

    def _show_panel(self, filled: FilledPanel) -> None:
        """Shows the panel of the phase; earlier panels are kept, so that later tricks and hands build none."""
        if type(self._panel) is not filled.kind:
            if self._panel:
                self.controllers.touches.note_new_screen()
            self._panel = self._panel_of(filled.kind)
            self.ids.panel.clear_widgets()
            self.ids.panel.add_widget(self._shown_as(self._panel))
        filled.fill(self._panel)
        if self.large_table:
            self.large_table.roomy = not isinstance(self._panel, PlayScreen.full_size_panels)
            self.large_table.most = self.task_share(self._panel)

    def task_share(self, panel: Widget) -> float:
        """Returns the share of the screen for a long task when text is large; 0 beside a panel that fills it."""
        return 0.0 if isinstance(panel, self.full_size_panels) else MOST_FOR_TASK

    def _prepare(self, _: float) -> None:
        """Builds the cards to touch before they are asked for, if they will be."""
        snapshot = self.controllers.table.snapshot
        if self.parent and self.enters_cards() and snapshot and CardsPanel not in self._panels:
            panel = self._panel_of(CardsPanel)
            assert isinstance(panel, CardsPanel)
            panel.show(self.table(snapshot), self.say)

    def enters_cards(self) -> bool:
        """Whether cards are touched in the way that the table takes part."""
        return bool(self.controllers.participation.way == BY_HAND)

    def take_part_for(self, way: str, part: Callable[[GameSnapshot], int]) -> None:
        """Takes part in another way; counting lasts for this `part` of the game, such as a hand, by its number."""
        now, participation = part(self.controllers.table.playing), self.controllers.participation
        participation.take_part(way, (lambda snapshot: part(snapshot) == now) if way == TALLY else None)

    def _panel_of(self, kind: type[Widget]) -> Widget:
        """Returns the panel of a kind, built if it was not shown before."""
        if kind not in self._panels:
            self._panels[kind] = kind()
            self.connect(self._panels[kind])
        return self._panels[kind]

    def _shown_as(self, panel: Widget) -> Widget:
        """Returns what a panel is shown in: with large text a page that is scrolled, unless it fills what it gets."""
        if not THEME.large or isinstance(panel, self.full_size_panels) or not isinstance(panel, BoxLayout):
            return panel
        if panel not in self._pages:
            self._pages[panel] = page_of(panel)
        return self._pages[panel]

    def connect(self, panel: Widget) -> None:
        """Passes on what is touched in a panel."""
        match panel:
            case CardsPanel():
                panel.ids.grid.fbind("on_pick", lambda _, cell: self.answer(cell.action))
                panel.ids.grid.fbind("on_refuse", lambda _, cell: self.say_why_not(cell.refused))
                panel.fbind("on_source", lambda _, source: self.take_from(source))
            case LivePanel():
                self._attend(panel)
            case ChoicePanel() | WinnersPanel():
                panel.fbind("on_answer", lambda _, meaning: self.answer(meaning))

    def _attend(self, panel: LivePanel) -> None:
        """Passes on what is touched beside the camera's picture."""
        panel.serve(self.controllers)
        panel.fbind("on_answer", lambda _, meaning: self.answer(meaning))
        panel.fbind("on_by_hand", lambda _: self._enter_by_hand())

    def _enter_by_hand(self) -> None:
        """Lets cards be touched from now on; only the one that the camera asks for, if it asks for one."""
        participation, camera = self.controllers.participation, self.controllers.camera
        way, count = other_way(participation.ways, WATCH), len(self.controllers.table.playing.entries)
        if camera and (camera.questions.missed or camera.questions.excluded):
            participation.take_part(way, lambda snapshot: len(snapshot.entries) == count)
        else:
            self.answer(way)


class TypedCard:
    """A card as it is typed on a real keyboard: the letters of its rank and its suit, in either order.

    `cells` are those of a CardGrid; the cells that match are framed.
    """

    def __init__(self) -> None:
        self._typed: dict[int, str] = {}

    def type(self, text: str, cells: Sequence[CardCell]) -> None:
        """Takes in a letter; once all are there, the card is touched if it can be, and the letters are forgotten."""
        sign = TYPED_AS.get(text, text.upper())
        for cell in cells:
            keys = print_of(cell.cell.card).keys
            if sign in keys:
                self._typed[keys.index(sign)] = sign
        meant = [cell for cell in cells if self._fits(cell, all)]
        if meant:
            self.erase(cells)
            if not meant[0].disabled:
                meant[0].dispatch("on_press")
        else:
            self._frame(cells)

    def erase(self, cells: Sequence[CardCell]) -> bool:
        """Forgets what was typed; tells whether there was anything."""
        was_typed = bool(self._typed)
        self._typed = {}
        self._frame(cells)
        return was_typed

    def _fits(self, cell: CardCell, by: Callable[[Iterable[bool]], bool]) -> bool:
        """Whether all of a card's letters were typed, or any of them."""
        keys = print_of(cell.cell.card).keys
        return bool(keys) and by(self._typed.get(index) == key for index, key in enumerate(keys))

    def _frame(self, cells: Sequence[CardCell]) -> None:
        for cell in cells:
            cell.reached = self._fits(cell, any) and not cell.disabled
