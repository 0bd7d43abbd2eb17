"""The score sheet and the result in phrases, a line each; the layout is in the translations."""

from companion.games.masters_of_maple_syrup.explanation import explain_end, explain_turn_action
from companion.games.masters_of_maple_syrup.options import Options
from companion.games.masters_of_maple_syrup.state import Phase, PlacedCard, State, Turn
from companion.phrases import Phrase, PhraseValue, Player, phrase

BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: what was agreed, each turn, both properties, and where the game stands."""
    turns = [line for number, ended in enumerate(state.ended, 1) for line in _turn(state, number, ended.turn)]
    running = _turn(state, len(state.ended) + 1, state.turn) if state.turn else []
    properties = [line for seat in (0, 1) for line in _property(state, seat)]
    table = [BLANK, *_action_cards(state), phrase("sheet.piles", None, deck=state.deck, discard=state.discard)]
    return (phrase("name"), agreed(state.options), BLANK, *turns, *running, *properties, *table, *_end(state))


def _action_cards(state: State) -> tuple[Phrase, ...]:
    """Returns toward whom each action card is turned (MM-2.1); nothing once the last turn has ended."""
    pairs = zip(state.options.action_cards, state.actions, strict=True)
    return () if state.last else tuple(_action_card(name, seat) for name, seat in pairs)


def _action_card(name: str, seat: int | None) -> Phrase:
    action = phrase(f"action.{name}")
    if seat is None:
        return phrase("sheet.sideways", "MM-2.1", action=action)
    return phrase("sheet.toward", "MM-2.1", action=action, player=Player(seat))


def agreed(options: Options) -> Phrase:
    """Returns the variant that the table plays."""
    if not options.rivals:
        return phrase("sheet.agreed", variant=phrase("sheet.standard"))
    return phrase("sheet.agreed", variant=phrase("sheet.rivals", None, third=phrase(f"action.{options.third}")))


def _turn(state: State, number: int, turn: Turn) -> list[Phrase]:
    action = phrase(f"action.{turn.does}")
    key = "sheet.turn" if turn.does == turn.action else "sheet.turn-chosen"
    opening = phrase(key, None, number=number, player=Player(turn.seat), action=action)
    return [opening, *(phrase("sheet.note", text=explain_turn_action(state, done)) for done in turn.taken)]


def _property(state: State, seat: int) -> list[Phrase]:
    return [BLANK, property_line(state, seat), *(_card(placed) for placed in state.sides[seat].placed)]


def property_line(state: State, seat: int) -> Phrase:
    """Returns whose property it is, and how many cards lie there and in the hand."""
    side = state.sides[seat]
    return phrase("sheet.property", None, player=Player(seat), count=len(side.placed), hand=side.hand)


def _card(placed: PlacedCard) -> Phrase:
    return phrase(
        "sheet.card",
        None,
        card=placed.card.name,
        type=phrase(f"type.{placed.card.type or 'unknown'}"),
        value=worth_of(placed),
        tapped=phrase("sheet.tapped") if placed.tapped else BLANK,
        tucked=phrase("sheet.tucked", None, count=placed.tucked) if placed.tucked else BLANK,
    )


def worth_of(placed: PlacedCard) -> PhraseValue:
    """Returns what a card is worth, as far as it is known; its bonus may be open (MM-3.2)."""
    if placed.value is None:
        return phrase("sheet.unknown")
    return phrase("sheet.open-bonus", "MM-3.2", value=placed.value) if placed.is_asked else placed.value


def _end(state: State) -> tuple[Phrase, ...]:
    scores = tuple(
        phrase("sheet.standing", None, player=Player(seat), count=points) for seat, points in enumerate(state.scores)
    )
    if state.phase is Phase.OVER:
        return (BLANK, *scores, explain_end(state))
    waiting = phrase(f"sheet.waits-{state.phase}")
    return (BLANK, *scores, phrase("sheet.unfinished", waiting=waiting))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each player's property and points, and who won."""
    sides = tuple(
        phrase("result.side", None, player=Player(seat), points=side.score, count=len(side.placed))
        for seat, side in enumerate(state.sides)
    )
    return (phrase("name"), *sides, *((explain_end(state),) if state.winner is not None else ()))
