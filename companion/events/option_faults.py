"""Which options of an event file a game refuses, and which mean nothing beside the others."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from companion.engine.options import Switch, matters
from companion.errors import BadInputError
from companion.events.event_faults import Fault, make_fault
from companion.games import find_game


def find_option_faults(
    game: str, seats: Sequence[int], options: Mapping[str, object], beside: Mapping[str, object], key: str
) -> list[Fault]:
    """Returns a fault for each option that the game refuses, else for each that means nothing with another one.

    `seats` are the numbers of players that it can have, the least first, `beside` what stands beside its options.
    """
    refuse = partial(_refuse, game, seats)
    alone = {name: refuse({**beside, name: value}) for name, value in options.items()}
    sound = {name: value for name, value in options.items() if alone[name] is None}
    refused = {name: error for name in options if (error := refuse({**beside, **sound, name: options[name]}))}
    if refused and len(sound) < len(options):
        return [_explain(f"{key}.{name}", error, game) for name, error in refused.items() if name not in sound]
    if together := refuse({**beside, **options}):
        return [_explain(key, together, game)]
    idle = [
        option
        for option in find_game(game).options
        if isinstance(option, Switch) and options.get(option.name) and not matters(option, options)
    ]
    return [_explain_idle(f"{key}.{option.name}", option) for option in idle]


def _explain_idle(key: str, option: Switch) -> Fault:
    """Returns why a switch that is on means nothing; an amount beside such a switch does no harm."""
    why = f"{option.not_with} = true"
    what = f"{option.name!r} means nothing with {why}: leave one of them out"
    return make_fault(key, what, "idle-option", why=why)


def _refuse(game: str, seats: Sequence[int], options: Mapping[str, object]) -> BadInputError | None:
    """Returns why a game refuses its options, if it does so for every number of players, by the highest of these."""
    refusals = list(_refusals(game, seats, options))
    return refusals[-1] if len(refusals) == len(seats) else None


def _refusals(game: str, seats: Sequence[int], options: Mapping[str, object]) -> Iterator[BadInputError]:
    """Yields why the game refuses the options, once for each number of players that it refuses."""
    for players in seats:
        try:
            find_game(game).start(options, ("",) * players)
        except BadInputError as error:
            yield error


def _explain(key: str, error: BadInputError, game: str) -> Fault:
    """Returns why a game refuses its options."""
    if error.phrase is None:
        return make_fault(key, str(error), "said", said=str(error))
    return Fault(key, str(error), error.phrase, game)
