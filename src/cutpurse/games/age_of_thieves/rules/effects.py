"""What action cards do (chapters 2.4 to 2.6, AOT-8).

An action is carried out in one of its ways: what it is aimed at is chosen (see targets), then its effects follow
in the order of the card, and the theft icon last (AOT-8.8). A card made of known effects needs no code here.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.rules import belongings
from cutpurse.games.age_of_thieves.rules.figures import (
    FIGURES,
    GUARD,
    immobile,
    kind_at,
    lift_watch,
    passive,
    watch,
)
from cutpurse.games.age_of_thieves.rules.moving import start_movement
from cutpurse.games.age_of_thieves.rules.steering import (
    draw_towards,
    place_watch,
    reposition_thief,
    reposition_watch,
    steer_thief,
    steer_watch,
)
from cutpurse.games.age_of_thieves.rules.targets import Choice, EffectRule, Targets, aims, guardhouses, has, on
from cutpurse.games.age_of_thieves.ruleset import AotPlay, OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.games.age_of_thieves.vocabulary import (
    Deafen,
    Dim,
    Effect,
    Glide,
    Hide,
    Immobilise,
    Lure,
    Mark,
    Move,
    Poison,
    PostGuard,
    Protect,
    Remove,
    Rob,
    Send,
    Shift,
    Sleep,
    Spare,
    Steer,
    Unmask,
    Way,
)
from cutpurse.kernel.game import AnswerRule, StepRule

# -- choosing what to aim at ---------------------------------------------------------------------


def begin(play: AotPlay, seat: int, action: str) -> None:
    """Carry out an action that is face up. Without anything to aim at nothing happens (AOT-8.6)."""
    aim(play, seat, action)


def aim(play: AotPlay, seat: int, action: str, *chosen: int) -> None:
    """Ask for a target, unless there is only one; a way with several targets asks again."""
    open_ = choices(play.game, play.state, seat, action, *chosen)
    if len(open_) > 1:
        play.state.asked = [(seat, "target", action, *chosen)]
    elif open_:
        take_aim(play, seat, action, chosen, open_[0])
    else:
        play.tell(told.Fizzled(seat, action))


def choices(game: Ruleset, state: State, seat: int, action: str, *chosen: int) -> list[tuple[str, int, Targets]]:
    """The choices now: what they are called, the way, and its targets. `chosen`: the way and the targets so far."""
    card: Action = game.box.actions[action]
    found: list[tuple[str, int, Targets]] = []
    for number, way in enumerate(card.ways):
        if chosen and chosen[0] != number:
            continue
        near = aims(game, state, seat, card, way)
        if len(chosen) > 1:
            near = [choice for choice in near if not set(choice[1]) & set(chosen[1:])]
        found += [(word, number, target) for word, target in near]
        if _enough(way, len(chosen) - 1 if chosen else 0, near):
            found.append(("enough", number, ()))
    return found


def _enough(way: Way, count: int, left: list[Choice]) -> bool:
    """May the thief stop choosing targets? As many as must be, or as there are."""
    if way.least == way.most == 1:
        return False
    return count >= way.least or (count > 0 and not left)


def take_aim(play: AotPlay, seat: int, action: str, chosen: tuple[int, ...], choice: tuple[str, int, Targets]) -> None:
    """A target is chosen: the next one, or the effects."""
    word, number, target = choice
    way: Way = play.game.box.actions[action].ways[number]
    so_far = (*chosen[1:], *target)
    if word != "enough" and way.most > 1 and len(so_far) < way.most:
        aim(play, seat, action, number, *so_far)
    else:
        carry_out(play, seat, action, number, so_far)


def target_options(game: Ruleset, state: State, seat: int, action: str, *chosen: int) -> list[str]:
    return [word for word, _, _ in choices(game, state, seat, action, *chosen)]


def answer_target(play: AotPlay, seat: int, words: list[str], action: str, *chosen: int) -> None:
    said = " ".join(words)
    open_ = choices(play.game, play.state, seat, action, *chosen)
    take_aim(play, seat, action, chosen, next(choice for choice in open_ if choice[0] == said))


# -- carrying out --------------------------------------------------------------------------------


def carry_out(play: AotPlay, seat: int, action: str, number: int, targets: Targets) -> None:
    """The effects in their order, then the theft icon (AOT-8.8, AOT-9.2)."""
    card: Action = play.game.box.actions[action]
    way = card.ways[number]
    agenda = play.state.agenda
    if card.theft and not has(way, Rob):
        if way.aim == "thief":
            agenda.append(("theft_icon", seat, "thief", targets[0], True))
        elif way.aim in ("space", "free_space"):
            smoke = any(isinstance(effect, Mark) and effect.marker == "smoke" for effect in way.effects)
            agenda.append(("theft_icon", seat, "space", targets[0], not smoke))  # AOT-9.8
    agenda += [("fx_do", seat, action, number, place, *targets) for place in reversed(range(len(way.effects)))]


def do(play: AotPlay, seat: int, action: str, number: int, place: int, *targets: int) -> None:
    way = play.game.box.actions[action].ways[number]
    effect = way.effects[place]
    RULES[type(effect)](play, seat, way, effect, targets)


def _ids(play: AotPlay, spaces: int) -> list[str]:
    return [play.game.box.board.id[space] for space in bits(spaces)]


# -- moving --------------------------------------------------------------------------------------


def move(play: AotPlay, seat: int, way: Way, effect: Move, targets: Targets) -> None:
    """Noiron's Sneak is longer, and only the Sneak (AOT-7.10)."""
    sneak = any(way is own for own in play.game.box.halves["sneak"].ways)
    more = passive(play.game, play.state, seat).sneak if sneak else 0
    start_movement(play, seat, effect.spaces + more, effect.manner)


