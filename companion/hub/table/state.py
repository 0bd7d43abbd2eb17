"""How a table stands, as its hub is told every few seconds, with what spectators may see of its game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.cards import Card, Suit
from companion.engine import Player
from companion.engine.positions import LaidCard
from companion.exports.replay_steps import ReplayedGame, scores_in
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Phrase
from companion.translations import Translation


def view_of(snapshot: GameSnapshot, version: str, words: Translation, minutes: int) -> dict[str, Any]:
    """Returns what everybody at a table sees of a game: nothing that a player hides, and no name.

    The texts are in the language of `words`; `minutes` are those of play.
    """
    game, seats = snapshot.game, len(snapshot.record.players)
    nobody = ("",) * seats
    line: Mapping[str, Any] = game.summary(snapshot.state)
    step = ReplayedGame(game, snapshot.states[-1:], nobody).step(0, words)
    laid: tuple[LaidCard, ...] = ()
    trump = ""
    if game.position:
        position = game.position(snapshot.state)
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


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table as it is now, in values for any thread. `words` are None where spectators may not see the table.

    `answered` names the answers of phones that are rows of the journal by now.
    """

    group: str = ""
    snapshot: GameSnapshot | None = None
    version: str = ""
    began: str = ""
    minutes: int = 0
    camera: str = "off"
    disk: str = "ok"
    needs_help: bool = False
    parked: Sequence[str] = ()
    words: Translation | None = None
    surveys: Sequence[Mapping[str, Any]] = ()
    answered: Sequence[str] = field(default=())


def write_state(now: TableNow) -> dict[str, Any]:
    """Returns the state as it crosses."""
    snapshot = now.snapshot
    phase = str(snapshot.game.summary(snapshot.state).get("phase", "")) if snapshot else None
    return {
        "game": snapshot.game.name if snapshot else None,
        "version": now.version,
        "phase": phase,
        "group": now.group,
        "began": now.began,
        "minutes": now.minutes,
        "camera": now.camera,
        "disk": now.disk,
        "help": now.needs_help,
        "parked": list(now.parked),
        "view": view_of(snapshot, now.version, now.words, now.minutes) if snapshot and now.words else None,
        "kept": list(now.answered),
        "surveys": list(now.surveys),
    }
