// Generated from docs/protocol.schema.json by `npm run types`. Do not edit.

export interface Protocol {
  Hello: Hello;
  Choose: Choose;
  Take: Take;
  Undo: Undo;
  Stand: Stand;
  Revoke: Revoke;
  Decide: Decide;
  Why: Why;
  Hint: Hint;
  Say: Say;
  Mute: Mute;
  Rematch: Rematch;
  Notify: Notify;
  Board: Board;
  Read: Read;
  Leave: Leave;
  Back: Back;
  Resync: Resync;
  Welcome: Welcome;
  SeatInfo: SeatInfo;
  Manners: Manners1;
  Seats: Seats;
  Update: Update;
  Position: Position;
  Asked: Asked;
  Message: Message;
  Standable: Standable;
  Option: Option;
  Closed: Closed;
  Grounds: Grounds;
  Shortcut: Shortcut;
  StandingAnswer: StandingAnswer;
  Note: Note;
  Result: Result;
  Source: Source;
  Told: Told;
  Clock: Clock;
  Accepted: Accepted;
  Refused: Refused;
  Answer: Answer;
  Hints: Hints;
  Hinted: Hinted;
  Notice: Notice;
  BoardLines: BoardLines;
  Sheet: Sheet;
  Part: Part;
  Entry: Entry;
  Said: Said;
  Talk: Talk;
  Word: Word;
  Again: Again;
  Failed: Failed;
  NewTable: NewTable;
  SeatWish: SeatWish;
  TableMade: TableMade;
  TakeSeat: TakeSeat;
  SeatTaken: SeatTaken;
  TableInfo: TableInfo;
  Invite: Invite;
  Invited: Invited;
  SeatCode: SeatCode;
  UseCode: UseCode;
  HostWish: HostWish;
  Hosted: Hosted;
  Problem: Problem;
  Reason: Reason;
  ExampleTitle: ExampleTitle;
  Example: Example;
  Frame: Frame;
  NextChoice: NextChoice;
  FrameWords: FrameWords;
  LessonTitle: LessonTitle;
  LessonStep: LessonStep;
  CoachPage: CoachPage;
  CoachTip: CoachTip;
  CoachTrigger: CoachTrigger;
  Condition: Condition;
  AboutQuestion: AboutQuestion;
  ShortGame: ShortGame;
}
/**
 * First of all: who I am. The token of a seat, or of the audience.
 */
export interface Hello {
  type: 'hello';
  token: string;
  protocol?: number;
  language?: string;
  draws?: boolean;
  mute?: number[];
}
export interface Choose {
  type: 'choose';
  id: string;
  at: number;
  choice: string;
}
/**
 * A shortcut of the last update: its choices one after the other, as one.
 */
export interface Take {
  type: 'take';
  id: string;
  at: number;
  shortcut: string;
}
export interface Undo {
  type: 'undo';
  id: string;
  at: number;
}
/**
 * Let questions like this one pass from now on: how far that reaches, and for how long.
 */
export interface Stand {
  type: 'stand';
  id: string;
  at: number;
  reach?: string;
  scope?: string;
}
/**
 * Ask me again: what I said with the id `standing` does not hold any more.
 */
export interface Revoke {
  type: 'revoke';
  id: string;
  standing: string;
}
/**
 * This time I answer by hand, whatever I said beforehand.
 */
export interface Decide {
  type: 'decide';
  id: string;
  at: number;
}
/**
 * Why not this?
 */
export interface Why {
  type: 'why';
  id: string;
  choice: string;
}
/**
 * What would you do? A bot's advice about the question that I am asked, from what I see.
 */
export interface Hint {
  type: 'hint';
  id: string;
}
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Seats whose words I do not want to hear from now on.
 */
export interface Mute {
  type: 'mute';
  seats: number[];
}
/**
 * Another game of the same people, please.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}
/**
 * Where to send a message when I am asked and am not here: an address of my own, empty for nowhere.
 */
export interface Notify {
  type: 'notify';
  id: string;
  url: string;
}
/**
 * The table as lines of text, of about this width.
 */
export interface Board {
  type: 'board';
  id: string;
  width?: number;
}
/**
 * The table in words, part by part, with maps of about this width.
 */
