"""SeatsScreen of described games: as many as the file says, its teams, and who deals first."""

from companion.engine.options import FirstSeat
from companion.games.described.description import Description
from companion.games.described.reading import read_embedded
from companion.games.described.tables import usual_dealer
from companion.games.described.view import colour_of
from companion.ui.screens.seats import SeatsScreen
from companion.ui.texts import SAY


class DescribedSeatsScreen(SeatsScreen):
    """Partners have one colour and one number; whoever sits before the first deals unless the table says otherwise."""

    @property
    def _description(self) -> Description:
        return read_embedded(self.controllers.table.agreed["description"])

    def counts(self) -> tuple[int, ...]:
        least, most = self._description.players
        return tuple(range(least, most + 1))

    def first_options(self) -> list[FirstSeat]:
        """Returns who deals first, where cards are dealt."""
        return [FirstSeat("dealer")] if self._description.rounds is None else []

    def seat(self, count: int) -> None:
        """Lays the table; so long as nobody has chosen, whoever sits before the first deals."""
        if "dealer" not in self.controllers.table.agreed:
            self._first = usual_dealer(self._description, count)
        super().seat(count)

    def agreement(self) -> dict[str, int]:
        """Returns who deals, once that is chosen."""
        return super().agreement() if "dealer" in self.controllers.table.agreed else {}

    def pass_on_first(self) -> None:
        """Lets the next player deal."""
        self.controllers.table.agreed = {**self.controllers.table.agreed, "dealer": self._first}
        super().pass_on_first()

    def says_of(self, seat: int) -> str:
        """Returns the side, where players share one, and whether the player deals."""
        team = SAY("ui.seats.team", number=self._side_of(seat) + 1) if self._description.has_teams else ""
        return "\n".join(filter(None, (team, super().says_of(seat))))

    def side_of(self, seat: int) -> str:
        return colour_of(self._side_of(seat)) if self._description.has_teams else "button"

    def _side_of(self, seat: int) -> int:
        sides = self._description.sides_for(len(self.names))
        return next(number for number, seats in enumerate(sides) if seat in seats)
