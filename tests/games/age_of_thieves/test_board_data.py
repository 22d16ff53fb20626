"""What whoever draws the city is told, and a plan that is changed in one go (chapter 11)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.message import SPECTATOR, Reason, seat_number
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.record import mark
from tests.games.age_of_thieves.positions import Position, table


def drawn(at: Position, letter: str = "A") -> dict[str, Any]:
    seat = SPECTATOR if letter == "-" else seat_number(letter)
    found: dict[str, Any] = msgspec.to_builtins(at.game.scene(at.referee.view(seat)))
    return found


def planning(**given: Any) -> Position:
    area = {"thief": "noiron", "hand": ["beacon", "elixir_of_speed"]}
    return Position(table(2), **{"A": area, "B": {"thief": "zain"}, "moment": "plan", "initiative": 5, **given})


@pytest.mark.rule("AOT-6.2", "AOT-6.3")
@pytest.mark.parametrize(("alarm", "least", "order"), [(False, 5, [1, 2, 0, 3]), (True, 6, [1, 0, 2, 3])])
def test_the_order_of_a_plan_against_the_watch(alarm: bool, least: int, order: list[int]) -> None:
    plan = ["move 6", "beacon 5", "ambush 1"]
    given: dict[str, Any] = {"alarm": True, "open": "north"} if alarm else {}
    at = planning(A={"thief": "noiron", "hand": ["beacon"], "plan": plan, "blue": 12}, **given)
    scene = drawn(at)
    assert scene["before_watch"] == least
    assert [place for _, place in scene["order"]] == order
    assert [points for points, place in scene["order"] if not place] == [5]
    assert drawn(at, "-")["order"] == []


@pytest.mark.rule("AOT-10.4", "AOT-2.17", "AOT-2.18")
def test_a_guard_sees_and_goes_as_far_as_it_can() -> None:
    at = planning(guards=["n14", "w08", "s09"], asleep=["w08"], immobile=["s09"], captains=[])
    zones = drawn(at)["zones"]
    board = at.game.box.board
    start = board.number["n14"]
    near = {board.id[space] for space in range(board.count) if board.distance[start][space] <= 4}
    assert set(zones["n14"]["sees"]) == {
        space for space in near if "dungeon" not in board.spaces[board.number[space]].kinds
    }
    assert set(zones["n14"]["goes"]) < set(zones["n14"]["sees"])
    assert zones["w08"] == {"sees": [], "goes": []}
    assert zones["s09"]["goes"] == ["s09"]


@pytest.mark.rule("AOT-10.6")
def test_what_the_watch_would_do_now() -> None:
    at = planning(A={"thief": "noiron", "at": "n13"}, guards=["n14"], captains=[])
    guards, captains = drawn(at)["forecast"]
    assert guards == {"figure": "guard", "ends": ["n13"], "surely": [0], "perhaps": []}
    assert captains == {"figure": "captain", "ends": [], "surely": [], "perhaps": []}


@pytest.mark.rule("AOT-10.4", "AOT-2.12")
def test_where_my_thief_is_in_danger() -> None:
    at = planning(A={"thief": "noiron", "at": "n13"}, guards=["n14"], captains=[])
    danger = drawn(at)["danger"]
    assert {"n13", "n03"} <= set(danger["reached"])
    assert not set(danger["reached"]) & set(danger["seen"])
    assert "n15" not in {*danger["reached"], *danger["seen"]}  # a hideout, one step from the guard
    assert drawn(at, "-")["danger"] == {"reached": [], "seen": []}


@pytest.mark.rule("AOT-7.19", "AOT-12.6")
def test_the_ways_out_lead_through_the_gates_of_the_open_district() -> None:
    at = planning(A={"thief": "noiron", "at": "n13"}, alarm=True, open="north", guards=["n02"], captains=[])
    ways = drawn(at)["ways_out"]
    board = at.game.box.board
    assert [way["gate"] for way in ways] == ["n01", "n08"]
    for way in ways:
        numbers = [board.number[space] for space in way["path"]]
        assert all(board.distance[one][other] == 1 for one, other in itertools.pairwise(numbers))
        assert way["steps"] == len(numbers) and "n02" not in way["path"]  # round the guard
        assert way["moves"] == -(-way["steps"] // 5)  # an acrobat sneaks 5
    assert [way["steps"] for way in ways] == [5, 6] and ways[0]["danger"]
    assert drawn(at, "-")["ways_out"] == [] == drawn(planning())["ways_out"]


def test_cards_are_taken_apart() -> None:
    cards = drawn(planning())["cards"]
    assert [part["half"] for part in cards["move"]] == ["sneak", "dash"]
    assert [part["alone"] for part in cards["move"]] == [False, True]
    (beacon,) = cards["beacon"]
    assert beacon["range"] > 0
    assert beacon["ways"][0][0]["key"].startswith("board-aim-")
    assert "beacon" not in drawn(planning(), "B")["cards"]
    assert drawn(planning(), "-")["cards"] == {}


@pytest.mark.rule("AOT-7.10")
def test_a_played_card_is_told_as_its_thief_plays_it() -> None:
    at = planning(A={"thief": "noiron", "plan": ["move 6"]}, B={"thief": "zain", "plan": ["move 1"]}, moment="resolve")
    assert at.asked == ["resolve"]
    assert [list(cards) for cards in drawn(at)["played"]] == [["move"], []]
    assert [list(cards) for cards in drawn(at, "B")["played"]] == [["move"], ["move"]]
    sneak, other = (cards["move"][0]["ways"][0][0]["args"]["spaces"] for cards in drawn(at, "B")["played"])
    assert (sneak, other) == (5, 4)


@pytest.mark.rule("AOT-5.13", "AOT-5.3", "AOT-5.8")
def test_one_point_more_or_less_in_one_go() -> None:
    area = {"thief": "noiron", "hand": ["beacon", "elixir_of_speed"], "tokens": ["informer"], "blue": 8}
    at = planning(A=area)
    at.choose("A", "plan unmasking", "cover beacon", "token informer", "points 2", "plan move", "points 1")
    assert drawn(at)["plan"] == {"free": 5, "tokens": 0}
    assert drawn(at, "-")["plan"] == {"free": 0, "tokens": 0}
    ways = {way.id: way for way in at.game.shortcuts(at.referee.state, 0, at.game.options(at.referee.state, 0))}
    assert {way for way in ways if not way.startswith("lay ")} == {"more unmasking", "less unmasking", "more move"}
    assert {"lay ambush 5", "lay ambush 1"} <= set(ways)
    assert not isinstance(at.referee.take(0, ways["less unmasking"].chain), Reason)
    plan = at.referee.view(0).seats[0].plan
    special = next(action for action in plan if action.special)
    assert (special.points, special.tokens, special.cards) == (2, ["informer"], ["unmasking", "beacon"])


@pytest.mark.rule("AOT-5.12")
def test_in_a_dungeon_nothing_outbids_the_move() -> None:
    at = planning(A={"thief": "noiron", "at": "n29", "hand": ["beacon"], "blue": 4})
    at.choose("A", "plan move", "points 1")
    ways = [way.id for way in at.game.shortcuts(at.referee.state, 0, at.game.options(at.referee.state, 0))]
    assert ways == ["more move", "lay ambush 1", "lay beacon 1"]
    at.choose("A", "plan beacon", "points 1")
    ways = [way.id for way in at.game.shortcuts(at.referee.state, 0, at.game.options(at.referee.state, 0))]
    assert ways == ["lay ambush 1"]


@pytest.mark.rule("AOT-6.3", "AOT-7.1")
def test_where_a_plan_can_bring_my_thief_and_what_the_watch_would_do_there() -> None:
    """A Sneak before the watch (five spaces for Noiron): its ends, those within the watch's reach, nothing after it."""
    at = planning(A={"thief": "noiron", "at": "n13", "hand": []}, guards=["n14"], captains=[])
    assert [(ghost["place"], ghost["ends"]) for ghost in drawn(at)["ghosts"]] == [(0, ["n13"])]
    at.choose("A", "plan move", "points 6", "plan ambush", "points 1")
    first, watch, last = drawn(at)["ghosts"]
    assert (first["place"], set(first["ends"])) == (1, around(at, "n13", 5, past=["n14"]) | SEWERS)
    assert watch == {**first, "place": 0} and "n03" in watch["reached"]
    quiet = set(watch["ends"]) - set(watch["reached"])  # whoever need not be arrested is not
    assert last == {"place": 2, "ends": sorted(quiet), "dash": [], "reached": [], "seen": [], "shield": ""}
    other = {"place": 0, "ends": [drawn_space(at, 1)], "dash": [], "reached": [], "seen": [], "shield": ""}
    assert drawn(at, "B")["ghosts"] == [other]
    assert drawn(at, "-")["ghosts"] == []


