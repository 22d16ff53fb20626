"""The words of which action cards, tokens and events are made (chapters 2.3 to 2.7).

Each effect is a small typed table `{ do = "steer", spaces = 4 }` in the component files. A card, token or
event made of known effects needs no code; a new effect is a class here and a rule in rules/.
"""

from __future__ import annotations

from typing import Literal

import msgspec

District = Literal["palace", "north", "east", "south", "west"]
Aim = Literal["self", "thief", "guard", "captain", "guards", "space", "free_space", "guardhouse", "jewel",
              "yellow_jewel", "tokens", "discard", "initiative"]  # fmt: skip


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing that a card, a token or an event does."""


# -- what action cards do ------------------------------------------------------------------------


class Move(Effect, frozen=True, tag="move"):
    """A movement action of the acting thief (AOT-7.10 to AOT-7.25)."""

    spaces: int
    manner: Literal["sneak", "dash", "jump", "light_fingers"] = "sneak"


class Steer(Effect, frozen=True, tag="steer"):
    """The target is moved step by step, as the acting player likes (AOT-7.30 to AOT-7.35)."""

    spaces: int
    nearer: bool = False
    """Each step must bring it nearer to the acting thief."""


class Send(Effect, frozen=True, tag="send"):
    """The target is repositioned to a guardhouse without watch and fire, anywhere."""


class Glide(Effect, frozen=True, tag="glide"):
    """The acting thief is repositioned to the target space (AOT-7.26)."""


class Lure(Effect, frozen=True, tag="lure"):
    """The watch near the target space moves towards it (AOT-7.36)."""

    within: int
    spaces: int


class Mark(Effect, frozen=True, tag="mark"):
    """A marker on the target space, with `spread` on its neighbours too (AOT-15.20, AOT-15.21)."""

    marker: Literal["smoke", "fire"]
    spread: bool = False


class Deafen(Effect, frozen=True, tag="deafen"):
    """The watch near the target space detects nobody (AOT-2.18)."""

    within: int


class Immobilise(Effect, frozen=True, tag="immobilise"):
    """AOT-2.16."""


class Sleep(Effect, frozen=True, tag="sleep"):
    """A watch figure sleeps for this turn, or for more (AOT-2.17, AOT-13.3)."""

    turns: Literal[1, 2] = 1


class Poison(Effect, frozen=True, tag="poison"):
    """AOT-5.11."""


class Protect(Effect, frozen=True, tag="protect"):
    """The acting thief cannot be arrested (AOT-2.14)."""


class Hide(Effect, frozen=True, tag="hide"):
    """The acting thief is hidden (AOT-2.12)."""


class Unmask(Effect, frozen=True, tag="unmask"):
    """The target thief is not hidden, whatever says so."""


class Spare(Effect, frozen=True, tag="spare"):
    """The target guard neither detects nor arrests the acting thief."""


class Rob(Effect, frozen=True, tag="rob"):
    """A theft at once, at any distance (AOT-9.9)."""


class TakeJewel(Effect, frozen=True, tag="take_jewel"):
    """The jewel goes from its space to the acting thief's sheet (AOT-9.12)."""


class HandOver(Effect, frozen=True, tag="hand_over"):
    """The target thief gives a jewel of the least value he has, never the Emperors' Jewel; counts as a theft."""


class Look(Effect, frozen=True, tag="look"):
    """Look secretly at the tokens (AOT-8.16); `take` one that is kept, or `swap` two."""

    take: bool = False
    swap: bool = False


class TakeToken(Effect, frozen=True, tag="take_token"):
    """A city token from the target thief's sheet."""


class Draw(Effect, frozen=True, tag="draw"):
    """General cards from the deck, then a discard of one's own choice (AOT-4.2)."""

    cards: int
    discard: int = 0


class Gain(Effect, frozen=True, tag="gain"):
    """Temporary action points (AOT-8.10)."""

    ap: int


class Shift(Effect, frozen=True, tag="shift"):
    """The watch's initiative goes up or down, between 0 and the die's highest number, while it has not acted."""

    most: int


class PostGuard(Effect, frozen=True, tag="post_guard"):
    """A guard from the supply on the target guardhouse; he `acts` at once (AOT-10.19)."""

    acts: bool = False


class Remove(Effect, frozen=True, tag="remove"):
    """The target guard goes back to the supply."""


