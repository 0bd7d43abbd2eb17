"""WatchPanel: what the camera sees of a round, and the cards that it doubts, as Lunar prints them."""

from typing import Any, Final

from companion.games.lunar.actions import Action, Play, Stars
from companion.games.lunar.state import PlayedCard
from companion.ui.games.lunar.prints import STAR, print_card
from companion.ui.games.lunar.widgets.track_picture import TrackPicture, track_above
from companion.ui.theme import THEME
from companion.ui.widgets.live_panel import LivePanel

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
