"""MoreGamesScreen: the games that files describe, by name and by how many can play; a touch leads to the seats."""

from collections.abc import Sequence
from typing import Any, Final
from unicodedata import normalize

from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.app.controllers import Controllers
from companion.errors import CompanionError
from companion.games.described.description import SUIT_NAMES, Description
from companion.journal.described_games import FoundGame, find_games, options_of
from companion.ui.games.described.game_files import BroughtGame, find_brought, take_game
from companion.ui.games.described.widgets.formula_pad import said
from companion.ui.layouts import load, small_icon
from companion.ui.saving_line import show_saving
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.name_search import find_names
from companion.ui.widgets.picture_button import PictureButton
from companion.ui.widgets.text_button import TextButton

load("games/described/screens/more_games")

COUNTS: Final = (2, 3, 4, 5, 6, 7, 8)
SHEET: Final = "nut-circle"
ROW_MM: Final = 14.0


class GameButton(PictureButton):
    """A game by its name; `about` are the words below it."""

    about = StringProperty("")
    about_size = ObjectProperty(None, allownone=True)


class MoreGamesScreen(KeyboardScreen):
    """The shipped games, and those of this table; one of these that is wrong is named with its first fault."""

    players = NumericProperty(0)
    """Only games for so many are shown; 0: all."""
    wanted = StringProperty("")
    """Only games in whose names these letters stand are shown."""
    message = StringProperty("")
    title = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self._found: tuple[FoundGame, ...] = ()
        super().__init__(controllers, **{"title": SAY("ui.welcome.title"), **properties})
        self.body = self.ids.body.__self__
        self._counts = {count: self._offer_count(count) for count in COUNTS}
        if not controllers.navigation.may_show("nearest"):
            self.ids.foot.remove_widget(self.ids.new)
        self._look_up()

    def search(self) -> None:
        """Asks for a part of a name; nothing typed shows all again."""
        keyboard = Keyboard(text=self.wanted, about=SAY("ui.more.search-for"))
        self.ask_text(keyboard, self._search_for, lambda screen: screen.search())

    def narrow_to(self, players: int) -> None:
        """Shows the games for so many players, or all again."""
        self.players = 0 if players == self.players else players
        self._draw()

    def take(self, found: FoundGame) -> None:
        """Goes on to the seats of a game."""
        assert found.description
        self.controllers.table.agreed = options_of(found.description)
        self.controllers.navigation.go("seats")

    def begin_new(self) -> None:
        """Goes on to a game of one's own."""
        self.controllers.navigation.go("nearest")

    def bring(self) -> None:
        """Looks for games on memory sticks and in the home folder."""
        self.controllers.access.save(find_brought, self._brought, show_saving(self._say, "ui.more.looking"))

    def _look_up(self) -> None:
        beside = self.controllers.folder / "journal"
        self.controllers.access.write(lambda: tuple(find_games(beside)), self._fill)

    def _fill(self, found: tuple[FoundGame, ...] | CompanionError) -> None:
        if isinstance(found, CompanionError):
            self._say(SAY.error(found, ()))
        else:
            self._found = found
            self._draw()

    def _search_for(self, wanted: str) -> None:
        self.wanted = wanted
        self._draw()

    def _draw(self) -> None:
        """Shows the games that are wanted, the table's own first."""
        for count, button in self._counts.items():
            button.chosen = count == self.players
        rows, words, about = self.ids.rows, SharedFontSize(), SharedFontSize()
        rows.clear_widgets()
        for found in self._found:
            if found.description is None:
                rows.add_widget(FlowText(text=SAY("ui.more.wrong", fault=said(found.fault))))
        for found, description in self._wanted():
            button = GameButton(
                text=_name_of(description) if found.is_shipped else _versioned(description),
                about=self.about(found, description),
                about_size=about,
                picture=small_icon(_picture_of(description)),
                shared_font_size=words,
                size_hint_y=None,
                height=THEME.room(ROW_MM),
            )
            button.bind(on_release=lambda _, meant=found: self.take(meant))
            rows.add_widget(button)
        self._offer_more()
        self.ids.none.text = "" if rows.children else SAY("ui.more.none")

    @staticmethod
    def place_of(found: FoundGame) -> int:
        """Returns where a game stands before the order of names: the table's own ones come first."""
        return int(found.is_shipped)

    @staticmethod
    def about(found: FoundGame, description: Description) -> str:
        """Returns what is said of a game below its name."""
        del found
        return _described(description)

    def _offer_more(self) -> None:
        """Offers what else a list of games may lead to."""

    def _wanted(self) -> list[tuple[FoundGame, Description]]:
        games = [(one, one.description) for one in self._found if one.description]
        games.sort(key=lambda game: (self.place_of(game[0]), _alphabetical(_name_of(game[1]))))
        named = find_names([_name_of(game) for _, game in games], self.wanted) if self.wanted else None
        return [
            (one, game)
            for one, game in games
            if (named is None or _name_of(game) in named)
            and (not self.players or game.players[0] <= self.players <= game.players[1])
        ]

    def _offer_count(self, count: int) -> ChoiceButton:
        button = ChoiceButton(text=str(count), means=f"{count} players", bold=True, high_mm=5)
        button.bind(on_release=lambda _: self.narrow_to(count))
        self.ids.counts.add_widget(button)
        return button

    def _brought(self, result: Sequence[BroughtGame] | CompanionError) -> None:
        """Offers the games that were found."""
        if isinstance(result, CompanionError):
            self._say(SAY.error(result, ()))
            return
        self._say(SAY("ui.more.which" if result else "ui.more.none-brought"))
        rows = self.ids.rows
        rows.clear_widgets()
        for brought in result:
            if brought.fault:
                rows.add_widget(FlowText(text=SAY("ui.more.wrong", fault=said(brought.fault))))
                continue
            button = TextButton(text=brought.path.name, high_mm=4.4, size_hint_y=None, height=THEME.room(ROW_MM))
            button.bind(on_release=lambda _, meant=brought: self._take(meant))
            rows.add_widget(button)

    def _take(self, brought: BroughtGame) -> None:
        folder = self.controllers.folder
        self.controllers.access.save(
            lambda on_progress: take_game(brought, folder, on_progress), self._taken, show_saving(self._say)
        )

    def _taken(self, result: str | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY.error(result, ()))
            return
        self._say(SAY("ui.more.taken", file=result))
        self._look_up()

    def _say(self, text: str) -> None:
        self.message = text


