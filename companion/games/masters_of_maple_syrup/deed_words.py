"""What a player did, in phrases (MM-2.3, MM-5.1)."""

from companion.engine.phrases import Phrase, PhraseValue, Player, phrase
from companion.games.masters_of_maple_syrup.actions import HAND, Deed, Develop, Effect, Harvest, Places, Tap
from companion.games.masters_of_maple_syrup.state import State

NOTHING = phrase("deed.nothing")


def explain_deed(state: State, deed: Deed) -> Phrase:
    """Returns what was done; `state` is any later one, as cards stay at their places."""
    player = Player(deed.seat)
    match deed:
        case Tap():
            return phrase("deed.tap", "MM-2.3", player=player, cards=_names(state, deed.seat, deed.places))
        case Harvest():
            cards = _names(state, deed.seat, deed.places)
            return phrase("deed.harvest", "MM-2.3", player=player, cards=cards, count=deed.drew or 0)
        case Develop():
            return phrase("deed.develop", "MM-2.3", player=player, card=deed.card, count=deed.paid or 0)
    card = state.sides[deed.seat].placed[deed.place].card.name
    return phrase("deed.effect", "MM-5.1", player=player, card=card, parts=_parts(state, deed))


def _names(state: State, seat: int, places: Places) -> PhraseValue:
    names = tuple(state.sides[seat].placed[place].card.name for place in places)
    return names or NOTHING


def _parts(state: State, deed: Effect) -> tuple[Phrase, ...]:
    """Returns the parts of an effect, in their order."""
    counted = (("draw", deed.draw), ("take", deed.take), ("discard", deed.discard))
    parts = [phrase(f"effect.{name}", None, count=count) for name, count in counted if count is not None]
    for key, places in (("tap", deed.tap), ("untap", deed.untap)):
        if places is not None:
            parts.append(phrase(f"effect.{key}", None, cards=_names(state, deed.seat, places)))
    if deed.tuck is not None:
        parts.append(phrase(f"effect.tuck-{deed.from_ or HAND}", None, count=deed.tuck))
    if deed.untuck is not None:
        parts.append(phrase("effect.untuck", None, count=deed.untuck))
    if deed.develop is not None:
        parts.append(phrase("effect.develop", None, card=deed.develop))
    return tuple(parts)
