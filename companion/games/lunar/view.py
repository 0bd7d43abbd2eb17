"""What screens and replays show of a game: the table, its position, and the tally of a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine.positions import Position
from companion.engine.tally import PartTally, SideTally
from companion.games.lunar.actions import MOST_STARS, TRICKS, Exchanged, Play, Stars, Trump
from companion.games.lunar.choices import named, plays, refusal
from companion.games.lunar.deck import CARDS, FACES, Area, CardKind, LunarSuit
from companion.games.lunar.rules import standing
from companion.games.lunar.state import Phase, PlayedCard, Round, State, team_of
from companion.games.lunar.words import explain, explain_deal, explain_end, explain_round, owed, seats_of
from companion.phrases import Phrase, Player, phrase
from companion.tricks.history import ShownTrick
from companion.tricks.screen_table import Answer, CardChoice, Seat, SideScore, Source, Table

WON: Final = "✓"
"""The sign of winners: a star is that of a star card only."""
TEAM_PICTURES: Final = ("lunar/full-moon", "lunar/crescent")
TEAM_SIDES: Final = ("first_side", "second_side")
COLUMNS: Final = 4
OWED: Final = "running.owes"
"""The prefix of the keys of phrases that say what a team still owes, which the plates say already."""
TALLIED: Final = "round."
"""The prefix of what the last round brought, which its tally has said."""


@dataclass(frozen=True, slots=True)
class CardSource:
    """Where the next card comes from, of two players, and whether it bears a star, in a game whose stars are marked."""

    area: Area | None = None
    star: bool = False


def view(state: State, source: object = None) -> Table:
    """Returns what the table shows; `source` is a CardSource, if the table has chosen one."""
    running, shown, lying = state.round, state.rounds[-1], lying_round(state)
    playing = running if state.phase is Phase.TRICKS else None
    areas = _areas(state, playing) if playing else ()
    taken = _taken(areas, source)
    return Table(
        task=_task(state),
        seats=tuple(_seat(state, lying, seat) for seat in range(len(state.players))),
        picture=_picture(state),
        old_trick=not lying.table and bool(lying.tricks),
        rows=_rows(state, playing, taken) if playing else (),
        columns=COLUMNS,
        cards_each=2 if state.is_for_two else 1,
        led=shown.lead,
        trump=shown.trump,
        where=_where(state, shown),
        scores=tuple(map(SideScore, state.scores, TEAM_PICTURES, TEAM_SIDES, _gained(running))),
        buttons=_buttons(state),
        explanations=tuple(item for item in explain(state) if not item.key.startswith((OWED, TALLIED))),
        last_trick=last_trick(state, lying),
        sources=_sources(state, areas, taken) if playing else (),
        dealing=state.phase is Phase.TRUMP,
    )


def _gained(running: Round | None) -> Sequence[Phrase | None]:
    """Returns the spaces and star cards that each team has from a round so far, once a trick is over (LU-3.4)."""
    if running is None or not running.tricks:
        return (None, None)
    return tuple(
        phrase("ui.bar.gained", "LU-3.4", spaces=spaces, stars=stars)
        for spaces, stars in zip(running.spaces, running.stars, strict=True)
    )


def lying_round(state: State) -> Round:
    """Returns the round whose cards lie on the table: the last one until the next has begun."""
    running = state.round
    is_between = running is None or (state.closed and not running.has_begun)
    return state.closed[-1] if is_between else state.rounds[-1]


def _picture(state: State) -> str:
    """Returns the sign of the team whose player acts; the phase's if no single player acts."""
    if state.turn is not None:
        return TEAM_PICTURES[team_of(state.turn)]
    return "lunar/star" if state.phase in (Phase.STARS, Phase.TRACK) else ""


def _where(state: State, shown: Round) -> tuple[Phrase, ...]:
    part = phrase("ui.bar.round", number=shown.number)
    trick = min(len(shown.tricks) + (state.phase is Phase.TRICKS), TRICKS)
    return (part, phrase("ui.bar.trick", number=trick, count=TRICKS)) if shown.trump else (part,)


def _task(state: State) -> Phrase:
    running, phase = state.round, state.phase
    if running is None:
        return phrase("task.over", "LU-4.2")
    if phase is Phase.TRUMP:
        key, fact = ("task.exchange", "LU-2.1") if state.exchanges else ("task.trump", "LU-2.2")
        return phrase(key, fact, player=Player(running.start))
    if phase is not Phase.TRICKS:
        return phrase(f"task.{phase}", "LU-3.4" if phase is Phase.STARS else "LU-4.1")
    seat = state.seat_of_turn(running)
    kind = owed(running, team_of(seat))
    if running.lead and kind is not CardKind.RANK:
        key, fact = "task.follows" if kind else "task.plays-follows", "LU-5.2" if state.is_for_two else "LU-3.2"
        if state.is_for_two:
            area = running.table[-2].area if kind else None
            key += f"-{area.other}" if area else "-two"
        return phrase(key, fact, player=Player(seat), suit=phrase(f"card.{running.lead}"))
    if kind is not None:
        return phrase(f"task.owes-{kind.word}", "LU-3.1", player=Player(seat))
    return phrase("task.plays" if running.table else "task.leads", "LU-3.1", player=Player(seat))


def _seat(state: State, shown: Round, seat: int) -> Seat:
    laid, team = shown_trick(state, shown), team_of(seat)
    return Seat(
        TEAM_SIDES[team],
        TEAM_PICTURES[team],
        says=_says(state, shown, seat, laid),
        acts=seat == state.turn,
        wins=laid.is_won_by(seat),
        won_sign=WON,
        cards=laid.of(seat),
    )


