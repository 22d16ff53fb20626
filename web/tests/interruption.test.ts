import { describe, expect, it } from 'vitest';
import './page';
import type { Listener } from '../src/lib/server/connection';
import type { Asked, Update } from '../src/lib/server/protocol';

const { Table } = await import('../src/lib/table/table.svelte');

const QUESTION: Asked = { kind: 'action', label: 'What next?' };

/** A table, and what it is told. */
function seated() {
  let listener: Listener | undefined;
  const link = { choose: () => undefined } as unknown as ReturnType<
    NonNullable<ConstructorParameters<typeof Table>[3]>
  >;
  const table = new Table('', '', 'en', (heard) => {
    listener = heard;
    return link;
  });
  const seats = ['Kit', 'Bess'].map((name) => ({ name, kind: 'human', here: true }));
  listener!.heard({ type: 'welcome', n: 1, seat: 0, seats, started: true } as Parameters<Listener['heard']>[0]);
  const tell = (by: number, text: string, question: Asked | null, more: Partial<Update> = {}): void =>
    listener!.heard({
      type: 'update',
      n: 2,
      position: { view: {}, question },
      events: [{ event: { seat: by }, text }],
      ...more,
    } as Update);
  tell(0, '', QUESTION, { whole: true, events: [] });
  return { table, tell, accept: () => listener!.heard({ type: 'accepted', n: 3, id: '' }) };
}

describe('what happened while somebody was deciding', () => {
  it('is said where a question stood open and is asked anew', () => {
    const { table, tell } = seated();
    tell(1, 'Bess takes her marker back.', QUESTION);
    expect(table.interruption).toBe('Bess takes her marker back.');
  });

  it('is not said to whoever had answered and was waiting', () => {
    const { table, tell, accept } = seated();
    table.choose('end');
    accept();
    tell(1, 'Bess robs the green bag.', QUESTION);
    expect(table.interruption).toBe('');
  });

  it('is not said where what was done had not been answered yet', () => {
    const { table, tell } = seated();
    table.choose('end');
    tell(1, 'Bess robs the green bag.', QUESTION);
    expect(table.interruption).toBe('');
  });

  it('is not said where the question passes by itself', () => {
    const { table, tell } = seated();
    tell(1, 'Bess draws.', { ...QUESTION, passes: true });
    expect(table.interruption).toBe('Bess draws.');
    tell(1, 'Bess draws again.', QUESTION);
    expect(table.interruption).toBe('');
  });
});
