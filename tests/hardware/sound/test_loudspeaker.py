"""A voice and tones: said through the system's programs, cut off by what is new, silent without them."""

import io
import wave
from pathlib import Path

import pytest

from companion.errors import DeviceError
from hardware.sound.loudspeaker import TONES, Chime, Voice, tone
from tests.stand_in_speaker import StandInSpeaker


@pytest.fixture
def speaker(tmp_path: Path) -> StandInSpeaker:
    return StandInSpeaker(tmp_path, "speaker")


def test_a_sentence_is_said_in_its_language(speaker: StandInSpeaker) -> None:
    voice = Voice(str(speaker.program))
    voice.say("Stamm ist Pik.", "de")
    assert speaker.hear().decode() == "Stamm ist Pik."
    assert speaker.words.startswith("-v de ")
    voice.stop()


def test_what_is_new_silences_what_is_old(speaker: StandInSpeaker) -> None:
    """Nobody waits for the ten minutes that the first one takes."""
    voice = Voice(str(speaker.program))
    voice.say("one", "en")
    assert speaker.hear() == b"one"
    voice.say("two", "en")
    assert speaker.hear() == b"two"
    voice.stop()


def test_a_chime_plays_its_tone(speaker: StandInSpeaker) -> None:
    chime = Chime(str(speaker.program))
    chime.play("won")
    assert speaker.hear() == tone("won")
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
