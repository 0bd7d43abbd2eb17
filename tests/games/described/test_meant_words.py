"""What a broken description meant: words that are near, lines inside lists, and no fault that follows from another."""

import pytest

from companion.games.described.reading import read_description
from tests.games.described.broken import TAKE, WHIST, faults_of

TABLE = "[table]\npoints_for = [1, 2]\n"


@pytest.mark.parametrize(
    ("formula", "mend"),
    [
        ("1 if trump.heart else 0", "nothing is called 'trump.heart'; did you mean 'trump.hearts'?"),
        ("player.trikcs", "nothing is called 'player.trikcs'; did you mean 'player.tricks'?"),
        ("most.trikcs", "nothing is called 'most.trikcs'; did you mean 'most.tricks'?"),
        ("1 if tok.QS else 0", "nothing is called 'tok.QS'; did you mean 'took.QS'?"),
        ("1 if took.QX else 0", "nothing is called 'took.QX'; did you mean 'took.Q"),
        ("point_for[2]", "no list is called 'point_for'; did you mean 'points_for'?"),
        ("other[2]", "no list is called 'other'; write it in [table]"),
        ("points_fr", "nothing is called 'points_fr'; did you mean 'points_for'?"),
        ("points_for", "'[' is missing; write it here"),
        ("dwon(tricks / 2)", "no function is called 'dwon'; did you mean 'down'?"),
        ("1 if contract.misere else 0", "nothing is called 'contract.misere'; there is none; leave it out"),
        ("rosse", "nothing is called 'rosse'; did you mean 'roses'?"),
    ],
)
def test_a_word_that_is_near_is_named(formula: str, mend: str) -> None:
    text = (
        WHIST.replace('points = "tricks"', f'points = "{formula}"') + TABLE + '[[ask]]\nname = "roses"\nsay = "Roses"\n'
    )
    (fault,) = faults_of(text)
    assert mend in fault


@pytest.mark.parametrize(("word", "mend"), [("tpo", "did you mean 'top'?"), ("bgas", "did you mean 'bags'?")])
def test_a_word_of_the_end_that_is_near_is_named(word: str, mend: str) -> None:
    (fault,) = faults_of(WHIST + f'[[counter]]\nname = "bags"\nper = "hand"\n[end]\nwhen = "{word} > 3"\n')
    assert mend in fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (WHIST + '[play]\nnot_led = [ # "\n  "hearts",\n\n  "spaids",\n]\n', "11: play.not_led: 'spaids' is no card"),
        (WHIST + '[pass]\ncards = 1\nto = ["left", "right",\n"up"]\n', "10: pass.to: is 'up'"),
        (WHIST + "[deck]\nwithout = [\n  '2C', '''\n3C''', # ]\n  \"4X\"]\n", "11: deck.without: '4X' is no card"),
        (
            'game = "a"\nplayers = 2\nscore = [\n  { say = "a", points = "1" },\n  { say = "b", point = "[" },\n]\n',
            "5: score[2].point: there is no such key; did you mean 'points'?",
        ),
    ],
)
def test_a_fault_in_a_list_over_several_lines_has_the_line_of_its_item(text: str, fault: str) -> None:
    assert any(one.startswith(fault) for one in faults_of(text)), faults_of(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (WHIST + '[deck]\npack = "31"\nsuits = "CX"\n[value]\nfox = 3\n[play]\nnot_led = ["fox"]\n', "deck."),
        (WHIST.replace("players = 4", "players = 40") + "[deal]\neach = 14\n", "players"),
        (WHIST + TAKE.replace("take", "tke") + '[trump]\nsuit = "declared"\n[play]\nalone = true\n', "bid.kind"),
        (WHIST + 'per = "declarer"\n' + TAKE.replace("take", "tke"), "bid.kind"),
        (WHIST + '[bid]\nkind = "auction"\nof = ["a"]\n[[contract]]\nnane = "a"\n', "contract[1]"),
    ],
)
def test_what_only_follows_from_another_fault_is_not_told(text: str, key: str) -> None:
    assert [one for one in faults_of(text) if not one.split(": ")[1].startswith(key)] == []


@pytest.mark.parametrize("written", ["10h", "TH", "th", "T♥", "10♥"])
def test_cards_are_written_as_in_records(written: str) -> None:
    cards = f'[deck]\nwithout = ["{written.upper().replace("H", "D").replace("♥", "♦")}"]\n[value]\n"{written}" = 3\n'
    play = (
        f'[deal]\nleft = "out"\n[play]\nleads = "{written}"\nexempt = ["{written}"]\n[partner]\nholds = "{written}"\n'
    )
    read = read_description(f"{WHIST}{cards}{play}".encode())
    names = [face.name for face in read.deck.faces]
    assert ("TD" in names, read.values[names.index("TH")]) == (False, 3)
    assert (read.play.leads, read.play.exempt, read.partner and read.partner.holds) == ("TH", ("TH",), "TH")


def test_the_rank_ten_may_be_written_as_a_number() -> None:
    read = read_description(f"{WHIST}[value]\n10 = 5\n".encode())
    assert sum(read.values) == 20


def test_own_cards_are_called_as_the_file_calls_them() -> None:
    own = '[[card]]\nname = "10h"\nrank = "10"\ncopies = 8\n[[card]]\nname = "11h"\nrank = "11"\n'
    read = read_description(f'{WHIST}{own}[deal]\nleft = "out"\n[value]\n10 = 5\n[play]\nexempt = ["10h"]\n'.encode())
    assert (read.values, read.play.exempt) == ((5, 0), ("10h",))
