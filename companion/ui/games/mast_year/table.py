"""Table: Mast Year as the table of a game of tricks shows it; values, no Kivy."""

from collections.abc import Iterable
from typing import Final

from companion.cards import Card
from companion.engine import Phrase
from companion.games.mast_year.state import Hand, Phase, Stash, State
from companion.games.mast_year.view import CellView, SeatView, View, view
from companion.journal.standing import Standing
from companion.ui.games.mast_year.presenter import icon_of
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.ports import CardChoice, LastTrick, Pile, Seat, SideScore, Source, Table, TrumpView

PICTURES: Final = {
    Phase.DEAL: "acorn",
    Phase.PASS: "open-palm",
    Phase.TRUNK: "oak-leaf",
    Phase.TRICKS: "acorn",
    Phase.EAT: "squirrel",
    Phase.REVEAL: "oak",
    Phase.SPEEDY: "squirrel",
}
SECOND: Final = 2
"""The tournament's game in which the pairs' points from the other game count too."""
CLEARED: Final = "irregular.bounty-led-cleared"
"""The key of the phrase that a suspicion was cleared (MY-5.4)."""
BEFORE_TRICKS: Final = (Phase.DEAL, Phase.PASS, Phase.TRUNK)


class MastYearTable:
    """What the table shows of a game of Mast Year."""

    def table(self, standing: Standing, names: tuple[str, ...], source: object) -> Table:
        """Returns what the table shows; `source` is the Oak who shows the last card first, if the table has chosen."""
        first = source if isinstance(source, int) else None
        return table_of(view(standing.state_as(State), first), standing, names)


def table_of(shown: View, standing: Standing, names: tuple[str, ...]) -> Table:
    """Returns a view as the table shows it."""
    state = standing.state_as(State)
    explanations = _explain(shown, standing)
    return Table(
        task=shown.task,
        seats=tuple(map(_seat, shown.seats)),
        picture=PICTURES.get(shown.phase, ""),
        old_trick=shown.old_trick,
        rows=tuple(tuple(map(cell_of, row)) for row in shown.grid),
        led=shown.led,
        trump=_trump(shown.trunk),
        where=_where(shown),
        scores=_scores(shown),
        buttons=tuple((button.label, button.action) for button in shown.buttons),
        explanations=explanations,
        noted=tuple(item for item in explanations if item.key.startswith("irregular.") and item.key != CLEARED),
        last_trick=_last_trick(state.hand),
        sources=_revealers(shown, state.hand, names),
        dealing=shown.phase is Phase.DEAL,
    )


def cell_of(cell: CellView) -> CardChoice:
    """Returns a card of the grid with its picture."""
    return CardChoice(cell.card, cell.action, icon_of(cell.card))


def piles_of(stashes: Iterable[Stash]) -> tuple[Pile, ...]:
    """Returns stashes as piles; those that are eaten lie face-down."""
    return tuple(Pile(stash.cards, "acorn" if stash.eaten else "") for stash in stashes)


def _seat(seat: SeatView) -> Seat:
    return Seat(
        side="first_side" if seat.squirrel else "second_side",
        icon="squirrel" if seat.squirrel else "oak",
        says=_says(seat),
        acts=seat.acts,
        wins=seat.wins,
        cards=(seat.card,) if seat.card else (),
        held=seat.hand_size,
        piles=piles_of(seat.stashes),
    )


def _says(seat: SeatView) -> tuple[str, ...]:
    """Returns what stands below a player's name, in words."""
    said = []
    if seat.hand_size is not None:
        said.append(SAY("ui.plate.cards", count=seat.hand_size))
    if seat.does:
        said.append("▶\u00a0" + SAY(f"ui.plate.{seat.does}"))
    elif seat.led:
        said.append(SAY("ui.plate.led"))
    if seat.speedy:
        said.append(SAY("ui.plate.speedy"))
    return tuple(said)


def _scores(shown: View) -> tuple[SideScore, ...]:
    """Returns the points of both teams; in the second game of a tournament, what their pairs have in both (MY-9.4)."""
    of_squirrels, of_oaks = shown.pairs if shown.seats[0].squirrel else shown.pairs[::-1]
    sums = [SAY("ui.bar.together", points=points) if shown.game == SECOND else "" for points in (of_squirrels, of_oaks)]
    sides = (("squirrel", "first_side"), ("oak", "second_side"))
    return tuple(SideScore(shown.scores[team], *side, below=sums[team]) for team, side in enumerate(sides))


def _where(shown: View) -> tuple[str, ...]:
    hand, trick = SAY("ui.bar.hand", number=shown.hand), SAY("ui.bar.trick", number=shown.trick, count=shown.tricks)
    if shown.game:
        return (trick if shown.trunk else hand), SAY("ui.bar.game", number=shown.game)
    parts = [hand, trick] if shown.trunk else [hand]
    if shown.goal:
        parts.append(SAY("ui.bar.goal", goal=shown.goal))
    return tuple(parts)


def _explain(shown: View, standing: Standing) -> tuple[Phrase, ...]:
    """Returns why things are as they are; at the deal, which the panel explains, what the last cards counted for."""
    explanations = standing.game.explain(standing.state) if shown.phase is not Phase.SPEEDY else ()
    if shown.phase in BEFORE_TRICKS:
        about = "reveal." if shown.phase is Phase.DEAL else "deal."
        explanations = tuple(item for item in explanations if item.key.startswith(about))
    return explanations


def _last_trick(hand: Hand | None) -> LastTrick:
    """Returns the last trick while the next one lies on the table."""
    if hand is None or not hand.tricks or not hand.table:
        return LastTrick()
    trick = hand.tricks[-1]
    return LastTrick(trick.cards, ((trick.winner - trick.leader) % 4,))


def _trump(card: Card | None) -> TrumpView | None:
    """Returns the trunk suit."""
    return TrumpView(SAY(f"suits.{card.suit.value}"), THEME.suit(card.suit), card.suit.symbol) if card else None


def _revealers(shown: View, hand: Hand | None, names: tuple[str, ...]) -> tuple[Source, ...]:
    """Returns both Oaks as long as either can show the last card first (MY-8.1)."""
    if hand is None or shown.phase is not Phase.REVEAL or hand.revealed:
        return ()
    return tuple(Source(names[seat], seat, seat == shown.asked, "second_side") for seat in hand.deal.oaks)
