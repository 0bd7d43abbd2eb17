"""What Lunar says: why a trick was won, what is owed, announcements, corrections, the sheet and the course."""

import pytest

from companion.games.lunar import GAME
from tests.games.lunar.table import LunarEntryTable, followed_round


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        pytest.param("5 W O 3", "The trump suit, wolf, beats owl: Bo and Di win the trick.", id="trump"),
        pytest.param(
            "L 5 8 O",
            "Neither lynx nor owl is trump. Ann and Cy set the lead suit, lynx, and win the trick.",
            id="lead",
        ),
        pytest.param("L 5 8 L", "Both teams played lynx, and 8 is higher than 5: Ann and Cy win the trick.", id="rank"),
        pytest.param("L 8 8 L", "Both teams played lynx and 8. Bo and Di played last and win the trick.", id="last"),
    ],
)
def test_why_a_trick_was_won(cards: str, said: str) -> None:
    """LU-3.3"""
    table = LunarEntryTable().trump("W").lay(cards)
    assert table.says(GAME.explain(table.state)) == [said, "How many star cards did the trick hold?"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        pytest.param(
            "5",
            ["No suit card was played yet: the first one sets the lead suit.", "Ann and Cy still owe a suit card."],
            id="no suit",
        ),
        pytest.param(
            "5 L",
            [
                "Bo set the lead suit: lynx.",
                "Bo and Di win so far: they set the lead suit.",
                "Ann and Cy still owe a suit card.",
                "Bo and Di still owe a rank card.",
            ],
            id="one suit",
        ),
        pytest.param(
            "5 L L",
            [
                "Bo set the lead suit: lynx.",
                "Both sides play lynx: the ranks decide.",
                "Bo and Di still owe a rank card.",
            ],
            id="two alike",
        ),
        pytest.param(
            "L W 3",
            [
                "Ann set the lead suit: lynx.",
                "Bo and Di win so far: only they played trump.",
                "Bo and Di still owe a rank card.",
            ],
            id="trump",
        ),
    ],
)
def test_who_wins_so_far_and_what_is_owed(cards: str, said: list[str]) -> None:
    """LU-6.1"""
    table = LunarEntryTable().trump("W").lay(cards)
    assert table.says(GAME.explain(table.state)) == said


def said_at_the_end(table: LunarEntryTable, kind: str, language: str = "en", **values: object) -> list[str]:
    before = table.state
    table.do(kind, **values)
    return table.says(GAME.announce(before, table.state), language)


def test_announcements() -> None:
    assert said_at_the_end(LunarEntryTable(), "trump", suit="W") == ["One trump card is left face-up: trump is wolf."]
    table = LunarEntryTable().trump("W").lay("5 W O")
    assert said_at_the_end(table, "play", card="3")[0] == "The trump suit, wolf, beats owl: Bo and Di win the trick."
    assert said_at_the_end(table, "stars", kept=2) == ["Bo and Di move one space. Star cards kept: 2."]
    assert said_at_the_end(table, "play", card="4") == []
    table.lay("O W 3", stars=0)
    assert said_at_the_end(table, "play", language="de", card="W") == []


def test_a_proven_revoke_is_announced() -> None:
    """LU-3.2"""
    table = LunarEntryTable(stars="marked").trump("B").lay("W O 3 5")
    table.lay("W")
    assert said_at_the_end(table, "play", card="W") == [
        "Bo did not follow wolf in trick 1, but played that suit in trick 2: a revoke."
    ]
    two = LunarEntryTable(2, stars="marked").trump("B").lay("W O@sky 3@sky 5")
    assert said_at_the_end(two, "play", card="O", from_="sky") == []
    two = LunarEntryTable(2, stars="marked").trump("B").lay("W O@sky 3@sky 5")
    assert said_at_the_end(two, "play", card="W", from_="sky") == [
        "Bo did not follow wolf from the Sky in trick 1, but the Sky showed that suit in trick 2: a revoke."
    ]


def test_the_end_is_announced() -> None:
    """LU-4.2"""
    said = said_at_the_end(LunarEntryTable(), "tally", spaces=[6, 6], stars=[2, 1], track=[30, 20])
    assert said == [
        "Round 1: Ann and Cy score 32. The track gives 30 for 6 spaces, star cards give 2.",
        "Round 1: Bo and Di score 21. The track gives 20 for 6 spaces, star cards give 1.",
        "30 points or more end the game: Ann and Cy win, 32 to 21.",
    ]
    over = LunarEntryTable().do("tally", spaces=[6, 6], stars=[2, 1], track=[30, 20])
    assert over.says(GAME.announce(over.state, over.state)) == said


