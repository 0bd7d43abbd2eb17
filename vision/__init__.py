"""Sight: frames in, cards out."""
