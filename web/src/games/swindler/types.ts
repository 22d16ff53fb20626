// Generated from the Python types by `npm run types`. Do not edit.
/** The table as one seat sees it (SPECTATOR: only what is public). */
export interface View {
  seat: number;
  turn: number;
  round: number;
  start: number;
  active: number;
  step: string;
  end_jobs: number;
  ability_jobs: number;
  end_triggered: boolean;
  over: boolean;
  seats: Seat[];
  jobs: JobSpace[];
  fences: FenceSpace[];
  bags: Record<string, BagContents>;
  supply: string[];
  theft: Theft;
  job_deck: number;
  /** The back of the top job card: A, B, or nothing. */
  job_back: string;
  fence_deck: number;
  fence_discard: string[];
  accomplice_deck: number;
  accomplice_discard: string[];
  raids_aside: string[];
  raids_gone: string[];
  masters_left: string[];
  a_left: number;
  /** Who is asked what, as far as everybody may know. */
  asked: unknown[][];
  agenda: unknown[][];
  forged?: [string, string][];
  sold?: number;
  completed?: number;
  fulfilled_now?: number;
  /** How many accomplices the active player has hired in this turn. */
  hired?: number;
  raid?: string;
  exempt?: number[];
  raided?: boolean;
  played?: Played[];
  shown?: string[];
  payment?: string[];
  swaps?: string[][];
  hand?: string[];
  /** Those of one's own hand that wait for the next turn (SW-4.2.4). */
  hired_cards?: string[];
  draft?: string[];
  answer?: string;
  /** One's own answer that waits in each window being handled; empty text for none. */
  queued?: string[];
}

/** A player's area. All of it is public but the hand. */
export interface Seat {
  vp: number;
  coins: number;
  posters: number;
  tiles: string[];
  jobs: string[];
  markers_free: number;
  hand_size: number;
  character: string;
  master?: string;
  unlocked?: boolean;
  in_dungeon?: boolean;
  face_up?: string[];
}

export interface JobSpace {
  job?: string;
  marker?: number;
}

export interface FenceSpace {
  fence?: string;
  /** The tile on each slot; empty text for a free one. */
  slots?: string[];
}

/** What a bag still holds, for everybody to read (SW-4.1.3, SW-6.1). */
export interface BagContents {
  loot: Record<string, number>;
  skulls: number;
}

/** The theft of this turn. */
export interface Theft {
  bag?: string;
  used?: string[];
  loot?: string[];
  drawn?: string[];
  ended?: string;
  fresh?: boolean;
  forced?: number;
  traitor?: number;
  skull?: boolean;
  kept?: string[];
  bets?: [number, string, number][];
  waved?: number[];
  /** What a skull would take now. */
  at_risk?: string[];
}

/** An accomplice that was announced and waits to be carried out. */
export interface Played {
  seat: number;
  card: string;
  choice: string;
  cancelled: boolean;
}

/** What whoever draws the table needs beside the view. */
export interface Scene {
  bags: Record<string, BagOdds>;
  /** What each free slot would take from me. */
  fences: Record<string, string[][]>;
  /** What my haggler adds to each price (SW-4.13.8). */
  haggled: number;
  jobs: Record<string, JobProgress>;
  raids: RaidAhead[];
}

/** The odds of the next draw, and what a skull would take. */
export interface BagOdds {
  lost: string[];
  percent: number;
  tiles: number;
}

export interface JobProgress {
  met: boolean;
  now: boolean;
  parts: JobPart[];
}

/** A part of what a job asks for: things one by one, or a number of something. */
export interface JobPart {
  count: number;
  have?: number;
  items?: JobItem[];
  type: string;
}

/** One thing a job asks for: had (by the id of a tile or a card), or lacking (what would do; nothing: whatever
 * fits). */
export interface JobItem {
  colours?: string[];
  have?: string;
  objects?: string[];
}

