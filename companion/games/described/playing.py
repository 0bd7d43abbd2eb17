"""The tricks: a card is played, or a trick is told; who is in turn, and who won."""

from dataclasses import dataclass, replace

from companion.engine import Irregularity
from companion.games.described import duties
from companion.games.described.actions import Melded, Play, Took
from companion.games.described.description import OFFERED, Description
from companion.games.described.errors import NONE, check_seat, impossible, who
from companion.games.described.ranking import Ranking, ranking_of
from companion.games.described.state import Hand, State, Trick, Tricks
from companion.games.described.tables import (
    face_named,
    is_turned_out,
    next_seat,
    tables_of,
    trump_mode,
)


def begin_play(state: State, hand: Hand) -> Tricks:
    """Returns the tricks as the first is led: the leader is known unless a card decides."""
    description, number = state.description, hand.dealt.number
    tables, agreed = tables_of(description), hand.agreed
    leads, dealer = description.play.leads, hand.dealt.dealer
    assert dealer is not None
    players = len(state.players)
    leader: int | None = next_seat(description, players, dealer)
    if tables.lead_card is not None:
        leader = None
    elif leads == "dealer" or (leads == "declarer" and agreed.declarer is not None):
        leader = dealer if leads == "dealer" else agreed.declarer
    if leader is not None and leader == sitter(state, hand):
        leader = next_seat(description, players, leader)
    seen, turned = hand.tricks.seen, hand.dealt.turned
    if turned is not None and is_turned_out(description, players, number):
        taken = trump_mode(description, number) == OFFERED and agreed.takes_up == dealer
        copies = tables.copies[turned]
        seen |= 0 if taken else copies & -copies
    return Tricks(leader, seen=seen)


def sitter(state: State, hand: Hand) -> int | None:
    """Returns who does not play as the partner plays alone."""
    agreed = hand.agreed
    if not agreed.is_alone or state.description.play.sits_out != "partner":
        return None
    side = next(seats for seats in state.sides if agreed.declarer in seats)
    return next((seat for seat in side if seat != agreed.declarer), None)


def trick_size(state: State, hand: Hand) -> int:
    """Returns how many cards make a trick."""
    return len(state.players) - (sitter(state, hand) is not None)


def seat_at(state: State, hand: Hand, leader: int, place: int) -> int:
    """Returns who plays the card at `place`, from 0, of a trick that `leader` led."""
    players, step = len(state.players), state.description.deal.step
    if not hand.agreed.is_alone:
        return (leader + step * place) % players
    out, seat = sitter(state, hand), leader
    for _ in range(place):
        seat = (seat + step) % players
        if seat == out:
            seat = (seat + step) % players
    return seat


@dataclass(frozen=True, slots=True)
class CardBefore:
    """A card before a seat; `leads`: it was led, `wins`: it wins the trick, or is winning it."""

    seat: int
    face: int
    leads: bool
    wins: bool


def cards_laid(state: State, hand: Hand) -> tuple[CardBefore, ...]:
    """Returns the cards of the running trick, or of the last one; nothing where it was told."""
    tricks = hand.tricks
    leader, faces = tricks.leader, tricks.table
    if not faces and tricks.done and not tricks.done[-1].is_told:
        leader, faces = tricks.done[-1].leader, tricks.done[-1].faces
    if not faces or leader is None:
        return ()
    best = ranking(state, hand).winning_place(faces)
    return tuple(
        CardBefore(seat_at(state, hand, leader, place), face, place == 0, place == best)
        for place, face in enumerate(faces)
    )


def turn_of(state: State, hand: Hand) -> int | None:
    """Returns who plays next; None while a card decides who leads."""
    tricks = hand.tricks
    return None if tricks.leader is None else seat_at(state, hand, tricks.leader, len(tricks.table))


def ranking(state: State, hand: Hand) -> Ranking:
    """Returns how the cards of a hand rank."""
    return ranking_of(state.description, hand.agreed.trump, hand.agreed.contract)


def play(state: State, hand: Hand, action: Play) -> Hand:
    """Returns the hand after a card was played. Raises ImpossibleActionError."""
    description, tricks = state.description, hand.tricks
    tables = tables_of(description)
    face = tables.by_name.get(action.card)
    if face is None:
        face = face_named(description, action.card)
    turn = turn_of(state, hand)
    if action.seat is not None and action.seat != turn:
        check_seat(state, action.seat, turn)
    if turn is None:
        turn = _first_leader(state, hand, action, face)
    seen = tricks.seen
    free = tables.copies[face] & ~seen
    if not free:
        raise _seen_twice(state, hand, face)
    known = ranking(state, hand)
    held = hand.dealt.tricks - len(tricks.done)
    watched = duties.watch_card(state, hand, known, (turn, face, held))
    seen |= free & -free
    leader = turn if tricks.leader is None else tricks.leader
    table = (*tricks.table, face)
    broken = watched.is_broken or bool(tables.broken_by >> face & 1)
    done = tricks.done
    if len(table) == trick_size(state, hand):
        place = known.winning_place(table)
        winner = seat_at(state, hand, leader, place)
        done = (*done, Trick(leader, table, winner, _because(known, table[place])))
        leader, table = winner, ()
    tricks = Tricks(
        leader, table, done, seen, broken, tricks.has_told, watched.duties, watched.suspicions, watched.irregularities
    )
    return Hand(hand.dealt, hand.phase, hand.auction, hand.agreed, tricks, hand.melds, hand.answers)


