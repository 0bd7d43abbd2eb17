"""Words: what people are told, and how the points came about."""

from companion.engine import replay
from companion.engine.values import changed
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.history import explain_caches, explain_nuts, points_by_cache, points_by_nut
from companion.games.nice_one_squirrel.words import announce_correction, explain
from companion.simulation.players.nice_one_squirrel import simulate
from tests.games.nice_one_squirrel.table import begin, game, go


def test_a_correction_tells_the_first_play_that_scores_otherwise() -> None:
    before, after = go(begin(3), "v1 BC", "pYW"), go(begin(3), "v1 BC", "pBW")
    [change] = announce_correction(before, after)
    assert (change.key, dict(change.values)["cache"]) == ("score.points", 1)
    assert announce_correction(before, before) == ()


def test_a_squirrel_whose_way_is_full_of_others_stays() -> None:
    """NS-3.2"""
    state = go(begin(5), "v2 RA", "-", "v3 RH", "-", "v4 RW", "-", "v5", "-", "v1 GA", "-")
    blocked = changed(state, turn=4)
    assert explain(blocked)[-1].key == "next.blocked"
    stayed = explain(go(blocked, "v1"))[0]
    assert (stayed.key, stayed.rule) == ("turn.stayed", "NS-3.2")


def test_a_cache_without_a_face_down_nut_is_told_by_the_fact_on_turning_over() -> None:
    """NS-3.3"""
    moved = explain(go(begin(3), "v9"))[0]
    assert (moved.key, moved.rule) == ("turn.moved", "NS-3.3")


def test_nothing_is_said_to_be_taken_up_from_an_empty_cache() -> None:
    """NS-5.2"""
    assert explain(go(begin(3, taking_up=True), "v9"))[-1].key == "next.act"
    assert explain(go(begin(3, taking_up=True), "v1 RA"))[-1].key == "next.act-or-take"


def test_the_sheet_lists_every_turn_also_one_without_a_play() -> None:
    """NS-3.4, NS-5.2"""
    state = go(begin(3, taking_up=True), "v1 RA", "-", "v2 BC", "pBW", "v3 GH", "tGH")
    lines = [phrase.key for phrase in game().sheet(state)]
    assert [key for key in lines if key in ("sheet.passed", "sheet.play", "sheet.took")] == [
        "sheet.passed",
        "sheet.play",
        "sheet.took",
    ]


def test_the_most_points_are_told_by_cache_and_by_nut_and_nothing_before_any_are_scored() -> None:
    record = simulate(4)
    first, last = GAME.start(record.options, record.players), replay(GAME, record)
    assert explain_caches(first) == explain_nuts(first) == ()
    for told, shares in ((explain_caches, points_by_cache(last)), (explain_nuts, points_by_nut(last))):
        [explanation] = told(last)
        points = [sum(share) for share in shares]
        values = dict(explanation.values)
        assert (values["points"], values["count"]) == (max(points), sum(points))
        assert values["number"] == points.count(max(points))
