"""NiceOneSquirrelSeatsScreen: who sits where with which squirrel, and who is the youngest and starts (NS-2.2)."""

from companion.games.nice_one_squirrel.view import SIGNS
from companion.ui.screens.seats import SeatsScreen
from companion.ui.texts import SAY


class NiceOneSquirrelSeatsScreen(SeatsScreen):
    """Each seat has a squirrel of its own."""

    def says_of(self, seat: int) -> str:
        """Returns the squirrel's sign and name, and whether it starts."""
        squirrel = f"{SIGNS[seat]} {SAY(f'squirrel.{seat + 1}')}"
        return f"{squirrel}\n{SAY('ui.seats.starts')}" if self.is_chosen(seat) else squirrel
