"""PlayScreen of described games: the table during a game, with the panels of its phases and ways of taking part."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kivy.uix.widget import Widget

from companion.app.game_screens import BY_HAND, TALLY, WINNERS
from companion.cards import Suit
from companion.games.described.actions import Double, NoBid, RoundOver, Took, Trump
from companion.games.described.asks import uses
from companion.games.described.description import Description
from companion.games.described.playing import trick_size
from companion.games.described.rules import is_untouched
from companion.games.described.state import Phase, State
from companion.games.described.tables import tables_of
from companion.games.described.trick_table import face_of
from companion.games.described.view import Melding
from companion.games.described.words import as_word
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import phrase
from companion.tricks.screen_table import CardChoice, Table
from companion.ui.games.described.draft import DescribedDraft
from companion.ui.games.described.numbers import (
    Counting,
    ask_now,
    ask_tally,
    asked,
    count_of,
    tally_of,
    tells_of,
    touchable,
    what_is_missed,
)
from companion.ui.games.described.widgets.chips_panel import ChipsPanel
from companion.ui.games.described.widgets.counts_panel import CountsPanel
from companion.ui.games.described.widgets.timed_round_panel import TimedRoundPanel
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.trick_table.play import FilledPanel, PlayScreen
from companion.ui.trick_table.table_mat import EDGES
from companion.ui.trick_table.winners_panel import TrickQuestion, WinnersPanel, copy_name

ASKED: Final = (Phase.ASK, Phase.CATEGORIES)


class DescribedPlayScreen(PlayScreen):
    """Bids stand at each player's own edge; a hand can also be counted, or entered by who took each trick."""

    full_size_panels = (*PlayScreen.full_size_panels, ChipsPanel, CountsPanel)

    def table(self, snapshot: GameSnapshot) -> Table:
        """Returns what the table shows now; of a hand that is only counted, that it is played."""
        shown = super().table(snapshot)
        return replace(shown, task=phrase("ui.tally.task")) if self._counts(snapshot) else shown

    def panel_for(self, table: Table, snapshot: GameSnapshot) -> FilledPanel:
        state = snapshot.state_as(State)
        if self._counts(snapshot):
            return FilledPanel(CountsPanel, lambda panel: self._ask_tally(panel, snapshot))
        if state.phase in ASKED or _is_asked_at_once(state):
            return FilledPanel(CountsPanel, lambda panel: self._ask_now(panel, snapshot))
        if state.phase is Phase.ROUND:
            return FilledPanel(TimedRoundPanel, lambda panel: self._show_round(panel, snapshot))
        if self._tells_winners(state):
            return FilledPanel(WinnersPanel, lambda panel: self._ask_winner(panel, table, snapshot))
        if table.asks_for_card or state.phase in (Phase.DEAL, Phase.PASS):
            return super().panel_for(table, snapshot)
        return FilledPanel(ChipsPanel, lambda panel: self._ask_seat(panel, table, snapshot))

    def answers(self, table: Table, snapshot: GameSnapshot) -> tuple[tuple[str, object], ...]:
        """Returns what can be entered and is no card; before the deal also that the hand is only counted."""
        dealt = tuple((_with_sign(text, action), action) for text, action in super().answers(table, snapshot))
        if snapshot.state_as(State).phase is Phase.DEAL:
            return (*dealt, (SAY("ui.ways.tally-this"), TALLY))
        return dealt

    def answer(self, meaning: object) -> None:
        """Passes on what was touched in the panel: a meld is told in two touches."""
        if meaning is None or isinstance(meaning, Melding):
            super().take_from(meaning)
        else:
            super().answer(meaning)

    def take_from(self, source: object) -> None:
        self.answer(source)

    def take_part(self, way: str) -> None:
        self._draft(self.controllers.table.playing).way = way
        self.take_part_for(way, lambda snapshot: len(snapshot.state_as(State).hands))

    def offers_ways(self, snapshot: GameSnapshot) -> bool:
        return snapshot.state_as(State).description.rounds is None

    def connect(self, panel: Widget) -> None:
        match panel:
            case ChipsPanel():
                panel.fbind("on_answer", lambda _, meaning: self.answer(meaning))
            case CountsPanel():
                panel.fbind("on_take", lambda panel, values: self._take(panel, values))
                panel.fbind("on_other", lambda _: self.answer(BY_HAND))
            case TimedRoundPanel():
                panel.fbind("on_over", lambda _, touched: self._enter_counts(touched, RoundOver()))
                panel.fbind("on_count", lambda _, touched: self._enter_counts(touched))
            case _:
                super().connect(panel)

    def _draft(self, snapshot: GameSnapshot) -> DescribedDraft:
        return self.controllers.drafts.at(snapshot, DescribedDraft)

    def _counts(self, snapshot: GameSnapshot) -> bool:
        """Whether the hand is only counted."""
        hand = snapshot.state_as(State).hand
        is_dealt = hand is not None and hand.phase not in (Phase.ASK, Phase.ROUND) and is_untouched(hand)
        return is_dealt and self.controllers.participation.way == TALLY

    def _tells_winners(self, state: State) -> bool:
        """Whether only the winner of the trick is entered now."""
        hand = state.hand
        is_between = hand is not None and hand.phase in (Phase.PLAY, Phase.KITTY) and not hand.tricks.table
        is_melding = isinstance(self._source, Melding)
        return is_between and self.controllers.participation.way == WINNERS and not is_melding

    def _take(self, panel: CountsPanel, values: Mapping[str, int]) -> None:
        """Enters what was counted, unless it does not add up: the panel says so."""
        snapshot = self.controllers.table.playing
        state = snapshot.state_as(State)
        if self._counts(snapshot):
            panel.text = what_is_missed(self._tally(snapshot), values)
            if not panel.text:
                self.answer(tally_of(state, values))
        else:
            over = [RoundOver()] if state.phase is Phase.ROUND else []
            self.controllers.entries.act_all((*over, *tells_of(state, values)))

    def _enter_counts(self, touched: Mapping[str, int], *after: RoundOver) -> None:
        """Enters counters that were touched, and that the round is over if it is."""
        counts = [count_of(name, value) for name, value in touched.items()]
        self.controllers.entries.act_all((*counts, *after))

    def _tally(self, snapshot: GameSnapshot) -> Counting:
        return ask_tally(snapshot.state_as(State), names_of(snapshot))

    def _ask_tally(self, panel: CountsPanel, snapshot: GameSnapshot) -> None:
        panel.ask(self._tally(snapshot), SAY("ui.tally.take"), SAY("ui.tally.follow"), self._draft(snapshot).counted)

    def _ask_now(self, panel: CountsPanel, snapshot: GameSnapshot) -> None:
        counting = ask_now(snapshot.state_as(State), names_of(snapshot))
        panel.ask(counting, SAY("ui.ask.take"), "", self._draft(snapshot).counted)

    def _ask_seat(self, panel: ChipsPanel, table: Table, snapshot: GameSnapshot) -> None:
        """Turns the question to whose turn it is."""
        seat = next((place for place, seat in enumerate(table.seats) if seat.acts), 0)
        asked = "" if self.large_table else self.say(table.task)
        answers = self.answers(table, snapshot)
        others = [one for one in answers if one[1] is None or isinstance(one[1], NoBid | Double)]
        panel.ask(asked, [one for one in answers if one not in others], others, EDGES[len(table.seats)][seat])

    def _show_round(self, panel: TimedRoundPanel, snapshot: GameSnapshot) -> None:
        state, code = snapshot.state_as(State), SAY("code")
        rounds, hand = state.description.rounds, state.hand
        assert rounds
        assert hand
        panel.over = SAY("choice.roundover")
        prompts = [prompt.in_language(code) for prompt in rounds.prompts]
        panel.show((snapshot.number, hand.dealt.number), prompts, rounds.minutes or 0)
        panel.count(touchable(state, names_of(snapshot)))

    def _ask_winner(self, panel: WinnersPanel, table: Table, snapshot: GameSnapshot) -> None:
        state = snapshot.state_as(State)
        others = tuple((self.say(source.text), source.means) for source in table.sources)
        question = replace(_trick_question(state), others=others)
        panel.show(question, table.seats, names_of(snapshot), self._draft(snapshot).laid)


