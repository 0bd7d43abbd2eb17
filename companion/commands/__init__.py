"""The sub-commands of `companion`, one file each. Each offers `add_parser`; `companion.__main__` calls it."""