def said_last(table: LunarEntryTable) -> list[str]:
    """Returns what the last entry lets the voice say."""
    return table.says(GAME.announce(table.before, table.state))


WON = "Neither lynx nor bat is trump. Ann and Cy set the lead suit, lynx, and win the trick."
MOVED = "Ann and Cy move one space. Star cards kept: 0."
SCORED = "Round 1: Ann and Cy score 30. The track gives 30 for 12 spaces, star cards give 0."


@pytest.mark.parametrize(
    ("points", "after"),
    [(30, "30 points or more end the game: Ann and Cy win, 30 to 0."), (1, "Round 2: Bo is the start player.")],
)
def test_at_the_end_of_a_round_each_step_says_what_is_new_and_nothing_twice(points: int, after: str) -> None:
    """LU-3.4, LU-4.1: the winners of the last trick, their stars, and the points once they are known."""
    scored = SCORED.replace("30", str(points))
    track = [0] * 12 + [points]
    asked = followed_round(LunarEntryTable().trump("W"), stars=0)
    assert said_last(asked) == [MOVED, "The round is over, after 12 and 0 spaces: what are they worth on the track?"]
    said = said_last(asked.do("track", points=[points, 0]))
    assert said[0] == scored
    assert said[2].startswith(after)
    said = said_last(followed_round(LunarEntryTable(track=track).trump("W"), stars=0))
    assert said[:2] == [MOVED, scored]
    assert said[3].startswith(after)
    said = said_last(followed_round(LunarEntryTable(stars="marked", track=track).trump("W")))
    assert said[:3] == [WON, MOVED, scored]
    assert said[4].startswith(after)


def test_a_correction_says_the_first_fact_that_changed() -> None:
    before = LunarEntryTable().trump("W").lay("5 W O 3", stars=2)
    after = LunarEntryTable().trump("O").lay("5 W O 3", stars=2)
    assert before.says(GAME.announce_correction(before.state, after.state)) == [
        "One trump card is left face-up: trump is owl."
    ]
    after = LunarEntryTable().trump("W").lay("5 W W 3", stars=2)
    assert before.says(GAME.announce_correction(before.state, after.state)) == [
        "Both teams played wolf, and 5 is higher than 3: Ann and Cy win the trick.",
        "Ann and Cy move one space. Star cards kept: 2.",
    ]
    first, second = (LunarEntryTable().do("tally", spaces=[6, 6], stars=[2, 1], track=[points, 2]) for points in (3, 4))
    assert first.says(GAME.announce_correction(first.state, second.state))[0].startswith("Round 1: Ann and Cy score 6.")
    assert GAME.announce_correction(before.state, before.state) == ()


def test_the_account_of_a_round() -> None:
    """LU-6.2"""
    table = followed_round(LunarEntryTable(stars="marked", track=[0]).trump("W"))
    said = table.says(GAME.accounts(table.state))
    assert said[:2] == ["Round 1, card by card:", "Ann held 1, 1, 3, 3, 5 and 7; 3 wolves and 3 lynxes."]
    assert len(said) == 5


def test_the_course_of_a_game() -> None:
    table = LunarEntryTable(stars="marked", track=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40]).trump("W")
    followed_round(table)
    [course] = GAME.courses(table.state)
    assert [step.scores for step in course.steps] == [*((space, 0) for space in range(1, 12)), (40, 0), (40, 0)]
    assert table.says(course.turns) == [
        "Round 1: Ann and Cy take the lead, 40 to 0.",
        "From trick 1 of round 1 on, Ann and Cy were ahead for good.",
    ]


def test_tables_have_each_round_and_each_trick() -> None:
    table = LunarEntryTable(2, stars="marked").trump("W").lay("5 W@sky O@sky 3*").lay("4")
    tables = GAME.tables(table.state)
    assert tables["tricks"] == (
        {
            "round": 1,
            "trick": 1,
            "leader": 0,
            "lead": "W",
            "team": 1,
            "because": "trump",
            "stars": 1,
            "seat_0": "5 O@sky",
            "seat_1": "W@sky 3*",
        },
    )
    [row] = tables["rounds"]
    assert (row["tricks"], row["spaces.1"], row["stars.1"], row["points.1"]) == (1, 1, 1, None)


