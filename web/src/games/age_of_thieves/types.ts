// Generated from the Python types by `npm run types`. Do not edit.
/** The city as one seat sees it (SPECTATOR: only what is public). */
export interface View {
  seat: number;
  turn: number;
  phase: 'cleanup' | 'draw' | 'event' | 'plan' | 'resolve' | 'setup';
  first: number;
  seats: Seat[];
  watch: WatchFigure[];
  yellow: string[];
  green: string[];
  emperor_at: string;
  tokens_down: string[];
  tokens_up: Record<string, string>;
  /** City tokens that lie face down or were never laid out, by kind. */
  tokens_left: Record<string, number>;
  deck: number;
  discard: string[];
  calm_left: number;
  alarm_left: number;
  /** Guards, captains and yellow jewels not on the board. */
  supply: Record<string, number>;
  /** Who is asked what, as far as everybody may know. */
  asked: unknown[][];
  agenda: unknown[][];
  /** Where the watch would detect a thief who is not hidden, if it acted now. */
  seen_spaces: string[];
  /** Where it could also reach him. */
  caught_spaces: string[];
  /** What is still to come this turn: initiative, seat (-1: the watch), place in the plan from 1. */
  track: [number, number, number][];
  /** What has come up this turn, in its order, in the same words. */
  begun?: [number, number, number][];
  /** The last of it is not over yet. */
  under_way?: boolean;
  over?: boolean;
  alarm?: boolean;
  event?: string;
  events_seen?: string[];
  open_district?: string;
  jewel_taken?: boolean;
  exit_due?: boolean;
  initiative?: number;
  watch_done?: boolean;
  level?: number;
  pointer?: number;
  acting?: number;
  cover?: string;
  charmer?: number;
  dim?: number[];
  smoke?: string[];
  fire?: string[];
  left?: number[];
  drawn?: number;
  hand?: string[];
  /** One's own, of which one must go (Workshop). */
  drawn_cards?: string[];
  /** The action one is just planning: card, cover (or empty text), tokens. */
  laying?: string[];
  ready?: boolean;
  given_up?: string;
  /** Face-down tokens one has looked at, by space. */
  known?: Record<string, string>;
}

/** A thief and his sheet (AOT-2.22). */
export interface Seat {
  figure: string;
  /** Empty before the start and outside the city. */
  space: string;
  vp: number;
  hand_size: number;
  blue: number;
  purple?: number;
  purple_new?: number;
  red?: number;
  yellow?: number;
  green?: number;
  tokens?: Record<string, number>;
  emperor?: boolean;
  best_burglar?: boolean;
  in_dungeon?: boolean;
  is_hidden?: boolean;
  marks?: string[];
  plan?: Planned[];
  /** How many general cards are among those face down in the plan: the size of the hand has told everybody. */
  face_down?: number;
  /** Spaces whose face-down token this seat has looked at. */
  looked?: string[];
}

/** An action of a plan as far as it lies open. */
export interface Planned {
  points: number;
  status: string;
  tokens?: string[];
  special?: boolean;
  /** The card and its cover; empty while they are face down. Of a waiting special action only itself is seen. */
  cards?: string[];
}

export interface WatchFigure {
  kind: string;
  space: string;
  vigilance: number;
  movement: number;
  marks?: string[];
}

/** What whoever draws the city needs beside the view. */
export interface Scene {
  /** Where the figure stands that I am asked about. */
  about: string;
  /** The least AP that come before the watch; 0 if nobody knows yet. */
  before_watch: number;
  cards: Record<string, CardPart[]>;
  danger: Danger;
  /** What the watch would do now. */
  forecast: Forecast[];
  /** While I plan: where the chain of my actions can bring my thief, and what the watch would do to him there. */
  ghosts: Ghost[];
  /** My plan and the watch in order: AP, place in the plan from 1, 0 for the watch. */
  order: [number, number][];
  /** While I plan: AP not laid yet, and AP of tokens on the action being laid. */
  plan: PlanPoints;
  /** The open cards of each plan, as they are in that thief's hands. */
  played: Record<string, CardPart[]>[];
  /** Who comes first where both have the same AP. */
  tie: 'thieves' | 'watch';
  /** Am I asked where my thief goes? Then the danger of a space is part of the question. */
  walking: boolean;
  ways_out: WayOut[];
  zones: Record<string, Zone>;
}

