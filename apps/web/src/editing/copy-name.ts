const COPY = ' (copy)';

/** What is too long is cut, but not through a character. */
export const copyName = (name: string, longest: number): string =>
  `${name.slice(0, longest - COPY.length).replace(/\p{Cs}$/u, '')}${COPY}`;
