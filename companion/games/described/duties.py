"""Duties of play: suits not followed, trumps not played, cards barred from a lead or the first trick; what proves them.

A hand is never seen, so a duty that may have been missed stays open until a later card of the same hand proves it.
"""

from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Irregularity
from companion.games.described.description import PlayRule
from companion.games.described.ranking import NO_SUIT, Ranking
from companion.games.described.state import Duty, Hand, State, Suspicion, Tricks
from companion.games.described.tables import Tables, tables_of

LED, CARD = "barred-lead", "barred-card"
REVOKE, VOID, BEAT = "revoke", "void", "beat"


def watch_card(state: State, hand: Hand, known: Ranking, played: tuple[int, int, int]) -> Tricks:
    """Returns the tricks with what a card proves, and what it may have missed; the card is not on the table yet.

    `played` is the seat, the face and how many cards the seat held, this one counted.
    """
    seat, face, held = played
    tricks, rule, tables = hand.tricks, state.description.play, tables_of(state.description)
    if len(tricks.done) < hand.dealt.drawn:  # a card that is shown later may have been drawn since
        return tricks
    number = len(tricks.done) + 1
    if tricks.duties and any(duty.seat == seat for duty in tricks.duties):
        tricks = _prove(tricks, seat, face, number)
    if tricks.suspicions:
        tricks = _settle(tricks, seat, face, number, is_last=held == 1)
    if tricks.table:
        missed = _missed(rule, tables, known, tricks.table, face)
        if missed:
            open_duties = tuple(Duty(kind, seat, number, proofs) for kind, proofs in missed if proofs)
            tricks = replace(tricks, duties=(*tricks.duties, *open_duties))
    if tables.is_watching and held > 1:
        tricks = _note_barred(tricks, rule, tables, known, (seat, face, held))
    return tricks


def _prove(tricks: Tricks, seat: int, face: int, number: int) -> Tricks:
    """Returns the tricks with the duties that `face` proves as missed."""
    found = [duty for duty in tricks.duties if duty.seat == seat and duty.proofs >> face & 1]
    if not found:
        return tricks
    revoked = {duty.trick for duty in found if duty.kind == REVOKE}
    proven = [duty for duty in found if duty.kind == REVOKE or duty.trick not in revoked]
    left = tuple(
        duty for duty in tricks.duties if duty not in found and not (duty.seat == seat and duty.trick in revoked)
    )
    noted = tuple(Irregularity(duty.kind, seat, duty.trick, shown=number) for duty in proven)
    return replace(tricks, duties=left, irregularities=(*tricks.irregularities, *noted))


def _missed(rule: PlayRule, tables: Tables, known: Ranking, table: tuple[int, ...], face: int) -> list[tuple[str, int]]:
    """Returns the duties that a card may have missed, each with the set of cards that would prove it."""
    led = known.led_suit(table)
    if led == NO_SUIT or rule.follow == "free" or tables.exempt >> face & 1:
        return []
    suit, trump = known.suit_of[face], known.trump
    if suit == led and rule.beat == "no":
        return []
    best = table[known.winning_place(table)]
    missed = []
    if suit != led:
        missed.append((REVOKE, known.suits[led]))
        if suit != trump and led != trump and rule.void == "trump":
            missed.append((VOID, known.suits[trump]))
    if rule.beat != "no" and (beating := _must_beat(rule, known, (face, led, best))):
        missed.append((BEAT, beating))
    return missed


def _must_beat(rule: PlayRule, known: Ranking, cards: tuple[int, int, int]) -> int:
    """Returns the set of cards that had to be played instead of one that does not beat the best; `cards`: it, the
    suit led, the best."""
    face, led, best = cards
    suit, trump = known.suit_of[face], known.trump
    if known.beats(face, best):
        return 0
    if suit == led:
        is_asked = known.suit_of[best] == led and (rule.beat == "any" or led == trump)
        return known.better_than(best, led) if is_asked else 0
    if suit == trump or (rule.beat == "any" and rule.void == "any"):
        return known.better_than(best, trump)
    return 0


def _settle(tricks: Tricks, seat: int, face: int, number: int, *, is_last: bool) -> Tricks:
    """Returns the tricks with the barred cards of `seat` that are proven by `face`, or cleared by its last card."""
    for suspicion in tricks.suspicions:
        if suspicion.seat != seat:
            continue
        if suspicion.proofs >> face & 1:
            tricks = _decide(tricks, suspicion, number)
        elif is_last:
            tricks = _decide(tricks, suspicion, None)
    return tricks


