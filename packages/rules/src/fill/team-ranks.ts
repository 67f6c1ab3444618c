import type { EventSubstage } from '../model/event-stage.ts';

/** The place of each team of a substage, 0 = the strongest. */
export type TeamRanks = (teamId: number) => number;

/** Ranks by an order that may name other teams, or not all of these. */
export function ranksIn(
  { teamIds }: Pick<EventSubstage, 'teamIds'>,
  order: readonly number[],
): TeamRanks {
  const known = new Set(teamIds);
  const all = new Set([...order.filter((teamId) => known.has(teamId)), ...teamIds]);
  const ranks = new Map([...all].map((teamId, at) => [teamId, at]));
  return (teamId) => ranks.get(teamId) ?? Number.MAX_SAFE_INTEGER;
}
