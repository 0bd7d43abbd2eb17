"""An independent referee of Mast Year: plain dictionaries, written from the rules page and the contract alone.

It shares no code with the companion, so that two readings of the same pages can be compared.
"""

from tests.games.mast_year.deck import BOOM, FULL, PARTIAL, PLAIN, is_acorn, is_squirrel
from tests.games.mast_year.hand_in_play import HandInPlay
from tests.games.mast_year.written import KEYS, RANKS, JsonObject, is_utc, plain_card, refuse_if, whole


class Referee(HandInPlay):
    """Follows one record, action by action; `line` is the score line of this moment."""

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

    def act_dealt(self, _: JsonObject, index: int) -> None:
        """A hand's start."""
        refuse_if(self.phase != "deal", index)
        self.phase = "pass"

    def act_passed(self, action: JsonObject, index: int) -> None:
        """MY-4."""
        refuse_if(self.phase not in ("deal", "pass"), index)
        if "said" in action:
            said = action["said"]
            refuse_if(self.options["silent"] or not isinstance(said, dict), index)
            for seat, word in said.items():
                refuse_if(seat not in ("0", "1", "2", "3") or word not in ("many", "few"), index)
        self.phase = "trunk"

    def act_trunk(self, action: JsonObject, index: int) -> None:
        """MY-5.1."""
        refuse_if(self.phase not in ("deal", "pass", "trunk"), index)
        self.hand["trunk"] = self.take(action, index)
        self.out_of_play.add(self.hand["trunk"])
        self.phase = "tricks"

    def act_play(self, action: JsonObject, index: int) -> None:
        """MY-5.2 to 5.5."""
        refuse_if(self.phase != "tricks", index)
        table = self.hand["table"]
        seat = (self.leader + len(table)) % 4
        refuse_if("seat" in action and (type(action["seat"]) is not int or action["seat"] != seat), index)
        hearts = sum(left[1] == "H" for left in self.cards_left)
        card = self.take(action, index)
        trick = len(self.hand["tricks"]) + 1
        held = self.held_at(seat, trick)
        self.offences.show(seat, card[1], trick, held == 1)
        if table:
            self.offences.follow(seat, card[1], table[0]["card"][1], trick)
        else:
            self.offences.lead(seat, card[1], trick, held, hearts)
        table.append({"seat": seat, "card": card})
        if len(table) == 4:
            self.end_trick()

    def act_eat(self, action: JsonObject, index: int) -> None:
        """MY-6.3, done."""
        refuse_if(self.phase != "eat" or "trick" not in action, index)
        number = whole(action["trick"], index)
        mine = [stash for stash in self.face_up(self.leader) if stash["trick"] == number]
        refuse_if(not mine, index)
        mine[0]["eaten"] = True
        self.hand["tricks"][-1]["outcome"] = "ate"
        self.after_trick()

    def act_keep(self, _: JsonObject, index: int) -> None:
        """MY-6.3, left."""
        refuse_if(self.phase != "eat", index)
        self.hand["tricks"][-1]["outcome"] = "kept"
        self.after_trick()

    def act_reveal(self, action: JsonObject, index: int) -> None:
        """MY-8.1."""
        refuse_if(self.phase != "reveal" or type(action.get("seat")) is not int, index)
        seat = action["seat"]
        oak = seat in range(4) and seat not in self.game["squirrels"]
        refuse_if(not oak or str(seat) in self.hand["revealed"], index)
        card = self.take(action, index)
        self.offences.show(seat, card[1], "reveal", True)
        self.hand["revealed"][str(seat)] = card
        if len(self.hand["revealed"]) == 2:
            trunk_suit = self.hand["trunk"][1]
            counting = [card for card in self.hand["revealed"].values() if is_acorn(card) or card[1] == trunk_suit]
            self.hand["mast"] = ("none", "partial", "full")[len(counting)]
            self.ledger.pay_bonus(self.hand)
            self.go_on()

    def act_tally(self, action: JsonObject, index: int) -> None:
        """A hand that was played without tracking."""
        refuse_if(self.phase != "deal" or not {"eaten", "uneaten"} <= action.keys(), index)
        refuse_if(self.counted(action, index) > sum(map(is_acorn, self.cards_left)), index)
        self.close_counted(action, index)

    def act_count(self, action: JsonObject, index: int) -> None:
        """The rest of a hand that was played without tracking."""
        refuse_if(self.phase not in ("pass", "trunk", "tricks", "eat"), index)
        refuse_if(not {"eaten", "uneaten"} <= action.keys(), index)
        deck = [*PLAIN, *self.hand["bounty"]]
        total = self.counted(action, index)
        refuse_if(total > sum(is_acorn(card) and card not in self.out_of_play for card in deck), index)
        refuse_if(action["eaten"] < self.stashed(True) or total < self.stashed(True) + self.stashed(False), index)
        self.hand["table"] = []
        self.close_counted(action, index)

    def act_won(self, action: JsonObject, index: int) -> None:
        """A trick of which only the winner, the acorn cards and whether a squirrel card was in it are known."""
        refuse_if(self.phase != "tricks" or not {"seat", "acorns", "squirrel"} <= action.keys(), index)
        refuse_if(type(action["seat"]) is not int or action["seat"] not in range(4), index)
        refuse_if(not isinstance(action["acorns"], list) or not isinstance(action["squirrel"], bool), index)
        acorns = [plain_card(card, index) for card in action["acorns"]]
        refuse_if(len(set(acorns)) < len(acorns) or not all(map(is_acorn, acorns)), index)
        laid = [entry["card"] for entry in self.hand["table"]]
        squirrel_laid = any(map(is_squirrel, laid))
        unknown_squirrel = action["squirrel"] and not squirrel_laid
        refuse_if(len({*acorns, *laid}) + unknown_squirrel > 4, index)
        refuse_if(not {card for card in laid if is_acorn(card)} <= set(acorns), index)
        refuse_if(not set(acorns) - set(laid) <= self.cards_left, index)
        self.cards_left -= set(acorns)
        self.offences.note({entry["seat"] for entry in self.hand["table"]})
        self.take_trick(action["seat"], acorns, action["squirrel"] or squirrel_laid, {"cards": laid, "partial": True})

    def counted(self, action: JsonObject, index: int) -> int:
        """The acorn cards that a tally or a count names, if its Boom can be (MY-8.3)."""
        total = whole(action["eaten"], index) + whole(action["uneaten"], index)
        refuse_if("boom" in action and not isinstance(action["boom"], bool), index)
        least, most = self.richest_with(total)
        refuse_if(action.get("boom") is True and most < 5, index)
        refuse_if(action.get("boom") is False and least >= 5, index)
        return total

    def close_counted(self, action: JsonObject, index: int) -> None:
        """What follows from a tally or a count."""
        eaten, uneaten = action["eaten"], action["uneaten"]
        refuse_if("mast" in action and action["mast"] not in ("none", "partial", "full"), index)
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

    def act_speedy(self, action: JsonObject, index: int) -> None:
        """MY-2.3, in the second game of a tournament."""
        refuse_if(self.phase != "speedy" or type(action.get("seat")) is not int, index)
        refuse_if(action["seat"] not in self.game["squirrels"], index)
        self.begin_hand(action["seat"], [])

    # ---- what follows from them

    def end_trick(self) -> None:
        """MY-5.5, 5.6 and MY-6."""
        table = self.hand["table"]
        winner = winner_of(table, self.hand["trunk"][1])
        cards = [laid["card"] for laid in table]
        acorns = [card for card in cards if is_acorn(card)]
        self.take_trick(winner, acorns, any(map(is_squirrel, cards)), {"cards": cards})

    def take_trick(self, winner: int, acorns: list[str], squirrel: bool, seen: JsonObject) -> None:
        """MY-5.6 and MY-6."""
        number = len(self.hand["tricks"]) + 1
        outcome: str | None = "discarded"
        self.phase = "tricks"
        if winner in self.game["squirrels"]:
            if acorns:
                outcome = "stashed-eaten" if squirrel else "stashed"
                stash = {"trick": number, "seat": winner, "cards": acorns, "eaten": squirrel}
                self.hand["stashes"].append(stash)
            elif self.face_up(winner):
                outcome, self.phase = None, "eat"
        else:
            self.out_of_play |= set(acorns)
        self.hand["tricks"].append(
            {
                "trick": number,
                "leader": self.leader,
                "winner": winner,
                "outcome": outcome,
                "acorns": acorns,
                **seen,
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
            self.hand[key] = self.stashed(eaten)
        if len(self.hand["tricks"]) < self.trick_count:
            return
        self.ledger.add(self.hand["eaten"], self.hand["uneaten"])
        self.phase = "reveal"
        if not self.options["single_hand"] and self.ledger.goal_decides():
            self.end_game()
        else:
            self.hand["boom"] = any(self.acorns_of(seat) >= 5 for seat in self.game["squirrels"])

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

    def line(self) -> JsonObject:
        """Returns the score line of this moment, without the file's name."""
        over = self.phase == "over"
        now = {"game": "mast-year", "phase": self.phase, "turn": self.turn(), "over": over, "hands": self.hands}
        return now | self.ledger.lines(over)


def winner_of(table: list[JsonObject], trunk_suit: str) -> int:
    """MY-5.5: the seat whose card wins."""
    trunks = [laid for laid in table if laid["card"][1] == trunk_suit]
    able = trunks or [laid for laid in table if laid["card"][1] == table[0]["card"][1]]
    return int(max(able, key=lambda laid: RANKS.index(laid["card"][0]))["seat"])


def score(record: JsonObject) -> JsonObject:
    """Returns the score line of a record. Raises ValueError with the index of an action that cannot be."""
    referee = Referee(record)
    for action in record["actions"]:
        referee.act(action)
    return referee.line()
