// Generated from the Python types by `npm run types`. Do not edit.
/** The table as one seat sees it (SPECTATOR: only what is public). */
export interface View {
  seat: number;
  town: string;
  round: number;
  first: number;
  opener: number;
  over: boolean;
  seats: Seat[];
  folk: Figure[];
  dungeon: Holder;
  /** The tile and the artwork at each villa entrance; empty text for an artwork that is gone. */
  villas: [string, string][];
  missions: string[];
  display: string[];
  equipment_pile: number;
  equipment_discard: string[];
  patron_pile: number;
  patron_discard: string[];
  mission_pile: number;
  asked: unknown[][];
  agenda: unknown[][];
  tile?: number;
  rivals?: string[];
  stacks?: string[];
  patrons_gone?: string[];
  revealed?: string[];
  walker?: string;
  need?: number;
  route?: number[];
  solo_boards?: string[];
  turn?: Turn | null;
  draft?: Draft | null;
  /** What one has placed so far, before it is shown. */
  plan?: number[];
  /** One has finished one's part of a sealed question. */
  ready?: boolean;
}

/** A guild. The plan is there for all to see once it is shown. */
export interface Seat {
  vp: number;
  thieves: Thief[];
  store: Holder;
  lair?: string;
  board?: string;
  stamina?: boolean;
  missions?: string[];
  /** The slot under tile 1, 2, 3, 4 (0 to 2: thieves, 3: patrol board), once shown. */
  plan?: number[];
}

/** A thief and all he has. */
export interface Thief {
  at: string;
  holds: Holder;
  /** Equipment, then the friend. */
  cards?: string[];
  brawled?: string;
  wanted?: boolean;
  robbed?: string[];
  visited?: string[];
  blind?: string[];
}

/** Goods of a thief, of a lair store or in the dungeon: gold, gems, brandy, wine, badges. */
export interface Holder {
  goods: number[];
  artworks?: string[];
}

/** One of the townsfolk: where, for guards also which way, and whether there is something to rob. */
export interface Figure {
  id: string;
  at: string;
  facing?: number;
  full?: boolean;
}

/** The turn of a thief and what is under way in it. */
export interface Turn {
  /** Counted guild by guild. */
  thief: number;
  ap: number;
  used?: string[];
  smoke?: boolean;
  seen?: string[];
  taken?: boolean;
  moving?: boolean;
  points?: number;
  hop?: string[];
  tristan?: boolean;
  location?: string;
  sub?: number;
  series?: number;
  split?: number[];
}

/** One's own cards before the first night. */
export interface Draft {
  hand?: string[];
  kept?: string[];
  passed?: string[];
  passed_on?: string[];
  buying?: number[];
}

/** What whoever draws the town needs beside the view and the ground. */
export interface Scene {
  /** Alone: does a board move the townsfolk before each thief tonight, not after him? */
  board_first: boolean;
  division: Division | null;
  /** The mission at each smuggler. */
  missions: Record<string, string>;
  offers: Offer[];
  /** What every card costs that can be had, and what it brings. */
  prices: Record<string, Price>;
  /** Action points to every place the acting thief can reach unseen. */
  reach: Record<string, number>;
  /** What each of my thieves can carry, by his hat: sums that may not be exceeded. */
  room: Record<string, Room[]>;
  routes: Record<string, Route[]>;
  /** What each guard sees now. */
  sight: Record<string, string[]>;
  /** The ways there, for the seat whose thief acts. */
  trails: Record<string, Trail>;
  /** The tile and the artwork of each villa. */
  villas: Record<string, [string, string]>;
}

/** The exchange that is asked about: with whom, how many goods may change hands, what the thief will have of
 * things that are settled. */
export interface Division {
  most: number | null;
  other: string;
  settled: Record<string, number>;
}

/** Something a location would do for the acting thief. */
export interface Offer {
  id: string;
  label: Message;
}

/** A sentence in no language yet. */
export interface Message {
  key: string;
  args?: Record<string, string | number | boolean | (string | number)[]>;
}

export interface Price {
  cost: number;
  goods: Record<string, number>;
  vp: number;
}

