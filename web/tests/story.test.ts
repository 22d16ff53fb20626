import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import './page';

const { Story } = await import('../src/lib/table/story.svelte');
const { preferences } = await import('../src/lib/app/preferences.svelte');
type Stage = ConstructorParameters<typeof Story>[0];
type Moment = Parameters<Stage['show']>[0];
type Telling = Parameters<Parameters<InstanceType<typeof Story>['tellWith']>[0]['tell']>[0];
type Line = Telling['lines'][number];

const ME = 0;
const LINE = 1000;

/** A table that notes what is shown, and a board that tells a line in a second. */
function theatre(holds: (line: Line) => boolean = () => false) {
  const seen: string[] = [];
  let [lines, asked, shown] = [0, false, undefined as Moment | undefined];
  const linesOf = ({ update }: Moment): Line[] =>
    (update.events ?? []).map(({ event }, number) => ({ number: lines + number, text: String(event['text']), event }));
  const stage: Stage = {
    get asked() {
      return asked;
    },
    show(moment, held = false) {
      [shown, asked] = [moment, false];
      const told = linesOf(moment);
      lines += told.length;
      seen.push(`shows ${String(moment.update.position.view)}${held ? ', held' : ''}`);
      return told;
    },
    linesOf,
    known: (line) => line.event['seat'] === ME,
    arrive() {
      const question = shown?.update.position.question;
      if (question && !asked) seen.push('asks');
      asked = Boolean(question);
    },
  };
  const story = new Story(stage);
  let running: { telling: Telling; timers: ReturnType<typeof setTimeout>[] } | undefined;
  const end = (): void => {
    const ended = running;
    running = undefined;
    ended?.timers.forEach(clearTimeout);
    ended?.telling.done();
  };
  story.tellWith({
    tell(telling) {
      running = { telling, timers: [] };
      if (!telling.lines.length) return end();
      telling.lines.forEach((line, number) =>
        running!.timers.push(
          setTimeout(() => {
            seen.push(`tells ${line.text}`);
            telling.reached(line);
          }, number * LINE),
        ),
      );
      running.timers.push(setTimeout(end, telling.lines.length * LINE));
    },
    holds: (lines) => lines.some(holds),
    skip: end,
  });
  const hear = (
    view: string,
    told: [seat: number, text: string][],
    more: Partial<Moment['update']> = {},
    followed = false,
  ): void =>
    story.hear({
      at: 0,
      followed,
      update: {
        type: 'update',
        n: 1,
        position: { view, ...(view === 'mine' ? { question: { kind: 'action', label: '?' } } : {}) },
        events: told.map(([seat, text]) => ({ event: { seat, text }, text })),
        ...more,
      } as Moment['update'],
    });
  const act = (): void => {
    asked = false;
    story.act();
  };
  return { story, seen, hear, act };
}

describe('the story', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    preferences.set({ pace: 'full' });
  });

  it('of what was done here goes on where more is known to follow', () => {
    const { story, seen, hear } = theatre();
    hear('taken', [[ME, 'a master thief']], {}, true);
    expect(story.running).toBe(true);
    hear('theirs', [[1, 'a theft']], {}, true);
    hear('mine', [[1, 'the end of a turn']]);
    expect(seen).toEqual(['shows taken']);
    vi.advanceTimersByTime(LINE + 1);
    expect(seen).toEqual(['shows taken', 'tells a master thief', 'shows theirs', 'tells a theft']);
    expect(story.running).toBe(true);
    vi.advanceTimersByTime(2 * LINE);
    expect(seen.slice(-3)).toEqual(['shows mine', 'tells the end of a turn', 'asks']);
    expect(story.running).toBe(false);
  });

  it('shows one moment after the other, and asks when it has arrived', () => {
    const { story, seen, hear } = theatre();
    hear('first', [[1, 'a']]);
    hear('second', [
      [1, 'b'],
      [1, 'c'],
    ]);
    hear('mine', [[2, 'd']]);
    expect([seen, story.running, story.reached]).toEqual([['shows first'], true, -1]);
    vi.runAllTimers();
    expect(seen).toEqual([
      'shows first',
      'tells a',
      'shows second',
      'tells b',
      'tells c',
      'shows mine',
      'tells d',
      'asks',
    ]);
    expect([story.running, story.reached]).toEqual([false, Infinity]);
  });

  it('is skipped to the next decision, however much still comes', () => {
    const { story, seen, hear, act } = theatre();
    hear('first', [[1, 'a']]);
    hear('second', [[1, 'b']]);
    story.skip();
    expect([seen, story.running]).toEqual([['shows first', 'shows second'], false]);
    hear('third', [[2, 'c']]);
    hear('mine', [[2, 'd']]);
    vi.advanceTimersByTime(50); // a frame
    expect(seen.slice(2)).toEqual(['shows third', 'shows mine', 'asks']);
    act();
    hear('fourth', [[1, 'e']]);
    expect(story.running).toBe(true);
  });

  it('keeps nobody who has acted, or whose time runs', () => {
    const { seen, hear } = theatre();
    hear('mine', [[ME, 'a']]);
    expect(seen).toEqual(['shows mine', 'asks']);
    const other = theatre();
    other.hear('first', [[1, 'a']]);
    other.hear('mine', [[1, 'b']], { deadline: 8 });
    expect(other.seen).toEqual(['shows first', 'shows mine', 'asks']);
  });

  it('does not take away a question that somebody thinks about', () => {
    const { seen, hear } = theatre();
    hear('mine', []);
    hear('mine', [[1, 'is ready']]);
    expect(seen).toEqual(['shows mine', 'asks', 'shows mine', 'asks']);
  });

  it('keeps what must be seen until it was seen, though I did it', () => {
    const { seen, hear } = theatre((line) => line.text === 'draws a tile');
    hear('mine', [[ME, 'draws a tile']]);
    expect(seen).toEqual(['shows mine, held']);
    vi.runAllTimers();
    expect(seen).toEqual(['shows mine, held', 'tells draws a tile', 'asks']);
    const hasty = theatre(() => true);
    hasty.hear('mine', [[ME, 'draws a tile']]);
    hasty.story.skip();
    expect(hasty.seen).toEqual(['shows mine, held', 'asks']);
  });

  it('comes at once to whoever wants it at once', () => {
    preferences.set({ pace: 'none' });
    const { seen, hear } = theatre();
    hear('first', [[1, 'a']]);
    hear('mine', [[1, 'b']]);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(seen).toEqual(['shows first', 'shows mine', 'asks']);
  });
});
