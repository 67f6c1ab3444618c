import { describe, expect, test } from 'vitest';
import { edited, newFreeform, newPlayoffs } from '../../fixtures/edited.ts';
import { everyBracketEnding } from '../../fixtures/every-ending.ts';
import { perfectSlip } from '../../fixtures/perfect-slip.ts';
import type { FormatEdit } from '../edit/format-edit.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { EventFormat, FormatStage } from '../model/format.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { formatMaximum } from './format-maximum.ts';
import { madeUpStage } from './made-up-stage.ts';

/** Four teams and series of one game up to the grand final, so that all endings can be played. */
const knockout = (elimination: 'single' | 'double', hasReset = false): EventFormat => {
  const start = startFrom({ kind: 'knockout', teamCount: 4, elimination, hasReset });
  const columns = start.stages[0]!.bracket!.parts.flatMap(({ identifier: part, columns: own }) =>
    own.map(({ index: col }) => ({ part, col })),
  );
  return edited(
    start,
    ...columns.map(
      (at): FormatEdit => ({
        kind: 'changeColumn',
        stage: 0,
        ...at,
        to: { bestOf: at.part === 'GF' ? 3 : 1 },
      }),
    ),
  );
};

/** The most that perfect knowledge pays, over every possible ending of the stage. */
function mostOfAllEndings(format: FormatStage): number {
  const stage = madeUpStage(format);
  const layout = compileLayout(stage);
  const endings = stage.substages.flatMap(
    (each) => everyBracketEnding(stage, each, each.officialMatches, 5000) ?? [],
  );
  expect(endings.length).toBeGreaterThan(1);
  const totals = endings.map((matchPicks) => {
    const official = { groupStagePicks: [], matchPicks };
    const slip = encodePicks(stage, layout, perfectSlip(stage, official));
    return compileScoring(stage, layout, official).totalOf(slip);
  });
  return Math.max(...totals);
}

describe('the maximum is what the best of all endings pays', () => {
  test.each([
    { why: 'single elimination', format: knockout('single') },
    { why: 'double elimination', format: knockout('double') },
    { why: 'with a reset, whose series has a score as well', format: knockout('double', true) },
    { why: 'a GSL group', format: startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' }) },
    {
      why: 'both teams going on',
      format: edited(knockout('single'), {
        kind: 'changeColumn',
        stage: 0,
        part: 'UB',
        col: 1,
        to: { bothTeamsAdvance: true },
      }),
    },
  ])('$why', ({ format }) => {
    const [stage] = format.stages;
    expect(formatMaximum(format).total).toBe(mostOfAllEndings(stage!));
  });
});

test('every group pays', () => {
  const [one, four] = [1, 4].map((groupCount) =>
    formatMaximum(startFrom({ kind: 'groups', groupCount, of: 'gsl' })),
  );
  expect([one?.total, four?.total]).toEqual([11, 44]);
});

test('what cannot be played yet pays nothing that is known', () => {
  const drawn = newFreeform('A');
  const empty = edited(drawn, { kind: 'removePart', stage: 0, part: 'A' });
  const both = { ...empty, stages: [...empty.stages, ...newPlayoffs().stages] };
  const { total } = formatMaximum(newPlayoffs());
  expect(total).toBeGreaterThan(0);
  expect(formatMaximum(both)).toEqual({ stages: [null, total], total });
});
