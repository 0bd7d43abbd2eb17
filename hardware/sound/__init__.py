"""Sound: a voice and short tones."""
