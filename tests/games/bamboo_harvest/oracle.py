"""A second engine for Bamboo Harvest, written straight from the contract on raw JSON, as slow as it is plain."""

from collections import Counter

from tests.games.bamboo_harvest.oracle_forest import (
    LOW_TO_HIGH,
    WORTH,
    Forest,
    JsonObject,
    beside,
    need,
    spot_of,
)


class Grove(Forest):
    """One game: each action changes it in place."""

    def do(self, action: JsonObject) -> None:
        what = action["do"]
        stages = {
            "grid": ["grid"], "start": ["start"], "place": ["place"], "deeds": ["deeds"], "build": ["build"],
            "swap": ["build", "swap"], "harvest": ["build", "swap", "harvest"],
        }  # fmt: skip
        need(self.stage in stages.get(what, ["manage"]), "stage")
        if what != "start" and "seat" in action:
            need(action["seat"] == self.turn, "turn")
        getattr(self, "do_" + what)(action)

    def do_grid(self, action: JsonObject) -> None:
        cards = action["cards"]
        for card, count in Counter[str](cards).items():
            need(card[1] in "DH" and count < 3, "face")
        for rank, count in Counter(card[0] for card in cards).items():
            need(count == (3 if rank in "JQK" else 4), "rank")
        self.card = {divmod(place, 7): card for place, card in enumerate(cards)}
        self.wild = [rank + suit for rank in "JQK" for suit in "DH" if cards.count(rank + suit) == 1]
        self.stage = "start"

    def do_start(self, action: JsonObject) -> None:
        if "seat" in action:
            need("discards" not in action and "backs" not in action and action["seat"] < self.n, "by")
            self.first = action["seat"]
        else:
            discards, backs = action.get("discards", []), action.get("backs", ["?"] * self.n)
            need(len(discards) == self.n and len(backs) == self.n, "each")
            need(all(self.hidden_copies(card) >= count for card, count in Counter[str](discards).items()), "copies")
            pairs = list(zip(discards, backs, strict=True))
            for card, count in Counter[str](discards).items():
                need(count == 1 or {back for one, back in pairs if one == card} == {"black", "green"}, "backs")
            keys = [(LOW_TO_HIGH.index(card[0]), "CSDH".index(card[1]), back == "black") for card, back in pairs]
            self.first = keys.index(max(keys))
            self.seen.update(discards)
        self.discards = self.n
        self.down = [2] * self.n
        clockwise = [(self.first + step) % self.n for step in range(self.n)]
        self.order = [*clockwise, *reversed(clockwise)]
        self.turn = self.order[0]
        self.stage = "place"

    def do_place(self, action: JsonObject) -> None:
        spot = spot_of(action["on"])
        need(spot not in self.owner, "vacant")
        self.owner[spot] = self.order.pop(0)
        self.turn = self.order[0] if self.order else self.first
        self.stage = "place" if self.order else "deeds"

    def do_deeds(self, action: JsonObject) -> None:
        need(len(action["up"]) == self.n, "each")
        laid = Counter(card for pair in action["up"] for card in pair)
        need(all(self.hidden_copies(card) >= count for card, count in laid.items()), "copies")
        self.up = [list(pair) for pair in action["up"]]
        self.down = [0] * self.n
        self.round = 1
        self.stage = "build"

    def do_build(self, action: JsonObject) -> None:
        seat, deed, spot = self.turn, action["deed"], spot_of(action["on"])
        need(self.reeds[seat] >= 30, "reeds")
        need(len(self.own(seat)) < 10, "tokens")
        need(self.vacant(spot) and self.fits(deed, spot), "site")
        if action["from"] == "up":
            need(deed in self.up[seat], "up")
            self.up[seat].remove(deed)
            if deed in self.used[seat]:
                self.used[seat].remove(deed)
        else:
            need(self.down[seat] > 0 and self.hidden_copies(deed) > 0, "down")
            self.down[seat] -= 1
        self.seen[deed] += 1
        self.discards += 1
        self.reeds[seat] -= 30
        self.owner[spot] = seat
        if deed in self.wild or not self.judge(seat):
            self.upset.pop(seat, None)
            self.stage = "swap"

    def do_swap(self, action: JsonObject) -> None:
        seat, deed = self.turn, action["deed"]
        self.upset.pop(seat, None)
        one, other = map(spot_of, action["on"])
        need(deed in self.up[seat] and deed not in self.used[seat], "deed")
        need(one != other and self.vacant(one) and self.vacant(other), "vacant")
        need(self.fits(deed, one) or self.fits(deed, other), "match")
        need(spot_of(action["token"]) in (one, other), "token")
        edges = abs(one[0] - other[0]) + abs(one[1] - other[1])
        cost = 0 if edges < 3 else 5 * (edges - 2)
        need(self.reeds[seat] >= cost, "reeds")
        self.reeds[seat] -= cost
        self.card[one], self.card[other] = self.card[other], self.card[one]
        self.upset[seat] = spot_of(action["token"])
        if deed in self.wild:
            self.used[seat].append(deed)
        self.stage = "harvest"

    def do_harvest(self, action: JsonObject) -> None:
        if self.stage != "harvest":
            self.upset.pop(self.turn, None)
        named = [spot_of(item["token"]) for item in action["from"]]
        need(len(set(named)) == len(named), "twice")
        need(all(self.owner.get(token) == self.turn for token in named), "own")
        need(all(token in named or not self.options(token) for token in self.own(self.turn)), "left out")
        gained, court = 0, 0
        for item in action["from"]:
            chosen = sorted(map(spot_of, item["cards"]))
            need(chosen in [sorted(option) for option in self.options(spot_of(item["token"]))], "cards")
            ranks = [self.card[spot][0] for spot in chosen]
            gained += sum(WORTH.get(rank, 0) for rank in ranks)
            court += sum(rank in "JQK" for rank in ranks)
        self.reeds[self.turn] += gained
        self.drew = self.bought = self.again = self.tidied = False
        self.pull(court)
        self.stage = "manage"

    def do_buy(self, action: JsonObject) -> None:
        near = [spot for token in self.own(self.turn) for spot in beside(token) if self.vacant(spot)]
        need(not any(self.card[spot][0] in "JQK" for spot in near), "court")
        need(not self.bought and not self.tidied and self.reeds[self.turn] >= 10, "buy")
        self.reeds[self.turn] -= 10
        self.bought = True
        self.pull(1)

    def do_redraw(self, action: JsonObject) -> None:
        need(self.drew and not self.again and not self.tidied and self.down[self.turn], "redraw")
        self.again = True
        self.down[self.turn] -= 1
        self.discards += 1
        self.pull(1)

    def do_reveal(self, action: JsonObject) -> None:
        need(action["cards"] and len(action["cards"]) <= self.down[self.turn], "down")
        need(all(self.hidden_copies(card) >= n for card, n in Counter[str](action["cards"]).items()), "copies")
        self.down[self.turn] -= len(action["cards"])
        self.up[self.turn] += action["cards"]
        self.tidied = True

    def do_discard(self, action: JsonObject) -> None:
        seat, up, down = self.turn, action.get("up", []), action.get("down", 0)
        need(up or down, "nothing")
        need(not Counter[str](up) - Counter(self.up[seat]) and down <= self.down[seat], "held")
        need(len(self.up[seat]) + self.down[seat] - len(up) - down >= 3, "below")
        for card in up:
            self.up[seat].remove(card)
            if card in self.used[seat]:
                self.used[seat].remove(card)
        self.down[seat] -= down
        self.seen.update(up)
        self.discards += len(up) + down
        self.tidied = True

    def do_end(self, action: JsonObject) -> None:
        need(len(self.up[self.turn]) + self.down[self.turn] <= 3, "three")
        self.turn = (self.turn + 1) % self.n
        self.round += self.turn == self.first
        if not self.judge(self.turn):
            self.stage = "build"

    # ---- what is told

    def line(self) -> JsonObject:
        nobody = self.stage in ("grid", "start", "deeds", "over")
        rows = range(7)
        grid = [[self.card[r, c] for c in rows] for r in rows] if self.card else []
        return {
            "game": "bamboo-harvest",
            "phase": self.stage,
            "turn": None if nobody else self.turn,
            "round": self.round,
            "reeds": self.reeds[:],
            "tokens": [len(self.own(seat)) for seat in range(self.n)],
            "deeds": [
                {"up": self.up[seat][:], "used": self.used[seat][:], "down": self.down[seat]} for seat in range(self.n)
            ],
            "draw": self.draw,
            "discard": self.discards,
            "grid": grid,
            "built": [[self.owner.get((r, c)) for c in rows] for r in rows],
            "disturbance": [list(self.upset[seat]) if seat in self.upset else None for seat in range(self.n)],
            "wild": self.wild[:],
            "over": self.stage == "over",
            "winner": self.winner,
            "won_by": self.won_by,
            "path": [list(spot) for spot in self.path],
        }
