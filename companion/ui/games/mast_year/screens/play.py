"""PlayScreen: the table during a game of Mast Year, with the panels of its phases and its ways of taking part."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from kivy.uix.widget import Widget

from companion.app.game_screens import BY_HAND, TALLY, WATCH, WINNERS
from companion.cards import Card
from companion.games.mast_year.actions import Play, Won
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.state import Hand, Phase, State
from companion.games.mast_year.view import asked_in
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Phrase
from companion.tricks.screen_table import Table
from companion.ui.games.mast_year.draft import MastYearDraft
from companion.ui.games.mast_year.entries import doubt_text
from companion.ui.games.mast_year.widgets.deal_panel import DealPanel
from companion.ui.games.mast_year.widgets.eat_panel import EatPanel
from companion.ui.games.mast_year.widgets.pass_panel import PassPanel
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.layouts import icon
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.trick_table.cards_panel import CardsPanel
from companion.ui.trick_table.play import FilledPanel, PlayScreen
from companion.ui.trick_table.winners_panel import TrickQuestion, WinnersPanel
from companion.ui.widgets.choice_panel import ChoicePanel
from companion.ui.widgets.live_panel import LivePanel


class MastYearPlayScreen(PlayScreen):
    """A hand can also be counted, or entered by who won each trick."""

    full_size_panels = (*PlayScreen.full_size_panels, DealPanel, PassPanel)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows what the counts of a hand ask, and with large text which game of a tournament is played."""
        super().show_game(snapshot, names)
        if isinstance(self._panel, TallyPanel):
            self.task = SAY("ui.tally.task")
        if self.large_table:
            state = snapshot.state_as(State)
            where = SAY("ui.bar.game", number=len(state.matches)) if state.options.tournament else ""
            deal = self._panel if isinstance(self._panel, DealPanel) else None
            self.large_table.where = "" if deal else where
            if deal:  # its words are scrolled, and the task of the deal is long
                deal.where = where

    def panel_for(self, table: Table, snapshot: GameSnapshot) -> FilledPanel:
        """Returns the panel of the phase, by the way the table takes part, and what fills it."""
        return panel_for(
            PanelContext(
                table,
                snapshot,
                asked_in(snapshot.state_as(State), self._source),
                self.controllers.participation.way,
                self._draft(snapshot),
                self.controllers.camera,
            )
        )

    def _draft(self, snapshot: GameSnapshot) -> MastYearDraft:
        return self.controllers.drafts.at(snapshot, MastYearDraft)

    def answer(self, meaning: object) -> None:
        """Passes on what was touched in the panel."""
        if meaning == DECK:
            self.controllers.navigation.go("scan", what=DECK)
        elif isinstance(meaning, str):
            self._draft(self.controllers.table.playing).counts = meaning == TALLY
            if meaning != self.controllers.participation.way:
                self.take_part(meaning)
            self.refresh()
        else:
            super().answer(meaning)

    def take_part(self, way: str) -> None:
        self._draft(self.controllers.table.playing).way = way
        self.take_part_for(way, lambda snapshot: len(snapshot.state_as(State).hands))

    def _follow_after_all(self) -> None:
        """Takes part as before the hand was counted, or by every card where hands were counted from the start."""
        former = self.controllers.participation.former
        self.answer(BY_HAND if former == TALLY else former)

    def task_share(self, panel: Widget) -> float:
        """Returns the share of the screen for a long task: more beside answers about one or two stashes."""
        return panel.spares if isinstance(panel, EatPanel) else super().task_share(panel)

    def connect(self, panel: Widget) -> None:
        match panel:
            case DealPanel() | EatPanel() | PassPanel():
                panel.fbind("on_answer", lambda _, meaning: self.answer(meaning))
            case TallyPanel():
                panel.fbind("on_tally", lambda _, action: self.answer(action))
                panel.fbind("on_by_card", lambda _: self._follow_after_all())
            case _:
                super().connect(panel)


CARDS: Final = 4
"""The number of cards in a trick (MY-5.2)."""


