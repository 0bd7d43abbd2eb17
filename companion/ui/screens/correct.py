"""CorrectScreen: what an entry really was. The difference is shown first; looking at it changes nothing."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.table_controller import SnapshotResult
from companion.errors import CompanionError
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Correction, Difference, InsertBefore, Question, Remove, Replace
from companion.ui.history_lines import history_entry
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import AnyPresenter, presenter_of
from companion.ui.reflow import arrange, scroll_to_part, unwrap
from companion.ui.screens.correction_choices import CorrectionChoices
from companion.ui.screens.screen import Screen
from companion.ui.screens.seat_answers import answers_after, answers_to
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.text_button import TextButton

load("screens/correct")

NEAR: Final = 2
"""How many entries are shown before and after the one that is corrected."""

HIGH_PX: Final = 1
"""The first height of a panel on a scrolled screen, which grows to what its parts need."""


class CorrectScreen(Screen):
    """Corrects the entry `number`, or answers what it was if a correction made it impossible.

    `then` is the screen to return to: the one before.
    """

    kept: ClassVar[tuple[str, ...]] = ("inserting", "_chosen", "becomes")
    number = NumericProperty(0)
    about = StringProperty("")
    neighbours = StringProperty("")
    change = StringProperty("")
    rule = StringProperty("")
    """The fact of the rules that says so, if any."""
    help = StringProperty("")
    """What can be touched, shown until something was."""
    becomes = StringProperty("")
    ready = BooleanProperty(False)
    inserting = BooleanProperty(False)
    is_entry_missing = BooleanProperty(False)
    """Whether the question is what came before the entry, as nothing else makes it possible."""

    def __init__(
        self, controllers: Controllers, number: int | None = None, then: str = "play", **properties: Any
    ) -> None:
        super().__init__(controllers, **properties)
        self._asked = number is None
        self._then = then
        self.number = number or 0
        self._chosen: Correction | None = None
        self._answers = 0
        self._asks = False
        self._taking = False
        self._rest: ChoiceButton | None = None
        self._scroll = arrange_correction(self)
        self._offer_soon = Clock.create_trigger(self._offer_now)  # many buttons, of which no touch must wait
        self.choices = CorrectionChoices(self.ids.choices.__self__, self.choose)
        if self._asked:  # an earlier correction may be what is wrong
            self._add_way(SAY("ui.bar.history"), lambda: controllers.navigation.go("history"))
            if controllers.table.snapshot and controllers.table.snapshot.uncorrected is not None:
                self._add_way(SAY("ui.correct.undo"), controllers.entries.take_back)
        self.show(controllers.table.snapshot)

    def take_over(self, before: Screen) -> None:
        if isinstance(before, CorrectScreen):
            self.ids.seat_answers.ask(before.ids.seat_answers.offered)
        super().take_over(before)

    def redraw(self) -> None:
        if self._chosen:
            self._preview(self._chosen)

    def show(self, snapshot: GameSnapshot | None) -> None:
        if self._taking:
            return
        if self._asked and snapshot and snapshot.question:
            self.number = snapshot.question.number
        place = self._place_in(snapshot)
        if snapshot is None or place is None:
            if self.parent:  # else the root widget is about to show another screen
                self.controllers.navigation.go("back")
            return
        names = names_of(snapshot)
        near = range(max(0, place - NEAR), min(len(snapshot.entries), place + NEAR + 1))
        texts = {one: history_entry(snapshot, one, names).text for one in near}
        self.about = texts[place]
        self.neighbours = "  ·  ".join(f"[{text}]" if one == place else text for one, text in texts.items())
        question = snapshot.question
        if question and question.number == self.number:
            self.change, self.rule = SAY.error(question, snapshot.record.players), question.rule
            self.ids.seat_answers.ask(answers_to(question, names))
        else:
            self.change = self.rule = ""
            self.ids.seat_answers.ask(())
        self._offer_rest(question, len(snapshot.entries) - place - 1)
        if self.parent:
            self._offer(snapshot, place)
        else:
            self._offer_soon()

    def choose(self, correction: Correction, text: str = "–") -> None:
        """Shows what a correction would change; `text`, if it says so, is what the entry would be then."""
        self._chosen = correction
        if not self.ids.seat_answers.offers(correction):
            added = text.removeprefix("+ ") if isinstance(correction, InsertBefore) else ""
            self.becomes = f"+ {added}  ·  {self.about}" if added else f"{self.about} → {text}" if text else ""
            self.ids.seat_answers.ask(())
        self._preview(correction)

    def _preview(self, correction: Correction) -> None:
        """Shows what a correction that is chosen would change, once that is known."""
        self.ready, self.change = False, "…"
        self._mark()
        self._answers += 1
        asked = self._answers
        self.controllers.entries.preview(correction, lambda found: self._previewed(asked, found))

    def _add_way(self, text: str, take: Callable[[], object]) -> TextButton:
        """Adds another button beside the usual ways out, and returns it."""
        way = TextButton(
            text=text, weight="quiet_button", high_mm=3.6, shared_font_size=self.ids.never.shared_font_size
        )
        way.bind(on_release=lambda _: take())
        self.ids.ways.add_widget(way)
        return way

    def _offer_rest(self, question: Question | None, later: int) -> None:
        """Offers to remove an entry that is asked about with all `later` ones, where nothing can follow any more."""
        if self._rest:
            self.ids.ways.remove_widget(self._rest)
            self._rest = None
        if later and question and question.number == self.number and not question.choices:
            rest = Remove(int(self.number), later=later)
            text, words = SAY("ui.correct.remove-all", count=later + 1), self.ids.never.shared_font_size
            self._rest = ChoiceButton(text=text, weight="quiet_button", high_mm=3.6, shared_font_size=words)
            self._rest.bind(on_release=lambda _: self.choose(rest))
            self.ids.ways.add_widget(self._rest)

    def leave(self) -> None:
        super().leave()
        self._offer_soon.cancel()
        self._answers += 1

    def remove(self) -> None:
        """Chooses that the entry never happened."""
        self.choose(Remove(int(self.number)))

    def take(self) -> None:
        """Takes the correction over; once it is safe, the screen is left."""
        if self._chosen and self.ready:
            self.ready, self._taking = False, True
            self.controllers.entries.correct(self._chosen, self._taken)

    def go_back(self) -> None:
        """Leaves everything as it is; a question stays open, and can be left for the menu only."""
        if self._asked:
            self.controllers.navigation.go("menu")
        else:
            self._return(corrected=False)

    def _return(self, *, corrected: bool) -> None:
        """Returns to the screen before, in the history to the entry."""
        if self._then == "history":
            self.controllers.navigation.go("history", at=int(self.number), corrected=corrected)
        else:
            self.controllers.navigation.go(self._then)

    def look_before(self) -> None:
        """Asks what came before the entry and was not entered; or again what the entry was."""
        self.inserting = not self.inserting
        self.reconsider()
        self.show(self.controllers.table.snapshot)

    def reconsider(self) -> None:
        """Drops the choice."""
        self._answers += 1
        self._chosen, self.ready, self.change, self.rule, self.becomes = None, False, "", "", ""
        self.ids.seat_answers.ask(())
        self._mark()

    def _taken(self, result: SnapshotResult) -> None:
        self._taking = False
        if isinstance(result, CompanionError):
            self.ready = True  # the user can try again
            return
        self.reconsider()  # the next question is another one
        if self.parent:  # else the screen was left meanwhile
            if self._asked or self._asks:
                self.controllers.navigation.go("play")
            else:
                self._return(corrected=True)

    def _previewed(self, asked: int, result: Difference | CompanionError) -> None:
        if asked != self._answers:
            return
        if isinstance(result, CompanionError):
            self.change = SAY.error(result, self.controllers.table.playing.record.players)
            return
        names, asked_now = names_of(self.controllers.table.playing), self.controllers.table.playing.question
        if result.question and result.question == asked_now:
            self.change = SAY(
                "ui.correct.same", why=SAY.error(asked_now, self.controllers.table.playing.record.players)
            )
            return
        self._asks = result.question is not None
        self.change, self.ready = "\n".join(self._presenter.differences(result, names)), True
        question, answers = result.question, self.ids.seat_answers
        self.rule = question.rule if question else ""
        if question and question.moved is not None and self._chosen and not answers.children:
            answers.ask(answers_after(self._chosen))
            self._mark()

    @property
    def _presenter(self) -> AnyPresenter:
        """Presents the game's corrections."""
        return presenter_of(self.controllers.table.playing.game.name)

    def _offer_now(self, _: float) -> None:
        """Offers what the entry can have been, once the screen is seen."""
        snapshot = self.controllers.table.snapshot
        place = self._place_in(snapshot)
        if snapshot and place is not None:
            self._offer(snapshot, place)

    def _place_in(self, snapshot: GameSnapshot | None) -> int | None:
        """Returns where among all entries the one that is corrected stands; None if it is gone."""
        entries = snapshot.entries if snapshot else ()
        return next((index for index, logged in enumerate(entries) if logged.number == self.number), None)

    def _offer(self, snapshot: GameSnapshot, place: int) -> None:
        """Offers what the entry can have been, likely confusions first."""
        names, action = names_of(snapshot), snapshot.entries[place].entry.action
        before = snapshot.states[min(place, len(snapshot.states) - 1)]
        asked = snapshot.question and snapshot.question.number == self.number and not self.inserting
        choices = self._presenter.answers(snapshot, names) if asked else ()
        self.is_entry_missing = bool(choices) and all(isinstance(answer, InsertBefore) for answer, _ in choices)
        counts = None if choices else self.panel_for(self._replaced(action), before)
        if counts:
            self.choices.clear()
            self._put(give_room(counts, self._scroll))
            return
        self._put(self._scroll)
        offered = self._presenter.ahead_of if self.inserting else self._presenter.instead_of
        make = InsertBefore if self.inserting else Replace
        choices = choices or [(make(int(self.number), choice), text) for choice, text in offered(action, before, names)]
        if choices:
            used = self._presenter.used_beside(snapshot, place)
            self.choices.lay(choices, action, used, self._presenter)
        else:
            self.choices.lay_none(None if self.inserting else Remove(int(self.number)))
        self._mark()

    def _replaced(self, action: object) -> object:
        """Returns what the entry becomes if the choice replaces it, else what it is."""
        chosen = self._chosen
        return chosen.action if isinstance(chosen, Replace) and chosen.number == self.number else action

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns the panel for an entry that is not one of a few choices, such as a count; None if the game has none.

        Where `inserting` is set, it says what came before the entry.
        """
        return None

    def _put(self, widget: Widget) -> None:
        """Puts what can be chosen beside the preview."""
        body = self.ids.body
        if widget is not body.children[-1]:
            body.remove_widget(body.children[-1])
            body.add_widget(widget, len(body.children))

    def _mark(self) -> None:
        """Marks what is chosen."""
        self.choices.mark(self._chosen)
        self.ids.seat_answers.mark(self._chosen)
        removes = isinstance(self._chosen, Remove)
        all_later = isinstance(self._chosen, Remove) and self._chosen.later > 0
        self.ids.never.chosen = removes and not all_later
        if self._rest:
            self._rest.chosen = all_later


def arrange_correction(screen: Any) -> Widget:
    """Lays out a screen for a correction; returns the widget for the choices.

    With large text the button that takes the correction stays in sight, and the page scrolls to the changes.
    """
    ids = screen.ids
    offers: Widget = ids.offers.__self__
    if not THEME.large:
        arrange(ids.body)
        return offers
    choices: Widget = ids.choices.__self__
    names = ("beside", "taking", "seat_answers", "neighbours")
    beside, taking, seat_answers, neighbours = (ids[name].__self__ for name in names)
    change = ids.change.__self__
    unwrap(ids.changes.__self__)
    change.size_hint_y = None
    beside.remove_widget(taking)
    screen.remove_widget(seat_answers)
    screen.remove_widget(neighbours)
    seat_answers.orientation = "vertical"
    beside.add_widget(seat_answers, len(beside.children) - 1)
    beside.add_widget(neighbours)
    page = arrange(ids.body)
    screen.add_widget(taking)
    screen.fbind("change", lambda _, is_changed: scroll_to_part(page, change) if is_changed else None)
    return choices


def give_room(panel: Any, choices: Any) -> Widget:
    """Sizes a panel in which an entry is corrected like the choices that it replaces; returns it."""
    kept: Widget = panel
    panel.size_hint = (1, None) if THEME.large else tuple(choices.size_hint)
    if THEME.large:
        panel.height = HIGH_PX
    return kept
