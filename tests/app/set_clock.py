"""A clock that a test sets."""

from companion.session import Moment


class SetClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now_s, self.boot = 1000.0, "one"

    def __call__(self) -> float:
        return self.now_s

    def moment(self) -> Moment:
        return Moment("1999-01-01T00:00:00Z", self.boot, int(self.now_s * 1e9))
