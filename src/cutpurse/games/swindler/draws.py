"""What each number of a draw means."""

from __future__ import annotations

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.piles import cards_of, names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import seat_letter
from cutpurse.kernel.scenario import ScenarioError


def outcomes(game: Ruleset, state: State, what: str) -> list[str]:
    """What each number of a draw means, in the state at the moment of the draw."""
    box = game.box
    if what.startswith("bag "):
        bag = COLOURS.index(what[4:])
        return names(box, state.bags[bag]) + ["skull"] * box.skulls[bag]
    if what == "accomplice":
        return cards_of(box, state.deck)
    if what in ("job A", "job B"):
        return [box.job_id[job] for job in bits(state.job_deck & (box.a_jobs if what == "job A" else box.b_jobs))]
    if what == "fence":
        return [box.fence_id[fence] for fence in bits(state.fence_deck)]
    if what == "start player":
        return [seat_letter(seat) for seat in range(game.players)]
    if what == "master":
        taken = {state.masters[seat] for seat in range(game.players)} | set(bits(state.masters_left))
        return [master.id for number, master in enumerate(box.masters) if number not in taken]
    if what == "character":
        boards = {box.characters[number].board for number in state.characters if number != NOBODY}
        return [person.id for person in box.characters if person.board not in boards]
    raise ScenarioError(f"no draw is called {what!r}")
