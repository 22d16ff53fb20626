// What is news to whoever comes back to the table: everything since the own last turn.
import type { Asked } from '../server/protocol';

export class News {
  /** The place of the first line that is news. */
  since = $state(0);
  /** What comes before this line need not be told again. */
  known = $state(0);
  /** Somebody was away meanwhile: a reload, a lost connection, another window. */
  away = $state(false);

  constructor(readonly kept: { read(): number | undefined; write(since: number): void }) {}

  /** An update came: from line `first` to line `next`, after one question and with another. */
  hear(whole: boolean, first: number, next: number, before: Asked | undefined, after: Asked | undefined): void {
    if (whole && first) {
      // The same page, told everything anew: in another language, or after a tunnel. Only what came meanwhile is news,
      // besides what somebody who was away has not read yet.
      this.since = Math.min(this.since, next);
      if (!this.away) this.known = Math.max(this.known, first);
      this.away ||= next > first;
    } else if (whole) {
      const seen = this.kept.read();
      if (seen === undefined) this.kept.write(next); // whoever comes for the first time has missed nothing
      this.since = Math.min(seen ?? next, next);
      this.away = this.since < next;
    } else if (before && !after && !before.standable) {
      this.since = first; // whoever has decided sees what came of it, and all that follows
      this.kept.write(first);
    }
    if (!whole && document.hidden && next > first) this.away = true;
  }

  /** Everything before this line was seen: whoever answers, or says so, has read it. */
  read(next: number): void {
    this.away = false;
    this.known = next;
  }
}
