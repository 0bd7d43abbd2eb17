"""Texts of descriptions to break, and the faults that are told of them."""

from collections.abc import Sequence

import pytest

from companion.engine.toml_text import LARGEST_BYTES
from companion.games.described.faults import DescriptionError, Fault
from companion.games.described.reading import read_description
from companion.translations import in_english
from tests.games.descriptions import TEXTS

WHIST = """game = "Whist"
players = 4

[[score]]
say = "tricks"
points = "tricks"
"""
AUCTION = '[bid]\nkind = "auction"\n'
TAKE = '[bid]\nkind = "take"\n'
SIGNS = '[[contract]]\nname = "a-b"\n[[contract]]\nname = "a b"\n'
BROKEN = (
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
    ("version = 2026-05-01\n" + WHIST, "version: is 2026-05-01; write a text"),
    (WHIST + "[[contract]]\nname = {}\n", "contract[1].name: is a table; write a text, or one by language"),
    ("teams = 7\n" + WHIST, "teams: is no list of teams"),
    ("teams = [[0, 1], [1, 2, 3]]\n" + WHIST, "teams: is no list of teams"),
    ('teams = "across"\n' + WHIST.replace("4", "5"), "teams: 'across' is for four, six or eight players"),
    ("a = 1.5\n" + WHIST, "a: there is no such part"),
    ("a = 2026-05-01\n" + WHIST, "a: there is no such part"),
    ("a = " + "[" * 2000, "the text is nested too deeply: no description is"),
    ("\n\na = [", "not TOML: Invalid value (at end of document)"),
    ("\n\na = “b”", "3: “ is a typographic quote: write a straight one"),
    ("\n\na.b.c.d.e.f.g = 1", "3: has a key of more than 6 parts: no description has"),
    ("# " + "a" * LARGEST_BYTES, "the text is longer than 256 KiB"),
    ('score = []\ngame = "a"\nplayers = 2\n', "1: score: is an empty list; write [[score]], once for each"),
    ("card = []\n" + WHIST, "1: card: is an empty list; write [[card]], once for each, or leave it out"),
    (WHIST + "[deck]\ncard = []\n", "deck.card: is an empty list"),
    (WHIST + "[pass]\ncards = 1\nto = []\n", "pass.to: is an empty list; write to whom cards are passed"),
    (WHIST + SIGNS + '[names]\na = "contract.a_b"\n', "'contract.a_b' stands for 'a-b' and for 'a b'; give one"),
    (WHIST + '[[card]]\nname = "Fox!"\n[[card]]\nname = "Fox?"\n[names]\na = "player.took.Fox_"\n', "'took.Fox_'"),
    (
        WHIST
        + "".join(f'[[card]]\nname = "{one}"\nsuit = "{one}"\ncopies = 4\n' for one in ("H", "hearts"))
        + '[names]\na = "trump.hearts"\n',
        "'trump.hearts' stands for 'H' and for 'hearts'; give one of them another name",
    ),
    (WHIST + "[deal]\nleft = {}\n", "deal.left: is a table; write one of 'out', 'kitty', 'stock'"),
    (WHIST + '[bid]\nkind = "tricks"\nleast = -1\n', "bid.least: is -1; write a whole number from 0 on"),
    (WHIST + '[deck]\norder = ["x"]\n[[card]]\nname = "A"\n', "no card has rank 'x'; there is none; leave it out"),
    (WHIST + "[[example]]\ndeclarer = 3\npoints = [1, 1, 1, 1]\n", "is 3; write yes or no, or a list by player"),
    ('[[contract]]\nname = "a"\n' + AUCTION + 'of = ["a", "a"]\n', "bid.of: 'a' stands twice; write it once"),
    (WHIST + '[[counter]]\nname = "a"\nleast = "b"\n', "counter[1].least: is 'b'; write a whole number"),
    (WHIST + "[names]\n" + "".join(f'a{n} = "a{n + 1} + 1"\n' for n in range(200)) + 'a200 = "1"\n', "too deep into"),
    *((WHIST + f"{part}\n" + "".join(f"word_{n} = 1\n" for n in range(130)), "more faults") for part in ("[play]",)),
)
"""Texts, each with a part of what is wrong with it."""
DOUBTFUL = (
    TEXTS["whist"].replace('"tricks - 6"', '"player.tricks"'),
    WHIST + "[deal]\neach = 12\n",
    WHIST + 'when = "bid > tricks"\n[bid]\nkind = "tricks"\nmost = 1\n',
    WHIST + 'when = "bid > 13"\n[bid]\nkind = "tricks"\nmost = 0\n',
    WHIST + 'when = "bid > 0"\n' + WHIST[WHIST.index("[[") :] + 'when = "bid > 0"\n[bid]\nkind = "tricks"\n',
    WHIST + 'when = "tricks > 13"\n[[contract]]\nname = "six"\n' + AUCTION + 'of = ["six"]\n',
    WHIST + 'when = "tricks > 3"\n' + WHIST[WHIST.index("[[") :] + 'when = "tricks < 5"\n' + TAKE,
    WHIST + 'when = "tricks > 3"\n' + WHIST[WHIST.index("[[") :] + 'when = "tricks < 5"\n',
    WHIST + "[value]\nlast_trick = 10\n",
)
"""Texts of games that can be played, and of which something is doubtful."""
WRONG_FORMULAS = (
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
    ("twice(tricks)", "no function is called 'twice'; known are"),
    ("prices[tricks]", "no list is called 'prices'; write it in [table]"),
    ("1 +" * 100 + " 1", "has 302 characters; write at most 300"),
    ("place.declarer", "'declarer' is yes or no, and has no place"),
    ("1 if took.1X else 0", "nothing is called 'took.1X'"),
    ("player.tricks.more", "nothing is called"),
)
"""Formulas, each with a part of what is wrong with it."""


def formula_text(formula: str) -> str:
    """Returns a description whose points are a formula."""
    return WHIST.replace('points = "tricks"', f'points = "{formula}"')


def faults_of(text: str) -> list[str]:
    with pytest.raises(DescriptionError) as caught:
        read_description(text.encode())
    return [in_english(fault.told()) for fault in caught.value.faults]


def doubts_of(found: Sequence[Fault]) -> tuple[str, ...]:
    """Returns what is doubtful in words."""
    return tuple(in_english(one.told()) for one in found)
