"""The hand that the referee follows: its deck, what has been shown of it, and what lies in stashes (MY-3, MY-6)."""

from typing import Final

from tests.games.mast_year.deck import PLAIN, TRICKS, low_to_high
from tests.games.mast_year.ledger import Ledger
from tests.games.mast_year.offences import Offences
from tests.games.mast_year.written import JsonObject, plain_card, refuse_if

DEFAULTS: Final[JsonObject] = {
    "goal": 10,
    "incomplete_information": False,
    "single_hand": False,
    "tournament": False,
    "silent": False,
    "equal_scores": "play-on",
    "squirrels": [0, 2],
}


class HandInPlay:
    """The hands of one record, the last of which is being played."""

    def __init__(self, record: JsonObject) -> None:
        """Begins the game of a record, without its actions."""
        self.options = {**DEFAULTS, **record.get("options", {})}
        self.done = 0
        self.ledger = Ledger(self.options)
        self.hands: list[JsonObject] = []
        self.phase = ""
        self.begin_hand(self.options.get("speedy", self.options["squirrels"][0]), [])

    @property
    def game(self) -> JsonObject:
        """The game being played."""
        return self.ledger.game

    @property
    def hand(self) -> JsonObject:
        """The hand being played, or the last one."""
        return self.hands[-1]

    def begin_hand(self, speedy: int, added: list[str]) -> None:
        """MY-3: builds the deck and begins the hand."""
        bounty = low_to_high(added + (["TH"] if self.options["incomplete_information"] else []))
        self.hands.append(
            {
                "hand": len(self.hands) + 1,
                "speedy": speedy,
                "bounty": bounty,
                "deck": len(PLAIN) + len(bounty),
                "trunk": None,
                "tricks": [],
                "table": [],
                "stashes": [],
                "eaten": 0,
                "uneaten": 0,
                "bonus": {"squirrels": 0, "oaks": 0},
                "revealed": {},
                "mast": None,
                "boom": None,
                "irregularities": [],
            }
        )
        self.cards_left = set(PLAIN) | set(bounty)
        self.trick_count = TRICKS[len(added)]
        self.offences = Offences(self.hand["irregularities"])
        self.out_of_play: set[str] = set()
        self.leader = speedy
        self.phase = "deal"

    def take(self, action: JsonObject, index: int) -> str:
        """MY-10.1: a card of this hand's deck is seen once."""
        card = plain_card(action.get("card"), index)
        refuse_if(card not in self.cards_left, index)
        self.cards_left.remove(card)
        return card

    def held_at(self, seat: int, trick: int) -> int:
        """MY-3.3 and MY-5.1: how many cards a seat holds before it plays to a trick."""
        return self.trick_count + (seat not in self.game["squirrels"]) - trick + 1

    def stashed(self, eaten: bool) -> int:
        """How many acorn cards lie face-down, or face-up."""
        return sum(len(stash["cards"]) for stash in self.hand["stashes"] if stash["eaten"] is eaten)

    def face_up(self, seat: int) -> list[JsonObject]:
        """The stashes that this seat could eat."""
        return [stash for stash in self.hand["stashes"] if stash["seat"] == seat and not stash["eaten"]]

    def acorns_of(self, seat: int) -> int:
        """MY-8.3: the acorn cards in this seat's own stashes."""
        return sum(len(stash["cards"]) for stash in self.hand["stashes"] if stash["seat"] == seat)

    def richest_with(self, total: int) -> tuple[int, int]:
        """The least and the most acorn cards that the richer Squirrel has, if `total` lie in stashes (MY-8.3)."""
        known = [self.acorns_of(seat) for seat in self.game["squirrels"]]
        more = total - sum(known)
        return max(*known, -(-total // 2)), max(known) + more
