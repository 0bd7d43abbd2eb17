"""`companion catalogue check`: the cards of a TOML file, or one line on what is wrong with it."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main

GOOD = """
[[card]]
name = "Red Maple"
type = "tree"
cost = 0
value = 1
draws = 1
copies = 3
text = "When harvested: draw one."

[[card]]
name = "Sugar Shack"
type = "utility"
"""
CARDS = [
    {
        "name": "Red Maple",
        "type": "tree",
        "cost": 0,
        "value": 1,
        "draws": 1,
        "copies": 3,
        "text": "When harvested: draw one.",
    },
    {"name": "Sugar Shack", "type": "utility"},
]


def write(tmp_path: Path, text: str | bytes) -> str:
    path = tmp_path / "cards.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def test_the_list_is_written_as_a_record_holds_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """MM-6.2"""
    assert main(["catalogue", "check", "--json", write(tmp_path, GOOD)]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert json.loads(line) == CARDS


def test_it_says_what_is_known_and_what_will_be_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "check", write(tmp_path, "\ufeff" + GOOD)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Red Maple (tree)  cost 0  value 1  draws 1  copies 3",
        "Sugar Shack (utility)",
        "2 kinds of card, 3 copies known of the game's 50",
        "not known of 1: cost; it is asked when it is needed",
        "not known of 1: value; it is asked when it is needed",
        "not known of 1: copies; it is asked when it is needed",
    ]


def test_it_names_the_cards_whose_bonus_the_tally_would_not_ask(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """MM-3.2"""
    ending = GOOD.replace("draw one.", "draw one. Game end: +1")
    assert main(["catalogue", "check", write(tmp_path, ending)]) == 0
    hint = "these texts name the game's end; bonus = true makes the tally ask for it: Red Maple"
    assert capsys.readouterr().out.splitlines()[-1] == hint
    assert main(["catalogue", "check", write(tmp_path, ending.replace("copies = 3", "bonus = true"))]) == 0
    assert hint not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("[[card]\n", "not TOML: ", id="not TOML"),
        pytest.param(b"\xff", "byte 0 is not UTF-8", id="not text"),
        pytest.param("", "it is empty", id="nothing"),
        pytest.param("[[cards]]\nname = 'A'", "unknown key 'cards': a catalogue holds a [[card]]", id="a wrong table"),
        pytest.param("card = 3", "3 is no catalogue", id="no list"),
        pytest.param("card = [3]", "card 1: 3 is no card", id="no card"),
        pytest.param("[[card]]\ntype = 'tree'", "card 1: the card has no 'name'", id="no name"),
        pytest.param("[[card]]\nname = 'A'", "card 1 ('A'): the card has no 'type'", id="no type"),
        pytest.param("[[card]]\nname = ' '\ntype = 'tree'", "' ' is no name", id="an empty name"),
        pytest.param(
            "[[card]]\nname = 'A'\ntype = 'bush'", "'bush' must be one of 'tree', 'utility'", id="a wrong type"
        ),
        pytest.param(
            "[[card]]\nname = 'A'\ntype = 'tree'\ncost = -1", "card 1 ('A'): key 'cost': -1", id="a cost below 0"
        ),
        pytest.param("[[card]]\nname = 'A'\ntype = 'tree'\ncost = 1.5", "key 'cost': 1.5", id="half a cost"),
        pytest.param("[[card]]\nname = 'A'\ntype = 'tree'\ndraws = true", "key 'draws': True", id="true draws"),
        pytest.param(
            "[[card]]\nname = 'A'\ntype = 'tree'\ntext = 3", "key 'text': 3 is no text", id="a number for a text"
        ),
        pytest.param("[[card]]\nname = 'A'\ntype = 'tree'\ncopies = 0", "key 'copies': 0", id="no copies"),
        pytest.param("[[card]]\nname = 'A'\ntype = 'tree'\ncolour = 'red'", "'colour' is no key", id="an unknown key"),
        pytest.param("[[card]]\nname = 'A'\ntype = 'tree'\n" * 2, "card 2 ('A'): this name stands twice", id="twice"),
        pytest.param(
            "[[card]]\nname = 'Red Maple'\ntype = 'utility'", "is a tree (MM-1.2)", id="a maple that is no tree"
        ),
        pytest.param(
            "[[card]]\nname = 'Red Maple'\ntype = 'tree'\ncopies = 1", "'copies' is 2 or more (MM-1.2)", id="one maple"
        ),
    ],
)
def test_what_is_wrong_is_one_line(
    text: str | bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, text)
    assert main(["catalogue", "check", "--json", path]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    [line] = written.err.splitlines()
    assert line.startswith(f"companion: {path}: ")
    assert said in line


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml: cannot be read" in capsys.readouterr().err


def test_a_file_whose_name_is_empty_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "check", ""]) == 2
    assert capsys.readouterr().err == "companion: '': no file is named: name a catalogue\n"