def _first_leader(state: State, hand: Hand, action: Play, face: int) -> int:
    card = state.description.play.leads
    if face != tables_of(state.description).lead_card:
        raise impossible("impossible.lead-card", "play.leads", card=card)
    if action.seat is None or action.seat == sitter(state, hand):
        raise impossible("impossible.who-leads", "play.leads", card=card)
    return action.seat


def _because(known: Ranking, face: int) -> str:
    if known.special[face]:
        return "special"
    return "trump" if known.suit_of[face] == known.trump else "suit"


def _seen_twice(state: State, hand: Hand, face: int) -> Exception:
    name = state.description.deck.faces[face].name
    for number, trick in enumerate(hand.tricks.done, 1):
        if face in trick.faces:
            return impossible("impossible.seen", "deck", card=name, trick=number)
    if face in hand.tricks.table:
        return impossible("impossible.seen-now", "deck", card=name)
    return impossible("impossible.turned-up", "trump.card", card=name)


def took(state: State, hand: Hand, action: Took) -> Hand:
    """Returns the hand after a trick was told. Raises ImpossibleActionError."""
    tricks = hand.tricks
    if action.seat >= len(state.players) or action.seat == sitter(state, hand):
        raise impossible("impossible.sits-out", "players", player=who(state, action.seat))
    if tricks.table:
        raise impossible("impossible.half-trick", "play")
    faces, seen = told_cards(state, hand, action)
    trick = Trick(tricks.leader, faces, action.seat, "told", is_told=True)
    done, suspicions = (*tricks.done, trick), duties.unsettled(tricks.suspicions)
    tricks = replace(tricks, leader=action.seat, done=done, seen=seen, has_told=True, suspicions=suspicions)
    return replace(hand, tricks=tricks)


def told_cards(state: State, hand: Hand, action: Took) -> tuple[tuple[int, ...], int]:
    """Returns the cards that lay in a told trick, and all that were seen then. Raises ImpossibleActionError."""
    faces, seen = [], hand.tricks.seen
    for name in action.cards or ():
        face = face_named(state.description, name)
        free = tables_of(state.description).copies[face] & ~seen
        if not free:
            raise _seen_twice(state, hand, face)
        seen |= free & -free
        faces.append(face)
    if len(faces) > trick_size(state, hand):
        raise impossible("impossible.many-cards", "play", count=len(faces))
    return tuple(faces), seen


def meld(state: State, hand: Hand, action: Melded) -> Hand:
    """Returns the hand after a meld was told. Raises ImpossibleActionError."""
    description: Description = state.description
    check_seat(state, action.seat, None)
    place = next((place for place, one in enumerate(description.melds) if one.name == action.meld), None)
    if place is None:
        names = ", ".join(one.name for one in description.melds) or NONE
        raise impossible("impossible.meld", "meld", meld=repr(action.meld[:40]), known=names)
    has_begun = bool(hand.tricks.table or hand.tricks.done)
    if hand.tricks.table or (has_begun and description.melds[place].when == "start"):
        raise impossible("impossible.meld-late", "meld.when", meld=repr(action.meld))
    return replace(hand, melds=(*hand.melds, (action.seat, place)))


def partner_of(state: State, hand: Hand) -> tuple[int, ...]:
    """Returns who is known to be on the declaring side, the declarer first; nobody while nobody is."""
    description, agreed = state.description, hand.agreed
    partner = description.partner
    if agreed.declarer is not None:
        if partner is None or not partner.is_called or agreed.called is None:
            return (agreed.declarer,)
        holder = _holders(state, hand, agreed.called)
        return tuple(dict.fromkeys((agreed.declarer, *holder)))
    if partner and partner.holds:
        face = tables_of(description).by_name[partner.holds]
        holders = _holders(state, hand, face)
        return tuple(sorted(set(holders))) if len(holders) == description.deck.faces[face].copies else ()
    return ()


def _holders(state: State, hand: Hand, face: int) -> list[int]:
    """Returns who played the copies of a card."""
    tricks = hand.tricks
    running = [] if tricks.leader is None else [(tricks.leader, tricks.table)]
    played = [(trick.leader, trick.faces) for trick in tricks.done if not trick.is_told and trick.leader is not None]
    return [
        seat_at(state, hand, leader, place)
        for leader, faces in (*played, *running)
        for place, one in enumerate(faces)
        if one == face
    ]


def irregularities_of(hand: Hand) -> tuple[Irregularity, ...]:
    """Returns what was irregular in a hand: barred bids first."""
    return (*(Irregularity("barred-bid", seat) for seat in hand.auction.barred), *hand.tricks.irregularities)
