"""The score sheet and the result in phrases, a line each; the layout is in the translations."""

from companion.games.lunar.explanation import explain_end, explain_irregularity, explain_level, explain_round
from companion.games.lunar.options import Options
from companion.games.lunar.playable import named
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick
from companion.games.lunar.teams import seats_of, team_phrase
from companion.phrases import Phrase, PhraseValue, Player, phrase

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
    players = len(state.players)
    return tuple(
        phrase("sheet.card", None, player=Player((leader + place) % players), card=named(laid))
        for place, laid in enumerate(cards)
    )


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return (BLANK, *explain_end(state))
    standings = tuple(
        team_phrase("sheet.standing", None, state, team, points=points) for team, points in enumerate(state.scores)
    )
    return (BLANK, *standings, phrase("sheet.unfinished", waiting=phrase(f"sheet.waits-{state.phase.value}")))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each round's points, each team's score, and who won."""
    rounds = tuple(
        phrase("result.round", None, number=played.number, first=played.points[0], second=played.points[1])
        for played in state.closed
        if played.points
    )
    teams = tuple(team_phrase("sheet.standing", None, state, team, points=state.scores[team]) for team in (0, 1))
    return (phrase("name"), *rounds, *teams, *(explain_end(state) if state.winner is not None else ()))