def _says(state: State, shown: Round, seat: int, laid: ShownTrick[PlayedCard]) -> tuple[Phrase, ...]:
    """Returns what stands below a player's name: that it leads, and the kind that it still owes to the trick."""
    said, acts, owes = [], seat == state.turn, owed(shown, team_of(seat))
    if acts and not shown.table:
        said.append(_acts("leads"))
    elif laid.leads(seat):
        said.append(phrase("ui.plate.led"))
    if owes is not None and (state.is_for_two or not laid.of(seat)):
        deed = f"owes-{owes.word}"
        said.append(_acts(deed) if acts else phrase(f"ui.plate.{deed}"))
    elif acts and shown.table:
        said.append(_acts("plays"))
    return tuple(said)


def _acts(deed: str) -> Phrase:
    return phrase("ui.plate.acts", deed=phrase(f"ui.plate.{deed}"))


def shown_trick(state: State, shown: Round) -> ShownTrick[PlayedCard]:
    """Returns the cards that lie before the seats: of a side that wins, all win."""
    if not shown.table:
        return last_trick(state, shown)
    so_far = standing(shown.table, shown.trump)
    return ShownTrick(len(state.players), shown.leader, shown.table, _of_side(so_far[0]) if so_far else ())


def last_trick(state: State, shown: Round) -> ShownTrick[PlayedCard]:
    """Returns the last complete trick, if there is one."""
    if not shown.tricks:
        return ShownTrick(len(state.players), shown.leader)
    last = shown.tricks[-1]
    return ShownTrick(len(state.players), last.leader, last.cards, _of_side((last.team - last.leader) % 2))


def _of_side(side: int) -> tuple[int, int]:
    return side, side + 2


def _taken(areas: tuple[Area, ...], source: object) -> CardSource:
    """Returns where the next card comes from: as chosen, if one can come from there."""
    taken = source if isinstance(source, CardSource) else CardSource()
    return CardSource(taken.area if taken.area in areas else next(iter(areas), None), taken.star)


def _sources(state: State, areas: tuple[Area, ...], taken: CardSource) -> tuple[Source, ...]:
    """Returns the hand and the Sky, as far as a card can come from them, and the star that a card can bear."""
    sources = tuple(
        Source(phrase(f"ui.from.{area}"), CardSource(area, taken.star), area is taken.area) for area in areas
    )
    star = Source(phrase("ui.area.star"), CardSource(taken.area, not taken.star), taken.star, is_switch=True)
    return (*sources, star) if state.options.stars_are_marked else sources


def _areas(state: State, running: Round) -> tuple[Area, ...]:
    """Returns where the player in turn can play from: where some card is possible."""
    if not state.is_for_two:
        return ()
    possible = {play.from_ for play in plays(state, running)}
    return tuple(area for area in Area if area in possible)


def _rows(state: State, playing: Round, taken: CardSource) -> tuple[tuple[CardChoice, ...], ...]:
    """Returns all faces as they lie on the screen, ranks and suits: no card moves under a finger."""
    star = "*" if taken.star and state.options.stars_are_marked else ""
    cells = [_cell(state, playing, PlayedCard(CARDS[face.name + star], taken.area)) for face in FACES]
    return tuple(tuple(cell for cell, face in zip(cells, FACES, strict=True) if face.kind is kind) for kind in CardKind)


def _cell(state: State, playing: Round, laid: PlayedCard) -> CardChoice:
    if refused := refusal(state, playing, laid):
        return CardChoice(laid.card, None, refused=refused.phrase)
    return CardChoice(laid.card, Play(laid.card, laid.area))


def _buttons(state: State) -> tuple[Answer, ...]:
    if state.phase is Phase.STARS:
        return tuple(Answer(phrase("button.stars", None, count=kept), Stars(kept)) for kept in range(MOST_STARS + 1))
    if state.phase is not Phase.TRUMP:
        return ()
    trumps = tuple(Answer(phrase(f"card.{suit}"), Trump(suit)) for suit in LunarSuit)
    return (Answer(phrase("button.exchanged"), Exchanged()), *trumps) if state.exchanges else trumps


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    running, shown = state.round, lying_round(state)
    is_between_tricks = shown is not running or not (shown.table or shown.phase is Phase.STARS)
    trump = phrase(f"card.{shown.trump}") if shown.trump else ""
    return Position(_title(running, shown), shown_trick(state, shown).laid(named), is_between_tricks, trump)


def _title(running: Round | None, shown: Round) -> Phrase:
    """Returns the round and the trick."""
    if running is None:
        return phrase("position.over")
    if running is not shown:
        return phrase("position.after", None, number=shown.number)
    if not shown.tricks and not shown.table:
        return phrase("position.begin", None, number=shown.number)
    trick = len(shown.tricks) + bool(shown.table)
    return phrase("position.trick", None, number=shown.number, trick=trick, tricks=TRICKS)


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what the last round brought, as long as the next one has not begun."""
    state = states[-1]
    running = state.round
    if not state.closed or running is None or running.has_begun:
        return None
    done = state.closed[-1]
    sides = tuple(
        SideTally(
            tuple(map(Player, seats_of(state, team))),
            points,
            state.scores[team],
            (because,),
            colour=TEAM_SIDES[team],
            icon=TEAM_PICTURES[team],
        )
        for team, (points, because) in enumerate(zip(done.points or (), explain_round(state, done), strict=True))
    )
    title, on = phrase("ui.part.round", number=done.number), phrase("ui.part.on-round", number=running.number)
    return PartTally(title, sides, on, (*explain_end(state), *explain_deal(state, running)[:1]), shows_table=False)
