"""What a card of Lunar really was: what a correction changes is told, and two swapped cards can be swapped back."""

from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from tests.ui.lunar_player import touch_cell
from tests.ui.pilot import Pilot


def begin(pilot: Pilot, tricks: str) -> None:
    """Plays so many tricks, none of them with a star card."""
    pilot.start("lunar", {}, ("Ann", "Bo", "Cy", "Di"))
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))
    for trick in tricks.split(", "):
        pilot.act(*(Play(CARDS[card]) for card in trick.split()), Stars(0))


def correct(pilot: Pilot, at: int) -> None:
    """Opens the correction of the entry at that place."""
    number = pilot.controllers.table.snapshot.entries[at].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()


def choose(pilot: Pilot, card: str) -> None:
    touch_cell(pilot, card)
    pilot.until(lambda: bool(pilot.screen.ready))


def test_a_correction_that_changes_no_points_says_so(pilot: Pilot) -> None:
    begin(pilot, "7 O B 3")
    correct(pilot, 5)
    choose(pilot, "4")
    assert pilot.screen.change == "No points and no turns change."


def test_two_cards_that_were_swapped_are_put_right_in_two_corrections(pilot: Pilot) -> None:
    """All 1s are entered by the second trick: Bo's first was the 5 that is entered for Ann in the third."""
    begin(pilot, "1 1 W L, 1 8 W L, 5 8 W L")
    correct(pilot, 12)
    [one] = [cell for cell in pilot.buttons() if isinstance(cell, CardCell) and cell.cell.card.name == "1"]
    assert one.elsewhere
    choose(pilot, "1")
    assert pilot.screen.rule == "LU-1.1"
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "question")
    assert pilot.says("All 3 copies of 1 were played in this round: one of them is misread.")
    correct(pilot, 3)
    choose(pilot, "5")
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.question is None)
    played = [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]
    assert (played[3], played[12]) == (Play(CARDS["5"]), Play(CARDS["1"]))


def test_a_card_that_can_be_missing_or_misread_stands_under_words_that_say_which(pilot: Pilot) -> None:
    """Without the lynx the 4 would be Cy's, whose team owes a suit card."""
    begin(pilot, "5 W L 4")
    number = pilot.controllers.table.snapshot.entries[4].number
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.tap_text(SAY("ui.correct.remove"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "question")
    shown = [text for widget in pilot.shown() if (text := str(getattr(widget, "text", "")))]
    suits = ["wolf", "owl", "lynx", "bat"]
    at = shown.index("Missing before it:")
    assert shown[at : at + 10] == ["Missing before it:", *suits, "Instead of it:", *suits]
    choose(pilot, "L")
    assert pilot.screen.becomes == "+ lynx  ·  4"
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.question is None)
    assert pilot.controllers.table.snapshot.entries[4].entry.action == Play(CARDS["L"])


def test_few_choices_in_words_are_large_two_side_by_side(pilot: Pilot) -> None:
    begin(pilot, "7 O B 3")
    correct(pilot, 1)
    owl = pilot.button("Trump: owl")
    assert owl.height > THEME.mm(12)
    assert len({button.center_y for button in pilot.buttons() if getattr(button, "text", "").startswith("Trump:")}) == 2
    correct(pilot, 6)
    assert pilot.button("2 star cards").height > THEME.mm(12)
