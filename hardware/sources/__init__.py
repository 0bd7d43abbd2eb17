"""Sources of frames: cameras, files, the simulated table and a camera with faults, all with one interface."""

from hardware.sources.frame_source import FrameSource
from hardware.sources.opening import open_source

__all__ = ["FrameSource", "open_source"]