class TakeCard(Effect, frozen=True, tag="take_card"):
    """A general card from the target thief's hand, at random (AOT-8.17)."""


class Dim(Effect, frozen=True, tag="dim"):
    """The watch in the acting thief's district sees less far."""

    vigilance: int


class Salvage(Effect, frozen=True, tag="salvage"):
    """The target card goes from the discard pile to the hand."""


ActionEffect = (Move | Steer | Send | Glide | Lure | Mark | Deafen | Immobilise | Sleep | Poison | Protect | Hide | Unmask
                | Spare | Rob | TakeJewel | HandOver | Look | TakeToken | Draw | Gain | Shift | PostGuard | Remove
                | TakeCard | Dim | Salvage)  # fmt: skip

AIMS: dict[type[Effect], frozenset[str]] = {
    Move: frozenset({"self"}), Protect: frozenset({"self"}), Hide: frozenset({"self"}), Dim: frozenset({"self"}),
    Steer: frozenset({"thief", "guard", "captain", "guards"}), Send: frozenset({"guard"}),
    Remove: frozenset({"guard", "captain"}), Spare: frozenset({"guard", "captain"}),
    Immobilise: frozenset({"thief", "guard", "captain"}), Sleep: frozenset({"guard", "captain"}),
    Poison: frozenset({"thief"}), Unmask: frozenset({"thief"}), Rob: frozenset({"thief"}),
    HandOver: frozenset({"thief"}), TakeToken: frozenset({"thief"}), TakeCard: frozenset({"thief"}),
    Glide: frozenset({"free_space"}), Mark: frozenset({"space", "free_space"}),
    Lure: frozenset({"space", "free_space"}), Deafen: frozenset({"space", "free_space"}),
    TakeJewel: frozenset({"jewel", "yellow_jewel"}), Look: frozenset({"tokens"}),
    PostGuard: frozenset({"guardhouse"}), Salvage: frozenset({"discard"}), Shift: frozenset({"initiative"})}  # fmt: skip
"""The aims an effect can have; effects that are not named here need none (they do something for oneself)."""


VERBS: dict[str, str] = {
    "thief": "thief", "guard": "guard", "captain": "captain", "guards": "guards", "space": "space",
    "free_space": "space", "guardhouse": "space", "jewel": "jewel", "yellow_jewel": "jewel", "tokens": "token",
    "discard": "card", "initiative": "initiative"}  # fmt: skip
"""How a choice names what is aimed at."""


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to carry out an action: what is aimed at, and what is done, in this order (AOT-8.8)."""

    aim: Aim
    effects: list[ActionEffect]
    least: int = 1
    most: int = 1

    @property
    def verb(self) -> str:
        """The first word of its choices; without a target what is done first."""
        return VERBS.get(self.aim) or str(self.effects[0].__struct_config__.tag)


# -- what tokens do when revealed, and events at once --------------------------------------------


class Discard(Effect, frozen=True, tag="discard"):
    """Everybody concerned discards general cards of his choice (AOT-15.11)."""

    cards: int


class Post(Effect, frozen=True, tag="post"):
    """A guard from the supply: on a guardhouse of a district, on a gate of the open one, or `here`."""

    where: Literal["palace", "north", "east", "south", "west", "gates", "here"]


class Recall(Effect, frozen=True, tag="recall"):
    """Guards go back to the nearest free guardhouses."""


class Jewels(Effect, frozen=True, tag="jewels"):
    """More yellow jewels than one are placed (AOT-3.6)."""

    more: int


class Burn(Effect, frozen=True, tag="burn"):
    """Fire on free spaces of the open district that are not gates."""

    spaces: int


TokenEffect = Draw | Discard | Post
EventEffect = Draw | Discard | Post | Recall | Jewels | Gain | Burn


class Holds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event changes as long as it lies open (AOT-3.4)."""

    vigilance: int = 0
    movement: int = 0
    initiative: int = 0
    crowd: bool = False
    """Every thief counts as bearing a theft marker."""
    no_sewers: bool = False
    no_hideouts: bool = False
    hides: District | Literal[""] = ""
    bounty: bool = False
    lower_die: bool = False


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thief's ability (chapter 2.6); numbers are what it adds."""

    any_sewer: bool = False
    sneak: int = 0
    spared: bool = False
    dungeon_ap: int = 0
    workshop: int = 0
    salute: bool = False
    fireproof: bool = False
    grenade_range: int = 0