/** So many slots for some things, each of which takes one or more of them; `most` counts slots that take
 * anything, too. */
export interface Room {
  most: number;
  slots: number;
  takes: Record<string, number>;
  what: 'all' | 'gold' | 'loot';
}

/** A way of one of the townsfolk, from where it stands to a lantern. */
export interface Route {
  caught: [number, string][];
  end: string;
  facing: number;
  /** The choice or the shortcut that leads there; empty for a figure that nobody moves now. */
  id: string;
  path: string[];
  swept: string[];
}

/** The acting thief's way to a place in reach, and who of the townsfolk could catch him there on a walk of his
 * own. */
export interface Trail {
  catchers: string[];
  path: string[];
}

/** The town as it was put together. */
export interface Ground {
  buildings: Record<string, Building>;
  catacombs: [number, number][];
  doors: [number, number, number][];
  height: number;
  mouths: string[];
  river: [number, number][];
  /** Each with whether it has a lantern. */
  streets: [number, number, boolean][];
  walls: [number, number, number][];
  width: number;
}

export interface Building {
  ground: [number, number][];
  kind: string;
}

export interface Numbers {
  rounds: number;
  start_vp: number;
  start_gold: number;
  thieves_per_guild: number;
  action_points: number;
  stamina_points: number;
  move_points: number;
  loot_slots: number;
  gold_slots: number;
  artwork_slots: number;
  max_equipment_per_thief: number;
  max_friends_per_thief: number;
  display_size: number;
  patrons_revealed: number;
  draft_cards: number;
  draft_buy_max: number;
  arrest_vp: number;
  rival_passed_vp: number;
  rival_in_building_vp: number;
  poster_vp: number;
  brawl_vp: number;
  dawn_vp: number;
  brandy_price: number;
  noble_gold: number;
  noble_gems: number;
  carriage_wine: number;
  lair_vp: number;
  artwork_vp: number;
  refresh_after: number[];
}

export interface Placement {
  location: 'dealer' | 'dungeon' | 'market' | 'smuggler' | 'tavern' | 'villa';
  section: number;
}

/** Compass rows, rival placement by die result, stars by VP (TD-13). */
export interface Solo {
  compass: (('E' | 'N' | 'S' | 'W')[])[];
  placement: Placement[];
  stars: number[];
}

export interface Layout {
  small: string[][];
  large: string[][];
}

export interface GoodKind {
  id: string;
  name: Record<string, string>;
  per_vp: number;
  sales: Record<string, number>;
}

export interface House {
  id: string;
  name: Record<string, string>;
  lair: boolean;
}

export interface Location {
  id: string;
  name: Record<string, string>;
}

export interface Villa {
  id: string;
  name: Record<string, string>;
  locked: 'artwork' | 'gems';
}

export interface EntriesFigure {
  id: string;
  name: Record<string, string>;
  min_players?: number;
}

export interface Patrol {
  id: string;
  name: Record<string, string>;
  board: number;
  players: number[];
  first_player: boolean;
  figures: string[];
  rival?: '' | 'cap' | 'feather' | 'pointed';
}

export interface Mission {
  id: string;
  name: Record<string, string>;
  deliver: Goods;
  vp: number;
  goods: Goods;
}

/** How many of each good. */
export interface Goods {
  gold?: number;
  gem?: number;
  brandy?: number;
  wine?: number;
  badge?: number;
}

export interface Artwork {
  id: string;
  name: Record<string, string>;
  vp: number;
  goods: Goods;
  equipment_or_vp?: number;
}

/** Equipment or patron (TD-10). */
export interface Card {
  id: string;
  name: Record<string, string>;
  cost: number;
  vp: number;
  effects: (Gain | Trade | StoreTrade | Teleport | Hook | Swap | Drive | Share | Smoke | Blind | Bargain | Slots | MovePoints | CatacombPoints | CrossWall | JumpBuilding | Unlock | NoLoss | Unseen | Sale | Visit | Onward | MissionBonus | NobleBoth | NobleExtra | Strike | Bribe | PatronsAt | BefriendFree | Dawn | End)[];
  use?: '' | 'action' | 'free';
  frequency?: 'always' | 'any' | 'once' | 'turn';
  place?: '' | 'beside_carriage' | 'building' | 'church' | 'dealer' | 'dungeon' | 'garden' | 'lantern' | 'market' | 'own_lair' | 'river' | 'smithy' | 'smuggler' | 'stable' | 'tavern' | 'tower' | 'villa';
  scope?: 'guild' | 'thief';
}

