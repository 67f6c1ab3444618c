import type { GroupFates } from '../group/group-fates.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { PickedTeam } from './picked-teams.ts';

/** Points for right picks of a group. */
export interface GroupWorth {
  readonly advancing: number;
  readonly first: number;
  readonly second: number;
}

/**
 * The most points that an entry can still reach in one group, over all ways to fill its open
 * positions.
 */
export function groupMaximum(
  worth: GroupWorth,
  fates: GroupFates,
  picks: readonly PickedTeam[],
): number {
  const { advancing, out, advancingCount } = fates;
  const named = picks.filter(({ byte }) => byte !== TeamByte.none);
  const through = named.filter(({ teamId }) => advancing.has(teamId));
  const sure = through.reduce((sum, pick) => sum + worthOf(worth, fates, pick), 0);
  const open = named
    .filter(({ teamId }) => !advancing.has(teamId) && !out.has(teamId))
    .map((pick) => worthOf(worth, fates, pick))
    .sort((a, b) => b - a);
  const room = advancingCount - advancing.size;
  return open.slice(0, Math.max(0, room)).reduce((sum, points) => sum + points, sure);
}

/** Points of a pick whose team goes through, with its place if that is still open. */
function worthOf(worth: GroupWorth, { first, second }: GroupFates, pick: PickedTeam): number {
  const { teamId, byte } = pick;
  const takes = (own: number | null, other: number | null) =>
    own === teamId || (own === null && other !== teamId);
  const bonus =
    (byte === TeamByte.best && takes(first, second) ? worth.first : 0) +
    (byte === TeamByte.third && takes(second, first) ? worth.second : 0);
  return worth.advancing + bonus;
}
