// A table as this seat sees it: what the server said last, what happened, what is chosen and not yet answered.
import { Connection, type Link, type Listener, type ServerMessage, type State } from '../server/connection';
import { rememberTable, myTable, type MyTable } from './my-tables';
import { News } from './news.svelte';
import { harmlessFirst } from './primary';
import { Standing } from './standing';
import { Story, type Moment, type Stage } from './story.svelte';
import type {
  Asked,
  Clock,
  Grounds,
  Message,
  Option,
  Part,
  Position,
  Result,
  SeatInfo,
  StandingAnswer,
  Told,
  Update,
  Welcome,
} from '../server/protocol';
import type { Arguments, Language } from '../language/speaker';
import { words } from '../language/words.svelte';

/** An option or a shortcut as a person sees it. */
export interface Answer {
  id: string;
  label: string;
  things: string[];
  cautions: string[];
  /** Its cautions are said with it, and nothing more is asked. */
  sure?: boolean;
  /** What speaks for it. */
  merits?: string[];
  /** Seldom wanted: kept apart from what the question is about. */
  aside?: boolean;
  /** Possible only here and now, or worth points at once: it stands first. */
  ahead?: boolean;
}

/** What somebody may think of and cannot do now. */
export interface Closed {
  id: string;
  label: string;
  why: string;
  rule: string;
}

/** Something that happened, as the frame knows it: `types.ts` of each game says what its events hold. */
export type AnyEvent = Record<string, unknown>;

export interface Line<E = AnyEvent> {
  number: number;
  text: string;
  event: E;
  /** Was something done to me? */
  against?: boolean;
  /** The card that did it, or that somebody plays and that I have to reckon with. */
  card?: string;
  /** It was taken back: it never happened. */
  undone?: boolean;
}

/** A line of the score sheet. */
export interface Source {
  label: string;
  points: number[];
}

