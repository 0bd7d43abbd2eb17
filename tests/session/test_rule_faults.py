"""A fault in one game's rules is told of that game, with its traceback in the log; what is no fault passes."""

import logging

import pytest

from companion.errors import BadRecordError, GameFaultError
from companion.session.rule_faults import told_as_fault


def test_whatever_fails_is_told_of_the_game(caplog: pytest.LogCaptureFixture) -> None:
    message = r"the rules of lunar fail at this game \(KeyError\)"
    with caplog.at_level(logging.ERROR), pytest.raises(GameFaultError, match=message), told_as_fault("lunar"):
        raise KeyError("trump")
    assert caplog.records[0].exc_info


@pytest.mark.parametrize("error", [BadRecordError("no card"), OSError("no disk")])
def test_what_is_no_fault_of_the_rules_passes(error: Exception) -> None:
    with pytest.raises(type(error), match="no "), told_as_fault("lunar"):
        raise error


def test_nothing_is_told_where_nothing_fails() -> None:
    with told_as_fault("lunar"):
        assert True
