"""CorrectScreen of described games: numbers are corrected in the panel in which they are entered."""

from collections.abc import Mapping
from dataclasses import replace

from kivy.uix.widget import Widget

from companion.engine.game import require_type
from companion.games.described.actions import Action, Count, Tally
from companion.games.described.closing import OF_HAND
from companion.games.described.state import State
from companion.session.correction import Replace
from companion.ui.games.described.numbers import ask_tally, count_of, tally_of, touchable
from companion.ui.games.described.widgets.counts_panel import CountsPanel
from companion.ui.player_names import names_of
from companion.ui.screens.correct import CorrectScreen


class DescribedCorrectScreen(CorrectScreen):
    """Shows numbers as they were entered; every touch shows what it would change."""

    def panel_for(self, action: object, before: object) -> Widget | None:
        """Returns the numbers of a tally, or a counter; None for an entry that is one of several choices."""
        names, state = names_of(self.controllers.table.playing), require_type(State, before)
        match action:
            case Tally():
                counting = ask_tally(state, names, action)
            case Count(counter, value, seat):
                name, all_of = f"{counter}/{OF_HAND if seat is None else seat}", touchable(state, names)
                counting = replace(
                    all_of, numbers=tuple(replace(one, value=value) for one in all_of.numbers if one.name == name)
                )
            case _:
                return None
        panel = CountsPanel()
        panel.ask(counting, "")
        panel.fbind("on_change", lambda _, values: self._changed(state, action, values))
        return panel

    def _changed(self, state: State, action: object, values: Mapping[str, int]) -> None:
        changed: Action = (
            tally_of(state, values)
            if isinstance(action, Tally)
            else next(count_of(name, value) for name, value in values.items())
        )
        self.choose(Replace(int(self.number), changed), "")
