/** '288 brackets' */
export const brackets = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'bracket' : 'brackets'}`;
