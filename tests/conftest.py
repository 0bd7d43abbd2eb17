"""What holds for every test: screens are drawn off screen, and Kivy writes nothing into the home folder.

Hypothesis has all the time that it needs: how fast a busy machine is says nothing. Ctrl-C ends what tests start,
although a shell makes its background jobs ignore it, and they hand that on to what they start.
"""

import signal

from hypothesis import HealthCheck, settings

import tests.quiet_kivy  # noqa: F401

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