/** A card, or a half of a basic one. */
export interface CardPart {
  alone?: boolean;
  district: boolean;
  grenade: boolean;
  half?: string;
  range: number;
  theft: boolean;
  ways: Message[][];
}

/** A sentence in no language yet. */
export interface Message {
  key: string;
  args?: Record<string, string | number | boolean | (string | number)[]>;
}

export interface Danger {
  reached: string[];
  seen: string[];
}

/** What guards or captains would do now: where they would come to stand, and whom they would arrest. */
export interface Forecast {
  ends: string[];
  figure: string;
  perhaps: number[];
  surely: number[];
}

/** Where my thief could be after a planned action: a chain from where he stands, in the order of the plan. */
export interface Ghost {
  ends: string[];
  /** In the plan, from 1; 0: when the watch acts. */
  place: number;
  /** Where the watch, as it stands now, would reach him when it acts; after it has acted, nowhere. */
  reached: string[];
  seen: string[];
}

export interface PlanPoints {
  free: number;
  tokens: number;
}

/** A shortest way from my thief out of the city. */
export interface WayOut {
  danger: string[];
  gate: string;
  moves: number;
  path: string[];
  steps: number;
}

export interface Zone {
  goes: string[];
  sees: string[];
}

export interface District {
  id: string;
  name: Record<string, string>;
  letter: string;
  label: [number, number];
}

/** A printed kind of space. */
export interface Kind {
  id: string;
  name: Record<string, string>;
}

/** Something on the board that is called by its id in every language. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

export interface Space {
  id: string;
  x: number;
  y: number;
  district: string;
  kinds: string[];
}

/** The way out of the city from a gate space; `x` and `y` lie beyond it. */
export interface Exit {
  id: string;
  x: number;
  y: number;
  type: 'gate' | 'ship';
}

export interface Canvas {
  width: number;
  height: number;
}

export interface Numbers {
  blue_ap: number;
  dungeon_ap: number;
  poison_ap: number;
  least_poisoned_ap: number;
  start_cards: number;
  hand_limit: number;
  calm_turns: number;
  alarm_turns: number;
  jewel_distance: number;
  best_burglar_vp: number;
  die: number;
}

export interface Values {
  vigilance: number;
  movement: number;
}

/** One side of the watch sheet (chapter 2.8). */
export interface WatchSide {
  dice: number;
  tie: 'thieves' | 'watch';
  guard: Values;
  captain: Values;
}

export interface Figure {
  id: string;
  name: Record<string, string>;
  count: number;
}

export interface Jewel {
  id: string;
  name: Record<string, string>;
  count: number;
  vp: number;
}

export interface Thief {
  id: string;
  name: Record<string, string>;
  epithet: Record<string, string>;
  passive: Passive;
  special: string;
}

/** A thief's ability (chapter 2.6); numbers are what it adds. */
export interface Passive {
  any_sewer?: boolean;
  sneak?: number;
  spared?: boolean;
  dungeon_ap?: number;
  workshop?: number;
  salute?: boolean;
  fireproof?: boolean;
  grenade_range?: number;
}

/** Something a thief can do with a card: a half of a basic card, a special or a general card. */
export interface Action {
  id: string;
  name: Record<string, string>;
  ways: Way[];
  range?: number;
  district?: boolean;
  theft?: boolean;
  grenade?: boolean;
}

/** One way to carry out an action: what is aimed at, and what is done, in this order (AOT-8.8). */
export interface Way {
  aim: 'captain' | 'discard' | 'free_space' | 'guard' | 'guardhouse' | 'guards' | 'initiative' | 'jewel' | 'self' | 'space' | 'thief' | 'tokens' | 'yellow_jewel';
  effects: (Move | Steer | Send | Glide | Lure | Mark | Deafen | Immobilise | Sleep | Poison | Protect | Hide | Unmask | Spare | Rob | TakeJewel | HandOver | Look | TakeToken | Draw | Gain | Shift | PostGuard | Remove | TakeCard | Dim | Salvage)[];
  least?: number;
  most?: number;
}

