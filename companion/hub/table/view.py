"""What everybody at a table sees, as a value for the hub's spectators: nothing that a player hides, and no name."""

from collections.abc import Mapping
from typing import Any

from companion.cards import Card, Suit
from companion.engine import LaidCard, Player
from companion.exports.replay_steps import ReplayedGame, scores_in
from companion.journal.standing import Standing
from companion.phrases import Phrase
from companion.translations import Translation


def view_of(standing: Standing, version: str, words: Translation, minutes: int) -> dict[str, Any]:
    """Returns the view of a game, in the language of `words`; `minutes` are those of play."""
    game, seats = standing.game, len(standing.record.players)
    nobody = ("",) * seats
    line: Mapping[str, Any] = game.summary(standing.state)
    step = ReplayedGame(game, standing.states[-1:], nobody).step(0, words)
    laid: tuple[LaidCard, ...] = ()
    trump = ""
    if game.position:
        position = game.position(standing.state)
        laid = position.laid
        trump = position.trump.value if isinstance(position.trump, Suit) else words.write(position.trump, nobody)
    points = line.get("scores")
    by_seat = points if isinstance(points, list) and len(points) == seats else [None] * seats
    return {
        "title": step.title,
        "version": version,
        "phase": str(line.get("phase", "")),
        "seats": [
            {
                "label": words.write(Player(seat), nobody),
                "points": by_seat[seat],
                "acts": line.get("turn") == seat,
                "leads": any(one.leads and one.seat == seat for one in laid),
            }
            for seat in range(seats)
        ],
        "open": _open(laid, words, nobody),
        "trump": trump or None,
        "told": list(step.said),
        "score": _score(line, seats, words),
        "clock_s": minutes * 60,
        "language": words.text("code"),
    }


def _open(laid: tuple[LaidCard, ...], words: Translation, nobody: tuple[str, ...]) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "cards": [_card(one.card, words, nobody) for one in laid if one.seat == seat]}
        for seat in dict.fromkeys(one.seat for one in laid)
    ]


def _card(card: Card | Phrase, words: Translation, nobody: tuple[str, ...]) -> str:
    return str(card) if isinstance(card, Card) else words.say(card, nobody)


def _score(line: Mapping[str, Any], seats: int, words: Translation) -> list[dict[str, Any]]:
    told = (dict(side.values) for side in scores_in(line, seats))
    return [{"side": words.write(one["side"], ("",) * seats), "points": one["points"]} for one in told]
