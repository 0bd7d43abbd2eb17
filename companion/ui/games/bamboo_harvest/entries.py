"""Entries: what was entered in a game, turn by turn; as words, without Kivy."""

from companion.cards import Card
from companion.games.bamboo_harvest.actions import (
    Action,
    Build,
    Buy,
    Discard,
    End,
    Grid,
    Harvest,
    LayDeeds,
    Place,
    Redraw,
    Reveal,
    Start,
    Swap,
)
from companion.games.bamboo_harvest.deck import COURT, EDGE, REEDS
from companion.games.bamboo_harvest.state import State
from companion.ui.texts import SAY

SETUP = 0
"""The part of the game before the first round."""


def line_of(before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
    """Returns the number of the round, 0 for the setup, and the number of the turn."""
    if not before.round:
        second = before.placed >= len(before.players)
        key = "tokens" if isinstance(action, Place) else type(action).__name__.lower()
        return SETUP, SAY(f"ui.history.line-{key}", number=1 + second)
    return before.round, SAY("ui.history.turn", number=len(before.past_turns) + 1)


def part_title(part: int, now: State) -> str:
    """Returns what a round is called."""
    return SAY("ui.bar.round", number=part) if part else SAY("ui.bar.setup")


def entry_text(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `before` is the state in which it was entered, if the words may use it."""
    by = _by(action, before, names)
    match action:
        case Grid():
            return SAY("ui.history.grid")
        case Start(seat=int(seat)):
            return SAY("ui.history.start", name=names[seat])
        case Start(discards=tuple(discards)):
            return SAY("ui.history.start-by", cards=signs_of(discards))
        case LayDeeds(up):
            return SAY("ui.history.deeds", deeds="  ".join(map(signs_of, up)))
        case Place(place):
            return by + SAY("ui.history.place", spot=spot_text(before, place))
        case Build(deed, _, place):
            return by + SAY("ui.history.build", spot=spot_text(before, place), deed=deed)
        case Swap(deed, (one, other), token):
            cards = {"one": spot_text(before, one), "other": spot_text(before, other)}
            return by + SAY("ui.history.swap", **cards, deed=deed, token=spot_text(None, token))
        case Harvest():
            return by + harvest_text(action, before)
    return by + _managing_text(action)


def swap_text_in_short(action: Swap, name: str) -> str:
    """Returns a swap without its cards, for a button with little room."""
    one, other = (spot_text(None, place) for place in action.on)
    return f"{name}: {SAY('ui.history.swap-in-short', one=one, other=other, deed=action.deed)}"


def _managing_text(action: Action) -> str:
    match action:
        case Buy():
            return SAY("ui.history.buy")
        case Redraw():
            return SAY("ui.history.redraw")
        case Reveal(cards):
            return SAY("ui.history.reveal", cards=signs_of(cards))
        case Discard(up, down):
            return SAY("ui.history.discard", cards=_given_away(up or (), down or 0))
    assert isinstance(action, End)
    return SAY("ui.history.end")


def _given_away(up: tuple[Card, ...], down: int) -> str:
    """Returns the deeds that lie face-up by their signs, and how many lie face-down."""
    return " ".join((*map(_sign, up), *((SAY("ui.history.face-down", count=down),) if down else ())))


def _by(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns who acted, where one player did."""
    if before is None or isinstance(action, Grid | Start | LayDeeds):
        return ""
    return f"{names[before.turn if action.seat is None else action.seat]}: "


def signs_of(cards: tuple[Card, ...]) -> str:
    """Returns cards side by side."""
    return " ".join(map(_sign, cards))


def _sign(card: Card) -> str:
    return card.sign


def spot_text(state: State | None, place: int) -> str:
    """Returns the card at a place with its row and column, or only these if the forest is not known."""
    row, column = divmod(place, EDGE)
    where = f"{row + 1}/{column + 1}"
    return f"{state.grid[place].sign} ({where})" if state and state.grid else where


def harvest_text(action: Harvest, before: State | None) -> str:
    """Returns what a harvest brings; if the forest is not known, how many tokens harvest."""
    if before is None or not before.grid:
        return SAY("ui.history.harvest-tokens", count=len(action.from_))
    ranks = [before.grid[place].rank for picked in action.from_ for place in picked.cards]
    return SAY(
        "ui.history.harvest", gains=gains_text(sum(REEDS[rank] for rank in ranks), sum(r in COURT for r in ranks))
    )


def gains_text(reeds: int, deeds: int) -> str:
    """Returns reeds and deeds as a sum."""
    parts = [SAY("count.reeds", count=reeds)] if reeds else []
    parts += [SAY("count.deeds", count=deeds)] if deeds else []
    return " + ".join(parts) or SAY("ui.harvest.nothing")