/** A movement action of the acting thief (AOT-7.10 to AOT-7.25). */
export interface Move {
  do: 'move';
  spaces: number;
  manner?: 'dash' | 'jump' | 'light_fingers' | 'sneak';
}

/** The target is moved step by step, as the acting player likes (AOT-7.30 to AOT-7.35). */
export interface Steer {
  do: 'steer';
  spaces: number;
  /** Each step must bring it nearer to the acting thief. */
  nearer?: boolean;
}

/** The target is repositioned to a guardhouse without watch and fire, anywhere. */
export interface Send {
  do: 'send';
}

/** The acting thief is repositioned to the target space (AOT-7.26). */
export interface Glide {
  do: 'glide';
}

/** The watch near the target space moves towards it (AOT-7.36). */
export interface Lure {
  do: 'lure';
  within: number;
  spaces: number;
}

/** A marker on the target space, with `spread` on its neighbours too (AOT-15.20, AOT-15.21). */
export interface Mark {
  do: 'mark';
  marker: 'fire' | 'smoke';
  spread?: boolean;
}

/** The watch near the target space detects nobody (AOT-2.18). */
export interface Deafen {
  do: 'deafen';
  within: number;
}

/** AOT-2.16. */
export interface Immobilise {
  do: 'immobilise';
}

/** A watch figure sleeps for this turn, or for more (AOT-2.17, AOT-13.3). */
export interface Sleep {
  do: 'sleep';
  turns?: 1 | 2;
}

/** AOT-5.11. */
export interface Poison {
  do: 'poison';
}

/** The acting thief cannot be arrested (AOT-2.14). */
export interface Protect {
  do: 'protect';
}

/** The acting thief is hidden (AOT-2.12). */
export interface Hide {
  do: 'hide';
}

/** The target thief is not hidden, whatever says so. */
export interface Unmask {
  do: 'unmask';
}

/** The target guard neither detects nor arrests the acting thief. */
export interface Spare {
  do: 'spare';
}

/** A theft at once, at any distance (AOT-9.9). */
export interface Rob {
  do: 'rob';
}

/** The jewel goes from its space to the acting thief's sheet (AOT-9.12). */
export interface TakeJewel {
  do: 'take_jewel';
}

/** The target thief gives a jewel of the least value he has, never the Emperors' Jewel; counts as a theft. */
export interface HandOver {
  do: 'hand_over';
}

/** Look secretly at the tokens (AOT-8.16); `take` one that is kept, or `swap` two. */
export interface Look {
  do: 'look';
  take?: boolean;
  swap?: boolean;
}

/** A city token from the target thief's sheet. */
export interface TakeToken {
  do: 'take_token';
}

/** General cards from the deck, then a discard of one's own choice (AOT-4.2). */
export interface Draw {
  do: 'draw';
  cards: number;
  discard?: number;
}

/** Temporary action points (AOT-8.10). */
export interface Gain {
  do: 'gain';
  ap: number;
}

/** The watch's initiative goes up or down, between 0 and the die's highest number, while it has not acted. */
export interface Shift {
  do: 'shift';
  most: number;
}

/** A guard from the supply on the target guardhouse; he `acts` at once (AOT-10.19). */
export interface PostGuard {
  do: 'post_guard';
  acts?: boolean;
}

/** The target guard goes back to the supply. */
export interface Remove {
  do: 'remove';
}

/** A general card from the target thief's hand, at random (AOT-8.17). */
export interface TakeCard {
  do: 'take_card';
}

/** The watch in the acting thief's district sees less far. */
export interface Dim {
  do: 'dim';
  vigilance: number;
}

/** The target card goes from the discard pile to the hand. */
export interface Salvage {
  do: 'salvage';
}

