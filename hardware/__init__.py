"""Drivers for cameras, sound and the machine's power. A driver knows the frame type and nothing of cards or games."""

import os

os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")  # before OpenCV reads it: errors are reported in our own words
