"""A choice that is half made stays half made while the screen turns, wherever one can be made."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from kivy.core.window import Window

from companion.card_notation import parse_card
from companion.games.lunar.actions import Tally as LunarTally
from companion.games.mast_year.actions import Dealt, Play, Tally
from companion.session.correction import Replace
from companion.simulation.players.bamboo_harvest import simulate as simulate_bamboo
from companion.ui.kiosk.form import FormScreen
from companion.ui.texts import SAY
from companion.ui.widgets.number_row import NumberRow
from companion.ui.window import SIZES
from tests.ui.bamboo_player import cells_of
from tests.ui.correcting import CARDS, TRUNK
from tests.ui.event_visit import begin, open_kiosk, sit_down
from tests.ui.pilot import Pilot

Step: TypeAlias = Callable[[Pilot], object]
NAMES: Final = ("Ann", "Bo", "Cy", "Di")
TOLD: Final = ("title", "becomes", "change", "code", "dots", "message", "asked", "task", "said")
"""What screens tell of a choice in words."""


def told(pilot: Pilot) -> list[object]:
    """Returns all that the screen shows of a choice."""
    pilot.settle()
    sees_what_changes(pilot)
    pilot.frames(4)
    shown = pilot.shown()
    chosen = {str(widget.text) for widget in shown if getattr(widget, "chosen", False)}
    numbers = {(widget.words, widget.value) for widget in shown if isinstance(widget, NumberRow)}
    words = [str(getattr(pilot.screen, name, "")) for name in TOLD]
    framed = [str(widget.cell.mark) for widget in cells_of(pilot) if widget.cell]
    offered = {widget.text for widget in pilot.touchable()} if isinstance(pilot.screen, FormScreen) else set()
    return [pilot.name, chosen, numbers, words, framed, offered]


def sees_what_changes(pilot: Pilot) -> None:
    """Waits until a screen that works out what an entry changes tells it."""
    pilot.until(lambda: getattr(pilot.screen, "change", "") != "…")


def stays(pilot: Pilot, choose: Step) -> None:
    """Makes a choice and turns the screen: it tells the same of the choice, and not what it told before."""
    untouched = told(pilot)
    choose(pilot)
    made = told(pilot)
    assert made != untouched
    Window.size = SIZES["720x1280"]
    pilot.app._refit()
    assert told(pilot) == made


def tap(*texts: str) -> Step:
    def touch(pilot: Pilot) -> None:
        for text in texts:
            pilot.tap_text(text)
            sees_what_changes(pilot)

    return touch


def play(game: str, *actions: Any, players: tuple[str, ...] = NAMES) -> Step:
    def begin_game(pilot: Pilot) -> None:
        pilot.start(game, {}, players)
        pilot.act(*actions)

    return begin_game


def correct(place: int, game: str, *actions: Any, players: tuple[str, ...] = NAMES) -> Step:
    def open_correction(pilot: Pilot) -> None:
        play(game, *actions, players=players)(pilot)
        open_screen("correct", number=pilot.controllers.table.snapshot.entries[place].number)(pilot)

    return open_correction


def open_screen(name: str, **arguments: Any) -> Step:
    def go(pilot: Pilot) -> None:
        pilot.controllers.navigation.go(name, **arguments)
        pilot.settle()

    return go


def after(begin_game: Step, name: str) -> Step:
    return lambda pilot: (begin_game(pilot), open_screen(name)(pilot))


def tap_place(pilot: Pilot) -> None:
    pilot.tap(next(cell for cell in cells_of(pilot) if cell.cell and cell.cell.meaning))


TRICK: Final = (TRUNK, *(Play(parse_card(card)) for card in CARDS))
HANDS: Final = play("mast-year", Tally(2, 3, "none", boom=False), Tally(2, 1, "none", boom=False))
FOREST: Final = [entry.action for entry in simulate_bamboo(1, {}, 3, NAMES).entries]
CHOICES: Final[dict[str, tuple[Step, Step]]] = {
    "another card": (correct(2, "mast-year", *TRICK), tap("J♣")),
    "an entry that never was": (correct(5, "mast-year", *TRICK), tap(SAY("ui.correct.remove"))),
    "whose the later cards are": (
        correct(5, "mast-year", *TRICK),
        tap(SAY("ui.correct.insert"), "K♣", SAY("ui.correct.move")),
    ),
    "a hand's counts": (correct(0, "mast-year", Tally(2, 3, "none", boom=False)), tap("+")),
    "a round's counts": (correct(0, "lunar", LunarTally((7, 5), (3, 2), (1, 2))), tap("+")),
    "the words at a pass": (play("mast-year", Dealt()), tap("few")),
    "another game's chart": (after(HANDS, "share"), tap(SAY("share.record"))),
    "a step of the replay": (after(HANDS, "replay"), lambda pilot: pilot.screen.turn_to(1)),
    "a page of the rules": (open_screen("rules"), lambda pilot: pilot.screen.turn_page(3)),
    "what was looked for": (open_screen("rules"), lambda pilot: pilot.screen.search("Boom")),
    "the contents of the rules": (open_screen("rules"), lambda pilot: pilot.screen.show_contents()),
    "the cache of a squirrel": (play("nice-one-squirrel", players=("", "", "")), tap("Cache 3")),
    "where a forest is built on": (play("bamboo-harvest", *FOREST), tap_place),
    "what a move really was": (correct(0, "bamboo-harvest", *FOREST), tap_place),
    "an earlier hand": (after(HANDS, "history"), lambda pilot: pilot.screen.step(-1)),
}


@pytest.mark.parametrize(("begins", "choose"), CHOICES.values(), ids=CHOICES)
def test_a_choice_stays_while_the_screen_turns(pilot: Pilot, begins: Step, choose: Step) -> None:
    begins(pilot)
    stays(pilot, choose)


def test_what_was_taken_is_not_chosen_for_the_next_question(table: Pilot) -> None:
    number = table.controllers.table.snapshot.entries[2].number
    table.controllers.entries.correct(Replace(number, Play(parse_card("8C"))))
    table.until(lambda: table.name == "question")
    asked = table.screen.number
    table.tap_text("7♣")
    table.until(lambda: bool(table.screen.ready))
    tap(SAY("ui.correct.take"))(table)
    table.until(lambda: table.name != "question" or table.screen.number != asked)
    assert table.name == "question"
    assert (table.screen.becomes, table.screen.ready, table.screen._chosen) == ("", False, None)


def at_table(button: str) -> Step:
    def open_bar(kiosk: Pilot) -> None:
        begin(kiosk)
        kiosk.tap_text(SAY(button))

    return open_bar


def leave_seat(kiosk: Pilot) -> None:
    kiosk.tap(next(button for button in kiosk.buttons() if button.parent.children[-1].text == "Seat A"))


KIOSK_CHOICES: Final[dict[str, tuple[Step, Step]]] = {
    "the code of a group": (tap(SAY("kiosk.attract.again")), lambda kiosk: kiosk.tap(kiosk.buttons()[3])),
    "the host's PIN": (open_screen("pin"), tap("2", "8")),
    "what a seat tells of itself": (sit_down, lambda kiosk: kiosk.tap_text("–")),
    "who leaves": (at_table("kiosk.bar.players"), leave_seat),
    "what is unclear": (at_table("kiosk.bar.ask"), tap(SAY("kiosk.question.unclear"))),
}


@pytest.mark.parametrize(("begins", "choose"), KIOSK_CHOICES.values(), ids=KIOSK_CHOICES)
def test_a_choice_at_a_kiosk_stays_while_the_screen_turns(folder: Path, begins: Step, choose: Step) -> None:
    with open_kiosk(folder) as kiosk:
        begins(kiosk)
        stays(kiosk, choose)