def _is_asked_at_once(state: State) -> bool:
    """Whether a round has nothing to show but the numbers that it brings."""
    rounds = state.description.rounds
    if state.phase is not Phase.ROUND or rounds is None or not asked(state):
        return False
    return not (rounds.prompts or rounds.minutes or any(counter.touch for counter in state.description.counters))


def _with_sign(text: str, action: object) -> str:
    """Returns the words of a choice, of a suit with its sign."""
    suits = {suit.value: suit.symbol for suit in Suit}
    return f"{suits[action.suit]} {text}" if isinstance(action, Trump) and action.suit in suits else text


def _trick_question(state: State) -> TrickQuestion:
    """Returns what is noted of a trick that is told: the cards of value in it, and those that a score line names."""
    description, hand = state.description, state.hand
    assert hand
    tables, size = tables_of(description), trick_size(state, hand)
    counted = [place for place in range(len(description.deck.faces)) if _is_counted(description, place)]
    shown = {place: face_of(description, place) for place in counted}
    left = {place: (tables.copies[place] & ~hand.tricks.seen).bit_count() for place in counted}

    def won(seat: int, cards: frozenset[str], _: bool) -> Took:
        names = [(shown[place].name, copy) for place, copies in left.items() for copy in range(copies)]
        return Took(seat, tuple(name for name, copy in names if copy_name(name, copy) in cards) if counted else None)

    return TrickQuestion(
        words=SAY("ui.winners.cards") if counted else "",
        cards=tuple(CardChoice(shown[place], place if left[place] else None) for place in counted),
        laid=frozenset(),
        beside="",
        fits=lambda cards, _: len(cards) <= size,
        won=won,
        copies={shown[place].name: max(1, min(copies, size)) for place, copies in left.items()},
    )


def _is_counted(description: Description, place: int) -> bool:
    """Whether it matters who took a card."""
    has_value = bool(description.values[place]) and uses(description, "cards")
    return has_value or uses(description, f"took.{as_word(description.deck.faces[place].name)}")
