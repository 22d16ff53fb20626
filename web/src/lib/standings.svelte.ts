// What this seat has said once and for a while, and the passes that come of it.
import { canStand, covers, endedBy, hesitation, standingAt, type Question, type Reach, type Standing } from './standing';

export class Standings {
  said = $state.raw<Standing[]>([]);
  /** A pass is about to be given for this question. */
  passing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question: Question | undefined;
  #asked = '';

  constructor(
    readonly pass: (choice: string) => void,
    readonly alone: () => boolean,
    readonly kept: { read(): Standing[]; write(said: Standing[]): void },
  ) {
    this.said = kept.read();
  }

  /** This is asked now; or nothing is. */
  hear(question: Question | undefined, asked: string): void {
    const same = question !== undefined && JSON.stringify(question) === JSON.stringify(this.#question);
    this.#question = question;
    this.#asked = asked;
    if (same) return;
    this.decide();
    if (!question) return;
    const lasting = this.said.filter((one) => !endedBy(one, question));
    if (lasting.length < this.said.length) this.#say(lasting);
    this.#wait();
  }

  /** Can something be said once and for all at this question? */
  get possible(): boolean {
    return this.#question !== undefined && canStand(this.#question);
  }

  stand(reach: Reach, scope: string): void {
    if (!this.#question) return;
    this.#say([...this.said, standingAt(this.#question, this.#asked, reach, scope)]);
    this.#wait();
  }

  revoke(one: Standing): void {
    this.#say(this.said.filter((other) => other !== one));
    this.decide();
    this.#wait();
  }

  /** This one is answered by hand. */
  decide(): void {
    clearTimeout(this.#timer);
    this.passing = false;
  }

  #wait(): void {
    const question = this.#question;
    if (!question || this.passing || !this.said.some((one) => covers(one, question))) return;
    this.passing = true;
    this.#timer = setTimeout(() => {
      this.passing = false;
      this.pass(question.options[0]!);
    }, 1000 * hesitation(question, this.alone()));
  }

  #say(said: Standing[]): void {
    this.said = said;
    this.kept.write(said);
  }
}
