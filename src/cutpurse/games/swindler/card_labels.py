"""What cards ask for, pay and do, in words: for the table as text and for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cutpurse.games.swindler.entries import Accomplice, Fence, Job, Master, Raid
from cutpurse.games.swindler.vocabulary import Draw, Need, Tiles
from cutpurse.kernel.message import Arguments, Message

Say = Callable[[Message], str]


class CardWords:
    """Says what stands on cards."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def text(self, key: str, **args: int | str | bool) -> str:
        arguments: Arguments = {**args}
        return self.say(Message(f"board-{key}", arguments))

    # -- jobs ------------------------------------------------------------------------------------

    def needs(self, job: Job) -> str:
        parts = " + ".join(self._need(need) for need in job.need)
        return self.text("kind", kind=job.kind, parts=parts)

    def _need(self, need: Need) -> str:
        if isinstance(need, Tiles | Draw):
            things = " / ".join(self._name(thing) for thing in need.objects) if isinstance(need, Tiles) else ""
            colours = " / ".join(self._name(colour) for colour in need.colours)
            args: dict[str, int | str] = {
                "count": need.count,
                "things": things,
                "colours": colours,
                "end": need.end if isinstance(need, Draw) else "",
            }
            if isinstance(need, Draw):
                return self.text("need-draw-colour" if colours else "need-draw", **args)
            if not things:
                return self.text("need-colour", **args)
            return self.text("need-both" if colours else "need-object", **args)
        return self.text(f"need-{need.word}", count=need.count)

    def _name(self, thing: str) -> str:
        return self.text("name", thing=thing)

    def reward(self, job: Job) -> str:
        parts = [self.text("vp", vp=job.vp)]
        if job.coins:
            parts.append(self.text("coins", count=job.coins))
        if job.neutral:
            parts.append(self.text("neutral", count=job.neutral))
        if job.posters:
            parts.append(self.text("posters", count=job.posters))
        return ", ".join(parts)

    # -- the other cards -------------------------------------------------------------------------

    def slots(self, fence: Fence) -> list[str]:
        """What a fence buys, and for how many points."""
        return [self.text("slot", object=slot.object, vp=slot.vp) for slot in fence.slots]

    def raid(self, raid: Raid) -> list[str]:
        """Whom a raid hits, and how hard."""
        parts = []
        if raid.loot_limit:
            parts.append(self.text("raid-loot", limit=raid.loot_limit, penalty=raid.loot_penalty))
        if raid.poster_limit:
            parts.append(self.text("raid-posters", limit=raid.poster_limit))
        return parts

    def effect(self, accomplice: Accomplice) -> str:
        return self.text(f"effect-{accomplice.kind}", **_numbers(accomplice.params))

    def ability(self, master: Master) -> str:
        return self.text(f"ability-{master.id}", **_numbers(master.params))


def _numbers(params: Mapping[str, int | str | bool]) -> dict[str, int]:
    return {key: value for key, value in params.items() if isinstance(value, int)}
