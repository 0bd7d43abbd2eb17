"""A hub with its pages, for the tests of who may ask it for what."""

from tests.hub.pages.conftest import hub

__all__ = ["hub"]
