import type { Place } from '../problem.ts';

/** Turns offsets of a text into places. */
export class Lines {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#starts.push(at + 1);
    }
  }

  /** The place of `from` to `to`; for several lines, of the first. */
  place(from: number, to: number): Place {
    const line = this.#lineOf(from);
    const start = this.#starts[line] ?? 0;
    const next = this.#starts[line + 1];
    const lineEnd = next === undefined ? this.#length : next - 1;
    const column = from - start + 1;
    const endColumn = Math.max(column + 1, Math.min(to, lineEnd) - start + 1);
    return { line: line + 1, column, endColumn };
  }

  #lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
