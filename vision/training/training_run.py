"""TrainingRun: one network's training: batches by step, a log, checkpoints, and weights averaged over time."""

import json
import logging
import signal
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from time import perf_counter
from typing import Final

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, Dataset

from vision.training.networks import as_input

_LOG: Final = logging.getLogger(__name__)

Batch = tuple[Tensor, ...]
"""The network's input, then what the loss compares its answer with."""
Loss = Callable[..., tuple[Tensor, dict[str, float]]]


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How many steps to train, at which learning rate, and how often to write a checkpoint."""

    steps: int
    rate: float
    warm_up: int = 300
    keep_every: int = 500
    log_every: int = 50

    def rate_at(self, step: int) -> float:
        """Returns the learning rate: rising first, then falling along a cosine to a fiftieth."""
        if step < self.warm_up:
            return self.rate * (step + 1) / self.warm_up
        done = min(1.0, (step - self.warm_up) / max(1, self.steps - self.warm_up))
        return self.rate * (0.02 + 0.98 * (1 + cos(pi * done)) / 2)


def has_wide_vectors() -> bool:
    """Says whether this processor multiplies half-precision numbers faster than others, not some nine times slower."""
    return torch.backends.cpu.get_cpu_capability().startswith("AVX512")


@dataclass(frozen=True, slots=True)
class TrainingResources:
    """What a training computes on: torch's name of the device, and how many processes make batches beside it."""

    device: str = "cpu"
    workers: int = 1


class _BatchesByStep(Dataset[Batch]):
    """The batch of each step, for processes that make them ahead; what was drawn before is shared with these."""

    def __init__(self, batch_at: Callable[[int], Batch]) -> None:
        self._batch_at = batch_at

    def __getitem__(self, step: int) -> Batch:
        return self._batch_at(step)


def _leave_stopping_to_the_trainer(_: int) -> None:
    """In a process that makes batches: whoever ends a group of processes would otherwise end it before a checkpoint."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class TrainingRun:
    """The training of one network; it resumes at the last checkpoint in `folder`."""

    def __init__(
        self,
        network: nn.Module,
        loss: Loss,
        plan: TrainingPlan,
        folder: Path,
        resources: TrainingResources = TrainingResources(),
    ) -> None:
        self._resources = resources
        self._network = network.to(resources.device, memory_format=torch.channels_last)
        self._loss = loss
        self._plan = plan
        self._folder = folder
        self.averaged = deepcopy(network).eval()
        decayed = [p for p in network.parameters() if p.ndim > 1]
        others = [p for p in network.parameters() if p.ndim <= 1]
        groups = [{"params": decayed, "weight_decay": 0.02}, {"params": others, "weight_decay": 0.0}]
        self._optimizer = torch.optim.AdamW(groups, lr=plan.rate)
        self.step = 0
        self._stopped = False
        self._resume()

    def _stop(self, *_: object) -> None:
        """Ends the training after the present step; its checkpoint is written."""
        self._stopped = True

    @property
    def _kept(self) -> Path:
        return self._folder / "checkpoint.pt"

    def _resume(self) -> None:
        if not self._kept.exists():
            return
        kept = torch.load(self._kept, map_location=self._resources.device, weights_only=True)
        self.step = kept["step"]
        self._network.load_state_dict(kept["network"])
        self.averaged.load_state_dict(kept["averaged"])
        self._optimizer.load_state_dict(kept["optimizer"])
        _LOG.info("resumes at step %d", self.step)

    def keep(self) -> None:
        """Writes a checkpoint in place of the last one."""
        self._folder.mkdir(parents=True, exist_ok=True)
        fresh = self._kept.with_suffix(".new")
        states = {"network": self._network, "averaged": self.averaged, "optimizer": self._optimizer}
        torch.save({"step": self.step} | {name: part.state_dict() for name, part in states.items()}, fresh)
        fresh.replace(self._kept)

    def run(self, batch_at: Callable[[int], Batch]) -> None:
        """Trains until the planned number of steps is done."""
        started, sums = perf_counter(), dict[str, float]()
        self._network.train()
        signal.signal(signal.SIGTERM, self._stop)
        for batch in self._batches(batch_at):
            for name, part in self._learn(batch).items():
                sums[name] = sums.get(name, 0.0) + part
            self.step += 1
            if self.step % self._plan.log_every == 0:
                self._note(sums, perf_counter() - started)
                started, sums = perf_counter(), {}
            if self.step % self._plan.keep_every == 0:
                self.keep()
            if self._stopped:
                break
        self.keep()

    def _batches(self, batch_at: Callable[[int], Batch]) -> DataLoader[Batch]:
        """Gives the batches of the steps to come; the next ones are made while one is trained on."""
        return DataLoader(
            _BatchesByStep(batch_at),
            batch_size=None,
            sampler=range(self.step, self._plan.steps),
            num_workers=self._resources.workers,
            worker_init_fn=_leave_stopping_to_the_trainer,
            multiprocessing_context="fork",
        )

    def _learn(self, batch: Batch) -> dict[str, float]:
        for group in self._optimizer.param_groups:
            group["lr"] = self._plan.rate_at(self.step)
        torch.manual_seed(self.step)  # dropout is seeded by the step, so that a resumed training is the same
        device = self._resources.device
        picture, *wanted = (part.to(device) for part in batch)
        picture = picture.float()
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device != "cpu" or has_wide_vectors()):
            answer = self._network(as_input(picture).to(memory_format=torch.channels_last))
        loss, parts = self._loss(answer, *wanted)
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._network.parameters(), 5.0)
        self._optimizer.step()
        self._average()
        return parts

    @torch.no_grad()
    def _average(self) -> None:
        """Moves the averaged weights towards the present ones, faster in the beginning."""
        share = max(0.001, 1 / (1 + self.step / 5))
        mean, now = self.averaged.state_dict(), self._network.state_dict()
        for name, tensor in mean.items():
            if tensor.dtype.is_floating_point:
                tensor.lerp_(now[name], share)
            else:
                tensor.copy_(now[name])

    def _note(self, sums: dict[str, float], seconds: float) -> None:
        every = self._plan.log_every
        line = {"step": self.step, "s": round(seconds / every, 4)}
        line |= {name: round(part / every, 5) for name, part in sums.items()}
        _LOG.info("%s", json.dumps(line))
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
