import type { EventSubstage } from '../model/event-stage.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { matchesIn, type StageSync } from './said.ts';
import { isDecided } from './verdict.ts';

/**
 * Which team of a Swiss stage or group the wiki has under a name that nobody knows: the only one that is not
 * named any more since then. Null = it could be several, or none.
 */
export function likeliestTeam(
  sync: StageSync,
  substage: EventSubstage,
  teamKey: string,
): number | null {
  const matches = matchesIn(sync, substage);
  const own = matches.filter((match) => keysOf(match).includes(teamKey));
  const since = own.map(({ startsAt }) => startsAt ?? '').toSorted()[0];
  const later = matches.filter(({ startsAt }) => (startsAt ?? '') >= (since ?? ''));
  const rows = rowsIn(sync, substage);
  const isInTable = rows.includes(teamKey);
  if (own.length === 0 && !isInTable) return null;
  const named = idsIn(sync, [
    ...(own.length > 0 ? later.flatMap(keysOf) : []),
    ...own.flatMap(keysOf),
    ...(isInTable ? rows : []),
  ]);
  const free = substage.teamIds.filter(
    (teamId) => !named.has(teamId) && !hasEnded(sync, matches, teamId),
  );
  return onlyOf([...free, ...comingNowhere(sync)]);
}

/** The only team of a stage that the wiki names nowhere in it. */
export const unnamedTeam = (sync: StageSync, { teamIds }: EventSubstage): number | null => {
  const named = namedIn(sync);
  return onlyOf([...teamIds.filter((teamId) => !named.has(teamId)), ...comingNowhere(sync)]);
};

/** Teams that come to this stage and that the wiki does not name there. */
function comingNowhere(sync: StageSync): number[] {
  const named = namedIn(sync);
  return sync.arriving.filter((teamId) => !named.has(teamId));
}

const onlyOf = (teamIds: readonly number[]): number | null => {
  const [only, ...others] = new Set(teamIds);
  return only !== undefined && others.length === 0 ? only : null;
};

const namedIn = (sync: StageSync): ReadonlySet<number> =>
  idsIn(sync, [
    ...sync.said.flatMap(({ match }) => keysOf(match)),
    ...sync.stage.substages.flatMap((substage) => rowsIn(sync, substage)),
  ]);

const rowsIn = ({ tables }: StageSync, { eventSubstageId }: EventSubstage): string[] =>
  tables
    .filter((said) => said.eventSubstageId === eventSubstageId)
    .flatMap(({ table }) => table.rows.map(({ teamKey }) => teamKey));

const keysOf = ({ opponents }: WikiMatch): string[] =>
  opponents.flatMap(({ teamKey }) => teamKey ?? []);

const idsIn = ({ teamIdOf }: StageSync, keys: readonly string[]): ReadonlySet<number> =>
  new Set(keys.flatMap((key) => teamIdOf(key) ?? []));

/** Whether the team plays no more in a Swiss stage. */
function hasEnded(
  { stage, teamIdOf }: StageSync,
  matches: readonly WikiMatch[],
  teamId: number,
): boolean {
  if (stage.format.swissStageDetails === null) return false;
  const own = matches.filter(
    (match) => isDecided(match) && keysOf(match).some((key) => teamIdOf(key) === teamId),
  );
  const wins = own.filter(({ opponents, winner }) => {
    const key = opponents[winner === 'first' ? 0 : 1].teamKey;
    return key !== null && teamIdOf(key) === teamId;
  }).length;
  const enough = winsNeeded(stage.format.swissStageDetails);
  return wins >= enough || own.length - wins >= enough;
}
