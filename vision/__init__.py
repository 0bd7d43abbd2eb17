"""Vision: frames in, cards out."""

import os

# ONNX Runtime reads this once, when it is first imported: else it keeps a device id and events in the user's cache,
# and sends them when it can.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
