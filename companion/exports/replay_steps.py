"""Replay steps: a game that was played, moment by moment: what lay open, why it came about, and the score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from companion.engine import Phrase, Player, Record
from companion.engine.board import BoardPart
from companion.engine.game import AnyGame
from companion.engine.positions import LaidCard
from companion.phrases import PhraseValue, phrase
from companion.translations import Translation


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment of a game, in words. It tells nothing of the entries after it.

    `scores` are the points of each side, in words; `laid` the cards that lie open, `trump` what is trump, and `board`
    what lies on a table without tricks; `said` why things are so.
    """

    title: str
    scores: tuple[str, ...]
    laid: tuple[tuple[str, LaidCard], ...]
    said: tuple[str, ...]
    trump: str = ""
    board: tuple[BoardPart, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A game to be stepped through: its states from the start on, and the names of its players."""

    game: AnyGame
    states: Sequence[object]
    players: tuple[str, ...]

    @property
    def last(self) -> int:
        """The number of the last step; the first is 0."""
        return len(self.states) - 1

    def step(self, place: int, words: Translation) -> ReplayStep:
        """Returns the step after `place` entries."""
        state, game = self.states[place], self.game
        title = phrase("replay.entry", None, number=place, count=self.last) if place else phrase("replay.start")
        laid: tuple[LaidCard, ...] = ()
        trump: PhraseValue = ""
        if game.position:
            position = game.position(state)
            title, laid, trump = position.title, position.laid, position.trump
        return ReplayStep(
            words.say(title, self.players),
            tuple(words.say(side, self.players) for side in scores_in(game.summary(state), len(self.players))),
            tuple((words.write(Player(one.seat), self.players), one) for one in laid),
            tuple(words.say(item, self.players) for item in game.explain(state)),
            words.write(trump, self.players),
            game.board(state),
        )

    def is_between_tricks(self, place: int) -> bool:
        """Whether no trick is running after `place` entries; always True in a game without tricks."""
        if place in (0, self.last) or self.game.position is None:
            return True
        return bool(self.game.position(self.states[place]).is_between_tricks)

    def next_stop(self, place: int, by: int) -> int:
        """Returns the nearest step before (-1) or after (1) `place` with no trick running; `place` if there is none."""
        found = place
        while 0 <= found + by <= self.last:
            found += by
            if self.is_between_tricks(found):
                break
        return found


def replay_record(game: AnyGame, record: Record) -> ReplayedGame:
    """Returns the game that a record holds."""
    start = game.start(record.options, record.players)
    actions = (entry.action for entry in record.entries)
    return ReplayedGame(game, tuple(accumulate(actions, game.apply, initial=start)), record.players)


def scores_in(line: Mapping[str, object], players: int) -> tuple[Phrase, ...]:
    """Returns the points of each side that a score line names: a team, a player, or players who sit opposite."""
    scores = line.get("scores")
    if isinstance(scores, Mapping):
        return tuple(_score(phrase(f"team.{side}"), points) for side, points in scores.items())
    if isinstance(scores, list):
        sides = (tuple(map(Player, range(side, players, len(scores)))) for side in range(len(scores)))
        return tuple(_score(side, points) for side, points in zip(sides, scores, strict=True))
    return ()


def _score(side: PhraseValue, points: int) -> Phrase:
    return phrase("replay.score", None, side=side, points=points)
