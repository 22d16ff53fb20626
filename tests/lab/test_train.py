"""Learning from games of one's own: what is told, what is kept, what comes out."""

from __future__ import annotations

import math
import random
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from cutpurse.bots.net import Layer, Net, card_of, net_of, pack, unpack
from cutpurse.lab.train import selfplay
from cutpurse.lab.train.selfplay import COURSES, OUTCOMES, play, play_on, read, width

GAMES = sorted(COURSES)


def net(seed: int = 1, inputs: int = 5) -> Net:
    rng = random.Random(seed)
    sizes = [inputs, 4, 3, 2]
    return Net([Layer(tuple(tuple(array("f", (rng.gauss(0, 1) for _ in range(size)))) for _ in range(following)),
                      tuple(array("f", (rng.gauss(0, 1) for _ in range(following)))))
                for size, following in pairwise(sizes)])  # fmt: skip


# -- nets ----------------------------------------------------------------------------------------


def test_a_net_is_what_was_packed() -> None:
    before = net()
    data = pack(before)
    assert data == pack(before), "the same net gives the same bytes"
    after = unpack(data)
    assert after.layers == before.layers
    assert after.judge([1.0, -2.0, 0.5, 0.0, 3.0]) == before.judge([1.0, -2.0, 0.5, 0.0, 3.0])


def test_a_net_adds_up_as_it_should() -> None:
    plain = Net([Layer(((1.0, -1.0), (0.0, 2.0)), (0.0, -1.0)), Layer(((1.0, 1.0), (0.0, 3.0)), (0.5, 0.0))])
    judged = plain.judge([1.0, 2.0])  # hidden: max(0, -1), 4 - 1 = 3
    assert judged.margin == pytest.approx(9.0)
    assert judged.share == pytest.approx(1 / (1 + math.exp(-3.5)))
    with pytest.raises(ValueError, match="3 numbers"):
        plain.judge([1.0, 2.0, 3.0])


