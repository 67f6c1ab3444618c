import type { TeamMatch } from '../model/team-match.ts';
import { type HasMet, pairPools, type SwissPair } from './pair-pool.ts';
import {
  type SwissContradiction,
  type SwissField,
  type SwissRow,
  swissTable,
} from './swiss-table.ts';

/** A pairing that is proposed. */
export interface ProposedPair {
  /** The higher one first; null = a bye. */
  readonly teamIds: SwissPair;
  /** Before the round, of the first of the two. */
  readonly wins: number;
  readonly losses: number;
  /** They have met before, or it is the team's second bye: there is no way without one. */
  readonly isRepeat: boolean;
}

export type RoundProposal =
  | { readonly ok: true; readonly round: number; readonly pairs: readonly ProposedPair[] }
  | { readonly ok: false; readonly problem: NoRound };

export type NoRound =
  | SwissContradiction
  /** Matches of the running round are open. */
  | { readonly code: 'round_runs'; readonly round: number; readonly open: number }
  /** Everybody has played all that they play. */
  | { readonly code: 'all_played' }
  | { readonly code: 'too_few_teams' };

/**
 * The next round by the rules of Valve's Majors [rule: swiss-9]. In the first round the upper half
 * meets the lower one by seed, later on teams meet others of their record. In a round that staff
 * have begun, only teams without a match are paired.
 */
export function proposeRound(field: SwissField, matches: readonly TeamMatch[]): RoundProposal {
  if (field.seeds.length < 2) return { ok: false, problem: { code: 'too_few_teams' } };
  const table = swissTable(field, matches);
  if (!table.ok) return table;
  const { rows, round, running, waiting } = table;
  if (waiting.length === 0) {
    const open = running.filter(({ result }) => result === 'open').length;
    const problem: NoRound =
      open > 0 ? { code: 'round_runs', round, open } : { code: 'all_played' };
    return { ok: false, problem };
  }
  const byTeam = new Map(rows.map((row) => [row.teamId, row]));
  const hasMet: HasMet = (one, other) => byTeam.get(one)?.met.includes(other) ?? false;
  const pairs =
    round === 1 ? firstRound(waiting) : pairPools(poolsOf(waiting, byTeam), hasMet).pairs;
  const proposed = pairs.map((teamIds): ProposedPair => {
    const { wins = 0, losses = 0 } = byTeam.get(teamIds[0]) ?? {};
    return { teamIds, wins, losses, isRepeat: hasMet(...teamIds) };
  });
  return { ok: true, round, pairs: proposed };
}

/** The first meets the first of the lower half, and so on; of an odd number the last has a bye. */
function firstRound(seeds: readonly number[]): SwissPair[] {
  const half = Math.floor(seeds.length / 2);
  const pairs = seeds.slice(0, half).map((one, at): SwissPair => [one, seeds[half + at] as number]);
  const bye = seeds.length % 2 === 1 ? seeds.at(-1) : undefined;
  return bye === undefined ? pairs : [...pairs, [bye, null]];
}

/** Teams by record, the best first. */
function poolsOf(
  teamIds: readonly number[],
  byTeam: ReadonlyMap<number, SwissRow>,
): readonly (readonly number[])[] {
  const pools = new Map<number, number[]>();
  for (const teamId of teamIds) {
    const wins = byTeam.get(teamId)?.wins ?? 0;
    pools.set(wins, [...(pools.get(wins) ?? []), teamId]);
  }
  return [...pools].sort(([one], [other]) => other - one).map(([, pool]) => pool);
}
