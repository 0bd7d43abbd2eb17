"""Descriptions of games for tests, as the values of their files."""

import tomllib
from collections.abc import Mapping
from typing import Final

TEXTS: Final[Mapping[str, str]] = {
    "whist": """
game = "Whist"
version = "1"
players = 4
teams = "across"

[trump]
suit = "turned up"

[[score]]
say = "odd tricks"
per = "side"
when = "tricks > 6"
points = "tricks - 6"

[end]
when = "top >= 5"
""",
    "hearts": """
game = "Hearts"
version = "1"
players = 4

[pass]
cards = 3
to = ["left", "right", "across", "nobody"]

[play]
leads = "2C"
first_trick_not = ["hearts", "QS"]
not_led = ["hearts"]

[value]
hearts = 1
QS = 13

[[score]]
say = "cards taken"
when = "cards < 26"
points = "cards"

[[score]]
say = "shot the moon"
when = "cards == 26"
points = 0
others = 26

[end]
when = "top >= 100"
wins = "lowest"
""",
    "spades": """
game = "Spades"
version = "1"
players = 4
teams = "across"

[trump]
suit = "spades"

[bid]
kind = "tricks"

[play]
not_led = ["spades"]

[[score]]
say = "nil kept"
when = "bid == 0 and tricks == 0"
points = 100

[[score]]
say = "nil broken"
when = "bid == 0 and tricks > 0"
points = -100

[[score]]
say = "contract made"
per = "side"
when = "bid > 0 and tricks >= bid"
points = "10 * bid"

[[score]]
say = "contract failed"
per = "side"
when = "tricks < bid"
points = "-10 * bid"

[[score]]
say = "bags"
per = "side"
when = "tricks > bid"
points = "tricks - bid"
count = { bags = "bags + tricks - bid" }

[[score]]
say = "ten bags"
per = "side"
when = "bags >= 10"
points = -100
count = { bags = "bags - 10" }

[[counter]]
name = "bags"
per = "side"

[end]
when = "top >= 200 or bottom <= -200"
""",
    "oh-hell": """
game = "Oh Hell"
version = "1"
players = [3, 5]

[deal]
hands = [1, 2, 3, 2, 1]
left = "out"

[trump]
suit = "turned up"

[bid]
kind = "tricks"
total_not = "hand"

[[score]]
say = "tricks"
points = "tricks"

[[score]]
say = "exactly as bid"
when = "tricks == bid"
points = 10

[end]
ties = ["shared"]
""",
    "euchre": """
game = "Euchre"
version = "1"
players = 4
teams = "across"

[deck]
pack = "24"

[deal]
each = 5
left = "out"

[bid]
kind = "take"
rounds = 2
nobody = "dealer"

[trump]
suit = "offered"
highest = ["J of trump", "J of the same colour"]

[play]
alone = true
sits_out = "partner"

[[score]]
say = "made it"
per = "declaring side"
when = "tricks >= 3 and tricks <= 4"
points = 1

[[score]]
say = "march"
per = "declaring side"
when = "tricks == 5"
points = "4 if alone else 2"

[[score]]
say = "euchred"
per = "defenders"
when = "tricks >= 3"
points = 2

[end]
when = "top >= 10"
""",
    "garden": """
game = "Garden Fair"
version = "1"
players = [2, 5]

[rounds]
count = 4
name = { en = "season", de = "Jahreszeit" }
prompts = ["Draft two cards each.", "Plant or sell one."]
minutes = 8

[[counter]]
name = "coins"
start = 3
least = 0
touch = true

[[ask]]
name = "baskets"
say = "baskets sold"
most = 9

[[score]]
say = "harvest"
points = "2 * baskets"
count = { coins = "coins + baskets" }

[[category]]
say = "flowers"
ask = ["roses", "tulips"]
points = "roses * roses + 7 * min(roses, tulips)"

[[category]]
say = "most trees"
ask = ["trees"]
points = "6 if place.trees == 1 else 3 if place.trees == 2 else 0"
tied = "shared"

[[category]]
say = "coins left"
points = "down(coins / 3)"

[end]
when = "round == 4 or least.coins == 0"
ties = ["coins", "shared"]
""",
}


def described(name: str) -> dict[str, object]:
    """Returns a description as a record embeds it."""
    return tomllib.loads(TEXTS[name])


def usual_options(game: str) -> dict[str, object]:
    """Returns the options without which a game cannot begin: none but for described games."""
    return {"description": described("whist")} if game == "described" else {}
