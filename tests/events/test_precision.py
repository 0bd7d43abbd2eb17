"""How many more games a figure needs: after so many, its interval is as narrow as is said."""

from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

from companion.events.figures import median, median_interval, share_interval
from companion.events.precision import (
    MEDIAN_UNITS,
    RATING,
    SHARE,
    GroupSample,
    games_for_median,
    games_for_share,
    groups_for_mean,
    groups_for_rate,
)

REPEATS = 400


class TestAShareOfWins:
    @pytest.mark.parametrize(("wins", "games"), [(4, 8), (7, 10), (0, 12), (5.5, 11)])
    def test_is_known_to_within_ten_points_after_so_many_games_and_not_before(self, wins: float, games: int) -> None:
        more = games_for_share(wins, games)
        assert more
        for played, is_known in ((games + more, True), (games + more - 1, False)):
            low, high = share_interval(wins / games * played, played)
            assert (max(wins / games - low, high - wins / games) <= SHARE) == is_known

    def test_needs_none_where_it_is_known(self) -> None:
        assert games_for_share(300, 600) == 0
        assert games_for_share(0, 0) is None


def minutes_of(values: list[float]) -> dict[str, float | None]:
    low, high = median_interval(values)
    return {"of": len(values), "median": median(values), "low": low, "high": high}


class TestAMedian:
    def test_has_an_interval_from_six_games_on(self) -> None:
        assert games_for_median(minutes_of([]), 1.0) is None
        assert games_for_median(minutes_of([30.0, 50.0]), 1.0) == 4

    def test_of_games_that_all_last_as_long_needs_no_more(self) -> None:
        assert games_for_median(minutes_of([40.0] * 6), 1.0) == 0

    def test_reaches_a_unit_where_a_tenth_is_less(self) -> None:
        changes = minutes_of([0, 0, 1, 1, 1, 2, 2, 2])
        assert games_for_median(changes, MEDIAN_UNITS["lead_changes"]) == 0
        assert games_for_median(changes, 0.25) == 8 * 4**2 - 8
        skewed = {"of": 100, "median": 20.0, "low": 19.0, "high": 24.0}
        assert games_for_median(skewed, 1.0) == 100 * 2**2 - 100

    def test_is_known_to_within_a_tenth_after_so_many_games(self) -> None:
        """Lengths of games as they are, of a mean of 40 minutes: what twelve of them foretell holds on the average."""
        random = Random(1)
        reached = []
        for _ in range(REPEATS):
            values = [random.gauss(40, 9) for _ in range(12)]
            more = games_for_median(minutes_of(values), 1.0)
            assert more is not None
            low, high = median_interval(values + [random.gauss(40, 9) for _ in range(more)])
            assert low is not None
            assert high is not None
            reached.append((high - low) / 2)
        assert fmean(reached) == pytest.approx(4, rel=0.35)


def ratings(random: Random, groups: int) -> list[GroupSample]:
    """Returns the answers of groups of four who have played the same game, and so are alike."""
    samples = []
    for _ in range(groups):
        liked = random.gauss(3.2, 0.6)
        answers = [min(5, max(1, round(random.gauss(liked, 0.5)))) for _ in range(4)]
        samples.append((float(sum(answers)), 4.0))
    return samples


class TestAMeanOfRatings:
    def test_is_as_near_to_the_truth_as_is_said_in_nineteen_of_twenty_events(self) -> None:
        random = Random(2)
        truth = fmean(part / of for part, of in ratings(random, 20_000))
        near = 0
        for _ in range(REPEATS):
            samples = ratings(random, 20)
            more = groups_for_mean(samples)
            assert more is not None
            samples += ratings(random, more)
            mean = sum(part for part, _ in samples) / sum(of for _, of in samples)
            near += abs(mean - truth) <= RATING
        assert near / REPEATS >= 0.93

    def test_counts_answers_of_one_group_as_alike(self) -> None:
        """Four answers of ten groups are ten answers, if each group agrees in itself."""
        alone = [(float(mark), 1.0) for mark in (1, 2, 3, 4, 5) * 2]
        alike = [(4 * mark, 4.0) for mark, _ in alone]
        assert groups_for_mean(alike) == groups_for_mean(alone)
        spread = pstdev(mark for mark, _ in alone) * sqrt(10 / 9)
        assert groups_for_mean(alone) == pytest.approx((1.96 * spread / RATING) ** 2 - 10, abs=1)

    def test_needs_five_groups_at_least(self) -> None:
        assert groups_for_mean([]) is None
        assert groups_for_mean([(4.0, 1.0)]) == 4
        assert groups_for_mean([(4.0, 1.0)] * 5) == 0


class TestAShareOfGroups:
    def test_that_nobody_has_done_yet_is_not_certain_at_once(self) -> None:
        needed = [groups_for_rate([(0.0, 1.0)] * groups) for groups in (5, 10, 20, 30)]
        assert needed[0]
        assert needed[0] > 20
        assert needed[-1] == 0

    def test_of_a_half_needs_about_ninety_six_groups_in_all(self) -> None:
        assert groups_for_rate([(1.0, 1.0), (0.0, 1.0)] * 20) == pytest.approx(96 - 40, abs=3)

    def test_is_as_near_to_the_truth_as_is_said_in_nineteen_of_twenty_events(self) -> None:
        random = Random(3)
        near = 0
        for _ in range(REPEATS):
            did = [float(random.random() < 0.3) for _ in range(15)]
            more = groups_for_rate([(one, 1.0) for one in did])
            assert more is not None
            did += [float(random.random() < 0.3) for _ in range(more)]
            near += abs(fmean(did) - 0.3) <= SHARE
        assert near / REPEATS >= 0.92


class TestACountForEachHand:
    def test_is_no_share_where_a_group_has_more_than_one_a_hand(self) -> None:
        points = [(9.0, 3.0), (12.0, 4.0), (10.0, 3.0), (14.0, 5.0), (8.0, 3.0)]
        assert groups_for_rate(points) == 0, "three a hand, to within a tenth of three"
        assert groups_for_rate([(part * 2, of) if at else (0.0, of) for at, (part, of) in enumerate(points)])

    def test_of_a_rare_hand_needs_the_groups_that_do_not_have_it_too(self) -> None:
        """One group in four has such a hand: five who have it are twenty."""
        samples = [(2.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]
        more = groups_for_rate(samples)
        assert more is not None
        assert more >= 16
        assert groups_for_rate([(0.0, 0.0)]) is None
