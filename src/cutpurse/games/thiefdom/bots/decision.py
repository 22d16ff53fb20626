"""A question to decide, with what the seat knows about the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, TypeVar

from cutpurse.bots.temper import Temper
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.course import Course
from cutpurse.games.thiefdom.bots.danger import Danger, danger, pending, sweep
from cutpurse.games.thiefdom.bots.errands import DEPTH, Errands, Known, Prospect
from cutpurse.games.thiefdom.rules.move import occupied
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import KINDS, State
from cutpurse.games.thiefdom.terms import GUARDS
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play

KEPT = 64
"""How many courses and errands are remembered: those of a few nights."""
MOST_KNOWN = 2000
"""... and places of whose outcomes something is known."""
T = TypeVar("T")


class Habits(NamedTuple):
    """How far somebody thinks, and what he is ready to do. The values are Easy's."""

    depth: int = DEPTH
    """Errands that a tour strings together."""
    ahead: int = 9
    """Action points of a turn that are thought through at once."""
    grudge: float = 1.0
    """What a rival's loss is worth, of what it is."""
    caution: float = 1.0
    """How likely an arrest is felt to be, of how likely it is."""
    thrift: float = 1.0
    """How dear things are that cost gold, of what they cost."""

    @property
    def of_errands(self) -> tuple[int, float]:
        return self.depth, self.thrift

    def tempered(self, temper: Temper) -> Habits:
        return self._replace(
            grudge=self.grudge * temper.spite,
            caution=self.caution * temper.caution,
            thrift=self.thrift * temper.thrift,
        )


SENSIBLE = Habits()


class Memory:
    """What was found out about a position, by all that it depends on: it serves for every question with the same
    answer, in this world or in another. The state that it was found out in may change meanwhile."""

    def __init__(self, game: Thiefdom, habits: Habits = SENSIBLE) -> None:
        self.game, self.habits = game, habits
        self._errands: dict[Hashable, Errands] = {}
        self._known: Known = {}
        self._dangers: dict[Hashable, Danger] = {}
        self._courses: dict[Hashable, Course] = {}
        self._sweeps: dict[Hashable, int] = {}

    def errands(self, state: State, thief: int) -> Errands:
        seat, cards = thief // 3, state.cards
        guild = cards[3 * seat] | cards[3 * seat + 1] | cards[3 * seat + 2]
        key = (state.town, state.round, seat, state.lairs[seat], cards[thief], guild, state.brawled[thief],
               *state.missions, *state.villa_art, *state.display,
               *state.goods[self.game.thieves * KINDS :])  # fmt: skip
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return _kept(
            self._errands, key, lambda: Errands(self.game, state.clone(), thief, self._known, *self.habits.of_errands)
        )

    def danger(self, state: State, thief: int) -> Danger:
        key = self._watch(state, thief)
        return _kept(self._dangers, key, lambda: danger(self.game, state, thief, self.sweep).felt(self.habits.caution))

    def _watch(self, state: State, thief: int) -> Hashable:
        """What the danger to a thief depends on: the townsfolk, who leads them when, and the other thieves."""
        coming = pending(self.game, state)
        return (state.town, thief, state.tile > 0, state.posters >> thief & 1, *coming, *coming.values(), -1,
                *state.folk_at, *state.facing, *state.boards, *state.thief_at[:thief], *state.thief_at[thief + 1 :])  # fmt: skip

    def sweep(self, state: State, figure: int) -> int:
        """All squares that a figure could see on its next walk."""
        town = self.game.town(state)
        taken = occupied(state, town) & ~town.bit[state.folk_at[figure]] & town.lanterns
        facing = state.facing[figure] if figure in GUARDS else 0
        key = (state.town, figure, state.folk_at[figure], facing, taken)
        return _kept(self._sweeps, key, lambda: sweep(self.game, state, figure), 40 * KEPT)

    def course(self, state: State, thief: int) -> Course:
        errands = self.errands(state, thief)
        key = (errands, self._watch(state, thief), state.posters, state.badges, state.bags, state.blind[thief],
               state.smoke, *state.cards)  # fmt: skip
        return _kept(self._courses, key, lambda: Course(errands, thief, self.danger(state, thief), state.clone()))


def _kept(found: dict[Hashable, T], key: Hashable, work_out: Callable[[], T], most: int = KEPT) -> T:
    """What is remembered, or worked out now; what was first remembered is first forgotten."""
    known = found.get(key)
    if known is None:
        if len(found) >= most:
            del found[next(iter(found))]
        known = found[key] = work_out()
    return known


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, state: State, seat: int, options: Sequence[str], memory: Memory) -> None:
        self.game = game = memory.game
        self.state, self.seat, self.options = state, seat, options
        self.box, self.memory = game.box, memory
        self.town = game.town(state)
        self.thief = state.active
        self._errands: Errands | None = None
        self._course: Course | None = None
        self._load: Prospect | None = None

    @property
    def nights(self) -> int:
        """Nights to come after this one."""
        return self.box.numbers.rounds - self.state.round

    @property
    def ap(self) -> int:
        """Action points of the turn, as far as one thinks."""
        return min(self.state.ap, self.memory.habits.ahead)

    @property
    def errands(self) -> Errands:
        """Of the thief whose turn it is."""
        if self._errands is None:
            self._errands = self.memory.errands(self.state, self.thief)
        return self._errands

    @property
    def course(self) -> Course:
        if self._course is None:
            self._course = self.memory.course(self.state, self.thief)
        return self._course

    @property
    def load(self) -> Prospect:
        """What the thief has, in the eyes of his errands."""
        if self._load is None:
            self._load = self.errands.prospect(self.errands.load(self.state, self.thief))
        return self._load

    def offered(self, *choices: str) -> str | None:
        """The first of these choices that is open."""
        return next((choice for choice in choices if choice in self.options), None)

    def after(self, option: str) -> State:
        """The position after an option, as far as nothing is left to chance. Figures walk anywhere."""
        state = self.state.clone()
        state.agenda = []
        play: ThiefdomPlay = Play(self.game, state, Dice(0))
        self.game.choose(play, self.seat, option)
        while state.asked and state.asked[0][1] in ("route", "keep"):
            self.game.choose(play, self.seat, self.game.options(state, self.seat)[0])
        return state
