"""Set-up (chapter 3): the town, its stock, the figures, the guilds. Draws come in the order the chapter names."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import wares
from cutpurse.games.thiefdom.rules.day import STACK, lay
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of, town_in
from cutpurse.games.thiefdom.state import KINDS, NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import CARRIAGE, GOLD, GUARDS, NOBLES

TURNS = 4


def empty_table(game: Ruleset) -> State:
    """Everything in its place, nothing drawn yet. The town is still to be named."""
    box, players, thieves = game.box, game.players, game.thieves
    state = State()
    state.agenda, state.asked, state.ready, state.over = [], [], 0, False
    state.town, state.round, state.tile = "", 0, 0
    state.first = state.opener = 0
    state.folk_at, state.facing = [NOWHERE] * 9, [0] * 4
    state.thief_at = [NOWHERE] * (2 * thieves if game.solo else thieves)
    state.vp = [box.numbers.start_vp] * players
    state.lairs, state.boards = [NOWHERE] * players, [NOBODY] * players
    state.stamina = (1 << players) - 1
    state.delivered = [0] * players
    state.goods = [0] * ((game.dungeon + 1) * KINDS)
    for seat in range(players):
        state.goods[store_of(game, seat) * KINDS + GOLD] = box.numbers.start_gold
    state.cards, state.brawled, state.posters = [0] * thieves, [NOBODY] * thieves, 0
    state.robbed, state.visited, state.blind = [0] * thieves, [0] * thieves, [0] * thieves
    state.badges = state.bags = 0
    state.villas, state.villa_art, state.missions, state.stacks = [], [], [], []
    state.mission_deck, state.mission_box = box.all_missions, 0
    state.deck, state.display, state.discard, state.taken = box.half_circle | box.full_circle, [], 0, False
    state.patron_deck, state.patron_discard, state.patrons_gone, state.revealed = box.all_patrons, 0, 0, 0
    state.hands, state.kept = [0] * players, [0] * players
    state.passed, state.passed_on = [0] * players, [0] * players
    state.wares_out, state.plan = [NOBODY] * (2 * players), [NOBODY] * (4 * players)
    state.active, state.ap, state.used, state.smoke, state.seen = NOBODY, 0, 0, False, []
    state.moving, state.points, state.hop, state.tristan = False, 0, [], False
    state.location, state.sub, state.series, state.split = NOWHERE, 0, 0, []
    state.walker, state.need, state.route, state.solo_boards = NOBODY, 0, [], 0
    return state


def lay_out(play: ThiefdomPlay) -> State:
    """The whole set-up, up to the draft (TD-2.1 to TD-2.17)."""
    state = play.state = empty_table(play.game)
    state.town = build_town(play)
    play.tell(told.TownBuilt(state.town.replace("/", " ").split(" ")))
    _villas(play)
    _missions(play)
    _display(play)
    _figures(play)
    _boards(play)
    state.round = 1
    state.agenda.append(("draft", 0))
    return state


# -- the town ------------------------------------------------------------------------------------


def build_town(play: ThiefdomPlay) -> str:
    """Land sections anywhere and anyhow, river sections in the east (TD-1.1 to TD-1.3, TD-14.3)."""
    game, chance = play.game, play.chance
    box = game.box
    if game.settings["layout"] == "introductory":
        rows = box.introductory.large if game.players > 2 else box.introductory.small
        return "/".join(" ".join(f"{face}0" for face in row) for row in rows)
    in_play = [section for section in box.sections.values() if section.min_players <= game.players]
    land = [section.number for section in in_play if section.shape == "land"]
    river = [section.number for section in in_play if section.shape == "river"]
    chance.shuffle(land, "land sections")
    faces = [_face(play, number) for number in land]
    tiles = [f"{face}{chance.below(TURNS, 'quarter turns')}" for face in faces]
    chance.shuffle(river, "river sections")
    tiles_east = [f"{_face(play, number)}0" for number in river]
    half = len(tiles) // 2
    return "/".join(" ".join([*row, east]) for row, east in zip((tiles[:half], tiles[half:]), tiles_east, strict=True))


def _face(play: ThiefdomPlay, section: int) -> str:
    faces = [face.id for face in play.game.box.faces.values() if face.section == section]
    return play.chance.pick(faces, "face")


# -- its stock -----------------------------------------------------------------------------------


def _villas(play: ThiefdomPlay) -> None:
    """A villa and an artwork to each villa entrance; what is left over stays in the box (TD-2.5, TD-2.15)."""
    state, box, chance = play.state, play.game.box, play.chance
    town = town_in(play.game, state)
    villas, artworks = list(range(len(box.villas))), list(range(len(box.artworks)))
    for _ in town.villas:
        state.villas.append(villas.pop(chance.below(len(villas), "villa")))
    for place, villa in enumerate(town.villas):
        state.villa_art.append(artworks.pop(chance.below(len(artworks), "artwork")))
        play.tell(told.VillaLaid(town.name[villa], box.villa_id[state.villas[place]],
                                 box.artwork_id[state.villa_art[place]]))  # fmt: skip


def _missions(play: ThiefdomPlay) -> None:
    """One on each smuggler (TD-2.8); in the variant two more beside it, the rest is not needed (TD-14.1)."""
    state, game = play.state, play.game
    smugglers = town_in(game, state).smugglers
    state.missions = [NOBODY] * len(smugglers)
    for place in range(len(smugglers)):
        lay(play, place, draw_mission(play))
    if game.open_stacks:
        state.stacks = [draw_mission(play) for _ in range(STACK * len(smugglers))]
        state.mission_box, state.mission_deck = state.mission_deck, 0


def draw_mission(play: ThiefdomPlay) -> int:
    mission = play.chance.draw(play.state.mission_deck, "mission")
    play.state.mission_deck ^= 1 << mission
    return mission


def _display(play: ThiefdomPlay) -> None:
    """Four cards of the full-circle deck (TD-2.10)."""
    state, box = play.state, play.game.box
    for _ in range(box.numbers.display_size):
        copy = play.chance.draw(state.deck & box.full_circle, "display")
        state.deck ^= 1 << copy
        state.display.append(copy)
        play.tell(told.CardDisplayed(wares.name(play.game, copy)))


# -- figures and guilds --------------------------------------------------------------------------


def _figures(play: ThiefdomPlay) -> None:
    """Guards before villas, nobles before catacombs, the carriage in the west (TD-2.3, TD-2.11, TD-2.12)."""
    state, game, chance = play.state, play.game, play.chance
    town = town_in(game, state)
    guards = [guard for guard in GUARDS if game.box.guards[guard].min_players <= game.players]
    nobles = [noble for noble in NOBLES if game.box.nobles[noble - NOBLES[0]].min_players <= game.players]
    for _, lantern, facing in town.villa_gates:
        guard = guards.pop(chance.below(len(guards), "guard"))
        state.folk_at[guard], state.facing[guard] = lantern, facing
        state.badges |= 1 << guard
    for _, lantern in town.catacomb_gates:
        noble = nobles.pop(chance.below(len(nobles), "noble"))
        state.folk_at[noble] = lantern
        state.bags |= 1 << noble
    state.folk_at[CARRIAGE] = town.carriage_start


def _boards(play: ThiefdomPlay) -> None:
    """A patrol board for everybody; its icon makes the first player (TD-2.17). Alone, the boards lie face down."""
    state, game = play.state, play.game
    if game.solo:
        return
    boards = list(game.box.patrols[game.players])
    for seat in range(game.players):
        board = state.boards[seat] = boards.pop(play.chance.below(len(boards), "patrol board"))
        play.tell(told.BoardTaken(seat, game.box.board_id[board]))
        if game.box.boards[board].first_player:
            state.first = state.opener = seat
    play.tell(told.FirstPlayer(state.first))
