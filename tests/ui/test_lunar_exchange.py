"""An exchange that was entered and did not happen is taken away; it was no trump suit instead (LU-2.1, LU-2.2)."""

from companion.games.lunar.actions import Exchanged, Trump
from companion.games.lunar.deck import LunarSuit
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot


def test_an_exchange_can_only_be_taken_away(pilot: Pilot) -> None:
    pilot.start("lunar", {}, ("Ann", "Bo", "Cy", "Di"))
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))
    entries = pilot.controllers.table.snapshot.entries
    pilot.controllers.navigation.go("correct", number=entries[0].number, then="history")
    pilot.settle()
    assert pilot.says(SAY("ui.correct.only"))
    pilot.tap_text(SAY("ui.correct.remove"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 1)
    assert pilot.controllers.table.snapshot.entries[0].entry.action == Trump(LunarSuit.BAT)