def _name_of(description: Description) -> str:
    return description.name.in_language(SAY("code"))


def _versioned(description: Description) -> str:
    """Returns the name of a game of the table's own, with its version."""
    return " · ".join(filter(None, (_name_of(description), description.version)))


def _alphabetical(name: str) -> str:
    """Returns letters by which names are in order: an accent changes nothing."""
    return normalize("NFKD", name).casefold()


def _described(description: Description) -> str:
    """Returns how many play, in teams or not, and for about how long."""
    least, most = description.players
    players = SAY("ui.more.players", count=least) if least == most else SAY("ui.more.from-to", least=least, most=most)
    minutes = SAY("ui.more.minutes", count=description.minutes) if description.minutes else ""
    teams = SAY("ui.more.teams") if description.has_teams else ""
    sheet = SAY("ui.more.sheet") if description.rounds else ""
    return " · ".join(filter(None, (players, teams, sheet, minutes)))


def _picture_of(description: Description) -> str:
    """Returns the icon of a game: the suit that is trump or must be broken, or that of a game without cards."""
    if description.rounds:
        return SHEET
    named = [*description.trump.suit, *description.play.not_led]
    suits = [SUIT_NAMES.get(name, name) for name in named]
    return next((suit for suit in suits if suit in SUIT_NAMES.values()), "clubs")
