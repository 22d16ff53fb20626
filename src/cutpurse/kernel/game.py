"""What a game is to everybody who plays, hosts, tests or studies it.

A `Title` is the box on the shelf; `Title.open()` gives a `Game`: its rules with the number of players,
the settings and the components of one table. A `Play` (see `play`) is one run of the engine over one state.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from cutpurse.kernel.box import Contents, find, is_released, releases, renamed, shipped
from cutpurse.kernel.event import Event
from cutpurse.kernel.features import Layout, Part, Sheet
from cutpurse.kernel.gallery import Section
from cutpurse.kernel.message import SEAT_ARGUMENTS, Message, Reason
from cutpurse.kernel.numbering import SPARE, Numbering
from cutpurse.kernel.pack import Files, Override, Pack
from cutpurse.kernel.play import AnswerRule as AnswerRule  # noqa: PLC0414  (told on with the game)
from cutpurse.kernel.play import Play as Play  # noqa: PLC0414  (told on with the game)
from cutpurse.kernel.play import StepRule as StepRule  # noqa: PLC0414  (told on with the game)
from cutpurse.kernel.play import answer, run
from cutpurse.kernel.question import Note, Option, Question, Shortcut, Window
from cutpurse.kernel.ruleset import Ruleset
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import State, Step
from cutpurse.kernel.statistics import GameStatistics, Source
from cutpurse.kernel.text_sheet import Writer
from cutpurse.kernel.verb import Verb, unknown_choice

if TYPE_CHECKING:
    from cutpurse.kernel.text import Speaker

S = TypeVar("S", bound=State)
V = TypeVar("V")


class _Unshuffled(random.Random):
    """Chance for a position that is only imagined: any order of what is unseen will do, so it stays as it is."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points and winners, by seat."""

    scores: list[int]
    winners: list[int]

    def shares(self) -> list[float]:
        """The victory, divided among those who share it."""
        share = 1 / max(len(self.winners), 1)  # a game can be lost by all
        return [share if seat in self.winners else 0.0 for seat in range(len(self.scores))]


class Component(msgspec.Struct, frozen=True):
    """A thing in the box, for lists, names and provenance."""

    id: str
    kind: str
    name: Mapping[str, str]
    provenance: Mapping[str, str]


