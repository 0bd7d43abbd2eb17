"""Random games of Lunar as records: real hands are dealt, suits mostly followed, rounds sometimes only tallied."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tests.games.lunar.oracle import RANKS, SUITS, JsonObject, LunarOracle
from tests.games.spoiled_actions import spoil_record

NAMES = ("Ann", "Bo", "Cy", "Di")
DECK = [rank for rank in RANKS for _ in range(3)] + [suit for suit in SUITS for _ in range(6)]


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """How a table plays: how often it does not follow, tallies a round, and names what may be left out."""

    careless: float = 0.1
    tallied: float = 0.1
    wordy: float = 0.1


def any_options(random: Random, players: int) -> JsonObject:
    """Options of a table; many leave out what is the default."""
    options: JsonObject = {}
    if random.random() < 0.7:
        options["start"] = random.randrange(players)
    if random.random() < 0.7:
        options["stars"] = random.choice(["asked", "marked"])
    if random.random() < 0.7:
        track = [random.randint(0, 4 * place) for place in range(random.randint(1, 14))]
        options["track"] = random.choice([None, track])
    return options


def play_game(
    seed: int, players: int, play_style: PlayStyle | None = None, options: JsonObject | None = None
) -> JsonObject:
    """Returns the record of a whole game."""
    random, play_style = Random(seed), play_style or PlayStyle()
    options = any_options(random, players) if options is None else options
    record: JsonObject = {
        "record": 1,
        "game": "lunar",
        "options": options,
        "players": list(NAMES[:players]),
        "actions": [],
    }
    table, dealt = LunarOracle(record), Dealt(random, players)
    while table.phase != "over":
        action = next_action(random, table, dealt, play_style)
        assert table.takes(action), action
        record["actions"].append(action)
    return record


class Dealt:
    """The hands of a round, by holder and kind."""

    def __init__(self, random: Random, players: int) -> None:
        self.players = players
        self.deal(random)

    def deal(self, random: Random) -> None:
        ranks, suits = DECK[:24], DECK[24:]
        random.shuffle(ranks)
        random.shuffle(suits)
        sizes = {f"hand {seat}": 6 for seat in range(self.players)}
        if self.players == 2:
            sizes["sky"] = 12
        self.hands: dict[str, list[str]] = {}
        for holder, size in sizes.items():
            self.hands[holder] = ranks[:size] + suits[:size]
            ranks, suits = ranks[size:], suits[size:]


def next_action(random: Random, table: LunarOracle, dealt: Dealt, play_style: PlayStyle) -> JsonObject:
    if table.phase == "stars":
        return {"do": "stars", "kept": random.choice([0, 0, 0, 1, 1, 2, 4])}
    if table.phase == "track":
        return {"do": "track", "points": [random.randint(0, 9), random.randint(0, 9)]}
    if table.phase == "tricks":
        return play_card(random, table, dealt, play_style)
    if not table.exchanged and random.random() < play_style.tallied:
        spaces = random.randint(0, 12)
        tally: JsonObject = {
            "do": "tally",
            "spaces": [spaces, 12 - spaces],
            "stars": [random.randint(0, 9) for _ in "ab"],
        }
        return tally | ({"track": [random.randint(0, 20) for _ in "ab"]} if table.track is None else {})
    if not table.exchanged and table.people == 4 and random.random() < 0.4:
        return {"do": "exchanged"}
    dealt.deal(random)
    return {"do": "trump", "suit": random.choice(SUITS)}


def play_card(random: Random, table: LunarOracle, dealt: Dealt, play_style: PlayStyle) -> JsonObject:
    seat = (table.leader + len(table.table)) % table.people
    lead = [laid["face"] for laid in table.table if laid["kind"] == "suit"]
    possible: list[tuple[str, str]] = []
    for holder in [f"hand {seat}"] + ["sky"] * (table.people == 2):
        possible += [(holder, face) for face in dealt.hands[holder] if fits(table, holder, face, seat)]
    holder, face = random.choice(possible)
    if lead and face in SUITS and lead[0] in dealt.hands[holder] and random.random() >= play_style.careless:
        face = lead[0]
    dealt.hands[holder].remove(face)
    action: JsonObject = {"do": "play", "card": face + "*" * (table.marked and random.random() < 0.2)}
    if table.people == 2:
        action["from"] = "sky" if holder == "sky" else "hand"
    if random.random() < play_style.wordy:
        action["seat"] = seat
    if random.random() < play_style.wordy:
        action |= {"at": "2026-05-01T19:30:00Z", "by": "touch"}
    return action


def fits(table: LunarOracle, holder: str, face: str, seat: int) -> bool:
    kind = "rank" if face in RANKS else "suit"
    if len(table.table) >= 2:
        before = table.table[-2]
        return bool(before["kind"] != kind and (table.people == 4 or before["holder"] != holder))
    elsewhere = "sky" if holder != "sky" else f"hand {seat}"
    return table.people == 4 or table.held(elsewhere, "suit" if kind == "rank" else "rank") > 0


def spoil(random: Random, record: JsonObject) -> JsonObject:
    """Returns the record with one thing changed that is often impossible."""
    return spoil_record(random, record, any_action, _spoil_action)


def _spoil_action(random: Random, action: JsonObject) -> None:
    key = random.choice([*sorted(action.keys() - {"at", "by"}), "seat", "from", "card", "points", "track"])
    action[key] = any_value(random, key)


def any_action(random: Random) -> JsonObject:
    """A well-formed action that may not fit."""
    some = random.randint(0, 12)
    return random.choice(
        [
            {"do": "exchanged"},
            {"do": "trump", "suit": random.choice(SUITS)},
            {"do": "play", "card": random.choice(RANKS + SUITS)},
            {"do": "play", "card": random.choice(RANKS + SUITS) + "*"},
            {"do": "play", "card": random.choice(RANKS + SUITS), "from": random.choice(["hand", "sky"])},
            {"do": "play", "card": random.choice(RANKS + SUITS), "seat": random.randrange(4)},
            {"do": "stars", "kept": random.randint(0, 4)},
            {"do": "track", "points": [some, 3]},
            {"do": "tally", "spaces": [some, 12 - some], "stars": [1, 2]},
            {"do": "tally", "spaces": [some, 12 - some], "stars": [1, 2], "track": [3, 4]},
            {"do": "tally", "spaces": [some, 5], "stars": [1, 2], "track": [3, 4]},
        ]
    )


def any_value(random: Random, key: str) -> Any:
    """A value that the key may or may not take."""
    if key == "card":
        return random.choice(RANKS + SUITS)
    return random.choice(
        [0, 1, 3, 4, 5, -1, True, None, "W", "w", "9", "5*", "hand", "sky", "", [], [1, 2], [1, True], {}, 0.5]
    )
