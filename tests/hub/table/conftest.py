"""Tables of the tests have patience with a hub in the same process, however busy the machine is."""

import pytest

from companion.hub.table import transport


@pytest.fixture(autouse=True)
def _is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "TIMEOUT_S", 60.0)
