"""What each action card does, on the smallest position that shows it (chapters 2.4 to 2.6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from cutpurse.games.age_of_thieves.rules import effects, happenings
from cutpurse.games.age_of_thieves.vocabulary import ActionEffect, EventEffect
from tests.games.age_of_thieves.positions import Position, table

FAR = {"C": {"thief": "nikolai", "at": "s29"}}


def act(card: str, *draws: str, a: dict[str, Any], b: dict[str, Any] | None = None, **given: Any) -> Position:
    """A resolves a card; B is somewhere, C far away."""
    seats = {"A": {"thief": "joanne", **a}, "B": {"thief": "morius", "at": "n05", **(b or {})}, **FAR}
    return Position(table(), *draws, **{"guards": [], **seats, **given}, acting={"A": card})


def test_every_effect_has_a_rule() -> None:
    assert set(effects.RULES) == set(get_args(ActionEffect))
    assert set(happenings.RULES) == set(get_args(EventEffect))


# -- moving figures ------------------------------------------------------------------------------


def test_beacon_moves_one_guard_up_to_four_spaces() -> None:
    """X4: on the third space Jasmine is arrested; the fourth step is lost."""
    game = act("beacon", a={"at": "w16"}, b={"thief": "jasmine", "at": "w17"}, guards=["w27", "n20"])
    game.choose("A", "to w17")  # the only guard within 5 was chosen by itself
    assert game["guards"] == ["n20", "w17"]
    assert game["B"]["at"] == "w28"


def test_beacon_needs_a_guard_in_range() -> None:
    game = act("beacon", a={"at": "w16"}, guards=["n20"], captains=["w17"])
    assert game.asked == [] and game["guards"] == ["n20"]


def test_an_immobile_guard_cannot_be_steered() -> None:
    game = act("beacon", a={"at": "w16"}, guards=["w27", "w18"], immobile=["w27"])
    assert "to w17" in game.options("A") and game.asked == ["steer"]


def test_confusing_gas_moves_guards_one_by_one() -> None:
    """X11: one space, two spaces, none."""
    game = act("confusing_gas", a={"at": "e17"}, guards=["e16", "e12", "e07", "n11"])
    assert game.options("A") == ["guard e07", "guard e12", "guard e16", "enough"]
    game.choose("A", "guard e16", "to e15", "guard e12", "to e24", "guard e07", "stay")
    assert game["guards"] == ["e07", "e15", "e24", "n11"] and game.asked == []


def test_forged_orders_send_a_guard_to_any_free_guardhouse() -> None:
    """X5: nobody on the way is arrested."""
    game = act("forged_orders", a={"at": "n05"}, b={"at": "e21"}, guards=["e16"], captains=["s13"], fire=["s15"])
    assert not {"space s13", "space s15", "space e16"} & set(game.options("A"))
    game.choose("A", "space s26")
    assert game["guards"] == ["s26"] and game["B"]["at"] == "e21"


def test_wing_glider_lands_on_a_free_space() -> None:
    game = act("wing_glider", a={"at": "e17"}, guards=["e16"], fire=["e18"])
    assert not {"space e16", "space e17", "space e18", "space e22"} & set(game.options("A"))
    game.choose("A", "space e15")
    assert game["A"]["at"] == "e15" and game.asked == []


def test_an_immobile_thief_does_not_glide() -> None:
    assert act("wing_glider", a={"at": "e17", "immobile": True}).asked == []


def test_magnetic_winch_moves_a_rival_into_the_watch() -> None:
    """X57."""
    game = act("magnetic_winch", a={"at": "e10"}, b={"at": "e15"}, guards=["e16"])
    game.choose("A", "thief B", "to e16")
    assert game["B"]["at"] == "e22"


def test_firecracker_draws_the_watch_near() -> None:
    """X72: of e16 and s06 the one moved first ends on e23, the other on e21."""
    game = act("firecracker", a={"at": "e18"}, guards=["e07", "e16", "s06"])
    game.choose("A", "space e17", "guard e07", "guard s06")
    assert game["guards"] == ["e17", "e21", "e23"]


def test_seduction_lures_a_guard_who_spares_jasmine() -> None:
    game = Position(
        table(), A={"thief": "jasmine", "at": "e15"}, B={"at": "n05"}, guards=["e16"], acting={"A": "seduction"}
    )
    assert game.options("A") == ["stay", "to e15"]
    game.choose("A", "to e15")
    assert game["guards"] == ["e15"] and game["A"]["at"] == "e15" and game["charmed"] == ["e15"]


# -- movement actions ----------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "thief", "steps"), [
    ("sneak", "joanne", 4), ("sneak", "noiron", 5), ("dash", "noiron", 6), ("elixir_of_speed", "noiron", 4),
    ("rope_and_hook", "joanne", 2), ("light_fingers", "joanne", 3)])  # fmt: skip
def test_movement_cards_give_their_steps(card: str, thief: str, steps: int) -> None:
    game = act(card, a={"thief": thief, "at": "e17"})
    assert game.asked == ["move"] and game.state.asked[0][2] == steps


def test_rope_and_hook_protects_first() -> None:
    assert act("rope_and_hook", a={"at": "e17"})["A"]["protected"]


# -- markers and states --------------------------------------------------------------------------


def test_smoke_covers_a_space_and_its_neighbours() -> None:
    """X13: she is hidden and can be robbed while there; there is no theft marker."""
    game = act("smoke_grenade", a={"at": "e18"}, b={"at": "e23", "green": 1}).choose("A", "space e23")
    assert game["smoke"] == ["e17", "e21", "e23", "e24"]  # never the dungeon e22
    assert game["B"]["is_hidden"] and not game["B"]["marked"] and game["B"]["green"] == 1


def test_smoke_on_the_own_space_robs_everybody_there() -> None:
    """X45."""
    game = act("smoke_grenade", a={"at": "e18"}, b={"at": "e18", "green": 1}).choose("A", "space e18")
    assert game["A"]["green"] == 1 and game["B"]["robbed"]


def test_fire_needs_a_free_space() -> None:
    """X10."""
    game = act("fire_grenade", a={"at": "p07"}).choose("A", "space p01")
    assert game["fire"] == ["p01"] and game["emperor"] == "p01"
    assert "space p01" not in act("fire_grenade", a={"at": "p07"}, b={"at": "p01"}).options("A")


def test_zain_throws_farther() -> None:
    near = act("fire_grenade", a={"at": "e17"}).options("A")
    far = act("fire_grenade", a={"thief": "zain", "at": "e17"}).options("A")
    assert set(near) < set(far)


def test_noise_deafens_the_watch_near_the_space() -> None:
    game = act("noise_grenade", a={"at": "e17"}, b={"at": "e18"}, guards=["e16", "e12", "e07"]).choose("A", "space e18")
    assert game["deafened"] == ["e12"] and game["B"]["marked"]


def test_snare_never_holds_a_captain() -> None:
    """X9."""
    assert act("automatic_snare", a={"at": "e17"}, captains=["e18"]).asked == []
    game = act("automatic_snare", a={"at": "e17"}, b={"at": "e18"}, guards=["e23"])
    assert game.options("A") == ["thief B", "guard e23"]
    game.choose("A", "thief B")
    assert game["B"]["immobile"] and game["B"]["marked"]


def test_bola_poisons_a_thief_or_puts_a_guard_to_sleep() -> None:
    game = act("poisoned_bola", a={"at": "e17"}, b={"at": "e18"}, guards=["e23"])
    assert game.choose("A", "thief B")["B"]["poisoned"]
    game = act("poisoned_bola", a={"at": "e17"}, b={"at": "e18"}, guards=["e23"]).choose("A", "guard e23")
    assert game["asleep"] == ["e23"] and game["asleep_next"] == []


def test_the_dart_lasts_two_turns() -> None:
    game = act("sleeping_dart", a={"at": "e17"}, captains=["e18"])
    assert (game["asleep"], game["asleep_next"]) == (["e18"], ["e18"])


def test_cloak_hides_and_unmasking_shows() -> None:
    assert act("reflective_cloak", a={"at": "e18"})["A"]["is_hidden"]
    game = Position(table(), A={"thief": "noiron", "at": "e18"}, B={"at": "e17"}, guards=[], acting={"A": "unmasking"})
    assert not game["B"]["is_hidden"] and game["B"]["marked"]


def test_lanterns_dim_the_own_district() -> None:
    assert act("snuffed_lanterns", a={"at": "e18"}, guards=["e23"])["dimmed"] == {"east": 3}


def test_arson_lays_up_to_two_fires() -> None:
    game = Position(table(), A={"thief": "zain", "at": "e18"}, guards=["e17"], acting={"A": "arson"})
    game.choose("A", "space e24")
    assert "space e24" not in game.options("A") and "enough" in game.options("A")
    assert game.choose("A", "space e25")["fire"] == ["e24", "e25"]


# -- jewels --------------------------------------------------------------------------------------


def test_pulley_rod_robs_from_afar_or_takes_a_jewel() -> None:
    game = act("pulley_rod", a={"at": "e17"}, b={"at": "e18", "green": 1, "yellow": 1})
    game.choose("A", "thief B", "take green")
    assert game["A"]["green"] == 1 and game["B"]["robbed"]
    game = act("pulley_rod", "south", a={"at": "p04"})
    assert game["A"]["emperor"] and game["open"] == "south" and game["A"]["best_burglar"]


def test_pulley_rod_marks_whoever_has_nothing() -> None:
    game = act("pulley_rod", a={"at": "e17"}, b={"at": "e18"}, green=[])
    assert game["B"]["marked"] and not game["B"]["robbed"]


def test_confiscation_takes_the_least_jewel() -> None:
    b = {"at": "e18", "green": 1, "yellow": 1, "tokens": ["trinkets"]}
    game = act("confiscation", a={"at": "e17"}, b=b, green=[])
    assert game.asked == ["hand_over"]
    game.choose("B", "give trinkets")
    assert game["A"]["tokens"] == ["trinkets"] and game["B"]["robbed"]


def test_confiscation_never_takes_the_emperors_jewel() -> None:
    game = act("confiscation", a={"at": "e17"}, b={"at": "e18", "emperor": True}, green=[])
    assert game.asked == [] and game["B"]["emperor"]
    game = act("confiscation", a={"at": "e17"}, green=["e23"], yellow=["e18"])
    assert game["A"]["yellow"] == 1


# -- tokens --------------------------------------------------------------------------------------


def test_rats_look_at_tokens_and_take_one() -> None:
    tokens = {"e12": "informer", "e11": "plain_garb_guard"}
    game = act("mechanical_rats", a={"at": "e17"}, tokens=tokens)
    game.choose("A", "token e11", "token e12", "enough")
    assert game.options("A") == ["fetch e12", "keep"]
    game.choose("A", "fetch e12")
    assert game["A"]["tokens"] == ["informer"] and game["tokens"]["e11"] == "plain_garb_guard"
    assert "e12" not in game["tokens"] and game["A"]["knows"] == ["e11"]


def test_a_guard_that_is_looked_at_stays_asleep() -> None:
    """X65."""
    game = act("mechanical_rats", a={"at": "e17"}, tokens={"e11": "plain_garb_guard"})
    game.choose("A", "token e11", "enough", "keep")
    assert game["guards"] == [] and game["tokens"]["e11"] == "plain_garb_guard"


def test_rats_pull_a_token_from_a_sheet() -> None:
    game = act("mechanical_rats", a={"at": "e17"}, b={"at": "e18", "tokens": ["informer", "trinkets"]})
    game.choose("A", "thief B", "take trinkets")
    assert game["A"]["tokens"] == ["trinkets"] and not game["B"]["robbed"]


def test_rat_spies_may_swap_and_nobody_else_knows() -> None:
    game = Position(table(), A={"thief": "morius"}, B={"knows": ["e11"]}, tokens={"e11": "informer", "n03": "trinkets"},
                    acting={"A": "rat_spies"})  # fmt: skip
    game.choose("A", "token e11", "token n03")
    assert game.options("A") == ["swap", "keep"]
    game.choose("A", "swap")
    assert (game["tokens"]["e11"], game["tokens"]["n03"]) == ("trinkets", "informer")
    assert game["A"]["knows"] == ["e11", "n03"] and game["B"]["knows"] == []


def test_spyglass_looks_in_the_own_district_and_draws() -> None:
    """X53 in part: two cards, then one is discarded."""
    game = act("spyglass", "informer", "beacon", "spyglass", a={"at": "e17"})
    assert all(option == "enough" or option.startswith("token e") for option in game.options("A"))
    game.choose("A", "token e11", "enough", "discard beacon")
    assert game["A"]["hand"] == ["spyglass"] and game["A"]["knows"] == ["e11"]


def test_spyglass_draws_without_tokens() -> None:
    game = act("spyglass", a={"at": "p04"})
    assert game.asked == ["discard"]


# -- cards and points ----------------------------------------------------------------------------


def test_wits_and_cunning_plan() -> None:
    """AOT-8.9."""
    game = act("wits", a={"at": "e17"})
    assert game.options("A") == ["draw", "gain"]
    assert game.choose("A", "gain")["A"]["purple_new"] == 2
    game = act("cunning_plan", a={"at": "e17"})
    assert game["A"]["purple_new"] == 2 and len(game["A"]["hand"]) == 2


def test_cunning_plan_minds_the_hand_limit() -> None:
    """X52."""
    game = act("cunning_plan", a={"at": "e17", "hand": ["beacon", "spyglass", "beacon", "firecracker"]})
    assert game.asked == ["hand_limit"]
    game.choose("A", "discard spyglass")
    assert len(game["A"]["hand"]) == 5 and game["A"]["purple_new"] == 2


def test_guild_favour() -> None:
    assert act("guild_favour", a={"at": "e17"})["A"]["purple_new"] == 4


def test_brass_raven_takes_a_card_that_two_see() -> None:
    game = act("brass_raven", "spyglass", a={"at": "e17"}, b={"at": "e18", "hand": ["beacon", "spyglass"]})
    assert game.options("A") == ["thief B", "draw"]
    game.choose("A", "thief B")
    assert game["A"]["hand"] == ["spyglass"] and game["B"]["hand"] == ["beacon"]


def test_tinkering_fetches_a_discarded_card() -> None:
    game = Position(table(), A={"thief": "nikolai"}, discard=["beacon", "spyglass"], acting={"A": "tinkering"})
    assert game.options("A") == ["card beacon", "card spyglass"]
    assert game.choose("A", "card spyglass")["A"]["hand"] == ["spyglass"]


# -- the watch -----------------------------------------------------------------------------------


def test_tampered_clock() -> None:
    game = act("tampered_clock", a={"at": "e17"}, initiative=3)
    assert game.options("A") == [*(f"initiative {number}" for number in (0, 1, 2, 4, 5, 6, 7)), "draw"]
    assert game.choose("A", "initiative 7")["initiative"] == 7
    assert len(act("tampered_clock", a={"at": "e17"}, watch_done=True)["A"]["hand"]) == 1


def test_anonymous_tip_brings_a_guard_who_acts() -> None:
    """X73: he arrests on arrival, then goes for another thief."""
    game = act("anonymous_tip", a={"at": "n15", "hidden": True}, b={"at": "n16"}, C={"thief": "nikolai", "at": "n17"})
    game.choose("A", "space n16")
    assert game["B"]["at"] == "n29" and game["C"]["at"] == "n29" and game["guards"] == ["n17"]


def test_bribed_guard_goes_home() -> None:
    game = act("bribed_guard", a={"at": "e17"}, guards=["e18"])
    assert game["guards"] == [] and game["supply"]["guards"] == 20


# -- a card from a pack --------------------------------------------------------------------------


def test_a_card_from_a_pack_is_played_without_code(tmp_path: Path) -> None:
    (tmp_path / "general.toml").write_text(
        '[[general]]\nid = "lullaby"\ncopies = 2\nrange = 3\n'
        'ways = [{ aim = "captain", effects = [{ do = "sleep", turns = 2 }] }, { aim = "self", effects = [{ do = "hide" }, { do = "gain", ap = 1 }] }]\n'
        'name = { en = "Lullaby", de = "Wiegenlied", pl = "Kołysanka", fr = "Berceuse" }\nprovenance = { entry = "ours" }\n',
        encoding="utf-8",
    )
    seats = {"A": {"thief": "joanne", "at": "e17"}, "B": {"thief": "morius"}}
    game = Position(table(2, tmp_path), **seats, captains=["e18"], acting={"A": "lullaby"})
    assert game.options("A") == ["captain e18", "hide"]
    game.choose("A", "hide")
    assert game["A"]["is_hidden"] and game["A"]["purple_new"] == 1
