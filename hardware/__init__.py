"""Drivers: where frames come from. A driver knows the frame type and nothing of cards or games."""

import os

from hardware.opening import open_source
from hardware.source import FrameSource

__all__ = ["FrameSource", "open_source"]

os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")  # before OpenCV reads it: what is wrong is said in our words
