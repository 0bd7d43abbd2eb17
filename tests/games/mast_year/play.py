"""Whole games of Mast Year as records, played at random from a seed, with what people do at real tables."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tests.games.mast_year.deck import PLAIN, is_acorn, is_squirrel
from tests.games.mast_year.oracle import Referee, winner_of
from tests.games.mast_year.written import JsonObject

PLAYERS: Final = ["Ann", "Bo", "Cy", "Di"]
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
MOST_HANDS: Final = 8


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """How a table plays: chances from 0 to 1."""

    careless: float = 0.1
    """A card is played without a look at the rules."""
    tallied: float = 0.2
    """A hand is only tallied."""
    noted: float = 0.0
    """Of a trick, or of its rest, only the winner and the acorn cards are entered."""
    counted: float = 0.0
    """Before a trick, the rest of the hand is only counted."""
    eats: float = 0.5
    announced: float = 0.5
    """The deal, the pass and what is said are entered."""
    odd_forms: float = 0.0
    """A card is written in another form than its two characters."""
    stamped: float = 0.0
    """An action carries its time and source, a play its seat."""


def all_options() -> Iterator[JsonObject]:
    """Every combination of the variants, with some goals."""
    switches = itertools.product([False, True], repeat=4)
    tables: itertools.product[Any] = itertools.product(["play-on", "shared"], [[0, 2], [1, 3]], [0, 1, None])
    for (unseen, single, tournament, silent), (equal, squirrels, speedy) in itertools.product(switches, tables):
        options: JsonObject = {"incomplete_information": unseen, "single_hand": single, "tournament": tournament}
        options |= {"silent": silent, "equal_scores": equal, "squirrels": list(squirrels)}
        if speedy is not None:
            options["speedy"] = squirrels[speedy]
        yield options


def play_game(seed: int, options: JsonObject, play_style: PlayStyle | None = None) -> JsonObject:
    """Returns the record of one whole game; a long one stays unfinished after some hands."""
    return RefereedTable(random.Random(seed), options, play_style or PlayStyle()).play()


class RefereedTable:
    """Four people, a deck and a referee."""

    def __init__(self, rng: random.Random, options: JsonObject, play_style: PlayStyle) -> None:
        """Sits down to a game."""
        self.rng = rng
        self.play_style = play_style
        self.record: JsonObject = {
            "record": 1,
            "game": "mast-year",
            "options": options,
            "players": list(PLAYERS),
            "actions": [],
        }
        self.referee = Referee(self.record)
        self.held: dict[int, list[str]] = {}

    def chance(self, likely: float) -> bool:
        """Whether something happens this time."""
        return self.rng.random() < likely

    def play(self) -> JsonObject:
        """Plays until the game is over, or the table has had enough."""
        while self.referee.phase != "over" and len(self.referee.hands) <= MOST_HANDS:
            if self.referee.phase == "speedy":
                self.do({"do": "speedy", "seat": self.rng.choice(self.referee.game["squirrels"])})
            elif self.chance(self.play_style.tallied):
                self.tally()
            else:
                self.play_hand()
        return self.record

    def do(self, action: JsonObject) -> None:
        """Enters an action, as this table writes it."""
        if "card" in action and self.chance(self.play_style.odd_forms):
            action["card"] = self.odd_form(action["card"])
        if self.chance(self.play_style.stamped):
            action["at"] = f"2026-05-01T19:{self.rng.randrange(60):02}:{self.rng.randrange(60):02}Z"
            action["by"] = self.rng.choice(["touch", "camera", "import"])
        self.referee.act(action)
        self.record["actions"].append(action)

    def odd_form(self, card: str) -> str:
        """Returns a card in one of the other forms that a record accepts."""
        rank = self.rng.choice(["10", "T", "t"]) if card[0] == "T" else self.rng.choice([card[0], card[0].lower()])
        return rank + self.rng.choice([card[1], card[1].lower(), SIGNS[card[1]]])

    def tally(self) -> None:
        """A hand without tracking."""
        acorns = sum(map(is_acorn, [*PLAIN, *self.referee.hand["bounty"]]))
        eaten = self.rng.randint(0, acorns)
        self.do_counted({"do": "tally", "eaten": eaten, "uneaten": self.rng.randint(0, acorns - eaten)})

    def count(self) -> None:
        """The rest of a hand without tracking: what lies in stashes already stays, what is out of play stays out."""
        eaten, uneaten = self.referee.stashed(True), self.referee.stashed(False)
        deck = {*PLAIN, *self.referee.hand["bounty"]}
        most = sum(map(is_acorn, deck - self.referee.out_of_play))
        total = self.rng.randint(eaten + uneaten, most)
        eaten = self.rng.randint(eaten, total)
        self.do_counted({"do": "count", "eaten": eaten, "uneaten": total - eaten})

    def do_counted(self, action: JsonObject) -> None:
        """Enters a tally or a count, with a Mast Year and a Boom that can be."""
        total = action["eaten"] + action["uneaten"]
        least, most = self.referee.richest_with(total)
        boom = least >= 5 or (most >= 5 and self.chance(0.3))
        extra = {"mast": self.rng.choice(["none", "partial", "full"]), "boom": boom}
        if not self.is_last(action) or self.chance(0.5):
            action |= extra
        self.do(action)

    def is_last(self, tally: JsonObject) -> bool:
        """Whether the game is over with this tally."""
        scores, options = self.referee.game["scores"], self.referee.options
        squirrels, oaks = scores["squirrels"] + tally["eaten"], scores["oaks"] + tally["uneaten"]
        reached = max(squirrels, oaks) >= options["goal"]
        return not options["single_hand"] and reached and (squirrels != oaks or options["equal_scores"] == "shared")

    def play_hand(self) -> None:
        """A tracked hand, from the deal to the reveals."""
        hand = len(self.referee.hands)
        self.deal()
        self.announce()
        speedy = self.referee.hand["speedy"]
        trunk = self.rng.choice(self.held[speedy])
        self.held[speedy].remove(trunk)
        self.do({"do": "trunk", "card": trunk})
        while len(self.referee.hands) == hand and self.referee.phase in ("tricks", "eat"):
            fresh = self.referee.phase == "eat" or not self.referee.hand["table"]
            if fresh and self.chance(self.play_style.counted):
                self.count()
            elif self.referee.phase == "eat":
                self.eat_or_keep()
            elif self.chance(self.play_style.noted):
                self.note_trick()
            else:
                self.play_card()
        if self.referee.phase == "reveal":
            self.reveal()

    def deal(self) -> None:
        """MY-3.3 and MY-4: everyone's hand after the pass."""
        deck = [*PLAIN, *self.referee.hand["bounty"]]
        self.rng.shuffle(deck)
        if self.referee.options["incomplete_information"]:
            deck.pop()
        last = ({*range(4)} - {*self.referee.game["squirrels"]}) | {self.referee.hand["speedy"]}
        small = (len(deck) - 3) // 4
        self.held = {seat: [deck.pop() for _ in range(small + (seat in last))] for seat in range(4)}
        for seat in (0, 1):
            mine, theirs = self.held[seat], self.held[seat + 2]
            mine[0], theirs[0] = theirs[0], mine[0]

    def announce(self) -> None:
        """Enters the deal and the pass, or not."""
        if self.chance(self.play_style.announced):
            self.do({"do": "dealt"})
        if self.chance(self.play_style.announced):
            passed: JsonObject = {"do": "passed"}
            if not self.referee.options["silent"] and self.chance(0.5):
                seats = self.rng.sample("0123", self.rng.randint(0, 4))
                passed["said"] = {seat: self.rng.choice(["many", "few"]) for seat in seats}
            self.do(passed)

    def note_trick(self) -> None:
        """The rest of a trick, of which the companion hears only who won it with which acorn cards."""
        laid = list(self.referee.hand["table"])
        while len(laid) < 4:
            seat = (self.referee.leader + len(laid)) % 4
            laid.append({"seat": seat, "card": self.choose(seat, laid)})
        cards = [entry["card"] for entry in laid]
        winner = winner_of(laid, self.referee.hand["trunk"][1])
        acorns = [card for card in cards if is_acorn(card)]
        self.do({"do": "won", "seat": winner, "acorns": acorns, "squirrel": any(map(is_squirrel, cards))})

    def choose(self, seat: int, laid: list[JsonObject]) -> str:
        """Takes a card out of a hand, mostly as the rules want it."""
        cards = self.held[seat]
        wanted = cards if self.chance(self.play_style.careless) else self.wanted(cards, laid)
        card = self.rng.choice(wanted)
        cards.remove(card)
        return card

    def play_card(self) -> None:
        """One card."""
        seat = self.referee.turn()
        assert seat is not None
        card = self.choose(seat, self.referee.hand["table"])
        action: JsonObject = {"do": "play", "card": card}
        if self.chance(self.play_style.stamped):
            action["seat"] = seat
        self.do(action)

    def wanted(self, cards: list[str], laid: list[JsonObject]) -> list[str]:
        """MY-5.3 and MY-5.4: what may be played of these."""
        if laid:
            return [card for card in cards if card[1] == laid[0]["card"][1]] or cards
        return cards if self.referee.offences.broken else [card for card in cards if card[1] != "H"] or cards

    def eat_or_keep(self) -> None:
        """MY-6.3."""
        stashes = self.referee.face_up(self.referee.leader)
        if self.chance(self.play_style.eats):
            self.do({"do": "eat", "trick": self.rng.choice(stashes)["trick"]})
        else:
            self.do({"do": "keep"})

    def reveal(self) -> None:
        """MY-8.1: both Oaks, in either order."""
        oaks = [seat for seat in range(4) if seat not in self.referee.game["squirrels"]]
        self.rng.shuffle(oaks)
        for seat in oaks:
            [card] = self.held[seat]
            self.do({"do": "reveal", "seat": seat, "card": card})


def cut(record: JsonObject, length: int) -> JsonObject:
    """Returns the record of the same game after its first `length` actions."""
    return {**record, "actions": record["actions"][:length]}
