"""Who won the trick and why, and each other decision of the rules, in phrases for the translations."""

from companion.cards import Card, Suit
from companion.engine import Irregularity
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.ending_words import explain_end
from companion.games.mast_year.irregularity_watch import LED
from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import (
    BOOM_ACORNS,
    acorns_by_squirrel,
    boom_of,
    counts_for_mast,
    mast_of,
    scores_of,
)
from companion.games.mast_year.state import Deal, Hand, Outcome, Phase, State, Trick
from companion.phrases import Phrase, PhraseValue, Player, phrase
from companion.tricks import winning_place


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns why things are as they are now: the last thing decided, and what follows from it."""
    hand = state.hand
    if hand is None:
        last = state.hands[-1]
        trick = () if last.tallied or last.revealed else explain_last_trick(last)
        return (*trick, *explain_bonus_cards(last, goes_on=False), *explain_end(state))
    if hand.phase in (Phase.DEAL, Phase.PASS, Phase.TRUNK):
        before = state.match.hands[-1:]
        return (
            *(item for done in before for item in explain_bonus_cards(done, goes_on=True)),
            *explain_level(state.options, scores_of(state)),
            *explain_said(hand),
            *explain_deal(hand.deal),
            *_explain_leaving(state),
        )
    if hand.table:
        return (*explain_running(hand), *_fresh_irregularities(hand, len(hand.tricks) + 1))
    if hand.revealed:
        return explain_reveal(state)
    if hand.tricks:
        return (*explain_last_trick(hand), *_fresh_irregularities(hand, len(hand.tricks)), *explain_reveal(state))
    return (explain_trunk(hand),)


def explain_said(hand: Hand) -> tuple[Phrase, ...]:
    """Returns who said "many" or "few" at the pass, as far as the table has told it (MY-4.2)."""
    said = (hand.passed and hand.passed.said) or ()
    words = tuple(phrase(f"pass.{word}", player=Player(seat)) for seat, word in said)
    return (phrase("pass.said", "MY-4.2", said=words),) if words else ()


def explain_trunk(hand: Hand) -> Phrase:
    """Returns what the trunk card means (MY-5.1)."""
    assert hand.trunk
    return phrase("trunk.shown", "MY-5.1", card=hand.trunk, suit=hand.trunk.suit, speedy=Player(hand.deal.speedy))


def explain_last_trick(hand: Hand) -> tuple[Phrase, ...]:
    """Returns who won the last complete trick and why; nothing for a hand without tricks."""
    return explain_trick(hand, hand.tricks[-1]) if hand.tricks else ()


def explain_trick(hand: Hand, trick: Trick) -> tuple[Phrase, ...]:
    """Returns why `trick` was won (MY-5.5) and what became of its cards (MY-6)."""
    winner = Player(trick.winner)
    if trick.partial:
        won = phrase("trick.noted", None, winner=winner)
    else:
        won = _explain_win(trick.cards, trick.leader, hand.trunk_suit)
    return (won, *_explain_outcome(hand, trick))


def explain_running(hand: Hand) -> tuple[Phrase, ...]:
    """Returns who is winning the running trick (MY-5.5)."""
    place = winning_place(hand.table, hand.trunk_suit)
    best = hand.table[place]
    key = "running.trunk" if best.suit is hand.trunk_suit else "running.lead"
    return (phrase(key, "MY-5.5", card=best, winner=Player((hand.leader + place) % 4), suit=hand.table[0].suit),)


def _explain_win(cards: tuple[Card, ...], leader: int, trunk: Suit | None) -> Phrase:
    place = winning_place(cards, trunk)
    best, lead, winner = cards[place], cards[0].suit, Player((leader + place) % 4)
    trunks = sum(card.suit is trunk for card in cards)
    assert trunk
    if lead is trunk:
        key = "trick.trunk-led-alone" if trunks == 1 else "trick.trunk-led"
    elif trunks:
        key = "trick.only-trunk" if trunks == 1 else "trick.highest-trunk"
    else:
        key = "trick.lead-alone" if sum(card.suit is lead for card in cards) == 1 else "trick.highest-lead"
    return phrase(key, "MY-5.5", trunk=trunk, suit=lead, card=best, winner=winner)


def _explain_outcome(hand: Hand, trick: Trick) -> tuple[Phrase, ...]:
    winner = Player(trick.winner)
    acorns = _count("acorns", len(trick.acorns))
    if trick.winner not in hand.deal.squirrels:
        key = "outcome.oak-acorns" if trick.acorns else "outcome.oak"
        return (phrase(key, "MY-6.4", winner=winner, acorns=acorns, cards=trick.acorns),)
    match trick.outcome:
        case Outcome.STASHED:
            return (phrase("outcome.stashed", "MY-6.1", winner=winner, acorns=acorns, cards=trick.acorns),)
        case Outcome.STASHED_EATEN:
            squirrels = _count("squirrels", max(1, sum(is_squirrel(card) for card in trick.cards)))
            values: dict[str, PhraseValue] = {
                "winner": winner,
                "acorns": acorns,
                "squirrels": squirrels,
                "cards": trick.acorns,
            }
            return (phrase("outcome.stashed-eaten", "MY-6.2", **values),)
        case Outcome.ATE:
            eaten = next(stash.cards for stash in hand.stashes if stash.trick == trick.ate)
            return (phrase("outcome.ate", "MY-6.3", winner=winner, trick=trick.ate or 0, cards=eaten),)
        case Outcome.KEPT:
            return (phrase("outcome.kept", "MY-6.3", winner=winner, count=_face_up_at(hand, trick)),)
        case None:
            return (phrase("outcome.choice", "MY-6.3", winner=winner, count=_face_up_at(hand, trick)),)
    return (phrase("outcome.nothing", "MY-6.3", winner=winner),)


def _face_up_at(hand: Hand, trick: Trick) -> int:
    """Returns how many face-up stashes the winner of `trick` could choose from."""
    eaten = {other.ate: other.number for other in hand.tricks if other.ate}
    earlier = (stash for stash in hand.stashes if stash.seat == trick.winner and stash.trick < trick.number)
    return sum(not stash.eaten or eaten.get(stash.trick, 0) > trick.number for stash in earlier)


def _count(noun: str, count: int) -> Phrase:
    return phrase(f"count.{noun}", None, count=count)


def explain_reveal(state: State) -> tuple[Phrase, ...]:
    """Returns what each Oak's last card counts for, once the tricks are over (MY-8.1)."""
    hand = state.hand
    if hand is None or not hand.done:
        return ()
    asked = () if hand.revealed else (*explain_level(state.options, scores_of(state)), _ask_to_reveal(state, hand))
    return (*asked, *(_explain_last_card(hand, seat, card) for seat, card in hand.revealed))


