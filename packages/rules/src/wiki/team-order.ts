import type { WikiMatch, WikiTable } from './records.ts';
import { roundNamed } from './round-lists.ts';
import { keysOf } from './team-keys.ts';

/**
 * The teams of a Swiss stage or group as far as they are known. The first round has the better teams
 * first, each before those that they meet; without one the table says the order.
 */
export function teamOrder(matches: readonly WikiMatch[], table: WikiTable | null): string[] {
  const first = matches.filter(isOfFirstRound);
  const drawn = ([0, 1] as const).flatMap((side) =>
    first.flatMap(({ opponents }) => opponents[side].teamKey ?? []),
  );
  const listed = table?.rows.map(({ teamKey }) => teamKey) ?? [];
  return [...new Set([...drawn, ...listed, ...keysOf(matches)])];
}

function isOfFirstRound({ place, section }: WikiMatch): boolean {
  if (place.kind !== 'list') return false;
  return (roundNamed(place.title) ?? roundNamed(section) ?? place.round) === 1;
}
