import type { WikiMatch } from './records.ts';

/** The teams known in these matches, in the order in which they appear. */
export const keysOf = (matches: readonly Pick<WikiMatch, 'opponents'>[]): string[] => [
  ...new Set(matches.flatMap(({ opponents }) => opponents.flatMap(({ teamKey }) => teamKey ?? []))),
];
