// How far somebody has come in each lesson. Kept in this browser alone.
const KEY = 'cutpurse.lessons';

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** Was it ever played to its end? */
  done?: boolean;
}

function kept(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export const progressIn = (game: string, lesson: string): Progress => kept()[`${game}/${lesson}`] ?? { step: 0 };

/** Has somebody begun a lesson of this game, or finished one? */
export const hasLearned = (game: string): boolean => Object.keys(kept()).some((key) => key.startsWith(`${game}/`));

/** A lesson of this game that was begun and never finished. */
export const isUnderWay = (game: string): boolean =>
  Object.entries(kept()).some(([key, { step, done }]) => key.startsWith(`${game}/`) && step > 0 && !done);

export function rememberProgress(game: string, lesson: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${game}/${lesson}`]: progress }));
}