SEWERS = {"e21", "s01"}
"""The exits, besides those that are within the steps anyway."""


def around(at: Position, start: str, steps: int, past: Sequence[str] = ()) -> set[str]:
    """The open spaces within so many steps of one, if these are not entered."""
    board = at.game.box.board
    found = {board.number[start]}
    for _ in range(steps):
        found |= {way for space in found for way in board.ways[space] if board.id[way] not in past}
    return {board.id[space] for space in found}


@pytest.mark.rule("AOT-11.1", "AOT-8.3", "AOT-2.14", "AOT-2.12", "AOT-6.5")
def test_a_plan_leads_through_no_guard_who_is_awake_unless_a_card_before_it_says_so() -> None:
    """Guards on both roads from a gate: awake nobody gets past them; asleep they are no obstacle, and neither for whoever
    is hidden or protected by a card that comes earlier; with the same AP its thief takes it first."""

    def ends(*plan: str, **given: Any) -> tuple[set[str], str]:
        area = {"thief": "noiron", "at": "n08", "hand": ["rope_and_hook", "reflective_cloak"]}
        at = planning(A=area, guards=["n07", "n18"], captains=[], **given)
        at.choose("A", *plan)
        watch = next(ghost for ghost in drawn(at)["ghosts"] if not ghost["place"])
        return set(watch["ends"]), watch["shield"]

    move, rope, cloak = ("plan move", "points 5"), "plan rope_and_hook", "plan reflective_cloak"
    behind = {"n07", "n06", "n18", "n09"}
    assert ends(*move) == ({"n08"}, "")
    assert behind <= ends(*move, asleep=["n07", "n18"])[0]
    for card, shield in ((rope, "protected"), (cloak, "hidden")):
        found, cover = ends(*move, card, "points 5")
        assert behind <= found and cover == shield
        assert ends(*move, card, "points 1") == ({"n08"}, "")


