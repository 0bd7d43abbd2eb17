"""PlayScreen of Lunar: the table during a game, with the panels of its phases."""

from dataclasses import replace
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.app.game_screens import BY_HAND, TALLY
from companion.games.lunar.actions import Action, Exchanged, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.games.lunar.state import Phase, PlayedCard, State
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase
from companion.tricks.screen_table import CardChoice, Table
from companion.ui.card_print import CardPrint
from companion.ui.events import dispatches
from companion.ui.games.lunar.counts import LunarDraft, action_of, ask_tally, ask_track, too_many_stars
from companion.ui.games.lunar.prints import RANK_INK, STAR, print_card
from companion.ui.games.lunar.widgets.track_picture import TRACK_MM, TrackPicture, show_track, track_above
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.cards_panel import CardsPanel
from companion.ui.trick_table.play import FilledPanel, PlayScreen
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.live_panel import LivePanel
from companion.ui.widgets.numbers_panel import NumbersPanel
from companion.ui.widgets.panel import Panel

load("games/lunar/screens/play")


class RoundPanel(CardsPanel):
    """A CardsPanel with the track."""

    track: TrackPicture

    def __init__(self, **properties: Any) -> None:
        super().__init__(spacing=THEME.mm(0.8), **properties)
        self.track = track_above(self)


@dispatches("on_flip", "on_trump")
class TrumpsPanel(Panel):
    """Events: `on_flip` with the suits that lie face-down now; `on_trump` with the suit that is left."""

    help = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._flipped: tuple[LunarSuit, ...] = ()
        words = SharedFontSize()
        self._cells = {suit: CardCell(shared_font_size=words) for suit in LunarSuit}
        for suit, cell in self._cells.items():
            cell.bind(on_press=lambda _, suit=suit: self._touch(suit))
            self.ids.cards.add_widget(cell)

    def show(self, flipped: tuple[LunarSuit, ...], whose: str) -> None:
        """Shows which cards lie face-down, and who flips the next."""
        self._flipped = flipped
        self.help = SAY("ui.trumps.help-again" if flipped else "ui.trumps.help", name=whose)
        for suit, cell in self._cells.items():
            card = CARDS[suit]
            is_down = suit in flipped
            cell.show(CardChoice(CardPrint(card.name, SAY("ui.trumps.down"), RANK_INK, "") if is_down else card, suit))
            cell.elsewhere = is_down

    def _touch(self, suit: LunarSuit) -> None:
        """Flips a card; one that was flipped by mistake is turned up again."""
        down = suit in self._flipped
        flipped = tuple(one for one in self._flipped if one is not suit) if down else (*self._flipped, suit)
        left = [one for one in LunarSuit if one not in flipped]
        if len(left) == 1:
            self.dispatch("on_trump", left[0])
        else:
            self.dispatch("on_flip", flipped)


HIGH_TRACK_MM: Final = 12.0
PICTURE_MM: Final = 10.0
"""How high the track is, and the picture at least, where the screen is high."""


class WatchPanel(LivePanel):
    """A doubt is about a card, or about whether a player's card came from the hand or from the Sky."""

    track: TrackPicture

    def __init__(self, **properties: Any) -> None:
        super().__init__(scans="", **properties)
        self.track = track_above(self)
        if not THEME.wide:
            self.track.height = THEME.mm(HIGH_TRACK_MM)
            self.ids.view.size_hint_min_y = THEME.mm(PICTURE_MM)
        self.fbind("minimum_height", self.setter("size_hint_min_y"))


def doubt_text(action: Action) -> str:
    """Returns what a button says of a likely card."""
    if not isinstance(action, Play):
        return "?"
    said = print_card(PlayedCard(action.card, action.from_))
    return f"{said.sign} · {said.note}" if said.note else said.sign


def short_text(words: str, meaning: object) -> str:
    """Returns what a button below the picture says: of star cards a sign, as five buttons stand side by side."""
    return f"{STAR} {meaning.kept}" if isinstance(meaning, Stars) else words


