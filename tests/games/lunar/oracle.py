"""An independent referee of Lunar: plain dictionaries and loops, written from the rules page and the contract alone.

It shares no code with the companion, so that two readings of the same pages can be compared.
"""

from typing import Any

from tests.games.referee import RefusedError

JsonObject = dict[str, Any]
RANKS = "12345678"
SUITS = "WOLB"
KEYS = {
    "exchanged": set(),
    "trump": {"suit"},
    "play": {"card"},
    "stars": {"kept"},
    "track": {"points"},
    "tally": {"spaces", "stars"},
}
MAY = {"play": {"seat", "from"}, "tally": {"track"}}


def whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def pair_of_numbers(value: object, most: int) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(whole(item, 0, most) for item in value)


def score(record: JsonObject) -> JsonObject:
    """The score line of a record. Raises RefusedError with the index of an action that cannot be."""
    table = LunarOracle(record)
    for index, action in enumerate(record["actions"]):
        if not table.takes(action):
            raise RefusedError(index)
    return table.line()


class LunarOracle:
    def __init__(self, record: JsonObject) -> None:
        options = record.get("options", {})
        self.people = len(record["players"])
        self.start = options.get("start", 0)
        self.marked = options.get("stars", "asked") == "marked"
        self.track = options.get("track")
        self.rounds: list[JsonObject] = []
        self.revokes: list[JsonObject] = []
        self.totals = [0, 0]
        self.winner: int | None = None
        self.new_round()

    # ---- rounds

    def new_round(self) -> None:
        first = (self.start + len(self.rounds)) % self.people
        self.rounds.append(
            {
                "round": len(self.rounds) + 1,
                "start": first,
                "trump": None,
                "tricks": [],
                "spaces": [0, 0],
                "stars": [0, 0],
                "track": None,
                "scores": None,
            }
        )
        self.seen: list[tuple[str, str, str]] = []  # (holder, face, "rank" or "suit") of every card played
        self.unfollowed: list[tuple[str, str, int, int]] = []  # (holder, suit, trick, seat)
        self.table: list[JsonObject] = []
        self.leader = first
        self.exchanged = False
        self.phase = "trump"

    def close(self, track: list[int]) -> None:
        done = self.rounds[-1]
        done["track"] = track
        done["scores"] = [track[team] + done["stars"][team] for team in (0, 1)]
        self.totals = [self.totals[team] + done["scores"][team] for team in (0, 1)]
        if max(self.totals) >= 30 and self.totals[0] != self.totals[1]:
            self.winner = self.totals.index(max(self.totals))
            self.phase = "over"
        else:
            self.new_round()

    def agreed(self, spaces: list[int]) -> list[int]:
        return [self.track[min(space, len(self.track) - 1)] for space in spaces]

    # ---- actions

    def takes(self, action: JsonObject) -> bool:
        kind = action.get("do")
        given = set(action) - {"do", "at", "by"}
        if (
            not isinstance(kind, str)
            or kind not in KEYS
            or not KEYS[kind] <= given
            or not given <= KEYS[kind] | MAY.get(kind, set())
        ):
            return False
        return bool(getattr(self, f"do_{kind}")(action))

    def do_exchanged(self, _: JsonObject) -> bool:
        if self.phase != "trump" or self.people == 2 or self.exchanged:
            return False
        self.exchanged = True
        return True

    def do_track(self, action: JsonObject) -> bool:
        if self.phase != "track" or not pair_of_numbers(action["points"], 10**6):
            return False
        self.close(list(action["points"]))
        return True

    def do_trump(self, action: JsonObject) -> bool:
        if self.phase != "trump" or action["suit"] not in list(SUITS):
            return False
        self.rounds[-1]["trump"] = action["suit"]
        self.phase = "tricks"
        return True

    def do_stars(self, action: JsonObject) -> bool:
        if self.phase != "stars" or not whole(action["kept"], 0, 4):
            return False
        trick = self.rounds[-1]["tricks"][-1]
        trick["stars"] = action["kept"]
        self.rounds[-1]["stars"][trick["team"]] += action["kept"]
        self.after_trick()
        return True

    def after_trick(self) -> None:
        if len(self.rounds[-1]["tricks"]) < 12:
            self.phase = "tricks"
        elif self.track is None:
            self.phase = "track"
        else:
            self.close(self.agreed(self.rounds[-1]["spaces"]))

    def do_play(self, action: JsonObject) -> bool:
        card = action["card"]
        if self.phase != "tricks" or not isinstance(card, str) or not card:
            return False
        face, mark = card[0], card[1:]
        if face not in RANKS + SUITS or mark not in ("", "*") or (mark and not self.marked):
            return False
        turn = (self.leader + len(self.table)) % self.people
        if "seat" in action and (type(action["seat"]) is not int or action["seat"] != turn):
            return False
        place = action.get("from")
        if (self.people == 2 and place not in ("hand", "sky")) or (self.people == 4 and "from" in action):
            return False
        holder = "sky" if place == "sky" else f"hand {turn}"
        kind = "rank" if face in RANKS else "suit"
        other = "suit" if kind == "rank" else "rank"
        if sum(1 for seen in self.seen if seen[1] == face) == (3 if kind == "rank" else 6):
            return False
        if self.held(holder, kind) == 0:
            return False
        if len(self.table) >= 2:
            before = self.table[-2]
            if before["kind"] == kind or (self.people == 2 and before["holder"] == holder):
                return False
        elif self.people == 2 and self.held("sky" if place == "hand" else f"hand {turn}", other) == 0:
            return False
        self.lay(turn, holder, face, kind, mark)
        return True

    def held(self, holder: str, kind: str) -> int:
        dealt = 12 if holder == "sky" else 6
        return dealt - sum(1 for seen in self.seen if seen[0] == holder and seen[2] == kind)

    def lay(self, seat: int, holder: str, face: str, kind: str, mark: str) -> None:
        number = len(self.rounds[-1]["tricks"]) + 1
        if kind == "suit":
            proven = [miss for miss in self.unfollowed if miss[0] == holder and miss[1] == face]
            for miss in sorted(proven, key=lambda item: item[2]):
                self.unfollowed.remove(miss)
                self.revokes.append(
                    {
                        "kind": "revoke",
                        "seat": miss[3],
                        "round": len(self.rounds),
                        "trick": miss[2],
                        "shown": number,
                    }
                )
            led = [laid["face"] for laid in self.table if laid["kind"] == "suit"]
            if led and led[0] != face:
                self.unfollowed.append((holder, led[0], number, seat))
        self.seen.append((holder, face, kind))
        self.table.append({"seat": seat, "holder": holder, "face": face, "kind": kind, "mark": mark})
        if len(self.table) == 4:
            self.take()

    def take(self) -> None:
        hand, cards = self.rounds[-1], self.table
        teams: list[JsonObject] = [{}, {}]
        for laid in cards:
            teams[laid["seat"] % 2][laid["kind"]] = laid["face"]
        lead = next(laid for laid in cards if laid["kind"] == "suit")
        if teams[0]["suit"] == teams[1]["suit"]:
            if teams[0]["rank"] == teams[1]["rank"]:
                team, because = cards[3]["seat"] % 2, "last"
            else:
                team, because = int(teams[1]["rank"] > teams[0]["rank"]), "rank"
        elif hand["trump"] in (teams[0]["suit"], teams[1]["suit"]):
            team, because = int(teams[1]["suit"] == hand["trump"]), "trump"
        else:
            team, because = lead["seat"] % 2, "lead"
        stars = sum(1 for laid in cards if laid["mark"]) if self.marked else None
        hand["tricks"].append(
            {
                "trick": len(hand["tricks"]) + 1,
                "leader": cards[0]["seat"],
                "cards": [named(laid) for laid in cards],
                "team": team,
                "because": because,
                "lead": lead["face"],
                "stars": stars,
            }
        )
        hand["spaces"][team] += 1
        self.leader = next(laid["seat"] for laid in cards if laid["seat"] % 2 == team)
        self.table = []
        if stars is None:
            self.phase = "stars"
        else:
            hand["stars"][team] += stars
            self.after_trick()

    def do_tally(self, action: JsonObject) -> bool:
        spaces, stars, track = action["spaces"], action["stars"], action.get("track", [])
        if self.phase != "trump" or self.exchanged:
            return False
        if not pair_of_numbers(spaces, 12) or sum(spaces) != 12 or not pair_of_numbers(stars, 48):
            return False
        if ("track" in action) is (self.track is not None):
            return False
        if self.track is None and not pair_of_numbers(track, 10**6):
            return False
        self.rounds[-1]["spaces"], self.rounds[-1]["stars"] = list(spaces), list(stars)
        self.close(list(track) if self.track is None else self.agreed(spaces))
        return True

    # ---- the line

    def line(self) -> JsonObject:
        over = self.phase == "over"
        return {
            "game": "lunar",
            "phase": self.phase,
            "turn": (self.leader + len(self.table)) % self.people if self.phase == "tricks" else None,
            "round": len(self.rounds),
            "scores": self.totals,
            "over": over,
            "winner": self.winner,
            "table": [{"seat": laid["seat"], "card": named(laid)} for laid in self.table] if not over else [],
            "rounds": self.rounds,
            "irregularities": self.revokes,
        }


def named(laid: JsonObject) -> str:
    return str(laid["face"]) + str(laid["mark"]) + ("@sky" if laid["holder"] == "sky" else "")
