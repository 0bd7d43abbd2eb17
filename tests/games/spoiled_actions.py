"""Records of any game with one action changed, which is often impossible then."""

from collections.abc import Callable
from random import Random
from typing import Any

JsonObject = dict[str, Any]


def cut(record: JsonObject, length: int) -> JsonObject:
    """Returns the record of the same game after its first `length` actions."""
    return {**record, "actions": record["actions"][:length]}


def spoil_record(
    random: Random,
    record: JsonObject,
    any_action: Callable[[Random], JsonObject],
    spoil_action: Callable[[Random, JsonObject], None],
) -> JsonObject:
    """Returns the record with an action left out, doubled, swapped, added, replaced, or changed by `spoil_action`."""
    actions = [dict(action) for action in record["actions"]]
    place = random.randrange(len(actions))
    kind = random.randrange(6)
    if kind == 0:
        del actions[place]
    elif kind == 1:
        actions.insert(random.randint(0, len(actions)), dict(actions[place]))
    elif kind == 2:
        other = random.randrange(len(actions))
        actions[place], actions[other] = actions[other], actions[place]
    elif kind == 3:
        actions.insert(place, any_action(random))
    elif kind == 4:
        actions[place] = any_action(random)
    else:
        spoil_action(random, actions[place])
    return {**record, "actions": actions}
