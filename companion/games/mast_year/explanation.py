"""Who won the trick and why, each other decision of the rules, and what a voice says of it, in phrases."""

from collections.abc import Iterator

from companion.cards import Card, Suit
from companion.engine import Irregularity
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.irregularity_watch import LED
from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import (
    BOOM_ACORNS,
    acorns_by_squirrel,
    bonus_of,
    boom_of,
    counts_for_mast,
    mast_of,
    pair_scores,
    scores_of,
)
from companion.games.mast_year.state import Deal, Hand, Match, Outcome, Phase, State, Trick
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


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who won each finished game and why, and a tournament's sums."""
    closed = [match for match in state.matches if match.winner]
    if not state.options.tournament:
        return tuple(item for match in closed for item in _explain_match(state.options, match))
    ends = tuple(item for number, match in enumerate(closed, 1) for item in _explain_game(state.options, match, number))
    if state.phase is Phase.OVER:
        return (*ends, _explain_sums(state))
    squirrels = state.match.squirrels
    so_far = (_say_sums(state, "end.sums-so-far"),) if closed else ()
    return (*ends, *so_far, phrase("end.second-game", "MY-9.4", squirrels=tuple(map(Player, squirrels))))


def explain_sums_so_far(state: State) -> tuple[Phrase, ...]:
    """Returns what both pairs have in both games of a tournament, in its second one; a hand counts after its tricks."""
    return (_say_sums(state, "end.sums-so-far"),) if len(state.matches) > 1 else ()


def _explain_game(options: Options, match: Match, number: int) -> tuple[Phrase, ...]:
    """Returns the end of one of a tournament's games, with its name."""
    *bonus, result = _explain_match(options, match)
    return (*bonus, phrase("end.game", "MY-9.4", number=number, result=result))


def _explain_match(options: Options, match: Match) -> tuple[Phrase, ...]:
    squirrels, oaks = match.scores
    bonus = bonus_of(options, match.hands[-1])
    extra = (phrase("end.bonus", "MY-9.3", squirrels=bonus[0], oaks=bonus[1]),) if any(bonus) else ()
    rule = "MY-9.3" if options.single_hand else "MY-7.2"
    key = f"end.{match.winner}-single" if options.single_hand else f"end.{match.winner}"
    return (*extra, phrase(key, rule, squirrels=squirrels, oaks=oaks, goal=options.goal, count=options.goal))


def _explain_sums(state: State) -> Phrase:
    sums = pair_scores(state.matches, state.match.scores)
    first, second = sums[0, 2], sums[1, 3]
    return _say_sums(
        state, "end.sums-tie" if first == second else f"end.sums-{'first' if first > second else 'second'}"
    )


def _say_sums(state: State, key: str) -> Phrase:
    """Returns what both pairs have in both games together, in the words of `key`."""
    sums = pair_scores(state.matches, scores_of(state))
    names = {"first": Player(0), "second": Player(1), "third": Player(2), "fourth": Player(3)}
    return phrase(key, "MY-9.4", points=sums[0, 2], others=sums[1, 3], **names)


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry; silence while cards are passed (MY-4.2)."""
    old, new = before.hand, after.hand
    if after.phase is Phase.PASS:
        return ()
    if old is None or new is None or new.deal.number != old.deal.number:
        return (*_settled_at_the_end(old, after), *explain(after)) if before != after else ()
    if new.trunk and not old.trunk:
        return (explain_trunk(new),)
    if len(new.tricks) > len(old.tricks):
        explained = tuple(item for item in explain(after) if not item.key.startswith("irregular."))
        return (*explained, *_come_to_light(old, new))
    if len(new.tricks) == len(old.tricks) and new.tricks != old.tricks:  # MY-6.3: eaten or kept
        return (*explain_last_trick(new)[1:], *explain_reveal(after))
    if len(new.revealed) > len(old.revealed):
        return (*explain_reveal(after)[-1:], *_come_to_light(old, new))
    return _come_to_light(old, new)


def _come_to_light(old: Hand, new: Hand) -> tuple[Phrase, ...]:
    """Returns what was irregular, or has been proven or cleared, since `old` (MY-10.2, MY-10.3)."""
    known = old.watch.irregularities
    return tuple(explain_irregularity(item, new) for item in new.watch.irregularities if item not in known)


def _settled_at_the_end(old: Hand | None, after: State) -> tuple[Phrase, ...]:
    """Returns what the last card of the hand `old` has brought to light, if that hand is over."""
    if old is None:
        return ()
    closed = next((hand for hand in after.hands if hand.deal.number == old.deal.number), old)
    return _come_to_light(old, closed)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    if after.phase is Phase.PASS:
        return ()
    pairs = zip(before.hands, after.hands, strict=False)
    return next((facts for old, new in pairs for facts in _facts(old, new)), ())


def _facts(old: Hand, new: Hand) -> Iterator[tuple[Phrase, ...]]:
    """Yields what differs in a hand, in the order of play."""
    if new.trunk and new.trunk != old.trunk:
        yield (explain_trunk(new),)
    for was, is_now in zip(old.tricks, new.tricks, strict=False):
        if was != is_now:
            yield explain_trick(new, is_now)
    if new.revealed != old.revealed or new.tallied != old.tallied:
        yield explain_bonus_cards(new, goes_on=False)