@pytest.mark.rule("AOT-8.3", "AOT-7.20")
def test_a_plan_says_where_only_a_dash_leads() -> None:
    """As long as the Move is the only action; beside others it would decline them."""
    at = planning(A={"thief": "noiron", "at": "n13", "hand": []}, guards=["s09"], captains=[])
    at.choose("A", "plan move", "points 6")
    alone = drawn(at)["ghosts"][0]
    at.choose("A", "plan ambush", "points 1")
    both = drawn(at)["ghosts"][0]
    assert both["dash"] == [] and set(both["ends"]) == around(at, "n13", 5) | SEWERS
    assert set(alone["ends"]) == around(at, "n13", 6) | SEWERS
    assert set(alone["dash"]) == set(alone["ends"]) - set(both["ends"]) != set()


@pytest.mark.rule("AOT-2.12", "AOT-2.14")
@pytest.mark.parametrize("card", ["reflective_cloak", "rope_and_hook"])
def test_whom_a_planned_card_hides_or_protects_need_fear_nobody(card: str) -> None:
    """Before the watch it does; after it, it comes too late."""
    at = planning(A={"thief": "noiron", "at": "n13", "hand": [card]}, guards=["n14"], captains=[])
    assert "n13" in drawn(at)["danger"]["reached"]
    at.choose("A", f"plan {card}", "points 1")
    assert "n13" in drawn(at)["danger"]["reached"] and drawn(at)["ghosts"][0]["reached"] == ["n13"]
    at.choose("A", f"drop {card}", f"plan {card}", "points 6")
    assert drawn(at)["danger"] == {"reached": [], "seen": []}
    assert all(ghost["reached"] == ghost["seen"] == [] for ghost in drawn(at)["ghosts"])


@pytest.mark.rule("AOT-11.14", "AOT-11.15", "AOT-7.5")
def test_a_plan_that_leads_out_of_a_dungeon_is_a_hidden_one() -> None:
    at = planning(A={"thief": "noiron", "at": "n29", "hand": [], "blue": 2}, guards=["n30"], captains=[])
    at.choose("A", "plan move", "points 2")
    early = planning(
        A={"thief": "noiron", "at": "n29", "hand": [], "blue": 2}, guards=["n30"], captains=[], initiative=2
    )
    early.choose("A", "plan move", "points 2")
    assert drawn(early)["ghosts"][1]["shield"] == "hidden" and drawn(at)["ghosts"][0]["shield"] == ""
    assert "n30" in drawn(early)["ghosts"][0]["ends"] and "n29" not in drawn(early)["ghosts"][0]["ends"]


