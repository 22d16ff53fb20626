"""Set-up (chapter 3)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.rules.turn import draw_job
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import seat_number


def empty_table(game: Ruleset) -> State:
    """Everything in its place, nothing turned up yet (SW-3.1 to SW-3.6, SW-3.11, SW-3.12)."""
    box, players = game.box, game.players
    numbers = box.numbers
    state = State()
    state.agenda, state.asked, state.ready, state.over = [], [], 0, False
    state.turn = state.round = 0
    state.start = state.active = 0
    state.step, state.end_triggered = "", False
    state.vp = [numbers.start_vp] * players
    state.coins = [numbers.start_coins] * players
    state.posters = [0] * players
    state.tiles = [0] * players
    state.hands = [0] * players
    state.face_up = [0] * players
    state.fulfilled = [0] * players
    state.masters = [NOBODY] * players
    state.characters = [NOBODY] * players
    state.unlocked = state.dungeon = 0
    state.jobs = [NOBODY] * numbers.open_jobs
    state.markers = [NOBODY] * numbers.open_jobs
    state.fences = [NOBODY] * numbers.open_fences
    state.slots = [NOBODY] * 3 * numbers.open_fences
    state.bags = [box.colour_mask[place] for place in range(WHITE + 1)]
    state.a_left = box.tables[players].a_cards
    state.job_deck = box.a_jobs | box.b_jobs
    state.aside = state.raids_gone = 0
    state.fence_deck, state.fence_discard = box.all_fences, 0
    state.deck, state.discard = box.all_cards, 0
    state.masters_left = 0
    state.bag = state.forced = state.traitor = state.skull = NOBODY
    state.used = state.loot = state.kept = state.waved = 0
    state.sold = state.completed = state.fulfilled_now = state.hired = 0
    state.drawn, state.ended, state.fresh = [], "", False
    state.bets, state.forged, state.swaps = [], [], []
    state.raid, state.exempt, state.raided = NOBODY, 0, False
    state.draft, state.payment, state.shown = [], [], 0
    state.played, state.answers, state.queues = [], [], []
    return state


def lay_out(play: SwindlerPlay) -> State:
    """The whole set-up, up to the first decision."""
    state = play.state = empty_table(play.game)
    _seat_characters(play)
    _find_start_player(play)
    _turn_up(play)
    state.agenda.append(("turn", state.start))
    _deal_masters(play)
    return state


def _seat_characters(play: SwindlerPlay) -> None:
    """Wishes first, then a free board and side at random (SW-3.10)."""
    state, box, game = play.state, play.game.box, play.game
    for seat, wish in enumerate(game.wishes):
        if wish:
            state.characters[seat] = box.character_number[wish]
    for seat in range(game.players):
        if state.characters[seat] == NOBODY:
            taken = {box.characters[number].board for number in state.characters if number != NOBODY}
            free = [number for number, person in enumerate(box.characters) if person.board not in taken]
            state.characters[seat] = play.chance.pick(free, "character")


def _find_start_player(play: SwindlerPlay) -> None:
    """At random, unless a seat is set (SW-3.13, SW-3.14)."""
    state = play.state
    chosen = seat_number(str(play.game.settings["start_player"]))
    state.start = chosen if chosen >= 0 else play.chance.below(play.game.players, "start player")
    play.tell(told.StartPlayer(state.start))


def _turn_up(play: SwindlerPlay) -> None:
    """Four jobs and three fences, in the order drawn (SW-3.7 to SW-3.9)."""
    state, box = play.state, play.game.box
    for place in range(len(state.jobs)):
        state.jobs[place] = draw_job(play)
        play.tell(told.JobTurnedUp(box.job_id[state.jobs[place]]))
    for place in range(len(state.fences)):
        state.fences[place] = play.chance.draw(state.fence_deck, "fence")
        state.fence_deck ^= 1 << state.fences[place]
        play.tell(told.FenceTurnedUp(box.fence_id[state.fences[place]]))


def _deal_masters(play: SwindlerPlay) -> None:
    """Draft or deal master thieves (SW-3.15 to SW-3.19)."""
    state, box, game = play.state, play.game.box, play.game
    if game.settings["master_thief"] == "off":
        return
    pool = list(range(len(box.masters)))
    for seat in range(game.players):
        master = play.chance.pick(pool, "master")
        pool.remove(master)
        if game.settings["master_thief"] == "draft":
            state.masters_left |= 1 << master
        else:
            take_master(play, seat, master)
    if state.masters_left:
        state.agenda.append(("draft", (state.start - 1) % game.players))


def draft(play: SwindlerPlay, seat: int) -> None:
    """Counter-clockwise from the player right of the start player; the last card is no choice (SW-3.16)."""
    state = play.state
    if state.masters_left.bit_count() == 1:
        take_master(play, seat, bits(state.masters_left)[0])
        state.masters_left = 0
    else:
        state.asked = [(seat, "choose_master")]


def answer_draft(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    state = play.state
    play.commit()
    master = play.game.box.master_number[words[1]]
    state.masters_left &= ~(1 << master)
    take_master(play, seat, master)
    state.agenda.append(("draft", (seat - 1) % play.game.players))


def take_master(play: SwindlerPlay, seat: int, master: int) -> None:
    play.state.masters[seat] = master
    play.tell(told.MasterTaken(seat, play.game.box.masters[master].id))
