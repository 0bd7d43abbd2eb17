"""The lines of `companion watch --json`: a program that applies them in order has the record."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from companion.following.decisions import (
    UNEXPLAINED,
    WHAT_HAPPENED,
    Accepted,
    Asked,
    ExcludedCard,
    Missed,
    NotInDeck,
    Offered,
    PropertiesDiffer,
    TakenBack,
)
from companion.following.sightings import CardOutline
from companion.session import Session
from companion.translations import find_translation

NOT_SEEN: Final = "card not seen"
NOT_IN_DECK: Final = "card not in the deck"
_SAID: Final = (
    "do",
    "action",
    "seat",
    "place",
    "places",
    "trick",
    "card",
    "cache",
    "found",
    "nut",
    "deed",
    "on",
    "tuck",
    "kept",
    "from",
    "ask",
    "value",
)
"""What of an action is said to people."""


class WatchLines:
    """The lines of one session that is followed.

    Each line names an entry: the place of an action in the record, counted from 0. An action has its line when it is
    accepted. What is in doubt is asked about: its first candidate stands in the record until a line settles it.
    `quad_of` returns where a place of the table is seen, in pixels.
    """

    def __init__(self, session: Session, quad_of: Callable[[CardOutline], Iterable[Iterable[float]]]) -> None:
        self._quad_of = quad_of
        self._write = session.game.write_action
        self._translation = find_translation(session.game.name)
        self._standing = {logged.number: self._write(logged.entry.action) for logged in session.entries}
        self._accepted = dict(self._standing)

    def line(
        self, outcome: Accepted | Asked | Missed | NotInDeck | Offered | PropertiesDiffer | TakenBack
    ) -> dict[str, Any]:
        """Returns what `outcome` means."""
        match outcome:
            case Accepted(number, action, at_s, confidence):
                return self._acted(number, action, at_s, confidence)
            case Asked(number, candidates):
                self._standing[number] = self._write(candidates[0].action)
                return {"ask": self._asked(outcome)}
            case Missed(seat, at_s):
                waits = {"entry": len(self._standing), "seat": seat}
                return {"ask": {"why": NOT_SEEN, **waits, "at_s": round(at_s, 2), "candidates": []}}
            case Offered(actions, at_s):
                shares = [{**self._write(action), "confidence": round(1 / len(actions), 4)} for action in actions]
                entry = len(self._standing)
                return {"ask": {"why": WHAT_HAPPENED, "entry": entry, "at_s": round(at_s, 2), "candidates": shares}}
            case NotInDeck(cards, at_s):
                return {"ask": {"why": NOT_IN_DECK, **self._excluded(cards, at_s)}}
            case PropertiesDiffer():
                return {"ask": self._differ(outcome)}
            case TakenBack(number, at_s):
                place = self._place(number)
                del self._standing[number]
                self._accepted.pop(number, None)
                return {"taken-back": place, "at_s": round(at_s, 2)}

    def _acted(self, number: int, action: object, at_s: float, confidence: float) -> dict[str, Any]:
        """Returns the line of an entry that is accepted, was accepted as another action, or again as what it was."""
        before, now = self._accepted.get(number), self._write(action)
        self._standing[number] = self._accepted[number] = now
        place, details = self._place(number), {"at_s": round(at_s, 2), "confidence": round(confidence, 4)}
        if before is None:
            return {**now, "entry": place, **details}
        return (
            {"settled": place, **details} if before == now else {**now, "entry": place, "replaces": before, **details}
        )

    def _asked(self, asked: Asked) -> dict[str, Any]:
        candidates = [
            {**self._write(candidate.action), "confidence": round(candidate.probability, 4)}
            for candidate in asked.candidates
        ]
        seats = {"seats": list(asked.seats)} if asked.seats else {}
        where = {"at_s": round(asked.at_s, 2), **seats}
        quad = [[round(float(x), 1), round(float(y), 1)] for x, y in self._quad_of(asked.place)]
        return {
            "why": asked.reason,
            "entry": self._place(asked.number),
            **where,
            "candidates": candidates,
            "quad": quad,
        }

    def _excluded(self, cards: Sequence[ExcludedCard], at_s: float) -> dict[str, Any]:
        """Returns the cards on the table that are not in the deck in play, the newest last; the record has none."""
        newest = cards[-1]
        candidates = [{**self._write(one.action), "confidence": round(one.probability, 4)} for one in newest.candidates]
        quad = [[round(float(x), 1), round(float(y), 1)] for x, y in self._quad_of(newest.place)]
        reason = self._translation.write(newest.why, ())
        seen = {"cards": [card.name for card in cards], "because": reason}
        return {**seen, "entry": len(self._standing), "at_s": round(at_s, 2), "candidates": candidates, "quad": quad}

    def _differ(self, differ: PropertiesDiffer) -> dict[str, Any]:
        """Returns the entries of which one sequence explains what was seen; none of them stands in the record."""
        candidates = [
            {"actions": [self._write(action) for action in one.actions], "confidence": round(one.probability, 4)}
            for one in differ.explanations
        ]
        changes = [
            {"seat": one.seat, "change": one.change.value, "places": list(one.places), "card": one.name or None}
            for one in differ.changes
        ]
        reason = WHAT_HAPPENED if candidates else UNEXPLAINED
        where = {"entry": len(self._standing), "at_s": round(differ.at_s, 2)}
        return {"why": reason, **where, "candidates": candidates, "changes": changes}

    def _place(self, number: int) -> int:
        return list(self._standing).index(number)

    def in_words(self, line: dict[str, Any]) -> str:
        """Returns the line that was made last as people read it."""
        asked = line.get("ask")
        if isinstance(asked, dict):  # an action too may say by "ask" what it answers
            return f"{asked['at_s']:8.2f} s  {_question(asked)}"
        return f"{line['at_s']:8.2f} s  {self._statement(line)}"

    def _statement(self, line: dict[str, Any]) -> str:
        if "taken-back" in line:
            return "taken back"
        if "settled" in line:
            return f"certain now: {_action(list(self._standing.values())[line['settled']])}"
        return f"{_action(line)}, not {_card(line['replaces'])}" if "replaces" in line else _action(line)


def _action(line: dict[str, Any]) -> str:
    return " ".join(f"from {line[name]}" if name == "from" else str(line[name]) for name in _SAID if name in line)


def _card(line: dict[str, Any]) -> str:
    """Returns the card of an action, and where it came from; an action without a card is said whole."""
    return _action({name: line[name] for name in ("card", "from") if name in line}) if "card" in line else _action(line)


def _question(asked: dict[str, Any]) -> str:
    if asked["why"] == NOT_SEEN:
        return f"{NOT_SEEN}: that of seat {asked['seat']}; the cards after it wait"
    if asked["why"] == NOT_IN_DECK:
        *_, newest = asked["cards"]
        likely = " or ".join(map(_card, asked["candidates"]))
        misread = f" If it was misread: {likely}" if likely else ""
        return f"{newest} lies there; {asked['because']}: is it a card of the table?{misread}"
    if "changes" in asked:
        seen = ", ".join(_change(one) for one in asked["changes"])
        ways = " or ".join("; ".join(map(_action, one["actions"])) for one in asked["candidates"])
        return f"{asked['why']}? {seen}" + (f": {ways}" if ways else "")
    if "seats" in asked:
        return f"{asked['why']}? " + " or ".join(f"seat {seat}" for seat in asked["seats"])
    return f"{asked['why']}? " + " or ".join(map(_card, asked["candidates"]))


def _change(seen: dict[str, Any]) -> str:
    which = seen["card"] or f"places {seen['places']}"
    return f"seat {seen['seat']}, {which} {seen['change']}"
