"""Where one card can be chosen in two ways, as from the hand and from the Sky, a correction offers both."""

from companion.games.lunar.actions import Play
from tests.ui.pilot import Pilot


def test_a_card_of_a_game_for_two_is_corrected(pilot: Pilot) -> None:
    pilot.start("lunar", {}, ("Ann", "Bo"))
    pilot.settle()
    while not any(isinstance(logged.entry.action, Play) for logged in pilot.controllers.table.snapshot.entries):
        snapshot = pilot.controllers.table.snapshot
        pilot.act(snapshot.game.choices(snapshot.state)[0])
    entry = pilot.controllers.table.snapshot.entries[-1]
    pilot.controllers.navigation.go("correct", number=entry.number)
    pilot.settle()
    assert pilot.name == "correct"
    offered = [action for action in snapshot.game.choices(snapshot.state) if action != entry.entry.action]
    laid = [correction.action for correction, button in pilot.screen.choices.buttons if button.parent]
    assert set(offered) <= set(laid)
