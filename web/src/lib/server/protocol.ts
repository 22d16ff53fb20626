// Generated from docs/protocol.schema.json by `npm run types`. Do not edit.

export interface Protocol {
  AboutQuestion: AboutQuestion;
  Accepted: Accepted;
  Again: Again;
  Answer: Answer;
  Asked: Asked;
  Back: Back;
  Board: Board;
  BoardLines: BoardLines;
  Choose: Choose;
  Clock: Clock;
  Closed: Closed;
  CoachPage: CoachPage;
  CoachTip: CoachTip;
  CoachTrigger: CoachTrigger;
  Condition: Condition;
  Decide: Decide;
  Entry: Entry;
  Example: Example;
  ExampleTitle: ExampleTitle;
  Failed: Failed;
  Frame: Frame;
  FrameWords: FrameWords;
  Grounds: Grounds;
  Hello: Hello;
  Hint: Hint;
  Hinted: Hinted;
  Hints: Hints;
  HostWish: HostWish;
  Hosted: Hosted;
  Invite: Invite;
  Invited: Invited;
  Leave: Leave;
  LessonStep: LessonStep;
  LessonTitle: LessonTitle;
  Manners: Manners1;
  Message: Message;
  Mute: Mute;
  NewTable: NewTable;
  NextChoice: NextChoice;
  Note: Note;
  Notice: Notice;
  Notify: Notify;
  Option: Option;
  Part: Part;
  Position: Position;
  Problem: Problem;
  Read: Read;
  Reason: Reason;
  Refused: Refused;
  Rematch: Rematch;
  Result: Result;
  Resync: Resync;
  Revoke: Revoke;
  Said: Said;
  Say: Say;
  SeatCode: SeatCode;
  SeatInfo: SeatInfo;
  SeatTaken: SeatTaken;
  SeatWish: SeatWish;
  Seats: Seats;
  Sheet: Sheet;
  ShortGame: ShortGame;
  Shortcut: Shortcut;
  Source: Source;
  Stand: Stand;
  Standable: Standable;
  StandingAnswer: StandingAnswer;
  TableInfo: TableInfo;
  TableMade: TableMade;
  Take: Take;
  TakeSeat: TakeSeat;
  Talk: Talk;
  Told: Told;
  Undo: Undo;
  Update: Update;
  UseCode: UseCode;
  Welcome: Welcome;
  Why: Why;
  Word: Word;
}
/**
 * What a kind of question asks and what its answers mean.
 */
export interface AboutQuestion {
  rules: string[];
  text: string[];
}
export interface Accepted {
  id: string;
  n: number;
  type: 'accepted';
}
/**
 * There is another game of the same people. The invitation is to your own seat; it is empty if you have used it,
 * and for the audience, whose secret opens the new table too.
 */
export interface Again {
  invitation: string;
  n: number;
  seat: number;
  table: string;
  type: 'again';
}
/**
 * Why not; without a reason, nothing stands against it.
 */
export interface Answer {
  id: string;
  n: number;
  reason?: Grounds | null;
  type: 'answer';
}
/**
 * Why something is refused, or what concerns everybody: a code, the rule it rests on, and the sentence, as its
 * arguments or in words.
 */
export interface Grounds {
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  code: string;
  rule?: string;
  text?: string;
}
/**
 * What a seat is asked.
 */
export interface Asked {
  about?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  kind: string;
  label: string | Message;
  passes?: boolean;
  sealed?: boolean;
  standable?: Standable | null;
}
/**
 * A sentence in no language yet.
 */
export interface Message {
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  key: string;
}
/**
 * That a question can be let pass from now on: how far that can reach, and what it can last for.
 */
export interface Standable {
  reaches: string[];
  scopes: string[];
}
/**
 * I am here: I play my seat again.
 */
export interface Back {
  id: string;
  type: 'back';
}
/**
 * The table as lines of text, of about this width.
 */
export interface Board {
  id: string;
  type: 'board';
  width?: number;
}
/**
 * The table as lines of text.
 */
export interface BoardLines {
  id: string;
  lines: string[];
  n: number;
  type: 'board';
}
export interface Choose {
  at: number;
  choice: string;
  id: string;
  type: 'choose';
}
/**
 * Time to think, at tables that have clocks.
 */
