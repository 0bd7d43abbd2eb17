"""Why the rules decided as they did, and what a voice says of it, in phrases; the sentences are in the translations."""

from companion.games.nice_one_squirrel.choices import takeable
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.rules import GOAL
from companion.games.nice_one_squirrel.state import LastTurn, Phase, PlayedNut, State
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
