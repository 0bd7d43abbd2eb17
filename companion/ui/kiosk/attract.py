"""AttractScreen: what strangers see: the companion playing by itself, what is on offer, and one large button."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.app.kiosk.departure import Departure, ThankedGroup
from companion.app.kiosk.kiosk import Kiosk
from companion.cards import Card
from companion.engine.positions import LaidCard
from companion.exports.replay_steps import ReplayedGame, replay_record
from companion.games import find_game
from companion.simulation import play_opening, simulated_games
from companion.translations import language_name
from companion.ui.games import screens_of
from companion.ui.kiosk.help_bar import HelpButton
from companion.ui.layouts import icon, load
from companion.ui.player_names import title_of
from companion.ui.screens.replay import LaidBox
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.replay_table import ReplayTable, replay_table_of
from companion.ui.widgets.text_button import TextButton

load("kiosk/attract")

STEP_S: Final = 2.5
"""How long each moment of the game that plays by itself is shown."""
MOST_SEEDS: Final = 1_000_000


class AttractScreen(Screen):
    """Wakes with the first finger, which does nothing else; then *Play* begins a group."""

    events = StringProperty("")
    shows = StringProperty("")
    picture = StringProperty("")
    """What stands in the place of cards where none lie open."""
    said = StringProperty("")
    begins = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._kiosk: Kiosk = controllers.own_kiosk
        self._games = [game.name for game in self._kiosk.event.games]
        self._shown: ReplayedGame | None = None
        self._boxes: list[LaidBox] = []
        self._tables: dict[str, ReplayTable | None] = {}
        self._place = 0
        hub, touches = controllers.own_hub, controllers.touches
        if hub.membership:
            self.ids.top.add_widget(HelpButton(hub, touches, self._watched, size_hint_x=0.42))
        self._offer_languages()
        self.watch(Kiosk.is_asleep, self._kiosk, lambda _: self._call())
        self.watch(Kiosk.parked, self._kiosk, lambda _: self._offer_parked())
        self.watch(Departure.thanked_group, self._kiosk.departure, self._follow)
        self._call()
        self._offer_parked()
        self.step()
        self._steps = Clock.schedule_interval(lambda _: self.step(), STEP_S)

    def leave(self) -> None:
        self._steps.cancel()
        super().leave()

    def play(self) -> None:
        """Begins a group."""
        if self.controllers.touches.are_meant():
            self._kiosk.begin_group()

    def step(self) -> None:
        """Thanks who has just left, else shows the next moment of the game, or begins another one."""
        titles = ", ".join(dict.fromkeys(map(title_of, self._games)))
        self.events = SAY("kiosk.attract.games", event=self._kiosk.event.event, games=titles)
        if group := self._kiosk.departure.thanked_group:
            self._thank(group)
            return
        if self._shown is None or self._place > self._shown.last:
            self._begin()
        if self._shown is None:
            return
        step = self._shown.step(self._place, SAY.of(self._shown.game.name))
        key = "shows" if self._shown.game.position else "plays"
        self.shows = SAY(f"kiosk.attract.{key}", game=title_of(self._shown.game.name), moment=step.title)
        self.said = " ".join(step.said)
        self._show_table(self._shown, self._place)
        laid = () if self.ids.table.children else step.laid  # its table shows them
        self.picture = "" if laid or self.ids.table.children else icon(screens_of(self._shown.game.name).picture)
        self._lay(laid)
        self._place += 1

    def _show_table(self, shown: ReplayedGame, place: int) -> None:
        """Shows how the table of the game lies, if the game has one to show; each is made once."""
        game, box = shown.game.name, self.ids.table
        if game not in self._tables:
            self._tables[game] = None if _has_plain_cards(shown) else replay_table_of(game)
        table = self._tables[game]
        if table is None:
            box.clear_widgets()
            return
        table.show(shown.states[place], SAY.names(shown.players))
        if table.parent is not box:
            box.clear_widgets()
            box.add_widget(table)

    def _lay(self, cards: Sequence[tuple[str, LaidCard]]) -> None:
        """Lays cards into the boxes of those before: however long it runs, no widgets pile up."""
        self._boxes.extend(LaidBox() for _ in cards[len(self._boxes) :])
        shown, row = self._boxes[: len(cards)], self.ids.laid
        for box, (name, laid) in zip(shown, cards, strict=True):
            box.lay(name, laid)
        if len(row.children) != len(cards):
            row.clear_widgets()
            for box in shown:
                row.add_widget(box)

    def _follow(self, group: ThankedGroup | None) -> None:
        """Thanks who has left, until nobody is there; a group that begins does not wait for a game that plays here."""
        if group or self._kiosk.is_asleep:
            self.step()

    def _thank(self, group: ThankedGroup) -> None:
        """Says what becomes of the game and the answers, and what comes next."""
        self._shown = None
        self.events, self.shows = SAY("kiosk.thanks.title"), ""
        self.picture = icon(screens_of(self._games[0]).picture)
        self.ids.laid.clear_widgets()
        self.ids.table.clear_widgets()
        answers = "answered" if group.has_answered else "played"
        comes_next = "kept" if group.is_kept else "next"
        self.said = f"{SAY(f'kiosk.thanks.{answers}')} {SAY(f'kiosk.thanks.{comes_next}')}"

    def _begin(self) -> None:
        chance = SystemRandom()
        known = [game for game in self._games if game in simulated_games()]
        if known:
            game = chance.choice(known)
            record = play_opening(game, chance.randrange(MOST_SEEDS))
            self._shown, self._place = replay_record(find_game(game), record), 0

    def _call(self) -> None:
        self.begins = SAY("kiosk.attract.wake" if self._kiosk.is_asleep else "kiosk.attract.play")

    def _offer_languages(self) -> None:
        words = SharedFontSize()
        for language in self._kiosk.languages:
            button = ChoiceButton(
                text=language_name(language), high_mm=4, weight="quiet_button", shared_font_size=words
            )
            button.chosen = language == self.controllers.settings.current.language
            button.bind(on_release=lambda _, language=language: self.controllers.settings.change("language", language))
            self.ids.languages.add_widget(button)

    def _ask_number(self, said: str) -> None:
        """Asks a group that comes back for the number of its code, which the screen shows to nobody."""
        if self.controllers.touches.are_meant():
            self.controllers.navigation.go("former-group", words=tuple(said.split()))

    def _offer_parked(self) -> None:
        row, words = self.ids.parked, SharedFontSize()
        row.clear_widgets()
        for group in self._kiosk.parked:
            said = group.code.rsplit(" ", 1)[0]
            button = TextButton(text=SAY("kiosk.attract.parked", code=said), high_mm=4, shared_font_size=words)
            button.bind(on_release=lambda _, said=said: self._ask_number(said))
            row.add_widget(button)


def _has_plain_cards(shown: ReplayedGame) -> bool:
    """Whether all cards that lie open in a game are of the usual deck: they are larger without seats around them."""
    game = shown.game
    if game.position is None:
        return False
    return all(isinstance(laid.card, Card) for state in shown.states for laid in game.position(state).laid)
