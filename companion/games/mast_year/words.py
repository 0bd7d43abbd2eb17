"""What people are told in phrases: the account, the score sheet and the result."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.cards import Card, card_bits, cards_in
from companion.games.mast_year.explanation import (
    explain_boom,
    explain_end,
    explain_irregularity,
    explain_level,
    explain_mast,
    explain_said,
)
from companion.games.mast_year.history import HandPoints, MatchCourse, courses
from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import scores_of, tally_of
from companion.games.mast_year.state import Hand, Match, Phase, State, Trick
from companion.phrases import Phrase, PhraseValue, Player, phrase
from companion.tricks.history import seated

TRUNK = "trunk"
REVEAL = "reveal"


@dataclass(frozen=True, slots=True)
class CardAppearance:
    """A card seen once: in a trick (its number), as TRUNK card, or at the REVEAL; `seat` None: nobody noted whose."""

    card: Card
    where: int | str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Account:
    """What a hand's cards add up to.

    `missing` are cards of the deck that never came to light; `hidden` is how many of these are to be expected: the
    Oaks' last cards before they are revealed, the unseen card (MY-9.2), and what noted tricks leave out.
    `hands` holds, by seat, the cards that each player is known to have held after the pass (MY-10.2).
    """

    seen: tuple[CardAppearance, ...]
    missing: tuple[Card, ...]
    hidden: int
    hands: tuple[tuple[Card, ...], ...]


def account_of(hand: Hand) -> Account:
    """Returns the account of `hand`."""
    seen = _sightings(hand)
    missing = cards_in(hand.deal.deck & ~card_bits(sighting.card for sighting in seen))
    held = tuple(tuple(item.card for item in seen if item.seat == seat) for seat in range(4))
    return Account(seen, missing, _hidden(hand), held)


def _sightings(hand: Hand) -> tuple[CardAppearance, ...]:
    trunk = [CardAppearance(hand.trunk, TRUNK, hand.deal.speedy)] if hand.trunk else []
    played = [
        CardAppearance(card, trick.number, seat)
        for trick in hand.tricks
        for seat, card in seated(trick.leader, trick.cards, 4)
    ]
    noted = [
        CardAppearance(card, trick.number, None)
        for trick in hand.tricks
        for card in trick.acorns
        if card not in trick.cards
    ]
    table = [CardAppearance(card, len(hand.tricks) + 1, seat) for seat, card in seated(hand.leader, hand.table, 4)]
    revealed = [CardAppearance(card, REVEAL, seat) for seat, card in hand.revealed]
    return (*trunk, *played, *noted, *table, *revealed)


def _hidden(hand: Hand) -> int:
    dealt = sum(hand.deal.hand_size(seat) for seat in range(4))
    shown = bool(hand.trunk) + 4 * len(hand.tricks) + len(hand.table) + len(hand.revealed)
    left_out = sum(4 - len({*trick.cards, *trick.acorns}) for trick in hand.tricks)
    return dealt - shown + left_out + hand.deal.unseen


def accounts(state: State) -> tuple[Phrase, ...]:
    """Returns the account of each hand whose tricks are over: who held what, and what never came to light."""
    return tuple(
        line
        for hand in state.hands
        if hand.done and not hand.tallied
        for line in (_title(hand), *explain_account(hand, is_awaited=hand is state.hand))
    )


def _title(hand: Hand) -> Phrase:
    return phrase("account.title", "MY-10.2", number=hand.deal.number)


def explain_account(hand: Hand, *, is_awaited: bool = False) -> tuple[Phrase, ...]:
    """Returns the account of one hand, in phrases; `is_awaited` as in `explain_missing`."""
    account = account_of(hand)
    held = tuple(
        phrase("account.held", "MY-10.2", player=Player(seat), cards=cards_in(card_bits(cards)))
        for seat, cards in enumerate(account.hands)
        if cards
    )
    return (*held, explain_missing(hand, account, is_awaited=is_awaited))


def explain_missing(hand: Hand, account: Account, *, is_awaited: bool = False) -> Phrase:
    """Returns which cards of the deck never came to light, and whether that was to be expected.

    `is_awaited`: the Oaks are about to show their last cards, which are among them.
    """
    missing = account.missing
    if not missing:
        return phrase("account.complete", "MY-10.2", count=hand.deal.deck.bit_count())
    key = "account.hidden" if len(missing) == account.hidden else "account.missing"
    if key == "account.hidden" and is_awaited:
        key = "account.awaited-unseen" if hand.deal.unseen else "account.awaited"
    return phrase(key, "MY-10.2", count=len(missing), cards=missing)


BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: what was agreed, each game with its hands and tricks, and where it stands."""
    matches = (line for number, match in enumerate(state.matches, 1) for line in _match(state, match, number))
    return (phrase("name"), agreed(state.options), *matches, *_end(state))


def agreed(options: Options) -> Phrase:
    """Returns the variant that the table plays."""
    goal = phrase("sheet.single-hand") if options.single_hand else phrase("sheet.goal", goal=options.goal)
    flags = {
        "incomplete": options.incomplete_information,
        "tournament": options.tournament,
        "silent": options.silent,
        "shared": options.equal_scores == "shared",
    }
    chosen = tuple(phrase(f"sheet.{name}") for name, on in flags.items() if on)
    return phrase("sheet.agreed", variant=(goal, *chosen))


