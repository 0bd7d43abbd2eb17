"""An independent referee of Mast Year: plain dictionaries, written from the rules page and the contract alone.

It shares no code with the companion, so that two readings of the same pages can be compared.
"""

from typing import Final

from tests.games.mast_year.deck import BOOM, FULL, PARTIAL, PLAIN, TRICKS, is_acorn, is_squirrel, low_to_high
from tests.games.mast_year.ledger import Ledger
from tests.games.mast_year.written import KEYS, RANKS, Line, is_utc, plain_card, refuse_if, whole

DEFAULTS: Final[Line] = {
    "goal": 10,
    "incomplete_information": False,
    "single_hand": False,
    "tournament": False,
    "silent": False,
    "equal_scores": "play-on",
    "squirrels": [0, 2],
}


class Referee:
    """Follows one record, action by action; `line` is the score line of this moment."""

    def __init__(self, record: Line) -> None:
        """Begins the game of a record, without its actions."""
        self.options = {**DEFAULTS, **record.get("options", {})}
        self.done = 0
        self.ledger = Ledger(self.options)
        self.hands: list[Line] = []
        self.phase = ""
        self.begin_hand(self.options.get("speedy", self.options["squirrels"][0]), [])

    # ---- games and hands

    @property
    def game(self) -> Line:
        """The game being played."""
        return self.ledger.game

    @property
    def hand(self) -> Line:
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
        self.broken = False
        self.misses: list[tuple[int, int, str]] = []  # (seat, trick, suit) not followed and not shown since
        self.leader = speedy
        self.phase = "deal"

    # ---- actions

    def act(self, action: object) -> None:
        """Applies the next action of the record. Raises ValueError with its index."""
        index = self.done
        if not isinstance(action, dict) or not isinstance(action.get("do"), str):
            raise ValueError(index)
        kind = action["do"]
        refuse_if(kind not in KEYS or bool(action.keys() - KEYS[kind] - {"do", "at", "by"}), index)
        refuse_if("at" in action and not is_utc(action["at"]), index)
        refuse_if("by" in action and action["by"] not in ("touch", "camera", "import"), index)
        getattr(self, f"act_{kind}")(action, index)
        self.done += 1

    def act_dealt(self, _: Line, index: int) -> None:
        """A hand's start."""
        refuse_if(self.phase != "deal", index)
        self.phase = "pass"

    def act_passed(self, action: Line, index: int) -> None:
        """MY-4."""
        refuse_if(self.phase not in ("deal", "pass"), index)
        if "said" in action:
            said = action["said"]
            refuse_if(self.options["silent"] or not isinstance(said, dict), index)
            for seat, word in said.items():
                refuse_if(seat not in ("0", "1", "2", "3") or word not in ("many", "few"), index)
        self.phase = "trunk"

    def act_trunk(self, action: Line, index: int) -> None:
        """MY-5.1."""
        refuse_if(self.phase not in ("deal", "pass", "trunk"), index)
        self.hand["trunk"] = self.take(action, index)
        self.phase = "tricks"

    def act_play(self, action: Line, index: int) -> None:
        """MY-5.2 to 5.5."""
        refuse_if(self.phase != "tricks", index)
        table = self.hand["table"]
        seat = (self.leader + len(table)) % 4
        refuse_if("seat" in action and (type(action["seat"]) is not int or action["seat"] != seat), index)
        card = self.take(action, index)
        trick = len(self.hand["tricks"]) + 1
        self.show(seat, card[1], trick)
        if not table and card[1] == "H" and not self.broken:
            self.hand["irregularities"].append({"kind": "bounty-led", "seat": seat, "trick": trick})
        if table and card[1] != table[0]["card"][1]:
            self.misses.append((seat, trick, table[0]["card"][1]))
            self.broken = self.broken or card[1] == "H"
        table.append({"seat": seat, "card": card})
        if len(table) == 4:
            self.end_trick()

    def act_eat(self, action: Line, index: int) -> None:
        """MY-6.3, done."""
        refuse_if(self.phase != "eat" or "trick" not in action, index)
        number = whole(action["trick"], index)
        mine = [stash for stash in self.face_up(self.leader) if stash["trick"] == number]
        refuse_if(not mine, index)
        mine[0]["eaten"] = True
        self.hand["tricks"][-1]["outcome"] = "ate"
        self.after_trick()

    def act_keep(self, _: Line, index: int) -> None:
        """MY-6.3, left."""
        refuse_if(self.phase != "eat", index)
        self.hand["tricks"][-1]["outcome"] = "kept"
        self.after_trick()

    def act_reveal(self, action: Line, index: int) -> None:
        """MY-8.1."""
        refuse_if(self.phase != "reveal" or type(action.get("seat")) is not int, index)
        seat = action["seat"]
        oak = seat in range(4) and seat not in self.game["squirrels"]
        refuse_if(not oak or str(seat) in self.hand["revealed"], index)
        card = self.take(action, index)
        self.show(seat, card[1], "reveal")
        self.hand["revealed"][str(seat)] = card
        if len(self.hand["revealed"]) == 2:
            trunk_suit = self.hand["trunk"][1]
            counting = [card for card in self.hand["revealed"].values() if is_acorn(card) or card[1] == trunk_suit]
            self.hand["mast"] = ("none", "partial", "full")[len(counting)]
            self.ledger.pay_bonus(self.hand)
            self.go_on()

    def act_tally(self, action: Line, index: int) -> None:
        """A hand that was played without tracking."""
        refuse_if(self.phase != "deal" or not {"eaten", "uneaten"} <= action.keys(), index)
        eaten, uneaten = whole(action["eaten"], index), whole(action["uneaten"], index)
        refuse_if(eaten + uneaten > sum(map(is_acorn, self.cards_left)), index)
        refuse_if("mast" in action and action["mast"] not in ("none", "partial", "full"), index)
        refuse_if("boom" in action and not isinstance(action["boom"], bool), index)
        self.hand["eaten"], self.hand["uneaten"] = eaten, uneaten
        self.ledger.add(eaten, uneaten)
        complete = "mast" in action and "boom" in action
        ends = self.ledger.goal_decides() and not self.options["single_hand"]
        refuse_if(not complete and not ends, index)
        self.hand["mast"], self.hand["boom"] = action.get("mast"), action.get("boom")
        self.ledger.pay_bonus(self.hand)
        if ends:
            self.end_game()
        else:
            self.go_on()

    def act_speedy(self, action: Line, index: int) -> None:
        """MY-2.3, in the second game of a tournament."""
        refuse_if(self.phase != "speedy" or type(action.get("seat")) is not int, index)
        refuse_if(action["seat"] not in self.game["squirrels"], index)
        self.begin_hand(action["seat"], [])

    # ---- what follows from them

    def take(self, action: Line, index: int) -> str:
        """MY-10.1: a card of this hand's deck is seen once."""
        card = plain_card(action.get("card"), index)
        refuse_if(card not in self.cards_left, index)
        self.cards_left.remove(card)
        return card

    def show(self, seat: int, suit: str, where: int | str) -> None:
        """MY-10.2 and MY-10.3: what a card that is shown proves about the tricks before."""
        for miss in list(self.misses):
            if miss[0] == seat and miss[2] == suit:
                found = {"kind": "revoke", "seat": seat, "trick": miss[1], "shown": where}
                self.hand["irregularities"].append(found)
                self.misses.remove(miss)
        for found in self.hand["irregularities"]:
            if found["kind"] == "bounty-led" and found["seat"] == seat and suit != "H":
                found["proven"] = True

    def face_up(self, seat: int) -> list[Line]:
        """The stashes that this seat could eat."""
        return [stash for stash in self.hand["stashes"] if stash["seat"] == seat and not stash["eaten"]]

    def end_trick(self) -> None:
        """MY-5.5, 5.6 and MY-6."""
        table = self.hand["table"]
        trunk_suit, lead = self.hand["trunk"][1], table[0]["card"][1]
        deciding = trunk_suit if any(laid["card"][1] == trunk_suit for laid in table) else lead
        able = [laid for laid in table if laid["card"][1] == deciding]
        winner = max(able, key=lambda laid: RANKS.index(laid["card"][0]))["seat"]
        cards = [laid["card"] for laid in table]
        acorns = [card for card in cards if is_acorn(card)]
        number = len(self.hand["tricks"]) + 1
        outcome: str | None = "discarded"
        self.phase = "tricks"
        if winner in self.game["squirrels"]:
            if acorns:
                eaten = any(map(is_squirrel, cards))
                outcome = "stashed-eaten" if eaten else "stashed"
                stash = {"trick": number, "seat": winner, "cards": acorns, "eaten": eaten}
                self.hand["stashes"].append(stash)
            elif self.face_up(winner):
                outcome, self.phase = None, "eat"
        self.hand["tricks"].append(
            {
                "trick": number,
                "leader": self.leader,
                "cards": cards,
                "winner": winner,
                "outcome": outcome,
                "acorns": acorns,
            }
        )
        self.hand["table"] = []
        self.leader = winner
        if self.phase == "tricks":
            self.after_trick()

    def after_trick(self) -> None:
        """MY-5.7 and MY-7."""
        self.phase = "tricks"
        for key, eaten in (("eaten", True), ("uneaten", False)):
            self.hand[key] = sum(len(stash["cards"]) for stash in self.hand["stashes"] if stash["eaten"] is eaten)
        if len(self.hand["tricks"]) < self.trick_count:
            return
        self.ledger.add(self.hand["eaten"], self.hand["uneaten"])
        self.hand["boom"] = any(self.acorns_of(seat) >= 5 for seat in self.game["squirrels"])
        self.phase = "reveal"
        if not self.options["single_hand"] and self.ledger.goal_decides():
            self.end_game()

    def acorns_of(self, seat: int) -> int:
        """MY-8.3: the acorn cards in this seat's own stashes."""
        return sum(len(stash["cards"]) for stash in self.hand["stashes"] if stash["seat"] == seat)

    def go_on(self) -> None:
        """MY-8.4: the next hand, or the end of a single hand."""
        if self.options["single_hand"]:
            self.end_game()
            return
        added = {"none": [], "partial": PARTIAL, "full": FULL}[self.hand["mast"]]
        one, other = self.game["squirrels"]
        speedy = other if self.hand["speedy"] == one else one
        self.begin_hand(speedy, added + (BOOM if self.hand["boom"] else []))

    def end_game(self) -> None:
        """The game is decided; a tournament's second one may follow."""
        self.phase = "speedy" if self.ledger.end_game() else "over"

    # ---- the line

    def turn(self) -> int | None:
        """Who must act now."""
        if self.phase == "trunk":
            return int(self.hand["speedy"])
        if self.phase == "tricks":
            return (self.leader + len(self.hand["table"])) % 4
        return self.leader if self.phase == "eat" else None

    def line(self) -> Line:
        """Returns the score line of this moment, without the file's name."""
        over = self.phase == "over"
        now = {"game": "mast-year", "phase": self.phase, "turn": self.turn(), "over": over, "hands": self.hands}
        return now | self.ledger.lines(over)


def score(record: Line) -> Line:
    """Returns the score line of a record. Raises ValueError with the index of an action that cannot be."""
    referee = Referee(record)
    for action in record["actions"]:
        referee.act(action)
    return referee.line()
