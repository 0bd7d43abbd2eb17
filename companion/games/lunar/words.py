"""What people are told in phrases: why the rules decided so, the score sheet, the result and the account."""

from collections.abc import Iterator

from companion.engine import Irregularity
from companion.games.lunar.actions import TRICKS
from companion.games.lunar.choices import named
from companion.games.lunar.deck import FACES, Area, CardKind, LunarFace, LunarSuit
from companion.games.lunar.options import Options
from companion.games.lunar.rules import GOAL, standing
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick, WinReason, team_of
from companion.phrases import Phrase, PhraseValue, Player, phrase
from companion.tricks.history import cards_of, seated


def seats_of(state: State, team: int) -> tuple[int, ...]:
    """Returns the seats of `team`."""
    return tuple(range(team, len(state.players), 2))


def named_team(state: State, team: int) -> dict[str, PhraseValue]:
    """Returns the values that name a team: `team` are its players, and `count` says how many they are."""
    seats = seats_of(state, team)
    return {"team": tuple(map(Player, seats)), "count": len(seats)}


def team_phrase(key: str, rule: str | None, state: State, team: int, **values: PhraseValue) -> Phrase:
    """Returns a sentence about a team."""
    return phrase(key, rule, **named_team(state, team), **values)


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


def explain_running(state: State, running: Round) -> Iterator[Phrase]:
    """Yields who set the lead suit, or that nobody has, who is winning the trick and why, and what each team owes."""
    place = next((place for place, laid in enumerate(running.table) if laid.card.kind is CardKind.SUIT), None)
    if place is None:
        yield phrase("running.no-suit", "LU-3.2")
    else:
        setter, suit = Player((running.leader + place) % len(state.players)), phrase(f"card.{running.lead}")
        yield phrase("running.lead", "LU-3.2", player=setter, suit=suit)
        so_far = standing(running.table, running.trump)
        if so_far is None:
            yield phrase("running.open", "LU-3.3", suit=suit)
        else:
            side, because = so_far
            yield team_phrase(f"running.wins-{because}", "LU-3.3", state, team_of(running.leader + side))
    for team in (0, 1):
        kind = owed(running, team)
        if kind is not None:
            yield team_phrase(f"running.owes-{kind.word}", "LU-3.1", state, team)