class LunarPlayScreen(PlayScreen):
    """Trumps are flipped one by one, cards are touched, stars and points of the track are entered as numbers."""

    full_size_panels = (*PlayScreen.full_size_panels, TrumpsPanel)
    _track: TrackPicture | None = None

    def _arrange(self) -> None:
        """Lays the track beside the table where text is large."""
        super()._arrange()
        if self.large_table:
            self._track = TrackPicture()
            self.large_table.add_to_table(self._track, TRACK_MM)

    def table(self, snapshot: GameSnapshot) -> Table:
        """Returns what the table shows now; while trumps are flipped, whose turn that is."""
        shown = super().table(snapshot)
        if self._counts(snapshot):
            return replace(shown, task=phrase("ui.tally.task", "LU-4.1"))
        if not self._flips(snapshot):
            return shown
        seat = self._flipper(snapshot)
        seats = tuple(replace(one, acts=place == seat) for place, one in enumerate(shown.seats))
        task = phrase("ui.trumps.task", "LU-2.2", player=Player(seat))
        return replace(shown, task=task, seats=seats, picture=seats[seat].icon)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the track too, beside the table or above the panel."""
        super().show_game(snapshot, names)
        track = self._panel.track if isinstance(self._panel, RoundPanel | WatchPanel) else None
        for shown in filter(None, (self._track, track)):
            show_track(shown, snapshot.state_as(State))

    def panel_for(self, table: Table, snapshot: GameSnapshot) -> FilledPanel:
        state, draft = snapshot.state_as(State), self._draft(snapshot)
        if self._counts(snapshot) or state.phase is Phase.TRACK:
            return FilledPanel(NumbersPanel, lambda panel: self._ask(panel, snapshot))
        if self._flips(snapshot):
            name = names_of(snapshot)[self._flipper(snapshot)]
            return FilledPanel(TrumpsPanel, lambda panel: panel.show(draft.flipped, name))
        if state.phase is Phase.TRUMP:
            answers = ((SAY("button.exchanged"), Exchanged()), (SAY("ui.ways.tally-this"), TALLY))
            return FilledPanel(ChoicePanel, lambda panel: panel.ask(SAY("ui.exchange.help"), answers))
        camera = self.controllers.camera if self.controllers.participation.is_watching else None
        if camera and state.phase in (Phase.TRICKS, Phase.STARS):
            steps = tuple((short_text(*step), step[1]) for step in self.answers(table, snapshot))
            return FilledPanel(WatchPanel, lambda panel: panel.show(camera, steps, doubt_text))
        if state.phase is Phase.TRICKS:
            return FilledPanel(RoundPanel, lambda panel: panel.show(table, self.say))
        return super().panel_for(table, snapshot)

    def connect(self, panel: Widget) -> None:
        match panel:
            case TrumpsPanel():
                panel.fbind("on_flip", lambda _, flipped: self._flip(flipped))
                panel.fbind("on_trump", lambda _, suit: self.answer(Trump(suit)))
            case NumbersPanel():
                panel.fbind("on_take", lambda _, values: self._take_count(action_of(values)))
                panel.fbind("on_other", lambda _: self.answer(BY_HAND))
            case _:
                super().connect(panel)

    def _take_count(self, counted: TrackPoints | Tally) -> None:
        if refused := too_many_stars(counted):
            self.say_why_not(refused)
        else:
            self.answer(counted)

    def take_part(self, way: str) -> None:
        self._draft(self.controllers.table.playing).way = way
        self.take_part_for(way, lambda snapshot: len(snapshot.state_as(State).rounds))

    def offers_ways(self, snapshot: GameSnapshot) -> bool:
        """Whether there is a camera, or the round can still be counted."""
        return self.controllers.camera is not None or self._can_be_counted(snapshot)

    def has_likely_answer(self, snapshot: GameSnapshot) -> bool:
        """Whether the first answer is the likeliest one: no number of star cards is."""
        return snapshot.state_as(State).phase is not Phase.STARS

    def _counts(self, snapshot: GameSnapshot) -> bool:
        """Whether the round is only counted."""
        return self.controllers.participation.way == TALLY and self._can_be_counted(snapshot)

    def _can_be_counted(self, snapshot: GameSnapshot) -> bool:
        """Whether the round has not begun to be followed."""
        running = snapshot.state_as(State).round
        return running is not None and not running.has_begun

    def _flips(self, snapshot: GameSnapshot) -> bool:
        """Whether trump cards are flipped now (LU-2.2)."""
        state = snapshot.state_as(State)
        return state.phase is Phase.TRUMP and not state.exchanges and not self._counts(snapshot)

    def _flipper(self, snapshot: GameSnapshot) -> int:
        """Returns whose turn it is to flip: the start player begins."""
        state = snapshot.state_as(State)
        first = state.round.start if state.round else 0
        return (first + len(self._draft(snapshot).flipped)) % len(state.players)

    def _flip(self, flipped: tuple[LunarSuit, ...]) -> None:
        snapshot = self.controllers.table.playing
        self._draft(snapshot).flipped = flipped
        self.show(snapshot)

    def _draft(self, snapshot: GameSnapshot) -> LunarDraft:
        return self.controllers.drafts.at(snapshot, LunarDraft)

    def _ask(self, panel: NumbersPanel, snapshot: GameSnapshot) -> None:
        """Asks for the numbers of a round that is only counted, or for the points of the track."""
        state, names, counts = snapshot.state_as(State), names_of(snapshot), self._counts(snapshot)
        asked, other = (ask_tally(state, names), SAY("ui.tally.follow")) if counts else (ask_track(state, names), "")
        panel.needs_touch = counts
        panel.ask(asked, SAY("ui.tally.take" if counts else "ui.track.take"), other, self._draft(snapshot).counted)
