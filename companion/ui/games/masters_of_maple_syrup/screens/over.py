"""OverScreen of Masters of Maple Syrup: bonuses are entered card by card (MM-3.2); until then nobody has won."""

from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.journal.journaled_games import Standing
from companion.ui.games.masters_of_maple_syrup.draft import MapleDraft
from companion.ui.player_names import names_of
from companion.ui.presenter import Rematch
from companion.ui.screens.over import OverScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton


class MapleOverScreen(OverScreen):
    """The values of the catalogue stand until somebody enters a bonus."""

    def show(self, standing: Standing | None) -> None:
        """Shows the result; before any bonus was entered, who leads without them."""
        super().show(standing)
        if standing is None or standing.state_as(State).phase is not Phase.OVER or self._is_tallied(standing):
            return
        winner = standing.state_as(State).winner
        name = names_of(standing)[winner] if isinstance(winner, int) else ""
        self.title = SAY("ui.over.leads", name=name) if name else SAY("ui.over.level")
        self.explanation = SAY("ui.over.before-bonuses")

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        super()._offer(rematches)
        ways = self.ids.ways
        comes_first = not self._is_tallied(self.controllers.table.playing)
        if comes_first:
            for button in ways.children:
                button.weight, button.bold = "button", False
        weight = "first_button" if comes_first else "button"
        button = TextButton(text=SAY("ui.over.bonuses"), high_mm=4.2, weight=weight, bold=comes_first)
        button.bind(on_release=lambda _: self.controllers.navigation.go("tally"))
        ways.add_widget(button, index=len(ways.children))

    def _is_tallied(self, standing: Standing) -> bool:
        """Whether the table has said what any card is worth at the end, or that all are worth what is shown."""
        told = (placed.points is not None for side in standing.state_as(State).sides for placed in side.placed)
        return any(told) or self.controllers.drafts.at(standing, MapleDraft).tallied
