"""Table: Lunar as the table of a game of tricks shows it; values, no Kivy."""

from dataclasses import dataclass
from typing import Final

from companion.engine import Phrase
from companion.games.lunar.actions import TRICKS
from companion.games.lunar.deck import Area
from companion.games.lunar.explanation import explain
from companion.games.lunar.playable import kind_word
from companion.games.lunar.state import Phase, PlayedCard, Round, State
from companion.games.lunar.view import CellView, SeatView, TeamView, View, view
from companion.journal.standing import Standing
from companion.ui.card_print import CardPrint
from companion.ui.games.lunar.prints import STAR, TEAM_PICTURES, TEAM_SIDES, WON, print_card, print_trump, say
from companion.ui.trick_table.ports import CardChoice, LastTrick, Seat, SideScore, Source, Table

PICTURES: Final = {
    Phase.STARS: "lunar/star",
    Phase.TRACK: "lunar/star",
}
COLUMNS: Final = 4
OWED: Final = "running.owes"
"""The prefix of the keys of phrases that say what a team still owes, which the plates say already."""
DEALT: Final = ("deal.for", "deal.exchange", "deal.trump")
"""The prefixes of how every round begins: in later rounds the last round's points take their place."""


@dataclass(frozen=True, slots=True)
class CardSource:
    """Where the next card comes from, of two players, and whether it bears a star, in a game whose stars are marked."""

    area: Area | None = None
    star: bool = False


class LunarTable:
    """What the table shows of a game of Lunar."""

    def table(self, standing: Standing, names: tuple[str, ...], source: object) -> Table:
        """Returns what the table shows; `source` is where the next card comes from, if the table has chosen."""
        taken = source if isinstance(source, CardSource) else CardSource()
        state = standing.state_as(State)
        return table_of(view(state, taken.area, taken.star), state, taken)


def table_of(shown: View, state: State, taken: CardSource) -> Table:
    """Returns a view of `state` as the table shows it."""
    explanations = tuple(item for item in explain(state) if not item.key.startswith(_untold(state)))
    return Table(
        task=shown.task,
        seats=tuple(_seat(seat, shown.teams[seat.team], state) for seat in shown.seats),
        picture=_picture(shown),
        old_trick=shown.old_trick,
        rows=tuple(tuple(map(_cell, row)) for row in shown.grid),
        columns=COLUMNS,
        cards_each=2 if state.is_for_two else 1,
        led=shown.lead,
        trump=print_trump(shown.trump) if shown.trump else None,
        where=_where(shown),
        scores=tuple(SideScore(team.score, TEAM_PICTURES[team.team], TEAM_SIDES[team.team]) for team in shown.teams),
        buttons=tuple((button.label, button.action) for button in shown.buttons),
        explanations=explanations,
        noted=noted(explanations),
        last_trick=_last_trick(state.round),
        sources=_sources(shown, taken),
        dealing=shown.phase is Phase.TRUMP,
    )


def _untold(state: State) -> tuple[str, ...]:
    """Returns the key prefixes of explanations that the table leaves out, always or after the first round."""
    return (OWED, *DEALT) if len(state.rounds) > 1 else (OWED,)


def _picture(shown: View) -> str:
    """Returns the sign of the team whose player acts; the phase's if no single player acts."""
    acting = next((seat.team for seat in shown.seats if seat.acts), None)
    return PICTURES.get(shown.phase, "") if acting is None else TEAM_PICTURES[acting]


def noted(explanations: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Returns those phrases that tell of what is against the rules."""
    return tuple(item for item in explanations if item.key.startswith("irregular."))


def _cell(cell: CellView) -> CardChoice:
    return CardChoice(print_card(cell.card), cell.action, refused=cell.refused)


def _seat(seat: SeatView, team: TeamView, state: State) -> Seat:
    return Seat(
        side=TEAM_SIDES[team.team],
        icon=TEAM_PICTURES[team.team],
        says=_says(seat, team, state),
        acts=seat.acts,
        wins=seat.wins,
        won_sign=WON,
        cards=tuple(map(_print, seat.cards)),
    )


def _print(laid: PlayedCard) -> CardPrint:
    return print_card(laid.card, laid.area)


def _says(seat: SeatView, team: TeamView, state: State) -> tuple[str, ...]:
    """Returns what stands below a player's name: that it leads, and the kind that it still owes to the trick."""
    said = []
    if seat.acts and not (state.round and state.round.table):
        said.append("▶\u00a0" + say("ui.plate.leads"))
    elif seat.led:
        said.append(say("ui.plate.led"))
    if team.owes is not None and (state.is_for_two or not seat.cards):
        said.append(("▶\u00a0" if seat.acts else "") + say(f"ui.plate.owes-{kind_word(team.owes)}"))
    elif seat.acts and state.round and state.round.table:
        said.append("▶\u00a0" + say("ui.plate.plays"))
    return tuple(said)


def _where(shown: View) -> tuple[str, ...]:
    part = say("ui.bar.round", number=shown.round)
    return (part, say("ui.bar.trick", number=shown.trick, count=TRICKS)) if shown.trump else (part,)


def _last_trick(running: Round | None) -> LastTrick:
    """Returns the last trick while the next one lies on the table."""
    if running is None or not running.tricks or not running.table:
        return LastTrick()
    trick = running.tricks[-1]
    side = (trick.team - trick.leader) % 2
    return LastTrick(tuple(print_card(laid.card, laid.area) for laid in trick.cards), (side, side + 2))


def _sources(shown: View, taken: CardSource) -> tuple[Source, ...]:
    """Returns the hand and the Sky, as far as a card can come from them, and the star that a card can bear."""
    if not shown.grid:
        return ()
    chosen = taken.area if taken.area in shown.areas else next(iter(shown.areas), None)
    areas = [Source(say(f"ui.from.{area}"), CardSource(area, taken.star), area is chosen) for area in shown.areas]
    if not shown.stars_are_marked:
        return tuple(areas)
    star = CardSource(chosen, not taken.star)
    return (*areas, Source(f"{STAR} {say('ui.area.star')}", star, taken.star, is_switch=True))
