// The positions of a record, fetched many at a time and kept: whoever steps on finds the next one here already.
export class PositionCache<Page> {
  readonly #kept = new Map<number, Promise<Page[]>>();
  readonly #here = new Map<number, Page>();

  /** `size` positions come at once from wherever one asks; `last` is the last there is. */
  constructor(
    readonly last: number,
    private readonly fetch: (from: number) => Promise<Page[]>,
    private readonly size = 32,
  ) {}

  /** A position that is here already. */
  at(n: number): Page | undefined {
    return this.#here.get(n);
  }

  /** A position, once it is here; the stretch after it (or before it, for whoever goes back) is asked for meanwhile. */
  async want(n: number): Promise<Page> {
    const from = n - (n % this.size);
    const stretch = this.#stretch(from);
    const next = n % this.size < this.size / 4 ? from - this.size : from + this.size;
    if (next >= 0 && next <= this.last) this.#stretch(next).catch(() => undefined);
    return (await stretch)[n - from]!;
  }

  #stretch(from: number): Promise<Page[]> {
    let kept = this.#kept.get(from);
    if (!kept) {
      kept = this.fetch(from);
      this.#kept.set(from, kept);
      kept.then(
        (pages) => pages.forEach((page, place) => this.#here.set(from + place, page)),
        () => this.#kept.delete(from), // another time perhaps
      );
    }
    return kept;
  }
}
