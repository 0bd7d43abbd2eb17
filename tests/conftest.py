"""What holds for every test: screens are drawn off screen, and Kivy writes nothing into the home folder.

Kivy reads these variables when it is first imported, which only the tests of screens do. Hypothesis has all the time
that it needs: how fast a busy machine is says nothing. Ctrl-C ends what tests start, although a shell makes its
background jobs ignore it, and they hand that on to what they start.
"""

import atexit
import os
import shutil
import signal
import tempfile

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="companion-kivy-")
os.environ["KIVY_LOG_MODE"] = "PYTHON"  # else Kivy keeps what is written to standard error to itself
for name in ("KIVY_NO_ARGS", "KIVY_NO_CONFIG", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG"):
    os.environ[name] = "1"
atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
