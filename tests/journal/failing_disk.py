"""A disk that fails when a test says so."""

import apsw


class Disk:
    """Connects to a database whose disk can fail."""

    def __init__(self) -> None:
        self.fails = False
        self.fails_at_writing = False

    def connect(self, path: str) -> apsw.Connection:
        if self.fails:
            raise apsw.IOError("disk I/O error")
        database = apsw.Connection(path)
        database.set_authorizer(self._authorize)
        database.set_commit_hook(lambda: self.fails_at_writing)
        return database

    def _authorize(self, *_: object) -> int:
        if self.fails:
            raise apsw.IOError("disk I/O error")
        return apsw.SQLITE_OK
