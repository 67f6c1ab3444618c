import { SWISS_ENOUGH } from '../model/swiss-record.ts';
import type { PlayedMatch } from './stage-results.ts';

/** Teams of a Swiss stage by how it ended for them: `enough` wins advance, as many losses eliminate. */
export interface SwissOutcome {
  /** 3-0 teams are among them. */
  readonly advancing: readonly number[];
  readonly cleanSweepWinners: readonly number[];
  /** Teams that are eliminated as well. */
  readonly cleanSweepLosers: readonly number[];
  readonly eliminated: readonly number[];
}

/**
 * The endings of a Swiss stage’s teams, counted from its matches so far, in the order of `teamIds`. Throws
 * on a match of other teams.
 */
export function swissOutcome(
  teamIds: readonly number[],
  matches: readonly PlayedMatch[],
  enough = SWISS_ENOUGH,
): SwissOutcome {
  const records = new Map(teamIds.map((teamId) => [teamId, { wins: 0, losses: 0 }]));
  const recordOf = (teamId: number) => {
    const record = records.get(teamId);
    if (!record) throw new Error(`Team ${teamId} does not play in this Swiss stage`);
    return record;
  };
  for (const { team1, team2, winner } of matches) {
    recordOf(winner).wins += 1;
    recordOf(winner === team1 ? team2 : team1).losses += 1;
  }
  const teamsWith = (isSo: (record: { wins: number; losses: number }) => boolean) =>
    teamIds.filter((teamId) => isSo(recordOf(teamId)));
  return {
    advancing: teamsWith(({ wins }) => wins === enough),
    cleanSweepWinners: teamsWith(({ wins, losses }) => wins === enough && losses === 0),
    cleanSweepLosers: teamsWith(({ wins, losses }) => losses === enough && wins === 0),
    eliminated: teamsWith(({ losses }) => losses === enough),
  };
}
