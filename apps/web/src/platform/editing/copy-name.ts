const COPY = ' (copy)';

/** Long names are cut, but not within a character. */
export const copyName = (name: string, longest: number): string =>
  `${name.slice(0, longest - COPY.length).replace(/\p{Cs}$/u, '')}${COPY}`;
