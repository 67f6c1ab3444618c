/** '1 pt', '1,024 pts'. */
export const pointsText = (count: number): string =>
  `${count.toLocaleString('en')} ${pointsUnit(count)}`;

export const pointsUnit = (count: number): 'pt' | 'pts' => (count === 1 ? 'pt' : 'pts');
