"""Sources of frames: cameras, files, the simulated table and a camera with faults, all with one interface."""

from hardware.sources.frame_source import FrameSource
from hardware.sources.opening import add_name, find_cameras, is_camera, open_source, take_picture

__all__ = ["FrameSource", "add_name", "find_cameras", "is_camera", "open_source", "take_picture"]
