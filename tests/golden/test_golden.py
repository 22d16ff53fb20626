"""Golden records: old games replay for ever. A rules change that alters one is seen at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel.game import Title
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from tests.golden.make import golden_files


@pytest.mark.parametrize(
    ("title", "players", "variant", "path"),
    golden_files(),
    ids=[f"{title.id}-{players}-{variant}" for title, players, variant, _ in golden_files()],
)
def test_golden_record_is_proved(title: Title, players: int, variant: str, path: Path) -> None:
    """A missing file fails; every position on the way is compared by its mark."""
    file = RecordFile.read(path)
    assert file.header.game == title.id
    assert file.header.players == players
    assert file.proof is not None
    referee = verify(file)
    assert referee.over
    assert any(record.undo is not None for record in file.records)
    assert any(record.sealed is not None for record in file.records)
