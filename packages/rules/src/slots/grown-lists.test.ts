import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  groupStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { compileLayout } from './compile-layout.ts';
import { decodePicks, encodePicks } from './encode-picks.ts';
import { grownFrom } from './grown-lists.ts';

/** The stage with so many more teams at the end of each of its lists. */
const grownBy = (stage: EventStage, more: readonly number[]): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage, index) => ({
    ...substage,
    teamIds: [
      ...substage.teamIds,
      ...Array.from({ length: more[index] ?? 0 }, (_, at) => 900 + 10 * index + at),
    ],
  })),
});

const sorted = <T>(rows: readonly T[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

test.each(
  EVERY_STAGE.flatMap(({ why, stage }) =>
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 3],
      [5, 1],
    ].map((more) => ({ why: `${why}, ${more.join(' and ')} more`, stage, more })),
  ),
)('slips say the same of the longer lists: $why', ({ stage, more }) => {
  const after = grownBy(stage, more);
  const [had, has] = [compileLayout(stage), compileLayout(after)];
  const from = grownFrom(had, has);
  if (from === null) throw new Error('The lists have only grown');
  expect(from).toHaveLength(has.stride);
  for (let seed = 0; seed < 20; seed += 1) {
    const picks = randomPicks(stage, randomOf(seed));
    const bytes = encodePicks(stage, had, picks);
    const moved = Uint8Array.from(from, (at) => (at === null ? 0 : (bytes[at] ?? 0)));
    const read = decodePicks(after, has, moved);
    expect(sorted(read.groupStagePicks)).toEqual(
      sorted(decodePicks(stage, had, bytes).groupStagePicks),
    );
    expect(read.matchPicks).toEqual(decodePicks(stage, had, bytes).matchPicks);
  }
});

test.each([
  { why: 'a list is shorter', before: swissStage(16), after: swissStage(15) },
  { why: 'it is another kind of stage', before: swissStage(8), after: playoffStage({ teams: 8 }) },
  {
    why: 'a bracket is another one',
    before: playoffStage({ teams: 8 }),
    after: playoffStage({ teams: 8, useSeriesScore: false }),
  },
  {
    why: 'one group is longer, the other shorter',
    before: grownBy(groupStage(), [1, 0]),
    after: grownBy(groupStage(), [0, 1]),
  },
])('nothing follows where $why', ({ before, after }) => {
  expect(grownFrom(compileLayout(before), compileLayout(after))).toBeNull();
});
