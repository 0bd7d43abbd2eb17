"""The journal on disk: an append-only log that survives power cuts, its second copy, and the small settings files."""

from companion.journal.journal import Journal
from companion.journal.saving import JournalError, Saving

__all__ = ["Journal", "JournalError", "Saving"]
