// What is asked over HTTP. A refusal is a Reason, thrown as a Refusal.
import { appStatus } from '../app/app-status.svelte';
import { preferences } from '../app/preferences.svelte';
import type {
  CoachPage,
  Example,
  ExampleTitle,
  Hosted,
  HostWish,
  LessonStep,
  LessonTitle,
  NewTable,
  Part,
  Problem,
  Result,
  SeatCode,
  SeatTaken,
  TableInfo,
  TableMade,
  TakeSeat,
} from './protocol';
import type { Language } from '../language/speaker';

/** What the server refused; the message is a sentence in the person's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    sentence = '',
  ) {
    super(sentence);
  }
}

export interface Setting {
  id: string;
  name: string;
  about: string;
  default: string | number;
  values: string[];
  meanings: Record<string, string>;
  low: number | null;
  high: number | null;
  free: boolean;
}

/** What is drawn of a rival. */
export interface RivalFace {
  skin: string;
  hair: string;
  tint: string;
  hat: string;
  coat: string;
  mark: string;
}

/** Somebody to play against. */
export interface RivalInfo {
  id: string;
  name: string;
  level: string;
  temper: string;
  /** How they play, in a sentence. */
  about: string;
  /** What they say, by the moment. */
  lines: Record<string, string>;
  face: RivalFace;
}

/** At an event that everybody sees, the seat in its field `who` has something to say. */
export interface RivalMoment {
  say: string;
  event: string;
  who: string;
}

export interface GameInfo {
  game: string;
  name: string;
  about: string;
  /** How long it takes, about; 0 where the game does not say. */
  minutes: number;
  rules: number;
  least: number;
  most: number;
  settings: Setting[];
  bots: string[];
  /** Those with a name and a face, weakest first. */
  rivals: RivalInfo[];
  /** How each level did against another one, where that was measured. */
  standing: Record<string, { against: string; won: number; of: number; games: number }>;
  /** When rivals have something to say. */
  moments: RivalMoment[];
  /** Is there a lesson? */
  lesson: boolean;
  /** Where the picture of a game of another package is found; ours are part of the page. */
  emblem: string;
  /** The same of its board, a built ES module. */
  board: string;
}

/** A game as data, for whoever draws it. */
export interface GamePage {
  game: string;
  /** The component files by name, parsed. */
  box: Record<string, unknown>;
}

export interface Rulebook {
  chapters: Record<string, string>;
  rules: Record<string, string>;
  marks: Record<string, string>;
  /** The quick reference, by the titles of its parts; empty where a game has none. */
  summary: Record<string, string>;
  /** Pages to learn the game from; none where a game has no guide. */
  guide: GuidePage[];
}

export interface GuidePage {
  id: string;
  title: string;
  paragraphs: { text: string; rules: string[]; picture?: GuidePicture | null }[];
}

/** A position of a worked example, and the things there that are meant. */
export interface GuidePicture {
  example: string;
  frame: number;
  things: string[];
  /** Of a board with a map the map alone. */
  map: boolean;
}

/** A thing of the box, to be looked up. */
export interface GalleryEntry {
  id: string;
  kind: string;
  name: string;
  /** What it is and does, line by line, with all its numbers. */
  text: string[];
  copies?: number;
  /** Rules that call it by its name. */
  named?: string[];
  rules?: string[];
  /** Where it comes from: rulebook, public, ours. */
  marks?: string[];
  /** Components that are told of with it. */
  parts?: string[];
  /** Places that it is printed on: what it does is what there is to know of them. */
  on?: string[];
  /** What is printed on it, as the table's scene tells it. */
  face?: Record<string, unknown>;
}

export interface GallerySection {
  id: string;
  title: string;
  entries: GalleryEntry[];
}

/** A record of a finished game: who played, and how it ended. */
export interface RecordAbout {
  record: string;
  game: string;
  box: string;
  players: number;
  seats: string[];
  commitment: string;
  last: number;
  result: Result | null;
}

/** The position after one record, as somebody saw it. */
export interface RecordPage {
  n: number;
  last: number;
  eyes: number;
  view: unknown;
  scene?: unknown;
  ground?: unknown;
  notes: Record<string, string[]>;
  events: Record<string, unknown>[];
  text: { events: string[]; choices: string[] };
}