@pytest.mark.rule("AOT-7.6", "AOT-7.21", "AOT-7.22", "AOT-7.26")
def test_each_card_goes_its_own_way() -> None:
    """A jump crosses guards and does not end on them, a glider needs a free space, Joanne passes guards and no captain."""

    def ends(card: str, thief: str = "zain", **given: Any) -> set[str]:
        start = "n13" if thief == "zain" else "n08"
        at = planning(A={"thief": thief, "at": start, "hand": [card]}, **{"captains": [], "guards": ["n14"], **given})
        at.choose("A", f"plan {card}", "points 6")
        return set(drawn(at)["ghosts"][0]["ends"])

    jumped = ends("spring_boots")
    assert "n14" not in jumped and around(Position(table(2)), "n13", 3) - {"n14"} <= jumped
    glided = ends("wing_glider")
    assert "n14" not in glided and "n13" in glided and len(glided) > 5
    roads = ["n07", "n18"]
    assert {"n06", "n09"} < ends("elixir_of_speed", "joanne", guards=roads) and not set(roads) & ends(
        "elixir_of_speed", "joanne", guards=roads
    )
    assert ends("elixir_of_speed", "joanne", guards=[], captains=roads) == {"n08"}


@pytest.mark.rule("AOT-5.9", "AOT-6.3")
def test_whoever_plans_is_warned_of_a_watch_that_has_acted_in_the_turn_before() -> None:
    """That it has acted is kept until plans are laid open; what it will do this turn is what a plan is made against."""
    given: dict[str, Any] = {"A": {"thief": "noiron", "at": "n13"}, "guards": ["n14"], "captains": []}
    fresh, later = drawn(planning(**given)), drawn(planning(**given, watch_done=True))
    assert later == fresh
    assert later["ghosts"][0]["reached"] == ["n13"] and later["forecast"]
    acting = {**given["A"], "plan": ["move 1"]}
    done = drawn(planning(**{**given, "A": acting, "moment": "resolve", "watch_done": True}))
    assert (done["forecast"], done["danger"]) == ([], {"reached": [], "seen": []})


@pytest.mark.rule("AOT-10.4")
def test_whom_a_bounty_is_set_on_is_seen_from_everywhere() -> None:
    """Within a captain's movement is within his reach, however far away he is heard; whom nothing can arrest is not warned."""
    far = {"guards": ["s09"], "captains": [], "alarm": True, "open": "north"}
    bearer = {"thief": "noiron", "at": "n13", "emperor": True, "hand": []}
    calm, wanted = drawn(planning(A=bearer, **far)), drawn(planning(A=bearer, event="bounty", **far))
    assert calm["ghosts"][0]["seen"] == []
    assert wanted["ghosts"][0]["seen"] == ["n13"]
    assert drawn(planning(event="bounty", **far))["ghosts"][0]["seen"] == [], "who bears no Jewel is not wanted"


def drawn_space(at: Position, seat: int) -> str:
    space: str = at.referee.view(seat).seats[seat].space
    return space


def test_every_space_has_a_street_and_a_number_of_its_own() -> None:
    game = table(2)
    for language in LANGUAGES:
        names = game.place_names(language)
        assert set(names) == set(game.box.board.id) and len(set(names.values())) == len(names)


@pytest.mark.rule("AOT-10.4")
def test_danger_belongs_to_questions_about_my_own_way() -> None:
    given: dict[str, Any] = {"guards": ["n14"], "captains": [], "tokens": {"n10": "dark_alley"}}
    area = {"thief": "noiron", "at": "n05", "plan": ["move 6"]}
    at = planning(A=area, **given, moment="resolve")
    at.choose("A", "sneak")
    assert at.asked == ["move"]
    assert drawn(at)["walking"]
    assert not drawn(at, "B")["walking"]
    looking = planning(A={**area, "plan": ["spyglass 6"]}, **given, moment="resolve")
    looking.choose("A", "use spyglass")
    assert any(option.startswith("token ") for option in looking.options("A"))
    assert not drawn(looking)["walking"]

    def warned(position: Position) -> set[str]:
        notes = position.game.notes(position.referee.view(0))
        return {note.thing for note in notes if note.label.key in ("note-reached", "note-seen")}

    assert warned(at)
    assert not warned(looking)