/** VP, action points and goods of the supply. */
export interface Gain {
  do: 'gain';
  goods?: Goods;
  vp?: number;
  ap?: number;
}

/** Goods of the thief for others, or for VP; with `repeat` as often as he can pay. */
export interface Trade {
  do: 'trade';
  goods?: Goods;
  vp?: number;
  pay: SomeGoods;
  repeat?: boolean;
}

/** At least one good. */
export interface SomeGoods {
  gold?: number;
  gem?: number;
  brandy?: number;
  wine?: number;
  badge?: number;
}

/** Goods of the lair store for others, which go there too. Of several one is taken. */
export interface StoreTrade {
  do: 'store_trade';
  goods?: Goods;
  vp?: number;
  pay: SomeGoods;
}

/** To another place of a kind (TD-7.14). */
export interface Teleport {
  do: 'teleport';
  to: 'church' | 'dealer' | 'dungeon' | 'garden' | 'market' | 'smithy' | 'smuggler' | 'stable' | 'tavern' | 'tower' | 'villa' | 'river';
}

/** Straight across the street into another building. */
export interface Hook {
  do: 'hook';
}

/** Places with another thief of the guild. */
export interface Swap {
  do: 'swap';
}

/** A figure in sight walks to the next free lantern. */
export interface Drive {
  do: 'drive';
  targets: ('carriage' | 'guard' | 'noble')[];
}

/** Up to so many goods change hands between two thieves of the guild, wherever they are. */
export interface Share {
  do: 'share';
  count: number;
}

/** Nobody catches the thief until his turn ends (TD-6.6). */
export interface Smoke {
  do: 'smoke';
}

/** A guard looks away from the thief until dawn. */
export interface Blind {
  do: 'blind';
  pay: SomeGoods;
}

/** Equipment on display for less gold, with points. */
export interface Bargain {
  do: 'bargain';
  discount?: number;
  vp?: number;
}

/** More slots, for gold and loot alike (TD-1.29). */
export interface Slots {
  do: 'slots';
  count: number;
}

/** More movement points in each Move (TD-7.6). */
export interface MovePoints {
  do: 'move_points';
  count: number;
}

/** More movement points in a Move through the catacombs. */
export interface CatacombPoints {
  do: 'catacomb_points';
  count: number;
}

/** Over a wall, once per turn (TD-1.13). */
export interface CrossWall {
  do: 'cross_wall';
}

/** Over a building, once per turn. */
export interface JumpBuilding {
  do: 'jump_building';
}

/** What is locked in villas; points for each haul there (TD-9.9). */
export interface Unlock {
  do: 'unlock';
  vp?: number;
}

/** Rivals cost no points (TD-7.9, TD-7.20). */
export interface NoLoss {
  do: 'no_loss';
}

/** Guards on a city section do not see the thief (TD-6.6). */
export interface Unseen {
  do: 'unseen';
  section: number;
}

/** A better price, or a good that is sold nowhere else. */
export interface Sale {
  do: 'sale';
  at: 'dealer' | 'dungeon' | 'market' | 'smuggler' | 'tavern' | 'villa';
  good: 'badge' | 'brandy' | 'gem' | 'gold' | 'wine';
  vp: number;
}

/** Comes with every activation of a kind of location. */
export interface Visit {
  do: 'visit';
  goods?: Goods;
  vp?: number;
  at: 'dealer' | 'dungeon' | 'market' | 'smuggler' | 'tavern' | 'villa';
}

/** The last step of an activation: on to a place of another kind. */
export interface Onward {
  do: 'onward';
  at: 'dealer' | 'dungeon' | 'market' | 'smuggler' | 'tavern' | 'villa';
  to: 'church' | 'dealer' | 'dungeon' | 'garden' | 'market' | 'smithy' | 'smuggler' | 'stable' | 'tavern' | 'tower' | 'villa';
}

