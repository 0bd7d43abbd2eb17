"""What the table shows of a described game: what can be touched, who leads and why, and what is told of a meld."""

import pytest

from companion.cards import Suit
from companion.games.described import GAME
from companion.games.described.actions import Alone, Call, Count, Deal, Melded, Play, Took
from companion.games.described.view import Melding, label_of
from companion.phrases import Player
from companion.translations import find_translation
from tests.games.described.table import CALLED, NAMES, Table, table
from tests.games.descriptions import described
from tests.games.random_play import play_randomly


def keys(played: Table) -> list[str]:
    return [one.key for one in GAME.explain(played.state)]


def bid_lowest(played: Table) -> Table:
    """The first player makes the lowest bid, and nobody another."""
    played.state = GAME.apply(played.state, GAME.choices(played.state)[0])
    return played.do("no-bid").do("no-bid").do("no-bid")


class TestPass:
    @pytest.mark.parametrize(
        ("number", "english", "german"),
        [
            (1, "Pass 3 cards to the left.", "3 Karten nach links weitergeben."),
            (2, "Pass 3 cards to the right.", "3 Karten nach rechts weitergeben."),
            (3, "Pass 3 cards across.", "3 Karten ans Gegenüber weitergeben."),
        ],
    )
    def test_each_hand_says_how_many_cards_go_where(self, number: int, english: str, german: str) -> None:
        played = table("hearts")
        for _ in range(number - 1):
            played.tally(*({"cards": cards} for cards in (26, 0, 0, 0)))
        task = GAME.view(played.do("deal").state).task
        assert [find_translation("described", language).say(task, NAMES) for language in ("en", "de")] == [
            english,
            german,
        ]

    def test_it_is_told_before_the_deal_and_also_that_nothing_is_passed(self) -> None:
        played = table("hearts")
        assert keys(played) == ["explain.hand", "task.pass"]
        for _ in range(3):
            played.tally(*({"cards": cards} for cards in (20, 3, 3, 0)))
        assert keys(played)[-1] == "explain.pass-nobody"


class TestRounds:
    def test_a_round_is_called_as_the_file_calls_it(self) -> None:
        states = play_randomly(GAME, 1, {"description": described("garden")}).states
        over = next(place for place, state in enumerate(states) if state.hands)
        shown, english = GAME.tally(states[: over + 1]), find_translation("described", "en")
        assert shown
        told = (GAME.view(states[0]).where[0], shown.title, shown.comes, *GAME.sheet(states[over]))
        said = [english.say(one, NAMES) for one in told]
        assert said[:3] == ["Season 1", "Season 1: the tally", "On: Season 2"]
        assert "Season 1" in said[3:]
        assert english.say(GAME.explain(states[0])[0], NAMES).startswith("Season 1: ")


class TestTally:
    def test_a_side_reads_its_own_lines_and_who_of_it_a_line_is_for(self) -> None:
        words = [{"bid": bid, "tricks": tricks} for bid, tricks in ((3, 4), (0, 2), (4, 5), (5, 2))]
        before = table("spades")
        states = [before.state, before.tally(*words).state]
        shown = GAME.tally(states)
        assert shown
        english = find_translation("described", "en")
        assert [[english.say(line, NAMES) for line in side.because] for side in shown.sides] == [
            ["Contract made: 70.", "Bags: 2."],
            ["Nil broken: −100 (Bo).", "Contract failed: −50."],
        ]

    def test_what_a_line_gave_several_alike_is_one_sentence(self) -> None:
        played = table("hearts").tally(*({"cards": cards} for cards in (0, 26, 0, 0)))
        english = find_translation("described", "en")
        assert english.say(GAME.explain(played.state)[0], NAMES).endswith(": 26 for Ann, Cy and Di.")

    def test_points_below_nought_have_a_minus_sign_and_a_hyphen_in_a_spreadsheet(self) -> None:
        played = table("spades").tally(*[{"bid": 3, "tricks": tricks} for tricks in (2, 4, 3, 4)])
        assert [side.points for side in GAME.view(played.state).scores] == ["−60", 62]
        assert [row["points.0"] for row in GAME.tables(played.state)["hands"]] == [-60]


class TestWhoLeads:
    def test_the_first_after_the_dealer(self) -> None:
        told = GAME.explain(table("spades").bids(3, 3, 3, 3).state)
        assert [one.key for one in told] == ["explain.hand-trump", "explain.bids", "explain.leads-left"]
        assert dict(told[1].values) == {"sum": 12, "tricks": 13}

    def test_the_holder_of_a_card_is_asked_for(self) -> None:
        shown = GAME.view(table("hearts").do("deal").do("passed").state)
        assert shown.task.key == "task.lead-card"
        assert shown.rows == ()
        assert [button.action for button in shown.buttons] == [Play("2C", seat) for seat in range(4)]
        assert [GAME.write_action(button.action)["seat"] for button in shown.buttons] == [0, 1, 2, 3]

    def test_the_declarer_and_what_was_declared(self) -> None:
        played = bid_lowest(table("pinochle").do("deal"))
        assert "explain.declares" in keys(played)
        assert GAME.view(played.state).task.key == "task.trump"