def steer(play: AotPlay, seat: int, way: Way, effect: Steer, targets: Targets) -> None:
    if way.aim == "thief":
        steer_thief(play, seat, targets[0], effect.spaces)
    elif way.aim == "guards":
        play.state.agenda.append(("fx_guards", seat, effect.spaces, *targets))
    elif effect.nearer:
        steer_watch(play, seat, targets[0], effect.spaces, seat)
    else:
        steer_watch(play, seat, targets[0], effect.spaces)


def guards_next(play: AotPlay, seat: int, steps: int, *guards: int) -> None:
    """Which of the guards moves next, in any order; whoever is not moved stays (Confusing Gas)."""
    if guards:
        play.state.asked = [(seat, "guards", steps, *guards)]


def guards_options(game: Ruleset, state: State, seat: int, steps: int, *guards: int) -> list[str]:
    return [*(f"guard {game.box.board.id[guard]}" for guard in guards), "enough"]


def answer_guards(play: AotPlay, seat: int, words: list[str], steps: int, *guards: int) -> None:
    if words[0] == "enough":
        return
    chosen = play.game.box.board.number[words[1]]
    play.state.agenda.append(("fx_guards", seat, steps, *(guard for guard in guards if guard != chosen)))
    steer_watch(play, seat, chosen, steps)


def send(play: AotPlay, seat: int, way: Way, effect: Send, targets: Targets) -> None:
    """To a guardhouse without watch and fire, anywhere (Forged Orders)."""
    houses = bits(guardhouses(play.game, play.state))
    if len(houses) > 1:
        play.state.asked = [(seat, "send", targets[0])]
    elif houses:
        reposition_watch(play, seat, targets[0], houses[0])


def send_options(game: Ruleset, state: State, seat: int, guard: int) -> list[str]:
    return [f"space {game.box.board.id[house]}" for house in bits(guardhouses(game, state))]


def answer_send(play: AotPlay, seat: int, words: list[str], guard: int) -> None:
    reposition_watch(play, seat, guard, play.game.box.board.number[words[1]])


def glide(play: AotPlay, seat: int, way: Way, effect: Glide, targets: Targets) -> None:
    reposition_thief(play, seat, targets[0])


def lure(play: AotPlay, seat: int, way: Way, effect: Lure, targets: Targets) -> None:
    """Every watch figure near the space, but not on it, that can move (AOT-7.36)."""
    state = play.state
    figures = (
        watch(state) & play.game.box.board.reach(targets[0], effect.within) & ~(1 << targets[0]) & ~immobile(state)
    )
    state.agenda.append(("fx_lure", seat, targets[0], effect.spaces, *bits(figures)))


def lure_next(play: AotPlay, seat: int, target: int, steps: int, *figures: int) -> None:
    """All of them move, in the order the acting thief likes."""
    if len(figures) > 1:
        play.state.asked = [(seat, "lure", target, steps, *figures)]
    elif figures:
        draw_towards(play, seat, figures[0], target, steps)


def lure_options(game: Ruleset, state: State, seat: int, target: int, steps: int, *figures: int) -> list[str]:
    return [f"{FIGURES[kind_at(state, space)]} {game.box.board.id[space]}" for space in figures]


def answer_lure(play: AotPlay, seat: int, words: list[str], target: int, steps: int, *figures: int) -> None:
    chosen = play.game.box.board.number[words[1]]
    play.state.agenda.append(("fx_lure", seat, target, steps, *(figure for figure in figures if figure != chosen)))
    draw_towards(play, seat, chosen, target, steps)


# -- markers and states --------------------------------------------------------------------------


def mark(play: AotPlay, seat: int, way: Way, effect: Mark, targets: Targets) -> None:
    """Smoke or fire (AOT-15.20, AOT-15.21)."""
    spaces, board = 0, play.game.box.board
    for space in targets:
        spaces |= 1 << space | (board.near[space] if effect.spread else 0)
    if effect.marker == "smoke":
        play.state.smoke |= spaces
    else:
        play.state.fire |= spaces
    play.tell(told.MarkersLaid(seat, effect.marker, _ids(play, spaces)))


