"""What a correction changes on the table, in words: hands, cards on the properties, and the piles; no Kivy."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from companion.games.masters_of_maple_syrup.properties import Property, numbered_names
from companion.games.masters_of_maple_syrup.state import PlacedCard, Side, State
from companion.ui.texts import SAY


def changed_table(before: State, after: State, names: tuple[str, ...]) -> Iterator[str]:
    """Yields what changes in each player's hand and property, a line each, and in the piles."""
    for name, was, becomes in zip(names, before.sides, after.sides, strict=True):
        parts = ", ".join(_changed_side(was, becomes))
        if parts:
            yield f"{name}: {parts}"
    piles = (("deck", before.deck, after.deck), ("discards", before.discard, after.discard))
    said = [SAY(f"ui.change.{pile}", was=was, becomes=becomes) for pile, was, becomes in piles if was != becomes]
    if said:
        yield " · ".join(said)


def _changed_side(was: Side, becomes: Side) -> Iterator[str]:
    if was.hand != becomes.hand:
        yield SAY("ui.change.hand", was=was.hand, becomes=becomes.hand)
    yield from _changed_cards(was.placed, becomes.placed)


def _changed_cards(was: Property, becomes: Property) -> Iterator[str]:
    """Yields which cards are new or gone, and what changed on the others, which keep their order."""
    old, new = numbered_names(was), numbered_names(becomes)
    same = SequenceMatcher(None, [one.card.name for one in was], [one.card.name for one in becomes], autojunk=False)
    for kind, begin, end, new_begin, new_end in same.get_opcodes():
        gone, come = ", ".join(old[begin:end]), ", ".join(new[new_begin:new_end])
        match kind:
            case "delete":
                yield SAY("ui.change.away", card=gone)
            case "insert":
                yield SAY("ui.seen.laid", cards=come)
            case "replace":
                yield f"{gone} → {come}"
            case _:
                pairs = zip(was[begin:end], becomes[new_begin:new_end], new[new_begin:new_end], strict=True)
                yield from (said for pair in pairs for said in _changed_card(*pair))


def _changed_card(was: PlacedCard, becomes: PlacedCard, name: str) -> Iterator[str]:
    if was.tapped != becomes.tapped:
        yield SAY("ui.seen.sideways" if becomes.tapped else "ui.seen.upright", cards=name)
    if was.tucked != becomes.tucked:
        yield SAY("ui.change.under", card=name, was=was.tucked, becomes=becomes.tucked)