/** Comes with every mission that the guild fulfils. */
export interface MissionBonus {
  do: 'mission';
  goods?: Goods;
  vp?: number;
}

/** Nobles give gold and gem (TD-8.8). */
export interface NobleBoth {
  do: 'noble_both';
}

/** Nobles give more. */
export interface NobleExtra {
  do: 'noble_extra';
  goods: SomeGoods;
}

/** A guard who is robbed must move. */
export interface Strike {
  do: 'strike';
  vp?: number;
}

/** The carriage is robbed without a poster (TD-8.4). */
export interface Bribe {
  do: 'bribe';
  pay: SomeGoods;
  goods: SomeGoods;
}

/** The guild looks at patrons in another kind of location, too. */
export interface PatronsAt {
  do: 'patrons_at';
  at: 'dealer' | 'dungeon' | 'market' | 'smuggler' | 'villa';
}

/** The guild's friends cost no gold. */
export interface BefriendFree {
  do: 'befriend_free';
}

/** For a thief on a street at dawn (TD-11.6). */
export interface Dawn {
  do: 'dawn';
  goods: SomeGoods;
}

/** Points for each good in the lair store at the end (TD-12.3). */
export interface End {
  do: 'end';
  good: 'badge' | 'brandy' | 'gem' | 'gold' | 'wine';
  vp: number;
}

export interface Equipment {
  id: string;
  name: Record<string, string>;
  cost: number;
  vp: number;
  effects: (Gain | Trade | StoreTrade | Teleport | Hook | Swap | Drive | Share | Smoke | Blind | Bargain | Slots | MovePoints | CatacombPoints | CrossWall | JumpBuilding | Unlock | NoLoss | Unseen | Sale | Visit | Onward | MissionBonus | NobleBoth | NobleExtra | Strike | Bribe | PatronsAt | BefriendFree | Dawn | End)[];
  use?: '' | 'action' | 'free';
  frequency?: 'always' | 'any' | 'once' | 'turn';
  place?: '' | 'beside_carriage' | 'building' | 'church' | 'dealer' | 'dungeon' | 'garden' | 'lantern' | 'market' | 'own_lair' | 'river' | 'smithy' | 'smuggler' | 'stable' | 'tavern' | 'tower' | 'villa';
  scope?: 'guild' | 'thief';
  half_circle: number;
  full_circle: number;
}

export interface Patron {
  id: string;
  name: Record<string, string>;
  cost: number;
  vp: number;
  effects: (Gain | Trade | StoreTrade | Teleport | Hook | Swap | Drive | Share | Smoke | Blind | Bargain | Slots | MovePoints | CatacombPoints | CrossWall | JumpBuilding | Unlock | NoLoss | Unseen | Sale | Visit | Onward | MissionBonus | NobleBoth | NobleExtra | Strike | Bribe | PatronsAt | BefriendFree | Dawn | End)[];
  use?: '' | 'action' | 'free';
  frequency?: 'always' | 'any' | 'once' | 'turn';
  place?: '' | 'beside_carriage' | 'building' | 'church' | 'dealer' | 'dungeon' | 'garden' | 'lantern' | 'market' | 'own_lair' | 'river' | 'smithy' | 'smuggler' | 'stable' | 'tavern' | 'tower' | 'villa';
  scope?: 'guild' | 'thief';
  goods: Goods;
}

