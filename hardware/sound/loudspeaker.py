"""Speech and short tones through programs of the system; without these programs there is no sound."""

import io
import math
import shutil
import struct
import subprocess
import wave
from collections.abc import Sequence
from typing import Final

from companion.errors import DeviceError

VOICE: Final = "espeak-ng"
PLAYER: Final = "aplay"
WORDS_A_MINUTE: Final = 150
LOUDNESS: Final = 90
"""The amplitude, of at most 200."""
RATE_HZ: Final = 22_050
TONES: Final = {
    "taken": ((880.0, 0.06),),
    "won": ((660.0, 0.09), (880.0, 0.12)),
    "asked": ((520.0, 0.12), (520.0, 0.12)),
}
"""For each occasion the pitches in Hz, and the duration of each in seconds."""
FADE_S: Final = 0.015
VOLUME: Final = 0.35


class Loudspeaker:
    """Plays one sound at a time: a new one stops the one before. No call waits for a sound to end.

    Raises DeviceError at once if the program is not installed.
    """

    def __init__(self, program: str) -> None:
        self._program = find_program(program)
        self._running: subprocess.Popen[bytes] | None = None

    def stop(self) -> None:
        """Stops the present sound."""
        if self._running and self._running.poll() is None:
            self._running.kill()
            self._running.wait()
        self._running = None

    def _start(self, words: Sequence[str], content: bytes) -> None:
        self.stop()
        command = [self._program, *words]
        try:
            self._running = subprocess.Popen(  # noqa: S603 fixed arguments, a program found by its name
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
        """Speaks `sentence` in a language such as "en"; an unfinished sentence is cut off. Raises DeviceError."""
        self._start(["-v", language, "-s", str(WORDS_A_MINUTE), "-a", str(LOUDNESS), "--stdin"], sentence.encode())


class Chime(Loudspeaker):
    """Plays short generated tones."""

    def __init__(self, program: str = PLAYER) -> None:
        super().__init__(program)

    def play(self, occasion: str) -> None:
        """Plays the tone of an occasion, one of TONES. Raises DeviceError."""
        self._start(["-q", "-"], tone(occasion))


def find_program(name: str) -> str:
    """Returns the path of a program. Raises DeviceError that names the package to install."""
    found = shutil.which(name)
    if found is None:
        package = "alsa-utils" if name == PLAYER else name
        raise DeviceError(f"{name} is not installed, so it stays silent: apt-get install {package}")
    return found


def tone(occasion: str) -> bytes:
    """Returns a tone as a WAV file: one channel, 16 bits."""
    samples = [value for pitch_hz, long_s in TONES[occasion] for value in _wave(pitch_hz, long_s)]
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setparams((1, 2, RATE_HZ, len(samples), "NONE", ""))
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return content.getvalue()


def _wave(pitch_hz: float, long_s: float) -> list[int]:
    """Returns one tone that fades in and out, with a quiet octave for a warmer sound."""
    count = int(long_s * RATE_HZ)
    fade = int(FADE_S * RATE_HZ)
    values = []
    for place in range(count):
        turn = 2 * math.pi * pitch_hz * place / RATE_HZ
        soft = min(1.0, place / fade, (count - place) / fade) * math.exp(-3.0 * place / count)
        values.append(int(32_767 * VOLUME * soft * (0.8 * math.sin(turn) + 0.2 * math.sin(2 * turn))))
    return values
