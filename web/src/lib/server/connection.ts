// One seat's connection to its table: numbered messages, resync on a gap, a choice sent again until it is answered.
import type {
  Accepted,
  Again,
  Failed,
  Hints,
  Notice,
  Refused,
  Said,
  Seats,
  Sheet,
  Talk,
  Update,
  Welcome,
} from './protocol';
import type { Language } from '../language/speaker';

export type ServerMessage =
  Welcome | Seats | Update | Accepted | Refused | Notice | Sheet | Said | Talk | Again | Failed | Hints;

export type State = 'connecting' | 'open' | 'lost' | 'ended';

interface Pending {
  id: string;
  make: (at: number) => Record<string, unknown>;
}

export interface Listener {
  /** `followed`: what came next is known already and is told right after this. */
  heard(message: ServerMessage, followed?: boolean): void;
  state(state: State): void;
}

/** What a table says to whoever runs it: a server, or the script of a lesson. */
export interface Link {
  close(): void;
  choose(choice: string): void;
  take(shortcut: string): void;
  undo(): void;
  stand(reach: string, scope: string): string;
  decide(): string;
  say(text: string): string;
  ask(type: AskedOnce, more?: Record<string, unknown>): string;
  mute(seats: number[]): void;
  leave(): void;
  read(width: number): void;
  speak(language: Language): void;
}

/** What needs no promise. */
export type AskedOnce = 'say' | 'rematch' | 'back' | 'notify' | 'stand' | 'revoke' | 'decide' | 'hint';

const PROTOCOL = 2;
const LONGEST_WAIT = 15_000;

export class Connection implements Link {
  #socket: WebSocket | undefined;
  #heard = 0;
  #at = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: Pending | undefined;
  #closed = false;
  #resend = false;
  #mute: number[] = [];

  constructor(
    readonly address: string,
    readonly token: string,
    private language: Language,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  choose(choice: string): void {
    this.#promise((at) => ({ type: 'choose', at, choice }));
  }

  take(shortcut: string): void {
    this.#promise((at) => ({ type: 'take', at, shortcut }));
  }

  undo(): void {
    this.#promise((at) => ({ type: 'undo', at }));
  }

  /** Let questions like this one pass from now on; the server keeps that with the seat. */
  stand(reach: string, scope: string): string {
    return this.ask('stand', { at: this.#at, reach, scope });
  }

  /** This time the question is answered by hand. */
  decide(): string {
    return this.ask('decide', { at: this.#at });
  }

  say(text: string): string {
    return this.ask('say', { text });
  }

  /** What needs no promise: sent once, answered in its own way. */
  ask(type: AskedOnce, more: Record<string, unknown> = {}): string {
    const id = newId();
    this.send({ type, id, ...more });
    return id;
  }

  mute(seats: number[]): void {
    this.#mute = seats;
    this.send({ type: 'mute', seats });
  }

  leave(): void {
    this.send({ type: 'leave' });
  }

  read(width: number): void {
    this.send({ type: 'read', id: newId(), width });
  }

  /** A language is said once, in the hello: so say hello again. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    const old = this.#socket;
    this.#resend = true;
    this.#open();
    old?.close();
  }

  send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A choice carries an id of its own: sent twice, it is done once. So it is sent until it is answered. */
  #promise(make: (at: number) => Record<string, unknown>): void {
    if (this.#pending) return;
    this.#pending = { id: newId(), make };
    this.#sendPending();
  }

  #sendPending(): void {
    if (this.#pending) this.send({ ...this.#pending.make(this.#at), id: this.#pending.id });
  }

  #now = (): void => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState === WebSocket.CLOSED && !this.#closed) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    this.listener.state(this.#tries ? 'lost' : 'connecting');
    this.#heard = 0;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () =>
      this.send({
        type: 'hello',
        token: this.token,
        protocol: PROTOCOL,
        language: this.language,
        draws: true,
        mute: this.#mute,
      });
    socket.onmessage = (frame) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(frame.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      this.#tries += 1;
      this.#resend = true;
      this.listener.state('lost');
      this.#timer = setTimeout(
        () => this.#open(),
        Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries) * (0.5 + Math.random() / 2),
      );
    };
  }

  #receive(message: ServerMessage): void {
    if (message.n !== this.#heard + 1 && message.type !== 'failed') this.send({ type: 'resync' });
    this.#heard = message.n;
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.listener.state('open');
    }
    if (message.type === 'update') {
      this.#at = message.n;
      this.#again();
    }
    if ((message.type === 'accepted' || message.type === 'refused') && message.id === this.#pending?.id)
      this.#pending = undefined;
    if (message.type === 'failed' && message.closing) {
      this.#closed = true;
      this.listener.state('ended');
    }
    this.listener.heard(message);
  }

  /** After a reconnection the first update tells where we are: what was not answered is sent again. */
  #again(): void {
    if (this.#pending && this.#resend) this.#sendPending();
    this.#resend = false;
  }
}

let count = 0;
const session = crypto.getRandomValues(new Uint32Array(2)).join('-');

function newId(): string {
  count += 1;
  return `${session}-${count}`;
}
