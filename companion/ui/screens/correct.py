"""CorrectScreen: what an entry really was. The difference is shown before it is taken; nothing is lost by looking."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.table_controller import Stood
from companion.errors import CompanionError
from companion.journal.journaled_games import Standing
from companion.session.correction import Correction, Difference, InsertBefore, Question, Remove, Replace, Seats
from companion.ui.card_print import AnyCard, print_of
from companion.ui.history_lines import history_lines
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import Answer, AnyPresenter, presenter_of
from companion.ui.screens.large_correct import arrange_correction
from companion.ui.screens.offered_cards import build_buttons, gone_cell, twin_of
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

load("screens/correct")

COLUMNS: Final = 7
"""So many cards lie side by side where one is chosen."""
PICTURE_COLUMNS: Final = 4
"""So many, where words stand on them below pictures."""
PICTURE_HIGH_MM: Final = 15
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
    lacks = BooleanProperty(False)
    """Whether it is asked what came before the entry: nothing else makes it possible."""

    def __init__(self, host: Controllers, number: int | None = None, then: str = "play", **properties: Any) -> None:
        super().__init__(host, **properties)
        self._asked = number is None
        self._then = then
        self.number = number or 0
        self._chosen: Correction | None = None
        self._answers = 0
        self._asks = False
        self._taking = False
        self._scroll = arrange_correction(self)
        self._buttons: list[tuple[Correction, TextButton]] = []
        self._whose: list[tuple[Correction, TextButton]] = []
        if self._asked:  # what was corrected before can be what is wrong
            self._add_way(SAY("ui.bar.history"), lambda: host.navigation.go("history"))
            if host.table.standing and host.table.standing.uncorrected is not None:
                self._add_way(SAY("ui.correct.undo"), host.table.take_back)
        self.show(host.table.standing)

    def show(self, standing: Standing | None) -> None:
        """Shows the entry among its neighbours, and what it can have been."""
        if self._taking:
            return
        if self._asked and standing and standing.question:
            self.number = standing.question.number
        places = {logged.number: place for place, logged in enumerate(standing.entries)} if standing else {}
        if self.number not in places:
            if self.parent:  # else the root widget has not shown it yet, and shows another
                self.host.navigation.go("back")
            return
        assert standing is not None
        place = places[int(self.number)]
        names = names_of(standing)
        entered = [entry for line in history_lines(standing, names) for entry in line.entries]
        self.about = entered[place].text
        near = entered[max(0, place - 2) : place + 3]
        texts = (f"[{entry.text}]" if entry.number == self.number else entry.text for entry in near)
        self.neighbours = "  ·  ".join(texts)
        question = standing.question
        if question and question.number == self.number:
            self.change, self.rule = SAY.error(question, standing.record.players), question.rule
            self._ask_whose(self._answers_to(question, names))
        else:
            self.change = self.rule = ""
            self._ask_whose(())
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
        self.host.table.preview(correction, lambda found: self._previewed(asked, found))

    def _answers_to(self, question: Question, names: tuple[str, ...]) -> tuple[tuple[Correction, str], ...]:
        """Returns what can be said of a card that another player would have laid now, for it alone or for all."""
        if question.moved is None or question.moved.seat is None:
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
            button = TextButton(text=text, high_mm=4, shared_font_size=words)
            button.bind(on_release=lambda _, meant=correction: self.choose(meant, ""))
            box.add_widget(button)
            self._whose.append((correction, button))
        box.height = THEME.room(10, 1.1) if answers else 0

    def _add_way(self, text: str, take: Callable[[], object]) -> None:
        """Adds another way out to those that there always are."""
        way = TextButton(
            text=text, weight="quiet_button", high_mm=3.6, shared_font_size=self.ids.never.shared_font_size
        )
        way.bind(on_release=lambda _: take())
        self.ids.ways.add_widget(way)

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
            self.host.table.correct(self._chosen, self._taken)

    def go_back(self) -> None:
        """Leaves everything as it is; a question stays open, and can be left for the menu only."""
        if self._asked:
            self.host.navigation.go("menu")
        else:
            self._return(corrected=False)

    def _return(self, *, corrected: bool) -> None:
        """Returns to where one came from, in the history to the entry."""
        if self._then == "history":
            self.host.navigation.go("history", at=int(self.number), corrected=corrected)
        else:
            self.host.navigation.go(self._then)

    def look_before(self) -> None:
        """Asks what came before the entry and was not entered; or again what the entry was."""
        self.inserting = not self.inserting
        self._chosen, self.ready, self.change, self.becomes = None, False, "", ""
        self.show(self.host.table.standing)

    def _taken(self, found: Stood) -> None:
        self._taking = False
        if isinstance(found, CompanionError):
            self.ready = True  # it can be tried again
        elif self.parent:  # else the screen was left meanwhile
            if self._asked or self._asks:
                self.host.navigation.go("play")
            else:
                self._return(corrected=True)

    def _previewed(self, asked: int, found: Difference | CompanionError) -> None:
        if asked != self._answers:
            return
        if isinstance(found, CompanionError):
            self.change = SAY.error(found, self.host.table.playing.record.players)
            return
        names, asked_now = names_of(self.host.table.playing), self.host.table.playing.question
        if found.question and found.question == asked_now:
            self.change = SAY("ui.correct.same", why=SAY.error(asked_now, self.host.table.playing.record.players))
            return
        self._asks = found.question is not None
        self.change, self.ready = "\n".join(self._presenter.differences(found, names)), True
        self.rule = found.question.rule if found.question else ""
        if found.question and found.question.moved is not None and self._chosen and not self._whose:
            self._ask_whose(((self._chosen, SAY("ui.correct.ask")), *self._for_all(self._chosen)))
            self._mark()

    @property
    def _presenter(self) -> AnyPresenter:
        """Presents the game's corrections."""
        return presenter_of(self.host.table.playing.game.name)

    def _offer(self, standing: Standing, place: int) -> None:
        """Offers what the entry can have been, likely confusions first."""
        names, action = names_of(standing), standing.entries[place].entry.action
        before = standing.states[min(place, len(standing.states) - 1)]
        asked = standing.question and standing.question.number == self.number and not self.inserting
        choices = self._presenter.answers(standing, names) if asked else ()
        self.lacks = bool(choices) and all(isinstance(answer, InsertBefore) for answer, _ in choices)
        counts = None if choices else self.panel_for(action, before)
        if counts:
            self._buttons = []
            self._put(counts)
            return
        self._put(self._scroll)
        offered = self._presenter.ahead_of if self.inserting else self._presenter.instead_of
        make = InsertBefore if self.inserting else Replace
        choices = choices or [(make(int(self.number), choice), text) for choice, text in offered(action, before, names)]
        self._lay(choices, action, self._presenter.used_beside(standing, place))
        self._mark()

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns the panel in which what is no choice is put right, such as a count, or None. A game may have one.

        Where `inserting` is set, it says what came before the entry.
        """
        return None

    def _lay(self, choices: Sequence[Answer], action: object, used: frozenset[AnyCard]) -> None:
        """Lays what can be chosen: words in columns, cards each in its place."""
        grid = self.ids.choices
        grid.clear_widgets()
        cards = [self._presenter.card_of(correction.action) for correction, _ in choices]
        self._buttons = build_buttons(choices, used, self._presenter, self.choose)
        if not choices:
            self._lay_nothing_else()
        elif any(cards):
            self._lay_cards(cards, self._presenter.card_of(action))
        else:
            grid.cols = WORD_COLUMNS
            for _, button in self._buttons:
                grid.add_widget(button)

    def _lay_nothing_else(self) -> None:
        """Says that nothing else was possible, and offers that it never was."""
        grid = self.ids.choices
        grid.cols = 1
        grid.add_widget(FitLabel(text=SAY("ui.correct.only"), high_mm=4, halign="center"))
        if not self.inserting:
            never = TextButton(text=SAY("ui.correct.remove"), bold=True, high_mm=4.6)
            never.bind(on_release=lambda _: self.remove())
            self._buttons.append((Remove(int(self.number)), never))
            grid.add_widget(never)

    def _lay_cards(self, cards: Sequence[AnyCard | None], own: AnyCard | None) -> None:
        """Lays the likely cards in a line of their own, and below it all of the deck's, each in its place."""
        grid = self.ids.choices
        pictured = any(card and print_of(card).picture for card in cards)
        grid.cols = PICTURE_COLUMNS if pictured else COLUMNS
        grid.row_default_height = THEME.mm(PICTURE_HIGH_MM) if pictured else grid.row_default_height
        offered = list(self._buttons)
        alike, laid = self._presenter.lay_out(cards, own)
        if any(cards[place] for place in alike):
            grid.add_widget(FitLabel(text=SAY("ui.correct.likely"), high_mm=3.4, color=THEME.colour("soft_ink")))
        for place in alike:
            grid.add_widget(offered[place][1])
            if cards[place]:
                self._buttons.append((offered[place][0], twin_of(offered[place][1])))
        for _ in range(-len(grid.children) % grid.cols):
            grid.add_widget(Widget())
        free = [button for _, button in self._buttons if isinstance(button, CardCell) and not button.parent]
        for card in laid:
            cell = next((button for button in free if button.cell.card == card and not button.parent), None)
            grid.add_widget(Widget() if card is None else cell or gone_cell(card, self._presenter, free))

    def _put(self, widget: Widget) -> None:
        """Puts what can be chosen beside the preview."""
        body = self.ids.body
        if widget is not body.children[-1]:
            body.remove_widget(body.children[-1])
            body.add_widget(widget, len(body.children))

    def _mark(self) -> None:
        """Frames what is chosen."""
        for correction, button in (*self._buttons, *self._whose):
            button.chosen = correction == self._chosen
        self.ids.never.chosen = isinstance(self._chosen, Remove)
