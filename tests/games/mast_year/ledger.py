"""The referee's ledger: what each side has scored in which game, and who has won (MY-7, MY-9)."""

from tests.games.mast_year.written import JsonObject


def better(one: str, other: str, points: dict[str, int]) -> str:
    """Which of two sides has more points, or "tie"."""
    if points[one] == points[other]:
        return "tie"
    return one if points[one] > points[other] else other


class Ledger:
    """One game, or the two of a tournament."""

    def __init__(self, options: JsonObject) -> None:
        """Begins the first game."""
        self.options = options
        self.games: list[JsonObject] = []
        self.begin(list(options["squirrels"]))

    @property
    def game(self) -> JsonObject:
        """The game being played."""
        return self.games[-1]

    def begin(self, squirrels: list[int]) -> None:
        """Begins a game with these Squirrels."""
        self.games.append({"scores": {"squirrels": 0, "oaks": 0}, "winner": None, "squirrels": squirrels})

    def add(self, squirrels: int, oaks: int) -> None:
        """Adds points to the game being played."""
        self.game["scores"]["squirrels"] += squirrels
        self.game["scores"]["oaks"] += oaks

    def pay_bonus(self, hand: JsonObject) -> None:
        """MY-9.3, in one step: a Boom's points wait for the Oaks' last cards too."""
        if self.options["single_hand"]:
            oaks = {"none": 0, "partial": 1, "full": 2}[hand["mast"]]
            squirrels = 2 if hand["boom"] else 0
            self.add(squirrels, oaks)
            hand["bonus"] = {"squirrels": squirrels, "oaks": oaks}

    def goal_decides(self) -> bool:
        """MY-7.2: a team has reached the goal, and equal scores do not stand in the way."""
        squirrels, oaks = self.game["scores"].values()
        reached = max(squirrels, oaks) >= self.options["goal"]
        return bool(reached and (squirrels != oaks or self.options["equal_scores"] == "shared"))

    def end_game(self) -> bool:
        """Ends the game being played; whether a tournament's second one begins, with the teams swapped."""
        self.game["winner"] = better("squirrels", "oaks", self.game["scores"])
        goes_on = self.options["tournament"] and len(self.games) == 1
        if goes_on:
            self.begin([1, 3] if self.game["squirrels"] == [0, 2] else [0, 2])
        return bool(goes_on)

    def pairs(self) -> dict[str, int]:
        """MY-9.4: what each pair scored in both games."""
        points = {"0-2": 0, "1-3": 0}
        for game in self.games:
            mine, theirs = ("0-2", "1-3") if game["squirrels"] == [0, 2] else ("1-3", "0-2")
            points[mine] += game["scores"]["squirrels"]
            points[theirs] += game["scores"]["oaks"]
        return points

    def lines(self, over: bool) -> JsonObject:
        """What the score line says of the scores."""
        lines: JsonObject = {"scores": self.game["scores"], "winner": self.game["winner"] if over else None}
        if self.options["tournament"]:
            lines["games"], lines["pairs"] = self.games, self.pairs()
            lines["winner"] = better("0-2", "1-3", self.pairs()) if over else None
        return lines
