"""Assist: how much the companion says beside what it records; at an event the event file decides it."""

from enum import StrEnum


class Assist(StrEnum):
    """The levels of assistance; each one says all that the one before says."""

    RECORD = "record"
    REFEREE = "referee"
    COACH = "coach"

    @property
    def judges(self) -> bool:
        """Whether it says what is against the rules."""
        return self is not Assist.RECORD

    @property
    def advises(self) -> bool:
        """Whether it says of what can be done now what is best."""
        return self is not Assist.RECORD

    @property
    def explains(self) -> bool:
        """Whether it also says why things are as they are, what cards are worth, and what to do."""
        return self is Assist.COACH
