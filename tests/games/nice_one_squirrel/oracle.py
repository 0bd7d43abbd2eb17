"""A second engine for Nice One Squirrel!, written straight from the contract on raw JSON, as slow as it is plain."""

from collections import Counter
from typing import Any

JsonObject = dict[str, Any]
HANDS = {2: 12, 3: 8, 4: 6, 5: 5, 6: 4}


class WrongError(Exception):
    """The action cannot be."""


class Ring:
    """One game: every list below is changed in place."""

    def __init__(self, players: int, options: JsonObject) -> None:
        self.n = players
        self.taking = options.get("taking_up", False)
        self.turn = options.get("first", 0)
        self.acting = False
        self.at: list[int | None] = [None] * players
        self.left = [HANDS[players]] * players
        self.score = [0] * players
        self.hidden = set(range(1, 9)) - ({5} if players == 5 else set())
        if players == 5:
            self.hidden = {1, 2, 3, 4, 6, 7, 8}
        self.lying: dict[int, list[str]] = {number: [] for number in range(1, 10)}
        self.up_sleeve: list[Counter[str]] = [Counter() for _ in range(players)]
        self.plays: list[JsonObject] = []
        self.remaining: int | None = None
        self.over = False

    def targets(self) -> list[int]:
        here = self.at[self.turn]
        taken = [spot for seat, spot in enumerate(self.at) if seat != self.turn]
        if here is None:
            return [number for number in range(1, 10) if number not in taken]
        found = []
        spot = here
        for _ in range(4):
            spot = 1 if spot == 9 else spot + 1
            if spot not in taken:
                found.append(spot)
        return found if found else [here]

    def out(self, nut: str) -> int:
        return sum(lying.count(nut) for lying in self.lying.values()) + sum(held[nut] for held in self.up_sleeve)

    def do(self, action: JsonObject) -> None:
        if self.over:
            raise WrongError("over")
        if "seat" in action and action["seat"] != self.turn:
            raise WrongError("turn")
        if (action["do"] == "visit") == self.acting:
            raise WrongError("step")
        getattr(self, "do_" + action["do"])(action)

    def do_visit(self, action: JsonObject) -> None:
        spot = action["cache"]
        if spot not in self.targets():
            raise WrongError("reach")
        if (spot in self.hidden) != ("found" in action):
            raise WrongError("found")
        if "found" in action:
            if self.out(action["found"]) == 2:
                raise WrongError("copies")
            self.hidden.remove(spot)
            self.lying[spot].append(action["found"])
        self.at[self.turn] = spot
        self.acting = True

    def do_play(self, action: JsonObject) -> None:
        nut = action["nut"]
        if self.up_sleeve[self.turn][nut]:
            self.up_sleeve[self.turn][nut] -= 1
        elif self.out(nut) == 2:
            raise WrongError("copies")
        spot = self.at[self.turn]
        assert spot
        pile = self.lying[spot]
        colour = len([other for other in pile if other[0] == nut[0]])
        kind = len([other for other in pile if other[1] == nut[1]])
        twin = 2 if nut in pile else 0
        points = colour + kind + twin
        pile.append(nut)
        self.score[self.turn] += points
        self.left[self.turn] -= 1
        line = {"seat": self.turn, "cache": spot, "nut": nut, "points": points, "colour": colour, "type": kind}
        self.plays.append({**line, "twin": twin})
        self.finish()

    def do_pass(self, action: JsonObject) -> None:
        self.finish()

    def do_take(self, action: JsonObject) -> None:
        spot = self.at[self.turn]
        assert spot
        if not self.taking or action["nut"] not in self.lying[spot]:
            raise WrongError("take")
        self.lying[spot].remove(action["nut"])
        self.up_sleeve[self.turn][action["nut"]] += 1
        self.left[self.turn] += 1
        self.finish()

    def finish(self) -> None:
        self.acting = False
        if self.remaining is not None:
            self.remaining -= 1
        elif not self.left[self.turn] or (self.taking and self.score[self.turn] >= 20):
            self.remaining = self.n - 1
        if self.remaining == 0:
            self.over = True
        else:
            self.turn = (self.turn + 1) % self.n

    def line(self) -> JsonObject:
        best = max(self.score)
        return {
            "game": "nice-one-squirrel",
            "phase": "over" if self.over else "act" if self.acting else "visit",
            "turn": None if self.over else self.turn,
            "scores": self.score[:],
            "hands": self.left[:],
            "caches": [
                {"cache": number, "down": number in self.hidden, "nuts": self.lying[number][:]}
                for number in range(1, 10)
            ],
            "squirrels": self.at[:],
            "last_round": self.remaining is not None,
            "plays": self.plays[:],
            "over": self.over,
            "winners": [seat for seat in range(self.n) if self.over and self.score[seat] == best],
        }
