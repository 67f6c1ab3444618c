import {
  compileLayout,
  compileScoring,
  createEntryBlock,
  type EventStage,
  encodePicks,
  NO_PICKS,
  PLAIN_KERNEL,
  type PointsTable,
  type ScoringKernel,
  type Totals,
} from '@callshot/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  playoffStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { createSimdKernel } from './simd-kernel.ts';

const simd = createSimdKernel();
if (!simd) throw new Error('This runtime has no WebAssembly vectors: nothing to compare');

interface Case {
  readonly count: number;
  readonly stride: number;
  readonly entryAt: (entrant: number) => Uint8Array;
  readonly tables: readonly PointsTable[];
}

const blockOf = ({ count, stride, entryAt }: Case, kernel: ScoringKernel) => {
  const block = createEntryBlock(count, stride, kernel);
  for (let at = 0; at < count; at += 1) block.write(at, entryAt(at));
  return block;
};

/** Both kernels begin with the same totals, in two steps where there are entries enough. */
function expectEqual(given: Case, createTotals: (count: number) => Totals): Totals {
  const [plain, vector] = [PLAIN_KERNEL, simd].map((kernel) => {
    const totals = createTotals(given.count).fill(7);
    const scorer = blockOf(given, kernel ?? PLAIN_KERNEL).scorer(given.tables);
    const half = Math.min(1024, given.count);
    scorer.add(totals, 0, half);
    scorer.add(totals, half, given.count);
    return totals;
  });
  expect(vector).toEqual(plain);
  return vector ?? createTotals(0);
}

const narrow = (count: number): Totals => new Uint16Array(count);
const wide = (count: number): Totals => new Uint32Array(count);

/** A stage's slips, every third of them blank, and its official results. */
function slipsOf(stage: EventStage, seed: number, count: number): Case {
  const random = randomOf(seed);
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, randomPicks(stage, random));
  const slips = Array.from({ length: Math.min(count, 40) }, (_, at) =>
    encodePicks(stage, layout, at % 3 === 2 ? NO_PICKS : randomPicks(stage, random)),
  );
  return {
    count,
    stride: layout.stride,
    entryAt: (entrant) => slips[entrant % slips.length]!,
    tables: scoring.units.map(scoring.tableOf),
  };
}

const counts = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1020, max: 1100 }));

test.each(EVERY_STAGE)('both kernels pay the same for slips of $why', ({ stage }) => {
  fc.assert(
    fc.property(fc.integer(), counts, (seed, count) => {
      const given = slipsOf(stage, seed, count);
      expectEqual(given, narrow);
      expectEqual(given, wide);
    }),
    { numRuns: 6 },
  );
});

/** Any points for any pair of values, whether or not a format could have them. */
const anyTable = fc
  .record({
    lows: fc.uniqueArray(fc.nat(255), { minLength: 1, maxLength: 40 }),
    highs: fc.uniqueArray(fc.nat(255), { minLength: 1, maxLength: 6 }),
    most: fc.constantFrom(1, 5, 255, 256, 700, 3000),
    seed: fc.integer(),
  })
  .map(({ lows, highs, most, seed }): PointsTable => {
    const random = randomOf(seed);
    const [lowSize, highSize] = [Math.max(...lows) + 1, Math.max(...highs) + 1];
    const points = new Uint16Array(lowSize * highSize);
    for (const high of highs) {
      for (const low of lows) points[high * lowSize + low] = Math.floor(random() * (most + 1));
    }
    return { lows, highs, lowSize, highSize, points };
  });

test('both kernels pay the same for any points', () => {
  fc.assert(
    fc.property(
      fc.array(anyTable, { maxLength: 20 }),
      counts,
      fc.integer(),
      (tables, count, seed) => {
        const random = randomOf(seed);
        const oneOf = (values: readonly number[]): number =>
          values[Math.floor(random() * values.length)]!;
        const entryAt = () =>
          Uint8Array.from(tables.flatMap(({ lows, highs }) => [oneOf(lows), oneOf(highs)]));
        const slips = Array.from({ length: count }, entryAt);
        const given = {
          count,
          stride: 2 * tables.length,
          entryAt: (at: number) => slips[at]!,
          tables,
        };
        const totals = expectEqual(given, wide);
        if (totals.every((total) => total <= 0xffff)) expectEqual(given, narrow);
      },
    ),
    { numRuns: 30 },
  );
});

test('totals above 65,535 and programs larger than the memory kept for one', () => {
  const highest: PointsTable = {
    lows: [0, 1],
    highs: [0, 1],
    lowSize: 2,
    highSize: 2,
    points: Uint16Array.of(0, 60_000, 300, 65_535),
  };
  const given = {
    count: 130,
    stride: 20,
    entryAt: (entrant: number) => new Uint8Array(20).fill(entrant % 2),
    tables: Array.from({ length: 10 }, () => highest),
  };
  expect(expectEqual(given, wide)[1]).toBe(7 + 655_350);
});

test('a block of vectors reads and counts as a plain one does', () => {
  const given = slipsOf(playoffStage({ teams: 8 }), 3, 130);
  const [plain, vector] = [blockOf(given, PLAIN_KERNEL), blockOf(given, simd)];
  for (let at = 0; at < given.count; at += 1) expect(vector.read(at)).toEqual(plain.read(at));
  for (let slot = 0; slot < given.stride; slot += 1) {
    expect(vector.statistics(slot)).toEqual(plain.statistics(slot));
  }
});
