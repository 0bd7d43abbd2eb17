"""TrackPicture: the track of a round: for each team a line of places with its marker, and its star cards."""

from typing import Any, Final

from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Ellipse, Line, Rectangle, RoundedRectangle
from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.lunar.actions import TRICKS
from companion.games.lunar.state import State
from companion.games.lunar.view import TEAM_PICTURES, TEAM_SIDES
from companion.ui.games.lunar.prints import STAR
from companion.ui.layouts import icon
from companion.ui.letter_textures import draw_sign
from companion.ui.theme import THEME

TRACK_MM: Final = 17.0
"""How high the track is."""
PLACES: Final = TRICKS + 1
ENDS: Final = 4.4
"""The width, in places, beside the places: for the team's picture and its stars."""


class TrackPicture(Widget):
    """Shows the `spaces` and `stars` of each team; `worth` are the points of each place, if agreed."""

    spaces = ListProperty()
    stars = ListProperty()
    worth = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "spaces", "stars", "worth"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if len(self.stars) != len(self.spaces) or not self.spaces or self.width <= 1:
            return
        with self.canvas:
            Color(*THEME.colour("panel"))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[THEME.mm(1.6)])
            lines = 3 if self.worth else 2
            high = self.height / lines
            for team in range(len(self.spaces)):
                self._draw_team(team, self.y + self.height - (team + 1) * high, high)
            if self.worth:
                self._draw_worth(self.y, high)

    def _step(self) -> float:
        return float(self.width / (PLACES + ENDS))

    def _middle(self, place: int) -> float:
        return float(self.x + (1.5 + place + 0.5) * self._step())

    def _draw_team(self, team: int, low: float, high: float) -> None:
        step, middle, spaces = self._step(), low + high / 2, self.spaces[team]
        side, ink = THEME.colour(TEAM_SIDES[team]), THEME.colour("ink")
        picture = min(high * 0.7, step * 1.3)
        Color(*ink)
        self._picture(TEAM_PICTURES[team], self.x + step * 0.75, middle, picture)
        Color(*THEME.colour("soft_ink"))
        Line(points=[self._middle(0), middle, self._middle(TRICKS), middle], width=1.1)
        for place in range(PLACES):
            is_passed = place <= spaces
            Color(*(THEME.colour("acting") if is_passed else THEME.colour("gone_ink")))
            radius = min(high, step) * (0.2 if is_passed else 0.14)
            Ellipse(pos=(self._middle(place) - radius, middle - radius), size=(2 * radius, 2 * radius))
        radius = min(high * 0.46, step * 0.72)
        x = self._middle(spaces)
        Color(*side)
        Ellipse(pos=(x - radius, middle - radius), size=(2 * radius, 2 * radius))
        Color(*THEME.colour("acting"))
        Line(circle=(x, middle, radius), width=1.2)
        Color(*THEME.colour(f"{TEAM_SIDES[team]}_ink"))
        self._write(str(spaces), x, middle, radius * 1.15)
        Color(*THEME.colour("acting"))
        self._write(
            f"{STAR} {self.stars[team]}", self.x + self.width - step * 1.35, middle, min(high * 0.5, step * 1.2)
        )

    def _draw_worth(self, low: float, high: float) -> None:
        """Writes what each place is worth below the places."""
        Color(*THEME.colour("soft_ink"))
        for place in range(PLACES):
            points = self.worth[min(place, len(self.worth) - 1)]
            self._write(str(points), self._middle(place), low + high / 2, min(high * 0.6, self._step() * 0.8))

    def _picture(self, name: str, x: float, y: float, side: float) -> None:
        Rectangle(texture=CoreImage(icon(name)).texture, pos=(x - side / 2, y - side / 2), size=(side, side))

    def _write(self, text: str, x: float, y: float, size: float) -> None:
        sign = draw_sign(text, max(6, round(size)))
        width, height = sign.size
        Rectangle(texture=sign, pos=(x - width / 2, y - height / 2), size=sign.size)


def show_track(picture: TrackPicture, state: State) -> None:
    """Shows how far each team has come in this round, and what each place is worth, if that is agreed."""
    shown = state.rounds[-1]
    picture.spaces, picture.stars, picture.worth = shown.spaces, shown.stars, state.options.track or ()


def track_above(panel: BoxLayout) -> TrackPicture:
    """Adds the track above all else in a panel; with large text on a broad screen it stands beside the table."""
    track = TrackPicture(size_hint_y=None, height=THEME.mm(TRACK_MM))
    if not (THEME.large and THEME.wide):
        panel.add_widget(track, index=len(panel.children))
    return track
