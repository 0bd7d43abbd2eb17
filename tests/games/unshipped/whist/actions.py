"""What can be done in whist, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.cards import Card
from companion.engine.fields import CARD, ActionForm, ActionForms


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards are dealt (WH-1.2)."""


@dataclass(frozen=True, slots=True)
class Trump:
    """The dealer's last card is turned up (WH-1.3)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """The next player in turn plays a card (WH-2.1)."""

    card: Card


Action: TypeAlias = "Deal | Trump | Play"

FORMS: Final = ActionForms(
    ActionForm("deal", Deal),
    ActionForm("trump", Trump, card=CARD),
    ActionForm("play", Play, card=CARD),
)