export interface Half {
  id: string;
  name: Record<string, string>;
  ways: Way[];
  range?: number;
  district?: boolean;
  theft?: boolean;
  grenade?: boolean;
  card: 'ambush' | 'move';
  alone: boolean;
}

export interface General {
  id: string;
  name: Record<string, string>;
  ways: Way[];
  range?: number;
  district?: boolean;
  theft?: boolean;
  grenade?: boolean;
  copies: number;
}

/** A kind of city token (chapter 2.3). */
export interface Token {
  id: string;
  name: Record<string, string>;
  count: number;
  reveal?: Draw | Discard | Post | null;
  ap?: number;
  steps?: number;
  vp?: number;
  makes?: '' | 'hideout' | 'sewer_entrance' | 'sewer_exit';
}

/** Everybody concerned discards general cards of his choice (AOT-15.11). */
export interface Discard {
  do: 'discard';
  cards: number;
}

/** A guard from the supply: on a guardhouse of a district, on a gate of the open one, or `here`. */
export interface Post {
  do: 'post';
  where: 'east' | 'gates' | 'here' | 'north' | 'palace' | 'south' | 'west';
}

/** An event card (chapter 2.7). */
export interface Happening {
  id: string;
  name: Record<string, string>;
  compass?: '' | 'east' | 'north' | 'south' | 'west';
  at_once?: (Draw | Discard | Post | Recall | Jewels | Gain | Burn)[];
  holds?: Holds;
}

/** Guards go back to the nearest free guardhouses. */
export interface Recall {
  do: 'recall';
}

/** More yellow jewels than one are placed (AOT-3.6). */
export interface Jewels {
  do: 'jewels';
  more: number;
}

/** Fire on free spaces of the open district that are not gates. */
export interface Burn {
  do: 'burn';
  spaces: number;
}

/** What an event changes as long as it lies open (AOT-3.4). */
export interface Holds {
  vigilance?: number;
  movement?: number;
  initiative?: number;
  /** Every thief counts as bearing a theft marker. */
  crowd?: boolean;
  no_sewers?: boolean;
  no_hideouts?: boolean;
  hides?: 'east' | 'north' | 'palace' | 'south' | 'west' | '';
  bounty?: boolean;
  lower_die?: boolean;
}

