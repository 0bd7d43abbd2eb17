"""CorrectScreen: what an entry really was. The difference is shown before it is taken; nothing is lost by looking."""

from dataclasses import replace
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.cards import Card
from companion.errors import CompanionError
from companion.games.mast_year.actions import Count, Tally
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.state import State
from companion.games.mast_year.view import CellView
from companion.session.correction import Correction, InsertBefore, Question, Remove, Replace, Seats
from companion.ui.games.mast_year.alternatives import COLUMNS, answers, before, instead_of, lay_out, used_beside
from companion.ui.games.mast_year.chronicle import chronicle
from companion.ui.games.mast_year.difference import difference_lines
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_grid import CardCell
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.plank import Plank

load("games/mast_year/screens/correct")

WORD_COLUMNS: Final = 3


class CorrectScreen(Screen):
    """Corrects the entry `number`, or answers what it was if a correction made it impossible.

    `then` is the screen to return to: where one came from.
    """

    number = NumericProperty(0)
    about = StringProperty("")
    neighbours = StringProperty("")
    change = StringProperty("")
    rule = StringProperty("")
    """The fact that says so, if it is one that does."""
    becomes = StringProperty("")
    ready = BooleanProperty(False)
    inserting = BooleanProperty(False)

    def __init__(self, host: Any, number: int | None = None, then: str = "play", **properties: Any) -> None:
        super().__init__(host, **properties)
        self._asked = number is None
        self._then = then
        self.number = number or 0
        self._chosen: Correction | None = None
        self._answers = 0
        self._asks = False
        self._taking = False
        self._scroll = self.ids.offers.__self__
        self._planks: list[tuple[Correction, Plank]] = []
        self._whose: list[tuple[Correction, Plank]] = []
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        if self._asked:  # what was corrected before can be what is wrong
            history = Plank(text=SAY("ui.bar.history"), weight="quiet_plank", high_mm=3.6)
            history.bind(on_release=lambda _: host.go("history"))
            self.ids.ways.add_widget(history)
            self._offer_undo(host.standing)
        self.show(host.standing)

    def show(self, standing: Any) -> None:
        """Shows the entry among its neighbours, and what it can have been."""
        if self._taking:
            return
        if self._asked and standing and standing.question:
            self.number = standing.question.number
        places = {logged.number: place for place, logged in enumerate(standing.entries)} if standing else {}
        if self.number not in places:
            if self.parent:  # else the root widget has not shown it yet, and shows another
                self.host.go("back")
            return
        place = places[int(self.number)]
        names = names_of(standing)
        entered = [entry for line in chronicle(standing, names) for entry in line.entries]
        self.about = entered[place].text
        near = [
            f"[{entry.text}]" if entry.number == self.number else entry.text
            for entry in entered[max(0, place - 2) : place + 3]
        ]
        self.neighbours = "  ·  ".join(near)
        question = standing.question
        asks = question is not None and question.number == self.number
        self.change = SAY.error(question, standing.record.players) if asks else ""
        self.rule = question.rule if asks else ""
        self._ask_whose(self._answers_to(question, names) if asks and question else ())
        self._offer(standing, place)

    def choose(self, correction: Correction, text: str = "–") -> None:
        """Shows what a correction would change; `text`, if it says so, is what the entry would be then."""
        self._chosen, self.ready, self.change = correction, False, "…"
        if not any(correction == offered for offered, _ in self._whose):
            inserted = isinstance(correction, InsertBefore)
            self.becomes = f"+ {text}  ·  {self.about}" if inserted else f"{self.about} → {text}" if text else ""
            self._ask_whose(())
        self._mark()
        self._answers += 1
        asked = self._answers
        self.host.preview(correction, lambda found: self._previewed(asked, found))

    def _answers_to(self, question: Question, names: tuple[str, ...]) -> tuple[tuple[Correction, str], ...]:
        """Returns what can be said of a card that another player would have laid now, for it alone or for all."""
        if question.moved is None:
            return ()
        its = SAY("ui.correct.its", name=names[question.moved.seat])
        entered = Replace(question.number, question.entry.action)
        return (Replace(question.number, question.moved), its), *self._for_all(entered)

    def _for_all(self, correction: Correction) -> tuple[tuple[Correction, str], ...]:
        return tuple(
            (replace(correction, seats=seats), SAY(f"ui.correct.{seats}")) for seats in (Seats.STAY, Seats.MOVE)
        )

    def _ask_whose(self, answers: tuple[tuple[Correction, str], ...]) -> None:
        """Offers what becomes of later cards that the correction makes another player's turn; or takes that away."""
        box, words = self.ids.whose, SharedFontSize()
        box.clear_widgets()
        self._whose = []
        for correction, text in answers:
            plank = Plank(text=text, high_mm=3.2, shared_font_size=words)
            plank.bind(on_release=lambda _, meant=correction: self.choose(meant, ""))
            box.add_widget(plank)
            self._whose.append((correction, plank))
        box.height = THEME.room(13, 1.4) if answers else 0

    def _offer_undo(self, standing: Any) -> None:
        """Offers to undo the correction that left the question."""
        if standing and standing.uncorrected is not None:
            undo = Plank(text=SAY("ui.correct.undo"), weight="quiet_plank", high_mm=3.6)
            undo.bind(on_release=lambda _: self.host.take_back())
            self.ids.ways.add_widget(undo)

    def leave(self) -> None:
        """Waits for no difference any more."""
        super().leave()
        self._answers += 1

    def remove(self) -> None:
        """The entry never was."""
        self.choose(Remove(int(self.number)))

    def take(self) -> None:
        """Takes the correction over; once it is safe, the screen is left."""
        if self._chosen and self.ready:
            self.ready, self._taking = False, True
            self.host.correct(self._chosen, self._taken)

    def go_back(self) -> None:
        """Leaves everything as it is; a question stays open, and can be left for the menu only."""
        if self._asked:
            self.host.go("menu")
        else:
            self._return(corrected=False)

    def _return(self, *, corrected: bool) -> None:
        """Returns to where one came from, in the history to the entry."""
        if self._then == "history":
            self.host.go("history", at=int(self.number), corrected=corrected)
        else:
            self.host.go(self._then)

    def look_before(self) -> None:
        """Asks what came before the entry and was not entered; or again what the entry was."""
        self.inserting = not self.inserting
        self._chosen, self.ready, self.change, self.becomes = None, False, "", ""
        self.show(self.host.standing)

    def _taken(self, found: Any) -> None:
        self._taking = False
        if isinstance(found, CompanionError):
            self.ready = True  # it can be tried again
        elif self.parent:  # else the screen was left meanwhile
            if self._asked or self._asks:
                self.host.go("play")
            else:
                self._return(corrected=True)

    def _previewed(self, asked: int, found: Any) -> None:
        if asked != self._answers:
            return
        if isinstance(found, CompanionError):
            self.change = SAY.error(found, self.host.standing.record.players)
            return
        names = names_of(self.host.standing)
        self._asks = found.question is not None
        self.change, self.ready = "\n".join(difference_lines(found, names)), True
        self.rule = found.question.rule if found.question else ""
        if found.question and found.question.moved is not None and self._chosen and not self._whose:
            self._ask_whose(((self._chosen, SAY("ui.correct.ask")), *self._for_all(self._chosen)))
            self._mark()

    def _offer(self, standing: Any, place: int) -> None:
        """Offers what the entry can have been, likely confusions first."""
        grid = self.ids.choices
        grid.clear_widgets()
        action = standing.entries[place].entry.action
        state = standing.states[min(place, len(standing.states) - 1)]
        offered = before if self.inserting else instead_of
        make = InsertBefore if self.inserting else Replace
        asked = standing.question and standing.question.number == self.number and not self.inserting
        choices = answers(standing, names_of(standing)) if asked else []
        if not choices and not self.inserting and isinstance(action, Tally | Count):
            self._count(action, state)
            return
        self._put(self._scroll)
        choices = choices or [
            (make(int(self.number), choice), text) for choice, text in offered(action, state, names_of(standing))
        ]
        cards = [getattr(correction.action, "card", None) for correction, _ in choices]
        self._planks = self._build(choices, cards, used_beside(standing, place))
        if not choices:
            grid.cols = 1
            grid.add_widget(FitLabel(text=SAY("ui.correct.only"), high_mm=4, halign="center"))
        elif any(cards):
            self._lay_cards(cards, getattr(action, "card", None))
        else:
            grid.cols = WORD_COLUMNS
            for _, plank in self._planks:
                grid.add_widget(plank)
        self._mark()

    def _build(self, choices: Any, cards: list[Any], used: int) -> list[tuple[Correction, Plank]]:
        """Returns a plank for each choice; those for `cards` look like cards, and are of one size."""
        signs, planks = SharedFontSize(), []
        for card, (correction, text) in zip(cards, choices, strict=True):
            plank = CardCell(elsewhere=bool(card.bit & used)) if card else Plank(text=text, bold=True, high_mm=4.6)
            plank.shared_font_size = signs if card else None
            if card:
                plank.show(CellView(card, correction.action, is_acorn(card), is_squirrel(card)))
            plank.bind(on_release=lambda _, meant=correction, text=text: self.choose(meant, text))
            planks.append((correction, plank))
        return planks

    def _lay_cards(self, cards: list[Any], own: Any) -> None:
        """Lays the likely cards in a line of their own, and below it all of the deck's, each in its place."""
        grid = self.ids.choices
        grid.cols = COLUMNS
        offered = list(self._planks)
        alike, laid = lay_out(cards, own)
        if any(cards[place] for place in alike):
            grid.add_widget(FitLabel(text=SAY("ui.correct.likely"), high_mm=3.4, color=THEME.colour("soft_ink")))
        for place in alike:
            grid.add_widget(offered[place][1])
            if cards[place]:
                self._planks.append((offered[place][0], _twin(offered[place][1])))
        for _ in range(-len(grid.children) % COLUMNS):
            grid.add_widget(Widget())
        cells = {plank.cell.card: plank for _, plank in self._planks if isinstance(plank, CardCell)}
        for card in laid:
            grid.add_widget(Widget() if card is None else cells.get(card) or _gone(card))

    def _count(self, action: Tally | Count, state: State) -> None:
        """Shows a count as it was counted; every touch shows what it would change."""
        number, panel = int(self.number), TallyPanel()
        panel.size_hint = tuple(self._scroll.size_hint)
        panel.correct(action, state, lambda counted: self.choose(Replace(number, counted), ""))
        self._planks = []
        self._put(panel)

    def _put(self, widget: Any) -> None:
        """Puts what can be chosen beside the preview."""
        body = self.ids.body
        if widget is not body.children[-1]:
            body.remove_widget(body.children[-1])
            body.add_widget(widget, len(body.children))

    def _mark(self) -> None:
        """Frames what is chosen."""
        for correction, plank in (*self._planks, *self._whose):
            plank.chosen = correction == self._chosen
        self.ids.never.chosen = isinstance(self._chosen, Remove)


def _twin(plank: CardCell) -> CardCell:
    """Returns another plank for the same card: the likely ones lie in their own places as well."""
    twin = CardCell(elsewhere=plank.elsewhere, shared_font_size=plank.shared_font_size)
    twin.show(plank.cell)
    twin.bind(on_release=lambda _: plank.dispatch("on_release"))
    return twin


def _gone(card: Card) -> CardCell:
    """Returns the place of a card that cannot be chosen."""
    cell = CardCell()
    cell.show(CellView(card, None, is_acorn(card), is_squirrel(card)))
    return cell