def owed(running: Round, team: int) -> CardKind | None:
    """Returns the kind that `team` still owes to the trick; None before its first card and after both (LU-3.1)."""
    laid = running.laid_by(team)
    return laid[0].card.kind.other if len(laid) == 1 else None


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
    number = item.trick or 1
    trick = played.tricks[number - 1] if number <= len(played.tricks) else None
    about, cards = trick or played, trick.cards if trick else played.table
    own = [laid for seat, laid in seated(about.leader, cards, len(state.players)) if seat == item.seat]
    from_sky = any(laid.area is Area.SKY and laid.card.kind is CardKind.SUIT for laid in own)
    assert isinstance(item.shown, int)
    return phrase(
        "irregular.revoke-sky" if from_sky else "irregular.revoke",
        "LU-5.2" if state.is_for_two else "LU-3.2",
        player=Player(item.seat),
        trick=number,
        suit=phrase(f"card.{about.lead}"),
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
    if played.points is None:
        return ()
    counted = {"points": played.points, "track": played.track, "spaces": played.spaces, "stars": played.stars}
    told = [{name: pair[team] for name, pair in counted.items() if pair} for team in (0, 1)]
    return tuple(
        team_phrase("round.points", "LU-4.1", state, team, number=played.number, **values)
        for team, values in enumerate(told)
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


BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: what was agreed, each round with its tricks, and where the game stands."""
    lines: list[Phrase] = [phrase("name"), agreed(state.options)]
    total = (0, 0)
    for played in state.rounds:
        lines += _round(state, played)
        if played.points is not None:
            total = (total[0] + played.points[0], total[1] + played.points[1])
            lines += [phrase("sheet.note", text=why) for why in explain_level(total)]
    return (*lines, *_end(state))


def agreed(options: Options) -> Phrase:
    """Returns what the table agreed on."""
    stars = phrase(f"sheet.stars-{options.stars}")
    if options.track is None:
        return phrase("sheet.agreed", variant=(stars, phrase("sheet.track-asked")))
    track = phrase("sheet.track", points=tuple(map(str, options.track)))
    return phrase("sheet.agreed", variant=(stars, track))


def _round(state: State, played: Round) -> tuple[Phrase, ...]:
    lines: list[Phrase] = [BLANK, phrase("sheet.round", number=played.number, player=Player(played.start))]
    if played.trump:
        lines.append(phrase("sheet.trump", suit=phrase(f"card.{played.trump}")))
    lines += [_trick(state, trick) for trick in played.tricks]
    if played.table:
        cards = _cards(state, played.leader, played.table)
        lines.append(phrase("sheet.running", number=len(played.tricks) + 1, cards=cards))
    lines += [phrase("sheet.warning", text=explain_irregularity(state, played, item)) for item in played.irregularities]
    if played.tallied:
        lines.append(phrase("sheet.tallied"))
    lines += [phrase("sheet.note", text=line) for line in explain_round(state, played)]
    return tuple(lines)


def _trick(state: State, trick: Trick) -> Phrase:
    return phrase(
        "sheet.trick",
        number=trick.number,
        cards=_cards(state, trick.leader, trick.cards),
        team=tuple(map(Player, seats_of(state, trick.team))),
        because=phrase(f"because.{trick.because}"),
        stars=phrase("sheet.stars", None, count=trick.stars) if trick.stars else phrase("sheet.blank"),
    )


def _cards(state: State, leader: int, cards: tuple[PlayedCard, ...]) -> PhraseValue:
    laid_by = seated(leader, cards, len(state.players))
    return tuple(phrase("sheet.card", None, player=Player(seat), card=named(laid)) for seat, laid in laid_by)


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return (BLANK, *explain_end(state))
    return (BLANK, *_standings(state), phrase("sheet.unfinished", waiting=phrase(f"sheet.waits-{state.phase.value}")))


def _standings(state: State) -> Iterator[Phrase]:
    return (team_phrase("sheet.standing", None, state, team, points=state.scores[team]) for team in (0, 1))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each round's points, each team's score, and who won."""
    rounds = tuple(
        phrase("result.round", None, number=played.number, first=played.points[0], second=played.points[1])
        for played in state.closed
        if played.points
    )
    return (phrase("name"), *rounds, *_standings(state), *(explain_end(state) if state.winner is not None else ()))


def accounts(state: State) -> tuple[Phrase, ...]:
    """Returns the account of each round whose tricks are over."""
    followed = [played for played in state.rounds if len(played.tricks) == TRICKS]
    return tuple(line for played in followed for line in _held_in(state, played))


def _held_in(state: State, played: Round) -> Iterator[Phrase]:
    yield phrase("account.title", "LU-6.2", number=played.number)
    for seat in range(len(state.players)):
        own = [laid for laid in cards_of(played.tricks, seat, len(state.players)) if laid.area is not Area.SKY]
        yield phrase("account.held", "LU-6.2", player=Player(seat), **_sorted(own))
    if state.is_for_two:
        sky = [laid for trick in played.tricks for laid in trick.cards if laid.area is Area.SKY]
        yield phrase("account.sky", "LU-6.2", **_sorted(sky))


def _sorted(cards: list[PlayedCard]) -> dict[str, tuple[Phrase, ...]]:
    faces = [laid.card.face for laid in cards]
    ranks = tuple(phrase(f"card.{face.name}") for face in FACES for own in faces if own is face and face.rank)
    suits = [(suit, sum(face.suit is suit for face in faces)) for suit in LunarSuit]
    return {
        "ranks": ranks,
        "suits": tuple(phrase(f"count.{suit}", None, count=count) for suit, count in suits if count),
    }
