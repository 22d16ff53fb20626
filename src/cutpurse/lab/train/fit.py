"""A net learns from positions what they came to. The only place that knows torch."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from cutpurse.bots.net import Layer, Net
from cutpurse.lab.train.selfplay import OUTCOMES, Told

HELD_OUT = 10
"""One game of so many is kept for judging, of tables of every size."""
BATCH, STEPS = 1024, 32
"""Positions at once; fewer where there would not be so many steps in a pass."""
RATE, DECAY = 2e-3, 1e-4
MARGIN = 0.3
"""How much the margin counts beside the victory while learning: it steadies what is learned of close games."""
PATIENCE = 12
"""Passes without any progress on the positions held out, after which there is none to be expected."""


class Fitted(NamedTuple):
    net: Net
    figures: dict[str, float]
    positions: int
    held_out: int


def fit(
    games: Sequence[Told], width: int, standing: tuple[int, int], hidden: Sequence[int], seed: int, epochs: int,
    checkpoint: Path, until: float, progress: Callable[[int, float], None] = lambda epoch, loss: None
) -> Fitted:  # fmt: skip
    """Train on nine games of ten, judge by the tenth; the best pass counts. Goes on where a checkpoint left off.
    `standing`: which numbers say how well the seat stands, and its best rival, in the judgement made by hand."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learn = _table(torch, games, width, held_out=False).to(device)
    judge = _table(torch, games, width, held_out=True).to(device)
    inputs = width - OUTCOMES
    mean, deviation = learn[:, :inputs].mean(0), learn[:, :inputs].std(0).clamp_min(1e-3)
    scale = float(learn[:, -1].std().clamp_min(1e-3))
    sizes = [inputs, *hidden, 2]
    modules: list[Any] = []
    for size, following in pairwise(sizes):
        modules += [nn.Linear(size, following), nn.ReLU()]
    model = nn.Sequential(*modules[:-1]).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs)

    def loss_of(rows: Any) -> tuple[Any, Any]:
        out = model((rows[:, :inputs] - mean) / deviation)
        victory = nn.functional.binary_cross_entropy_with_logits(out[:, 0], rows[:, inputs])
        return victory, nn.functional.mse_loss(out[:, 1], rows[:, inputs + 1] / scale)

    epoch, best, best_at, kept = 0, float("inf"), 0, {}
    if checkpoint.exists():
        saved = torch.load(checkpoint, map_location=device, weights_only=True)
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        schedule.load_state_dict(saved["schedule"])
        epoch, best, best_at, kept = saved["epoch"], saved["best"], saved["best_at"], saved["kept"]
    batch = max(16, min(BATCH, len(learn) // STEPS))
    chance = torch.Generator().manual_seed(seed)
    while epoch < epochs and epoch - best_at < PATIENCE and (time.monotonic() < until or not kept):
        model.train()
        for rows in torch.randperm(len(learn), generator=chance).to(device).split(batch):
            victory, margin = loss_of(learn[rows])
            optimiser.zero_grad()
            (victory + MARGIN * margin).backward()
            optimiser.step()
        schedule.step()
        epoch += 1
        model.eval()
        with torch.no_grad():
            held = float(loss_of(judge)[0])
        if held < best:
            best, best_at = held, epoch
            kept = {name: value.detach().clone() for name, value in model.state_dict().items()}
        torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "schedule": schedule.state_dict(),
                    "epoch": epoch, "best": best, "best_at": best_at, "kept": kept}, checkpoint)  # fmt: skip
        progress(epoch, held)
    model.load_state_dict(kept)
    with torch.no_grad():
        out = model((judge[:, :inputs] - mean) / deviation)
        figures = _figures(torch, out, judge, inputs, scale, standing)
    figures |= {"epochs": float(epoch), "best_epoch": float(best_at)}
    linear = [module for module in model if isinstance(module, nn.Linear)]
    return Fitted(_net(linear, mean, deviation, scale), figures, len(learn), len(judge))


def _held_out(told: Told) -> bool:
    return crc32(struct.pack("<I", told.number)) % HELD_OUT == 0


def _table(torch: Any, games: Sequence[Told], width: int, *, held_out: bool) -> Any:
    """The positions of those games that are held out, or of those that are not."""
    values = bytearray(b"".join(told.values for told in games if _held_out(told) == held_out))
    if not values:
        raise ValueError(f"{len(games)} games are too few to learn from and to be judged by")
    return torch.frombuffer(values, dtype=torch.float32).reshape(-1, width)


def _figures(torch: Any, out: Any, rows: Any, inputs: int, scale: float, standing: tuple[int, int]) -> dict[str, float]:
    """How well a net judges, beside a judgement by nothing (the mean) and the one made by hand (who stands better)."""
    share, margin = rows[:, inputs], rows[:, inputs + 1]
    guess = torch.sigmoid(out[:, 0])
    spread = float(((share - share.mean()) ** 2).mean())
    decided = (share == 1) | (share == 0)
    by_hand = rows[:, standing[0]] > rows[:, standing[1]]
    return {
        "log_loss": float(torch.nn.functional.binary_cross_entropy(guess, share)),
        "brier": float(((guess - share) ** 2).mean()),
        "brier_of_the_mean": spread,
        "right": float(((guess > 0.5) == (share > 0.5))[decided].float().mean()),
        "right_by_hand": float((by_hand == (share > 0.5))[decided].float().mean()),
        "margin_r2": 1 - float(((out[:, 1] * scale - margin) ** 2).mean() / ((margin - margin.mean()) ** 2).mean()),
    }


def _net(linear: Sequence[Any], mean: Any, deviation: Any, scale: float) -> Net:
    """The layers as they ship: inputs need no preparation, the margin comes in points."""
    layers = []
    for number, module in enumerate(linear):
        weight, bias = module.weight.detach().double(), module.bias.detach().double()
        if number == 0:
            weight = weight / deviation.double()
            bias = bias - weight @ mean.double()
        if number == len(linear) - 1:
            weight[1] *= scale
            bias[1] *= scale
        layers.append(Layer(tuple(tuple(row) for row in weight.tolist()), tuple(bias.tolist())))
    return Net(layers)
