"""What a player did, in phrases (MM-2.3, MM-5.1)."""

from companion.games.masters_of_maple_syrup.actions import HAND, Develop, Effect, Harvest, Places, Tap, TurnAction
from companion.games.masters_of_maple_syrup.state import State
from companion.phrases import Phrase, PhraseValue, Player, phrase

NOTHING = phrase("taken.nothing")


def explain_turn_action(state: State, done: TurnAction) -> Phrase:
    """Returns what was done; `state` is any later one, as cards stay at their places."""
    player = Player(done.seat)
    match done:
        case Tap():
            return phrase("taken.tap", "MM-2.3", player=player, cards=_names(state, done.seat, done.places))
        case Harvest():
            cards = _names(state, done.seat, done.places)
            return phrase("taken.harvest", "MM-2.3", player=player, cards=cards, count=done.drew or 0)
        case Develop():
            return phrase("taken.develop", "MM-2.3", player=player, card=done.card, count=done.paid or 0)
    card = state.sides[done.seat].placed[done.place].card.name
    return phrase("taken.effect", "MM-5.1", player=player, card=card, parts=_parts(state, done))


def _names(state: State, seat: int, places: Places) -> PhraseValue:
    names = tuple(state.sides[seat].placed[place].card.name for place in places)
    return names or NOTHING


def _parts(state: State, done: Effect) -> tuple[Phrase, ...]:
    """Returns the parts of an effect, in their order."""
    counted = (("draw", done.draw), ("take", done.take), ("discard", done.discard))
    parts = [phrase(f"effect.{name}", None, count=count) for name, count in counted if count is not None]
    for key, places in (("tap", done.tap), ("untap", done.untap)):
        if places is not None:
            parts.append(phrase(f"effect.{key}", None, cards=_names(state, done.seat, places)))
    if done.tuck is not None:
        parts.append(phrase(f"effect.tuck-{done.from_ or HAND}", None, count=done.tuck))
    if done.untuck is not None:
        parts.append(phrase("effect.untuck", None, count=done.untuck))
    if done.develop is not None:
        parts.append(phrase("effect.develop", None, card=done.develop))
    return tuple(parts)
