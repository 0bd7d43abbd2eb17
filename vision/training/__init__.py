"""Training of the networks on drawn scenes; it needs PyTorch, and nothing else does."""
