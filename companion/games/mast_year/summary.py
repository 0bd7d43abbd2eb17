"""The `score` line of Mast Year in the public interface's words, and how it ended for each seat."""

from typing import Any

from companion.cards import Card
from companion.engine import Irregularity
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow
from companion.games.mast_year.irregularity_watch import LED
from companion.games.mast_year.scoring import bonus_of, boom_of, mast_of, pair_scores, scores_of
from companion.games.mast_year.state import Hand, Phase, State, Trick
from companion.tricks.tables import tables_of


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase is Phase.OVER


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    phase, scores = state.phase, scores_of(state)
    table = _table(state.hand) if state.hand else []
    line: dict[str, Any] = {
        "game": "mast-year",
        "phase": phase.value,
        "turn": state.turn,
        "scores": _sides(scores),
        "over": is_over(state),
        "winner": state.match.winner if phase is Phase.OVER else None,
        "table": table,
        "hands": [_hand(state, hand) for hand in state.hands],
    }
    if state.options.tournament:
        line |= _tournament(state)
    return line


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns the tables of hands and of tricks."""
    return tables_of(summary(state)["hands"], len(state.players))


def _tournament(state: State) -> dict[str, object]:
    running = scores_of(state)
    games = [
        {
            "scores": _sides(running if match is state.match else match.scores),
            "winner": match.winner,
            "squirrels": list(match.squirrels),
        }
        for match in state.matches
    ]
    pairs = {f"{one}-{two}": total for (one, two), total in pair_scores(state.matches, running).items()}
    return {"games": games, "pairs": pairs, "winner": pair_winner(state)}


def pair_winner(state: State) -> str | None:
    """Returns the pair with the higher sum, "tie", or None until the tournament is over (MY-9.4)."""
    if state.phase is not Phase.OVER:
        return None
    sums = pair_scores(state.matches, state.match.scores)
    best = [f"{one}-{two}" for (one, two), total in sums.items() if total == max(sums.values())]
    return best[0] if len(best) == 1 else "tie"


def _hand(state: State, hand: Hand) -> dict[str, object]:
    return {
        "hand": hand.deal.number,
        "speedy": hand.deal.speedy,
        "bounty": _names(hand.deal.bounty),
        "deck": hand.deal.deck.bit_count(),
        "trunk": hand.trunk.name if hand.trunk else None,
        "tricks": [_trick(trick) for trick in hand.tricks],
        "table": _table(hand),
        "stashes": [
            {"trick": stash.trick, "seat": stash.seat, "cards": _names(stash.cards), "eaten": stash.eaten}
            for stash in hand.stashes
        ],
        "eaten": hand.acorns_stashed(eaten=True),
        "uneaten": hand.acorns_stashed(eaten=False),
        "bonus": _sides(bonus_of(state.options, hand)),
        "revealed": {str(seat): card.name for seat, card in sorted(hand.revealed, key=lambda item: item[0])},
        "mast": mast_of(hand),
        "boom": boom_of(hand),
        "irregularities": [_irregularity(item) for item in hand.watch.irregularities],
    }


def _trick(trick: Trick) -> dict[str, object]:
    line: dict[str, Any] = {
        "trick": trick.number,
        "leader": trick.leader,
        "cards": _names(trick.cards),
        "winner": trick.winner,
        "outcome": trick.outcome.value if trick.outcome else None,
        "acorns": _names(trick.acorns),
    }
    return line | {"partial": True} if trick.partial else line


def _table(hand: Hand) -> list[dict[str, object]]:
    return [{"seat": (hand.leader + place) % 4, "card": card.name} for place, card in enumerate(hand.table)]


def _irregularity(item: Irregularity) -> dict[str, object]:
    line: dict[str, Any] = {"kind": item.kind, "seat": item.seat, "trick": item.trick}
    if item.kind != LED:
        line["shown"] = item.shown
    if item.proven:
        line["proven"] = True
    if item.cleared:
        line["cleared"] = True
    return line


def _sides(pair: tuple[int, int]) -> dict[str, int]:
    return {"squirrels": pair[0], "oaks": pair[1]}


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [card.name for card in cards]


def ends_part(before: State, after: State) -> bool:
    """Whether a hand is over."""
    return before.match.hands != after.match.hands


SIDES = ("squirrels", "oaks")


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended: by its team, in a tournament by its pair; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    if state.options.tournament:
        return tuple(_of_pair(state, seat) for seat in range(4))
    return tuple(_of_team(state, seat) for seat in range(4))


def _of_pair(state: State, seat: int) -> SeatResult:
    """Returns how a seat's pair ended; a pair is named by its seats."""
    sums = pair_scores(state.matches, state.match.scores)
    pair = next(pair for pair in sums if seat in pair)
    return SeatResult(seat, sums[pair], sums[pair] == max(sums.values()), "-".join(map(str, pair)))


def _of_team(state: State, seat: int) -> SeatResult:
    """Returns how a seat's team ended; in a tie both teams have won."""
    team = int(seat not in state.match.squirrels)
    return SeatResult(seat, scores_of(state)[team], state.match.winner in (SIDES[team], "tie"), SIDES[team])
