"""Cards that lie on the table although the deck in play has none such: nothing is entered by them, so they are told."""

from collections.abc import Sequence
from typing import Final

from companion.engine.cache_table import AnyCacheTable
from companion.engine.faces import FaceSet
from companion.following.decisions import ExcludedCard
from companion.following.interpretation import CONFIDENT, Candidate
from companion.following.sightings import CardLaid, most_probable_place
from companion.following.trick_situation import Situation
from companion.phrases import phrase

MOST_CANDIDATES: Final = 3
"""The most cards of the deck that such a card is offered as."""
OF_NO_GAME: Final = phrase("not-in-deck.game")


def excluded_from_tricks(now: Situation, laid: CardLaid, names: Sequence[str] = ()) -> ExcludedCard | None:
    """Returns the card that `laid` shows if the deck of this deal has none such and it was laid where cards are played.

    `names` are the faces of the deck that is read, in the order of its probabilities; if empty, those of the game.
    """
    rules, log = now.entries.rules, now.entries.log
    names = names or _names(rules.faces)
    name = _read(laid, names)
    is_entry = laid.card in now.table.locations.entries
    if name is None or is_entry or not now.table.seating.is_in_trick(laid.place) or now.is_of_former_deal(laid):
        return None
    face = rules.faces.named(name)
    why = OF_NO_GAME if face is None else rules.why_not_in_deck(log.state, face)
    return ExcludedCard(laid.card, name, why, _candidates(now, laid, names), laid.place) if why else None


def excluded_from_caches(
    rules: AnyCacheTable, state: object, laid: CardLaid, names: Sequence[str] = ()
) -> ExcludedCard | None:
    """Returns the card that `laid` shows if nobody at this table plays it; `names` as for tricks."""
    name = _read(laid, names or _names(rules.faces))
    face = None if name is None else rules.faces.named(name)
    why = None if face is None else rules.why_not_in_deck(state, face)
    return ExcludedCard(laid.card, face.name, why, (), laid.place) if face and why else None


def _names(faces: FaceSet) -> Sequence[str]:
    return [face.name for face in faces.faces]


def _read(laid: CardLaid, names: Sequence[str]) -> str | None:
    """Returns what a card shows, if that is hardly in doubt."""
    if len(laid.probabilities) != len(names) or max(laid.probabilities) < CONFIDENT:  # else it is of another deck
        return None
    return names[most_probable_place(laid.probabilities)]


def _candidates(now: Situation, laid: CardLaid, names: Sequence[str]) -> tuple[Candidate, ...]:
    """Returns what could be entered if the card was misread, the likeliest first."""
    share_of = dict(zip(names, laid.probabilities, strict=True))
    shares = [(share_of.get(option.face.name, 0.0), option.action) for option in now.entries.options]
    likely = sorted((one for one in shares if one[0] > 0), key=lambda one: -one[0])[:MOST_CANDIDATES]
    return tuple(Candidate(action, share) for share, action in likely)