export interface Clock {
  banks: number[];
  left: {
    [k: string]: number;
  };
  running: number[];
  stopped: boolean;
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
 * All that a coach has to say about a game, and what stands behind the "?" beside each question.
 */
export interface CoachPage {
  game: string;
  language: string;
  openings: {
    [k: string]: CoachTip;
  };
  questions: {
    [k: string]: AboutQuestion;
  };
  short: ShortGame;
  tips: CoachTip[];
}
/**
 * A sentence for the first time that something happens.
 */
export interface CoachTip {
  id: string;
  more: string;
  on: CoachTrigger[];
  rules: string[];
  text: string;
}
/**
 * What makes the coach speak: a question of a kind, a thing an answer names, an open option by its first words, an event
 * with its fields, or any offer.
 */
export interface CoachTrigger {
  conditions: Condition[];
  name: string;
  sort: string;
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
 * What a first game is played with.
 */
export interface ShortGame {
  bots?: number;
  settings?: {
    [k: string]: string | number;
  };
}
/**
 * This time I answer by hand, whatever I said beforehand.
 */
export interface Decide {
  at: number;
  id: string;
  type: 'decide';
}
/**
 * One thing to read. What is deeper belongs to what stands before it.
 */
export interface Entry {
  aside?: boolean;
  depth?: number;
  drawn?: boolean;
  text: string;
  topic?: string;
}
/**
 * A worked example, ready to be stepped through.
 */
export interface Example {
  frames: Frame[];
  game: string;
  id: string;
  rules: string[];
  seats: string[];
  title: string;
}
/**
 * One position of an example.
 */
export interface Frame {
  events: {
    [k: string]: unknown;
  }[];
  eyes: number;
  ground: unknown;
  next: NextChoice[];
  notes: {
    [k: string]: string[];
  };
  scene: unknown;
  text: FrameWords;
  view: unknown;
}
/**
 * What a seat is about to choose.
 */
export interface NextChoice {
  choice: string;
  label: string;
  seat: number;
  things: string[];
}
export interface FrameWords {
  choices: string[];
  events: string[];
  holds: string[];
  question: string;
}
/**
 * A line of the list of examples.
 */
export interface ExampleTitle {
  id: string;
  rules: string[];
  title: string;
}
/**
 * Something is wrong with what was sent, or with the table. `closing`: the connection ends.
 */
export interface Failed {
  closing?: boolean;
  n: number;
  reason: Grounds;
  type: 'failed';
}
/**
 * First of all: who I am. The token of a seat, or of the audience.
 */
export interface Hello {
  draws?: boolean;
  language?: string;
  mute?: number[];
  protocol?: number;
  token: string;
  type: 'hello';
}
/**
 * What would you do? A bot's advice about the question that I am asked, from what I see.
 */
export interface Hint {
  id: string;
  type: 'hint';
}
/**
 * An option that a bot thought of.
 */
export interface Hinted {
  choice: string;
  reasons: (string | Message)[];
  share: number;
  worth: number;
}
/**
 * What a bot would do in your place, best first; after so many records, and how many more you may have.
 */
export interface Hints {
  at: number;
  hints: Hinted[];
  id: string;
  left: number;
  n: number;
  type: 'hints';
}
/**
 * What the host wants: to begin, to give a seat nobody sits at to a bot, to open a seat, to close the table.
 */
export interface HostWish {
  act: 'bot' | 'close' | 'open' | 'start';
  bot?: string;
  host: string;
  seat?: number;
}
/**
 * What came of it, with an invitation where a seat was opened.
 */
export interface Hosted {
  invitation?: string;
  table: TableInfo;
}
/**
 * What everybody with a link may know of a table before sitting down.
 */
export interface TableInfo {
  asked?: boolean;
  box?: string;
  closed?: boolean;
  commitment: string;
  game: string;
  manners?: Manners;
  over?: boolean;
  players: number;
  seats: SeatInfo[];
  settings: {
    [k: string]: string | number;
  };
  started: boolean;
  table: string;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners {
  begins?: 'full' | 'host';
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  hints?: boolean;
  pace?: 'days' | 'live';
  seconds?: number;
  stand_in?: string | null;
  stand_in_after?: number;
  time_up?: 'bot' | 'first';
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  bot?: string;
  colour?: string;
  here: boolean;
  kind: string;
  left?: boolean;
  level?: string;
  name: string;
  stand_in?: string;
}
/**
 * The host asks for a new invitation to a seat whose owner is absent.
 */
export interface Invite {
  host: string;
  seat: number;
}
export interface Invited {
  invitation: string;
  seat: number;
}
/**
 * Goodbye: I get up from the table. All connections of the seat end; it stays mine until somebody else has it.
 */
export interface Leave {
  type: 'leave';
}
/**
 * One step: what is said, what is pointed at and waited for, and the table in front of it.
 */
export interface LessonStep {
  answers: {
    [k: string]: string;
  };
  before: Update[];
  box: string;
  points: string[];
  rules: string[];
  seats: string[];
  sheet: Part[];
  text: string[];
  title: string;
  update: Update;
  wanted: string;
}
/**
 * How things stand for your seat now, and what happened.
 */
export interface Update {
  clock?: Clock | null;
  deadline?: number | null;
  events?: Told[];
  ground?: {
    [k: string]: unknown;
  };
  n: number;
  position: Position;
  scene?: {
    [k: string]: unknown;
  };
  type: 'update';
  whole?: boolean;
}
/**
 * Something that a seat saw happen.
 */
export interface Told {
  against?: boolean;
  card?: string;
  event: {
    [k: string]: unknown;
  };
  text?: string | Message;
  undoes?: number;
}
/**
 * How things stand for a seat: what it may know, what it is asked, what it can do.
 */
export interface Position {
  closed?: Closed[];
  notes?: Note[];
  offers?: Option[];
  options?: Option[];
  question?: Asked | null;
  result?: Result | null;
  shortcuts?: Shortcut[];
  sources?: Source[];
  standing?: StandingAnswer[];
  undo?: boolean;
  view: unknown;
}
/**
 * Something worth knowing about a thing on the board before anything is chosen.
 */
export interface Note {
  label: string | Message;
  thing: string;
}
/**
 * A possible answer.
 */
export interface Option {
  aside?: boolean;
  cautions?: (string | Message)[];
  id: string;
  label: string | Message;
  merits?: (string | Message)[];
  sure?: boolean;
  things?: string[];
}
/**
 * How a game ended: points and winners, by seat.
 */
export interface Result {
  scores: number[];
  winners: number[];
}
/**
 * A named chain of options, taken as one.
 */
export interface Shortcut {
  chain: string[];
  id: string;
  label: string | Message;
  things?: string[];
}
/**
 * A line of the score sheet: where points came from, and how many for each seat.
 */
export interface Source {
  label: string | Message;
  points: number[];
}
/**
 * What a seat said once and for a while: to let questions pass.
 */
export interface StandingAnswer {
  id: string;
  kind?: string;
  label: string | Message;
  reach: string;
  scope?: string;
}
/**
 * Entries that belong together.
 */
export interface Part {
  entries?: Entry[];
  id: string;
  title?: string;
}
/**
 * A line of the list of lessons.
 */
export interface LessonTitle {
  id: string;
  minutes: number;
  steps: string[];
  title: string;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners1 {
  begins?: 'full' | 'host';
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  hints?: boolean;
  pace?: 'days' | 'live';
  seconds?: number;
  stand_in?: string | null;
  stand_in_after?: number;
  time_up?: 'bot' | 'first';
}
/**
 * Seats whose words I do not want to hear from now on.
 */
export interface Mute {
  seats: number[];
  type: 'mute';
}
export interface NewTable {
  contribution?: string;
  game: string;
  language?: string;
  manners?: Manners2;
  seats: SeatWish[];
  settings?: {
    [k: string]: string | number;
  };
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners2 {
  begins?: 'full' | 'host';
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  hints?: boolean;
  pace?: 'days' | 'live';
  seconds?: number;
  stand_in?: string | null;
  stand_in_after?: number;
  time_up?: 'bot' | 'first';
}
/**
 * Who should sit at a seat: the host ("me"), a friend ("open") or a bot ("easy").
 */
export interface SeatWish {
  colour?: string;
  name?: string;
  who: string;
}
/**
 * Something that concerns everybody at the table: who is back, for whom a bot sits in.
 */
export interface Notice {
  n: number;
  reason: Grounds;
  type: 'notice';
}
/**
 * Where to send a message when I am asked and am not here: an address of my own, empty for nowhere.
 */
export interface Notify {
  id: string;
  type: 'notify';
  url: string;
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
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  code: string;
  rule?: string;
}
/**
 * The table in words, part by part, with maps of about this width.
 */
export interface Read {
  id: string;
  type: 'read';
  width?: number;
}
export interface Refused {
  id: string;
  n: number;
  reason: Grounds;
  type: 'refused';
}
/**
 * Another game of the same people, please.
 */
export interface Rematch {
  id: string;
  type: 'rematch';
}
/**
 * I missed something: tell me everything again.
 */
export interface Resync {
  type: 'resync';
}
/**
 * Ask me again: what I said with the id `standing` does not hold any more.
 */
export interface Revoke {
  id: string;
  standing: string;
  type: 'revoke';
}
/**
 * A word at the table.
 */
export interface Said {
  at?: number;
  n: number;
  name: string;
  seat: number;
  text: string;
  type: 'said';
}
export interface Say {
  id: string;
  text: string;
  type: 'say';
}
/**
 * A code that takes the own seat along to another device: for once, and for so many seconds.
 */
export interface SeatCode {
  code: string;
  seconds: number;
}
export interface SeatTaken {
  seat: number;
  table: string;
  token: string;
}
/**
 * Somebody came or went, or the game begins.
 */
export interface Seats {
  closed?: boolean;
  n: number;
  seats: SeatInfo[];
  started: boolean;
  type: 'seats';
  watching?: number;
}
/**
 * The table in words, part by part; and how many of each component this seat has not seen yet.
 */
export interface Sheet {
  id: string;
  n: number;
  parts: Part[];
  type: 'sheet';
  unseen?: {
    [k: string]: number;
  };
}
/**
 * Let questions like this one pass from now on: how far that reaches, and for how long.
 */
export interface Stand {
  at: number;
  id: string;
  reach?: string;
  scope?: string;
  type: 'stand';
}
/**
 * For the host alone: the token of the own seat, and an invitation for each open one. An invitation is
 * used up by whoever takes the seat, and the seat's token is theirs alone.
 */
export interface TableMade {
  audience: string;
  host: string;
  invitations: {
    [k: string]: string;
  };
  seat: number;
  table: string;
  token: string;
}
/**
 * A shortcut of the last update: its choices one after the other, as one.
 */
export interface Take {
  at: number;
  id: string;
  shortcut: string;
  type: 'take';
}
export interface TakeSeat {
  colour?: string;
  contribution?: string;
  invitation: string;
  language?: string;
  name?: string;
}
/**
 * The last words that were said before, less those of muted seats.
 */
export interface Talk {
  n: number;
  type: 'talk';
  words: Word[];
}
/**
 * A word that was said at the table, when (seconds since 1970) and by whom.
 */
export interface Word {
  at?: number;
  name: string;
  seat: number;
  text: string;
}
export interface Undo {
  at: number;
  id: string;
  type: 'undo';
}
export interface UseCode {
  code: string;
}
/**
 * Which table this is and which seat is yours (-1: the audience).
 */
export interface Welcome {
  box?: string;
  closed?: boolean;
  commitment: string;
  components?: string;
  game: string;
  manners?: Manners3;
  n: number;
  players: number;
  protocol: number;
  rules: number;
  seat: number;
  seats: SeatInfo[];
  settings: {
    [k: string]: string | number;
  };
  started: boolean;
  table: string;
  type: 'welcome';
  watching?: number;
}
/**
 * The customs of a table, whatever is played there.
 */
export interface Manners3 {
  begins?: 'full' | 'host';
  bots_alone?: boolean;
  clock?: 'game' | 'move' | 'none';
  hints?: boolean;
  pace?: 'days' | 'live';
  seconds?: number;
  stand_in?: string | null;
  stand_in_after?: number;
  time_up?: 'bot' | 'first';
}
/**
 * Why not this?
 */
export interface Why {
  choice: string;
  id: string;
  type: 'why';
}
