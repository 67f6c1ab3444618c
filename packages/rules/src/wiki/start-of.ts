import type { WikiMatch } from './records.ts';
import type { WikiGroup } from './wiki-group.ts';

/** The first match whose time is known; where none is, the first day. */
export function startOf(
  matches: readonly Pick<WikiMatch, 'startsAt' | 'isExact'>[],
): Pick<WikiGroup, 'start' | 'isExactStart'> {
  const isExactStart = matches.some(({ startsAt, isExact }) => startsAt !== null && isExact);
  const starts = matches.flatMap(({ startsAt, isExact }) =>
    startsAt !== null && isExact === isExactStart ? [startsAt] : [],
  );
  return { start: starts.toSorted()[0] ?? null, isExactStart };
}
