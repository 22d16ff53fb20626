"""Scenarios: rules as short plays in YAML, readable by someone who knows the game and not the code.

    title: A skull takes older tiles of its colour too
    rules: [SW-4.4.4, SW-4.4.5]
    example: X-12
    players: 3
    given:
      A: {tiles: [red_ring_1, blue_watch_1]}
      moment: choose_bag
    when:
      - A: rob red
        draws: [red_brooch_1]
      - A: draw
        draws: [skull]
    then:
      A: {tiles: [blue_watch_1], coins: 0}

A line of `when` is one choice of one seat, or sealed answers of several, with the draws it sets off by name
(`draws: any` where they do not matter); `refused: SW-4.12.19` expects a refusal by that rule; `undo: A`
takes back; a seat that is not asked may take what it is offered all the same; `pass: true` lets everybody asked in secret pass; `then:` inside `when` looks at the position in
between. Seats that are asked in secret and not mentioned pass. What `then` can look at: the position in the
words of `given`; `asked`, `offers`, `withholds`, `refuses`, `events`, `hears`, `sees`, `undo`.
Without `given` the game is dealt by chance; `given: {deal: [...]}` lists the draws of the deal by name.

`box: 0.2.0` plays with the components of that release (for a whole file, where it stands in its first document), so that
a new card changes nothing for the scenario; `box: shipped` plays with those of today. `version: 1` plays by that version
of the rules instead of the newest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import SEAT_LETTERS, SPECTATOR, Reason, seat_letter, seat_number
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table

KEYS = frozenset({"title", "game", "rules", "example", "players", "options", "given", "when", "then", "why",
                  "box", "version"})  # fmt: skip
MISSHAPEN = (TypeError, AttributeError, KeyError, IndexError, ValueError)
"""What a list where a mapping is expected, or a text where a number is, comes to in the end."""
QUICK: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""For files of our own: a file that nests without end would bring it down."""
SHIPPED = "shipped"
LOOKS = frozenset({"asked", "offers", "withholds", "refuses", "events", "hears", "sees", "undo"})


class ScenarioError(Exception):
    """A scenario that is badly written."""


class Mismatch(Exception):
    """A scenario whose expectation does not hold."""


class Scenario(msgspec.Struct):
    """One play and what it proves."""

    title: str
    game: str
    rules: list[str]
    players: int
    given: dict[str, Any] | None
    when: list[dict[str, Any]]
    then: dict[str, Any]
    options: dict[str, str | int] = {}
    example: str = ""
    box: str = SHIPPED
    """Which components: of a release, or those of today."""
    version: int | None = None
    """By which version of the rules; the newest if None."""
    file: str = ""


class Script(Chance):
    """Draws by name, as a scenario lists them."""

    def __init__(self) -> None:
        self.names: list[str] | None = []
        self.play: Play[Any, Any] | None = None
        self.game: Game[Any, Any] | None = None
        self._dice = Dice(1)

    def below(self, n: int, what: str) -> int:
        assert self.game is not None and self.play is not None
        if self.names is None:
            return self._dice.below(n, what)
        known = self.game.draw_names(self.play.state, what, n)
        if not self.names:
            raise ScenarioError(
                f"a draw for {what!r} is not listed under draws; it can bring {', '.join(dict.fromkeys(known))}"
            )
        name = self.names.pop(0)
        for number, outcome in enumerate(known):
            if name in (outcome, outcome.rpartition("_")[0]):
                return number
        raise ScenarioError(f"a draw for {what!r} cannot bring {name!r}, only {', '.join(dict.fromkeys(known))}")


def scenario_files(place: Path | Title) -> list[Path]:
    """The files of a game, or of a folder; a file stands for itself."""
    if isinstance(place, Title):
        return sorted((place.home / "scenarios").glob("**/*.yaml"))
    return sorted(place.glob("**/*.yaml")) if place.is_dir() else [place]


