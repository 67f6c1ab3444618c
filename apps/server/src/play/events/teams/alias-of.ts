/** A name of a team as it is compared with others: case, width, underscores and spaces do not tell names apart. */
export const aliasOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