def test_others_can_read_the_file(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    file = tmp_path / "values.npz"
    file.write_bytes(pack(net()))
    read_back = numpy.load(file)
    assert read_back["w0"].tolist() == [list(row) for row in net().layers[0].weights]
    assert read_back["b2"].tolist() == list(net().layers[2].bias)


@pytest.mark.parametrize("data", [b"", b"nothing", pack(net())[:-40]])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no "):
        unpack(data)


@pytest.mark.parametrize("game", GAMES)
def test_nets_that_ship_fit_their_game_and_their_card(game: str) -> None:
    room = game.replace("-", "_")
    card = card_of(room)
    if card is None:
        return
    assert card.names == COURSES[game].features.names()
    assert net_of(room).inputs == len(card.names)


# -- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_its_positions_and_what_they_came_to(game: str) -> None:
    told = play(game, 2, "test", 0)
    assert told == play(game, 2, "test", 0), "the same number is the same game"
    rows = array("f", told.values)
    size = width(game)
    assert told.rows > 5
    assert len(rows) == told.rows * size
    assert all(map(math.isfinite, rows))
    names = COURSES[game].features.names()
    own, rival = names.index("own standing"), names.index("best rival's standing")
    for first in range(0, len(rows), 2 * size):
        ours, theirs = rows[first : first + size], rows[first + size : first + 2 * size]
        assert (ours[own], ours[rival]) == (theirs[rival], theirs[own]), "two seats see one position"
        assert ours[-1] == -theirs[-1]
        assert ours[-2] + theirs[-2] in (0.0, 1.0)
    assert len(set(rows[own::size])) > 3, "something changes from one period to the next"


def test_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "swindler.games"
    monkeypatch.setattr(selfplay, "AT_ONCE", 1)
    assert play_on("swindler", [2], "test", 2, 1, file, 600.0) == 2
    size = file.stat().st_size
    assert play_on("swindler", [2], "test", 2, 1, file, 600.0) == 2
    assert file.stat().st_size == size
    told = {told.number: told for told in read(file)}
    assert told[1] == play("swindler", 2, "test", 1)
    with file.open("ab") as damaged:
        damaged.write(b"half a g")
    assert {told.number for told in read(file)} == {0, 1}
    assert file.stat().st_size == size


def test_a_net_learns(tmp_path: Path) -> None:
    """Where torch is installed: who has more wins, and the net finds that out."""
    pytest.importorskip("torch")
    import time

    from cutpurse.lab.train.fit import fit
    from cutpurse.lab.train.selfplay import Told

    rng = random.Random(1)
    games = []
    for number in range(200):
        values = array("f")
        for _ in range(10):
            own, rival = rng.uniform(0, 10), rng.uniform(0, 10)
            values.extend((own, rival, float(own > rival), own - rival))
        games.append(Told(number, 10, values.tobytes()))
    fitted = fit(games, 2 + OUTCOMES, (0, 1), [8], 1, 60, tmp_path / "checkpoint", time.monotonic() + 60)
    assert 100 < fitted.held_out < 300
    assert fitted.positions + fitted.held_out == 2000
    assert fitted.figures["brier"] < 0.1 < fitted.figures["brier_of_the_mean"]
    assert fitted.figures["right_by_hand"] == 1.0
    judged = unpack(pack(fitted.net)).judge([9.0, 1.0])
    assert judged.share > 0.9
    assert judged.margin > 4


def test_too_few_games_are_told(tmp_path: Path) -> None:
    """None of the first ten is held out."""
    pytest.importorskip("torch")
    from cutpurse.lab.train.fit import fit
    from cutpurse.lab.train.selfplay import Told

    games = [Told(number, 1, array("f", [1.0, 0.0, 1.0, 2.0]).tobytes()) for number in range(10)]
    for few in (games, []):
        with pytest.raises(ValueError, match=f"{len(few)} games are too few"):
            fit(few, 2 + OUTCOMES, (0, 1), [8], 1, 1, tmp_path / "checkpoint", 0.0)


# -- values of Swindler --------------------------------------------------------------------------


def test_what_is_best_is_found_among_much_chance() -> None:
    """A world in which victories depend on one value alone, and on luck: its best is found, the others' slopes are not."""
    from cutpurse.games.swindler.bots.levels import PATIENT
    from cutpurse.lab.train.weights import RANGES, Tried, best, curves, proposed, values_of, weights_of

    rng = random.Random(2)
    at = list(RANGES).index("card")
    tried = []
    for _ in range(4000):
        values = [rng.uniform(-1, 1) for _ in RANGES]
        chance = 0.3 - 0.25 * (values[at] - 0.4) ** 2
        tried.append(Tried(values, 2, float(rng.random() < chance + 0.3) - 0.5, 0))
    found = curves(tried)
    slope, bend, error = found["card"]
    assert slope > 4 * error
    assert best(slope, bend) == pytest.approx(0.4, abs=0.15)
    assert all(abs(slope) < 4 * error for name, (slope, _, error) in found.items() if name != "card")
    assert weights_of(values_of(PATIENT)) == PATIENT
    taken = weights_of(proposed(found))
    others = set(taken._replace(card=PATIENT.card)._asdict().items()) - set(PATIENT._asdict().items())
    assert len(others) <= 1, "what is not clearly better stays as it is, but for one by chance"
    assert taken.card > PATIENT.card
    assert weights_of([0.0] * len(RANGES)).card == pytest.approx(sum(RANGES["card"]) / 2)


def test_what_was_found_for_a_size_of_table_is_played_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the file that the command writes; at a table of three by the values of the nearest size."""
    import msgspec

    from cutpurse.bots import greet
    from cutpurse.games.swindler.bots.levels import PATIENT, SIZE, Hard
    from cutpurse.games.swindler.bots.policy import Sensible
    from cutpurse.lab.ladder import open_game

    monkeypatch.setenv("CUTPURSE_VALUES", str(tmp_path))
    found = {f"{size}{SIZE}": {"weights": PATIENT._replace(card=float(size))._asdict()} for size in (2, 4)}
    (tmp_path / "swindler").mkdir()
    (tmp_path / "swindler" / "weights.json").write_bytes(msgspec.json.encode({"seats": 9, "players": [2, 4], **found}))
    for players, card in ((2, 2.0), (3, 2.0), (4, 4.0)):
        bot = Hard()
        bot.begin(greet(open_game("swindler", players), 0, 1))
        assert isinstance(bot.policy, Sensible)
        assert bot.policy.memory.prices.weights == PATIENT._replace(card=card)
