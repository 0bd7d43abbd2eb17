"""Drivers: where frames come from. A driver knows the frame type and nothing of cards or games."""

from hardware.source import FrameSource, open_source

__all__ = ["FrameSource", "open_source"]
