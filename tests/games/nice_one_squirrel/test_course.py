"""The course of a game of Nice One Squirrel!: at which caches and with which nuts the points were scored."""

from companion.engine import replay
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.course import explain_caches, explain_nuts, points_by_cache, points_by_nut
from companion.simulation.players.nice_one_squirrel import simulate


def test_the_most_points_are_told_by_cache_and_by_nut_and_nothing_before_any_are_scored() -> None:
    record = simulate(4)
    first, last = GAME.start(record.options, record.players), replay(GAME, record)
    assert explain_caches(first) == explain_nuts(first) == ()
    for explain, shares in ((explain_caches, points_by_cache(last)), (explain_nuts, points_by_nut(last))):
        [explanation] = explain(last)
        points = [sum(share) for share in shares]
        values = dict(explanation.values)
        assert (values["points"], values["count"]) == (max(points), sum(points))
        assert values["number"] == points.count(max(points))
