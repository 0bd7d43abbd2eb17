"""What a screen shows of a game of Lunar: values read off the state, for any screen that can draw them."""

from dataclasses import dataclass

from companion.games.lunar.actions import MOST_STARS, TRICKS, Action, Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, FACES, Area, CardKind, LunarCard, LunarSuit
from companion.games.lunar.explanation import owed
from companion.games.lunar.playable import kind_word, refusal
from companion.games.lunar.scoring import standing
from companion.games.lunar.state import Phase, PlayedCard, Round, State, team_of
from companion.phrases import Phrase, Player, phrase


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's edge of the table; `cards` lie before it in the running trick, or in the last one.

    In a game for two they are up to two; `led`: the first card of the trick was its.
    """

    seat: int
    team: int
    acts: bool
    cards: tuple[PlayedCard, ...]
    led: bool
    wins: bool


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team: what it still owes to the running trick, and what it has in this round and in the game."""

    team: int
    owes: CardKind | None
    spaces: int
    stars: int
    score: int


@dataclass(frozen=True, slots=True)
class CellView:
    """One face of the entry grid; `action` is what a tap on it enters, None if the card is not possible now.

    `refused` is why it cannot.
    """

    card: LunarCard
    action: Play | None
    refused: Phrase | None = None


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A choice that is no card."""

    label: Phrase
    action: Action


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the table screen shows.

    `task` is the one line of what to do. `old_trick`: the cards before the seats are those of the last trick. `areas`
    are those from which the player in turn can play, in a game for two. `grid` has a row of ranks and a row of suits.
    """

    phase: Phase
    task: Phrase
    seats: tuple[SeatView, ...]
    teams: tuple[TeamView, ...]
    old_trick: bool
    trump: LunarSuit | None
    lead: LunarSuit | None
    areas: tuple[Area, ...]
    grid: tuple[tuple[CellView, ...], ...]
    stars_are_marked: bool
    buttons: tuple[ButtonView, ...]
    round: int
    trick: int


def view(state: State, area: Area | None = None, star: bool = False) -> View:
    """Returns the view of `state`; the grid enters cards from `area`, of two players, and starred if `star`."""
    running, phase = state.round, state.phase
    shown = state.rounds[-1]
    playing = running if phase is Phase.TRICKS else None
    areas = _areas(state, running) if playing and running else ()
    chosen = area if area in areas else (areas[0] if areas else None)
    return View(
        phase=phase,
        task=_task(state),
        seats=tuple(_seat(state, shown, seat) for seat in range(len(state.players))),
        teams=tuple(_team(state, shown, team) for team in (0, 1)),
        old_trick=not shown.table and bool(shown.tricks),
        trump=shown.trump,
        lead=shown.lead,
        areas=areas,
        grid=_grid(state, running, chosen, star) if playing and running else (),
        stars_are_marked=state.options.stars_are_marked,
        buttons=_buttons(state),
        round=shown.number,
        trick=min(len(shown.tricks) + (phase is Phase.TRICKS), TRICKS),
    )


def _task(state: State) -> Phrase:
    running, phase = state.round, state.phase
    if running is None or phase is Phase.OVER:
        return phrase("task.over", "LU-4.2")
    if phase is Phase.TRUMP:
        key = "task.trump" if state.is_for_two or running.exchanged else "task.exchange"
        return phrase(key, "LU-2.2" if key == "task.trump" else "LU-2.1", player=Player(running.start))
    if phase is not Phase.TRICKS:
        return phrase(f"task.{phase}", "LU-3.4" if phase is Phase.STARS else "LU-4.1")
    seat = state.seat_of_turn(running)
    kind = owed(running, team_of(seat))
    if running.lead and kind is not CardKind.RANK:
        key, fact = "task.follows" if kind else "task.plays-follows", "LU-5.2" if state.is_for_two else "LU-3.2"
        suit = phrase(f"card.{running.lead}")
        key += _follows_from(running, kind) if state.is_for_two else ""
        return phrase(key, fact, player=Player(seat), suit=suit)
    if kind is not None:
        return phrase(f"task.owes-{kind_word(kind)}", "LU-3.1", player=Player(seat))
    return phrase("task.plays" if running.table else "task.leads", "LU-3.1", player=Player(seat))


def _seat(state: State, shown: Round, seat: int) -> SeatView:
    players = len(state.players)
    cards, leader, side = cards_on_table(shown)
    own = tuple(laid for place, laid in enumerate(cards) if (leader + place) % players == seat)
    wins = side is not None and team_of(seat) == team_of(leader + side)
    return SeatView(seat, team_of(seat), seat == state.turn, own, bool(cards) and seat == leader, wins)


def _team(state: State, shown: Round, team: int) -> TeamView:
    return TeamView(team, owed(shown, team), shown.spaces[team], shown.stars[team], state.scores[team])


def _follows_from(running: Round, kind: CardKind | None) -> str:
    """Returns the end of the key that says where a suit card of a game for two comes from (LU-5.1, LU-5.2)."""
    if kind is None:
        return "-two"
    return "-hand" if running.table[-2].area is Area.SKY else "-sky"


def cards_on_table(shown: Round) -> tuple[tuple[PlayedCard, ...], int, int | None]:
    """Returns the cards that lie before the seats, who led them, and which side wins or won them."""
    if shown.table or not shown.tricks:
        so_far = standing(shown.table, shown.trump)
        return shown.table, shown.leader, so_far[0] if so_far else None
    last = shown.tricks[-1]
    return last.cards, last.leader, (last.team - last.leader) % 2


def _areas(state: State, running: Round) -> tuple[Area, ...]:
    """Returns where the player in turn can play from: where some card is possible."""
    if not state.is_for_two:
        return ()
    cards = [CARDS[face.name] for face in FACES]
    return tuple(
        area for area in Area if any(refusal(state, running, PlayedCard(card, area)) is None for card in cards)
    )


def _grid(state: State, running: Round, area: Area | None, star: bool) -> tuple[tuple[CellView, ...], ...]:
    """Returns all faces as they lie on the screen: no card moves under a finger."""
    marked = star and state.options.stars_are_marked
    cards = [CARDS[face.name + "*" * marked] for face in FACES]
    cells = [_cell(state, running, PlayedCard(card, area)) for card in cards]
    return tuple(tuple(cell for cell in cells if cell.card.kind is kind) for kind in CardKind)


def _cell(state: State, running: Round, laid: PlayedCard) -> CellView:
    refused = refusal(state, running, laid)
    if refused is None:
        return CellView(laid.card, Play(laid.card, laid.area))
    return CellView(laid.card, None, refused.phrase)


def _buttons(state: State) -> tuple[ButtonView, ...]:
    running = state.round
    if state.phase is Phase.STARS:
        return tuple(
            ButtonView(phrase("button.stars", None, count=kept), Stars(kept)) for kept in range(MOST_STARS + 1)
        )
    if running is None or state.phase is not Phase.TRUMP:
        return ()
    trumps = tuple(ButtonView(phrase(f"card.{suit}"), Trump(suit)) for suit in LunarSuit)
    exchange = ButtonView(phrase("button.exchanged"), Exchanged())
    return trumps if state.is_for_two or running.exchanged else (exchange, *trumps)
