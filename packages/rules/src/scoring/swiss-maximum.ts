import type { SwissStageDetails } from '../model/format.ts';
import { TeamByte } from '../slots/team-codec.ts';
import { type FateWorth, NO_WORTH } from '../swiss/fate-worth.ts';
import type { SwissFuture } from '../swiss/swiss-future.ts';
import type { PickedTeam } from './picked-teams.ts';

/** The most points that an entry can still reach in a Swiss stage, over all ways for it to end. */
export function swissMaximum(
  details: SwissStageDetails,
  future: SwissFuture,
  picks: readonly PickedTeam[],
): number {
  const worths = worthsOf(details);
  const byTeam = new Map(picks.map(({ teamId, byte }) => [teamId, worths.get(byte) ?? NO_WORTH]));
  return future.most((teamId) => byTeam.get(teamId) ?? NO_WORTH);
}

/** The pay of each byte by the team's fate. */
function worthsOf(details: SwissStageDetails): ReadonlyMap<number, FateWorth> {
  const { pointsPerAdvancing: advance, pointsPerCorrectWinner: sweep } = details;
  const isApart = details.scoreCleanSweepApart === true;
  return new Map<number, FateWorth>([
    [TeamByte.advancing, [0, 0, advance, isApart ? 0 : advance]],
    [TeamByte.best, isApart ? [0, 0, 0, sweep] : [0, 0, advance, advance + sweep]],
    [TeamByte.third, [details.pointsPerCorrectLoser, 0, 0, 0]],
  ]);
}
