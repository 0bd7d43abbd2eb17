"""RoundPanel: the cards that can be entered, and above them both teams' track in this round."""

from typing import Any

from companion.ui.games.lunar.widgets.track_picture import TrackPicture, track_above
from companion.ui.theme import THEME
from companion.ui.trick_table.cards_panel import CardsPanel


class RoundPanel(CardsPanel):
    """A CardsPanel with the track."""

    track: TrackPicture

    def __init__(self, **properties: Any) -> None:
        super().__init__(spacing=THEME.mm(0.8), **properties)
        self.track = track_above(self)
