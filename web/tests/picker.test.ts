import './page';
import { describe, expect, it, vi } from 'vitest';
import { gallery } from '../src/lib/rulebook/gallery.svelte';
import { Picker } from '../src/lib/table/picker.svelte';
import type { TableModel } from '../src/lib/table/table.svelte';

class Pointed extends Event {
  clientX = 0;
  clientY = 0;
  constructor(readonly pointerType: string) {
    super('pointerdown');
  }
}
vi.stubGlobal('MouseEvent', Pointed);

describe('a thing with one answer, of a sort that may have several', () => {
  const table = {
    options: [{ id: 'sell ring', things: ['ring'], cautions: [] }],
    shortcuts: [],
    closed: [],
    pending: '',
  };
  const touched = (pointer: string, sort: boolean): { chosen: number; offered: boolean } => {
    const choose = vi.fn();
    const picker = new Picker({ ...table, choose } as unknown as TableModel);
    picker.pointed(new Pointed(pointer) as unknown as MouseEvent);
    picker.touch('ring', sort);
    return { chosen: choose.mock.calls.length, offered: picker.choosing?.thing === 'ring' };
  };

  it('is offered to a finger, and taken by a pointer that was told beside it', () => {
    expect(touched('touch', true)).toEqual({ chosen: 0, offered: true });
    expect(touched('mouse', true)).toEqual({ chosen: 1, offered: false });
  });

  it('is taken at once where there never are several', () => {
    expect(touched('touch', false)).toEqual({ chosen: 1, offered: false });
  });
});

describe('what a card says that was played against me', () => {
  it('stands under the first line that comes of it alone', () => {
    const traitor = { id: 'traitor', kind: 'accomplice' };
    const entry = vi
      .spyOn(gallery, 'entry')
      .mockImplementation((id) => (id === 'traitor' ? (traitor as never) : undefined));
    const lines = [{ card: 'traitor' }, {}, { card: 'traitor' }, { against: true, event: { card: 'traitor' } }];
    expect(lines.map((_, place) => gallery.shownFirst(lines, place).length)).toEqual([1, 0, 0, 0]);
    entry.mockRestore();
  });
});
