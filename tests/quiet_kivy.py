"""Screens are drawn off screen in English, and Kivy writes nothing, neither into the home folder nor among prints.

Kivy reads these variables when it is first imported, which only the tests of screens do.
"""

import os

from companion.ui.temporary_folder import make_temporary_folder

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["KIVY_HOME"] = str(make_temporary_folder("companion-kivy-"))
os.environ["KIVY_LOG_MODE"] = "PYTHON"  # else Kivy keeps what is written to standard error to itself
for name in ("KIVY_NO_ARGS", "KIVY_NO_CONFIG", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG"):
    os.environ[name] = "1"
os.environ["LC_ALL"] = "C.UTF-8"  # the companion speaks English to the tests, whatever the system speaks
