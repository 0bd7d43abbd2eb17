"""How much is said: each level says all that the one before says."""

from companion.app.assist import Assist


def test_a_referee_judges_and_only_a_coach_explains() -> None:
    assert [(level.judges, level.explains) for level in Assist] == [(False, False), (True, False), (True, True)]
    assert [level.advises for level in Assist] == [False, True, True]
