"""Plain players of described games: they follow the rules, and choose among what is legal by chance."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from companion.engine import Entry, Record
from companion.games.described import GAME
from companion.games.described.actions import Action, Alone, Bid, Deal, Double, Melded, NoBid, Play
from companion.games.described.bidding import barred_of, turn_of, value_of
from companion.games.described.choices import choices
from companion.games.described.description import OFFERED
from companion.games.described.duties import legal_faces
from companion.games.described.playing import begin_play, ranking, seat_at, trick_size
from companion.games.described.reading import read_embedded
from companion.games.described.state import Hand, Phase, State
from companion.games.described.tables import is_turned_out, needs_turned, tables_of, trump_mode
from companion.simulation import NAMES

MOST_ACTIONS: Final = 9_000
"""Games that do not end are left unfinished there."""


def simulate(raw: dict[str, object], seed: int, hands: int | None = None, players: int | None = None) -> Record:
    """Returns a game of the description `raw`, to its end or for some hands; now and then somebody melds."""
    names = NAMES[: players or read_embedded(raw).players[0]]
    return _play(_Table(Random(seed), tells=True), {"description": raw}, names, hands)


def simulate_as(
    seed: int, options: Mapping[str, object], hands: int | None = None, players: tuple[str, ...] = ()
) -> Record:
    """Returns a game by options that hold its description; nobody melds or plays alone."""
    raw = options.get("description")
    names = players or (NAMES[: read_embedded(raw).players[0]] if isinstance(raw, Mapping) else NAMES)
    return _play(_Table(Random(seed), tells=False), options, names, hands)


def _play(table: "_Table", options: Mapping[str, object], names: tuple[str, ...], hands: int | None) -> Record:
    state = GAME.start(options, names)
    entries: list[Entry] = []
    while len(entries) < MOST_ACTIONS and not GAME.is_over(state):
        if state.hand is not None and hands is not None and len(state.hands) >= hands:
            break
        action = table.next_action(state)
        entries.append(Entry(action))
        state = GAME.apply(state, action)
    return Record(GAME.name, options, names, tuple(entries))


def _is_barred(state: State, hand: Hand, action: Bid) -> bool:
    """Whether a bid makes the bids come to the sum that they may not have."""
    assert state.description.bid
    bids = list(hand.auction.bids)
    bids[turn_of(hand)] = value_of(state.description.bid, hand.dealt.tricks, action)
    return bool(barred_of(state, hand, bids))


class _Table:
    """The cards of the running hand, dealt anew whenever a hand begins; a table that `tells` melds now and then."""

    def __init__(self, random: Random, *, tells: bool) -> None:
        self._random = random
        self._tells = tells
        self._held: list[list[int]] = []
        self._stock: list[int] = []
        self._turned = -1

    def next_action(self, state: State) -> Action:
        """Returns what a player does, or how the hand is dealt."""
        hand = state.hand
        if hand is None or hand.phase in (Phase.ASK, Phase.ROUND):
            return self._random.choice(choices(state))
        if hand.phase is Phase.DEAL:
            self._deal(state, hand)
            if needs_turned(state.description, hand.dealt.number):
                return Deal(state.description.deck.faces[self._turned].name)
            return choices(state)[0]
        if hand.phase in (Phase.PLAY, Phase.KITTY):
            return self._play(state, hand)
        return self._choose(state, hand)

    def _deal(self, state: State, hand: Hand) -> None:
        deck = [face for face, one in enumerate(state.description.deck.faces) for _ in range(one.copies)]
        self._random.shuffle(deck)
        players, size = len(state.players), hand.dealt.size
        lead_card = tables_of(state.description).lead_card
        if lead_card is not None:  # somebody holds it, though not every card may be dealt
            deck.remove(lead_card)
            deck.insert(self._random.randrange(players * size), lead_card)
        self._held = [deck[seat * size : (seat + 1) * size] for seat in range(players)]
        rest = deck[players * size :]
        assert hand.dealt.dealer is not None
        if needs_turned(state.description, hand.dealt.number):
            is_out = is_turned_out(state.description, players, hand.dealt.number)
            is_last = hand.dealt.drawn and not state.description.trump.card
            self._turned = rest.pop(0) if is_out else (rest if is_last else self._held[hand.dealt.dealer])[-1]
        self._stock = rest if hand.dealt.drawn else []

    def _choose(self, state: State, hand: Hand) -> Action:
        listed = choices(state)
        if hand.phase is Phase.TRUMP:
            return self._random.choice([one for one in listed if not isinstance(one, Alone)])
        if hand.phase is Phase.BID:
            return self._bid(state, hand, listed)
        return listed[0]

    def _bid(self, state: State, hand: Hand, listed: Sequence[Action]) -> Action:
        """Passes as often as not where that can be done; else bids low, or doubles."""
        if NoBid() in listed and self._random.random() < 0.5:
            return NoBid()
        usual = len(self._held[turn_of(hand)]) // len(state.players) + 1
        fair = [one for one in listed if isinstance(one, Bid) and not _is_barred(state, hand, one)]
        bids: Sequence[Action] = fair[: max(2, usual)]
        return self._random.choice([*bids, *(one for one in listed if isinstance(one, Double))] or listed)

    def _play(self, state: State, hand: Hand) -> Action:
        if hand.phase is Phase.KITTY:
            self._take_up(state, hand)
            tricks = begin_play(state, hand)
            hand = Hand(hand.dealt, hand.phase, hand.auction, hand.agreed, tricks, hand.melds)
        for extra in (Alone, Melded) if self._tells else ():
            offered = [one for one in choices(state) if isinstance(one, extra)] if self._random.random() < 0.02 else []
            if offered:
                return self._random.choice(offered)
        tricks, known = hand.tricks, ranking(state, hand)
        if not tricks.table:
            self._draw(hand.dealt.size)
        lead_card = tables_of(state.description).lead_card
        if tricks.leader is None:
            holders = [seat for seat, cards in enumerate(self._held) if lead_card in cards]
            seat = holders[0] if holders else 0
        else:
            seat = seat_at(state, hand, tricks.leader, len(tricks.table))
        face = self._random.choice(legal_faces(state, hand, known, self._held[seat]))
        self._held[seat].remove(face)
        assert len(tricks.table) < trick_size(state, hand)
        return Play(state.description.deck.faces[face].name, seat if tricks.leader is None else None)

    def _draw(self, size: int) -> None:
        for cards in self._held:
            drawn = size - len(cards)
            cards += self._stock[:drawn]
            del self._stock[:drawn]

    def _take_up(self, state: State, hand: Hand) -> None:
        """The dealer takes the offered card up and lays one away; of a kitty the players keep what they had."""
        is_offered = trump_mode(state.description, hand.dealt.number) == OFFERED
        if is_offered and hand.agreed.takes_up is not None:
            cards = self._held[hand.agreed.takes_up]
            if self._turned not in cards:
                cards.append(self._turned)
                cards.remove(self._random.choice(cards))