def trick_question(hand: Hand, table: Table) -> TrickQuestion:
    """Returns the question about the running trick: its acorn cards, those of earlier tricks in their places."""
    others = [card for card in hand.table if not is_acorn(card)]
    unknown = 0 if any(map(is_squirrel, others)) else 1
    cells = {
        cell.card: cell for row in table.rows for cell in row if isinstance(cell.card, Card) and is_acorn(cell.card)
    }

    def won(seat: int, acorns: frozenset[str], squirrel: bool) -> Won:
        return Won(seat, tuple(card for card in cells if card.name in acorns), squirrel)

    return TrickQuestion(
        words=SAY("ui.winners.acorns"),
        cards=tuple(replace(cell, action=Play(card)) if card in hand.table else cell for card, cell in cells.items()),
        laid=frozenset(card.name for card in hand.table),
        beside=SAY("ui.winners.squirrel"),
        fits=lambda acorns, squirrel: len(others) + len(acorns) + (unknown if squirrel else 0) <= CARDS,
        won=won,
    )


if TYPE_CHECKING:  # a table without a camera loads none of its code
    from companion.app.camera_controller import CameraController

DECK: Final = "deck"
"""The answer that asks for a scan of the deck."""
COUNTED: Final = (Phase.DEAL, Phase.PASS, Phase.TRUNK, Phase.TRICKS, Phase.EAT)
"""The phases in which a hand, or its rest, can be counted instead of followed."""

EVENTS: Final = {
    **{f"mast.{mast}{way}": mast for mast in ("partial", "full") for way in ("", "-tallied")},
    "boom.yes": "boom",
    "boom.tallied": "boom",
}
"""The name of a Mast Year or a Boom, by the keys of the phrases that announce it."""
WHY: Final = ("mast.partial", "mast.full", "boom.yes", "boom.tallied")
"""The keys of phrases that give the reason."""
BESIDES: Final = ("deal.level", "deal.unseen", "deal.leaving")
"""The keys of phrases of the deal that are always shown."""
RANGES: Final = {"partial": "2–5", "full": "2–9", "boom": "J–A"}
"""Which bounty cards join the deck (MY-8.2, MY-8.3)."""


@dataclass(frozen=True, slots=True)
class PanelContext:
    """What decides which panel is shown, and what it shows."""

    table: Table
    snapshot: GameSnapshot
    seat: int | None
    way: str
    draft: MastYearDraft
    camera: "CameraController | None" = None

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.snapshot.state_as(State)

    def say(self, phrase: Phrase) -> str:
        """Returns a phrase of the game as a sentence."""
        return SAY.phrase(phrase, self.snapshot.record.players)

    @property
    def begun(self) -> bool:
        """Whether the hand has begun, so that only its rest can be counted."""
        return self.state.phase is not Phase.DEAL

    @property
    def counts(self) -> bool:
        """Whether the cards are dealt, and the hand is only counted."""
        return self.way == TALLY and self.draft.counts

    @property
    def doubts(self) -> bool:
        """Whether the camera still asks about cards of the last hand, or about one that is not in this hand's deck."""
        if self.way != WATCH or self.camera is None:
            return False
        return bool(self.camera.questions.doubts or self.camera.questions.excluded)


def panel_for(asked: PanelContext) -> FilledPanel:
    """Returns the panel of the phase, and what fills it."""
    phase = asked.state.phase
    if phase is Phase.EAT and asked.way != TALLY:
        return FilledPanel(EatPanel, lambda panel: _ask_to_eat(panel, asked))
    if phase is Phase.DEAL and not (asked.counts or asked.doubts):
        return FilledPanel(DealPanel, lambda panel: _ask_to_deal(panel, asked))
    if asked.way == WATCH and asked.camera and phase is not Phase.SPEEDY:
        return FilledPanel(LivePanel, lambda panel: _watch(panel, asked))
    if asked.way == TALLY and phase in COUNTED:
        return FilledPanel(TallyPanel, lambda panel: _fill_tally(panel, asked))
    if asked.way == WINNERS and phase is Phase.TRICKS:
        return FilledPanel(WinnersPanel, lambda panel: _ask_who_won(panel, asked))
    if phase is Phase.PASS and not asked.state.options.silent:
        return FilledPanel(PassPanel, lambda panel: panel.ask(names_of(asked.snapshot), asked.draft.said))
    if phase in (Phase.TRUNK, Phase.TRICKS, Phase.REVEAL):
        return FilledPanel(CardsPanel, lambda panel: panel.show(asked.table, asked.say))
    return FilledPanel(ChoicePanel, lambda panel: _ask(panel, asked))