export interface Word {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** What a board shows: a table that is played at, or a position of a game that is over. */
export interface TableModel {
  readonly view: unknown;
  /** What the game adds for whoever draws it, and the part of it that lasts. */
  readonly scene: unknown;
  readonly ground: unknown;
  readonly seats: SeatInfo[];
  readonly options: Answer[];
  readonly shortcuts: Answer[];
  /** What one may do without being asked. */
  readonly offers?: Answer[];
  readonly closed: Closed[];
  readonly notes: Map<string, string[]>;
  readonly pending: string;
  /** What happens, one moment after the other; a position that nobody acts in has none. */
  readonly story?: Story;
  /** Everything that was told so far. */
  readonly log?: Line[];
  choose(choice: string): void;
  take(shortcut: string): void;
}

/** What a bot would do where this was asked; while it thinks there is nothing. */
export interface Advice {
  question: Asked;
  hints?: { choice: string; worth: number; share: number; reasons: string[] }[];
}

const NOTICE = 8000;

/** A sentence. This page asks for words; a key would be put into words here. */
/** The things that a label lists. */
const namedIn = (label: string | Message): string[] =>
  typeof label === 'string'
    ? []
    : Object.values(label.args ?? {}).flatMap((listed) => (Array.isArray(listed) ? listed.map(String) : []));
const spoken = (label: string | Message): string =>
  typeof label === 'string' ? label : words.speaker.say(label.key, label.args as Arguments);
const why = (grounds: Grounds): string => grounds.text ?? grounds.code;

const socketOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`;

const lineOf = ({ event, text = '', against = false, card = '' }: Told, number: number): Line => ({
  number,
  text: spoken(text),
  event,
  against,
  card,
});

export class Table implements TableModel, Stage {
  state = $state<State>('connecting');
  welcome = $state.raw<Welcome | undefined>();
  seats = $state.raw<SeatInfo[]>([]);
  started = $state(false);
  /** How many watch; who they are nobody knows. */
  watching = $state(0);
  // Views are the games' own: each board knows the shape of its game's.
  view = $state.raw<unknown>();
  question = $state.raw<Asked | undefined>();
  /** The question in words. */
  wording = $state('');
  options = $state.raw<Answer[]>([]);
  shortcuts = $state.raw<Answer[]>([]);
  /** What one may do without being asked. */
  offers = $state.raw<Answer[]>([]);
  /** What somebody else did out of turn while this seat was deciding: its options are those of the new position. */
  interruption = $state('');
  closed = $state.raw<Closed[]>([]);
  /** The things that the answers speak of. */
  named = $state.raw<string[]>([]);
  undoable = $state(false);
  /** What this seat said once and for a while. */
  standing = $state.raw<StandingAnswer[]>([]);
  result = $state.raw<Result | undefined>();
  sources = $state.raw<Source[]>([]);
  closesAt = $state<number | undefined>();
  readonly story: Story;
  #told = $state.raw<Line[]>([]);
  /** What was told, as far as the story is. */
  log = $derived.by(() => {
    const { reached } = this.story;
    return reached === Infinity ? this.#told : this.#told.filter((line) => line.number <= reached);
  });
  /** What happened in the moment that is shown. */
  fresh = $state.raw<Line[]>([]);
  chat = $state.raw<Word[]>([]);
  unread = $state(0);
  /** What a bot says to a question, or nothing yet. */
  advice = $state.raw<Advice | undefined>();
  pending = $state('');
  trouble = $state('');
  /** What concerns everybody at the table: who came back, for whom a bot sits in. It is said for a while. */
  notice = $state('');
  ended = $state('');
  /** Another game of the same people: its table, and the invitation to one's own seat there. */
  again = $state.raw<{ table: string; invitation: string } | undefined>();
  clock = $state.raw<Clock | undefined>();
  /** When the clock was told. */
  clockAt = 0;
  muted = $state.raw<number[]>([]);
  /** The table in words, part by part. */
  sheet = $state.raw<Part[]>([]);
  /** How many of each component this seat has not seen yet. */
  unseen = $state.raw<Record<string, number>>({});
  scene = $state.raw<unknown>();
  ground = $state.raw<unknown>();
  /** What the engine has to say about things on the board: how far I am from a job, what a guard can see. */
  notes = $state.raw(new Map<string, string[]>());
  readonly news: News;
  #connection: Link;
  #asking = new Map<string, (answer: string) => void>();
  /** Words of one's own that nobody has heard yet. */
  #words: string[] = [];
  #lines = 0;
  /** The lines that were not taken back. */
  #standing = new Standing();
  /** The moment that is shown: what is asked in it comes when the story has arrived. */
  #shown: Update | undefined;
  /** Something was chosen, and what comes of it is not shown yet. */
  #acted = false;
  /** What comes of it is being shown, and the question that was answered stays in sight until it has been seen. */
  #held = false;
  /** It was accepted. */
  #taken = false;
  /** The question before the moment that is shown. */
  #before: Asked | undefined;
  /** Was there a question to decide on this page when the moments that are shown began? */
  #deciding: boolean | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  /** Somebody else than the server may run it: `connect` says who. */
  constructor(
    table: string,
    token: string,
    language: Language,
    connect: (listener: Listener) => Link = (listener) => new Connection(socketOf(table), token, language, listener),
  ) {
    const remember = (change: Partial<MyTable>): void => {
      const mine = myTable(table);
      if (mine) rememberTable({ ...mine, ...change });
    };
    this.story = new Story(this);
    this.news = new News({ read: () => myTable(table)?.seen, write: (seen) => remember({ seen }) });
    this.#connection = connect({
      heard: (message, followed = false) => this.#heard(message, followed),
      state: (state) => {
        this.state = state;
        if (state === 'lost') this.#unanswered();
      },
    });
  }

  get seat(): number {
    return this.welcome?.seat ?? -1;
  }

  /** What happened since the own last turn: from the first line on that others have a part in. */
  get recent(): Line[] {
    const lines = this.log.filter((line) => line.number >= this.news.since && !line.undone);
    const first = lines.findIndex((line) => line.event['seat'] !== this.seat);
    return first < 0 ? [] : lines.slice(first);
  }

  /** Whose answer the table waits for; while something is told, whoever it is told of. */
  get awaited(): number[] {
    const seats = ((this.view as { asked?: [number, string][] } | undefined)?.asked ?? []).map(([seat]) => seat);
    const actor = this.story.line?.event['seat'];
    const told = this.story.running && seats.every((seat) => seat === this.seat) && typeof actor === 'number';
    return [...new Set(told ? [actor] : seats)];
  }

  get mine(): boolean {
    return this.question !== undefined && !this.result;
  }

  /** Is there a question that nobody has answered yet? */
  get asked(): boolean {
    return this.question !== undefined && !this.#acted;
  }

  close(): void {
    this.#connection.close();
  }

  /** Everything is told again in another language. */
  speak(language: Language): void {
    this.#connection.speak(language);
  }

  choose(choice: string): void {
    this.news.read(this.#lines);
    this.#promise(choice, () => this.#connection.choose(choice));
  }

  take(shortcut: string): void {
    this.news.read(this.#lines);
    this.#promise(shortcut, () => this.#connection.take(shortcut));
  }

  undo(): void {
    this.#promise('undo', () => this.#connection.undo());
  }

  #promise(what: string, send: () => void): void {
    if (this.pending) return;
    this.pending = what;
    this.trouble = '';
    this.#acted = true;
    this.story.act();
    send();
  }

  /** Let questions like this one pass from now on. Nobody else learns of it. */
  stand(reach: string, scope: string): void {
    this.#orTrouble(this.#connection.stand(reach, scope));
  }

  revoke(one: StandingAnswer): void {
    this.#orTrouble(this.#connection.ask('revoke', { standing: one.id }));
  }

  /** What would a bot do? Its answer is in `advice`, as long as the question is the same. */
  hint(): void {
    const { question } = this;
    if (!question || this.advice?.question === question) return;
    this.advice = { question };
    this.#asking.set(this.#connection.ask('hint'), (why) => {
      this.advice = undefined;
      this.trouble = why;
    });
  }

  /** This time the question is answered by hand. */
  decide(): void {
    this.#orTrouble(this.#connection.decide());
  }

  #orTrouble(id: string): void {
    this.#asking.set(id, (why) => (this.trouble = why));
  }

  /** A word to everybody. Only one that was not heard is answered: why not. */
  say(text: string, unheard: (why: string) => void): void {
    const id = this.#connection.say(text);
    this.#words.push(id);
    this.#asking.set(id, unheard);
  }

  /** Where to be told of a question when nobody is here; empty for nowhere. The answer: why not, or nothing. */
  notify(url: string): Promise<string> {
    return new Promise((answered) => this.#asking.set(this.#connection.ask('notify', { url }), answered));
  }

  /** Nobody knows whether what was on its way has arrived: it may be said again. */
  #unanswered(): void {
    const waiting = [...this.#asking.values()];
    this.#asking.clear();
    this.#words = [];
    for (const answer of waiting) answer(words.speaker.say('web-state-lost'));
  }

  /** Take back one's last choice, or learn why not. */
  undoOrWhy(): void {
    if (this.seat < 0 || this.result) return;
    if (this.undoable) this.undo();
    else this.#remark(words.speaker.say('reason-nothing-to-undo'));
  }

  rematch(): void {
    this.#connection.ask('rematch');
  }

  /** I am here again: whoever sat in for me may go. */
  back(): void {
    this.#connection.ask('back');
  }

  leave(): void {
    this.#connection.leave();
  }

  /** Hear a seat's words no more, or again. */
  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
    this.#connection.mute(this.muted);
  }

  /** The table in words. */
  read(width: number): void {
    this.#connection.read(width);
  }

  #heard(message: ServerMessage, followed: boolean): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.#seated(message);
        break;
      case 'seats':
        this.#seated(message);
        break;
      case 'update':
        this.story.hear({ update: message, at: Date.now(), followed });
        break;
      case 'accepted':
        if (!this.#answered(message.id, '')) this.#accepted();
        break;
      case 'refused':
        this.#refused(message.id, why(message.reason));
        break;
      case 'sheet':
        this.sheet = message.parts;
        this.unseen = message.unseen ?? {};
        break;
      case 'said':
        if (message.seat === this.seat) this.#asking.delete(this.#words.shift() ?? ''); // heard
        this.chat = [
          ...this.chat,
          { number: this.chat.length, seat: message.seat, name: message.name, text: message.text },
        ];
        this.unread += 1;
        break;
      case 'talk':
        this.chat = message.words.map((word, number) => ({
          number,
          seat: word.seat,
          name: word.name,
          text: word.text,
        }));
        break;
      case 'hints':
        this.#asking.delete(message.id);
        if (this.advice)
          this.advice = {
            question: this.advice.question,
            hints: message.hints.map(({ reasons, ...hint }) => ({ ...hint, reasons: reasons.map(spoken) })),
          };
        break;
      case 'again':
        this.again = { table: message.table, invitation: message.invitation };
        break;
      case 'notice':
        this.#remark(why(message.reason));
        break;
      case 'failed':
        if (message.closing) this.ended = why(message.reason);
        else this.trouble = why(message.reason);
    }
  }

  #remark(sentence: string): void {
    this.notice = sentence;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = ''), NOTICE);
  }

  /** What was chosen stays chosen until what comes of it is shown, unless that was shown already. */
  #accepted(): void {
    this.#taken = this.#acted;
    if (!this.#acted) this.pending = '';
  }

  #refused(id: string, sentence: string): void {
    if (this.#answered(id, sentence)) return;
    this.pending = '';
    [this.#acted, this.#taken] = [false, false];
    this.trouble = sentence;
  }

  /** Does somebody wait for this answer? */
  #answered(id: string, sentence: string): boolean {
    const asked = this.#asking.get(id);
    this.#asking.delete(id);
    asked?.(sentence);
    return asked !== undefined;
  }

  /** When a person was first seen to be away, by seat. */
  awaySince = $state.raw(new Map<number, number>());

  #seated({ seats, started, watching = 0 }: Pick<Welcome, 'seats' | 'started' | 'watching'>): void {
    const gone = seats.flatMap(({ kind, here }, seat) => (kind === 'human' && !here ? [seat] : []));
    this.awaySince = new Map(gone.map((seat) => [seat, this.awaySince.get(seat) ?? Date.now()]));
    this.seats = seats;
    this.started = started;
    this.watching = watching;
    words.seat(seats.map((seat) => seat.name));
  }

  // -- the moments of the story ---------------------------------------------------------------------

  show({ update, at }: Moment, held = false): Line[] {
    this.#before = this.#shown && (this.#shown.position.question ?? undefined);
    this.#interrupted(update);
    this.#shown = update;
    this.#held = held;
    if (!held) this.#settled();
    const { view, notes = [] } = update.position;
    this.view = view;
    const noted = new Map<string, string[]>();
    for (const { thing, label } of notes) noted.set(thing, [...(noted.get(thing) ?? []), spoken(label)]);
    this.notes = noted;
    this.scene = update.scene;
    if (update.ground) this.ground = update.ground;
    this.clock = update.clock ?? undefined;
    this.clockAt = at;
    this.closesAt = update.deadline == null ? undefined : at + update.deadline * 1000;
    if (!held) this.#asks({ view });
    const heard = this.#lines;
    this.#tell(update.events ?? [], update.whole ?? false);
    this.news.hear(update.whole ?? false, heard, this.#lines, this.#before, update.position.question ?? undefined);
    return this.fresh;
  }

  /** A question stood here and was not answered, nobody lets it pass unasked, it is asked again, not in a window that closes
   * by itself, and it was not this seat that did something. */
  #interrupted({ whole = false, events = [], deadline, position }: Update): void {
    this.#deciding ??= this.asked && !this.question?.passes;
    const asked = this.#deciding && position.question != null && deadline == null;
    const by = events[0]?.event['seat'];
    if (whole || !asked || by === this.seat) this.interruption = '';
    else if (typeof by === 'number') {
      const said = events.map((told) => lineOf(told, 0).text).filter(Boolean);
      this.interruption = said.join(' ');
    }
  }

  /** What can be done now, and how it ended. */
  arrive(): void {
    if (this.#held) this.#settled();
    this.#held = false;
    this.#deciding = undefined;
    if (this.#shown) this.#asks(this.#shown.position);
  }

  /** What came of the own choice is shown. */
  #settled(): void {
    if (this.#taken) this.pending = '';
    [this.#acted, this.#taken] = [false, false];
  }

  linesOf({ update }: Moment): Line[] {
    return (update.events ?? []).map((told, number) => lineOf(told, this.#lines + number));
  }

  known(line: Line): boolean {
    return line.event['seat'] === this.seat && !line.against;
  }

  #asks(position: Position): void {
    const { question: asked, options = [], shortcuts = [], closed = [], offers = [], sources = [] } = position;
    this.question = asked ?? undefined;
    this.named = [...options, ...shortcuts].flatMap(({ label }) => namedIn(label));
    this.wording = asked ? spoken(asked.label) : '';
    const answer = ({
      id,
      label,
      things = [],
      cautions = [],
      sure = false,
      merits = [],
      aside = false,
      ahead = false,
    }: Option): Answer => ({
      id,
      label: spoken(label),
      things,
      cautions: cautions.map(spoken),
      sure,
      merits: merits.map(spoken),
      aside,
      ahead,
    });
    this.options = harmlessFirst(options.map(answer));
    this.offers = offers.map(answer);
    this.shortcuts = shortcuts.map(({ id, label, things = [] }) => ({
      id,
      label: spoken(label),
      things,
      cautions: [],
    }));
    this.closed = closed.map(({ id, label, why: grounds }) => ({
      id,
      label: spoken(label),
      why: why(grounds),
      rule: grounds.rule ?? '',
    }));
    this.undoable = position.undo ?? false;
    this.standing = position.standing ?? [];
    this.result = position.result ?? undefined;
    this.sources = sources.map(({ label, points }) => ({ label: spoken(label), points }));
  }

  /** What happened. A line's number is its place in all that this seat was ever told. */
  #tell(events: Told[], whole: boolean): void {
    if (whole) [this.#lines, this.#standing] = [0, new Standing()];
    const lines = events.map((told) => lineOf(told, this.#lines++));
    const undone = new Set(events.flatMap((told, at) => this.#standing.hear(lines[at]!.number, told)));
    const said = lines.filter((line) => line.text);
    const known = whole ? said : [...this.#told, ...said];
    this.#told = undone.size
      ? known.map((line) => (undone.has(line.number) ? { ...line, undone: true } : line))
      : known;
    this.fresh = whole ? [] : lines;
  }
}