/** Everything that can happen, by name. What only the own seat is told is optional. */
export interface Events {
  /** A state that holds for a thief now: hidden, protected, immobile, poisoned, unmasked. */
  affected: { seat: number; effect: 'hidden' | 'immobile' | 'poisoned' | 'protected' | 'unmasked' };
  alarm_raised: { district: string };
  arrested: { seat: number; space: string };
  /** The Emperors' Jewel is taken for the first time: the token and the red AP (AOT-12.1 to AOT-12.3). */
  best_burglar: { seat: number; points: number };
  /** Tinkering: a card of the discard pile comes to a hand. */
  card_fetched: { seat: number; card: string };
  /** Brass Raven, as the victim sees it. */
  card_lost: { seat: number; rival: number; card?: string };
  /** Brass Raven: `seat` took a card of `rival`; only the two know which. */
  card_taken: { seat: number; rival: number; card?: string };
  cleaned_up: { turn: number };
  confiscated: { seat: number; rival: number; jewel: string };
  declined: { seat: number; place: number; cards: string[]; automatic: boolean };
  discarded: { seat: number; cards: string[] };
  district_opened: { district: string };
  drew: { seat: number; count: number; cards?: string[] };
  /** A district card names the dungeon of a thief arrested in the palace (AOT-11.9). */
  dungeon_drawn: { seat: number; district: string };
  event_turned_up: { card: string; deck: 'alarm' | 'calm'; number: number };
  /** Who has the first thief token now. */
  first_thief: { seat: number };
  /** Resolved without effect (AOT-8.6). */
  fizzled: { seat: number; card: string };
  /** Temporary AP. */
  got_points: { seat: number; points: number };
  /** The general cards of a thief who has left go to the pile (AOT-12.18). */
  hand_laid_down: { seat: number; cards: string[] };
  /** A Known Neighborhood gives one more step (AOT-7.16). */
  hurried: { seat: number };
  initiative_changed: { seat: number; initiative: number };
  jailed: { seat: number; space: string };
  /** A jewel comes to lie on a space. */
  jewel_laid: { jewel: string; space: string };
  /** By an arrest: the Emperors' Jewel to a space, any other to the supply or the box (`space` empty). */
  jewel_lost: { seat: number; jewel: string; space: string };
  jumped: { seat: number; space: string };
  left_city: { seat: number; jewel: boolean };
  left_dungeon: { seat: number };
  looked_at: { seat: number; spaces: string[]; tokens?: string[] };
  /** Smoke or fire on spaces. */
  markers_laid: { seat: number; marker: 'fire' | 'smoke'; spaces: string[] };
  move_ended: { seat: number; space: string };
  no_jewel_laid: {};
  nothing_to_draw: { seat: number };
  /** Rat Spies: whether the two tokens were swapped is known to the looker alone. */
  perhaps_swapped: { seat: number; spaces: string[]; swapped?: boolean };
  picked_up: { seat: number; jewel: string; space: string };
  /** A screen falls: AP on each action, highest first. The cards are the owner's secret. */
  plan_dropped: { seat: number; points: number[]; special: number; cards?: string[] };
  /** The cards of an arrested thief, or of one who left, that were still to come. */
  plan_lost: { seat: number; cards: string[] };
  /** The poison takes effect: fewer blue AP in this planning phase (AOT-5.11). */
  poisoned: { seat: number; points: number };
  /** The red AP change hands (AOT-12.16). */
  red_points: { seat: number };
  /** Nobody has the Emperors' Jewel: the red AP wait. */
  red_points_aside: {};
  /** A thief is put on a space, without a way between. */
  repositioned: { seat: number; space: string };
  /** The discard pile became the deck (AOT-4.5). */
  reshuffled: {};
  /** What the thief does with the action: a half of a basic card, or a card. */
  resolved: { seat: number; action: string };
  robbed: { seat: number; rival: number; jewel: string };
  rolled_for_first: { seat: number; die: number };
  scored: { seat: number; vp: number };
  stepped: { seat: number; space: string };
  /** A seat took back its last choice; what the record `record` told is void. */
  taken_back: { seat: number; record: number };
  theft_marked: { seat: number };
  /** A thief is moved by another player. */
  thief_moved: { seat: number; rival: number; space: string };
  thief_placed: { seat: number; space: string };
  thief_taken: { seat: number; figure: string };
  /** A token comes to a sheet. */
  token_kept: { seat: number; token: string };
  token_revealed: { seat: number; token: string; space: string };
  /** A token changes sheets (Mechanical Rats). */
  token_taken: { seat: number; rival: number; token: string };
  turn_began: { turn: number; seat: number };
  /** An action comes to its place: its cards are turned up. */
  turned_up: { seat: number; place: number; cards: string[]; points: number };
  watch_acts: { initiative: number };
  /** A state that holds for watch figures now: asleep, deafened, immobile, charmed, dimmed. */
  watch_affected: { effect: 'asleep' | 'charmed' | 'deafened' | 'dimmed' | 'immobile'; spaces: string[] };
  /** A watch figure moves or is repositioned; `seat` steers it, -1 for nobody. */
  watch_moved: { seat: number; figure: string; space: string; to: string };
  watch_placed: { figure: string; space: string };
  watch_removed: { figure: string; space: string };
  watch_rolled: { dice: number[]; initiative: number };
  /** Nobody is detected: the whole watch stays where it is (AOT-10.5). */
  watch_stays: {};
  went_through_sewer: { seat: number; space: string };
  /** How it ended: with the Jewel, by points, or everybody has lost (no seats). */
  won: { seats: number[]; way: 'jewel' | 'lost' | 'points' };
}

export type EventName = keyof Events;

/** Something that happened, told apart by `event`. */
export type GameEvent = { [Name in EventName]: { event: Name } & Events[Name] }[EventName];