export interface Read {
  type: 'read';
  id: string;
  width?: number;
}
/**
 * Goodbye: I get up from the table. All connections of the seat end; it stays mine until somebody else has it.
 */
export interface Leave {
  type: 'leave';
}
/**
 * I am here: I play my seat again.
 */
export interface Back {
  type: 'back';
  id: string;
}
/**
 * I missed something: tell me everything again.
 */
export interface Resync {
  type: 'resync';
}
/**
 * Which table this is and which seat is yours (-1: the audience).
 */
export interface Welcome {
  type: 'welcome';
  n: number;
  protocol: number;
  table: string;
  game: string;
  rules: number;
  players: number;
  settings: {
    [k: string]: string | number;
  };
  commitment: string;
  seat: number;
  seats: SeatInfo[];
  started: boolean;
  manners?: Manners;
  closed?: boolean;
  box?: string;
  components?: string;
  watching?: number;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  name: string;
  kind: string;
  here: boolean;
  colour?: string;
  left?: boolean;
  stand_in?: string;
  bot?: string;
  level?: string;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners {
  pace?: 'days' | 'live';
  begins?: 'full' | 'host';
  stand_in?: string | null;
  stand_in_after?: number;
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  seconds?: number;
  time_up?: 'bot' | 'first';
  hints?: boolean;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners1 {
  pace?: 'days' | 'live';
  begins?: 'full' | 'host';
  stand_in?: string | null;
  stand_in_after?: number;
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  seconds?: number;
  time_up?: 'bot' | 'first';
  hints?: boolean;
}
/**
 * Somebody came or went, or the game begins.
 */
export interface Seats {
  type: 'seats';
  n: number;
  seats: SeatInfo[];
  started: boolean;
  closed?: boolean;
  watching?: number;
}
/**
 * How things stand for your seat now, and what happened.
 */
export interface Update {
  type: 'update';
  n: number;
  position: Position;
  events?: Told[];
  whole?: boolean;
  scene?: {
    [k: string]: unknown;
  };
  ground?: {
    [k: string]: unknown;
  };
  deadline?: number | null;
  clock?: Clock | null;
}
/**
 * How things stand for a seat: what it may know, what it is asked, what it can do.
 */
export interface Position {
  view: unknown;
  question?: Asked | null;
  options?: Option[];
  closed?: Closed[];
  shortcuts?: Shortcut[];
  offers?: Option[];
  undo?: boolean;
  standing?: StandingAnswer[];
  notes?: Note[];
  result?: Result | null;
  sources?: Source[];
}
/**
 * What a seat is asked.
 */
export interface Asked {
  kind: string;
  label: string | Message;
  sealed?: boolean;
  about?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  standable?: Standable | null;
  passes?: boolean;
}
/**
 * A sentence in no language yet.
 */
export interface Message {
  key: string;
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
}
/**
 * That a question can be let pass from now on: how far that can reach, and what it can last for.
 */
export interface Standable {
  reaches: string[];
  scopes: string[];
}
/**
 * A possible answer.
 */
export interface Option {
  id: string;
  label: string | Message;
  things?: string[];
  cautions?: (string | Message)[];
  sure?: boolean;
  merits?: (string | Message)[];
  aside?: boolean;
  ahead?: boolean;
}
/**
 * What somebody may think of and cannot do now.
 */
export interface Closed {
  id: string;
  label: string | Message;
  why: Grounds;
}
/**
 * Why something is refused, or what concerns everybody: a code, the rule it rests on, and the sentence, as its
 * arguments or in words.
 */
export interface Grounds {
  code: string;
  rule?: string;
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  text?: string;
}
/**
 * A named chain of options, taken as one.
 */
export interface Shortcut {
  id: string;
  label: string | Message;
  chain: string[];
  things?: string[];
}
/**
 * What a seat said once and for a while: to let questions pass.
 */
export interface StandingAnswer {
  id: string;
  label: string | Message;
  reach: string;
  kind?: string;
  scope?: string;
}
/**
 * Something worth knowing about a thing on the board before anything is chosen.
 */
export interface Note {
  thing: string;
  label: string | Message;
}
/**
 * How a game ended: points and winners, by seat.
 */
export interface Result {
  scores: number[];
  winners: number[];
}
/**
 * A line of the score sheet: where points came from, and how many for each seat.
 */
export interface Source {
  label: string | Message;
  points: number[];
}
/**
 * Something that a seat saw happen.
 */
export interface Told {
  event: {
    [k: string]: unknown;
  };
  text?: string | Message;
  against?: boolean;
  card?: string;
  undoes?: number;
}
/**
 * Time to think, at tables that have clocks.
 */
export interface Clock {
  running: number[];
  stopped: boolean;
  left: {
    [k: string]: number;
  };
  banks: number[];
}
export interface Accepted {
  type: 'accepted';
  n: number;
  id: string;
}
export interface Refused {
  type: 'refused';
  n: number;
  id: string;
  reason: Grounds;
}
/**
 * Why not; without a reason, nothing stands against it.
 */
export interface Answer {
  type: 'answer';
  n: number;
  id: string;
  reason?: Grounds | null;
}
/**
 * What a bot would do in your place, best first; after so many records, and how many more you may have.
 */
export interface Hints {
  type: 'hints';
  n: number;
  id: string;
  at: number;
  hints: Hinted[];
  left: number;
}
/**
 * An option that a bot thought of.
 */
export interface Hinted {
  choice: string;
  worth: number;
  share: number;
  reasons: (string | Message)[];
}
/**
 * Something that concerns everybody at the table: who is back, for whom a bot sits in.
 */
export interface Notice {
  type: 'notice';
  n: number;
  reason: Grounds;
}
/**
 * The table as lines of text.
 */
export interface BoardLines {
  type: 'board';
  n: number;
  id: string;
  lines: string[];
}
/**
 * The table in words, part by part; and how many of each component this seat has not seen yet.
 */
export interface Sheet {
  type: 'sheet';
  n: number;
  id: string;
  parts: Part[];
  unseen?: {
    [k: string]: number;
  };
}
/**
 * Entries that belong together.
 */
export interface Part {
  id: string;
  title?: string;
  entries?: Entry[];
}
/**
 * One thing to read. What is deeper belongs to what stands before it.
 */
export interface Entry {
  text: string;
  depth?: number;
  topic?: string;
  drawn?: boolean;
  aside?: boolean;
}
/**
 * A word at the table.
 */
export interface Said {
  type: 'said';
  n: number;
  seat: number;
  name: string;
  text: string;
  at?: number;
}
/**
 * The last words that were said before, less those of muted seats.
 */
export interface Talk {
  type: 'talk';
  n: number;
  words: Word[];
}
/**
 * A word that was said at the table, when (seconds since 1970) and by whom.
 */
export interface Word {
  seat: number;
  name: string;
  text: string;
  at?: number;
}
/**
 * There is another game of the same people. The invitation is to your own seat; it is empty if you have used it,
 * and for the audience, whose secret opens the new table too.
 */
export interface Again {
  type: 'again';
  n: number;
  table: string;
  seat: number;
  invitation: string;
}
/**
 * Something is wrong with what was sent, or with the table. `closing`: the connection ends.
 */
export interface Failed {
  type: 'failed';
  n: number;
  reason: Grounds;
  closing?: boolean;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: {
    [k: string]: string | number;
  };
  contribution?: string;
  manners?: Manners2;
  language?: string;
}
/**
 * Who should sit at a seat: the host ("me"), a friend ("open") or a bot ("easy").
 */
export interface SeatWish {
  who: string;
  name?: string;
  colour?: string;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners2 {
  pace?: 'days' | 'live';
  begins?: 'full' | 'host';
  stand_in?: string | null;
  stand_in_after?: number;
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  seconds?: number;
  time_up?: 'bot' | 'first';
  hints?: boolean;
}
/**
 * For the host alone: the token of the own seat, and an invitation for each open one. An invitation is
 * used up by whoever takes the seat, and the seat's token is theirs alone.
 */
export interface TableMade {
  table: string;
  host: string;
  seat: number;
  token: string;
  invitations: {
    [k: string]: string;
  };
  audience: string;
}
export interface TakeSeat {
  invitation: string;
  name?: string;
  contribution?: string;
  colour?: string;
  language?: string;
}
export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
}
/**
 * What everybody with a link may know of a table before sitting down.
 */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  settings: {
    [k: string]: string | number;
  };
  commitment: string;
  seats: SeatInfo[];
  started: boolean;
  manners?: Manners3;
  closed?: boolean;
  over?: boolean;
  asked?: boolean;
  box?: string;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners3 {
  pace?: 'days' | 'live';
  begins?: 'full' | 'host';
  stand_in?: string | null;
  stand_in_after?: number;
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  seconds?: number;
  time_up?: 'bot' | 'first';
  hints?: boolean;
}
/**
 * The host asks for a new invitation to a seat whose owner is absent.
 */
export interface Invite {
  host: string;
  seat: number;
}
export interface Invited {
  seat: number;
  invitation: string;
}
/**
 * A code that takes the own seat along to another device: for once, and for so many seconds.
 */
export interface SeatCode {
  code: string;
  seconds: number;
}
export interface UseCode {
  code: string;
}
/**
 * What the host wants: to begin, to give a seat nobody sits at to a bot, to open a seat, to close the table.
 */
export interface HostWish {
  host: string;
  act: 'bot' | 'close' | 'open' | 'start';
  seat?: number;
  bot?: string;
}
/**
 * What came of it, with an invitation where a seat was opened.
 */
export interface Hosted {
  table: TableInfo;
  invitation?: string;
}
/**
 * What every refused request is answered with: the reason, and the same in the language that was asked for.
 */
export interface Problem {
  reason: Reason;
  text?: string;
}
/**
 * Why something is refused: a code, its parameters and the number of the rule it rests on.
 */
export interface Reason {
  code: string;
  rule?: string;
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
}
/**
 * A line of the list of examples.
 */
export interface ExampleTitle {
  id: string;
  title: string;
  rules: string[];
}
/**
 * A worked example, ready to be stepped through.
 */
export interface Example {
  id: string;
  game: string;
  title: string;
  rules: string[];
  seats: string[];
  frames: Frame[];
}
/**
 * One position of an example.
 */
export interface Frame {
  eyes: number;
  view: unknown;
  scene: unknown;
  ground: unknown;
  notes: {
    [k: string]: string[];
  };
  events: {
    [k: string]: unknown;
  }[];
  next: NextChoice[];
  text: FrameWords;
}
/**
 * What a seat is about to choose.
 */
export interface NextChoice {
  seat: number;
  choice: string;
  label: string;
  things: string[];
}
export interface FrameWords {
  choices: string[];
  events: string[];
  holds: string[];
  question: string;
}
/**
 * A line of the list of lessons.
 */
export interface LessonTitle {
  id: string;
  title: string;
  minutes: number;
  steps: string[];
}
/**
 * One step: what is said, what is pointed at and waited for, and the table in front of it.
 */
export interface LessonStep {
  title: string;
  text: string[];
  rules: string[];
  points: string[];
  wanted: string;
  answers: {
    [k: string]: string;
  };
  seats: string[];
  box: string;
  sheet: Part[];
  before: Update[];
  update: Update;
}
/**
 * All that a coach has to say about a game, and what stands behind the "?" beside each question.
 */
export interface CoachPage {
  game: string;
  language: string;
  tips: CoachTip[];
  questions: {
    [k: string]: AboutQuestion;
  };
  short: ShortGame;
  openings: {
    [k: string]: CoachTip;
  };
}
/**
 * A sentence for the first time that something happens.
 */
export interface CoachTip {
  id: string;
  on: CoachTrigger[];
  text: string;
  rules: string[];
  more: string;
}
/**
 * What makes the coach speak: a question of a kind, a thing an answer names, an open option by its first words, an event
 * with its fields, or any offer.
 */
export interface CoachTrigger {
  sort: string;
  name: string;
  conditions: Condition[];
}
/**
 * What a field of an event has to be.
 */
export interface Condition {
  field: string;
  sign: string;
  value: string;
}
/**
 * What a kind of question asks and what its answers mean.
 */
export interface AboutQuestion {
  text: string[];
  rules: string[];
}
/**
 * What a first game is played with.
 */
export interface ShortGame {
  bots?: number;
  settings?: {
    [k: string]: string | number;
  };
}
