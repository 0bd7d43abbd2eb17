"""Random games of Masters of Maple Syrup as records: with and without a catalogue, effects and rivals among them."""

from random import Random
from typing import Any

from tests.games.masters_of_maple_syrup.oracle import ACTIONS, JsonObject, MapleOracle
from tests.games.spoiled_actions import spoil_record

NAMES = ("Ann", "Bo")
TREES = ("Red Maple", "Silver Maple", "Sugar Maple", "Box Elder")
UTILITIES = ("Sugar Shack", "Evaporator", "Sled", "Taffy Stand")
STRANGE = ("Old Oak", "Barn")


def any_catalogue(random: Random) -> list[JsonObject]:
    """Returns some cards, of each of which something may not be known."""
    cards: list[JsonObject] = []
    for name in (*TREES, *UTILITIES):
        if random.random() < 0.2:
            continue
        card: JsonObject = {"name": name, "type": "tree" if name in TREES else "utility"}
        for key, least, most in (("cost", 0, 3), ("value", 0, 4), ("draws", 0, 3), ("copies", 2, 9)):
            if random.random() < 0.8:
                card[key] = random.randint(least, most)
        if random.random() < 0.3:
            card["text"] = "When harvested: draw.\nGame end: one more."
        if random.random() < 0.2:
            card["bonus"] = random.random() < 0.8
        cards.append(card)
    random.shuffle(cards)
    return cards


def any_options(random: Random) -> JsonObject:
    """Options of a table; many leave out what is the default."""
    options: JsonObject = {}
    if random.random() < 0.5:
        options["rivals"] = random.random() < 0.7
    if random.random() < 0.5:
        options["start"] = random.randrange(2)
    if options.get("rivals"):
        if random.random() < 0.5:
            options["third"] = random.choice(["tap", "harvest"])
        if random.random() < 0.6:
            options["develops"] = random.choice([None, ["tree", "utility"], ["utility", "tree"], ["tree", "tree"]])
    if random.random() < 0.8:
        options["catalogue"] = any_catalogue(random)
    return options


def play_game(seed: int, options: JsonObject | None = None, wild: float = 0.2) -> JsonObject:
    """Returns the record of a whole game; `wild` is how often cards' effects come."""
    random = Random(seed)
    options = any_options(random) if options is None else options
    record: JsonObject = {
        "record": 1,
        "game": "masters-of-maple-syrup",
        "options": options,
        "players": list(NAMES),
        "actions": [],
    }
    table = MapleOracle(record)
    while table.phase != "over":
        for _ in range(30):
            action = next_action(random, table, wild)
            if table.takes(action):
                break
        else:
            action = {"do": "end", "discard": max(0, table.hands[table.now] - 5)}
            assert table.takes(action), action
        record["actions"].append(action)
    if random.random() < 0.3:
        action = {"do": "value", "seat": 0, "place": 0, "points": random.randint(0, 9)}
        assert table.takes(action)
        record["actions"].append(action)
    return record


def next_action(random: Random, table: MapleOracle, wild: float) -> JsonObject:
    """Returns an action that may fit."""
    if table.phase == "select":
        action: JsonObject = {"do": "select", "action": random.choice(table.names)}
        return action | ({"chosen": random.choice(ACTIONS)} if action["action"] == "choose" else {})
    if table.phase == "tally":
        seat, place = random.choice(table.asked() if random.random() < 0.9 else [(0, 0)])
        return {"do": "value", "seat": seat, "place": place, "points": random.randint(0, 6)}
    if random.random() < wild:
        return any_effect(random, table)
    if random.random() < 0.25:
        more = table.hands[table.now] - 5
        return {"do": "end"} | ({"discard": more} if more > 0 else {})
    seat = table.now if random.random() < 0.6 else 1 - table.now
    return any_deed(random, table, seat)


def any_deed(random: Random, table: MapleOracle, seat: int) -> JsonObject:
    if table.does == "develop":
        action: JsonObject = {"do": "develop", "seat": seat, "card": any_name(random)}
        return action | ({"paid": random.randint(0, 2)} if random.random() < 0.5 else {})
    tapped = table.does == "harvest"
    places = [place for place, card in enumerate(table.properties[seat]) if card["tapped"] is tapped]
    if not places and random.random() < 0.9:
        return {"do": "end", "discard": max(0, table.hands[table.now] - 5)}
    chosen = random.sample(places, min(len(places), random.choice([1, 1, 2, 3])))
    action = {"do": table.does, "seat": seat, "places": chosen}
    return action | ({"drew": random.randint(0, 4)} if tapped and random.random() < 0.5 else {})


def any_effect(random: Random, table: MapleOracle) -> JsonObject:
    seat = random.randrange(2)
    cards = table.properties[seat]
    action: JsonObject = {"do": "effect", "seat": seat, "place": random.randrange(len(cards))}
    for key in random.sample(["draw", "take", "discard", "tuck", "untuck", "tap", "untap", "develop"], 2):
        if key == "develop":
            action[key] = any_name(random)
        elif key in ("tap", "untap"):
            action[key] = [random.randrange(len(cards))]
        else:
            action[key] = random.randint(0, 3)
    if "tuck" in action and random.random() < 0.6:
        action["from"] = random.choice(["hand", "deck", "discard"])
    return action


def any_name(random: Random) -> str:
    return random.choice([*TREES, *UTILITIES, *STRANGE])


def spoil(random: Random, record: JsonObject) -> JsonObject:
    """Returns the record with one thing changed that is often impossible."""
    return spoil_record(random, record, any_action, _spoil_action)


def _spoil_action(random: Random, action: JsonObject) -> None:
    keys = ["seat", "place", "places", "drew", "paid", "chosen", "points", "discard", "from", "why"]
    action[random.choice([*action, *keys])] = any_value(random)


def any_action(random: Random) -> JsonObject:
    """A well-formed action that may not fit."""
    seat, place = random.randrange(2), random.randrange(6)
    return random.choice(
        [
            {"do": "select", "action": random.choice([*ACTIONS, "choose"])},
            {"do": "select", "action": "choose", "chosen": random.choice(ACTIONS)},
            {"do": "tap", "seat": seat, "places": [place]},
            {"do": "harvest", "seat": seat, "places": [place], "drew": random.randint(0, 60)},
            {"do": "develop", "seat": seat, "card": any_name(random), "paid": random.randint(0, 4)},
            {"do": "develop", "seat": seat, "card": any_name(random)},
            {"do": "effect", "seat": seat, "place": place, "draw": random.randint(0, 50)},
            {"do": "effect", "seat": seat, "place": place, "from": "deck"},
            {"do": "effect", "seat": seat, "place": place},
            {"do": "end", "discard": random.randint(0, 3)},
            {"do": "value", "seat": seat, "place": place, "points": 3},
        ]
    )


def any_value(random: Random) -> Any:
    """A value that some key may or may not take."""
    return random.choice(
        [0, 1, 2, 5, 51, -1, True, None, "tap", "deck", "Red Maple", "", [], [0], [1, 1], [True], {}, 0.5]
    )
