"""The backlight (K13), laid out in a folder."""

from pathlib import Path

import pytest

from hardware.kiosk.backlight import Backlight


class TestBacklight:
    def test_dims_and_gives_back(self, tmp_path: Path) -> None:
        light = tmp_path / "10-0045"
        light.mkdir()
        (light / "brightness").write_text("200\n")
        (light / "max_brightness").write_text("255\n")
        backlight = Backlight(tmp_path)
        for _ in range(2):
            backlight.dim()
        assert (light / "brightness").read_text() == "38"
        backlight.restore()
        assert (light / "brightness").read_text() == "200"

    def test_is_never_off(self, tmp_path: Path) -> None:
        for name in ("a", "b", "c"):
            (tmp_path / name).mkdir()
        (tmp_path / "a/brightness").write_text("1")
        (tmp_path / "b/brightness").write_text("no number")
        Backlight(tmp_path).dim()
        assert (tmp_path / "a/brightness").read_text() == "1"
        assert (tmp_path / "b/brightness").read_text() == "no number"

    def test_there_may_be_none(self, tmp_path: Path) -> None:
        backlight = Backlight(tmp_path / "nothing")
        backlight.dim()
        backlight.restore()

    def test_one_that_may_not_be_set_stays(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "a").mkdir()
        (tmp_path / "a/brightness").write_text("100")

        def refuse(*_: object) -> int:
            raise PermissionError

        monkeypatch.setattr(Path, "write_text", refuse)
        Backlight(tmp_path).dim()
        assert (tmp_path / "a/brightness").read_text() == "100"