def test_the_sheet_shows_the_running_trick() -> None:
    table = LunarEntryTable(2).trump("W").lay("5 W@sky")
    assert table.says(GAME.sheet(table.state)) == [
        "Lunar",
        "Agreed: star cards are counted after each trick and the track's points are entered after each round.",
        "",
        "Round 1. Ann starts.",
        "  Trump: wolf",
        "     1   Ann 5 and Bo wolf (Sky) …",
        "",
        "Ann: 0.",
        "Bo: 0.",
        "Next: a card.",
    ]


def test_a_tie_is_played_on() -> None:
    """LU-4.2"""
    table = LunarEntryTable().do("tally", spaces=[6, 6], stars=[1, 1], track=[30, 30])
    level = "Both have 31: another round is played, until they differ."
    assert level in table.says(GAME.explain(table.state))
    assert any(level in line for line in table.says(GAME.sheet(table.state)))
    [course] = GAME.courses(table.state)
    assert course.turns == ()
    table.do("tally", spaces=[6, 6], stars=[1, 0], track=[0, 0])
    said = table.says(GAME.sheet(table.state))
    assert said.count("  Counted at the end, not followed.") == 2
    assert said[-1] == "30 points or more end the game: Ann and Cy win, 32 to 31."


def test_a_lead_that_is_lost() -> None:
    table = LunarEntryTable().do("tally", spaces=[6, 6], stars=[1, 0], track=[3, 3])
    table.do("tally", spaces=[6, 6], stars=[0, 1], track=[3, 3])
    [course] = GAME.courses(table.state)
    assert table.says(course.turns) == ["Round 1: Ann and Cy take the lead, 4 to 3.", "Round 2: level at 7."]


def test_the_trump_suit_is_explained() -> None:
    """LU-2.2"""
    table = LunarEntryTable().trump("O")
    assert table.says(GAME.explain(table.state), "de") == ["Eine Trumpfkarte bleibt offen liegen: Trumpf ist Eule."]


def why_not(table: LunarEntryTable) -> dict[str, tuple[str, str | None] | None]:
    """Returns for each card of the grid, by its name, why it cannot be played, and the fact that says so."""
    cells = [cell for row in GAME.view(table.state).rows for cell in row]
    assert [cell.action is None for cell in cells] == [cell.refused is not None for cell in cells]
    return {cell.card.name: (cell.refused.key, cell.refused.rule) if cell.refused else None for cell in cells}


def test_each_card_that_cannot_be_played_says_why() -> None:
    table = LunarEntryTable().trump("B").lay("1 1 W L", 0).lay("1")
    assert why_not(table) == dict.fromkeys("2345678WOLB") | {"1": ("refused.copies", "LU-1.1")}
    table.lay("W")
    owed = ("refused.owes-suit", "LU-3.1")
    assert why_not(table) == dict.fromkeys("12345678", owed) | dict.fromkeys("WOLB")


@pytest.mark.parametrize(
    ("cards", "task"),
    [
        pytest.param("L", "Bo plays: a rank card, or a suit card: lynx, if the hand or the Sky it comes from has one."),
        pytest.param("L 5", "Ann plays a rank card."),
        pytest.param("L 5 3@sky", "Bo plays a suit card from the Sky: lynx, if there is one."),
        pytest.param("L 5@sky 3@sky", "Bo plays a suit card from the hand: lynx, if there is one."),
    ],
)
def test_which_of_hand_and_sky_the_second_card_of_two_players_comes_from_is_said(cards: str, task: str) -> None:
    """LU-5.1, LU-5.2"""
    table = LunarEntryTable(2).trump("W").lay(cards)
    assert table.says((GAME.view(table.state).task,)) == [task]


def test_one_of_two_players_who_wins_so_far_is_named_and_is_no_side() -> None:
    table = LunarEntryTable(2).trump("W").lay("5 L")
    assert "Bo wins so far, with the lead suit." in table.says(GAME.explain(table.state))
    assert "Bisher gewinnt Bo mit der vorgegebenen Farbe." in table.says(GAME.explain(table.state), "de")
    table = LunarEntryTable(2).trump("L").lay("W L 3@sky")
    assert "Only Bo played trump, and wins so far." in table.says(GAME.explain(table.state))