def load(path: Path, reader: Any = yaml.SafeLoader) -> list[Scenario]:
    """The scenarios of a file: one document each, `game` and defaults may stand in the first."""
    try:
        documents = [
            document for document in yaml.load_all(path.read_text(encoding="utf-8"), reader) if document is not None
        ]
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise ScenarioError(f"{path.name}: not readable as YAML: {error}") from None
    scenarios = []
    common: dict[str, Any] = {}
    for number, document in enumerate(documents, 1):
        if not isinstance(document, dict):
            raise ScenarioError(f"{path.name}: document {number}: a mapping is expected")
        if "title" not in document:
            common |= document
            continue
        merged = {**common, **document}
        strange = [str(key) for key in merged if key not in KEYS]
        if strange:
            raise ScenarioError(f"{path.name}: {merged['title']!r}: {', '.join(strange)} is not known")
        merged.pop("why", None)
        merged.setdefault("given", None)
        merged.setdefault("when", [])
        merged.setdefault("then", {})
        merged.setdefault("rules", [])
        merged.setdefault("players", 2)
        try:
            scenarios.append(msgspec.convert({**merged, "file": path.name}, Scenario))
        except msgspec.ValidationError as error:
            raise ScenarioError(f"{path.name}: {merged['title']!r}: {error}") from None
    return scenarios


def run(scenario: Scenario, look: Callable[[Stage], None] = lambda stage: None) -> None:
    """Play a scenario. Raises Mismatch where it does not hold, ScenarioError where it is badly written. Whoever wants to
    `look` does so in every position that it comes through."""
    try:
        stage = Stage(scenario)
        for _ in stage.steps():
            look(stage)
    except registry.UnknownGame as error:
        raise ScenarioError(str(error)) from None
    except MISSHAPEN as error:
        raise ScenarioError(f"not of the form expected: {type(error).__name__}: {error}") from error


