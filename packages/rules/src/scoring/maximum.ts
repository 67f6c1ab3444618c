/** The most that an entry can still reach, if every open match is played. */
export interface Maximum {
  readonly points: number;
  /** False = an upper bound that may be above the truth, never below. */
  readonly isExact: boolean;
}

export const sumOfMaxima = (parts: readonly Maximum[]): Maximum => ({
  points: parts.reduce((sum, { points }) => sum + points, 0),
  isExact: parts.every(({ isExact }) => isExact),
});
