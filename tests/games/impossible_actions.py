"""Records that hold one impossible action each: the second engine of each game says that and where it is."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tests.games.bamboo_harvest import agreement as forest
from tests.games.bamboo_harvest import spoil as forest_spoil
from tests.games.bamboo_harvest.oracle import Grove
from tests.games.lunar import oracle as lunar_oracle
from tests.games.lunar import play as lunar
from tests.games.mast_year import oracle as mast_oracle
from tests.games.mast_year import play as mast_year
from tests.games.mast_year import spoil as mast_spoil
from tests.games.masters_of_maple_syrup import oracle as maple_oracle
from tests.games.masters_of_maple_syrup import play as maple
from tests.games.nice_one_squirrel import agreement as caches
from tests.games.nice_one_squirrel import spoil as caches_spoil
from tests.games.nice_one_squirrel.oracle import Ring
from tests.games.random_play import NAMES
from tests.games.referee import RefusedError

JsonObject = dict[str, Any]
Score = Callable[[JsonObject], JsonObject]
Find = Callable[[Random, JsonObject, int], JsonObject | None]
"""Returns an action that cannot follow the first so many of a record, or None if it found none."""


def spoil(name: str, seed: int) -> tuple[JsonObject, int]:
    """Returns a random record with one impossible action put in, and its index."""
    random = Random(seed)
    make, find = GAMES[name]
    while True:
        record = make(random)
        place = random.randint(0, len(record["actions"]))
        wrong = find(random, record, place)
        if wrong is not None:
            return {**record, "actions": [*record["actions"][:place], wrong, *record["actions"][place:]]}, place


def _judged_by(score: Score, any_action: Callable[[Random], JsonObject]) -> Find:
    """Returns what tries some actions, each after the beginning of a record, until a referee refuses one."""

    def find(random: Random, record: JsonObject, place: int) -> JsonObject | None:
        for _ in range(30):
            action = any_action(random)
            try:
                score({**record, "actions": [*record["actions"][:place], action]})
            except (RefusedError, ValueError) as refused:
                if refused.args[0] == place:
                    return action
        return None

    return find


def _wrong_build(random: Random, record: JsonObject, place: int) -> JsonObject | None:
    grove = Grove(len(record["players"]))
    for action in record["actions"][:place]:
        grove.do(action)
    return next(forest_spoil.impossible_actions(random, grove), None)


def _wrong_visit(random: Random, record: JsonObject, place: int) -> JsonObject | None:
    ring = Ring(len(record["players"]), record["options"])
    for action in record["actions"][:place]:
        ring.do(action)
    found = list(caches_spoil.impossible_actions(random, ring))
    return random.choice(found) if found else None


def _agreed(name: str, agreement: Any) -> Callable[[Random], JsonObject]:
    def make(random: Random) -> JsonObject:
        players, options = agreement.agree(random)
        actions, _ = agreement.play_and_score(random.randrange(10**6), players, options)
        return {"record": 1, "game": name, "options": options, "players": list(NAMES[:players]), "actions": actions}

    return make


GAMES: Final[Mapping[str, tuple[Callable[[Random], JsonObject], Find]]] = {
    "bamboo-harvest": (_agreed("bamboo-harvest", forest), _wrong_build),
    "lunar": (
        lambda random: lunar.play_game(random.randrange(10**6), random.choice((2, 4))),
        _judged_by(lunar_oracle.score, lunar.any_action),
    ),
    "masters-of-maple-syrup": (
        lambda random: maple.play_game(random.randrange(10**6)),
        _judged_by(maple_oracle.score, maple.any_action),
    ),
    "mast-year": (
        lambda random: mast_year.play_game(random.randrange(10**6), {}),
        _judged_by(mast_oracle.score, mast_spoil.any_action),
    ),
    "nice-one-squirrel": (_agreed("nice-one-squirrel", caches), _wrong_visit),
}
