import { expect, test, vi } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { playedSwiss } from '../../fixtures/swiss-tournament.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { SWISS_ENOUGH } from '../model/swiss-record.ts';
import type { FateWorth } from './fate-worth.ts';
import type { Classes } from './swiss-pools.ts';
import { swissProgress } from './swiss-progress.ts';
import { roundsLeft } from './swiss-rounds.ts';

const search = vi.hoisted(() => ({ triesAll: false }));

vi.mock(import('./swiss-pools.ts'), async (load) => {
  const pools = await load();
  const classesOf = (teams: readonly FateWorth[]): Classes => {
    const classes = pools.classesOf(teams);
    return search.triesAll ? { ...classes, isBefore: () => false } : classes;
  };
  return { ...pools, classesOf };
});

const SLIPS: readonly (readonly [why: string, worths: readonly FateWorth[]])[] = [
  [
    '3-0 teams advance',
    [
      [0, 0, 2, 2],
      [0, 0, 2, 4],
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    '3-0 teams apart',
    [
      [0, 0, 1, 0],
      [0, 0, 0, 3],
      [4, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'fates that are asked for',
    [
      [-1, -1, 0, 0],
      [0, 0, -1, -1],
      [-1, 0, -1, -1],
      [-1, -1, 0, -1],
    ],
  ],
];
const CASES = SLIPS.flatMap(([why, worths]) =>
  [9, 11, 16].map((teams) => ({ why, worths, teams })),
);

// From the first round on there are too many endings to list them.
test.each(CASES)(
  'ways that are left out are no better: $teams teams, $why',
  ({ worths, teams }) => {
    const { teamIds = [] } = swissWith({}, teams).substages[0] ?? {};
    for (let seed = 1; seed <= 5; seed += 1) {
      const random = randomOf(seed);
      const played = Math.floor(random() * 2 * teams);
      const share = random() < 0.5 ? 1 : random();
      const { matches } = playedSwiss(teamIds, { enough: SWISS_ENOUGH, played, share }, random);
      const half = Math.floor(teams / 2);
      const through = { least: random() < 0.3 ? half - 1 : half, most: half };
      const progress = swissProgress(teamIds, matches);
      const own = new Map(
        teamIds.map((teamId) => [teamId, worths[Math.floor(random() * worths.length)]]),
      );
      const most = (triesAll: boolean) => {
        search.triesAll = triesAll;
        const input = { teamIds, progress, enough: SWISS_ENOUGH, through };
        return roundsLeft(input)((teamId) => own.get(teamId) ?? [0, 0, 0, 0]);
      };
      expect([seed, most(false)]).toEqual([seed, most(true)]);
    }
  },
);
