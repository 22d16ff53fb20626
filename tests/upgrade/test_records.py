"""Record files of 0.2.0 are proved, go on and are played to their end by this program and by later ones."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Iterator

import pytest

from cutpurse.bots.protocol import greet
from cutpurse.bots.registry import make
from cutpurse.kernel import registry
from cutpurse.kernel.playback import Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file, resume, verify
from cutpurse.lab.soak import drift
from cutpurse.terminal.session import Table
from tests.upgrade.programs import CARDS, FIRST, FIXTURES, GAMES, PROGRAMS, Program, running

FILES = zipfile.ZipFile(FIXTURES / "records.zip")
FINISHED = sorted(name for name in FILES.namelist() if ".finished." in name)
SAVED = sorted(name for name in FILES.namelist() if ".saved." in name)


@pytest.fixture(scope="module", params=PROGRAMS, ids=lambda program: program.name)
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with running(request.param, tmp_path_factory.mktemp("program")):
        yield request.param


def read(name: str) -> RecordFile:
    return RecordFile.parse(FILES.read(name))


def played_to_its_end(referee: Referee) -> Referee:
    rng = random.Random(7)
    while not referee.over:
        seat = rng.choice(referee.game.to_answer(referee.state))
        assert isinstance(referee.choose(seat, drift(referee.game, referee.state, seat, rng)), list)
        if rng.random() < 0.1:
            referee.undo(seat)
    return referee


def is_of_the_first_release(referee: Referee) -> None:
    game = referee.game
    assert game.rules == 1
    released = registry.title(game.title.id).released(FIRST)
    assert released is not None
    assert game.contents.digest == released.digest


def test_every_game_player_count_and_variant_is_among_them() -> None:
    for game in GAMES:
        for seats in registry.title(game).seats:
            for names in (FINISHED, SAVED):
                assert len([name for name in names if name.startswith(f"{game}/{seats}-")]) >= 3


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_proved(program: Program, name: str) -> None:
    file = read(name)
    assert file.header.box == ""
    is_of_the_first_release(verify(file))


@pytest.mark.parametrize("name", SAVED)
def test_a_saved_game_goes_on_to_its_end(program: Program, name: str) -> None:
    file = read(name)
    referee = resume(file)
    is_of_the_first_release(referee)
    before = len(referee.records)
    played_to_its_end(referee)
    assert len(referee.records) > before
    again = RecordFile.parse(b"\n".join(record_file(referee, file.header).lines()))
    assert verify(again).state == referee.state


@pytest.mark.parametrize("game", GAMES)
def test_bots_finish_a_saved_game_in_the_terminal(program: Program, game: str) -> None:
    name = next(name for name in reversed(SAVED) if name.startswith(f"{game}/3-"))
    file = read(name)
    rules = resume(file).game
    table = Table.resumed(file, [make("easy", greet(rules, seat, 1)) for seat in range(rules.players)])
    table.advance()
    assert table.over
    assert [bot.reports for bot in table.bots if bot is not None] == [[]] * rules.players
    assert verify(table.file()).result() == table.result


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_a_pack_is_played_with_the_box_of_its_time(program: Program, game: str) -> None:
    file = read(f"{game}/2-pack.finished.cutpurse")
    assert file.header.pack
    names = {component.id for component in verify(file).game.components()}
    assert (CARDS[game][1] in names) is (game == "thiefdom")  # there the pack itself brings the card


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_looked_through(program: Program, game: str) -> None:
    playback = Playback(read(f"{game}/2-pack.finished.cutpurse"))
    assert playback.fault is None
    assert playback.last > 10
    playback.go(playback.last)
    assert playback.result() is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_has_the_new_card_and_the_new_rules(program: Program, game: str) -> None:
    """Otherwise all of the above would prove nothing."""
    title = registry.title(game)
    opened = title.open(2, {setting.id: setting.default for setting in title.settings})
    names = {component.id for component in opened.components()}
    assert (CARDS[game][1] in names) is program.card
    assert opened.rules == title.rules_version
    assert not program.newer_rules or opened.rules >= 2