class Stage:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        title = registry.title(scenario.game)
        box = title.shipped if scenario.box == SHIPPED else title.released(scenario.box)
        if box is None:
            raise ScenarioError(f"box: no release of {title.id} is called {scenario.box}")
        game = open_table(title, scenario.players, scenario.options, rules=scenario.version, box=box)
        if isinstance(game, Reason):
            raise ScenarioError(f"options: {game.code} {game.rule} {game.args}")
        self.scenario = scenario
        self.game = game
        self.script = Script()
        self.script.game = self.game
        self.events: list[Event] = []
        self.reason: Reason | None = None
        """What the last line was refused with."""
        self.referee = Referee(self.game, self.script, deal=False)

    def perform(self) -> None:
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[int]:
        """Play it line by line: a pause after the position is laid out (0) and after each line of `when` (1 and on)."""
        self.begin()
        yield 0
        for number, line in enumerate(self.scenario.when, 1):
            try:
                self.line(dict(line))
            except Mismatch as error:
                raise Mismatch(f"line {number} of when: {error}") from None
            except ScenarioError as error:
                raise ScenarioError(f"line {number} of when ({line}): {error}") from None
            yield number
        self.check(self.scenario.then)

    def begin(self) -> None:
        given = {"deal": "any"} if self.scenario.given is None else dict(self.scenario.given)
        play: Play[Any, Any] = Play(self.game, None, self.script)
        self.script.play = play
        if "deal" in given:
            if len(given) > 1:
                raise ScenarioError("given: deal stands alone")
            self._script(given["deal"])
            self.game.deal(play)
        else:
            self._script(given.pop("draws", []))
            play.state = self.game.arrange(given)
            self.game.run(play)
        self._all_drawn()
        self.referee.state = play.state
        self.events += play.events

    # -- when ------------------------------------------------------------------------------------

    def _script(self, draws: Any) -> None:
        self.script.names = None if draws == "any" else [str(draw) for draw in draws]

    def line(self, line: dict[str, Any]) -> None:
        if "then" in line:
            self.check(line["then"])
            return
        self.events, self.reason = [], None
        self._script(line.pop("draws", []))
        refused = line.pop("refused", None)
        if "undo" in line:
            self._expect(self.referee.undo(seat_number(line["undo"])), refused, f"undo by {line['undo']}")
            return
        if line.pop("pass", None):
            self._let_pass(lambda: True)
            self._all_drawn()
            return
        for letter, choice in line.items():
            seat = seat_number(letter)
            if not 0 <= seat < self.game.players:
                raise ScenarioError(f"{letter!r} is no seat")
            if len(line) == 1 and str(choice) not in self.referee.offers(seat):
                self._let_pass(lambda seat=seat: self.referee.question(seat) is None)
            self.choose(seat, str(choice), refused)
        if len(line) > 1:
            self._let_pass(lambda: bool(self.referee.drafts))
        self._all_drawn()

    def take(self, seat: int, chain: list[str], draws: list[str | int]) -> None:
        """Choices of one seat as one, and all that chance brings with them."""
        self.events, self.reason = [], None
        self._script(draws)
        for choice in chain:
            self.choose(seat, choice, None)
        self._all_drawn()

    def wait_for(self, seat: int) -> None:
        """Seats that are asked in secret pass until this one is asked."""
        self._let_pass(lambda: not self.referee.over and self.referee.question(seat) is None)

    def choose(self, seat: int, choice: str, refused: Any) -> None:
        """One choice of one seat."""
        self.script.play = Play(self.game, self.referee.state, self.script)
        happened = self.referee.choose(seat, choice)
        self._expect(happened, refused, f"{seat_letter(seat)}: {choice}")

    def _expect(self, happened: list[Event] | Reason, refused: Any, what: str) -> None:
        if isinstance(happened, Reason):
            self.reason = happened
            if refused is None:
                question = self._asked()
                raise Mismatch(
                    f"{what} is refused: {happened.code} {happened.rule} {happened.args}; asked now: {question}"
                )
            if refused not in (happened.rule, happened.code, True):
                raise Mismatch(f"{what} is refused by {happened.rule or happened.code}, expected {refused}")
        else:
            if refused is not None:
                raise Mismatch(f"{what} should be refused by {refused} and is possible")
            self.events += happened

    def _let_pass(self, wanted: Any) -> None:
        """Seats that are asked in secret take their first option, as long as `wanted` says so."""
        while wanted():
            sealed = [question for question in self.referee.questions() if question.sealed]
            if not sealed:
                return
            self.choose(sealed[0].seat, sealed[0].options[0], None)

    def _all_drawn(self) -> None:
        if self.script.names:
            raise Mismatch(f"draws that did not happen: {', '.join(self.script.names)}")

    def _asked(self) -> dict[str, str]:
        return {seat_letter(question.seat): question.kind for question in self.referee.questions()}

    # -- then ------------------------------------------------------------------------------------

    def check(self, then: Mapping[str, Any]) -> None:
        picture = self.game.portrait(self.referee.state)
        for key, expected in then.items():
            if key in LOOKS:
                getattr(self, f"_look_{key}")(expected)
            elif key in picture:
                compare(str(key), expected, picture[key])
            else:
                raise ScenarioError(
                    f"then: {key} is not known; known are {', '.join(sorted(LOOKS))} and {', '.join(picture)}"
                )

    def _look_asked(self, expected: Mapping[str, str]) -> None:
        compare("asked", {str(key): value for key, value in expected.items()}, self._asked(), whole=True)

    def _options(self, letter: str) -> list[str]:
        """What a seat may choose: the options of its question, or what it may do without being asked."""
        seat = seat_number(letter)
        question = self.referee.question(seat)
        if question is not None:
            return question.options
        if self.referee.drafts or not (offers := self.referee.offers(seat)):
            raise Mismatch(f"{letter} is not asked; asked are {self._asked()}")
        return offers

    def _look_offers(self, expected: Mapping[str, list[str]]) -> None:
        for letter, options in expected.items():
            missing = [option for option in options if option not in self._options(letter)]
            if missing:
                raise Mismatch(f"{letter} is not offered {missing}, only {self._options(letter)}")

    def _look_withholds(self, expected: Mapping[str, list[str]]) -> None:
        for letter, options in expected.items():
            for option in options:
                if any(f"{offered} ".startswith(f"{option} ") for offered in self._options(letter)):
                    raise Mismatch(f"{letter} is offered {option!r} and should not be")

    def _look_refuses(self, expected: Mapping[str, Mapping[str, str]]) -> None:
        for letter, choices in expected.items():
            for choice, rule in choices.items():
                reason = self.referee.why_not(seat_number(letter), choice)
                if reason is None:
                    raise Mismatch(f"{letter}: {choice!r} should be refused by {rule} and is possible")
                if rule not in (reason.rule, reason.code):
                    raise Mismatch(f"{letter}: {choice!r} is refused by {reason.rule or reason.code}, expected {rule}")

    def _look_events(self, expected: list[Mapping[str, Any]]) -> None:
        """These events, in this order, among those of the last line."""
        self._in_order("events", expected, [event.seen_by(getattr(event, "seat", SPECTATOR)) for event in self.events])

    def _look_hears(self, expected: Mapping[str, list[Mapping[str, Any]]]) -> None:
        """What a seat (or `spectator`) is told of the last line: each event whole, nothing else in it."""
        for letter, events in expected.items():
            seat = SPECTATOR if letter == "spectator" else seat_number(letter)
            self._in_order(f"{letter} hears", events, [event.seen_by(seat) for event in self.events], whole=True)

    def _letters(self, key: str, value: Any) -> Any:
        """Seats by their letters, as scenarios name them."""
        if key not in self.referee.game.title.seat_arguments:
            return value
        if isinstance(value, int):
            return seat_letter(value) if value >= 0 else None
        return [seat_letter(seat) for seat in value] if isinstance(value, list) else value

    def _in_order(
        self, where: str, expected: list[Mapping[str, Any]], happened: list[dict[str, Any]], whole: bool = False
    ) -> None:
        told = [{key: self._letters(key, value) for key, value in event.items()} for event in happened]
        place = 0
        for wanted in expected:
            while place < len(told) and not _fits(wanted, told[place], whole):
                place += 1
            if place == len(told):
                raise Mismatch(f"{where}: {dict(wanted)} did not happen; happened: {told}")
            place += 1

    def _look_sees(self, expected: Mapping[str, Mapping[str, Any]]) -> None:
        """Parts of a seat's (or the spectator's) view."""
        for letter, parts in expected.items():
            seat = SPECTATOR if letter == "spectator" else seat_number(letter)
            compare(f"{letter} sees", parts, msgspec.json.decode(msgspec.json.encode(self.referee.view(seat))))

    def _look_undo(self, expected: Mapping[str, bool]) -> None:
        for letter, possible in expected.items():
            if (self.referee.why_no_undo(seat_number(letter)) is None) != possible:
                raise Mismatch(f"undo by {letter} should be {'possible' if possible else 'impossible'}")


