"""RoundPanel: the cards that can be entered, and above them both teams' track in this round."""

from typing import Any

from companion.games.lunar.view import TeamView
from companion.ui.games.lunar.widgets.track_picture import TrackPicture
from companion.ui.theme import THEME
from companion.ui.trick_table.cards_panel import CardsPanel


class RoundPanel(CardsPanel):
    """A CardsPanel with the track."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(spacing=THEME.mm(0.8), **properties)
        self.track = TrackPicture(size_hint_y=None, height=THEME.mm(17))
        self.add_widget(self.track, index=len(self.children))

    def show_round(self, teams: tuple[TeamView, ...], track: tuple[int, ...] | None) -> None:
        """Takes over how far each team has come; `track` holds what each place is worth, if that is agreed."""
        self.track.teams, self.track.worth = teams, track or ()