def _ask_to_reveal(state: State, hand: Hand) -> Phrase:
    oaks = tuple(map(Player, hand.deal.oaks))
    if state.options.single_hand:
        return phrase("reveal.asked-single", "MY-9.3", oaks=oaks)
    return phrase("reveal.asked", "MY-8.1", oaks=oaks)


def explain_level(options: Options, scores: tuple[int, int]) -> tuple[Phrase, ...]:
    """Returns why play goes on though the goal is reached: the scores are equal (MY-7.2)."""
    squirrels, oaks = scores
    if options.single_hand or squirrels != oaks or squirrels < options.goal or options.equal_scores == "shared":
        return ()
    return (phrase("deal.level", "MY-7.2", points=squirrels, goal=options.goal, count=options.goal),)


def _explain_leaving(state: State) -> tuple[Phrase, ...]:
    """Returns which ♥ of the hand before leave the deck (MY-3.2)."""
    bounties = [hand.deal.bounty for hand in state.hands[-2:]]
    leaving = tuple(card for card in bounties[0] if card not in bounties[-1])
    return (phrase("deal.leaving", "MY-3.2", cards=leaving),) if leaving else ()


def _explain_last_card(hand: Hand, seat: int, card: Card) -> Phrase:
    assert hand.trunk_suit
    if not counts_for_mast(hand, card):
        key = "reveal.counts-not"
    elif is_acorn(card):
        key = "reveal.acorn-and-trunk" if card.suit is hand.trunk_suit else "reveal.acorn"
    else:
        key = "reveal.trunk"
    return phrase(key, "MY-8.1", oak=Player(seat), card=card, suit=hand.trunk_suit)


