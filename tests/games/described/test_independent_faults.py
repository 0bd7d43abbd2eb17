"""A fault of one part hides no other part's fault, and what only follows from it is not told."""

import pytest

from companion.games.described.reading import read_description
from tests.games.described.broken import AUCTION, WHIST, faults_of

WRONG = "[[example]]\ntricks = [1, 2, 3, 7]\npoints = [1, 2, 3, 4]\n"
LONG = "a" * 61


def keys_of(text: str) -> list[str]:
    return [one.split(": ")[1] for one in faults_of(text)]


@pytest.mark.parametrize(
    ("parts", "keys"),
    [
        ('[deck]\nwithout = ["1S"]\n' + WRONG, ["deck.without", "example[1].points"]),
        (f'[end]\nwhen = "tpo > 3"\n{WRONG}[rounds]\ncuont = 3\n', ["end.when", "example[1].points", "rounds.cuont"]),
        ("[[example]]\ntriks = 1\npoints = [1, 1, 1, 1]\n" + WRONG, ["example[1].triks", "example[2].points"]),
        ('[bid]\nkind = "tricks"\nmots = 3\n[play]\nleads = "declarer"\n', ["bid.mots", "play.leads"]),
        ('[trump]\nalways = ["1S"]\n[deal]\neach = 14\n', ["trump.always", "deal.each"]),
        ('[trump]\nsuit = "spade"\n[play]\nleads = "declarer"\n', ["trump.suit", "play.leads"]),
        ('[pass]\ncards = 0\nto = ["left"]\n[deal]\neach = 14\n', ["pass.cards", "deal.each"]),
    ],
)
def test_independent_faults_are_told_together(parts: str, keys: list[str]) -> None:
    assert keys_of(WHIST + parts) == keys


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (WHIST.replace('"tricks"\np', '"tricks"\nwen = "1"\np') + WRONG, ["score[1].wen"]),
        (WHIST + "[[example]]\ntricks = [1, 2, 3, 7]\n", ["example[1]"]),
        (WHIST + '[deck]\nwithout = ["1S"]\n[play]\nnot_led = ["1S"]\n', ["deck.without"]),
        (WHIST + '[deck]\npack = "53"\n[deal]\neach = 14\n', ["deck.pack"]),
        (WHIST + 'count = {bags = "bags + 1"}\n[[counter]]\nnmae = "bags"\n', ["counter[1]", "counter[1].nmae"]),
        (WHIST + 'when = "flowers > 3"\n[[ask]]\nnmae = "flowers"\n', ["ask[1]", "ask[1].nmae"]),
        (WHIST + 'when = "contract.six"\n[[contract]]\nnmae = "six"\n', ["contract[1]", "contract[1].nmae"]),
        (WHIST + 'when = "took.Fox"\n[[card]]\nnmae = "Fox"\n', ["card[1]", "card[1].nmae"]),
        (
            WHIST + f'when = "trikcs > 3"\n[[counter]]\nname = "{LONG}"\n[[contract]]\nname = "{LONG}"\n',
            ["score[1].when", "counter[1].name", "contract[1].name"],
        ),
        (WHIST + f'[[card]]\nname = "{LONG}"\n[[card]]\nname = "{LONG}b"\n', ["card[1].name", "card[2].name"]),
        (
            WHIST.replace('"tricks"\n[', '"1 if took.c300 else 0"\n')
            + "".join(f'[[card]]\nname = "c{number}"\n' for number in range(301)),
            ["deck"],
        ),
    ],
)
def test_what_only_follows_from_a_fault_is_not_told(text: str, keys: list[str]) -> None:
    assert keys_of(text) == keys


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        (f'[names]\n{LONG}b = "1"\n', f"8: names.{LONG[:60]}: '{LONG[:40]}' is no word for formulas; write letters"),
        (f"[table]\n{LONG} = [1]\n", f"8: table.{LONG[:60]}: '{LONG[:40]}' is no word for formulas"),
        (f'[rounds]\n[[category]]\nsay = "a"\nask = ["{LONG}"]\npoints = 1\n', "10: category[1].ask: 'aaa"),
        ('[rounds]\n[[category]]\nsay = "a"\nask = [1]\npoints = 1\n', "10: category[1].ask: is a list"),
        ('[[contract]]\nname = "six"\n' + AUCTION + 'of = ["six", "six"]\n', "11: bid.of: 'six' stands twice"),
        ('[deck]\nwithout = ["clubs"]\n[trump]\nalways = ["clubs"]\n', "10: trump.always: 'clubs' is no card, rank or"),
    ],
)
def test_a_limit_of_names_is_one_clear_fault(parts: str, fault: str) -> None:
    (found,) = faults_of(WHIST + parts)
    assert found.startswith(fault)
    assert "did you mean" not in found


def test_every_unknown_word_of_a_formula_is_told_once() -> None:
    text = WHIST.replace('points = "tricks"', 'points = "trikcs + bdi * trikcs + max(ttal, 1) ; other"')
    assert [one.split("points: ")[1].split(" of “")[0] for one in faults_of(text)] == [
        "';' is no sign of a formula; known are + - * / == != < <= > >= ( ) [ ] , (column 38",
        "nothing is called 'trikcs'; did you mean 'tricks'? (column 1",
        "nothing is called 'bdi'; did you mean 'bid'? (column 10",
        "nothing is called 'ttal'; did you mean 'total'? (column 29",
    ]


def test_a_rank_that_is_out_of_the_deck_may_be_left_out_of_an_order() -> None:
    deck = '[deal]\nleft = "out"\n[deck]\norder = "789JQKTA"\nwithout = ["7"]\n[trump]\nsuit = "hearts"\norder = '
    for order in ("89QKTAJ", "789QKTAJ"):
        assert read_description(f'{WHIST}{deck}"{order}"\n'.encode()).trump.order == tuple(order)
    for order in ("789QKTA", "6789JQKTA", "889JQKTA"):
        (fault,) = faults_of(f'{WHIST}{deck}"{order}"\n')
        assert fault.endswith("trump.order: is no order of this deck's ranks; write each of 89JQKTA once, low to high")
