"""QuestionPanels: the panels in which a player is asked for more than a touch on a card."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.following.decisions import EntryPath, PropertiesDiffer
from companion.games.masters_of_maple_syrup.actions import Action, Select
from companion.games.masters_of_maple_syrup.state import State, numbered_names
from companion.games.masters_of_maple_syrup.turn_actions import has_discount
from companion.games.masters_of_maple_syrup.view import OfferView
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.events import dispatches
from companion.ui.games.masters_of_maple_syrup.draft import MapleDraft
from companion.ui.games.masters_of_maple_syrup.property_offers import answers_of, question_of
from companion.ui.games.masters_of_maple_syrup.questions import (
    PlayerQuestion,
    QuestionKind,
    ask_number,
    counted,
    known_name,
    names_to_develop,
)
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import EffectPanel
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.numbers_panel import NumbersPanel
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("games/masters_of_maple_syrup/screens/question_panels")


@dispatches("on_pick", "on_other", "on_leave")
class OffersPanel(Panel):
    """Events: `on_pick` with the name of a card; `on_other`: another one is typed; `on_leave`: none after all."""

    text = StringProperty("")

    def show(self, offers: Sequence[OfferView], more: Sequence[str]) -> None:
        """Offers the cards with their prices, by name, the affordable ones first; then `more`, of unknown price.

        The first button is for typing a name: of a card that is not among them, or a part of one that is.
        """
        grid, words = self.ids.offers, SharedFontSize()
        grid.clear_widgets()
        self._button(SAY("ui.ask.other"), words, lambda: self.dispatch("on_other")).weight = "quiet_button"
        for offer in sorted(offers, key=_order):
            price = "?" if offer.price is None else str(offer.price)
            text = f"{offer.card.name}\n{SAY('ui.ask.price', price=price)}"
            self._add(text, words, offer.card.name, is_open=offer.action is not None)
        for name in sorted(more, key=str.casefold):
            self._add(name, words, name)

    def _add(self, text: str, words: SharedFontSize, name: str, *, is_open: bool = True) -> None:
        button = self._button(text, words, lambda: self.dispatch("on_pick", name))
        button.disabled, button.means = not is_open, name

    def _button(self, text: str, words: SharedFontSize, call: Callable[[], object]) -> TextButton:
        button = TextButton(text=text, high_mm=3.4, shared_font_size=words)
        button.bind(on_release=lambda _: call())
        self.ids.offers.add_widget(button)
        return button


def _order(offer: OfferView) -> tuple[bool, str]:
    """Sorts cards by name, those that cannot be developed now last."""
    return offer.action is None, offer.card.name.casefold()


LONGEST_TYPED: Final = 40
"""The most letters of a typed card name."""


class QuestionScreen(Protocol):
    """The screen that shows the questions. `QuestionPanels` calls it with the answers."""

    controllers: Controllers

    @property
    def snapshot(self) -> GameSnapshot:
        """The game as it stands."""
        ...

    @property
    def draft(self) -> MapleDraft:
        """What was touched and is not entered yet."""
        ...

    def offers(self, seat: int) -> tuple[OfferView, ...]:
        """Returns the cards of the catalogue that `seat` can develop."""
        ...

    def choices(self) -> tuple[Select, ...]:
        """Returns what the card "choose one" can be used for."""
        ...

    def ask(self, asked: PlayerQuestion | None) -> None:
        """Asks something else, or nothing more."""
        ...

    def enter_seen(self, explanation: EntryPath | None) -> None:
        """Enters what the camera saw; None: it was not so."""
        ...

    def pick(self, seat: int, name: str) -> None:
        """Develops a card, or asks how many cards were paid for it."""
        ...

    def enter(self, action: Action) -> None:
        """Enters the answer."""
        ...


class QuestionPanels:
    """Builds the panel of each question; answers go to the screen."""

    def __init__(self, screen: QuestionScreen) -> None:
        self._screen = screen

    def panel_for(self, asked: PlayerQuestion) -> Widget | None:
        """Returns the panel of a question; None for one that a touch on a card answers."""
        match asked.question:
            case QuestionKind.WHICH:
                return None
            case QuestionKind.DEVELOP:
                return self._offers(asked)
            case QuestionKind.NAME | QuestionKind.EFFECT_NAME:
                return self._keyboard(asked)
            case QuestionKind.EFFECT_CARD:
                return self._effect_cards(asked)
            case QuestionKind.EFFECT:
                return self._effect(asked)
            case QuestionKind.CHOOSE:
                return self._choice(asked)
        return self._number(asked)

    def panel_seen(self, differ: PropertiesDiffer) -> Widget:
        """Returns the panel for what a camera sees."""
        panel, names = ChoicePanel(), names_of(self._screen.snapshot)
        panel.ask(question_of(differ, self._state, names), answers_of(differ, self._state, names))
        panel.bind(on_answer=lambda _, explanation: self._screen.enter_seen(explanation))
        return panel

    @property
    def _state(self) -> State:
        return self._screen.snapshot.state_as(State)

    @property
    def _has_discount(self) -> bool:
        """Whether the action card of the turn lets the players develop for one less."""
        turn = self._state.turn
        return turn is not None and has_discount(self._state, turn)

    @property
    def _names(self) -> tuple[str, ...]:
        """The names of cards that can be developed, as far as they were entered or shown to the camera."""
        camera = self._screen.controllers.camera
        return names_to_develop(self._state, camera.decks.profiles if camera else ())

    def _offers(self, asked: PlayerQuestion) -> Widget:
        panel = OffersPanel(text=SAY("ui.ask.develop-discount" if self._has_discount else "ui.ask.develop"))
        offers = self._screen.offers(asked.seat)
        known = {offer.card.name for offer in offers}
        panel.show(offers, [name for name in self._names if name not in known])
        panel.bind(on_pick=lambda _, name: self._screen.pick(asked.seat, name))
        panel.bind(on_other=lambda _: self._screen.ask(PlayerQuestion(QuestionKind.NAME, asked.seat)))
        panel.bind(on_leave=self._leave)
        return panel

    def _keyboard(self, asked: PlayerQuestion) -> Widget:
        draft = self._screen.draft
        keyboard = Keyboard(text=draft.typed, about=SAY("ui.ask.name"), longest=LONGEST_TYPED)
        keyboard.bind(text=lambda _, text: setattr(draft, "typed", text))  # the camera's news draws the screen anew
        offers = self._screen.offers(asked.seat) if asked.question is QuestionKind.NAME else ()
        closed = {offer.card.name for offer in offers if offer.action is None}
        keyboard.search([name for name in sorted(self._names, key=str.casefold) if name not in closed])
        keyboard.bind(on_done=lambda _, name: self._named(asked, name.strip()))
        return keyboard

    def _named(self, asked: PlayerQuestion, typed: str) -> None:
        name = known_name(typed, self._names)
        if asked.question is QuestionKind.EFFECT_NAME:
            self._take_effect_card(asked, name)
        elif name:
            self._screen.pick(asked.seat, name)
        else:
            self._screen.ask(None)

    def _effect(self, asked: PlayerQuestion) -> Widget:
        panel = EffectPanel()
        draft = self._screen.draft.effect(asked.seat, asked.place)
        panel.ask(asked, self._state, draft)
        panel.bind(on_take=lambda _, effect: self._screen.enter(effect), on_leave=self._leave)
        panel.bind(on_card=lambda _: self._screen.ask(replace(asked, question=QuestionKind.EFFECT_CARD)))
        return panel

    def _effect_cards(self, asked: PlayerQuestion) -> Widget:
        panel = offer_names(self._names, lambda name: self._take_effect_card(asked, name))
        panel.bind(on_other=lambda _: self._screen.ask(replace(asked, question=QuestionKind.EFFECT_NAME)))
        return panel

    def _take_effect_card(self, asked: PlayerQuestion, name: str) -> None:
        """Takes over which card an effect developed; "": none."""
        self._screen.draft.effect(asked.seat, asked.place).developed = name
        self._screen.ask(replace(asked, question=QuestionKind.EFFECT))

    def _choice(self, asked: PlayerQuestion) -> Widget:
        panel = ChoicePanel()
        answers = [(SAY(f"action.{select.chosen}"), select) for select in self._screen.choices()]
        name = names_of(self._screen.snapshot)[asked.seat]
        panel.ask(SAY("ui.ask.choose", name=name), (*answers, (SAY("ui.ask.leave"), None)))
        panel.bind(on_answer=lambda _, select: self._screen.enter(select) if select else self._screen.ask(None))
        return panel

    def _number(self, asked: PlayerQuestion) -> Widget:
        panel = NumbersPanel()
        card = SAY("ui.ask.discount", card=asked.card) if self._has_discount else asked.card
        panel.text = card if asked.card else numbered_names(self._state.sides[asked.seat].placed)[asked.place]
        panel.ask(ask_number(asked, self._state), SAY("ui.ask.take"), SAY("ui.ask.leave"), self._screen.draft.numbers)
        panel.bind(on_take=lambda _, values: self._screen.enter(counted(asked, values)), on_other=self._leave)
        return panel

    def _leave(self, _: object) -> None:
        self._screen.ask(None)


def offer_names(names: Sequence[str], pick: Callable[[str], object]) -> OffersPanel:
    """Returns the panel of cards that an effect can develop; `pick` is called with a name, or "" for none."""
    panel = OffersPanel(text=SAY("ui.ask.develop"))
    panel.show((), names)
    panel.bind(on_pick=lambda _, name: pick(name), on_leave=lambda _: pick(""))
    return panel
