"""Screens of games that only the tests have."""
