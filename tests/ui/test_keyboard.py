"""The keyboard: names begin large, word by word; a text begins large once, and has marks and a shift key."""

from pathlib import Path

from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import SHIFT, Keyboard, alphabetical_rows, high_rows, wide_rows
from tests.ui.pilot import Pilot, key_rows

LAYOUT = "QWER Ü\nASDF Ö\nYXCV"


def typed(keyboard: Keyboard, keys: str) -> str:
    for key in keys:
        keyboard.type(key)
    return str(keyboard.text)


def test_each_word_of_a_name_begins_large(folder: Path) -> None:
    with Pilot(folder):
        keyboard = Keyboard()
        assert typed(keyboard, "ANN-LENA") == "Ann-Lena"
        assert SHIFT not in keyboard.keys


def test_a_sentence_begins_large_alone(folder: Path) -> None:
    with Pilot(folder):
        keyboard = Keyboard(is_sentence=True, longest=99)
        assert typed(keyboard, "WAS IT FUN? YES, VERY! SO.") == "Was it fun? Yes, very! So."
        assert set(keyboard.keys) == {*SAY("ui.keyboard.letters"), *"?!,", SHIFT}


def test_no_more_letters_are_taken_once_it_is_full_whatever_was_written_there_before(folder: Path) -> None:
    with Pilot(folder):
        before = "points of this round"
        assert Keyboard(text=before, longest=40).hint == ""
        full = Keyboard(text=before, longest=len(before))
        assert full.hint == SAY("ui.keyboard.full", count=len(before))
        assert typed(full, "X") == before


def test_the_shift_key_turns_the_next_letter(folder: Path) -> None:
    with Pilot(folder):
        keyboard = Keyboard(is_sentence=True, longest=99)
        assert typed(keyboard, f"GAB ES EINE {SHIFT}WAHL") == "Gab es eine Wahl"
        assert typed(keyboard, f" {SHIFT}{SHIFT}IN") == "Gab es eine Wahl in"
        keyboard.erase()
        assert keyboard.text == "Gab es eine Wahl i"


def test_the_shift_key_is_framed_until_a_letter_is_written(folder: Path) -> None:
    with Pilot(folder):
        keyboard = Keyboard(is_sentence=True, longest=99)
        shift = keyboard.keys[SHIFT]
        for write in (keyboard.type, lambda letter: keyboard._typed(None, letter)):
            assert not shift.chosen
            keyboard.type(SHIFT)
            assert shift.chosen
            write("A")
        assert not shift.chosen


def test_letters_stand_in_the_order_of_the_alphabet_if_the_table_wants_it(folder: Path) -> None:
    with Pilot(folder, keyboard="alphabetical"):
        assert "".join(key_rows(Keyboard())).startswith("ABCDEF")


def test_letters_stand_in_the_order_of_the_alphabet_where_ten_in_a_row_are_too_narrow(folder: Path) -> None:
    with Pilot(folder):
        keyboard = Keyboard(size=(THEME.mm(70), THEME.mm(120)))
        assert key_rows(keyboard)[0] == "ABCDEFG"


def test_names_are_found_by_a_part_while_the_keys_stay(folder: Path) -> None:
    with Pilot(folder) as pilot:
        keyboard = Keyboard(about="Which?")
        pilot.screen.clear_widgets()
        pilot.screen.add_widget(keyboard)
        pilot.frames(3)
        first = keyboard.keys["Q"]
        place = tuple(first.pos)
        keyboard.search(["Red Maple", "Sugar Maple", "Sugar Shack", "Maple Leaf", "Maple Tree", "Syrup"])
        for letters, found in (("S", ["Sugar Maple", "Sugar Shack", "Syrup"]), ("U", ["Sugar Maple", "Sugar Shack"])):
            assert pilot.says("Which?") == (letters == "S")
            keyboard.type(letters)
            pilot.frames(3)
            assert [button.text for button in keyboard.ids.found.children[::-1]] == found
            assert tuple(first.pos) == place
        keyboard.type("X")
        pilot.frames(3)
        assert pilot.says("Which?")
        assert not keyboard.has_found
        keyboard.text = "ma"
        assert len(keyboard.ids.found.children) == 3, "no more have room"


def test_a_real_keyboard_writes_a_sentence_as_it_is_typed(folder: Path) -> None:
    with Pilot(folder):
        sentence, name = Keyboard(is_sentence=True), Keyboard()
        for letter in "a Nut":
            for keyboard in (sentence, name):
                keyboard._typed(None, letter)
        assert (sentence.text, name.text) == ("a Nut", "A Nut")


def test_a_broad_keyboard_has_what_follows_each_row_and_the_marks_at_its_ends() -> None:
    assert wide_rows(LAYOUT, "-'.") == ("QWERÜ-", "ASDFÖ'", "YXCV.")


def test_a_high_keyboard_has_them_in_rows_of_their_own() -> None:
    assert high_rows(LAYOUT, "-'.") == ("QWER", "ASDF", "YXCV", "ÜÖ-", "'.")


def test_an_alphabetical_one_has_few_long_rows_or_short_ones() -> None:
    assert alphabetical_rows("ABCDEFGH", is_wide=True) == ("AB", "CD", "EF", "GH")
    assert alphabetical_rows("ABCDEFGH", is_wide=False) == ("ABCDEFG", "H")
