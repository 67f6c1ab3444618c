/** Games won by the winner and by the loser of a series. */
export interface SeriesScore {
  readonly winner: number;
  readonly loser: number;
}

/** Games that win a series. */
export const gamesToWin = (bestOf: number): number => Math.ceil(bestOf / 2);

/** Possible results of a series [rule: brackets-11]: 3 gives 2-0 or 2-1, 5 up to 3-2, 7 up to 4-3, 9 up to 5-4. */
export function seriesScores(bestOf: number): readonly SeriesScore[] {
  const winner = gamesToWin(bestOf);
  return Array.from({ length: winner }, (_, loser) => ({ winner, loser }));
}

/** A match of so many maps can end level. */
export const canBeDrawn = ({ bestOf }: { readonly bestOf: number }): boolean => bestOf % 2 === 0;

/** The scores by which a match of so many maps is won, the clearest first. */
export function winningScores(bestOf: number): readonly (readonly [number, number])[] {
  if (bestOf % 2 === 1) return seriesScores(bestOf).map(({ winner, loser }) => [winner, loser]);
  const half = bestOf / 2;
  return Array.from({ length: half }, (_, loser) => [half + 1, loser] as const).filter(
    ([winner, loser]) => winner + loser <= bestOf,
  );
}
