/** What an entry can still have in the end, if every match that is open is played. */
export interface Maximum {
  readonly points: number;
  /** False = an upper bound: never below the truth, and perhaps above it. */
  readonly isExact: boolean;
}

export const sumOfMaxima = (parts: readonly Maximum[]): Maximum => ({
  points: parts.reduce((sum, { points }) => sum + points, 0),
  isExact: parts.every(({ isExact }) => isExact),
});
