"""From a card laid on a table of tricks to an entry or, where it is in doubt, to a question."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Final, TypeAlias

from companion.engine.faces import Face, FaceSet
from companion.following.decisions import (
    ABOUT_CARDS,
    NOT_YET,
    SEEN_TWICE,
    WHERE_FROM,
    WHICH_CARD,
    WHOSE_CARD,
    WHOSE_LEAD,
    Accepted,
    Asked,
)
from companion.following.interpretation import POSSIBLE, Candidate, Interpretation, PossibleAction
from companion.following.seating import WITHIN
from companion.following.sightings import CardLaid, mean_point
from companion.following.strategy import Enter, Rewrite, StrategyStep
from companion.following.trick_situation import Situation
from companion.following.trick_table_state import TrickTableState
from companion.session.correction import Logged, Replace

STRANGE: Final = 1e-3
"""The prior weight of two sightings of one card both being right: it was brought again, or is there twice."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Which of two sightings of one card is misread, what it most probably shows instead, and that probability."""

    earlier_is_misread: bool
    face: Face
    probability: float


def certainly(face: Face, faces: FaceSet) -> tuple[float, ...]:
    """Returns the probabilities for a card that a person has named: 1 for its face, else 0."""
    return tuple(float(other == face) for other in faces.faces)


def most_probable(probabilities: Sequence[float], possible: Sequence[Face], faces: FaceSet) -> tuple[Face, float]:
    """Returns which of the `possible` faces a sighting shows, and how probably, if it is one of them.

    The probability is 0 if it is more likely none of them.
    """
    shares = [probabilities[faces.place_of(face)] for face in possible]
    best = max(range(len(shares)), key=lambda number: shares[number])
    return possible[best], shares[best] / sum(shares) if sum(shares) >= POSSIBLE else 0.0


def explain_duplicate(
    sightings: tuple[Sequence[float], Sequence[float]], face: Face, unseen: Sequence[Face], faces: FaceSet
) -> list[Explanation]:
    """Returns how an earlier and a later sighting that both seem to be `face` can be explained, likeliest first.

    The deck has one such card, so one of them is one of the `unseen`.
    """
    earlier, later = sightings
    place = faces.place_of(face)
    weighed: list[tuple[bool, Face, float]] = []
    for other in unseen:
        there = faces.place_of(other)
        weighed.append((False, other, earlier[place] * later[there]))
        weighed.append((True, other, earlier[there] * later[place]))
    whole = sum(weight for _, _, weight in weighed) + STRANGE * earlier[place] * later[place]
    explanations = [Explanation(is_earlier, other, weight / whole) for is_earlier, other, weight in weighed]
    return sorted(explanations, key=lambda explanation: -explanation.probability)


GATHERING_S: Final = 3.0
"""How long a card that left its place may be seen elsewhere, in the hand that gathers it."""
CERTAIN: Final = 0.97
"""The probability from which a face replaces what was read before."""

TrickStep: TypeAlias = StrategyStep[TrickTableState]


def read_card(now: Situation, laid: CardLaid) -> TrickStep:
    """Returns the step for a waiting card whose turn has come."""
    known = now.known_entry(laid)
    if known is not None:
        return _read_again(now, laid, known)
    found = interpret(now, laid)
    return _dropped(now, laid) if found is None else StrategyStep(now.table, _entry_or_question(now, laid, found))


def interpret(now: Situation, laid: CardLaid) -> Interpretation | None:
    """Returns what a card may be, or None if it is none of those that can come."""
    seating, entries = now.table.seating, now.entries
    found = entries.interpreter.interpret(laid.probabilities, entries.options, seating.nearest(laid.place))
    if found is not None and not found.sure and not seating.is_in_trick(laid.place):
        return None  # an unreadable card at the table's edge
    return found


def actions_with(now: Situation, action: object, faces: Sequence[Face]) -> list[PossibleAction]:
    """Returns the same action with each of the faces."""
    with_face = now.entries.rules.with_face
    return [PossibleAction(with_face(action, face), face) for face in faces]


def _dropped(now: Situation, laid: CardLaid) -> TrickStep:
    """Returns the step that makes no entry and no longer keeps the card waiting."""
    return StrategyStep(replace(now.table, waiting=now.table.waiting.without(laid)))


def _entry_or_question(now: Situation, laid: CardLaid, found: Interpretation, reason: str = "") -> Enter:
    """Enters the card, with a question unless it is sure and its place agrees with the turn; `reason` forces one."""
    best, table, entries = found.candidates[0], now.table, now.entries
    shown_by = entries.rules.shown_by
    shown = shown_by(best.action)
    expected = entries.turn if shown is None or shown.seat is None else shown.seat
    agrees = table.seating.agrees(expected, laid.place)
    earlier = () if entries.trick else (one for one in table.waiting if one.at_s < laid.at_s - GATHERING_S / 2)
    first = next(iter(earlier), laid)
    reason = reason or ("" if first is laid else WHOSE_LEAD)
    if found.sure and agrees and not reason:
        accepted = Accepted(NOT_YET, best.action, laid.at_s, best.probability)
        return Enter(best.action, accepted, laid, expected)
    ways = _ways_of(now, found)
    if ways and agrees and not reason:
        seat = expected if len(set(map(shown_by, (one.action for one in ways)))) == 1 else None
        return Enter(best.action, Asked(NOT_YET, ways, WHERE_FROM, laid.at_s, laid.place), laid, seat)
    reason = reason or (WHICH_CARD if agrees else WHOSE_CARD)
    if reason in ABOUT_CARDS:
        return Enter(best.action, Asked(NOT_YET, found.candidates, reason, laid.at_s, laid.place), laid)
    likely = found.candidates[: 1 if found.sure else None]
    seats = table.seating.between(expected, first.place)
    return Enter(best.action, Asked(NOT_YET, likely, reason, laid.at_s, laid.place, seats), laid)


