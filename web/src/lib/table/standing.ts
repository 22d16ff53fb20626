// Which of the things that happened still stand: whoever takes a choice back makes the last ones void.
import type { Told } from '../server/protocol';

export class Standing {
  #numbers: number[] = [];

  /** Something is told, as so many-th line; the lines that are void by it, newest last. */
  hear(number: number, { event, undoes = 0 }: Pick<Told, 'event' | 'undoes'>): number[] {
    if (event['event'] !== 'taken_back') this.#numbers.push(number);
    else if (undoes > 0) return this.#numbers.splice(-undoes);
    return [];
  }
}