def explain_bonus_cards(hand: Hand, goes_on: bool) -> tuple[Phrase, ...]:
    """Returns why a finished hand brings a Mast Year or a Boom; `goes_on`: another hand follows (MY-8)."""
    last = () if hand.tallied else tuple(_explain_last_card(hand, seat, card) for seat, card in hand.revealed)
    return (*last, *explain_mast(hand, goes_on), *explain_boom(hand, goes_on))


def explain_mast(hand: Hand, goes_on: bool) -> tuple[Phrase, ...]:
    """Returns the Mast Year of a finished hand, once both Oaks' cards are known (MY-8.2)."""
    mast = mast_of(hand)
    if mast is None or hand.ended_game:
        return ()
    message = phrase(f"mast.{mast}-tallied" if hand.tallied else f"mast.{mast}", "MY-8.2")
    return (message, phrase(f"mast.{mast}-joins", "MY-8.2")) if goes_on and mast != "none" else (message,)


def explain_boom(hand: Hand, goes_on: bool) -> tuple[Phrase, ...]:
    """Returns the Boom of a finished hand, or why there is none (MY-8.3)."""
    boom = boom_of(hand)
    if boom is None or hand.ended_game:
        return ()
    if not boom:
        return (phrase("boom.none", "MY-8.3", least=BOOM_ACORNS),)
    joins = (phrase("boom.joins", "MY-8.3"),) if goes_on else ()
    if hand.tallied:
        return (phrase("boom.tallied", "MY-8.3", least=BOOM_ACORNS), *joins)
    seat, acorns = max(acorns_by_squirrel(hand).items(), key=lambda item: item[1])
    return (phrase("boom.yes", "MY-8.3", squirrel=Player(seat), count=acorns), *joins)


def explain_deal(deal: Deal) -> tuple[Phrase, ...]:
    """Returns how this hand's deck is built, and how many cards each player gets (MY-3, MY-9.2)."""
    deck = phrase("deal.deck" if deal.bounty else "deal.plain-deck", "MY-3.2", count=deal.deck.bit_count())
    bounty = (phrase("deal.bounty", "MY-3.2", cards=deal.bounty),) if deal.bounty else ()
    unseen = (phrase("deal.unseen", "MY-9.2"),) if deal.unseen else ()
    slow = next(seat for seat in deal.squirrels if seat != deal.speedy)
    sizes = phrase(
        "deal.sizes",
        "MY-3.3",
        more=deal.tricks + 1,
        fewer=deal.tricks,
        favoured=(*map(Player, deal.oaks), Player(deal.speedy)),
        other=Player(slow),
    )
    return (deck, *bounty, *unseen, sizes)


def explain_irregularity(item: Irregularity, hand: Hand) -> Phrase:
    """Returns what was irregular and what it rests on (MY-10.2, MY-10.3)."""
    player = Player(item.seat)
    assert item.trick is not None
    if item.kind == LED:
        return phrase(f"irregular.{_bounty_led(item)}", "MY-5.4", player=player, trick=item.trick)
    lead = hand.tricks[item.trick - 1].cards[0].suit
    if item.shown == "reveal":
        return phrase("irregular.revoke-reveal", "MY-10.2", player=player, trick=item.trick, suit=lead)
    assert isinstance(item.shown, int)
    return phrase("irregular.revoke", "MY-10.2", player=player, trick=item.trick, suit=lead, shown=item.shown)


def _bounty_led(item: Irregularity) -> str:
    if item.cleared:
        return "bounty-led-cleared"
    if item.proven:
        return "bounty-led-at-once" if item.shown == item.trick else "bounty-led-proven"
    return "bounty-led"


def _fresh_irregularities(hand: Hand, trick: int) -> tuple[Phrase, ...]:
    """Returns the irregularities that came to light in `trick`."""
    return tuple(
        explain_irregularity(item, hand)
        for item in hand.watch.irregularities
        if trick == (item.shown if item.shown is not None else item.trick)
    )
