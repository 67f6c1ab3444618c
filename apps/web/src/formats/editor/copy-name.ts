import { MAX_FORMAT_NAME } from '@callshot/rules';

const COPY = ' (copy)';

/** What is too long is cut, but not through a character. */
export const copyName = (name: string): string =>
  `${name.slice(0, MAX_FORMAT_NAME - COPY.length).replace(/\p{Cs}$/u, '')}${COPY}`;