def _match(state: State, match: Match, number: int) -> tuple[Phrase, ...]:
    running = (state.hand,) if state.hand and match is state.match else ()
    teams = phrase(
        "sheet.teams",
        squirrels=tuple(map(Player, match.squirrels)),
        oaks=tuple(Player(seat) for seat in range(4) if seat not in match.squirrels),
    )
    named = (phrase("sheet.game", "MY-9.4", number=number),) if state.options.tournament else ()
    lines: list[Phrase] = [BLANK, *named, teams]
    total = (0, 0)
    for hand in (*match.hands, *running):
        total = total[0] + tally_of(hand)[0], total[1] + tally_of(hand)[1]
        is_last = match.winner is not None and hand is match.hands[-1]
        goes_on = not (is_last or state.options.single_hand)
        lines += _hand(hand, goes_on=goes_on, is_awaited=hand is state.hand)
        if hand.done:
            lines.append(phrase("sheet.total", squirrels=total[0], oaks=total[1]))
            lines += [phrase("sheet.note", text=why) for why in explain_level(state.options, total)]
    return tuple(lines)


def _hand(hand: Hand, *, goes_on: bool, is_awaited: bool) -> tuple[Phrase, ...]:
    deal = hand.deal
    opening = phrase("sheet.hand", number=deal.number, speedy=Player(deal.speedy), count=deal.deck.bit_count())
    lines: list[Phrase] = [BLANK, opening]
    if deal.bounty:
        lines.append(phrase("sheet.bounty", cards=deal.bounty))
    lines += [phrase("sheet.note", text=item) for item in explain_said(hand)]
    if hand.trunk:
        lines.append(phrase("sheet.trunk", card=hand.trunk, suit=hand.trunk.suit))
    if hand.tricks or hand.table:
        lines.append(phrase("sheet.head", **{name: Player(seat) for seat, name in enumerate(_SEATS)}))
    lines += [_trick(trick) for trick in hand.tricks]
    if hand.table:
        lines.append(phrase("sheet.running", number=len(hand.tricks) + 1, **_cards(hand.leader, hand.table, None)))
    lines += _noted(hand)
    if hand.done:
        eaten, uneaten = tally_of(hand)
        lines.append(phrase("sheet.tallied" if hand.tallied else "sheet.tally", eaten=eaten, uneaten=uneaten))
        lines += [phrase("sheet.revealed", oak=Player(seat), card=card) for seat, card in hand.revealed]
        notes = (*explain_mast(hand, goes_on), *explain_boom(hand, goes_on), *_missing(hand, is_awaited=is_awaited))
        lines += [phrase("sheet.note", text=item) for item in notes]
    return tuple(lines)


_SEATS = ("first", "second", "third", "fourth")


def _trick(trick: Trick) -> Phrase:
    outcome = phrase(f"sheet.{trick.outcome.value}" if trick.outcome else "sheet.choosing", None, trick=trick.ate or 0)
    acorns = phrase("sheet.acorns", cards=trick.acorns) if trick.acorns else phrase("sheet.blank")
    cards = _cards(trick.leader, trick.cards, trick.winner)
    return phrase(
        "sheet.trick", number=trick.number, winner=Player(trick.winner), outcome=outcome, acorns=acorns, **cards
    )


def _cards(leader: int, cards: tuple[Card, ...], winner: int | None) -> dict[str, PhraseValue]:
    """Returns the cards by seat; the leader's with an arrow before it, the winner's with a star behind it."""
    written: dict[str, PhraseValue] = dict.fromkeys(_SEATS, "")
    for seat, card in seated(leader, cards, 4):
        written[_SEATS[seat]] = f"{'▸' if seat == leader else ' '}{card.sign}{'*' * (seat == winner)}"
    return written


def _noted(hand: Hand) -> list[Phrase]:
    return [phrase("sheet.warning", text=explain_irregularity(item, hand)) for item in hand.watch.irregularities]


def _missing(hand: Hand, *, is_awaited: bool) -> tuple[Phrase, ...]:
    account = account_of(hand)
    return () if hand.tallied or not account.missing else (explain_missing(hand, account, is_awaited=is_awaited),)


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return (BLANK, *explain_end(state))
    squirrels, oaks = scores_of(state)
    waiting = phrase(f"sheet.waits-{state.phase.value}")
    return (BLANK, phrase("sheet.unfinished", squirrels=squirrels, oaks=oaks, waiting=waiting))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, its teams, each hand's points, and how it ended or stands."""
    played = courses(state)
    lines: list[Phrase] = []
    for number, course in enumerate(played, 1):
        named = [phrase("sheet.game", "MY-9.4", number=number)] if state.options.tournament else []
        lines += [*named, *_course(course)]
    ending = explain_end(state) if state.phase is Phase.OVER else ()
    return (phrase("name"), *lines, *ending)


def _course(course: MatchCourse) -> Iterator[Phrase]:
    oaks = tuple(Player(seat) for seat in range(4) if seat not in course.squirrels)
    yield phrase("sheet.teams", squirrels=tuple(map(Player, course.squirrels)), oaks=oaks)
    for hand in course.hands:
        yield _hand_result(hand)


def _hand_result(hand: HandPoints) -> Phrase:
    mast = hand.mast if hand.mast in ("partial", "full") else "no"
    key = f"result.{mast}-boom" if hand.boom else f"result.{mast}-mast"
    squirrels, oaks = hand.gained
    return phrase(key, None, number=hand.hand, squirrels=squirrels, oaks=oaks)
