"""OptionsScreen of Lunar: the shared options, and the points of the places of the track (LU-4.1)."""

from typing import Any

from companion.app.controllers import Controllers
from companion.simulation.playtest_decks.lunar import TRACK
from companion.ui.screens.options import OptionsScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.alternatives_row import AlternativesRow

ASKED, PLAYTEST, OWN = "asked", "playtest", "own"


class LunarOptionsScreen(OptionsScreen):
    """The track's points are entered after each round, or agreed on beforehand."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        track = controllers.table.agreed.get("track")
        tracks = {ASKED: None, PLAYTEST: list(TRACK), OWN: track}
        known = [key for key in (ASKED, PLAYTEST) if tracks[key] == track]
        keys = (ASKED, PLAYTEST) if known else tuple(tracks)
        texts = {key: SAY(f"ui.variant.track-{key}", points=" ".join(map(str, tracks[key] or ()))) for key in keys}
        self._track = AlternativesRow(texts, lambda key: self._agree(key, tracks[key]), SharedFontSize())
        self._track.chosen = known[0] if known else OWN
        self.ids.second.add_widget(self._track)

    def _agree(self, key: str, track: object) -> None:
        """Agrees on the points of the track, or that they are asked."""
        agreed = {name: value for name, value in self.controllers.table.agreed.items() if name != "track"}
        self.controllers.table.agreed = agreed if track is None else {**agreed, "track": track}
        self._track.chosen = key
