"""Difference: all that a correction changes, hand by hand and trick by trick, in words; without Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from companion.card_notation import parse_card
from companion.session.correction import Difference
from companion.ui.changed_values import changed_turn, changed_value
from companion.ui.games.mast_year.entries import winner_name
from companion.ui.texts import SAY

ScoreLine: TypeAlias = Mapping[str, Any]
Laid: TypeAlias = dict[str, int]
"""Who laid which card, in the order played."""


def changed_lines(difference: Difference, names: tuple[str, ...]) -> Iterator[str]:
    """Yields everything that a correction changes, one thing a line, the winner and the scores first.

    Behind an open question nothing is known yet, so only what stands before it is compared.
    """
    before, after, is_open = difference.before, difference.after, difference.question is not None
    if not is_open:
        yield from _results(before, after, names)
    yield from _hands(before, after, names, is_open=is_open)
    if not is_open:
        yield from changed_turn(before, after, names)


def _results(before: ScoreLine, after: ScoreLine, names: tuple[str, ...]) -> Iterator[str]:
    """Yields what differs in who wins, and by how many points."""
    was, becomes = (winner_name(line["winner"], names) for line in (before, after))
    yield from changed_value(SAY("ui.correct.winner"), was, becomes)
    for team, points in after["scores"].items():
        yield from changed_value(SAY(f"team.{team}"), before["scores"][team], points)
    for pair, points in after.get("pairs", {}).items():
        yield from changed_value(winner_name(pair, names), before["pairs"][pair], points)
    games = zip(before.get("games", ()), after.get("games", ()), strict=False)
    for number, (old, new) in enumerate(games, 1):
        was, becomes = winner_name(old["winner"], names), winner_name(new["winner"], names)
        yield from changed_value(SAY("ui.correct.game", number=number), was, becomes)


def _hands(before: ScoreLine, after: ScoreLine, names: tuple[str, ...], *, is_open: bool) -> Iterator[str]:
    old, new = before["hands"], after["hands"]
    for place in range(len(new) if is_open else max(len(old), len(new))):
        where = SAY("ui.bar.hand", number=place + 1)
        if place >= min(len(old), len(new)):
            yield f"{where}: {SAY('ui.correct.appears' if place < len(new) else 'ui.correct.vanishes')}"
            continue
        runs = is_open and place == len(new) - 1
        yield from (f"{where}, {line}" for line in _hand(old[place], new[place], names, runs=runs))


def _hand(old: ScoreLine, new: ScoreLine, names: tuple[str, ...], *, runs: bool) -> Iterator[str]:
    """Yields what differs in a hand; `runs`: it is unknown from some card on."""
    yield from changed_value(SAY("ui.correct.deck"), len(old["bounty"]), len(new["bounty"]))
    yield from changed_value(SAY("printed.trunk"), _sign(old["trunk"]), _sign(new["trunk"]))
    count = len(new["tricks"]) + bool(new["table"]) if runs else max(map(_tricks, (old, new)))
    for number in range(1, count + 1):
        where = SAY("ui.history.trick", number=number)
        is_last = runs and number > len(new["tricks"])
        yield from (
            f"{where}: {line}" for line in _trick(_laid(old, number), _laid(new, number), names, is_last=is_last)
        )
        if not is_last:
            yield from (f"{where}: {line}" for line in _became(_of(old, number), _of(new, number), names))
    if not runs:
        yield from _end(old, new, names)
    yield from _irregular(old["irregularities"], new["irregularities"], names)


def _tricks(hand: ScoreLine) -> int:
    return len(hand["tricks"]) + bool(hand["table"])


def _of(hand: ScoreLine, number: int) -> ScoreLine:
    """Returns the trick of that number if it is complete, else None."""
    tricks: Sequence[ScoreLine] = hand["tricks"]
    return tricks[number - 1] if number <= len(tricks) else {}


def _laid(hand: ScoreLine, number: int) -> Laid:
    trick = _of(hand, number)
    if trick:
        return {card: (trick["leader"] + place) % 4 for place, card in enumerate(trick["cards"])}
    if number == len(hand["tricks"]) + 1:
        return {entry["card"]: entry["seat"] for entry in hand["table"]}
    return {}


def _trick(old: Laid, new: Laid, names: tuple[str, ...], *, is_last: bool) -> Iterator[str]:
    """Yields which cards of a trick differ, or their players, or their order."""
    gone = [card for card in old if card not in new]
    fresh = [card for card in new if card not in old]
    pairs = min(len(gone), len(fresh)) if is_last else max(len(gone), len(fresh))
    for place in range(pairs):
        yield f"{_sign(_at(gone, place))} → {_sign(_at(fresh, place))}"
    moved = [card for card in new if card in old and old[card] != new[card]]
    if moved:
        yield " · ".join(f"{_sign(card)} {names[old[card]]} → {names[new[card]]}" for card in moved)
    elif not gone and not fresh and list(old) != list(new):
        yield SAY("ui.correct.order", cards=tuple(map(parse_card, new)))


def _at(cards: list[str], place: int) -> str | None:
    return cards[place] if place < len(cards) else None


def _became(old: ScoreLine, new: ScoreLine, names: tuple[str, ...]) -> Iterator[str]:
    """Yields the other winner of a trick, and what else becomes of it."""
    if old.get("winner") != new.get("winner"):
        yield f"★ {_name(old.get('winner'), names)} → {_name(new.get('winner'), names)}"
    if old.get("outcome") != new.get("outcome"):
        was, becomes = (SAY(f"sheet.{one['outcome']}") if one.get("outcome") else "–" for one in (old, new))
        yield f"{was} → {becomes}"


def _end(old: ScoreLine, new: ScoreLine, names: tuple[str, ...]) -> Iterator[str]:
    """Yields what differs at a hand's end."""
    for seat in sorted({*old["revealed"], *new["revealed"]}):
        yield from changed_value(names[int(seat)], _sign(old["revealed"].get(seat)), _sign(new["revealed"].get(seat)))
    for what in ("eaten", "uneaten"):
        yield from changed_value(SAY(f"printed.{what}"), old[what], new[what])
    for what in ("mast", "boom"):
        yield from changed_value(SAY(f"ui.correct.{what}"), _shown(old[what]), _shown(new[what]))
    for team, points in new["bonus"].items():
        yield from changed_value(SAY("ui.correct.bonus", team=SAY(f"team.{team}")), old["bonus"][team], points)


def _irregular(old: Sequence[ScoreLine], new: Sequence[ScoreLine], names: tuple[str, ...]) -> Iterator[str]:
    was, becomes = (
        {(one["kind"], one["seat"], one["trick"]) for one in lines if "cleared" not in one} for lines in (old, new)
    )
    for key, found in (("clears", was - becomes), ("proves", becomes - was)):
        for _, seat, trick in sorted(found):
            yield SAY(f"ui.correct.{key}", name=names[seat], number=trick)


def _sign(name: Any) -> str:
    return parse_card(name).sign if name else "–"


def _name(seat: Any, names: tuple[str, ...]) -> str:
    return names[seat] if isinstance(seat, int) else "–"


def _shown(value: str | bool | None) -> str:
    if isinstance(value, bool):
        return SAY("ui.yes") if value else SAY("ui.no")
    return SAY(f"ui.tally.{value}") if value else "–"
