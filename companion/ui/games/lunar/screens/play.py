"""PlayScreen of Lunar: the table during a game, with the panels of its phases."""

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from companion.games.lunar.actions import Exchanged, Tally, TrackPoints, Trump
from companion.games.lunar.deck import LunarSuit
from companion.games.lunar.state import Phase, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase
from companion.tricks.screen_table import Table
from companion.ui.games.lunar.counts import action_of, ask_tally, ask_track, too_many_stars
from companion.ui.games.lunar.draft import LunarDraft
from companion.ui.games.lunar.participation import BY_CARD, TALLY
from companion.ui.games.lunar.widgets.round_panel import RoundPanel
from companion.ui.games.lunar.widgets.track_picture import TRACK_MM, TrackPicture, show_track
from companion.ui.games.lunar.widgets.trumps_panel import TrumpsPanel
from companion.ui.games.lunar.widgets.watch_panel import WatchPanel, doubt_text, short_text
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.trick_table.play import FilledPanel, PlayScreen
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.numbers_panel import NumbersPanel

if TYPE_CHECKING:  # a table without a camera loads none of its code
    from companion.app.camera_controller import CameraController


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

    def table(self, standing: Standing) -> Table:
        """Returns what the table shows now; while trumps are flipped, whose turn that is."""
        shown = super().table(standing)
        if self._counts(standing):
            return replace(shown, task=phrase("ui.tally.task", "LU-4.1"))
        if not self._flips(standing):
            return shown
        seat = self._flipper(standing)
        seats = tuple(replace(one, acts=place == seat) for place, one in enumerate(shown.seats))
        task = phrase("ui.trumps.task", "LU-2.2", player=Player(seat))
        return replace(shown, task=task, seats=seats, picture=seats[seat].icon)

    def show_game(self, standing: Standing, names: tuple[str, ...]) -> None:
        """Shows the track too, where it stands beside the table."""
        super().show_game(standing, names)
        if self._track:
            show_track(self._track, standing.state_as(State))

    def panel_for(self, table: Table, standing: Standing) -> FilledPanel:
        """Returns the panel of the phase, and what fills it."""
        state, draft = standing.state_as(State), self._draft(standing)
        if self._counts(standing):
            return FilledPanel(NumbersPanel, lambda panel: self._ask_tally(panel, standing))
        if self._flips(standing):
            name = names_of(standing)[self._flipper(standing)]
            return FilledPanel(TrumpsPanel, lambda panel: panel.show(draft.flipped, name))
        if state.phase is Phase.TRUMP:
            return FilledPanel(ChoicePanel, lambda panel: panel.ask(SAY("ui.exchange.help"), self._exchange()))
        if state.phase is Phase.TRACK:
            return FilledPanel(NumbersPanel, lambda panel: self._ask_track(panel, standing))
        if self._sees(standing) and (camera := self.controllers.camera):
            return FilledPanel(WatchPanel, lambda panel: self._watch(panel, camera, table, standing))
        if state.phase is Phase.TRICKS:
            return FilledPanel(RoundPanel, lambda panel: self._show_round(panel, table, state))
        return super().panel_for(table, standing)

    def connect(self, panel: Widget) -> None:
        """Passes on what is touched in a panel."""
        match panel:
            case TrumpsPanel():
                panel.fbind("on_flip", lambda _, flipped: self._flip(flipped))
                panel.fbind("on_trump", lambda _, suit: self.answer(Trump(suit)))
            case NumbersPanel():
                panel.fbind("on_take", lambda _, values: self._take_count(action_of(values)))
                panel.fbind("on_other", lambda _: self.answer(BY_CARD))
            case _:
                super().connect(panel)

    def _take_count(self, counted: TrackPoints | Tally) -> None:
        refused = too_many_stars(counted)
        if refused:
            self.say_why_not(refused)
        else:
            self.answer(counted)

    def take_part(self, way: str) -> None:
        """Takes part in another way; counting lasts for this round only; the next is entered as before."""
        playing = self.controllers.table.playing
        self._draft(playing).way = way
        number = len(playing.state_as(State).rounds)
        self.controllers.participation.take_part(
            way, (lambda standing: len(standing.state_as(State).rounds) == number) if way == TALLY else None
        )

    def offers_ways(self, standing: Standing) -> bool:
        """Whether there is a camera, or the round can still be counted."""
        return self.controllers.camera is not None or self._can_be_counted(standing)

    def has_likely_answer(self, standing: Standing) -> bool:
        """Whether the first answer is the likeliest one: no number of star cards is."""
        return standing.state_as(State).phase is not Phase.STARS

    def _exchange(self) -> tuple[tuple[str, Exchanged | str], ...]:
        return (SAY("button.exchanged"), Exchanged()), (SAY("ui.ways.tally-this"), TALLY)

    def _counts(self, standing: Standing) -> bool:
        """Whether the round is only counted."""
        return self.controllers.participation.way == TALLY and self._can_be_counted(standing)

    def _can_be_counted(self, standing: Standing) -> bool:
        """Whether the round has not begun to be followed."""
        state = standing.state_as(State)
        begun = state.round is not None and state.round.exchanged
        return state.phase is Phase.TRUMP and not begun

    def _sees(self, standing: Standing) -> bool:
        """Whether a camera enters the cards now."""
        return self.controllers.participation.is_watching and standing.state_as(State).phase in (
            Phase.TRICKS,
            Phase.STARS,
        )

    def _flips(self, standing: Standing) -> bool:
        """Whether trump cards are flipped now (LU-2.2)."""
        state = standing.state_as(State)
        if state.round is None or state.phase is not Phase.TRUMP or self._counts(standing):
            return False
        return state.is_for_two or state.round.exchanged

    def _flipper(self, standing: Standing) -> int:
        """Returns whose turn it is to flip: the start player begins."""
        state = standing.state_as(State)
        first = state.round.start if state.round else 0
        return (first + len(self._draft(standing).flipped)) % len(state.players)

    def _flip(self, flipped: tuple[LunarSuit, ...]) -> None:
        standing = self.controllers.table.playing
        self._draft(standing).flipped = flipped
        self.show(standing)

    def _draft(self, standing: Standing) -> LunarDraft:
        return self.controllers.drafts.at(standing, LunarDraft)

    def _show_round(self, panel: RoundPanel, table: Table, state: State) -> None:
        panel.show(table, self.say)
        show_track(panel.track, state)

    def _watch(self, panel: WatchPanel, camera: "CameraController", table: Table, standing: Standing) -> None:
        steps = self.answers(table, standing)
        panel.show(camera, tuple((short_text(words, meaning), meaning) for words, meaning in steps), doubt_text)
        show_track(panel.track, standing.state_as(State))

    def _ask_tally(self, panel: NumbersPanel, standing: Standing) -> None:
        asked = ask_tally(standing.state_as(State), names_of(standing))
        panel.needs_touch = True
        panel.ask(asked, SAY("ui.tally.take"), SAY("ui.tally.follow"), self._draft(standing).counted)

    def _ask_track(self, panel: NumbersPanel, standing: Standing) -> None:
        panel.needs_touch = False
        panel.ask(
            ask_track(standing.state_as(State), names_of(standing)),
            SAY("ui.track.take"),
            "",
            self._draft(standing).counted,
        )