export interface RaidAhead {
  hits: number[];
  loot_limit: number;
  loot_penalty: number;
  now: boolean;
  poster_limit: number;
  raid: string;
}

export interface Numbers {
  start_vp: number;
  start_coins: number;
  open_jobs: number;
  open_fences: number;
  max_reservations: number;
  reservation_loss_vp: number;
  fence_completion_vp: number;
  hire_cost: number;
  first_draw_skull_coin: number;
}

/** What depends on the number of players (SW-3.6, SW-4.13.1, SW-7.3, SW-8.2). */
export interface TableSize {
  a_cards: number;
  end_jobs: Record<string, number>;
  ability_jobs: Record<string, number>;
  most_end_jobs: number;
}

export interface LootObject {
  id: string;
  name: Record<string, string>;
  class: 'coin' | 'key' | 'valuable';
  key_colour?: '' | 'any' | 'blue' | 'green' | 'red' | 'yellow';
  coins?: number;
}

export interface Bag {
  id: string;
  name: Record<string, string>;
  skulls: number;
  loot: number;
  supply: boolean;
}

export interface Tile {
  id: string;
  name: Record<string, string>;
  bag: string;
  object: string;
  count: number;
}

export interface Slot {
  object: string;
  vp: number;
}

export interface Fence {
  id: string;
  name: Record<string, string>;
  slots: Slot[];
}

export interface Job {
  id: string;
  name: Record<string, string>;
  deck: 'A' | 'B';
  kind: 'draw' | 'hand_in' | 'other' | 'own';
  need: (Tiles | Coins | AnyTiles | SameColour | DistinctColours | SameValuable | DistinctValuables | DistinctKeys | Accomplices | Draw | FencesCompleted | TilesSold | VpBehind)[];
  vp: number;
  coins?: number;
  neutral?: number;
  posters?: number;
}

/** Tiles that show one of the objects and are of one of the colours; none named: any (SW-4.6.14). */
export interface Tiles {
  type: 'tiles';
  count: number;
  objects?: string[];
  colours?: ('black' | 'blue' | 'green' | 'red' | 'white' | 'yellow')[];
}

/** SW-4.6.15. */
export interface Coins {
  type: 'coins';
  count: number;
}

/** SW-4.6.16. */
export interface AnyTiles {
  type: 'any_tiles';
  count: number;
}

/** SW-4.6.17. */
export interface SameColour {
  type: 'same_colour';
  count: number;
}

/** SW-4.6.17. */
export interface DistinctColours {
  type: 'distinct_colours';
  count: number;
}

/** SW-4.6.18. */
export interface SameValuable {
  type: 'same_valuable';
  count: number;
}

/** SW-4.6.18. */
export interface DistinctValuables {
  type: 'distinct_valuables';
  count: number;
}

/** SW-4.6.19. */
export interface DistinctKeys {
  type: 'distinct_keys';
  count: number;
}

/** SW-4.6.27. */
export interface Accomplices {
  type: 'accomplices';
  count: number;
}

/** A theft in this turn that ended so, with at least so many tiles (of these colours) drawn (SW-4.6.20). */
export interface Draw {
  type: 'draw';
  count: number;
  end: 'skull' | 'stop';
  colours?: ('black' | 'blue' | 'green' | 'red' | 'white' | 'yellow')[];
}

/** SW-4.6.21. */
export interface FencesCompleted {
  type: 'fences_completed';
  count: number;
}

/** SW-4.6.21. */
export interface TilesSold {
  type: 'tiles_sold';
  count: number;
}

/** SW-4.6.22. */
export interface VpBehind {
  type: 'vp_behind';
  count: number;
}

export interface Raid {
  id: string;
  name: Record<string, string>;
  loot_limit: number;
  loot_penalty: number;
  poster_limit: number;
}

