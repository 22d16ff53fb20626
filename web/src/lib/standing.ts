// Standing answers, "always pass here": private, changeable at any time, in no record. A port of kernel/standing.py;
// tests/standing.test.ts holds it to the same cases. They are for sealed questions that can be passed.

export const PASS = 'pass';
const WAVE = 'wave';
/** The argument of a question about something that may be aimed at the seat that is asked: "yes" or "no". */
const AIMED = 'aimed';
/** Arguments that number a stretch of the game, for which a standing answer can be given. */
const SCOPES = ['theft', 'turn', 'round'];

export const REACHES = ['here', 'even-aimed', 'every'] as const;
export type Reach = (typeof REACHES)[number];

/** What was said once and for a while. */
export interface Standing {
  /** The kind of question it is for; empty for all that can be waved through. */
  kind: string;
  /** The question at which it was said, in words. */
  asked: string;
  reach: Reach;
  /** What it lasts for, an argument of the question such as "round"; empty until changed. */
  scope: string;
  value: number;
}

/** A question, as far as it matters here. */
export interface Question {
  kind: string;
  options: string[];
  sealed?: boolean;
  about?: Record<string, unknown>;
}
type Asked = Question;

export const canStand = (question: Asked): boolean => Boolean(question.sealed) && question.options[0] === PASS;

/** How far a standing answer to this question can reach. */
export function reachesOf(question: Asked): Reach[] {
  const about = question.about ?? {};
  return ['here', ...(AIMED in about ? (['even-aimed'] as const) : []), ...(question.options.includes(WAVE) ? (['every'] as const) : [])];
}

/** What a standing answer to this question can last for, and which stretch it is now. */
export function scopesOf(question: Asked): Map<string, number> {
  const about = question.about ?? {};
  return new Map(SCOPES.flatMap((scope) => (typeof about[scope] === 'number' ? [[scope, about[scope]] as const] : [])));
}

export function standingAt(question: Asked, asked: string, reach: Reach, scope: string): Standing {
  return { kind: reach === 'every' ? '' : question.kind, asked, reach, scope, value: scopesOf(question).get(scope) ?? 0 };
}

/** Is the round (or whatever it was said for) over? */
export function endedBy(said: Standing, question: Asked): boolean {
  const now = question.about?.[said.scope];
  return said.scope !== '' && now !== undefined && now !== said.value;
}

/** Does it answer this question? */
export function covers(said: Standing, question: Asked): boolean {
  if (!canStand(question) || endedBy(said, question)) return false;
  if (said.reach !== 'even-aimed' && question.about?.[AIMED] === 'yes') return false;
  return said.kind ? said.kind === question.kind : question.options.includes(WAVE);
}

/** How long a standing pass waits, in seconds, so that other people cannot tell it from one that was thought about. */
const DELAYS: Record<string, [number, number]> = { timed: [0.6, 1.8], wait: [10, 120] };

export function hesitation(question: Asked, alone: boolean, random: () => number = Math.random): number {
  if (alone) return 0;
  const [least, most] = DELAYS[String(question.about?.['mode'])] ?? DELAYS['wait']!;
  return least + random() * (most - least);
}