def _decide(tricks: Tricks, suspicion: Suspicion, shown: int | None) -> Tricks:
    noted = list(tricks.irregularities)
    item = noted[suspicion.place]
    proven = shown is not None
    if proven or not suspicion.is_unseen:
        noted[suspicion.place] = replace(item, shown=shown, proven=proven, cleared=not proven)
    left = tuple(one for one in tricks.suspicions if one is not suspicion)
    return replace(tricks, suspicions=left, irregularities=tuple(noted))


def _instead(rule: PlayRule, known: Ranking, table: tuple[int, ...], face: int) -> int | None:
    """Returns the set of cards that could have been played instead of a barred one that was; None: any could."""
    led, suit, trump = known.led_suit(table), known.suit_of[face], known.trump
    best = table[known.winning_place(table)]
    must_beat = known.beats(face, best) and rule.follow != "free"
    if suit == led != NO_SUIT:
        is_asked = rule.beat == "any" or (rule.beat == "trump" and led == trump)
        return known.better_than(best, led) if must_beat and is_asked else known.suits[led]
    must_trump = rule.void == "trump" or (must_beat and rule.beat == "any")
    if suit == trump and led != NO_SUIT and rule.follow != "free" and must_trump:
        is_asked = must_beat and rule.beat != "no"
        return known.suits[led] | (known.better_than(best, trump) if is_asked else known.suits[trump])
    return None


def unsettled(suspicions: tuple[Suspicion, ...]) -> tuple[Suspicion, ...]:
    """Returns suspicions after a told trick: a card was not seen, so that nothing can clear them any more."""
    return tuple(replace(one, is_unseen=True) for one in suspicions)


def _note_barred(
    tricks: Tricks, rule: PlayRule, tables: Tables, known: Ranking, played: tuple[int, int, int]
) -> Tricks:
    """Returns the tricks with a barred lead or a barred card of the first trick noted."""
    seat, face, held = played
    is_lead, is_first = not tricks.table, not tricks.done
    if is_lead and (tricks.has_told or (is_first and tables.lead_card is not None)):
        return tricks
    not_led = tables.not_led if is_lead and not tricks.is_broken else 0
    barred = (not_led | (tables.first_trick_not if is_first else 0)) & ~tables.exempt
    if not barred >> face & 1:
        return tricks
    kind = LED if not_led >> face & 1 else CARD
    unseen = (tables.copies_of(barred) & ~tricks.seen).bit_count()
    proofs = (1 << len(tables.copies)) - 1 & ~barred
    instead = None if is_lead else _instead(rule, known, tricks.table, face)
    if instead is not None:
        proofs &= instead
    at_once = held > unseen and instead is None
    noted = (*tricks.irregularities, Irregularity(kind, seat, len(tricks.done) + 1, proven=at_once))
    suspicion = () if at_once else (Suspicion(len(noted) - 1, seat, proofs),)
    return replace(tricks, irregularities=noted, suspicions=(*tricks.suspicions, *suspicion))


def legal_faces(state: State, hand: Hand, known: Ranking, held: Sequence[int]) -> tuple[int, ...]:
    """Returns which of the cards that the seat in turn holds may be played by the rules."""
    tricks, tables = hand.tricks, tables_of(state.description)
    if tricks.leader is None and tables.lead_card is not None:
        return (tables.lead_card,)
    if not tricks.table:
        barred = tables.not_led if not tricks.is_broken else 0
        allowed = held
    else:
        barred = 0
        allowed = _following(state.description.play, known, tricks.table, held)
    if not tricks.done:
        barred |= tables.first_trick_not
    barred &= ~tables.exempt
    exempt = [face for face in held if tables.exempt >> face & 1 and face not in allowed]
    return (*([face for face in allowed if not barred >> face & 1] or allowed), *exempt)


def _following(rule: PlayRule, known: Ranking, table: tuple[int, ...], held: Sequence[int]) -> Sequence[int]:
    led, trump = known.led_suit(table), known.trump
    if led == NO_SUIT or rule.follow == "free":
        return held
    best = table[known.winning_place(table)]
    beating = [face for face in held if known.beats(face, best)]
    following = [face for face in held if known.suit_of[face] == led]
    if following:
        if rule.beat == "no" or (rule.beat == "trump" and led != trump):
            return following
        return [face for face in beating if known.suit_of[face] == led and known.suit_of[best] == led] or following
    trumps = [face for face in held if known.suit_of[face] == trump]
    if rule.void == "trump" and trumps:
        return (beating if rule.beat != "no" else []) or trumps
    if rule.beat == "any":
        return beating or held
    if rule.beat == "trump" and known.suit_of[best] == trump:
        return [face for face in held if face not in trumps or face in beating] or held
    return held
