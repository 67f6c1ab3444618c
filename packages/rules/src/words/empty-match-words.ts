/** The warning about a bracket whose opening matches have no teams. */
export const emptyMatchesText = (count: number): string =>
  `Nobody plays in ${count === 1 ? '1 match' : `${count} matches`}, so whoever is to meet the winner waits.`;
