/** What a bracket is warned of in whose opening matches nobody stands. */
export const emptyMatchesText = (count: number): string =>
  `Nobody plays in ${count === 1 ? '1 match' : `${count} matches`}, so whoever is to meet the winner waits.`;
