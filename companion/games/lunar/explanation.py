"""Why the rules decided as they did, and what a voice says of it, in phrases; the sentences are in the translations."""

from collections.abc import Iterator

from companion.engine import Irregularity
from companion.games.lunar.deck import Area, CardKind, LunarFace
from companion.games.lunar.playable import kind_word, other
from companion.games.lunar.scoring import GOAL, standing
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick, WinReason, team_of
from companion.games.lunar.teams import team_phrase
from companion.phrases import Phrase, Player, phrase


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns why things are as they are now: the last thing decided, and what follows from it."""
    running = state.round
    if running is None:
        return (*explain_last_trick(state, state.closed[-1]), *explain_closed(state))
    if running.phase is Phase.TRUMP:
        return explain_closed(state)
    if running.table:
        return (*explain_running(state, running), *fresh_irregularities(state, running, len(running.tricks) + 1))
    if not running.tricks:
        return (explain_trump(running),)
    decided = (*explain_last_trick(state, running), *fresh_irregularities(state, running, len(running.tricks)))
    return (*decided, *explain_asked(state))


def explain_closed(state: State) -> tuple[Phrase, ...]:
    """Returns what the last round brought, and how the game ended, or the next round begins."""
    scored = tuple(line for done in state.closed[-1:] for line in explain_round(state, done))
    return (*scored, *explain_end(state), *(explain_deal(state, state.round) if state.round else ()))


def explain_trump(running: Round) -> Phrase:
    """Returns which suit is trump (LU-2.2)."""
    assert running.trump
    return phrase("trump.left", "LU-2.2", suit=phrase(f"card.{running.trump}"))


def explain_last_trick(state: State, played: Round) -> tuple[Phrase, ...]:
    """Returns why the last complete trick was won; nothing for a round without tricks."""
    return explain_trick(state, played.tricks[-1]) if played.tricks else ()


def explain_trick(state: State, trick: Trick) -> tuple[Phrase, ...]:
    """Returns why `trick` was won (LU-3.3), and what its winners get (LU-3.4)."""
    side = (trick.team - trick.leader) % 2
    mine, theirs = combination(trick.cards, side), combination(trick.cards, 1 - side)
    won = team_phrase(
        f"trick.{trick.because}",
        "LU-3.3",
        state,
        trick.team,
        suit=phrase(f"card.{mine[1].name}"),
        rank=mine[0].rank or 0,
        beaten=phrase(f"card.{(theirs[0] if trick.because is WinReason.RANK else theirs[1]).name}"),
    )
    stars = () if trick.stars is None else (team_phrase("trick.stars", "LU-3.4", state, trick.team, stars=trick.stars),)
    return (won, *stars)


def combination(table: tuple[PlayedCard, ...], side: int) -> tuple[LunarFace, LunarFace]:
    """Returns the rank and the suit that a side of a complete trick played."""
    first, second = (laid.card.face for laid in table[side::2])
    return (second, first) if first.suit else (first, second)


def explain_running(state: State, running: Round) -> tuple[Phrase, ...]:
    """Returns the lead suit, who is winning the running trick and why, and what each team still owes."""
    return (explain_lead(state, running), *_explain_standing(state, running), *_explain_owed(state, running))


def explain_lead(state: State, running: Round) -> Phrase:
    """Returns who set the lead suit, or that nobody has yet (LU-3.2)."""
    place = next((place for place, laid in enumerate(running.table) if laid.card.kind is CardKind.SUIT), None)
    if place is None or running.lead is None:
        return phrase("running.no-suit", "LU-3.2")
    setter = Player((running.leader + place) % len(state.players))
    return phrase("running.lead", "LU-3.2", player=setter, suit=phrase(f"card.{running.lead}"))


def _explain_standing(state: State, running: Round) -> tuple[Phrase, ...]:
    """Returns who is winning the running trick, and why (LU-3.3)."""
    if running.lead is None:
        return ()
    so_far = standing(running.table, running.trump)
    if so_far is None:
        return (phrase("running.open", "LU-3.3", suit=phrase(f"card.{running.lead}")),)
    side, because = so_far
    return (team_phrase(f"running.wins-{because}", "LU-3.3", state, team_of(running.leader + side)),)


def owed(running: Round, team: int) -> CardKind | None:
    """Returns the kind that `team` still owes to the trick; None before its first card and after both (LU-3.1)."""
    laid = running.table[(team - running.leader) % 2 :: 2]
    return other(laid[0].card.kind) if len(laid) == 1 else None


def _explain_owed(state: State, running: Round) -> tuple[Phrase, ...]:
    kinds = [(team, owed(running, team)) for team in (0, 1)]
    return tuple(
        team_phrase(f"running.owes-{kind_word(kind)}", "LU-3.1", state, team)
        for team, kind in kinds
        if kind is not None
    )


def explain_asked(state: State) -> tuple[Phrase, ...]:
    """Returns what the table is asked now: the stars of a trick, the points of a round."""
    if state.phase is Phase.STARS:
        return (phrase("stars.asked", "LU-3.4"),)
    if state.phase is Phase.TRACK and state.round:
        first, second = state.round.spaces
        return (phrase("track.asked", "LU-4.1", first=first, second=second),)
    return ()


def explain_irregularity(state: State, played: Round, item: Irregularity) -> Phrase:
    """Returns what was irregular and what it rests on (LU-3.2, LU-5.2)."""
    trick = played.tricks[(item.trick or 1) - 1] if (item.trick or 1) <= len(played.tricks) else None
    cards, leader = (trick.cards, trick.leader) if trick else (played.table, played.leader)
    suits = [
        laid
        for place, laid in enumerate(cards)
        if (leader + place) % len(state.players) == item.seat and laid.card.kind is CardKind.SUIT
    ]
    lead = trick.lead if trick else played.lead
    from_sky = any(laid.area is Area.SKY for laid in suits)
    assert isinstance(item.shown, int)
    return phrase(
        "irregular.revoke-sky" if from_sky else "irregular.revoke",
        "LU-5.2" if state.is_for_two else "LU-3.2",
        player=Player(item.seat),
        trick=item.trick or 0,
        suit=phrase(f"card.{lead}"),
        shown=item.shown,
    )


def fresh_irregularities(state: State, played: Round, trick: int) -> tuple[Phrase, ...]:
    """Returns the irregularities that came to light in `trick`."""
    return tuple(explain_irregularity(state, played, item) for item in played.irregularities if item.shown == trick)


def explain_deal(state: State, running: Round) -> tuple[Phrase, ...]:
    """Returns how a round begins: the deal, the exchange, and who starts."""
    starts = phrase("deal.starts", "LU-4.1", number=running.number, player=Player(running.start))
    if state.is_for_two:
        return (starts, phrase("deal.for-two", "LU-5.3"), phrase("deal.trump", "LU-2.2"))
    exchange = () if running.exchanged else (phrase("deal.exchange", "LU-2.1"),)
    return (starts, phrase("deal.for-four", "LU-1.2"), *exchange, phrase("deal.trump", "LU-2.2"))


def explain_round(state: State, played: Round) -> tuple[Phrase, ...]:
    """Returns what each team scored in a closed round, and for what (LU-4.1)."""
    points, track = played.points, played.track
    if points is None or track is None:
        return ()
    return tuple(
        team_phrase(
            "round.points",
            "LU-4.1",
            state,
            team,
            number=played.number,
            points=points[team],
            track=track[team],
            spaces=played.spaces[team],
            stars=played.stars[team],
        )
        for team in (0, 1)
    )


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who won and why, or that a tie is played on; nothing before the end (LU-4.2)."""
    scores, winner = state.scores, state.winner
    if winner is not None:
        points, others = scores[winner], scores[1 - winner]
        return (team_phrase("end.won", "LU-4.2", state, winner, points=points, others=others, goal=GOAL),)
    return explain_level(scores)


