import type { MatchPick, PickSet } from '@callshot/rules';

/** One possible result of every stage. */
type Ending = readonly (readonly PickSet[])[];

/**
 * The endings of some stages by who wins the one match that they differ in: the last of an event. None
 * where more is open than that match, or something else.
 */
export function endingsByWinner(
  officials: readonly PickSet[],
  endings: Ending,
): ReadonlyMap<number, readonly Ending[]> {
  const none = new Map<number, Ending[]>();
  const [at, ...others] = endings.flatMap((ways, stage) => (ways.length > 1 ? [stage] : []));
  const official = officials[at ?? -1];
  if (at === undefined || official === undefined || others.length > 0) return none;
  const byWinner = new Map<number, Ending[]>();
  const matches = new Set<string>();
  for (const way of endings[at] ?? []) {
    const [played, ...more] = way.matchPicks.filter((row) => isNew(official, row));
    const winner = played?.winnerTeamId ?? null;
    if (!played || winner === null || more.length > 0) return none;
    matches.add(keyOf(played));
    const ending = endings.map((ways, stage) => (stage === at ? [way] : ways));
    byWinner.set(winner, [...(byWinner.get(winner) ?? []), ending]);
  }
  return matches.size === 1 && byWinner.size === 2 ? byWinner : none;
}

/** Byes are no matches: somebody goes on, and nothing is played. */
const isNew = (official: PickSet, row: MatchPick): boolean =>
  row.winnerTeamId !== null &&
  row.outcome !== 'bye' &&
  !official.matchPicks.some((known) => known.winnerTeamId !== null && keyOf(known) === keyOf(row));

const keyOf = ({ eventSubstageId, bracketPart, bracketCol, bracketColIndex }: MatchPick): string =>
  [eventSubstageId, bracketPart, bracketCol, bracketColIndex].join();
