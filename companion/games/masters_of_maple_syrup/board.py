"""The board: the action cards, and both properties with their cards."""

from companion.engine.board import BoardPart, BoardPiece
from companion.games.masters_of_maple_syrup.sheet import property_line, worth_of
from companion.games.masters_of_maple_syrup.state import PlacedCard, State
from companion.phrases import phrase


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the action cards, turned toward whom they are, and what lies on each property."""
    pairs = zip(state.options.action_cards, state.actions, strict=True)
    actions = tuple(BoardPiece(phrase(f"action.{name}"), seat, is_turned=seat is None) for name, seat in pairs)
    properties = tuple(
        BoardPart(property_line(state, seat), tuple(map(_piece, side.placed)), seats=(seat,))
        for seat, side in enumerate(state.sides)
    )
    return (BoardPart("", actions), *properties)


def _piece(placed: PlacedCard) -> BoardPiece:
    tucked = f" +{placed.tucked}" if placed.tucked else ""
    return BoardPiece(
        placed.card.name, note=phrase("board.worth", value=worth_of(placed), tucked=tucked), is_turned=placed.tapped
    )
