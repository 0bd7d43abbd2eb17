"""The score sheet and the result in phrases, a line each; the layout is in the translations."""

from companion.games.bamboo_harvest.explanation import explain_win
from companion.games.bamboo_harvest.forest import EDGE, name_place, place_at
from companion.games.bamboo_harvest.state import Phase, State, TurnSummary, summarise_turn
from companion.phrases import Phrase, Player, phrase

_BLANK = phrase("sheet.blank")
_LETTERS = "ABCD"
_BEGUN = (Phase.SWAP, Phase.HARVEST, Phase.MANAGE)
"""The phases of a turn in which something has been done."""


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: every player's stock, the forest, each turn, and how it stands."""
    wild = (phrase("sheet.wild", "BH-1.3", cards=state.wild),) if state.wild else ()
    turns = [_turn(turn) for turn in (*state.past_turns, *_running(state))]
    turns += [_BLANK] if turns else []
    return (phrase("name"), _BLANK, *_players(state), *wild, _BLANK, *forest_lines(state), _BLANK, *turns, *_end(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, every player's stock, and how it ended or stands."""
    return (phrase("name"), *_players(state), *_end(state))


def _players(state: State) -> tuple[Phrase, ...]:
    return tuple(player_line(state, seat) for seat in range(len(state.players)))


def player_line(state: State, seat: int) -> Phrase:
    """Returns what a player has: tokens, reeds and deeds."""
    counts = {
        "tokens": phrase("count.tokens", count=state.tokens[seat]),
        "reeds": phrase("count.reeds", count=state.reeds[seat]),
        "deeds": phrase("count.deeds", count=state.deeds[seat].count),
    }
    return phrase("sheet.player", letter=_LETTERS[seat], player=Player(seat), **counts)


def forest_lines(state: State) -> tuple[Phrase, ...]:
    """Returns the forest row by row: cards, or the letter of whoever built there; `*` is a disturbance token."""
    if not state.grid:
        return (phrase("sheet.no-forest"),)
    rows = tuple(
        phrase("sheet.row", cells=" ".join(_cell(state, place_at(row, c)) for c in range(EDGE))) for row in range(EDGE)
    )
    return (*rows, phrase("sheet.legend"))


def _cell(state: State, place: int) -> str:
    owner = state.built[place]
    if owner is not None:
        return f" {_LETTERS[owner]} " + ("=" if place in state.path else " ")
    return f"{state.grid[place].sign}{'*' if place in state.disturbance else ''}".rjust(3).ljust(4)


def _running(state: State) -> tuple[TurnSummary, ...]:
    """Returns what the running turn has done, if it has done anything."""
    return (summarise_turn(state),) if state.phase in _BEGUN else ()


def _turn(turn: TurnSummary) -> Phrase:
    did = []
    if turn.built is not None:
        did.append(phrase("sheet.built", "BH-4.1", place=name_place(turn.built)))
    if turn.swapped:
        did.append(phrase("sheet.swapped", "BH-4.3", places=tuple(map(name_place, turn.swapped))))
    if turn.harvested or not did:  # a build that wins is the end of its turn
        did.append(phrase("sheet.harvested", reeds=phrase("count.reeds", count=turn.harvested)))
    return phrase("sheet.turn", round=turn.round, player=Player(turn.seat), did=tuple(did), reeds=turn.reeds[turn.seat])


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return explain_win(state)
    if state.phase in (Phase.GRID, Phase.START, Phase.DEEDS):
        return (phrase("sheet.setup"),)
    return (phrase("sheet.unfinished", player=Player(state.turn), round=state.round),)
