// Where an address leads: the front door, a table, a rulebook, a lesson, a worked example, a replay.
export type Place =
  | { page: 'front'; lost?: boolean; code?: string }
  | { page: 'table'; table: string; kind: string; token: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string; id: string; n: number | undefined }
  | { page: 'learn'; game: string; id: string; n: number }
  | { page: 'replay'; id: string; n: number; eyes: number };

export function read(path: string, hash: string): Place {
  const [, first, second, third] = path.split('/');
  if (first === 't' && second) {
    const secret = /^#([isag])=([\w.~-]+)$/.exec(hash);
    return { page: 'table', table: second, kind: secret?.[1] ?? '', token: secret?.[2] ?? '' };
  }
  if (first === 'learn' && second && !/^[A-Z]+-\d/.test(third ?? '')) {
    const step = /^#(\d+)$/.exec(hash)?.[1];
    return { page: 'lesson', game: second, id: third ?? '', n: step === undefined ? undefined : Number(step) };
  }
  if (first === 'learn' && second)
    return { page: 'learn', game: second, id: third ?? '', n: Number(/^#(\d+)$/.exec(hash)?.[1] ?? 0) };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === 'r' && second) {
    const moment = /^#(\d+)(?:,(-?\d+))?$/.exec(hash);
    return { page: 'replay', id: second, n: Number(moment?.[1] ?? 0), eyes: Number(moment?.[2] ?? -2) };
  }
  const code = /^#c=([\w-]+)$/.exec(hash)?.[1];
  if (!first && code) return { page: 'front', code };
  return first ? { page: 'front', lost: true } : { page: 'front' };
}