class Game(Ruleset, ABC, Generic[S, V]):
    """The rules at one table. Stateless: everything that changes is in the state.

    A game is a ruleset, and a function of one of its rooms that takes the ruleset first is a method of it when the
    class names it: `view = views.view`. So a game's class says what is where, and nothing is handed on twice."""

    title: Title
    view_type: type[V]

    steps: Mapping[str, StepRule[S, Any]]
    answers: Mapping[str, AnswerRule[S, Any]]
    verbs: Mapping[str, Verb[S, Any]] = {}
    """What can be said about each verb of the game's choices (see `kernel.verb`)."""
    sealed: frozenset[str] = frozenset()
    """Kinds of question that are answered unseen, by several seats at once."""
    # -- playing ---------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, play: Play[S, Any]) -> S:
        """Lay out the game, with the first steps on the agenda. `play.state` is not yet there."""

    @abstractmethod
    def options(self, state: S, seat: int) -> Sequence[str]:
        """The options of a seat that is asked. Never empty, never twice the same, in a stable order."""

    def deal(self, play: Play[S, Any]) -> None:
        """Set up and run to the first question."""
        play.state = self.set_up(play)
        self.run(play)

    def run(self, play: Play[S, Any]) -> None:
        """Work on the agenda until somebody is asked or the game is over."""
        run(play, self.steps)

    def choose(self, play: Play[S, Any], seat: int, choice: str) -> None:
        """Carry out an option that was offered. Whoever is not sure asks the referee."""
        answer(play, seat, choice, self.answers, self.sealed, self.steps)

    # An offer is an option that a seat has without being asked ("at any time, also in another player's turn"). Nobody
    # waits for it, and nobody else can learn that it exists or lapses; taking one is an ordinary record.

    def offers(self, state: S, seat: int) -> Sequence[str]:
        """What a seat that is not asked may do now all the same, made from what the seat knows."""
        return ()

    def interruptible(self, state: S) -> bool:
        """Could a seat that is not asked be offered anything now, by what everybody knows?"""
        return False

    def asks_again(self, state: S) -> Step:
        """The step of the agenda that asks anew what is asked now, by the position as it is then. A game with offers
        names it."""
        raise LookupError(f"{self.title.id} has no offers")

    def interrupt(self, play: Play[S, Any], seat: int, choice: str) -> None:
        """Carry out an offer (the answer rule "offer"). Whoever was asked is asked again afterwards."""
        state = play.state
        state.agenda.append(self.asks_again(state))
        state.asked = []
        play.commit()
        self.answers["offer"](play, seat, choice.split(" "))
        self.run(play)

    def refuse_offer(self, state: S, seat: int, choice: str) -> Reason:
        """Why a seat that is not asked cannot do this now."""
        return Reason("not-asked")

    def unfinished(self, state: S) -> bool:
        """Is the seat that is asked in the middle of a longer choice? Nobody else may know before it is whole."""
        return False

    def question(self, state: S, seat: int) -> Question:
        """The question of a seat that is asked, with its options."""
        ask = self.ask_of(state, seat)
        kind, about = self.frame(state, ask)
        sealed = ask[1] in self.sealed
        window = self.window(state, ask) if sealed else None
        return Question(seat, kind, list(self.options(state, seat)), sealed, about, window)

    def window(self, state: S, ask: Step) -> Window | None:
        """How long a sealed question waits, and what a standing answer to it can rest on; None where it has no clock of
        its own."""
        return None

    def frame(self, state: S, ask: Step) -> tuple[str, dict[str, Any]]:
        """The kind of question as its seat knows it, and what its sentence speaks of."""
        return str(ask[1]), {}

    def candidates(self, state: S, seat: int) -> Iterator[str]:
        """Every line that a player who is asked may think of, offered or not."""
        for verb in self.verbs.values():
            yield from verb.candidates(self, state, seat)

    def why_not(self, state: S, seat: int, choice: str) -> Reason | None:
        """What stands against a choice of a seat that is asked, from what the seat may know; None if nothing does."""
        words = choice.split(" ")
        verb = self.verbs.get(words[0])
        if verb is None or not verb.understands(choice):
            return unknown_choice(choice)
        return verb.why_not(self, state, seat, words)

    def refuse(self, state: S, seat: int, choice: str) -> Reason:
        """Why a choice that is not offered is not possible. A line that nothing stands against and that is not offered
        says what is offered in other words."""
        return self.why_not(state, seat, choice) or unknown_choice(choice)

    def tempting(self, state: S, seat: int, options: Sequence[str]) -> Sequence[str]:
        """Choices that a player may think of and that are not among the options: what "why not" is shown for."""
        return ()

    verb_weights: Mapping[str, float] = {}
    """How much more (or less) often a random test player takes options with this verb, so that random games
    get somewhere. Not a judgement of play."""

    def random_weights(self, state: S, seat: int, options: Sequence[str]) -> list[float]:
        """The same, for games in which the way to somewhere depends on where one is."""
        return [self.verb_weights.get(option.split(" ", 1)[0], 1.0) for option in options]

    def shortcuts(self, state: S, seat: int, options: Sequence[str]) -> Sequence[Shortcut]:
        """Named chains of options for the seat that is asked, which has these."""
        return ()

    def shortcut(self, state: S, seat: int, name: str) -> Shortcut | None:
        """A chain by its name. A game may know more of them than it lists: to every square, every division of goods."""
        options = self.options(state, seat)
        return next((shortcut for shortcut in self.shortcuts(state, seat, options) if shortcut.id == name), None)

    spare_numbers: ClassVar[int] = SPARE
    """How many numbers are kept for options that `numbered_lines` does not list."""

    def numbered_lines(self) -> Iterable[str]:
        """Every line that can be offered, in an order that depends on the box and on nothing else; where there are too
        many of a sort, without these."""
        return ()

    @cached_property
    def numbering(self) -> Numbering:
        """The options by number, for search and learning."""
        return Numbering(self.numbered_lines(), self.spare_numbers)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result once the game is over."""

    # -- knowing ---------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What a seat may know, assembled from nothing (SPECTATOR knows least)."""

    def public_part(self, state: S) -> V | None:
        """What everybody may know of a position, for a game whose views all begin with it: whoever wants several of them
        has it gathered once. None if every view is assembled by itself."""
        return None

    def with_own(self, public: V, state: S, seat: int) -> V:
        """The view of a seat, from the public part of this very position. What is in it is shared: nobody changes it."""
        return self.view(state, seat)

    @abstractmethod
    def sample(self, view: V, rng: random.Random, /) -> S:
        """A full state that agrees with a view. It sees the view only."""

    def information_set(self, state: S, seat: int) -> bytes:
        """What a seat knows now as a key: the same bytes where its views are the same, and nowhere else. A game may
        make it without a view, much faster."""
        return msgspec.json.encode(self.view(state, seat))

    def feature_parts(self) -> Sequence[Part]:
        """The parts of a view as numbers, for whoever learns; none where the game has not said so."""
        return ()

    def write_features(self, view: V, sheet: Sheet) -> None:
        """Write them, from a view alone."""

    @cached_property
    def features(self) -> Layout:
        return Layout(self.feature_parts())

    _imagined: tuple[V, S] | None = None
    _offered: Sequence[str] | None = None

    def imagined(self, view: V) -> S:
        """A position that agrees with a view, to reckon with and not to change: the same for all questions about one
        view, so that describing its options costs one sample."""
        if self._imagined is None or self._imagined[0] is not view:
            return self.suppose(view, self.sample(view, _Unshuffled(0)))
        return self._imagined[1]

    def imagined_beside(self, view: V) -> S:
        """Such a position for one question, while another view is asked about."""
        known = self._imagined
        return known[1] if known is not None and known[0] is view else self.sample(view, _Unshuffled(0))

    def suppose(self, view: V, state: S) -> S:
        """Imagine this position behind a view. What is said about the view must be the same with every one."""
        self._imagined, self._offered = (view, state), None
        return state

    def offered(self, view: V, seat: int) -> Sequence[str]:
        """The options of a seat that is asked in the position that is imagined behind a view, listed once for all
        questions about it."""
        state = self.imagined(view)
        if self._offered is None:
            self._offered = self.options(state, seat)
        return self._offered

    def outcomes(self, state: S, what: str) -> list[str]:
        """The names of what a draw can bring, in the order of its numbers; none where the numbers say it all."""
        return []

    def draw_names(self, state: S, what: str, n: int) -> list[str]:
        """The same for whoever needs a name: a draw of `n` without names of its own goes by its numbers."""
        return self.outcomes(state, what) or [str(number) for number in range(n)]

    def holds_sealed(self, state: S) -> bool:
        """Does a sealed answer of an earlier question still wait to be shown or dropped?"""
        return False

    def drawn_in_secret(self, state: S, what: str) -> int | None:
        """The only seat that sees what a draw brings; None if everybody does."""
        return None

    def sees_draw(self, state: S, what: str, seat: int) -> bool:
        """Does this seat see what a draw brings? (Where two do, the game says so here.)"""
        return self.drawn_in_secret(state, what) in (None, seat)

    # -- telling ---------------------------------------------------------------------------------

    def describe(self, view: V, choice: str) -> Option:
        """An option as a person sees it, made from what that person knows."""
        return Option(choice, Message(f"option-{choice.split(' ', maxsplit=1)[0]}"))

    def notes(self, view: V) -> Sequence[Note]:
        """What is worth knowing about the things on the table, made from what a seat knows."""
        return ()

    def scene(self, view: V) -> Any:
        """What whoever draws the table needs besides view and components (who sees what, what is at stake), as plain
        data made from what a seat knows; None if nothing."""
        return None

    def public_scene(self, public: V) -> Any:
        """The part of all scenes of a position that is the same for everybody, from what everybody may know: whoever makes
        several of them has it made once. None if every scene is made by itself."""
        return None

    def scene_with(self, view: V, public: Any) -> Any:
        """The scene, with that part. What is in it is shared: nobody changes it."""
        return self.scene(view)

    def ground(self, view: V) -> Any:
        """The part of it that lasts as long as the game (a board that was put together by chance). It is sent to a
        connection once; None if nothing."""
        return None

    def ground_key(self, view: V) -> Hashable:
        """What that part is known by: the same for as long as it is the same, so that it need not be made to be
        compared. None if there is nothing."""
        return None

    def write(self, view: V, say: Callable[[Message], str], width: int) -> Writer:
        """The table in words, part by part; maps, if any, are drawn about so wide."""
        return Writer(say, width)

    def board(self, view: V, say: Callable[[Message], str], width: int) -> list[str]:
        """The table as lines of text."""
        return self.write(view, say, width).lines

    @property
    def contents(self) -> Contents:
        """The component files it is played with, before a pack was laid over them."""
        return self.title.shipped

    def place_names(self, language: str) -> Mapping[str, str]:
        """What places are called where people see a map, by id. Names alone: they are no part of the box."""
        return {}

    def simplified(self) -> tuple[Message, str] | None:
        """What is shorter or simpler at this table than at a usual one, with its numbers, and the rule that says so: for
        somebody's first game. None for a usual table."""
        return None

    def components(self) -> Sequence[Component]:
        """Everything in the box."""
        return ()

    def gallery(self, speaker: Speaker, /) -> Sequence[Section]:
        """The same to be looked up, in the speaker's language: what each thing does, its copies and rules."""
        return ()

    def unseen(self, view: V, /) -> Mapping[str, int]:
        """How many of each component whoever has this view has not seen yet, so that one may still turn up: made from the
        view alone. Only what can be unseen at all is named."""
        return {}

    def account(self, state: S, told: Sequence[Event], /) -> GameStatistics:
        """A finished game in numbers, for the balance report: `told` is all that happened, in order."""
        return GameStatistics.blank(self.players)

    def sources(self, state: S, told: Sequence[Event], /) -> Sequence[Source]:
        """The score sheet of a finished game: where every point of every seat came from."""
        return ()

    # -- proving ---------------------------------------------------------------------------------

    def faults(self, state: S) -> list[str]:
        """Broken invariants (components lost or doubled, impossible numbers). Empty when all is well."""
        return []

    def arrange(self, given: Mapping[str, Any]) -> S:
        """A position described in the game's own words, for scenarios."""
        raise LookupError(f"{self.title.id} has no words for positions")

    def portrait(self, state: S) -> dict[str, Any]:
        """The position in the same words, all of it, for scenarios and reports."""
        return {}