/** A game at a glance: the positions at which a turn or a night began, and everybody's points wherever they changed. */
export interface RecordCourse {
  chapters: number[];
  points: [n: number, points: number[]][];
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': preferences.language, ...init.headers };
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
    appStatus.online = !response.headers.has('x-kept'); // else it is what was said the last time
  } catch {
    appStatus.online = false;
    throw new Refusal('offline', 0);
  }
  if (response.ok) return response;
  try {
    const { reason, text } = (await response.json()) as Problem;
    throw new Refusal(reason.code, response.status, text);
  } catch (error) {
    // no JSON: something between us and the server answered
    throw error instanceof Refusal ? error : new Refusal('offline', response.status);
  }
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body) });

export const api = {
  games: (language: Language) => ask<GameInfo[]>(`/api/games?language=${language}`),
  /** The components of a game: of today, or those that a table was begun with (by their digest). */
  box: async (game: string, digest = ''): Promise<GamePage> => ({
    game,
    box: (await ask<{ files: Record<string, unknown> }>(`/api/box/${game}${digest && `?box=${digest}`}`)).files,
  }),
  texts: (language: Language, game = '', digest = '') =>
    ask<{ fluent: string; names: Record<string, string>; seats: string[]; places?: Record<string, string> }>(
      `/api/texts?language=${language}&game=${game}${digest && `&box=${digest}`}`,
    ),
  rulebook: (game: string, language: Language) => ask<Rulebook>(`/api/rulebook/${game}?language=${language}`),
  gallery: async (game: string, language: Language, digest = ''): Promise<GallerySection[]> =>
    (
      await ask<{ sections: GallerySection[] }>(
        `/api/gallery/${game}?language=${language}${digest && `&box=${digest}`}`,
      )
    ).sections,
  lessons: (game: string, language: Language) => ask<LessonTitle[]>(`/api/lessons/${game}?language=${language}`),
  coach: (game: string, language: Language) => ask<CoachPage>(`/api/coach/${game}?language=${language}`),
  lessonStep: (game: string, id: string, n: number, language: Language) =>
    ask<LessonStep>(`/api/lessons/${game}/${id}/${n}?language=${language}`),
  examples: (game: string, language: Language) => ask<ExampleTitle[]>(`/api/examples/${game}?language=${language}`),
  example: (game: string, id: string, language: Language) =>
    ask<Example>(`/api/examples/${game}/${id}?language=${language}`),
  make: (wish: NewTable) => post<TableMade>('/api/tables', wish),
  /** With a seat's secret it says, too, whether that seat is asked. */
  info: (table: string, token = '') =>
    ask<TableInfo>(`/api/tables/${table}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  sit: (table: string, wish: TakeSeat) => post<SeatTaken>(`/api/tables/${table}/seats`, wish),
  /** A code that takes the own seat along to another device, once. */
  seatCode: (table: string, token: string) =>
    ask<SeatCode>(`/api/tables/${table}/code`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
  useCode: (code: string) => post<SeatTaken>('/api/codes', { code }),
  invite: (table: string, host: string, seat: number) =>
    post<{ seat: number; invitation: string }>(`/api/tables/${table}/invitations`, { host, seat }),
  host: (table: string, wish: HostWish) => post<Hosted>(`/api/tables/${table}/host`, wish),
  /** A record file becomes a page; the server proves it first. */
  keepRecord: async (file: Blob): Promise<string> =>
    ((await (await request('/api/records', { method: 'POST', body: file })).json()) as { record: string }).record,
  recordFile: async (id: string): Promise<string> => (await request(`/api/records/${id}/file`, {})).text(),
  aboutRecord: (id: string) => ask<RecordAbout>(`/api/records/${id}`),
  /** Several positions at once, from one on. */
  recordPages: (id: string, n: number, eyes: number, language: Language) =>
    ask<RecordPage[]>(`/api/records/${id}/pages/${n}?eyes=${eyes}&language=${language}`),
  /** For each seat, what it had and planned at a position. */
  recordHeld: (id: string, n: number, language: Language) =>
    ask<Part[][]>(`/api/records/${id}/held/${n}?language=${language}`),
  /** Where turns began, and everybody's points over the game. */
  recordCourse: (id: string) => ask<RecordCourse>(`/api/records/${id}/course`),
  /** Everything that happened: the position, and a sentence. */
  recordLog: (id: string, eyes: number, language: Language) =>
    ask<[number, string][]>(`/api/records/${id}/log?eyes=${eyes}&language=${language}`),
  record: async (table: string, token: string): Promise<Blob> =>
    (await request(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } })).blob(),
};
