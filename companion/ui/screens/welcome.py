"""WelcomeScreen: what a visitor sees first, and where every game ends: begin, go on, look up."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.settings import DISPLAYS, STANDING, UNSAID
from companion.session.session import CLOSED
from companion.translations import language_name, languages
from companion.ui.games import playable, screens_of
from companion.ui.layouts import icon, load, small_icon
from companion.ui.player_names import title_in, title_of
from companion.ui.reflow import arrange
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.first_start import DisplayButton, FirstStart
from companion.ui.widgets.picture_button import PictureButton
from companion.ui.widgets.text_button import TextButton

load("screens/welcome")

LOOKED_AT: Final = 5
"""How many of the last games are searched for one to continue."""

GO_ON_MM: Final = 9.0
PICTURE_MM: Final = 58.0
HIGH_PICTURE_MM: Final = 104.0
"""The least height of the game's picture, on a broad and on a high screen."""


class WelcomeScreen(Screen):
    """Large and calm; one touch leads to the table. A game that is not over stands first, by its name."""

    picture = StringProperty("")
    backdrop = StringProperty("")
    waits = BooleanProperty(False)
    """Whether a game waits to be gone on with, whose button then has the largest letters."""
    is_beside = BooleanProperty(False)
    """Whether the picture stands beside the name, to give it more room."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, is_beside=THEME.large and THEME.wide, **properties)
        screens = screens_of(controllers.table.game)
        self.picture, self.backdrop = icon(screens.picture), icon(screens.backdrop)
        arrange(self.ids.body, PICTURE_MM if THEME.wide else HIGH_PICTURE_MM)
        self._offer_games()
        controllers.games.show(self._offer, LOOKED_AT)

    def play(self, game: str) -> None:
        """Begins a game: what the table agrees on comes first."""
        self.controllers.table.game = game
        self.controllers.navigation.go("variant")

    def _ask_for_display(self) -> None:
        """Asks at the first start, in the place of the picture, where the display is, and for the language."""
        change, panel = self.controllers.settings.change, FirstStart()
        for display in DISPLAYS:
            button = DisplayButton(stands=display == STANDING, text=SAY(f"settings.{display}"))
            button.bind(on_release=lambda _, display=display: change("display", display))
            panel.ids.displays.add_widget(button)
        for language in languages():
            choice = ChoiceButton(text=language_name(language), chosen=language == SAY("code"), high_mm=3.8)
            choice.bind(on_release=lambda _, language=language: change("language", language))
            panel.ids.languages.add_widget(choice)
        self.ids.picture.clear_widgets()
        self.ids.picture.add_widget(panel)

    def _offer_games(self) -> None:
        """Offers every game, each always in its place, before what is looked up."""
        for game in reversed(playable() if len(playable()) > 1 else ()):
            picture = small_icon(screens_of(game).picture)
            button = PictureButton(
                text=title_of(game), picture=picture, bold=True, high_mm=4.2, shared_font_size=self.words
            )
            button.bind(on_release=lambda _, game=game: self.play(game))
            self.ids.beside.add_widget(button, index=len(self.ids.beside.children))

    def _offer(self, games: Sequence[GameSnapshot]) -> None:
        """Offers to go on with the last game that is not over; where nobody has played yet, asks what a start needs."""
        unsaid = self.controllers.settings.current.display == UNSAID and self.controllers.kiosk is None
        if not games and unsaid and not THEME.large:
            self._ask_for_display()
        found = next((game for game in games if not game.over and game.mark != CLOSED), None)
        if found is None:
            return
        self.waits = True
        text = SAY("ui.welcome.go-on", game=title_in(found))
        button = TextButton(text=text, bold=True, high_mm=GO_ON_MM, size_hint_y=2.2, weight="first_button")
        button.bind(on_release=lambda _: self.controllers.table.resume(found.number))
        play = self.ids.play
        play.weight, play.high_mm, play.text = "button", 5, SAY("ui.welcome.new")
        self.ids.first.add_widget(button, index=1)
