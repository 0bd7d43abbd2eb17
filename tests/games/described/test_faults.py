"""Broken descriptions: every fault at once, each with its line, its key, what is wrong and how to mend it."""

import pytest

from companion.engine.toml_text import LARGEST_BYTES
from companion.games.described.faults import DescriptionError
from companion.games.described.reading import read_description
from tests.games.described.broken import AUCTION, TAKE, WHIST, faults_of


def test_ten_faults_are_told_at_once() -> None:
    text = """game = "Spades"
players = 4
teams = "accross"

[trump]
suit = "spade"

[bid]
kind = "tricks"
mots = 13

[play]
broken_by = ["spaids"]

[value]
1H = 3

[[score]]
say = "made"
per = "side"
when = "trikcs >= bid"
points = "10 * bid +"

[[score]]
say = "tricks"
when = "tricks"
points = "tricks > bid"

[ends]
when = 3
"""
    assert faults_of(text) == [
        "3: teams: is 'accross'; did you mean 'across'?",
        "6: trump.suit: is 'spade'; did you mean 'spades'?",
        "10: bid.mots: there is no such key; did you mean 'most'?",
        "13: play.broken_by: 'spaids' is no card, rank or suit of this deck; did you mean 'spades'?",
        "16: value.1H: '1H' is no card, rank or suit of this deck; "
        "write cards as rank and suit letter: QS is the queen of spades",
        "21: score[1].when: nothing is called 'trikcs'; did you mean 'tricks'? (column 1 of “trikcs >= bid”)",
        "22: score[1].points: something is missing at the end (column 11 of “10 * bid +”)",
        "26: score[2].when: this must be yes or no; compare with == != < <= > >= (column 1 of “tricks”)",
        "27: score[2].points: this must be a number, not yes or no; write such as 10 if … else 0 "
        "(column 1 of “tricks > bid”)",
        "29: ends: there is no such part; did you mean 'end'?",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "1: game: 'game' is missing; write it"),
        ("game = [", "not TOML"),
        (WHIST.replace("4", "1"), "players: is 1; write a number from 2 to 8, or [least, most]"),
        (WHIST.replace("4", "[5, 3]"), "players: is a list"),
        (WHIST + "[deck]\npack = 52\n", "deck.pack: is 52; write one of '52'"),
        (WHIST + '[deal]\ndealer = "nxt"\n', "deal.dealer: is 'nxt'; did you mean 'next'?"),
        (WHIST + "[[score]]\n" * 500, "score: stands 501 times; write at most 500"),
        (WHIST + "".join(f'[[card]]\nname = "{one}"\n' for one in range(301)), "deck: has 301 cards; write at most"),
        (WHIST + "[[counter]]\nstart = 1\n", "counter[1]: 'name' is missing"),
        (WHIST + '[[ask]]\nsay = "b"\n', "ask[1]: 'name' is missing"),
        (WHIST + '[names]\na = "1 +"\nb = "a + a"\n', "names.a: something is missing at the end"),
        (WHIST + 'count = { a = "a +" }\n[[counter]]\nname = "a"\n', "score[1].count.a: something is missing"),
        (
            'teams = "across"\n' + WHIST + 'per = "side"\ncount = { a = "1" }\n[[counter]]\nname = "a"\n',
            "score[1].count.a: 'a' is per player, and this line per side",
        ),
        ("rules = '''\n[[score]]\n''' # \" [\n" + WHIST + "[ends] # [", "10: ends: there is no such part"),
        (WHIST + "[end]\nwhen = [\n1, # ]\n2]\nwins = 3", "11: end.wins: is 3"),
        (WHIST + '[deck]\norder = "99"\n', "deck.order: is no order of ranks"),
        (WHIST + '[deck]\nsuits = "CX"\n', "deck.suits: is no list of suits"),
        (WHIST + '[deck]\nwithout = ["1S"]\n', "deck.without: '1S' is no card"),
        (WHIST + "[deck]\nlearned = true\n", "deck.learned: is for own cards"),
        (WHIST + '[deck]\nwithout = ["clubs", "diamonds", "hearts", "spades"]\n', "deck: has no card"),
        (WHIST + '[[card]]\nsuit = "fox"\n', "card[1]: 'name' is missing"),
        (WHIST + '[[card]]\nname = "A"\n[[card]]\nname = "A"\n', "card[2].name: 'A' is there already"),
        (WHIST + '[deck]\njokers = 1\n[[card]]\nname = "A"\n', "deck.jokers: is for a standard pack"),
        (WHIST + '[deck]\norder = ["x"]\n[[card]]\nname = "A"\nrank = "y"\n', "deck.order: no card has rank 'x'"),
        (WHIST + "[deal]\neach = 14\n", "deal.each: 4 × 14 cards"),
        (WHIST + "[deal]\nhands = []\n", "deal.hands: is a list; write a list of whole numbers"),
        (WHIST + '[deal]\neach = "most"\n', "deal.each: is 'most'; write a whole number from 1 to 500"),
        (WHIST + '[pass]\ncards = 3\nto = ["up"]\n', "pass.to: is 'up'; known are"),
        (WHIST + '[pass]\ncards = 14\nto = ["left"]\n', "pass.cards: is 14, more than a hand"),
        (WHIST + '[deal]\nhands = [1, 3]\n[bid]\nkind = "tricks"\nleast = 2\n', "11: bid.least: is 2, and nothing as"),
        (WHIST + '[bid]\nkind = "tricks"\nleast = 4\nmost = 3\n', "bid.most: is 3, below the least, 4"),
        (WHIST + '[bid]\nkind = "tricks"\ndoubling = 1\n', "bid.doubling: is for kind = 'auction'"),
        (WHIST + '[bid]\nkind = "tricks"\nnobody = "play"\n', "bid.nobody: is for an auction"),
        (WHIST + AUCTION + 'of = ["six"]\n', "bid.of: 'six' is no contract; write it as [[contract]]"),
        (WHIST + "[trump]\nsuit = 5\n", "trump.suit: is 5; write a suit's name"),
        (WHIST + '[trump]\nhighest = ["J"]\n', "trump.highest: is 'J'; write 'J of trump'"),
        (WHIST + '[trump]\norder = "23"\n', "trump.order: is no order of this deck's ranks"),
        (WHIST + '[trump]\nsuit = "declared"\n', "trump.suit: needs a declarer"),
        (WHIST + '[trump]\nsuit = "offered"\n', "trump.suit: 'offered' needs [bid]"),
        (WHIST + TAKE + '[trump]\nsuit = "bid"\n', "trump.suit: 'bid' needs [[contract]]"),
        (WHIST + '[trump]\nsuit = "turned up"\ncard = "next"\n', "deal: the deck's 52 cards do not go round"),
        (
            WHIST.replace("4", "[3, 4]") + '[trump]\nsuit = "turned up"\ncard = "next"\n',
            "deal: the deck's 52 cards do not go round",
        ),
        (WHIST + '[[contract]]\nname = "a"\n[[contract]]\nname = "a"\n', "contract[2].name: 'a' is there already"),
        (WHIST + '[play]\nleads = "nobody"\n', "play.leads: is 'nobody'"),
        (WHIST + '[play]\nleads = "declarer"\n', "play.leads: needs a declarer"),
        (WHIST + "[play]\nalone = true\n", "play.alone: needs a declarer"),
        (WHIST + '[play]\nsits_out = "partner"\n', "play.sits_out: is for who plays alone"),
        (WHIST + TAKE + '[play]\nalone = true\nsits_out = "partner"\n', "play.sits_out: needs partners"),
        (WHIST + '[[meld]]\nname = "a"\npoints = 1\n[[meld]]\nname = "a"\npoints = 2\n', "meld[2].name: 'a' is"),
        (WHIST + "[partner]\n", 'partner: needs one of called = "card" and holds = a card'),
        (WHIST + '[partner]\ncalled = "card"\n', "partner.called: needs a declarer"),
        (WHIST + '[partner]\nholds = "hearts"\n', "partner.holds: 'hearts' is no card"),
        (WHIST + '[deal]\ncounts = "declarer"\n', "deal.counts: needs a declarer"),
        (WHIST + "[table]\nbid = [1]\n", "table.bid: 'bid' is a word that every game has"),
        (WHIST + '[names]\n"1a" = "2"\n', "names.1a: '1a' is no word for formulas"),
        (WHIST + '[names]\na = "b"\nb = "a"\n', "'a' leads back to itself"),
        (WHIST + '[names]\na = "a1"\n', "names.a: nothing is called 'a1'"),
        (WHIST + "[names]\na = true\n", "names.a: is true; write a formula as a text"),
        (WHIST + '[[counter]]\nname = "a"\n[[ask]]\nname = "a"\nsay = "b"\n', "ask[1].name: 'a' is in [counter]"),
        (WHIST + '[[counter]]\nname = "a"\nleast = 3\nmost = 1\n', "counter[1].most: is 1, below the least, 3"),
        (WHIST + '[[ask]]\nname = "a"\nsay = "b"\nmost = -1\n', "ask[1].most: is -1, below the least, 0"),
        (WHIST + 'count = { a = "1" }\n', "score[1].count.a: no counter is called 'a'"),
        (WHIST + 'per = "defenders"\n', "score[1].per: nobody declares"),
        (WHIST + 'per = "declarer"\n', "score[1].per: nobody declares"),
        (WHIST + "[rounds]\n[play]\n", "play: is for games with tricks"),
        (WHIST + '[rounds]\nprompts = "a"\n', "rounds.prompts: is no list of texts"),
        (WHIST + "[rounds]\nprompts = [1]\n", "rounds.prompts: is 1; write a text"),
        ('game = "a"\nplayers = 2\n', "1: score: 'score' is missing"),
        ('game = "a"\nplayers = 2\n[[category]]\nsay = "a"\npoints = 1\n', "needs [rounds], or [[score]] lines"),
        (WHIST + '[rounds]\n[[category]]\nsay = "a"\nask = ["bid"]\npoints = 1\n', "'bid' cannot be asked"),
        (WHIST + '[end]\nties = ["trikcs"]\n', "end.ties: nothing is called 'trikcs'"),
        (WHIST + '[end]\nties = ["declarer"]\n', "end.ties: 'declarer' is yes or no"),
        (WHIST + '[end]\nwhen = "tricks > 3"\n', "end.when: nothing is called 'tricks' in [end]"),
        (WHIST + "[[example]]\ntricks = [1, 2]\npoints = [1, 2, 3, 4]\n", "example[1]: has lists of lengths"),
        (WHIST + "[[example]]\ntricks = [1, 2, 3, 7]\npoints = [1, 2, 3, 4]\n", "comes out as [1, 2, 3, 7], not"),
        (WHIST + "[[example]]\ntriks = 1\npoints = [1, 1, 1, 1]\n", "example[1].triks: nothing is called 'triks'"),
        (WHIST + "[[example]]\ntricks = true\npoints = [1, 1, 1, 1]\n", "example[1].tricks: is true; write a number"),
        (WHIST + "[[example]]\npoints = 1\ntook.QX = true\n", "9: example[1].took.QX: nothing is called 'took.QX'"),
        (WHIST + '[score.count]\na = "1"\n', "8: score[1].count.a: no counter is called 'a'"),
        (WHIST + '[[score.others]]\nen = "a"\n', "7: score[1].others: is a list"),
        (WHIST + '[[example]]\ntricks = "a"\npoints = [1, 1, 1, 1]\n', "example[1].tricks: is 'a'; write whole"),
        (WHIST.replace('"tricks"\np', "3\np"), "score[1].say: is 3; write a text, or one by language"),
        (WHIST.replace('"tricks"\np', '" "\np'), "score[1].say: is empty; write what people read"),
        (WHIST.replace('"tricks"\np', '{english = "a"}\np'), "score[1].say: 'english' is no language"),
        (WHIST.replace('"tricks"\np', f'"{"a" * 5000}"\np'), "score[1].say: has 5000 characters"),
        (WHIST + "[play]\nalone = 1\n", "play.alone: is 1; write true or false"),
        (WHIST + "[play]\nnot_led = 1\n", "play.not_led: is 1; write a list of at most 300 texts"),
        (WHIST + '[[contract]]\nname = ""\n', "contract[1].name: is ''; write a text of at most 60 characters"),
        ("trump = 5\n" + WHIST, "trump: is 5; write a table"),
        ("ask = 5\n" + WHIST, "ask: is 5; write [[ask]], once for each"),
        ("version = 1\n" + WHIST, "version: is 1; write a text"),
        ("teams = 7\n" + WHIST, "teams: is no list of teams"),
        ("teams = [[0, 1], [1, 2, 3]]\n" + WHIST, "teams: is no list of teams"),
        ('teams = "across"\n' + WHIST.replace("4", "5"), "teams: 'across' is for four or six players"),
        ("a = 1.5\n" + WHIST, "a: there is no such part"),
        ("a = 2026-05-01\n" + WHIST, "a: there is no such part"),
        ("a = " + "[" * 2000, "the text is nested too deeply: no description is"),
        ("\n\na = [", "not TOML: Invalid value (at end of document)"),
        ("\n\na = “b”", "3: “ is a typographic quote: write a straight one"),
        ("\n\na.b.c.d.e.f.g = 1", "3: has a key of more than 6 parts: no description has"),
        ("# " + "a" * LARGEST_BYTES, "the text is longer than 256 KiB"),
    ],
)
def test_a_fault(text: str, fault: str) -> None:
    assert any(fault in one for one in faults_of(text)), faults_of(text)


