"""An independent referee of Masters of Maple Syrup: plain dictionaries, written from the rules page and the contract.

It shares no code with the companion, so that two readings of the same pages can be compared.
"""

from typing import Any

from tests.games.referee import RefusedError

JsonObject = dict[str, Any]
NEEDS = {
    "select": {"action"},
    "tap": {"seat", "places"},
    "harvest": {"seat", "places"},
    "develop": {"seat", "card"},
    "effect": {"seat", "place"},
    "end": set(),
    "value": {"seat", "place", "points"},
}
MAY = {
    "select": {"chosen"},
    "harvest": {"drew"},
    "develop": {"paid"},
    "effect": {"draw", "take", "discard", "tap", "untap", "tuck", "from", "untuck", "develop"},
    "end": {"discard"},
}
ACTIONS = ("tap", "harvest", "develop")


class ImpossibleError(Exception):
    """The action cannot be."""


def need(condition: object) -> None:
    if not condition:
        raise ImpossibleError


def whole(value: object) -> bool:
    return type(value) is int and 0 <= value <= 50


def score(record: JsonObject) -> JsonObject:
    """The score line of a record. Raises RefusedError with the index of an action that cannot be."""
    table = MapleOracle(record)
    for index, action in enumerate(record["actions"]):
        if not table.takes(action):
            raise RefusedError(index)
    return table.line()


