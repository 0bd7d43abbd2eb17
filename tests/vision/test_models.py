"""The shipped networks are small."""

from vision.reader.networks import MODELS

MOST_BYTES = 4_000_000


def test_all_networks_together_take_at_most_four_megabytes() -> None:
    assert sum(path.stat().st_size for path in MODELS.glob("*.onnx")) <= MOST_BYTES
