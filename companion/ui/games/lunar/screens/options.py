"""OptionsScreen and SeatsScreen of Lunar: the points of the track (LU-4.1), the teams, and who starts."""

from typing import Any

from companion.app.controllers import Controllers
from companion.games.lunar.state import team_of
from companion.games.lunar.view import TEAM_SIDES
from companion.simulation.playtest_decks.lunar import TRACK
from companion.ui.screens.options import OptionsScreen
from companion.ui.screens.seats import SeatsScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.alternatives_row import AlternativesRow

ASKED, PLAYTEST, OWN = "asked", "playtest", "own"


class LunarOptionsScreen(OptionsScreen):
    """The track's points are entered after each round, or agreed on beforehand."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        track = controllers.table.agreed.get("track")
        tracks = {ASKED: None, PLAYTEST: list(TRACK)}
        tracks |= {} if track in tracks.values() else {OWN: track}
        texts = {key: SAY(f"ui.variant.track-{key}", points=" ".join(map(str, tracks[key] or ()))) for key in tracks}
        self._track = AlternativesRow(texts, lambda key: self._agree(key, tracks[key]), SharedFontSize())
        self._track.chosen = next(key for key, points in tracks.items() if points == track)
        self.ids.second.add_widget(self._track)

    def _agree(self, key: str, track: object) -> None:
        """Agrees on the points of the track, or that they are asked."""
        agreed = {name: value for name, value in self.controllers.table.agreed.items() if name != "track"}
        self.controllers.table.agreed = agreed if track is None else {**agreed, "track": track}
        self._track.chosen = key


class LunarSeatsScreen(SeatsScreen):
    """Partners sit opposite; of two players each is a team."""

    def says_of(self, seat: int) -> str:
        """Returns the team, and whether the player starts."""
        team = SAY(f"ui.team.{team_of(seat)}")
        return f"{team}\n{super().says_of(seat)}" if self.is_chosen(seat) else team

    def side_of(self, seat: int) -> str:
        return TEAM_SIDES[team_of(seat)]