class MapleOracle:
    def __init__(self, record: JsonObject) -> None:
        options = record.get("options", {})
        self.rivals = options.get("rivals", False)
        self.develops = options.get("develops")
        self.known = {card["name"]: card for card in options.get("catalogue", [])}
        self.known.setdefault("Red Maple", {"name": "Red Maple", "type": "tree"})
        self.names = [options.get("third", "tap"), "choose", "develop"] if self.rivals else list(ACTIONS)
        self.toward: JsonObject = dict.fromkeys(self.names)
        self.now = options.get("start", 0)
        self.hands = [3, 3]
        self.deck = 38
        self.pile = 4
        self.properties: list[list[JsonObject]] = [[self.fresh("Red Maple")], [self.fresh("Red Maple")]]
        self.phase = "select"
        self.selected = self.does = ""
        self.other_acted = False
        self.developed: set[int] = set()
        self.told: set[tuple[int, int]] = set()

    def fresh(self, name: str) -> JsonObject:
        known = self.known.get(name, {})
        return {
            "card": name,
            "type": known.get("type"),
            "tapped": False,
            "tucked": 0,
            "value": known.get("value"),
        }

    # ---- actions

    def takes(self, action: JsonObject) -> bool:
        """Applies an action to everything or to nothing; whether it can be."""
        kept = (dict(self.toward), list(self.hands), self.deck, self.pile)
        cards = [[dict(card) for card in cards] for cards in self.properties]
        flags = (self.phase, self.selected, self.does, self.other_acted, set(self.developed), self.now)
        try:
            self.act(action)
        except ImpossibleError:
            self.toward, self.hands, self.deck, self.pile = kept
            self.properties = cards
            self.phase, self.selected, self.does, self.other_acted, self.developed, self.now = flags
            return False
        return True

    def act(self, action: JsonObject) -> None:
        kind = action.get("do")
        given = set(action) - {"do", "at", "by"}
        need(isinstance(kind, str) and kind in NEEDS)
        assert isinstance(kind, str)
        need(NEEDS[kind] <= given and given <= NEEDS[kind] | MAY.get(kind, set()))
        for key in given & {"drew", "paid", "draw", "take", "discard", "tuck", "untuck", "place"}:
            need(whole(action[key]))
        for key in given & {"places", "untap"} | (given & {"tap"}):
            need(isinstance(action[key], list) and all(whole(place) for place in action[key]))
        if "seat" in given:
            need(type(action["seat"]) is int and action["seat"] in (0, 1))
        getattr(self, f"do_{kind}")(action)

    def do_select(self, action: JsonObject) -> None:
        need(self.phase == "select")
        need(action["action"] in self.names)
        need(("chosen" in action) == (action["action"] == "choose"))
        need(action.get("chosen", "tap") in ACTIONS)
        if all(seat is not None for seat in self.toward.values()):
            self.toward = dict.fromkeys(self.names)
        need(self.toward[action["action"]] is None)
        self.toward[action["action"]] = self.now
        self.selected = action["action"]
        self.does = action.get("chosen", self.selected)
        self.phase, self.other_acted, self.developed = "act", False, set()

    def comes(self, seat: int, action: str) -> None:
        need(self.phase == "act" and self.does == action)
        if seat == self.now:
            need(not self.other_acted)
        else:
            need(self.selected != "choose")
            self.other_acted = True

    def card_at(self, seat: int, place: int) -> JsonObject:
        need(place < len(self.properties[seat]))
        return self.properties[seat][place]

    def turn_cards(self, seat: int, places: list[int], tapped: bool) -> None:
        for place in places:
            card = self.card_at(seat, place)
            need(card["tapped"] is not tapped)
            need(card["type"] != "utility")
            card["tapped"] = tapped

    def draw(self, count: int) -> None:
        for _ in range(count):
            if self.deck == 0:
                self.deck, self.pile = self.pile, 0
            need(self.deck > 0)
            self.deck -= 1

    def spend(self, seat: int, count: int) -> None:
        need(self.hands[seat] >= count)
        self.hands[seat] -= count

    def do_tap(self, action: JsonObject) -> None:
        self.comes(action["seat"], "tap")
        self.turn_cards(action["seat"], action["places"], tapped=True)

    def do_harvest(self, action: JsonObject) -> None:
        seat = action["seat"]
        self.comes(seat, "harvest")
        self.turn_cards(seat, action["places"], tapped=False)
        if "drew" in action:
            count = action["drew"]
        else:
            count = 0
            for place in action["places"]:
                name = self.properties[seat][place]["card"]
                need("draws" in self.known.get(name, {}))
                count += self.known[name]["draws"]
        self.draw(count)
        self.hands[seat] += count

    def add(self, seat: int, name: object) -> None:
        need(isinstance(name, str) and name.strip())
        assert isinstance(name, str)
        known = self.known.get(name, {})
        lying = sum(1 for cards in self.properties for card in cards if card["card"] == name)
        need("copies" not in known or lying < known["copies"])
        self.spend(seat, 1)
        self.properties[seat].append(self.fresh(name))

    def do_develop(self, action: JsonObject) -> None:
        seat, name = action["seat"], action["card"]
        self.comes(seat, "develop")
        need(seat not in self.developed)
        need(isinstance(name, str))
        known = self.known.get(name, {})
        by_action_card = self.selected == "develop"
        if self.rivals and by_action_card and self.develops and "type" in known:
            need(known["type"] == self.develops[0 if seat == self.now else 1])
        if "paid" in action:
            paid = action["paid"]
        else:
            need("cost" in known)
            paid = known["cost"]
            if self.rivals and by_action_card and paid > 0:
                paid -= 1
        self.add(seat, name)
        self.spend(seat, paid)
        self.pile += paid
        self.developed.add(seat)

    def do_effect(self, action: JsonObject) -> None:
        need(self.phase == "act")
        seat = action["seat"]
        card = self.card_at(seat, action["place"])
        need(set(action) & (MAY["effect"] - {"from"}))
        need("from" not in action or "tuck" in action)
        self.draw(action.get("draw", 0))
        self.hands[seat] += action.get("draw", 0)
        need(self.pile >= action.get("take", 0))
        self.pile -= action.get("take", 0)
        self.hands[seat] += action.get("take", 0)
        self.spend(seat, action.get("discard", 0))
        self.pile += action.get("discard", 0)
        self.turn_cards(seat, action.get("tap", []), tapped=True)
        self.turn_cards(seat, action.get("untap", []), tapped=False)
        count, source = action.get("tuck", 0), action.get("from", "hand")
        need(source in ("hand", "deck", "discard"))
        if source == "hand":
            self.spend(seat, count)
        elif source == "deck":
            self.draw(count)
        else:
            need(self.pile >= count)
            self.pile -= count
        card["tucked"] += count
        need(card["tucked"] >= action.get("untuck", 0))
        card["tucked"] -= action.get("untuck", 0)
        self.hands[seat] += action.get("untuck", 0)
        if "develop" in action:
            self.add(seat, action["develop"])

    def do_end(self, action: JsonObject) -> None:
        need(self.phase == "act")
        more = self.hands[self.now] - 5 if self.hands[self.now] > 5 else 0
        need(action.get("discard", 0) == more)
        self.hands[self.now] -= more
        self.pile += more
        if any(len(cards) >= 10 for cards in self.properties):
            self.phase = "tally"
            self.settle()
        else:
            self.phase = "select"
            self.now = 1 - self.now

    def do_value(self, action: JsonObject) -> None:
        need(self.phase in ("tally", "over"))
        need(type(action["points"]) is int and -1000 <= action["points"] <= 1000)
        self.card_at(action["seat"], action["place"])["value"] = action["points"]
        self.told.add((action["seat"], action["place"]))
        self.settle()

    def settle(self) -> None:
        if not self.asked():
            self.phase = "over"

    def asked(self) -> list[tuple[int, int]]:
        """The seats and places of the cards whose worth the tally waits for."""
        return [
            (seat, place)
            for seat, cards in enumerate(self.properties)
            for place, card in enumerate(cards)
            if (seat, place) not in self.told
            and (card["value"] is None or self.known.get(card["card"], {}).get("bonus"))
        ]

    # ---- the line

    def line(self) -> JsonObject:
        over = self.phase == "over"
        scores = [sum(card["value"] or 0 for card in cards) for cards in self.properties]
        winner: object = None
        if over:
            winner = "tie" if scores[0] == scores[1] else scores.index(max(scores))
        return {
            "game": "masters-of-maple-syrup",
            "phase": self.phase,
            "turn": self.now if self.phase in ("select", "act") else None,
            "actions": self.toward,
            "hands": self.hands,
            "properties": self.properties,
            "deck": self.deck,
            "discard": self.pile,
            "scores": scores,
            "over": over,
            "winner": winner,
        }
