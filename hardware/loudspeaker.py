"""A voice and short tones, through the system's own programs; without them the table goes on in silence."""

import math
import shutil
import struct
import subprocess
from collections.abc import Sequence
from typing import Final

from companion.errors import DeviceError

VOICE: Final = "espeak-ng"
PLAYER: Final = "aplay"
WORDS_A_MINUTE: Final = 150
LOUDNESS: Final = 90
"""Of 200, the same for everything that is said."""
RATE_HZ: Final = 22_050
TONES: Final = {
    "taken": ((880.0, 0.06),),
    "won": ((660.0, 0.09), (880.0, 0.12)),
    "asked": ((520.0, 0.12), (520.0, 0.12)),
}
"""Each tone by its occasion: pitches in Hz and how long each sounds, in seconds."""
FADE_S: Final = 0.015
VOLUME: Final = 0.35


class Loudspeaker:
    """Says one thing at a time: what is new silences what is old. Nothing here waits for sound.

    Raises DeviceError at once if the program is not installed.
    """

    def __init__(self, program: str) -> None:
        self._program = find_program(program)
        self._running: subprocess.Popen[bytes] | None = None

    def hush(self) -> None:
        """Stops what is sounding."""
        if self._running and self._running.poll() is None:
            self._running.kill()
            self._running.wait()
        self._running = None

    def _start(self, words: Sequence[str], content: bytes) -> None:
        self.hush()
        command = [self._program, *words]
        try:
            self._running = subprocess.Popen(  # noqa: S603 our own words, a program found by its name
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            assert self._running.stdin
            with self._running.stdin as pipe:
                pipe.write(content)
        except OSError as error:
            raise DeviceError(f"{self._program} does not sound: {error.strerror or error}") from None


class Voice(Loudspeaker):
    """Speaks sentences."""

    def __init__(self, program: str = VOICE) -> None:
        super().__init__(program)

    def say(self, sentence: str, language: str) -> None:
        """Says `sentence` in a language such as "en"; what was being said is cut off. Raises DeviceError."""
        self._start(["-v", language, "-s", str(WORDS_A_MINUTE), "-a", str(LOUDNESS), "--stdin"], sentence.encode())


class Chime(Loudspeaker):
    """Plays short tones of our own."""

    def __init__(self, program: str = PLAYER) -> None:
        super().__init__(program)

    def play(self, occasion: str) -> None:
        """Plays the tone of an occasion, one of TONES. Raises DeviceError."""
        self._start(["-q", "-"], tone(occasion))


def find_program(name: str) -> str:
    """Returns where a program lies. Raises DeviceError with what to install."""
    found = shutil.which(name)
    if found is None:
        package = "alsa-utils" if name == PLAYER else name
        raise DeviceError(f"{name} is not installed, so it stays silent: apt-get install {package}")
    return found


def tone(occasion: str) -> bytes:
    """Returns a tone as a WAV file: one channel, 16 bits."""
    samples = [value for pitch_hz, long_s in TONES[occasion] for value in _wave(pitch_hz, long_s)]
    sound = struct.pack(f"<{len(samples)}h", *samples)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE_HZ, RATE_HZ * 2, 2, 16)
    head = struct.pack("<4sI4s", b"RIFF", 4 + len(form) + 8 + len(sound), b"WAVE")
    return head + form + struct.pack("<4sI", b"data", len(sound)) + sound


def _wave(pitch_hz: float, long_s: float) -> list[int]:
    """Returns one pitch with soft ends and a little of its octave, so that it sounds like wood and not like a clock."""
    count = int(long_s * RATE_HZ)
    fade = int(FADE_S * RATE_HZ)
    values = []
    for place in range(count):
        turn = 2 * math.pi * pitch_hz * place / RATE_HZ
        soft = min(1.0, place / fade, (count - place) / fade) * math.exp(-3.0 * place / count)
        values.append(int(32_767 * VOLUME * soft * (0.8 * math.sin(turn) + 0.2 * math.sin(2 * turn))))
    return values