export interface Accomplice {
  id: string;
  name: Record<string, string>;
  /** The word of its effect; `Box.effects` has what it does. */
  kind: string;
  copies: number;
  timing: ('accomplice_played' | 'any_time' | 'job_payment' | 'loot_drawn' | 'own_actions' | 'own_reserve' | 'own_theft' | 'raid_revealed' | 'skull_drawn' | 'theft_closing' | 'theft_started')[];
  who: 'active' | 'all' | 'others';
  params?: Record<string, number | string | boolean>;
}

export interface Master {
  id: string;
  name: Record<string, string>;
  params?: Record<string, number | string | boolean>;
}

export interface Character {
  id: string;
  name: Record<string, string>;
  board: string;
  side: 'f' | 'm';
}

/** Everything that can happen, by name. What only the own seat is told is optional. */
export interface Events {
  ability_unlocked: { seat: number; master: string };
  announced: { seat: number; card: string; choice: string[] };
  bag_changed: { seat: number; bag: string };
  bet_settled: { seat: number; bet: string; coins: number };
  cancelled: { seat: number; rival: number; card: string };
  caught: { seat: number; bag: string; lost: string[]; coins: number };
  cheat_drew: { seat: number; thief: number; tile: string };
  cheat_failed: { seat: number; bag: string };
  coin_given: { seat: number; rival: number };
  coins_taken: { seat: number; coins: number; cause: string };
  draw_forced: { seat: number; thief: number };
  end_triggered: { seat: number };
  fence_completed: { seat: number; fence: string; vp: number };
  fence_turned_up: { fence: string };
  fences_reshuffled: {};
  forged: { seat: number; tile: string; object: string };
  fulfilled: { seat: number; job: string; vp: number; coins: number; posters: number; given: string[]; done: number };
  /** A tile changes hands: a beggar's gift, a legacy, an angel's fee, a traitor's share. */
  given: { seat: number; rival: number; tile: string; cause: string };
  got_away: { seat: number; tiles: string[] };
  hired: { seat: number; count: number; paid: string[]; cards?: string[] };
  jailed: { seat: number };
  job_turned_up: { job: string };
  loot_drawn: { seat: number; tile: string };
  master_taken: { seat: number; master: string };
  neutral_taken: { seat: number; tile: string };
  /** What an announced card was to be done with went elsewhere while it was answered (SW-4.11.6). */
  no_effect: { seat: number; card: string };
  /** A lockpick offered for a job was cancelled (SW-4.6.24), or what was to be paid with it is gone. */
  offer_failed: { seat: number; job: string };
  posters_returned: { seat: number; posters: number };
  raid_escaped: { seat: number; raid: string };
  raid_set_aside: { raid: string };
  raid_turned_up: { raid: string };
  recruited: { seat: number; count: number; cards?: string[] };
  released: { seat: number; job: string; lost: number };
  reserved: { seat: number; job: string };
  scored: { seat: number; coins: number; markers: number; vp: number };
  skull_drawn: { seat: number; bag: string };
  skull_returned: { seat: number; thief: number; bag: string };
  sold: { seat: number; tile: string; fence: string; slot: number; vp: number };
  start_player: { seat: number };
  stopping: { seat: number };
  swapped: { seat: number; rival: number; tile: string; taken: string };
  /** A seat took back its last choice; what the record `record` told is void. */
  taken_back: { seat: number; record: number };
  theft_began: { seat: number; bag: string };
  thrown_out: { owner: number; job: string; lost: number };
  tile_surrendered: { seat: number; tile: string };
  tiles_kept: { seat: number; tiles: string[] };
  turn_began: { seat: number; round: number };
  turn_skipped: { seat: number };
  /** A skull on the first draw from a decoy's bag (SW-4.12.20). */
  unharmed: { seat: number; bag: string };
  waved_through: { seat: number };
  window_opened: { window: string };
  won: { seats: number[] };
}

export type EventName = keyof Events;

/** Something that happened, told apart by `event`. */
export type GameEvent = { [Name in EventName]: { event: Name } & Events[Name] }[EventName];