/** Everything that can happen, by name. What only the own seat is told is optional. */
export interface Events {
  activated: { seat: number; shape: string; place: string };
  arrested: { seat: number; shape: string; vp: number };
  artwork_delivered: { seat: number; shape: string; artwork: string; vp: number };
  badges_returned: {};
  bags_filled: {};
  befriended: { seat: number; shape: string; patron: string; cost: number; vp: number };
  board_taken: { seat: number; board: string };
  brawled: { seat: number; shape: string; patron: string; vp: number };
  card_displayed: { card: string };
  card_gone: { seat: number; shape: string; card: string };
  /** `target`: what it was aimed at, if anything. */
  card_used: { seat: number; shape: string; card: string; target: string };
  /** Cards to choose from (TD-3.1). */
  cards_dealt: { seat: number; count: number; cards?: string[] };
  /** Cards that came from the left (TD-3.2, TD-3.3). */
  cards_passed: { seat: number; rival: number; count: number; cards?: string[] };
  caught: { seat: number; shape: string; figure: string };
  /** Goods of an arrested thief (TD-6.10). */
  confiscated: { seat: number; shape: string; good: string; count: number };
  day_broke: { round: number };
  discarded: { seat: number; shape: string; good: string; count: number };
  display_cleared: { cards: string[] };
  equipment_bought: { seat: number; shape: string; card: string; cost: number; vp: number };
  /** Caught, and up again (TD-6.6). */
  escaped: { seat: number; shape: string };
  first_player: { seat: number };
  /** A figure walked over these squares, in order; the last is where it stands now. It was the `only` way: nobody
   * was asked. */
  folk_moved: { figure: string; places: string[]; place: string; only: boolean };
  folk_stayed: { figure: string; place: string };
  gained: { seat: number; shape: string; good: string; count: number; source: string };
  /** Goods changed hands inside a guild. `giver` and `taker` are shapes, or `lair_store`. */
  handed: { seat: number; giver: string; taker: string; good: string; count: number };
  lair_chosen: { seat: number; place: string };
  /** What did not fit (TD-1.33). */
  lost: { seat: number; shape: string; good: string; count: number };
  mission_fulfilled: { seat: number; shape: string; mission: string; vp: number };
  mission_laid: { place: string; mission: string };
  /** A thief landed on a square or went into a building. */
  moved: { seat: number; shape: string; place: string };
  night_fell: { round: number };
  nothing_bought: { seat: number };
  paid: { seat: number; shape: string; good: string; count: number };
  /** A thief passes over a building (`figure` and `hat` are none) or over somebody: one of the townsfolk, or a
   * thief by his hat and, unless he is a rival of the solo game, his guild (`seats`). */
  passed_over: { seat: number; shape: string; place: string; figure: string; hat: string; seats: number[] };
  patrons_left: { seat: number };
  patrons_revealed: { seat: number; patrons: string[] };
  /** On what tiles 1 to 4 lie (TD-4.3). */
  plan_shown: { seat: number; slots: string[] };
  /** For rivals passed (rival_passed) or met in a building (rival_inside). */
  points_lost: { seat: number; vp: number; why: 'rival_inside' | 'rival_passed' };
  /** Taken off: in the lair for nothing, in the dungeon for points. */
  poster_off: { seat: number; shape: string; vp: number };
  /** The solo rating (TD-13.18). */
  rated: { seat: number; vp: number; stars: number };
  rival_placed: { shape: string; place: string };
  robbed: { seat: number; shape: string; figure: string };
  /** The die of the solo game: for the figures of a board (move) or for the rival (place). */
  rolled: { number: number; why: 'move' | 'place' };
  /** Points and what for: a card, or a word of the rules (dawn, goods, lair). */
  scored: { seat: number; vp: number; why: string };
  sold: { seat: number; shape: string; good: string; count: number; vp: number };
  solo_board: { board: string };
  stamina_used: { seat: number; shape: string };
  /** Goods that came straight into the lair store (Ruth). */
  stored: { seat: number; good: string; count: number };
  /** A seat took back its last choice; what the record `record` told is void. */
  taken_back: { seat: number; record: number };
  teleported: { seat: number; shape: string; place: string };
  tile_turned: { seat: number; number: number; slot: string };
  /** The sections as they lie, row by row (TD-2.1). */
  town_built: { sections: string[] };
  turn_began: { seat: number; shape: string };
  turn_ended: { seat: number; shape: string; left: number };
  villa_laid: { place: string; villa: string; artwork: string };
  wall_climbed: { seat: number; shape: string; place: string };
  wanted: { seat: number; shape: string };
  won: { seats: number[] };
}

export type EventName = keyof Events;

/** Something that happened, told apart by `event`. */
export type GameEvent = { [Name in EventName]: { event: Name } & Events[Name] }[EventName];
