"""What people are told in phrases: why the rules decided so, the score sheet and the result."""

from collections.abc import Iterator

from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.rules import GOAL, takeable
from companion.games.nice_one_squirrel.state import Cache, LastTurn, Phase, PlayedNut, State
from companion.phrases import Phrase, PhraseValue, Player, phrase

_RULES = {"found": "NS-3.3", "moved": "NS-3.3", "stayed": "NS-3.2", "passed": "NS-3.4", "took": "NS-5.2"}


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns what was done last and why it scored, what the last round means, and what comes next."""
    if state.phase is Phase.OVER:
        return (*explain_last(state), explain_end(state))
    return (*explain_last(state), *explain_last_round(state), _next(state))


def explain_last(state: State) -> tuple[Phrase, ...]:
    """Returns what was done last; nothing before the first turn."""
    if state.last is None:
        return ()
    return (explain_play(state.plays[-1]),) if state.last.did == "played" else (_explain_turn(state.last),)


def explain_play(played: PlayedNut) -> Phrase:
    """Returns what a nut scored, and for what (NS-4.1)."""
    parts = {"colour": played.colour, "kind": played.kind, "twin": played.twin}
    reasons = tuple(phrase(f"score.{part}", count=points) for part, points in parts.items() if points)
    values: dict[str, PhraseValue] = {"player": Player(played.seat), "nut": name_nut(played.nut), "cache": played.cache}
    if not reasons:
        return phrase("score.nothing", "NS-4.1", **values)
    return phrase("score.points", "NS-4.1", count=played.points, reasons=reasons, **values)


def explain_last_round(state: State) -> tuple[Phrase, ...]:
    """Returns why the last round is being played, if it is (NS-5)."""
    if state.turns_left is None or state.ended is None:
        return ()
    number = len(state.players)
    ender = Player((state.turn - (number - state.turns_left)) % number)
    rule = "NS-5.1" if state.ended == "hand" else "NS-5.2"
    return (phrase(f"last.{state.ended}", rule, player=ender, goal=GOAL),)


def explain_end(state: State) -> Phrase:
    """Returns who won (NS-5.1)."""
    winners = tuple(map(Player, state.winners))
    key = "end.won" if len(winners) == 1 else "end.shared"
    return phrase(key, "NS-5.1", winners=winners, count=max(state.scores))


def _explain_turn(turn: LastTurn) -> Phrase:
    values: dict[str, PhraseValue] = {"player": Player(turn.seat), "cache": turn.cache}
    if turn.nut is None:
        return phrase(f"turn.{turn.did}", _RULES[turn.did], **values)
    return phrase(f"turn.{turn.did}", _RULES[turn.did], nut=name_nut(turn.nut), **values)


def _next(state: State) -> Phrase:
    player = Player(state.turn)
    if state.phase is Phase.ACT:
        key, rule = ("next.act-or-take", "NS-5.2") if takeable(state) else ("next.act", "NS-3.4")
        return phrase(key, rule, player=player)
    here, caches = state.here, state.reachable()
    if here is None:
        return phrase("next.first", "NS-3.1", player=player)
    if caches == (here,):
        return phrase("next.blocked", "NS-3.2", player=player, cache=here)
    return phrase("next.visit", "NS-3.2", player=player, caches=caches, count=len(caches))


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    played = (explain_play(after.plays[-1]),) if len(after.plays) > len(before.plays) else ()
    took = explain_last(after) if len(after.taken) > len(before.taken) else ()
    if after.phase is Phase.OVER:
        return (*played, *took, explain_end(after))
    begins = explain_last_round(after) if after.turns_left is not None and before.turns_left is None else ()
    return (*played, *took, *begins)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first play that a correction changed, or another winner."""
    for old, new in zip(before.plays, after.plays, strict=False):
        if old != new:
            return (explain_play(new),)
    return (explain_end(after),) if after.winners and after.winners != before.winners else ()


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
