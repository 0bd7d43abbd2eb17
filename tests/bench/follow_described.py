"""Follows simulated hands of described games with the shipped networks, and compares each with its truth.

`python -m tests.bench.follow_described [--games hearts spades euchre] [--hands N] [--first SEED] [--fps N] [--plain]`
writes a line a hand and the sums. Decks are those that no network was trained on; every frame is drawn. What no camera
sees, such as a bid, is entered in its turn, and each question is answered as it is asked, as somebody there does.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from companion.cards import DECK
from companion.engine import Record
from companion.engine.game import own_action
from companion.errors import ImpossibleActionError
from companion.following.decisions import Asked, Decision, Missed
from companion.following.game_assignment import GameAssignment
from companion.games.described import GAME
from companion.games.described.actions import Deal, Play
from companion.games.described.state import State, Trick
from companion.journal.described_games import find_described, options_of
from companion.session import MemoryStore, Session, start_session
from companion.session.correction import Replace
from companion.simulation.described import SIMULATION
from hardware.sources.simulated import TableSettings
from tests.bench._hands import PACE_S, hands_parser, share, show_hand
from vision.tracking.frame_rate import limit_rate

NAMES: Final = tuple(card.name for card in DECK)


@dataclass(slots=True)
class Sums:
    """What was counted; a card is `right` if nobody had to help, and `asked` if somebody was asked about it."""

    hands: int = 0
    cards: int = 0
    right: int = 0
    asked: int = 0
    wrong: int = 0
    wrong_winners: int = 0

    def __str__(self) -> str:
        told = f"{self.right} right ({share(self.right, self.cards)}), {self.asked} asked, {self.wrong} wrong unasked"
        return f"{self.cards} cards: {told}; {self.wrong_winners} winners wrong"


@dataclass(slots=True)
class Players:
    """Who sits at the table: they enter what no camera sees, and answer what is asked, by the true record."""

    session: Session
    record: Record
    asked: set[int] = field(default_factory=set)
    """The places of the entries, from 0, about which somebody was asked."""

    def enter_unseen(self) -> None:
        """Enters what comes next and lays no card, while the session is as the record was."""
        while (place := len(self.session.standing)) < len(self.record.entries):
            action = self.record.entries[place].action
            if not SIMULATION.is_hidden_choice(action):
                return
            self.session.act(action, by="touch")

    def answer(self, decisions: Sequence[Decision]) -> None:
        """Answers each question with what was really played."""
        for decision in decisions:
            if isinstance(decision, Asked):
                self._correct(decision)
            elif isinstance(decision, Missed):
                self._enter_missed()

    def _correct(self, asked: Asked) -> None:
        standing = self.session.standing
        place = next((place for place, one in enumerate(standing) if one.number == asked.number), None)
        if place is not None and place < len(self.record.entries):
            self.asked.add(place)
            true = self.record.entries[place].action
            if not is_same(standing[place].entry.action, true):
                self.session.correct(Replace(asked.number, true), by="touch")

    def _enter_missed(self) -> None:
        place = len(self.session.standing)
        if place < len(self.record.entries):
            self.asked.add(place)
            with suppress(ImpossibleActionError):  # an earlier card was taken for it
                self.session.act(self.record.entries[place].action, by="touch")


def is_same(entered: object, true: object) -> bool:
    """Whether an entry is what was done; the first card of a hand says whose it is."""
    if isinstance(entered, Play) and isinstance(true, Play):
        return entered.card == true.card and true.seat in (None, entered.seat)
    return entered == true


def follow_hand(stem: str, settings: TableSettings, fps: float, *, plain: bool = False) -> tuple[Sums, Session]:
    """Returns how one hand was followed, and the session at its end; the table's seed is the hand's, too."""
    seed = settings.seed
    record = SIMULATION.simulate(seed, options_of(find_described(stem, None)), 1)
    session = start_session(MemoryStore(), GAME, record.options, record.players)
    players, games = Players(session, record), GameAssignment(NAMES)
    table, watcher = show_hand(SIMULATION.film(record, seed, PACE_S), settings, fps, plain=plain)
    with table:
        for frame in limit_rate(table.read):
            players.enter_unseen()
            players.answer(games.see(session, watcher.see(frame), frame.at_s, lambda *_: None))
    return _judge(players), session


def _judge(players: Players) -> Sums:
    entered = [one.entry.action for one in players.session.standing]
    sums = Sums(1)
    for place, entry in enumerate(players.record.entries):
        if not isinstance(entry.action, Play | Deal) or SIMULATION.is_hidden_choice(entry.action):
            continue
        sums.cards += 1
        if place in players.asked:
            sums.asked += 1
        elif place < len(entered) and is_same(entered[place], entry.action):
            sums.right += 1
        else:
            sums.wrong += 1
    truth = GAME.start(players.record.options, players.record.players)
    for entry in players.record.entries:
        truth = GAME.apply(truth, own_action(GAME, entry.action))
    told, true = list(_tricks(players.session.state_as(State))), list(_tricks(truth))
    sums.wrong_winners = sum(one.winner != other.winner for one, other in zip(told, true, strict=False))
    return sums


def _tricks(state: State) -> Iterator[Trick]:
    hand = state.hands[0] if state.hands else state.hand
    if hand:
        yield from hand.tricks.done


def main(words: Sequence[str] | None = None) -> None:
    """Follows the hands, each with its own seed."""
    parser = hands_parser(__doc__)
    parser.add_argument("--games", nargs="+", default=["hearts", "spades", "euchre"])
    parser.add_argument("--plain", action="store_true")
    arguments = parser.parse_args(words)
    for stem in arguments.games:
        total = Sums()
        for seed in range(arguments.first, arguments.first + arguments.hands):
            sums, _ = follow_hand(stem, TableSettings(seed), arguments.fps, plain=arguments.plain)
            print(f"{stem} seed {seed}: {sums}", flush=True)
            for name in Sums.__slots__:
                setattr(total, name, getattr(total, name) + getattr(sums, name))
        print(f"{stem}, {total.hands} hands: {total}", flush=True)


if __name__ == "__main__":
    main()
