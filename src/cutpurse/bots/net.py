"""A small learned judgement: layers of weights, read from a file and worked out without any library.

One call costs a few tenths of a millisecond, and a rehearsal that ends with it tens of them: so nothing would be gained by
a library that everybody would have to install. The file is an ordinary `.npz`, weights as 32-bit floats.
"""

from __future__ import annotations

import ast
import hashlib
import math
import os
import struct
import sys
import zipfile
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from operator import mul
from pathlib import Path
from typing import NamedTuple

import msgspec

MAGIC = b"\x93NUMPY\x01\x00"
TRIED = "CUTPURSE_VALUES"
"""The environment may name a folder with nets that are to be tried: FOLDER/age_of_thieves/values.npz and so on."""
MOST_WEIGHTS = 300_000
"""More would no longer be a small net."""

Table = tuple[tuple[float, ...], ...]


class Judged(NamedTuple):
    """What a position promises a seat."""

    share: float
    """Its share of the victory."""
    margin: float
    """Its points, less those of its best rival."""


class Card(msgspec.Struct, kw_only=True):
    """What is said about a net beside its weights: how it came about, and how well it judges."""

    game: str
    rules: int
    program: str
    policies: list[str]
    players: list[int]
    games: int
    positions: int
    held_out: int
    """Of these positions, of games of their own."""
    seed: str
    layers: list[int]
    names: list[str]
    """Of the numbers that it is told."""
    figures: dict[str, float]
    """On the positions held out."""
    sha256: str
    """Of the file with the weights."""


class Layer(NamedTuple):
    weights: Table
    """A row for each output."""
    bias: tuple[float, ...]


class Net:
    """A judgement of vectors: hidden layers pass on what is above 0; out come the share (as its logit) and the margin."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        self.layers = list(layers)
        size = sum(len(layer.weights) * (len(layer.weights[0]) + 1) for layer in layers)
        if size > MOST_WEIGHTS or len(layers[-1].bias) != 2:
            raise ValueError(f"no small net with two outputs: {size} weights, {len(layers[-1].bias)} outputs")

    @property
    def inputs(self) -> int:
        return len(self.layers[0].weights[0])

    def judge(self, vector: Sequence[float]) -> Judged:
        """Raises ValueError for a vector of another length."""
        if len(vector) != self.inputs:
            raise ValueError(f"{len(vector)} numbers for a net of {self.inputs}")
        values: Sequence[float] = vector
        for layer in self.layers[:-1]:
            values = [max(0.0, sum(map(mul, row, values)) + bias)
                      for row, bias in zip(layer.weights, layer.bias, strict=True)]  # fmt: skip
        weights, bias = self.layers[-1]
        logit, margin = (sum(map(mul, row, values)) + more for row, more in zip(weights, bias, strict=True))
        return Judged(1 / (1 + math.exp(-max(-30.0, min(30.0, logit)))), margin)


# -- files ---------------------------------------------------------------------------------------


def pack(net: Net) -> bytes:
    """A net as the bytes of an `.npz`: w0, b0, w1, … The same net gives the same bytes."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, layer in enumerate(net.layers):
            rows, columns = len(layer.weights), len(layer.weights[0])
            flat = [weight for row in layer.weights for weight in row]
            archive.writestr(zipfile.ZipInfo(f"w{number}.npy"), _npy((rows, columns), flat), zipfile.ZIP_DEFLATED)
            archive.writestr(zipfile.ZipInfo(f"b{number}.npy"), _npy((rows,), layer.bias), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def unpack(data: bytes) -> Net:
    """Raises ValueError for what is no such net."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            found = {name.removesuffix(".npy"): _floats(archive.read(name)) for name in archive.namelist()}
    except (zipfile.BadZipFile, struct.error, SyntaxError) as error:
        raise ValueError(f"no file of weights: {error}") from error
    return Net(list(_layers(found)))


def _layers(found: Mapping[str, tuple[tuple[int, ...], array[float]]]) -> list[Layer]:
    layers = []
    for number in range(len(found) // 2):
        if f"w{number}" not in found or f"b{number}" not in found:
            raise ValueError(f"layer {number} is missing")
        (rows, columns), flat = found[f"w{number}"]
        table = tuple(tuple(flat[row * columns : (row + 1) * columns]) for row in range(rows))
        layers.append(Layer(table, tuple(found[f"b{number}"][1])))
    if not layers:
        raise ValueError("no layers")
    return layers


def _npy(shape: tuple[int, ...], flat: Sequence[float]) -> bytes:
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (-(len(MAGIC) + 2 + len(header) + 1) % 64) + "\n"
    values = array("f", flat)
    if sys.byteorder == "big":
        values.byteswap()
    return MAGIC + struct.pack("<H", len(header)) + header.encode() + values.tobytes()


def _floats(data: bytes) -> tuple[tuple[int, ...], array[float]]:
    if not data.startswith(MAGIC):
        raise ValueError("no table of numbers")
    start = len(MAGIC) + 2 + struct.unpack("<H", data[len(MAGIC) : len(MAGIC) + 2])[0]
    header = ast.literal_eval(data[len(MAGIC) + 2 : start].decode())
    if header["descr"] != "<f4" or header["fortran_order"]:
        raise ValueError(f"numbers of another kind: {header}")
    values = array("f", data[start:])
    if sys.byteorder == "big":
        values.byteswap()
    return tuple(header["shape"]), values


# -- what comes with this package ----------------------------------------------------------------


def folder(room: str) -> Traversable:
    """Where what was learned of a game lies: with its bots, or, to be tried, in a folder of the environment's."""
    elsewhere = os.environ.get(TRIED)
    return Path(elsewhere) / room if elsewhere else files(f"cutpurse.games.{room}.bots")


def card_of(room: str) -> Card | None:
    """The card of a game's net; None if there is none. `room` is the game's folder."""
    file = folder(room) / "values.json"
    return msgspec.json.decode(file.read_bytes(), type=Card) if file.is_file() else None


@lru_cache(maxsize=8)
def net_of(room: str) -> Net:
    """A game's net. Raises ValueError if the file is not the one its card tells of."""
    card = card_of(room)
    data = (folder(room) / "values.npz").read_bytes()
    if card is None or hashlib.sha256(data).hexdigest() != card.sha256:
        raise ValueError(f"the weights of {room} are not those of their card")
    return unpack(data)
