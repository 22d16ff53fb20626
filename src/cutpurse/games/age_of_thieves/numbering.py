"""Every line that Age of Thieves can offer, for whoever needs options by number (`kernel.numbering`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.verbs import VERBS
from cutpurse.kernel.message import SEAT_LETTERS
from cutpurse.kernel.numbering import lines_of

MOST_SEATS = 4
NUMBERS = {"act": 12, "points": 20, "initiative": 12}
"""The highest number that is said with a verb; what lies above hardly ever occurs."""
NARROWER = {"jewel SPACE JEWEL": "jewel SPACE PIECE", "start SPACE": "start START"}
"""Forms whose words can name less than other forms' words of that kind."""


def numbered_lines(game: Ruleset) -> Iterator[str]:
    """Verb by verb, in one order for every number of players."""
    box = game.box
    names: dict[str, Collection[str]] = {
        **game.names, "SEAT": SEAT_LETTERS[:MOST_SEATS], "PIECE": box.jewel_id,
        "START": [box.board.id[space] for space in box.start[1:]]}  # fmt: skip
    for word, verb in VERBS.items():
        for form in verb.forms:
            numbered = NARROWER.get(form, form).replace("#", f"#{NUMBERS.get(word, 0)}")
            yield from lines_of((numbered,), names)
