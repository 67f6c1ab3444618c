export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