def _ask_who_won(panel: WinnersPanel, asked: PanelContext) -> None:
    question = trick_question(asked.state.running, asked.table)
    panel.show(question, asked.table.seats, names_of(asked.snapshot), asked.draft.laid)


def _watch(panel: LivePanel, asked: PanelContext) -> None:
    panel.scans = DECK if asked.state.phase is Phase.DEAL else "stashes"
    assert asked.camera
    panel.show(asked.camera, _steps(asked), doubt_text)


def _steps(asked: PanelContext) -> tuple[tuple[str, object], ...]:
    """Returns what the table does and no camera sees, in words: the deal and the pass."""
    return tuple((asked.say(button.label), button.action) for button in asked.table.buttons)


def _fill_tally(panel: TallyPanel, asked: PanelContext) -> None:
    hand = asked.state.running
    panel.begun = asked.begun
    panel.set_bounds(asked.state)
    panel.show(hand.acorns_stashed(eaten=True), hand.acorns_stashed(eaten=False), asked.draft.counted)


def _ask(panel: ChoicePanel, asked: PanelContext) -> None:
    picture = icon("open-palm" if asked.state.phase is Phase.PASS else "squirrel")
    panel.ask(asked.say(asked.table.task), _steps(asked), picture)


def _ask_to_eat(panel: EatPanel, asked: PanelContext) -> None:
    """Asks, with each stash on a button of its own; none of them is suggested."""
    hand = asked.state.running
    *eats, keep = asked.table.buttons
    stashes = [(stash, button.action) for stash, button in zip(hand.face_up(hand.leader), eats, strict=True)]
    panel.ask(asked.say(asked.table.task), stashes, (asked.say(keep.label), keep.action), asked.seat or 0)


def _ask_to_deal(panel: DealPanel, asked: PanelContext) -> None:
    """Shows what the last hand has brought, in large letters, and the deck of the next one."""
    phrases = asked.snapshot.game.explain(asked.snapshot.state)
    said = {phrase.key: SAY.phrase(phrase, asked.snapshot.record.players) for phrase in phrases}
    events = [name for key, name in EVENTS.items() if key in said]
    panel.great = len(events)
    if events:
        title = SAY("ui.deal.and").join(SAY(f"ui.tally.{name}") for name in events) + "!"
        joins = " + ".join(f"♥ {RANGES[name]}" for name in events)
        text = "\n".join((_why(said), SAY("ui.deal.joins", cards=joins), _besides(said))).strip()
    else:
        title = SAY("ui.bar.hand", number=len(asked.state.hands))
        text = " ".join(text for key, text in said.items() if not key.startswith(("reveal.", "deal.bounty")))
    panel.ask(title, text, asked.state.running.deal.deck, _deal_answers(asked))


def _besides(said: dict[str, str]) -> str:
    """Returns what must be known of the deal besides a Mast Year or a Boom."""
    return " ".join(said[key] for key in BESIDES if key in said)


def _deal_answers(asked: PanelContext) -> tuple[tuple[str, object], ...]:
    """Returns the answers at the deal: that it is done, and what else the way of taking part offers."""
    button = asked.table.buttons[0]
    dealt = asked.say(button.label)
    if asked.way == TALLY:
        return ((dealt, TALLY),)
    if asked.way == WATCH and asked.camera:
        return (dealt, button.action), (SAY("ui.scan.deck"), DECK)
    return (dealt, button.action), (SAY("ui.ways.tally-this"), TALLY)


def _why(said: dict[str, str]) -> str:
    """Returns why it was a Mast Year or a Boom, without these names, which are shown above."""
    reasons = (said[key].split(": ", 1)[-1] for key in WHY if key in said)
    return " ".join(reason[0].upper() + reason[1:] for reason in reasons)
