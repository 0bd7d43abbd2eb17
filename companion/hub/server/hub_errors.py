"""What can go wrong at the hub."""

from companion.errors import BadInputError, DeviceError


class HubServerError(DeviceError):
    """The hub, or its database, cannot do its work now; the message says how to mend it."""


class RefusedError(BadInputError):
    """A request that is refused: with which HTTP status, why, and after how many seconds it may be tried again."""

    def __init__(self, status: int, why: str, after_s: int = 0, **told: object) -> None:
        super().__init__(why)
        self.status = status
        self.after_s = after_s
        self.told = told
