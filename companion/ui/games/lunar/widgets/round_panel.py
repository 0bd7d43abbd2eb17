"""RoundPanel: the cards that can be entered, and above them both teams' track in this round."""

from typing import Any, Final

from companion.games.lunar.view import TeamView
from companion.ui.games.lunar.widgets.track_picture import TrackPicture, show_track
from companion.ui.theme import THEME
from companion.ui.trick_table.cards_panel import CardsPanel

TRACK_MM: Final = 17.0
"""How high the track is."""


class RoundPanel(CardsPanel):
    """A CardsPanel with the track; with large text on a broad screen it has no room, and stands beside the table."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(spacing=THEME.mm(0.8), **properties)
        self.track = TrackPicture(size_hint_y=None, height=THEME.mm(TRACK_MM))
        if not (THEME.large and THEME.wide):
            self.add_widget(self.track, index=len(self.children))

    def show_round(self, teams: tuple[TeamView, ...], track: tuple[int, ...] | None) -> None:
        """Takes over how far each team has come; `track` holds what each place is worth, if that is agreed."""
        show_track(self.track, teams, track)