class TestMelds:
    @pytest.fixture
    def played(self) -> Table:
        return bid_lowest(table("pinochle").do("deal")).do("trump", suit="H")

    def test_it_stands_beside_the_cards_and_is_told_in_two_touches(self, played: Table) -> None:
        [source] = GAME.view(played.state).sources
        assert source.means == Melding()
        names = GAME.view(played.state, source.means)
        assert names.rows == ()
        first = names.buttons[0].action
        assert isinstance(first, Melding)
        players = GAME.view(played.state, first)
        assert [one.action for one in players.buttons] == [*(Melded(seat, first.name) for seat in range(4)), None]

    def test_its_cards_are_said_in_the_language_of_the_table(self) -> None:
        meld = [{"name": "run", "points": 15, "cards": {"en": "ace to jack", "de": "Ass bis Bube"}}]
        played = bid_lowest(Table({**described("pinochle"), "meld": meld}).do("deal")).do("trump", suit="H")
        label = GAME.view(played.state, Melding()).buttons[0].label
        said = [find_translation("described", language).say(label, ()) for language in ("en", "de")]
        assert said == ["run: ace to jack", "run: Ass bis Bube"]

    def test_it_is_not_told_within_a_trick(self, played: Table) -> None:
        card = next(cell for row in GAME.view(played.state).rows for cell in row if cell.action)
        state = GAME.apply(played.state, card.action)
        assert GAME.view(state).sources == ()
        assert GAME.view(state, Melding()).rows != ()


class TestPlates:
    def test_sides_have_colours_and_signs_only_where_players_share_one(self) -> None:
        spades, hearts = (GAME.view(table(name).state) for name in ("spades", "hearts"))
        assert [(seat.side, seat.icon) for seat in spades.seats[:2]] == [
            ("first_side", "acorn"),
            ("second_side", "oak-leaf"),
        ]
        assert len(spades.scores) == 2
        assert {(seat.side, seat.icon) for seat in hearts.seats} == {("button", "")}
        assert hearts.scores == ()
        assert hearts.seats[0].says[0].key == "view.points"

    def test_many_sides_have_pictures(self) -> None:
        teams = [[0], [1], [2], [3], [4, 5]]
        played = Table({**described("whist"), "players": 6, "teams": teams, "deal": {"left": "out"}}, 6)
        words = [{"tricks": tricks} for tricks in (8, 0, 0, 0, 0)]
        [*_, last] = GAME.view(played.state).scores
        assert (last.icon, last.side) == ("acorn", "button")
        tally = GAME.tally([played.state, played.tally(*words).state])
        assert tally is not None
        assert tally.sides[4].icon == "acorn"

    def test_a_counter_stands_below_the_points_or_else_the_tricks(self) -> None:
        first = GAME.view(table("spades").bids(3, 3, 3, 3).play("2C 3C 4C 5C").state).scores[1].below
        assert first is not None
        assert first.key == "view.tricks"
        played = table("spades").tally(*({"bid": 3, "tricks": tricks} for tricks in (5, 3, 3, 2)))
        bags = GAME.view(played.state).scores[0].below
        assert bags is not None
        assert (bags.key, dict(bags.values)) == ("view.counter", {"name": "bags", "value": 2})

    def test_who_sits_out_says_so(self) -> None:
        played = table("euchre").do("deal", turned="9H").do("bid", seat=0).do("alone")
        assert "view.sits-out" in [one.key for one in GAME.view(played.state).seats[2].says]

    def test_whoever_may_play_alone_can_say_so_beside_the_cards(self) -> None:
        played = table("euchre").do("deal", turned="9H").do("bid", seat=0)
        assert Alone() in [source.means for source in GAME.view(played.state).sources]

    def test_the_suit_to_follow_is_framed(self) -> None:
        played = table("euchre").do("deal", turned="9S").do("bid", seat=0)
        assert GAME.view(played.state).led is None
        assert GAME.view(played.play("JC").state).led is Suit.SPADES

    @pytest.mark.parametrize(("leads", "key"), [("left", "task.lead"), ("7C", "task.lead-card")])
    def test_who_plays_alone_need_not_call(self, leads: str, key: str) -> None:
        played = Table({**CALLED, "play": {"alone": True, "leads": leads}}).do("bid")
        assert GAME.view(played.state).task.key == "task.call"
        shown = GAME.view(played.do("alone").state)
        assert (shown.task.key, bool(shown.rows)) == (key, leads == "left")

    def test_after_the_last_hand_the_points_stay(self) -> None:
        over = GAME.view(table("whist").tally({"tricks": 13}, {"tricks": 0}).state)
        assert over.where == ()
        assert [score.points for score in over.scores] == [7, 0]

    def test_a_game_without_cards_has_none_before_the_seats(self) -> None:
        assert GAME.view(table("garden").state).cards_each == 0


@pytest.mark.parametrize(
    ("action", "key", "player"),
    [
        (Took(2), "choice.took", 2),
        (Count("bags", 3, 1), "choice.count", 1),
        (Count("bags", 3), "choice.count-hand", None),
        (Deal("2C"), None, None),
        (Call("AC"), None, None),
    ],
)
def test_entries_have_words_unless_they_are_cards(action: object, key: str | None, player: int | None) -> None:
    label = label_of(table("spades").state, action)
    assert (label.key if label else None) == key
    if label and player is not None:
        assert dict(label.values)["player"] == Player(player)


def test_the_last_trick_of_a_hand_lies_there_until_the_next_is_dealt() -> None:
    played = table("spades").bids(3, 3, 3, 3)
    while not played.state.hands:
        played.state = GAME.apply(
            played.state, next(one for one in GAME.choices(played.state) if isinstance(one, Play))
        )
    shown = GAME.view(played.state)
    assert shown.old_trick
    assert all(seat.cards for seat in shown.seats)
    assert sum(seat.wins for seat in shown.seats) == 1
    dealt = GAME.view(played.do("deal").state)
    assert not dealt.old_trick
    assert not any(seat.cards for seat in dealt.seats)
