import type { GroupFates } from '../group/group-fates.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { PickedTeam } from './picked-teams.ts';

/** Points for right picks of a group. */
export interface GroupWorth {
  readonly advancing: number;
  readonly first: number;
  readonly second: number;
}

/** A group, and what an entry says of its teams. */
interface CalledGroup {
  readonly worth: GroupWorth;
  readonly fates: GroupFates;
  readonly picks: readonly PickedTeam[];
}

/**
 * The most points that an entry can still reach, over all ways to fill the open positions of its groups. So many of
 * the groups that can still do so send on one team more: those in which it pays most.
 */
export function groupsMaximum(groups: readonly CalledGroup[], further: number): number {
  const fewest = groups.map((own) => groupMaximum(own, own.fates.fewestAdvancing));
  const gains = groups
    .map((own, at) => groupMaximum(own, own.fates.advancingCount) - (fewest[at] ?? 0))
    .sort((a, b) => b - a);
  return [...fewest, ...gains.slice(0, further)].reduce((sum, points) => sum + points, 0);
}

/** The same of one group that sends on so many. */
function groupMaximum({ worth, fates, picks }: CalledGroup, sentOn: number): number {
  const { advancing, out } = fates;
  const named = picks.filter(({ byte }) => byte !== TeamByte.none);
  const through = named.filter(({ teamId }) => advancing.has(teamId));
  const sure = through.reduce((sum, pick) => sum + worthOf(worth, fates, pick), 0);
  const open = named
    .filter(({ teamId }) => !advancing.has(teamId) && !out.has(teamId))
    .map((pick) => worthOf(worth, fates, pick))
    .sort((a, b) => b - a);
  const room = sentOn - advancing.size;
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
