"""OfferedGameScreen: one game on offer at the event: its version and what is new in it, its rules and what is asked."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from companion.app.controllers import Controllers
from companion.engine.game import require_type
from companion.engine.options import Alternatives, Amount, FirstSeat, Switch, matters
from companion.events.event_file import ASSISTS, OfferedGame
from companion.events.survey import MOST_QUESTIONS
from companion.events.survey_questions import SurveyQuestion
from companion.events.value_checks import LONGEST_TEXT
from companion.games import find_game
from companion.translations import Translation
from companion.ui.kiosk.form import FormButton, FormChoice, FormQuestion, FormScreen, FormSwitch
from companion.ui.player_names import title_of
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton

LONGEST_VERSION: Final = 20


class OfferedGameScreen(FormScreen):
    """Other rules or questions get another version by themselves: results of two rules are never mixed."""

    def __init__(self, controllers: Controllers, place: int = 0, **properties: Any) -> None:
        self._current, self._place = controllers.own_kiosk.current, place
        super().__init__(controllers, title=title_of(self.game.name), **properties)
        for name, way in (("remove", self.remove), ("another", self.add_version)):
            button = TextButton(text=SAY(f"kiosk.event.{name}"), high_mm=4.2, weight="quiet_button")
            button.bind(on_release=lambda _, way=way: way())
            self.ids.ways.add_widget(button)
        self._allow_removal()

    @property
    def game(self) -> OfferedGame:
        """What is on offer."""
        games = self._current.draft.games
        return games[min(self._place, len(games) - 1)]

    def fill(self) -> None:
        game = self.game
        self.add_row(SAY("kiosk.event.version"), [FormButton(game.version or "–", self.name_version)])
        new = FormButton(game.changes or SAY("kiosk.survey.write"), self.say_changes)
        self.add_row(SAY("kiosk.event.changes"), [new])
        levels = [
            FormChoice(SAY(f"kiosk.assist.{one}"), partial(self._set, replace(game, assist=one)), one == game.assist)
            for one in ASSISTS
        ]
        self.add_row(SAY("kiosk.event.assist"), levels)
        turned = partial(self._set, replace(game, survey=not game.survey))
        self.add_row(SAY("kiosk.event.survey"), [_switch(turned, is_on=game.survey)])
        self._fill_options(game)
        asked = [FormButton(one.ask, partial(self._open, number)) for number, one in enumerate(game.questions)]
        if len(asked) < MOST_QUESTIONS:
            asked.append(FormButton(SAY("kiosk.survey.write"), self.ask_own))
        for number, button in enumerate(asked, 1):
            self.add_row(SAY("kiosk.event.question", number=number), [button])

    def remove(self) -> None:
        """Offers the game no longer."""
        games = self._current.draft.games
        self._current.draft = replace(
            self._current.draft, games=tuple(one for index, one in enumerate(games) if index != self._place)
        )
        self.leave_screen()

    def add_version(self) -> None:
        """Offers the game in a further version, to be changed."""
        games = self._current.draft.games
        self._current.draft = replace(
            self._current.draft, games=(*games, replace(self._current.version_anew(self.game), changes=""))
        )
        self._place = len(games)
        self._allow_removal()
        self.refill()

    def _allow_removal(self) -> None:
        """One game at least is on offer."""
        _, remove = self.ids.ways.children[:2]  # the one added last comes first
        remove.disabled = len(self._current.draft.games) == 1

    def _fill_options(self, game: OfferedGame) -> None:
        words, agreed = SAY.of(game.game), dict(game.options)
        for option in find_game(game.game).options:
            if isinstance(option, FirstSeat) or not matters(option, agreed):
                continue
            value = agreed.get(option.name, option.usual)
            choose = partial(self._choose, option.name)
            if isinstance(option, Amount):
                amount = require_type(int, value)
                text = words.text(f"ui.variant.{option.name}", **{option.name: amount})
                self.add_row(text, _amounts(option, amount, choose))
            elif isinstance(option, Switch):
                turned = partial(choose, not value)
                self.add_row(words.text(f"ui.variant.{option.name}"), [_switch(turned, is_on=bool(value))])
            else:
                self.add_row(SAY("kiosk.event.option"), _alternatives(option, value, choose, words))

    def _choose(self, name: str, value: object) -> None:
        options = [option for option in find_game(self.game.game).options if option.name == name]
        agreed = {**dict(self.game.options), name: value}
        if value == options[0].usual:
            del agreed[name]
        self._set(replace(self.game, options=tuple(agreed.items())))

    def _set(self, changed: OfferedGame) -> None:
        self._current.change_game(self._place, changed)
        self.refill()

    def name_version(self) -> None:
        """Asks for the version of the rules."""

        def named(text: str) -> None:
            if text:
                self._set(replace(self.game, version=text))

        question = FormQuestion(named, lambda screen: screen.name_version())
        self.ask(SAY("kiosk.event.version"), self.game.version, question, LONGEST_VERSION)

    def say_changes(self) -> None:
        """Asks what is new in the version."""
        question = FormQuestion(
            lambda text: self._set(replace(self.game, changes=text)), lambda screen: screen.say_changes()
        )
        self.ask(SAY("kiosk.event.changes"), self.game.changes, question, LONGEST_TEXT)

    def ask_own(self) -> None:
        """Asks for another question of the survey, and leads to what answers it."""

        def asked(text: str) -> None:
            if text:
                questions = self.game.questions
                self._set(replace(self.game, questions=(*questions, SurveyQuestion(text))))
                self._open(len(questions))

        number = len(self.game.questions) + 1
        question = FormQuestion(asked, lambda screen: screen.ask_own())
        self.ask(SAY("kiosk.event.question", number=number), "", question, LONGEST_TEXT)

    def _open(self, number: int) -> None:
        self.controllers.navigation.go("event-question", place=self._place, number=number)


def _switch(turn: Callable[[], object], *, is_on: bool) -> FormSwitch:
    """Returns a switch that says in a word whether it is on."""
    return FormSwitch(SAY("settings.on" if is_on else "settings.off"), turn, is_on)


def _amounts(option: Amount, value: int, choose: Callable[[int], object]) -> Iterator[FormButton]:
    yield FormButton("−", partial(choose, max(1, value - 1)))
    for number in option.offered:
        yield FormChoice(str(number), partial(choose, number), number == value)
    yield FormButton("+", partial(choose, value + 1))


def _alternatives(
    option: Alternatives, value: object, choose: Callable[[str], object], words: Translation
) -> Iterator[FormButton]:
    for one in option.values:
        yield FormChoice(words.text(f"ui.variant.{option.name}.{one}"), partial(choose, one), one == value)
