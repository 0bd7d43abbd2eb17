"""Records with one thing changed, which is often impossible."""

import random

from tests.games.mast_year.deck import BOOM, FULL, PLAIN, is_acorn
from tests.games.mast_year.written import JsonObject


def spoil(rng: random.Random, record: JsonObject) -> JsonObject:
    """Returns the record with one thing changed that is often impossible."""
    actions = [dict(action) for action in record["actions"]]
    place = rng.randrange(len(actions))
    spoilt = actions[place]
    kind = rng.randrange(7)
    if kind == 0:
        del actions[place]
    elif kind == 1:
        actions.insert(rng.randint(0, len(actions)), dict(spoilt))
    elif kind == 2:
        other = rng.randrange(len(actions))
        actions[place], actions[other] = actions[other], spoilt
    elif kind == 3:
        actions.insert(place, any_action(rng))
    elif kind == 4:
        actions[place] = any_action(rng)
    elif kind == 5:
        change_value(rng, spoilt)
    else:
        spoilt[rng.choice(["seat", "trick", "card", "eaten", "mast", "said", "why"])] = any_value(rng)
    return {**record, "actions": actions}


def any_card(rng: random.Random) -> str:
    """One of the 52 cards."""
    return rng.choice(PLAIN + FULL + ["TH"] + BOOM)


def any_cards(rng: random.Random) -> list[str]:
    """Some cards, mostly acorn cards."""
    acorns = [card for card in PLAIN + FULL if is_acorn(card)]
    return rng.sample(acorns, rng.randrange(5)) if rng.random() < 0.9 else [any_card(rng)]


def any_action(rng: random.Random) -> JsonObject:
    """A well-formed action that may not fit."""
    return rng.choice(
        [
            {"do": "dealt"},
            {"do": "passed"},
            {"do": "passed", "said": {"1": "few"}},
            {"do": "trunk", "card": any_card(rng)},
            {"do": "play", "card": any_card(rng)},
            {"do": "play", "card": any_card(rng), "seat": rng.randrange(4)},
            {"do": "eat", "trick": rng.randint(1, 13)},
            {"do": "keep"},
            {"do": "reveal", "seat": rng.randrange(4), "card": any_card(rng)},
            {"do": "tally", "eaten": rng.randint(0, 12), "uneaten": rng.randint(0, 12), "mast": "none", "boom": False},
            {"do": "tally", "eaten": rng.randint(0, 12), "uneaten": rng.randint(0, 12)},
            {"do": "count", "eaten": rng.randint(0, 9), "uneaten": rng.randint(0, 5), "mast": "none", "boom": False},
            {"do": "count", "eaten": rng.randint(0, 5), "uneaten": rng.randint(0, 5), "mast": "full", "boom": True},
            {"do": "won", "seat": rng.randrange(4), "acorns": any_cards(rng), "squirrel": rng.random() < 0.5},
            {"do": "speedy", "seat": rng.randrange(4)},
        ]
    )


def any_value(rng: random.Random) -> object:
    """A value that some key may or may not take."""
    return rng.choice([0, 1, 2, 3, 7, -1, True, None, "none", "full", "2C", "AH", "1H", "", [], {}, {"0": "many"}])


def change_value(rng: random.Random, action: JsonObject) -> None:
    """Changes one value that the action has, in place."""
    key = rng.choice(list(action))
    if key == "card":
        action[key] = any_card(rng)
    elif key in ("seat", "trick", "eaten", "uneaten"):
        action[key] = rng.randint(-1, 13)
    else:
        action[key] = any_value(rng)
