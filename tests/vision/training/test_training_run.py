"""Training goes on where it stopped."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.project.tree import ROOT


@pytest.mark.parametrize("workers", [1, 2])
def test_training_goes_on_where_it_stopped(tmp_path: Path, workers: int) -> None:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")
    from vision.training.training_run import TrainingPlan, TrainingResources, TrainingRun

    def batch_at(step: int) -> tuple[Any, ...]:
        made = torch.Generator().manual_seed(step)
        return torch.rand(2, 3, 8, 8, generator=made), torch.rand(2, 4, 8, 8, generator=made)

    def loss(answer: Any, wanted: Any) -> tuple[Any, dict[str, float]]:
        total = ((answer.float() - wanted) ** 2).mean()
        return total, {"error": float(total.detach())}

    resources = TrainingResources(workers=workers)

    def course(folder: Path, stops_after: int = 0) -> TrainingRun:
        torch.manual_seed(1)
        learnt = []

        def loss_then_stop(answer: Any, wanted: Any) -> tuple[Any, dict[str, float]]:
            learnt.append(1)
            if len(learnt) == stops_after:
                made._stop()
            return loss(answer, wanted)

        network = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3, padding=1), torch.nn.Dropout(0.5))
        made = TrainingRun(network, loss_then_stop, TrainingPlan(10, 0.01, log_every=5), folder, resources)
        return made

    whole, first = course(tmp_path / "whole"), course(tmp_path / "parts", stops_after=6)
    whole.run(batch_at)
    first.run(batch_at)
    assert first.step == 6
    second = course(tmp_path / "parts")
    assert second.step == 6
    second.run(batch_at)
    for name, weights in whole.averaged.state_dict().items():
        assert torch.equal(weights, second.averaged.state_dict()[name])
    assert (tmp_path / "whole" / "log.jsonl").read_text().count("\n") == 2


def test_a_group_of_processes_that_is_ended_leaves_a_checkpoint(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the training dependencies are not installed")
    words = ["twins", "--out", str(tmp_path), "--groups", "2", "--batch", "2", "--workers", "2"]
    command = [sys.executable, "-m", "vision.training", *words]
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, stdout=subprocess.DEVNULL) as training:
        while not (tmp_path / "twins" / "log.jsonl").exists():
            assert training.poll() is None
            time.sleep(0.1)
        os.killpg(training.pid, signal.SIGTERM)
        assert training.wait(300) == 0
    assert (tmp_path / "twins" / "checkpoint.pt").exists()
