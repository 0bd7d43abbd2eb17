"""Games of Bamboo Harvest as people play them: real cards are dealt and drawn, and each player acts at random."""

from itertools import combinations
from random import Random
from typing import Any

from tests.games.bamboo_harvest.oracle import Grove
from tests.games.bamboo_harvest.oracle_forest import BLACK, LOW_TO_HIGH, JsonObject, Spot

LONGEST = 1500


class HiddenCards:
    """The cards that nobody sees: draw pile, discards and each hand; beside them a second engine, which keeps count."""

    def __init__(self, seed: int, players: int) -> None:
        self.random = Random(seed)
        self.grove = Grove(players)
        self.actions: list[JsonObject] = []
        red = [rank + suit for suit in "DH" for rank in LOW_TO_HIGH] * 2
        self.random.shuffle(red)
        wild = [next(card for card in red if card[0] == rank) for rank in "JQK"]
        for card in wild:
            red.remove(card)
        self.forest = red
        self.pile = BLACK * 2 + wild
        self.random.shuffle(self.pile)
        self.gone: list[str] = []
        self.hands = [[self.pile.pop() for _ in range(3)] for _ in range(players)]

    def do(self, **action: Any) -> None:
        action = {key.rstrip("_"): value for key, value in action.items()}
        if action["do"] not in ("grid", "start", "deeds") and self.random.random() < 0.1:
            action["seat"] = self.grove.turn
        self.grove.do(action)
        self.actions.append(action)

    def draw_up_to(self, seat: int) -> None:
        """Draws what the grove says was drawn."""
        while len(self.hands[seat]) < self.grove.down[seat]:
            if not self.pile:
                self.pile, self.gone = self.gone, []
                self.random.shuffle(self.pile)
            self.hands[seat].append(self.pile.pop())


def play_game(seed: int, players: int) -> list[JsonObject]:
    """Returns the actions of a game, dealt and played at random, to its end or until it is long enough."""
    table = HiddenCards(seed, players)
    set_up(table)
    while table.grove.stage != "over" and len(table.actions) < LONGEST:
        take_turn(table)
    return table.actions


def set_up(table: HiddenCards) -> None:
    random, grove = table.random, table.grove
    table.do(do="grid", cards=table.forest)
    discards = [hand.pop() for hand in table.hands]
    backs = ["black" if random.random() < 0.5 else "green" for _ in discards]
    for one, other in combinations(range(grove.n), 2):
        if discards[one] == discards[other]:
            backs[other] = "green" if backs[one] == "black" else "black"
    if random.random() < 0.3:
        table.do(do="start", seat=random.randrange(grove.n))
    elif len(set(discards)) < len(discards) or random.random() < 0.5:
        table.do(do="start", discards=discards, backs=backs)
    else:
        table.do(do="start", discards=discards)
    table.gone += discards
    while grove.stage == "place":
        table.do(do="place", on=list(random.choice([spot for spot in grove.card if grove.vacant(spot)])))
    table.do(do="deeds", up=[list(hand) for hand in table.hands])
    table.hands = [[] for _ in table.hands]


def take_turn(table: HiddenCards) -> None:
    random, grove = table.random, table.grove
    seat = grove.turn
    if grove.reeds[seat] >= 30 and len(grove.own(seat)) < 10 and random.random() < 0.9:
        build(table, seat)
        if grove.stage == "over":
            return
    if random.random() < 0.7:
        swap(table, seat)
    upset = grove.upset.pop(seat, None) if grove.stage != "harvest" else None
    picks = [(token, found) for token in grove.own(seat) if (found := grove.options(token))]
    if upset:
        grove.upset[seat] = upset
    chosen = [{"token": list(token), "cards": [list(spot) for spot in choose(table, found)]} for token, found in picks]
    random.shuffle(chosen)
    table.do(do="harvest", from_=chosen)
    table.draw_up_to(seat)
    manage(table, seat)
    if grove.stage == "manage":
        table.do(do="end")


def choose(table: HiddenCards, found: list[list[Spot]]) -> list[Spot]:
    return max(found, key=len) if table.random.random() < 0.5 else table.random.choice(found)


def build(table: HiddenCards, seat: int) -> None:
    random, grove = table.random, table.grove
    deeds = [(card, "up") for card in grove.up[seat]] + [(card, "down") for card in table.hands[seat]]
    spots = [(card, origin, spot) for card, origin in deeds for spot in grove.card if grove.vacant(spot)]
    spots = [item for item in spots if grove.fits(item[0], item[2])]
    if not spots:
        return
    near = [item for item in spots if item[2][1] in (seat, seat + 1)] if random.random() < 0.8 else []
    card, origin, spot = random.choice(near or spots)
    table.do(do="build", deed=card, from_=origin, on=list(spot))
    table.gone.append(card)
    if origin == "down":
        table.hands[seat].remove(card)


def swap(table: HiddenCards, seat: int) -> None:
    random, grove = table.random, table.grove
    upset = grove.upset.pop(seat, None)
    free = [spot for spot in grove.card if grove.vacant(spot)]
    if upset:
        grove.upset[seat] = upset
    for _ in range(20):
        deeds = [card for card in grove.up[seat] if card not in grove.used[seat]]
        one, other = random.sample(free, 2)
        edges = abs(one[0] - other[0]) + abs(one[1] - other[1])
        deeds = [card for card in deeds if grove.fits(card, one) or grove.fits(card, other)]
        if deeds and 5 * max(0, edges - 2) <= grove.reeds[seat] and (edges < 4 or random.random() < 0.2):
            token = random.choice((one, other))
            table.do(do="swap", deed=random.choice(deeds), on=[list(one), list(other)], token=list(token))
            return


def manage(table: HiddenCards, seat: int) -> None:
    random, grove = table.random, table.grove
    near = [spot for token in grove.own(seat) for spot in grove_beside(grove, token)]
    court = any(grove.card[spot][0] in "JQK" for spot in near)
    if not court and grove.reeds[seat] >= 10 and random.random() < 0.4:
        table.do(do="buy")
        table.draw_up_to(seat)
    if grove.drew and grove.down[seat] and random.random() < 0.2:
        table.gone.append(table.hands[seat].pop())
        table.grove.do({"do": "redraw"})
        table.actions.append({"do": "redraw"})
        table.draw_up_to(seat)
    if table.hands[seat] and random.random() < 0.6:
        cards = random.sample(table.hands[seat], random.randint(1, len(table.hands[seat])))
        table.do(do="reveal", cards=cards)
        for card in cards:
            table.hands[seat].remove(card)
    surplus = len(grove.up[seat]) + grove.down[seat] - 3
    if surplus > 0:
        give_away(table, seat, surplus)


def give_away(table: HiddenCards, seat: int, surplus: int) -> None:
    random, grove = table.random, table.grove
    deeds = [("up", card) for card in grove.up[seat]] + [("down", card) for card in table.hands[seat]]
    given = random.sample(deeds, surplus)
    up = [card for where, card in given if where == "up"]
    down = [card for where, card in given if where == "down"]
    table.do(
        do="discard", **({"up": up} if up else {}), **({"down": len(down)} if down or random.random() < 0.5 else {})
    )
    for card in down:
        table.hands[seat].remove(card)
    table.gone += up + down


def grove_beside(grove: Grove, token: Spot) -> list[Spot]:
    """Returns the vacant cards beside a token."""
    return [spot for option in grove.options(token) for spot in option]
