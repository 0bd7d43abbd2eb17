"""The score sheet in phrases, a line each; the layout is in the translations."""

from companion.cards import Card
from companion.games.mast_year.account import account_of, explain_missing
from companion.games.mast_year.explanation import (
    explain_boom,
    explain_end,
    explain_irregularity,
    explain_level,
    explain_mast,
    explain_said,
)
from companion.games.mast_year.options import Options
from companion.games.mast_year.scoring import scores_of, tally_of
from companion.games.mast_year.state import Hand, Match, Phase, State, Trick
from companion.phrases import Phrase, PhraseValue, Player, phrase

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
    for place, card in enumerate(cards):
        seat = (leader + place) % 4
        written[_SEATS[seat]] = f"{'▸' if place == 0 else ' '}{card.sign}{'*' * (seat == winner)}"
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