def _fits(wanted: Mapping[str, Any], happened: Mapping[str, Any], whole: bool) -> bool:
    if whole and set(wanted) != set(happened):
        return False
    return all(key in happened and happened[key] == value for key, value in wanted.items())


def compare(where: str, expected: Any, actual: Any, whole: bool = False) -> None:
    """Mappings are compared key by key (those expected; {} means empty), lists without regard to order.

    A list that a mapping is expected of goes by seats: A is the first, B the second."""
    if isinstance(expected, Mapping) and isinstance(actual, list):
        actual = dict(zip(SEAT_LETTERS, actual, strict=False))
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        if (whole or not expected) and set(expected) != set(actual):
            raise Mismatch(f"{where}: expected {dict(expected)}, found {dict(actual)}")
        for key, value in expected.items():
            if key not in actual and value is not None:
                raise Mismatch(
                    f"{where}: {key} expected {value}, found nothing; there is {', '.join(map(str, actual))}"
                )
            compare(f"{where}: {key}", value, actual.get(key))
    elif isinstance(expected, list) and isinstance(actual, list):
        if sorted(map(repr, expected)) != sorted(map(repr, actual)):
            raise Mismatch(f"{where}: expected {expected}, found {actual}")
    elif expected != actual:
        raise Mismatch(f"{where}: expected {expected}, found {actual}")


def check_file(path: Path) -> Iterator[tuple[Scenario, str]]:
    """Each scenario of a file and what is wrong with it (empty text: it holds)."""
    for scenario in load(path):
        try:
            run(scenario)
            yield scenario, ""
        except (Mismatch, ScenarioError) as error:
            yield scenario, str(error)
