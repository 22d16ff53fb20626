"""What the pages promise is true: their examples are taken from them and run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutpurse.cli import build_parser, main
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.registry import title
from cutpurse.kernel.scenario import Stage, load
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


@pytest.mark.parametrize(
    ("game", "file", "card"),
    [
        ("swindler", "jobs", "job_b_clockmaker"),
        ("age-of-thieves", "general", "trained_monkey"),
        ("thiefdom", "patrons", "odile"),
    ],
)
def test_the_card_of_contributing_can_be_added_in_one_place(tmp_path: Path, game: str, file: str, card: str) -> None:
    """The entry on the page, put into a pack, is played by the scenario on the page."""
    entry = next(block for block in blocks(CONTRIBUTING, "toml") if card in block)
    (tmp_path / f"{file}.toml").write_text(entry, encoding="utf-8")
    play = next(block for block in blocks(CONTRIBUTING, "yaml") if card in block)
    (tmp_path / "play.yaml").write_text(f"game: {game}\n---\n{play}", encoding="utf-8")
    (scenario,) = load(tmp_path / "play.yaml")
    stage = Stage(scenario)
    with_card = open_table(title(game), scenario.players, {}, tmp_path)
    assert not isinstance(with_card, Reason)
    stage.game = stage.script.game = stage.referee.game = with_card
    stage.perform()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_contributing_needs_no_new_text(tmp_path: Path, language: str) -> None:
    """Odile is shown and explained in every language without a sentence of her own."""
    (tmp_path / "patrons.toml").write_text(
        next(b for b in blocks(CONTRIBUTING, "toml") if "odile" in b), encoding="utf-8"
    )
    game = open_table(title("thiefdom"), 2, {}, tmp_path)
    assert not isinstance(game, Reason)
    view = game.view(game.arrange({"A": {"cap": {"at": "7Ab", "badge": 1, "cards": ["odile"]}}, "turn": "A cap"}), 0)
    speaker = Speaker(language, game, ["Ada", "Ben"])
    assert any("Odile" in line for line in game.board(view, speaker.say, 80))
    assert "Odile" in speaker.say(game.describe(view, "use odile").label)
    assert [speaker.say(note.label) for note in game.notes(view) if note.thing == "odile"]


def test_the_pack_of_contributing_changes_one_number(tmp_path: Path) -> None:
    (tmp_path / "raids.toml").write_text(next(b for b in blocks(CONTRIBUTING, "toml") if "raid_wanted" in b))
    changed, ours = (open_table(title("swindler"), 2, {}, pack) for pack in (tmp_path, None))
    assert not isinstance(changed, Reason)
    assert not isinstance(ours, Reason)
    raids = [{raid.id: raid for raid in game.box.raids} for game in (changed, ours)]  # type: ignore[attr-defined]
    assert raids[0]["raid_wanted"].poster_limit == 3
    assert raids[1]["raid_wanted"].poster_limit == 1
    assert {id: raid for id, raid in raids[0].items() if id != "raid_wanted"} == {
        id: raid for id, raid in raids[1].items() if id != "raid_wanted"
    }


def readme_commands() -> list[str]:
    cells = re.findall(r"`cutpurse ([^`]+)`", README)
    return [cell for cell in cells if not cell.startswith("X")]


@pytest.mark.parametrize("words", readme_commands())
def test_the_commands_of_the_readme_are_understood(words: str) -> None:
    import shlex

    args = build_parser().parse_args(shlex.split(words))
    assert callable(args.run)


def test_the_readme_names_the_two_commands_that_ci_runs() -> None:
    assert "python3 start.py test" in README
    assert "python3 start.py play swindler" in README
    assert "python3 start.py test" in (ROOT / ".ci" / "run").read_text()


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """Each on a line of its own, with what it does."""
    with pytest.raises(SystemExit):
        main(["--help"])
    named = dict(re.findall(r"^    (\S+) {2,}(.+)$", capsys.readouterr().out, re.MULTILINE))
    assert named.keys() >= {"play", "serve", "join", "replay", "verify", "check", "rules", "soak", "leaks", "match"}
    assert all(named.values())
