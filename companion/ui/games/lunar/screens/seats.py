"""SeatsScreen of Lunar: two or four players, their teams, and who starts."""

from companion.games.lunar.state import team_of
from companion.games.lunar.view import TEAM_SIDES
from companion.ui.screens.seats import SeatsScreen
from companion.ui.texts import SAY


class LunarSeatsScreen(SeatsScreen):
    """Partners sit opposite; of two players each is a team."""

    def says_of(self, seat: int) -> str:
        """Returns the team, and whether the player starts."""
        team = SAY(f"ui.team.{team_of(seat)}")
        return f"{team}\n{super().says_of(seat)}" if self.is_chosen(seat) else team

    def side_of(self, seat: int) -> str:
        """Returns the colour of the team."""
        return TEAM_SIDES[team_of(seat)]
