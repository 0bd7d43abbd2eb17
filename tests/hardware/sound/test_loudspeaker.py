"""A voice and tones: said through the system's programs, cut off by what is new, silent without them."""

import io
import stat
import time
import wave
from pathlib import Path

import pytest

from companion.errors import DeviceError
from hardware.sound.loudspeaker import TONES, Chime, Voice, tone

PATIENCE_S = 300.0


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    """A stand-in program that writes down how it was called and what it was given, and sounds for a while."""
    program = tmp_path / "speaker"
    program.write_text(
        f'#!/bin/sh\necho "$@" > {tmp_path}/words\ncat > {tmp_path}/content.part\n'
        f"mv {tmp_path}/content.part {tmp_path}/content\nexec sleep 600\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return tmp_path


def wait_for(path: Path) -> bytes:
    end_s = time.monotonic() + PATIENCE_S
    while not path.exists():
        assert time.monotonic() < end_s
        time.sleep(0.01)
    return path.read_bytes()


def test_a_sentence_is_said_in_its_language(heard: Path) -> None:
    voice = Voice(str(heard / "speaker"))
    voice.say("Stamm ist Pik.", "de")
    assert wait_for(heard / "content").decode() == "Stamm ist Pik."
    assert (heard / "words").read_text().startswith("-v de ")
    voice.stop()


def test_what_is_new_silences_what_is_old(heard: Path) -> None:
    """Nobody waits for the ten minutes that the first one takes."""
    voice = Voice(str(heard / "speaker"))
    voice.say("one", "en")
    assert wait_for(heard / "content") == b"one"
    (heard / "content").unlink()
    voice.say("two", "en")
    assert wait_for(heard / "content") == b"two"
    voice.stop()


def test_a_chime_plays_its_tone(heard: Path) -> None:
    chime = Chime(str(heard / "speaker"))
    chime.play("won")
    assert wait_for(heard / "content") == tone("won")
    chime.stop()
    chime.stop()


@pytest.mark.parametrize("occasion", TONES)
def test_tones_are_short_soft_and_end_quietly(occasion: str) -> None:
    with wave.open(io.BytesIO(tone(occasion))) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        frames = sound.readframes(sound.getnframes())
    values = memoryview(frames).cast("h")
    assert 0.05 <= seconds <= 0.3
    assert max(map(abs, values)) < 0.4 * 32_767
    assert abs(values[-1]) < 400


def test_without_the_program_one_line_says_what_to_install() -> None:
    with pytest.raises(DeviceError, match=r"^no-such-voice is not installed, so it stays silent: apt-get install no-"):
        Voice("no-such-voice")


def test_a_program_that_cannot_run_is_a_line_too(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF")
    broken.chmod(0o755)
    with pytest.raises(DeviceError, match="does not sound"):
        Voice(str(broken)).say("hello", "en")
