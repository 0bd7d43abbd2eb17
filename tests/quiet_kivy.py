"""Screens are drawn off screen, and Kivy writes nothing: not into the home folder, not between what is printed.

Kivy reads these variables when it is first imported, which only the tests of screens do.
"""

import atexit
import os
import shutil
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="companion-kivy-")
os.environ["KIVY_LOG_MODE"] = "PYTHON"  # else Kivy keeps what is written to standard error to itself
for name in ("KIVY_NO_ARGS", "KIVY_NO_CONFIG", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG"):
    os.environ[name] = "1"
atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)