@pytest.mark.rule("AOT-10.4", "AOT-2.14")
def test_options_and_notes_say_one_thing_of_a_space_and_nothing_to_whom_nobody_can_arrest() -> None:
    """However far away a captain hears him: a Bounty makes the watch come, so an option and its note both say so."""
    given: dict[str, Any] = {"guards": ["n14"], "captains": ["n06"], "alarm": True, "open": "north"}
    area = {"thief": "noiron", "at": "n13", "plan": ["rope_and_hook 8"], "emperor": True}
    at = planning(A=area, **given, event="bounty", moment="resolve")

    def told() -> tuple[dict[str, str], dict[str, str]]:
        view, state = at.referee.view(0), at.referee.state
        options = [at.game.describe(view, option) for option in at.game.options(state, 0)]
        said = {str(option.label.args["space"]): danger for option in options if option.id.startswith("step ")
                for danger in cast("list[str]", option.label.args["things"]) if danger in ("reached", "seen")}  # fmt: skip
        notes = {note.thing: note.label.key.removeprefix("note-") for note in at.game.notes(view)
                 if note.label.key in ("note-reached", "note-seen")}  # fmt: skip
        return said, {space: danger for space, danger in notes.items() if space in said}

    walking = planning(A={**area, "plan": ["move 8"]}, **given, event="bounty", moment="resolve")
    walking.choose("A", "sneak")
    protected, at = at, walking
    said, noted = told()
    assert said and said == noted
    at = protected
    at.choose("A", "use rope_and_hook")
    assert at.asked == ["move"] and told() == ({}, {})
    assert not any(note.label.key in ("note-reached", "note-seen") for note in at.game.notes(at.referee.view(0)))


@pytest.mark.rule("AOT-11.1")
def test_the_way_to_the_jewel_is_counted_round_the_watch() -> None:
    """From a gate with a guard on either road there is none round them; with one the longer road is counted."""

    def far(*guards: str, **given: Any) -> int:
        at = planning(A={"thief": "noiron", "at": "n08", "plan": ["move 6"], **given}, guards=list(guards),
                      captains=[], moment="resolve")  # fmt: skip
        return int(foresight.outlook(at.game, at.referee.state, 0).far[at.game.box.board.number["n08"]])

    free, either = far("s09"), [far("n07"), far("n18")]
    assert min(either) == free < max(either) < 255
    assert far("n07", "n18") == free


# -- the track ------------------------------------------------------------------------------------


@pytest.mark.rule("AOT-6.4", "AOT-6.5")
def test_the_track_remembers_in_which_order_things_came_up() -> None:
    at = planning(A={"thief": "noiron", "plan": ["move 6", "beacon 2", "ambush 2"]},
                  B={"thief": "zain", "plan": ["ambush 2"]}, moment="resolve", guards=["s09"], captains=[])  # fmt: skip

    def track(letter: str = "B") -> tuple[list[Any], bool]:
        view = at.referee.view(SPECTATOR if letter == "-" else seat_number(letter))
        assert not set(view.begun) & set(view.track)
        return view.begun, view.under_way

    assert track() == ([(6, 0, 1)], True)
    at.choose("A", "decline")
    assert at.asked == ["next_action"]  # the watch stays where it is meanwhile; of his own actions he chooses one
    assert track() == ([(6, 0, 1), (5, -1, 0)], False)
    at.choose("A", "act 3")
    assert track() == ([(6, 0, 1), (5, -1, 0), (2, 0, 3)], True) == track("-")
    at.choose("A", "decline")
    at.choose("B", "decline")
    whole = [(6, 0, 1), (5, -1, 0), (2, 0, 3), (2, 1, 1), (2, 0, 2)]
    assert track() == (whole, True)
    assert at.game.imagined(at.referee.view(1)).begun == whole
    state = at.referee.state
    forgetful = state.clone()
    forgetful.begun = []
    assert State.decode(state.encode()) == state != forgetful
    assert mark(state, 1) == mark(forgetful, 1)  # records from before it was remembered still replay
    at.choose("A", "decline")
    assert not track()[1]  # the turn is over


@pytest.mark.rule("AOT-10.12")
def test_the_watch_is_under_way_as_long_as_it_acts() -> None:
    at = planning(A={"thief": "joanne", "at": "e23", "plan": ["move 1"]}, B={"thief": "noiron", "at": "e10"},
                  moment="resolve", guards=["e16"], captains=[])  # fmt: skip
    assert at.asked == ["watch_target"]
    view = at.referee.view(1)
    assert view.watch_done
    assert (view.begun, view.under_way) == ([(5, -1, 0)], True)
    assert (drawn(at)["about"], drawn(at, "B")["about"]) == ("e16", "")  # which guard is asked about
    at.choose("A", "target e10")
    view = at.referee.view(1)
    assert (view.begun, view.under_way) == ([(5, -1, 0), (1, 0, 1)], True)
