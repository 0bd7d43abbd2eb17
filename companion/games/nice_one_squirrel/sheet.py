"""The score sheet and the result in phrases, a line each; the layout is in the translations."""

from collections.abc import Iterator

from companion.games.nice_one_squirrel.explanation import explain_end, explain_last_round
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.state import Cache, Phase, PlayedNut, State
from companion.phrases import Phrase, PhraseValue, Player, phrase

_BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: every player's points, how each turn ended, what lies in the caches, and how it stands."""
    agreed = (phrase("sheet.taking-up", "NS-5.2"),) if state.options.taking_up else ()
    legend = (phrase("sheet.legend", "NS-4.1"),) if state.plays else ()
    turns = (*legend, *_turns(state))
    caches = tuple(_cache(cache) for cache in state.caches)
    return (phrase("name"), *agreed, _BLANK, *_players(state), _BLANK, *turns, _BLANK, *caches, _BLANK, *_end(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, the points of all, and how it ended or stands."""
    return (phrase("name"), *_players(state), *_end(state))


def _players(state: State) -> tuple[Phrase, ...]:
    stocks = zip(state.scores, state.hands, state.squirrels, strict=True)
    return tuple(_player(seat, *stock) for seat, stock in enumerate(stocks))


def _player(seat: int, points: int, hand: int, cache: int | None) -> Phrase:
    values = {"points": phrase("count.points", count=points), "hand": phrase("count.nuts", count=hand)}
    if cache is None:
        return phrase("sheet.player", player=Player(seat), **values)
    return phrase("sheet.player-at", player=Player(seat), cache=cache, **values)


def _turns(state: State) -> Iterator[Phrase]:
    """Yields a line for each turn: the nut that was played, passed, or taken up."""
    plays = iter(state.plays)
    for number, turn in enumerate(state.turns, 1):
        values: dict[str, PhraseValue] = {"player": Player(turn.seat), "cache": turn.cache}
        match turn.did:
            case "played":
                yield _play(number, next(plays))
            case "took" if turn.nut:
                yield phrase("sheet.took", number=number, nut=name_nut(turn.nut), **values)
            case _:
                yield phrase("sheet.passed", number=number, **values)


def _play(number: int, played: PlayedNut) -> Phrase:
    values = {"colour": played.colour, "kind": played.kind, "twin": played.twin, "points": played.points}
    place: dict[str, PhraseValue] = {"player": Player(played.seat), "cache": played.cache, "nut": name_nut(played.nut)}
    return phrase("sheet.play", number=number, **place, **values)


def _cache(cache: Cache) -> Phrase:
    down = phrase("sheet.down" if cache.down else "sheet.blank")
    nuts = tuple(map(name_nut, cache.nuts))
    if not nuts:
        return phrase("sheet.empty-cache", number=cache.number, down=down)
    return phrase("sheet.cache", number=cache.number, nuts=nuts, down=down)


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return (explain_end(state),)
    return (*explain_last_round(state), phrase("sheet.unfinished", player=Player(state.turn)))
