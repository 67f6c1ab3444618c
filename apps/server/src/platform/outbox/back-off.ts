/** Milliseconds until the next attempt after each that failed; after the last it is given up. */
export type BackOff = readonly number[];

interface Growth {
  readonly firstMs: number;
  /** Each wait is this many times the one before. */
  readonly factor: number;
  readonly longestMs: number;
  readonly attempts: number;
}

export const growingBackOff = ({ firstMs, factor, longestMs, attempts }: Growth): BackOff =>
  Array.from({ length: attempts - 1 }, (_, at) => Math.min(longestMs, firstMs * factor ** at));
