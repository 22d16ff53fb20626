"""Action cards that take and give: jewels, city tokens, cards, points (chapters 2.4 to 2.6)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules import tokens
from cutpurse.games.age_of_thieves.rules.cards import card_ids, draw_cards, draw_then_discard
from cutpurse.games.age_of_thieves.rules.figures import gain_points, keep_token
from cutpurse.games.age_of_thieves.rules.jewel import take_from_board
from cutpurse.games.age_of_thieves.rules.targets import EffectRule, Targets, on, sheet_tokens
from cutpurse.games.age_of_thieves.rules.theft import add_jewel, can_be_robbed, least_jewels, rob
from cutpurse.games.age_of_thieves.ruleset import AotPlay, OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import State, first
from cutpurse.games.age_of_thieves.vocabulary import (
    Draw,
    Effect,
    Gain,
    HandOver,
    Look,
    Rob,
    Salvage,
    TakeCard,
    TakeJewel,
    TakeToken,
    Way,
)
from cutpurse.kernel.game import AnswerRule
from cutpurse.kernel.message import seat_letter

# -- jewels --------------------------------------------------------------------------------------


def rob_from_afar(play: AotPlay, seat: int, way: Way, effect: Rob, targets: Targets) -> None:
    """AOT-9.9; whoever has no jewel gets a theft marker instead (AOT-9.10)."""
    state, victim = play.state, targets[0]
    if can_be_robbed(play.game, state, victim):
        rob(play, seat, victim)
    elif not (state.robbed | state.marked) >> victim & 1:
        state.marked |= 1 << victim
        play.tell(told.TheftMarked(victim))


def take_jewel(play: AotPlay, seat: int, way: Way, effect: TakeJewel, targets: Targets) -> None:
    space, jewel = targets
    take_from_board(play, seat, space, play.game.box.jewel_id[jewel])


def hand_over(play: AotPlay, seat: int, way: Way, effect: HandOver, targets: Targets) -> None:
    """Between a yellow jewel and Trinkets the victim chooses (chapter 2.6)."""
    jewels = least_jewels(play.game, play.state, targets[0])
    if len(jewels) > 1:
        play.state.asked = [(targets[0], "hand_over", seat)]
    else:
        give(play, targets[0], jewels[0], seat)


def hand_over_options(game: Ruleset, state: State, seat: int, rival: int) -> list[str]:
    return [f"give {jewel}" for jewel in least_jewels(game, state, seat)]


def answer_hand_over(play: AotPlay, seat: int, words: list[str], rival: int) -> None:
    give(play, seat, words[1], rival)


def give(play: AotPlay, seat: int, jewel: str, rival: int) -> None:
    """It counts as the one theft on him (AOT-9.6)."""
    state = play.state
    add_jewel(play.game, state, seat, jewel, -1)
    add_jewel(play.game, state, rival, jewel, 1)
    state.robbed |= 1 << seat
    state.marked &= ~(1 << seat)
    play.tell(told.Confiscated(rival, seat, jewel))
    play.commit()


# -- city tokens ---------------------------------------------------------------------------------


def look(play: AotPlay, seat: int, way: Way, effect: Look, targets: Targets) -> None:
    """Always asked what follows, so that nobody can tell what was seen (D20)."""
    if not targets:
        return
    box = play.game.box
    seen = [tokens.look_at(play, seat, space) for space in targets]
    play.tell(told.LookedAt(seat, [box.board.id[space] for space in targets], [box.token_id[kind] for kind in seen]))
    if effect.take:
        play.state.asked = [(seat, "look_take", *targets)]
    elif effect.swap and len(targets) == 2:
        play.state.asked = [(seat, "look_swap", *targets)]


def look_take_options(game: Ruleset, state: State, seat: int, *spaces: int) -> list[str]:
    """Tokens that go on a sheet may be taken (Mechanical Rats)."""
    box = game.box
    return [*(f"fetch {box.board.id[space]}" for space in spaces if box.tokens[state.tokens[space]].kept), "keep"]


def answer_look_take(play: AotPlay, seat: int, words: list[str], *spaces: int) -> None:
    if words[0] == "keep":
        return
    space = play.game.box.board.number[words[1]]
    kind = play.state.tokens[space]
    tokens.take_off(play.state, space)
    play.tell(told.TokenRevealed(seat, play.game.box.token_id[kind], words[1]))
    tokens.keep(play, seat, kind)
    play.commit()


def look_swap_options(game: Ruleset, state: State, seat: int, *spaces: int) -> list[str]:
    return ["swap", "keep"]


def answer_look_swap(play: AotPlay, seat: int, words: list[str], one: int, other: int) -> None:
    """Whether they were swapped is known to the looker alone (chapter 6)."""
    names = play.game.box.board.id
    tokens.perhaps_swap(play.state, seat, one, other, words[0] == "swap")
    play.tell(told.PerhapsSwapped(seat, [names[one], names[other]], words[0] == "swap"))
    play.commit()


def take_token(play: AotPlay, seat: int, way: Way, effect: TakeToken, targets: Targets) -> None:
    kinds = sheet_tokens(play.game, play.state, targets[0])
    if len(kinds) > 1:
        play.state.asked = [(seat, "take_token", targets[0])]
    elif kinds:
        pull(play, seat, targets[0], kinds[0])


def take_token_options(game: Ruleset, state: State, seat: int, victim: int) -> list[str]:
    return [f"take {game.box.token_id[kind]}" for kind in sheet_tokens(game, state, victim)]


def answer_take_token(play: AotPlay, seat: int, words: list[str], victim: int) -> None:
    pull(play, seat, victim, play.game.box.token_number[words[1]])


def pull(play: AotPlay, seat: int, victim: int, kind: int) -> None:
    """A token changes sheets; that is no theft, not even of Trinkets (AOT-9.12)."""
    keep_token(play.game, play.state, victim, kind, -1)
    keep_token(play.game, play.state, seat, kind)
    play.tell(told.TokenTaken(seat, victim, play.game.box.token_id[kind]))
    play.commit()


# -- cards and points ----------------------------------------------------------------------------


def draw(play: AotPlay, seat: int, way: Way, effect: Draw, targets: Targets) -> None:
    if effect.discard:
        draw_then_discard(play, seat, effect.cards, effect.discard)
    else:
        draw_cards(play, seat, effect.cards)


def gain(play: AotPlay, seat: int, way: Way, effect: Gain, targets: Targets) -> None:
    gain_points(play, seat, effect.ap)


def take_card(play: AotPlay, seat: int, way: Way, effect: TakeCard, targets: Targets) -> None:
    """At random; only the two of them see it (AOT-8.17)."""
    state, victim = play.state, targets[0]
    copy = play.chance.draw(state.hands[victim], f"hand {seat_letter(seat)} {seat_letter(victim)}")
    state.hands[victim] ^= 1 << copy
    state.hands[seat] |= 1 << copy
    card = card_ids(play.game, 1 << copy)[0]
    play.tell(told.CardTaken(seat, victim, card))
    play.tell(told.CardLost(victim, seat, card))
    state.agenda.append(("hand_limit", seat))


def salvage(play: AotPlay, seat: int, way: Way, effect: Salvage, targets: Targets) -> None:
    """A card of the pile comes to the hand (Tinkering)."""
    state, kind = play.state, targets[0]
    pile = state.discard & play.game.box.copies_of[kind]
    if state.cover >= 0 and pile & (pile - 1):
        pile &= ~(1 << state.cover)
    copy = first(pile)
    state.discard ^= 1 << copy
    state.hands[seat] |= 1 << copy
    play.tell(told.CardFetched(seat, play.game.box.card_id[kind]))
    state.agenda.append(("hand_limit", seat))


RULES: dict[type[Effect], EffectRule] = dict([
    on(Rob, rob_from_afar), on(TakeJewel, take_jewel), on(HandOver, hand_over), on(Look, look),
    on(TakeToken, take_token), on(Draw, draw), on(Gain, gain), on(TakeCard, take_card), on(Salvage, salvage)])  # fmt: skip
ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {
    "hand_over": answer_hand_over, "look_take": answer_look_take, "look_swap": answer_look_swap,
    "take_token": answer_take_token}  # fmt: skip
OPTIONS: dict[str, OptionRule] = {
    "hand_over": hand_over_options, "look_take": look_take_options, "look_swap": look_swap_options,
    "take_token": take_token_options}  # fmt: skip