def _ways_of(now: Situation, found: Interpretation) -> tuple[Candidate, ...]:
    """Returns the candidates that lay the likeliest card, if that is certain and there are several; else nothing.

    They lay it from several places, or it is not known yet whose card it is.
    """
    faces = [shown.face if (shown := now.entries.rules.shown_by(one.action)) else None for one in found.candidates]
    ways = tuple(one for one, face in zip(found.candidates, faces, strict=True) if face == faces[0])
    return ways if len(ways) > 1 and sum(one.probability for one in ways) >= CERTAIN else ()


def _read_again(now: Situation, laid: CardLaid, known: Logged) -> TrickStep:
    """Treats a card that was seen before: it is the same one, moved or in a stash, or one of the two is misread."""
    table, number = now.table, known.number
    lies, sight = table.locations.lies(number), table.sights.get(number)
    is_back = (  # it was only hidden for a while
        sight is not None and number not in table.doubts and sight.place.is_unmoved(laid.place)
    )
    if not lies and (is_back or number in {logged.number for logged in now.trick_on_table}):
        return StrategyStep(table.recognised(laid, number))
    if lies and table.sights[number].place.may_be_same_card(laid.place):  # one of the two will turn out to be no card
        return StrategyStep(table.recognised(laid, number))
    if _is_no_play(now, laid, known):
        return _dropped(now, laid)
    face = now.entries.face_of(known)
    assert face is not None
    if now.entries.rules.faces.is_single(face):
        return _explain(now, laid, known, face)
    return _ask_which(now, laid, face)


def _is_no_play(now: Situation, laid: CardLaid, known: Logged) -> bool:
    """Whether a card that was seen before is no play: it just lies on the table, or is carried by a hand.

    A card of a complete trick may be seen aside before its place is seen empty: the hand that gathers covers it.
    """
    table, turn, lies = now.table, now.entries.turn, now.table.locations.lies(known.number)
    lay_about = known.number not in table.sights  # before anybody looked
    has_left = not lies and known.number not in table.doubts
    is_carried = has_left or (lies and known in now.entries.last_trick and _lies_aside(now, laid))
    if not table.seating.is_known and (lay_about or (is_carried and max(laid.probabilities) >= CERTAIN)):
        return True
    if turn is None or not table.seating.expects(turn, laid.place):
        return True
    return not lies and laid.at_s - table.locations.left_s(known.number) < GATHERING_S


def _lies_aside(now: Situation, laid: CardLaid) -> bool:
    """Whether a card lies clear of where the cards of the last trick were laid."""
    sights = now.table.sights
    middles = [sights[one.number].place.middle for one in now.entries.last_trick if one.number in sights]
    centre = mean_point(middles)
    reach_mm = max(dist(middle, centre) for middle in middles)
    return laid.place.away_mm(centre) > reach_mm + WITHIN * laid.place.height_mm


def _explain(now: Situation, laid: CardLaid, known: Logged, face: Face) -> TrickStep:
    """Resolves two sightings of a card that the deck has once: one was another card; asks which if in doubt."""
    sight, faces = now.table.sights.get(known.number), now.entries.rules.faces
    earlier = sight.probabilities if sight else certainly(face, faces)
    likeliest = explain_duplicate((earlier, laid.probabilities), face, now.entries.to_come, faces)[0]
    if likeliest.earlier_is_misread and sight:
        rewritten = _rewrite_earlier(now, sight, known, likeliest.face, likeliest.probability)
        if rewritten is not None:
            return rewritten
    if not likeliest.earlier_is_misread and likeliest.probability >= CERTAIN:
        return StrategyStep(
            now.table, _entry_or_question(now, laid, Interpretation(_other_cards(now, laid, face), True))
        )
    return _ask_which(now, laid, face, SEEN_TWICE)


def _rewrite_earlier(
    now: Situation, sight: CardLaid, known: Logged, face: Face, probability: float
) -> TrickStep | None:
    """Corrects the earlier sighting to another card, unless later entries become impossible; `laid` keeps waiting."""
    action, number = known.entry.action, known.number
    own = now.entries.face_of(known)
    assert own is not None
    correction = Replace(number, now.entries.rules.with_face(action, face))
    if now.entries.log.preview(correction).question is not None:
        return None
    if probability >= CERTAIN:  # the rules settle it
        accepted = Accepted(number, correction.action, sight.at_s, probability)
        return StrategyStep(now.table.settled(number), Rewrite(correction, accepted))
    others = actions_with(now, action, now.entries.to_come)
    candidates = now.entries.interpreter.alternatives(sight.probabilities, others, without=own)
    asked = Asked(number, candidates, SEEN_TWICE, sight.at_s, sight.place)
    return StrategyStep(now.table.doubted(number), Rewrite(correction, asked))


def _ask_which(now: Situation, laid: CardLaid, face: Face, reason: str = WHICH_CARD) -> TrickStep:
    return StrategyStep(
        now.table, _entry_or_question(now, laid, Interpretation(_other_cards(now, laid, face), False), reason)
    )


def _other_cards(now: Situation, laid: CardLaid, face: Face) -> tuple[Candidate, ...]:
    """Returns what a card may be that cannot be `face`."""
    action = now.entries.options[0].action
    others = actions_with(now, action, now.entries.to_come)
    return now.entries.interpreter.alternatives(laid.probabilities, others, without=face)
