"""The screens of track that are its own: what the table shows."""

from typing import Any

from companion.cards import Suit
from companion.engine.game import own_state
from companion.journal.standing import Standing
from companion.phrases import Player, phrase
from companion.ui.texts import SAY
from companion.ui.trick_table.play import PlayScreen
from companion.ui.trick_table.ports import CardChoice, LastTrick, Seat, Table


class TrackTable:
    """What the table shows of a game of track."""

    def table(self, standing: Standing, names: tuple[str, ...], source: object) -> Table:
        """Returns the seats, the cards that can be played, and why the last trick was won."""
        state, game = own_state(standing.game, standing.state), standing.game
        actions = {action.card: action for action in game.choices(state)}
        cards = sorted(actions.keys() | state.seen, key=lambda card: card.rank)
        rows = tuple(tuple(CardChoice(card, actions.get(card)) for card in cards if card.suit is suit) for suit in Suit)
        last = state.tricks[-1] if state.tricks else None
        return Table(
            task=phrase("screen.task", "TR-2.1", player=Player(state.turn)),
            seats=tuple(self._seat(state, seat) for seat in range(len(names))),
            old_trick=not state.table,
            rows=rows,
            led=state.table[0].suit if state.table else None,
            where=(SAY("ui.bar.hand", number=state.hand),),
            explanations=game.explain(state),
            last_trick=LastTrick(last.cards, (last.place,)) if last and state.table else LastTrick(),
        )

    @staticmethod
    def _seat(state: Any, seat: int) -> Seat:
        last = state.tricks[-1] if state.tricks else None
        leader, cards = (last.leader, last.cards) if last and not state.table else (state.leader, state.table)
        place = (seat - leader) % len(state.cells)
        return Seat(
            says=(SAY("screen.cell", cell=state.cells[seat]),),
            acts=seat == state.turn,
            wins=bool(last and not state.table and last.winner == seat),
            cards=cards[place : place + 1],
        )


class TrackPlayScreen(PlayScreen):
    """The shared table shows it."""

    table_presenter = TrackTable()
