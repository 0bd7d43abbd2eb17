"""What a table can agree on: what holds unasked, and which options mean something beside others."""

from collections.abc import Mapping

import pytest

from companion.engine.options import Alternatives, Amount, FirstSeat, Option, Switch, matters

TOURNAMENT = Switch("tournament")
TIES = Alternatives("ties", ("shared", "played"), not_with="tournament")
THIRD = Alternatives("third", ("tap", "harvest"), only_with="tournament")
BONUS = Amount("bonus", 3, (1, 2, 3), not_with="tournament")


@pytest.mark.parametrize(
    ("option", "usual"),
    [(TOURNAMENT, False), (TIES, "shared"), (BONUS, 3), (FirstSeat("first"), 0)],
)
def test_what_holds_if_nothing_is_agreed(option: Option, usual: object) -> None:
    assert option.usual == usual


@pytest.mark.parametrize(
    ("option", "agreed", "does"),
    [
        pytest.param(THIRD, {}, False, id="it needs another, which is not agreed"),
        pytest.param(THIRD, {"tournament": True}, True, id="it needs another, which is"),
        pytest.param(TIES, {}, True, id="nothing excludes it"),
        pytest.param(TIES, {"tournament": True}, False, id="another excludes it"),
        pytest.param(BONUS, {}, True, id="nothing excludes an amount"),
        pytest.param(BONUS, {"tournament": True}, False, id="another excludes an amount"),
        pytest.param(TOURNAMENT, {"silent": True}, True, id="a switch can always be turned"),
        pytest.param(FirstSeat("first"), {"tournament": True}, True, id="somebody always begins"),
    ],
)
def test_an_option_means_something_or_not_beside_others(
    option: Option, agreed: Mapping[str, object], does: bool
) -> None:
    assert matters(option, agreed) is does