class Title(ABC):
    """A game on the shelf."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """The newest version of the rules: what new tables play by."""
    oldest_rules: ClassVar[int] = 1
    """The oldest version that tables and records can still be played by."""
    rule_prefix: ClassVar[str]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    home: ClassVar[Path]
    """The folder with components/, text/ and rulebook/."""
    minutes: ClassVar[int] = 0
    """How long a game takes, about; 0 where nobody has said so."""
    seat_arguments: ClassVar[frozenset[str]] = SEAT_ARGUMENTS
    """Which arguments of its sentences, and fields of its events, hold the number of a seat."""

    @abstractmethod
    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> Game[Any, Any]:
        """The rules for one table: the newest version and the box that is shipped, unless it was begun with others.
        Settings, version and box are complete and checked (see `table.open_table`)."""

    def check(self, players: int, settings: Mapping[str, str | int], box: Contents | None = None) -> Reason | None:
        """Why settings that are allowed one by one do not go together, or not with this many players."""
        return None

    def plays(self, rules: int) -> bool:
        """Does this program know a version of the rules?"""
        return self.oldest_rules <= rules <= self.rules_version

    @property
    def shipped(self) -> Contents:
        """The box of today."""
        return shipped(self.home)

    def find_box(self, digest: str, text: str = "") -> Contents | None:
        """The box of a digest (see `box.find`), as this program reads it."""
        found = find(self.home, digest, text)
        return None if found is None else self.as_read(found)

    def released(self, release: str) -> Contents | None:
        """The box of a release, as this program reads it."""
        digest = releases(self.home).get(release)
        return None if digest is None else self.find_box(digest)

    def as_read(self, box: Contents) -> Contents:
        """An older box in the shape and with the names of today."""
        return box if box is self.shipped else _as_read(self, box)

    def with_pack(self, box: Contents, pack: Override) -> Contents:
        """A box with a pack laid over it. The pack of a record is as old as its box: both have the same shape."""
        ours = box.files if box is self.shipped else renamed(box.files, self.shipped.files)
        laid = Pack(ours, pack).files
        return Contents(box.files, laid if box is self.shipped else self.reshape(laid))

    def reshape(self, files: Files) -> Files:
        """Component files as an earlier version had them, in the shape that this one reads: the same things in other
        words. Where the shape of a file changes, it is done here."""
        return files

    def is_released(self, box: Contents) -> bool:
        """Will every later version have this box?"""
        return is_released(self.home, box.digest)


def box_of(game: Game[Any, Any]) -> tuple[str, str]:
    """The digest of a game's box, and the box itself where whoever reads on may not have it."""
    contents = game.contents
    if not contents.files:
        return "", ""
    return contents.digest, "" if game.title.is_released(contents) else contents.text()


@lru_cache(maxsize=64)
def _as_read(title: Title, box: Contents) -> Contents:
    return Contents(box.files, title.reshape(renamed(box.files, title.shipped.files)))