def explain_level(scores: tuple[int, int]) -> tuple[Phrase, ...]:
    """Returns why play goes on though the goal is reached: the points are equal (LU-4.2)."""
    if scores[0] == scores[1] >= GOAL:
        return (phrase("end.level", "LU-4.2", points=scores[0]),)
    return ()


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry."""
    old, new = before.round, after.round
    if old is None:  # the game was over before
        return explain(after)
    if new is None or new.number != old.number:
        return (*_announce_last_trick(after, old), *explain_closed(after))
    if new.trump and not old.trump:
        return (explain_trump(new),)
    if len(new.tricks) > len(old.tricks):
        return explain(after)
    if new.tricks != old.tricks:  # LU-3.4: the stars of the trick are told
        return (*explain_trick(after, new.tricks[-1])[1:], *explain_asked(after))
    fresh = new.irregularities[len(old.irregularities) :]
    return tuple(explain_irregularity(after, new, item) for item in fresh)


def _announce_last_trick(after: State, old: Round) -> tuple[Phrase, ...]:
    """Returns what a round's last entry tells of its last trick: who won it, and their stars, if they were not told."""
    played = after.closed[-1]
    if len(played.tricks) > len(old.tricks):
        return (*explain_last_trick(after, played), *fresh_irregularities(after, played, len(played.tricks)))
    return explain_last_trick(after, played)[1:] if old.phase is Phase.STARS else ()


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    pairs = zip(before.rounds, after.rounds, strict=False)
    return next((facts for old, new in pairs for facts in _facts(after, old, new)), ())


def _facts(state: State, old: Round, new: Round) -> Iterator[tuple[Phrase, ...]]:
    """Yields what differs in a round, in the order of play."""
    if new.trump and new.trump != old.trump:
        yield (explain_trump(new),)
    for was, is_now in zip(old.tricks, new.tricks, strict=False):
        if was != is_now:
            yield explain_trick(state, is_now)
    if new.points and new.points != old.points:
        yield explain_round(state, new)