@pytest.mark.parametrize(
    ("formula", "why"),
    [
        ("tricks = 3", "'=' alone compares nothing; write =="),
        ("'a'", "a formula has no texts"),
        ("tricks ; 3", "';' is no sign of a formula"),
        ("tricks tricks", "'tricks' is not expected here"),
        ("(tricks", "')' is missing"),
        ("* 3", "a value is missing before '*'"),
        ("if", "a value is missing before 'if'"),
        ("10000000000", "is too large"),
        ("1 if tricks > 2", "'else' is missing"),
        ("1 if tricks > 2 else tricks > 3", "on one side of 'else'"),
        ("1 if 1 < 2 < 3 else 0", "comparisons cannot be chained"),
        ("1 if declarer == 1 else 0", "== compares numbers, not yes or no"),
        ("1 if 1 == declarer else 0", "== compares numbers, not yes or no"),
        ("1 if not tricks else 0", "this must be yes or no"),
        ("1 if tricks or declarer else 0", "this must be yes or no"),
        ("declarer + 1", "this must be a number"),
        ("1 + declarer", "this must be a number"),
        ("abs(1, 2)", "abs takes one number"),
        ("abs", "nothing is called 'abs'"),
        ("(" * 21 + "1" + ")" * 21, "nested more than 20 levels"),
        ("-" * 30 + "1", "nested more than 20 levels"),
        ("1 +" * 100 + " 1", "has 302 characters; write at most 300"),
        ("place.declarer", "'declarer' is yes or no, and has no place"),
        ("1 if took.1X else 0", "nothing is called 'took.1X'"),
        ("player.tricks.more", "nothing is called"),
    ],
)
def test_a_formula_that_means_nothing(formula: str, why: str) -> None:
    (fault,) = faults_of(WHIST.replace('points = "tricks"', f'points = "{formula}"'))
    assert fault.startswith("6: score[1].points: ")
    assert why in fault


def test_a_hundred_faults_are_enough() -> None:
    keys = "\n".join(f"key_{number} = 1" for number in range(130))
    found = faults_of(keys + "\n" + WHIST)
    assert (len(found), found[-1]) == (101, "100: 30 more faults; mend these first")


def test_text_that_is_no_utf_8_is_told_with_its_line() -> None:
    with pytest.raises(DescriptionError, match=r"^2: byte 8 is not UTF-8: save the description as UTF-8 text$"):
        read_description(b'a = "b"\n\xff')


@pytest.mark.parametrize("part", ["[names]", "[value]", "[[example]]\npoints = [1, 1, 1, 1]", "[play]"])
def test_thousands_of_faults_are_counted_and_not_looked_into(part: str) -> None:
    keys = "\n".join(f'word_{number} = "word_{number + 1} + x"' for number in range(3000))
    assert len(faults_of(f"{WHIST}{part}\n{keys}\n")) >= 100
