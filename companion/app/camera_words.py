"""How a camera sees, in words."""

from companion.app.texts import Texts
from companion.cards import CARD_NAMES
from companion.following.decisions import ExcludedCard, Unseen
from hardware.vision_process import VisionState, VisionStatus


def describe_status(status: VisionStatus, texts: Texts) -> str:
    """Returns how the camera sees, in words."""
    if status.state is VisionState.NO_FRAMES and status.message:
        reason = texts(f"ui.missing.{status.missing}") if status.missing else status.message
        return texts("ui.camera-state.no-frames-because", why=reason)
    if status.state is VisionState.UNREADABLE:
        return texts("ui.camera-state.unreadable", why=texts(f"ui.flaw.{status.flaw}") if status.flaw else "")
    return texts(f"ui.camera-state.{status.state.value}")


def describe_excluded(card: ExcludedCard, texts: Texts) -> str:
    """Returns the question whether a card that is not in the deck in play is a card of the table."""
    shown = CARD_NAMES.get(card.name, card.name)
    return texts("ui.camera-state.excluded", card=shown, why=card.why)


def describe_unseen(unseen: Unseen, texts: Texts) -> str:
    """Returns which caches are not seen yet, in words; nothing where all were seen."""
    if not unseen.missing:
        return ""
    seen = unseen.places - len(unseen.missing)
    if not seen:
        return texts("ui.camera-state.no-cache", count=unseen.places)
    missing = ", ".join(str(number) for number in unseen.missing)
    return texts("ui.camera-state.caches", seen=seen, count=unseen.places, missing=missing)
