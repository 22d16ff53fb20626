// When somebody has something to say, by an event that everybody saw.
import type { RivalMoment } from '../server/api';

export function momentOf(moments: readonly RivalMoment[], event: Record<string, unknown>, seat: number): string {
  if (event['event'] === 'won') {
    const winners = event['seats'];
    if (!Array.isArray(winners) || !winners.length) return '';
    return winners.includes(seat) ? 'won' : 'lost';
  }
  return moments.find((moment) => moment.event === event['event'] && event[moment.who] === seat)?.say ?? '';
}
