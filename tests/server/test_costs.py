"""What a move costs at a served table: counts, which no busy machine can change."""

from __future__ import annotations

import pytest

from cutpurse.kernel import registry
from cutpurse.server.costs import BEFORE, Cost, Report, costs


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_every_view_and_every_list_of_options_is_made_once(game: str) -> None:
    report = costs([game], 60)
    (cost,) = report.costs
    assert cost.moves == 60
    assert cost.views == cost.listening == 3, "each once, and each seat every time"
    assert 0.5 < cost.options <= cost.asked
    assert cost.worlds <= cost.views
    assert cost.encodings <= 5 + 3 * cost.listening, "journal, mark, answer; position, events and scene for each seat"
    assert 0 < cost.sent_kb < cost.encoded_kb
    assert cost.encoded_kb <= BEFORE[game][4] / 2
    assert report.holds


def test_a_view_too_many_breaks_the_bar() -> None:
    cost = Cost("swindler", 10, 3, 1.0, 3.0, 1.0, 0.0, 3.0, 12.0, 11.0, 10.0)
    assert Report([cost]).holds
    for worse in ({"views": 3.1}, {"options": 1.1}, {"worlds": 3.1}, {"encoded_kb": 19.0}):
        assert not Report([Cost(**{name: getattr(cost, name) for name in cost.__struct_fields__} | worse)]).holds