def deafen(play: AotPlay, seat: int, way: Way, effect: Deafen, targets: Targets) -> None:
    state = play.state
    figures = watch(state) & play.game.box.board.reach(targets[0], effect.within)
    if figures:
        state.deaf |= figures
        play.tell(told.WatchAffected("deafened", _ids(play, figures)))


def immobilise(play: AotPlay, seat: int, way: Way, effect: Immobilise, targets: Targets) -> None:
    if way.aim == "thief":
        play.state.snared_thieves |= 1 << targets[0]
        play.tell(told.Affected(targets[0], "immobile"))
    else:
        play.state.snared |= 1 << targets[0]
        play.tell(told.WatchAffected("immobile", _ids(play, 1 << targets[0])))


def sleep(play: AotPlay, seat: int, way: Way, effect: Sleep, targets: Targets) -> None:
    play.state.asleep |= 1 << targets[0]
    if effect.turns > 1:
        play.state.asleep_next |= 1 << targets[0]
    play.tell(told.WatchAffected("asleep", _ids(play, 1 << targets[0])))


def poison(play: AotPlay, seat: int, way: Way, effect: Poison, targets: Targets) -> None:
    play.state.poisoned |= 1 << targets[0]
    play.tell(told.Affected(targets[0], "poisoned"))


def protect(play: AotPlay, seat: int, way: Way, effect: Protect, targets: Targets) -> None:
    play.state.protected |= 1 << seat
    play.tell(told.Affected(seat, "protected"))


def hide(play: AotPlay, seat: int, way: Way, effect: Hide, targets: Targets) -> None:
    play.state.hidden |= 1 << seat
    play.tell(told.Affected(seat, "hidden"))


def unmask(play: AotPlay, seat: int, way: Way, effect: Unmask, targets: Targets) -> None:
    play.state.unmasked |= 1 << targets[0]
    play.tell(told.Affected(targets[0], "unmasked"))


def spare(play: AotPlay, seat: int, way: Way, effect: Spare, targets: Targets) -> None:
    play.state.charmed |= 1 << targets[0]
    play.state.charmer = seat
    play.tell(told.WatchAffected("charmed", _ids(play, 1 << targets[0])))


def dim(play: AotPlay, seat: int, way: Way, effect: Dim, targets: Targets) -> None:
    """The watch of the own district sees less far, whoever stands there (Snuffed Lanterns)."""
    state, board = play.state, play.game.box.board
    district = board.district[state.at[seat]]
    state.own("dim")
    state.dim[district] += effect.vigilance
    play.tell(told.WatchAffected("dimmed", _ids(play, watch(state) & board.district_mask[district])))


# -- the watch -----------------------------------------------------------------------------------


def shift(play: AotPlay, seat: int, way: Way, effect: Shift, targets: Targets) -> None:
    play.state.initiative = targets[0]
    play.tell(told.InitiativeChanged(seat, targets[0]))


def post_guard(play: AotPlay, seat: int, way: Way, effect: PostGuard, targets: Targets) -> None:
    """A guard comes and arrests; then he acts at once (AOT-7.37, AOT-10.19)."""
    if effect.acts:
        play.state.agenda.append(("fx_acts", seat, targets[0]))
    place_watch(play, seat, GUARD, list(targets))


def acts(play: AotPlay, seat: int, space: int) -> None:
    if play.state.guards >> space & 1:
        play.state.agenda.append(("act_alone", seat, space))


def remove(play: AotPlay, seat: int, way: Way, effect: Remove, targets: Targets) -> None:
    figure = FIGURES[kind_at(play.state, targets[0])]
    lift_watch(play.state, targets[0])
    play.tell(told.WatchRemoved(figure, play.game.box.board.id[targets[0]]))


RULES: dict[type[Effect], EffectRule] = dict([
    on(Move, move), on(Steer, steer), on(Send, send), on(Glide, glide), on(Lure, lure), on(Mark, mark),
    on(Deafen, deafen), on(Immobilise, immobilise), on(Sleep, sleep), on(Poison, poison),
    on(Protect, protect), on(Hide, hide), on(Unmask, unmask), on(Spare, spare), on(Dim, dim), on(Shift, shift),
    on(PostGuard, post_guard), on(Remove, remove),
    *belongings.RULES.items()])  # fmt: skip
STEPS: dict[str, StepRule[State, Ruleset]] = {
    "fx_begin": begin,
    "fx_do": do,
    "fx_guards": guards_next,
    "fx_lure": lure_next,
    "fx_acts": acts,
}
ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {
    "target": answer_target, "guards": answer_guards, "send": answer_send, "lure": answer_lure,
    **belongings.ANSWERS}  # fmt: skip
OPTIONS: dict[str, OptionRule] = {
    "target": target_options, "guards": guards_options, "send": send_options, "lure": lure_options,
    **belongings.OPTIONS}  # fmt: skip
