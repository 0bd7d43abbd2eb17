"""What many durations come to."""

from collections.abc import Sequence


def at(values: Sequence[float], share: float) -> float:
    """Returns the value below which that share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def spread(times_ms: Sequence[float], share: float = 0.95) -> str:
    """Returns the median of some times, the value below which that share of them lies, and the longest."""
    median, high, longest = (at(times_ms, part) for part in (0.5, share, 1.0))
    return f"median {median:.0f} ms, {share:.0%} within {high:.0f} ms, longest {longest:.0f} ms of {len(times_ms)}"
