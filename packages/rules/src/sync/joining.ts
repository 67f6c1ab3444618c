import type { WikiMatch } from '../wiki/records.ts';
import type { Proposals, StageSync } from './said.ts';

/**
 * Teams without a place that the wiki names in one substage of this stage. Only the wiki knows who
 * enters here, and in which of several groups.
 */
export function joiningTeams(sync: StageSync): Proposals['joining'] {
  if (sync.arriving.length === 0) return [];
  const placed = new Set(sync.stage.substages.flatMap(({ teamIds }) => teamIds));
  const named = new Map<number, Set<number>>();
  const name = (eventSubstageId: number, key: string | null): void => {
    const teamId = key === null ? null : sync.teamIdOf(key);
    if (teamId === null || placed.has(teamId) || !sync.arriving.includes(teamId)) return;
    named.set(teamId, (named.get(teamId) ?? new Set<number>()).add(eventSubstageId));
  };
  for (const { eventSubstageId, match } of sync.said) {
    for (const key of keysOf(match)) name(eventSubstageId, key);
  }
  for (const { eventSubstageId, table } of sync.tables) {
    for (const { teamKey } of table.rows) name(eventSubstageId, teamKey);
  }
  return [...named].flatMap(([teamId, [eventSubstageId, ...others]]) =>
    eventSubstageId === undefined || others.length > 0 ? [] : [{ eventSubstageId, teamId }],
  );
}

const keysOf = ({ opponents }: WikiMatch): (string | null)[] =>
  opponents.map(({ kind, teamKey }) => (kind === 'team' ? teamKey : null));
