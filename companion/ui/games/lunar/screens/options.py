"""OptionsScreen of Lunar: the shared options, and the points of the places of the track (LU-4.1)."""

from typing import Any

from companion.app.controllers import Controllers
from companion.simulation.playtest_decks.lunar import TRACK
from companion.ui.screens.options import OptionsScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class LunarOptionsScreen(OptionsScreen):
    """The track's points are entered after each round, or agreed on beforehand."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._track = TextButton(high_mm=4)
        self._track.bind(on_press=lambda _: self._pass_track_on())
        self.ids.second.add_widget(self._track)
        self._say_track()

    def _pass_track_on(self) -> None:
        """Switches between asking for the track's points and the track of the play-test deck."""
        agreed = dict(self.controllers.table.agreed)
        if agreed.pop("track", None) is None:
            agreed["track"] = list(TRACK)
        self.controllers.table.agreed = agreed
        self._say_track()

    def _say_track(self) -> None:
        track = self.controllers.table.agreed.get("track")
        if track is None:
            self._track.text = SAY("ui.variant.track-asked")
            return
        key = "track-playtest" if tuple(track) == TRACK else "track-own"
        self._track.text = SAY(f"ui.variant.{key}", points=" ".join(map(str, track)))
