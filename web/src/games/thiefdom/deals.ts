// What a place offers the thief who stands in it: single things to do, and amounts of a good to sell, buy or fetch.
import type { Picker } from '../../lib/table/picker.svelte';
import type { Arguments } from '../../lib/language/speaker';
import type { Scene } from './box';

export interface Deal {
  id: string;
  label: string;
  isWarned: boolean;
  /** What is to be thought of, said with it. */
  note?: string;
  act: () => void;
}

/** The same thing in different amounts, from the least to the most. */
export interface Amounts {
  what: string;
  good: string;
  deals: Deal[];
}

/** Sub-actions of a location, wherever they are offered. */
const VERBS = new Set([
  'take',
  'sell',
  'buy',
  'deliver',
  'fetch',
  'poster',
  'patrons',
  'befriend',
  'brawl',
  'leave',
  'onward',
  'done',
  'keep',
  'decline',
]);

/** What can be done here now: the options of the place, or, before it is activated, what it would offer. */
export function deals(picker: Picker, scene: Scene, say: (key: string, args?: Arguments) => string): Deal[] {
  const { table } = picker;
  const offered = scene.offers.map(({ id, label }) => ({
    id,
    label: say(label.key, label.args),
    isWarned: false,
    act: () => table.take(`activate ${id}`),
  }));
  if (offered.length && table.options.length > 1 && table.options.some((option) => option.id === 'activate'))
    return offered;
  return table.options
    .filter((option) => VERBS.has(option.id.split(' ')[0]!))
    .map((option) => ({
      id: option.id,
      label: option.label,
      isWarned: option.cautions.length > 0 && !option.sure,
      note: option.sure ? option.cautions.join(' ') : '',
      act: () => picker.choose(option),
    }));
}

/** Deals that differ in nothing but the amount, put together; and all others. */
export function sorted(all: Deal[]): { amounts: Amounts[]; single: Deal[] } {
  const groups = new Map<string, Deal[]>();
  for (const deal of all) {
    const counted = /^(\w+ \w+) \d+$/.exec(deal.id);
    if (counted) groups.set(counted[1]!, [...(groups.get(counted[1]!) ?? []), deal]);
  }
  const amounts = [...groups].map(([what, found]) => ({ what, good: what.split(' ')[1]!, deals: found }));
  return { amounts, single: all.filter((deal) => !/ \d+$/.test(deal.id)) };
}

/** The deals about one card, mission or artwork. */
export const about = (all: Deal[], thing: string): Deal[] => all.filter((deal) => deal.id.split(' ')[1] === thing);
