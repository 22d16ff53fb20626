"""The table of Swindler as lines of text: for the terminal and for screen readers.

Everything chapter 11 wants at a glance, the most pressing first: what is going on, what is mine, bags with
their odds, jobs with what is missing, fences, rivals, raids still to come. Nothing is said by colour or by
position alone.
"""

from __future__ import annotations

from collections import Counter

from cutpurse.games.swindler.card_labels import CardWords, Say
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.entries import Raid
from cutpurse.games.swindler.labels import bonus_of, odds
from cutpurse.games.swindler.notes import notes
from cutpurse.games.swindler.rules import raids
from cutpurse.games.swindler.rules.fences import takes
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import Seat, View
from cutpurse.games.swindler.vocabulary import Haggler
from cutpurse.kernel.text_sheet import Writer

HARD = "\N{NO-BREAK SPACE}"


class Painter(Writer):
    """Paints one view."""

    def __init__(self, game: Ruleset, view: View, state: State, say: Say, width: int) -> None:
        super().__init__(say, width)
        self.game = game
        self.view = view
        self.state = state
        self.notes = notes(game, view, state)
        self.cards = CardWords(say)

    def paint(self) -> Painter:
        self._heading()
        self._theft()
        self._own()
        self._bags()
        self._jobs()
        self._fences()
        self._players()
        self._piles()
        self._explained()
        return self

    @property
    def me(self) -> Seat | None:
        """My area; spectators have none."""
        return self.view.seats[self.view.seat] if self.view.seat >= 0 else None

    # -- words -----------------------------------------------------------------------------------

    def count(self, ids: list[str]) -> str:
        """Things of one name together: "2 × ring, brooch"."""
        if not ids:
            return self.text("nothing")
        names = Counter(self.name(id) for id in ids)
        return ", ".join(f"{number}{HARD}×{HARD}{name}" if number > 1 else name for name, number in names.items())

    def objects(self, tiles: list[str]) -> list[str]:
        """What tiles show, where their colour is known."""
        return [self.game.box.tile_object[self.game.box.tile_number[tile]] for tile in tiles]

    # -- what is going on ------------------------------------------------------------------------

    def _heading(self) -> None:
        view = self.view
        self.part("now")
        if view.over:
            self.line(self.text("over"))
        elif view.step:
            self.line(self.text("turn", round=view.round, seat=view.active, step=view.step))
        if view.end_triggered and not view.over:
            self.line(self.text("last-round", seat=(view.start - 1) % len(view.seats)))
        if view.masters_left:
            self.part("now", self.text("masters"))
            for master in view.masters_left:
                self._ability(master)
            self.part("now")
        if view.raid:
            self.line(self.text("raid", raid=view.raid))
        for play in view.played:
            self.line(self.text("played", seat=play.seat, card=play.card))

    def _theft(self) -> None:
        """The running theft and what a skull would do (SW-4.4.4, SW-4.12.20)."""
        theft = self.view.theft
        if not theft.bag or theft.ended:
            return
        self.line(self.text("theft", **odds(self.game, self.state, self.state.bag)))
        self.line(self.text("loot", tiles=self.count(theft.loot)), 1)
        if theft.fresh:
            self.line(self.text("skull-harmless"), 1)
        elif theft.loot and sorted(theft.at_risk) == sorted(theft.loot):
            self.line(self.text("skull-takes-all"), 1)
        else:
            self.line(self.text("skull-takes", lost=self.count(theft.at_risk)), 1)
        for seat, bet, _ in theft.bets:
            self.line(self.text("bet", seat=seat, bet=bet), 1)

    # -- what is mine ----------------------------------------------------------------------------

    def _own(self) -> None:
        view, me = self.view, self.me
        if me is None:
            return
        self.part("you")
        self.line(self.text("you", **self._counted(me)))
        if view.hand:
            self.line(self.text("hand", cards=self.count(view.hand)), 1)
        self._belongings(me, 1)
        for tile, thing in view.forged if view.active == view.seat else ():
            self.line(self.text("forged", tile=tile, object=thing), 1)
        coming = raids.to_come(self.game.box, self.state)
        if hits := sum(raids.would_hit(self.game.box, self.state, view.seat, raid) for raid in coming):
            self.line(self.text("raids-hit", hits=hits, count=len(coming)), 1)

    def _counted(self, area: Seat) -> dict[str, int]:
        return {"vp": area.vp, "jobs": len(area.jobs), "goal": self.view.end_jobs, "coins": area.coins,
                "posters": area.posters, "markers": area.markers_free}  # fmt: skip

    def _belongings(self, area: Seat, depth: int) -> None:
        notes = [self.text("loot", tiles=self.count(area.tiles))]
        if area.master:
            notes.append(self.text("master-awake" if area.unlocked else "master", master=area.master))
        if area.face_up:
            notes.append(self.text("face-up", cards=self.count(area.face_up)))
        if area.in_dungeon:
            notes.append(self.text("dungeon"))
        self.line(" · ".join(notes), depth)

    # -- bags ------------------------------------------------------------------------------------

    def _bags(self) -> None:
        self.part("board", self.text("bags"))
        for place, colour in enumerate(COLOURS):
            left = self.view.bags[colour].loot
            loot = [self.game.box.tiles[kind].object for kind, number in left.items() for _ in range(number)]
            own = self.state.tiles[self.view.seat] & self.game.box.colour_mask[place] if self.me else 0
            chance = odds(self.game, self.state, place)
            self.line(self.text("bag", **chance, loot=self.count(loot), mine=own.bit_count()), 1, self.name(colour))

    # -- jobs ------------------------------------------------------------------------------------

    def _jobs(self) -> None:
        self.part("board", self.text("jobs"))
        for space in self.view.jobs:
            if not space.job:
                self.line(self.text("empty"), 1)
                continue
            job = self.game.box.jobs[self.game.box.job_number[space.job]]
            self.line(self.text("job", job=space.job, marker=self._marker(space.marker), need=self.cards.needs(job),
                                reward=self.cards.reward(job), note=self._job_note(space.job)), 1, self.name(space.job))  # fmt: skip

    def _marker(self, owner: int) -> str:
        if owner == NOBODY:
            return ""
        return self.text("marker-yours") if owner == self.view.seat else self.text("marker", seat=owner)

    def _job_note(self, job: str) -> str:
        """How far I am from it."""
        return "".join(f"; {self.say(note.label)}" for note in self.notes if note.thing == job)

    # -- fences ----------------------------------------------------------------------------------

    def _fences(self) -> None:
        self.part("board", self.text("fences", vp=self.game.box.numbers.fence_completion_vp))
        for space in self.view.fences:
            if not space.fence:
                self.line(self.text("empty"), 1)
                continue
            wanted = self.game.box.fences[self.game.box.fence_number[space.fence]].slots
            slots = [self._slot(slot.object, slot.vp, laid) for slot, laid in zip(wanted, space.slots, strict=True)]
            if space.slots.count("") == 1:
                slots.append(self.text("completes"))
            self.line(self.text("fence", fence=space.fence, slots=" · ".join(slots)), 1, self.name(space.fence))

    def _slot(self, thing: str, vp: int, laid: str) -> str:
        """A slot: taken, or with its price and whether I have something for it."""
        if laid:
            return self.text("slot-taken")
        mine = self.me is not None and takes(self.game, self.state, self.view.seat, thing)
        price = vp + bonus_of(self.game, self.view, self.state, Haggler)
        return self.text("slot-yours" if mine else "slot", object=thing, vp=price)

    # -- rivals and piles ------------------------------------------------------------------------

    def _players(self) -> None:
        view = self.view
        self.part("others", self.text("players", ability=view.ability_jobs, jobs=view.end_jobs))
        for seat, area in enumerate(view.seats):
            if seat == view.seat:
                continue
            self.line(
                self.text("player", seat=seat, cards=area.hand_size, **self._counted(area)),
                1,
                self.text("seat", seat=seat),
            )
            self._belongings(area, 2)

    def _piles(self) -> None:
        view = self.view
        self.part("stock", self.text("piles"))
        self.line(self.text("decks", jobs=view.job_deck, back=view.job_back or "none", fences=view.fence_deck,
                            accomplices=view.accomplice_deck), 1)  # fmt: skip
        if view.accomplice_discard:
            self.line(self.text("discard", cards=self.count(view.accomplice_discard)), 1)
        self.line(self.text("supply", tiles=self.count(self.objects(view.supply))), 1)
        coming = raids.to_come(self.game.box, self.state)
        self.part("stock", self.text("raids", count=len(coming)))
        for raid in coming:
            self.line(self._raid(raid), 1, self.name(raid.id))

    def _raid(self, raid: Raid) -> str:
        return self.text("raid-coming", raid=raid.id, parts=", ".join(self.cards.raid(raid)))

    # -- what cards do ---------------------------------------------------------------------------

    def _explained(self) -> None:
        """My cards and my master thief in a line each, for those who do not know them by heart."""
        me = self.me
        cards = dict.fromkeys([*self.view.hand, *(me.face_up if me else ())])
        if me is None or not (cards or me.master):
            return
        self.part("cards", self.text("explained"))
        for card in cards:
            accomplice = self.game.box.accomplices[self.game.box.accomplice_number[card]]
            self.line(self.text("does", who=card, what=self.cards.effect(accomplice)), 1, self.name(card))
        if me.master:
            self._ability(me.master)

    def _ability(self, master: str) -> None:
        card = self.game.box.masters[self.game.box.master_number[master]]
        self.line(self.text("does", who=master, what=self.cards.ability(card)), 1, self.name(master))
