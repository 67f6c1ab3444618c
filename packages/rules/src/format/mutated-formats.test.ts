import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROSSED } from '../../fixtures/crossed-formats.ts';
import { expectPlayable } from '../../fixtures/expect-playable.ts';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import { drawnFreeform, mutatedFormat } from '../../fixtures/mutated-formats.ts';
import { bothAdvanceStage, DRAWN_STAGES } from '../../fixtures/special-brackets.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { groupBracketStage, groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import type { EventFormat, FormatStage } from '../model/format.ts';
import { parseFormat } from './parse-format.ts';

const of = (...stages: readonly FormatStage[]): EventFormat => ({
  version: 1,
  stages,
  scoringBreakdown: { groups: [] },
});

const double8 = generateBracket({ teamCount: 8, elimination: 'double' });

const BASES: readonly { readonly why: string; readonly format: EventFormat }[] = [
  ...CROSSED,
  { why: 'Swiss', format: of(swissStage().format) },
  { why: 'groups', format: of(groupStage().format) },
  { why: 'groups with brackets', format: of(groupBracketStage().format) },
  {
    why: 'single elimination',
    format: playoffsFormat(generateBracket({ teamCount: 8, elimination: 'single' })),
  },
  { why: 'double elimination with a reset', format: playoffsFormat(double8, true) },
  { why: 'double elimination drawn by hand', format: playoffsFormat(drawnFreeform(double8), true) },
  {
    why: 'qualified columns',
    format: playoffsFormat(generateGroupBracket({ hasQualifiedColumn: true })),
  },
  ...DRAWN_STAGES.map(({ why, stage }) => ({ why, format: of(stage.format) })),
  { why: 'both teams advance', format: of(bothAdvanceStage().format) },
  { why: 'a final and a third place', format: playoffsFormat(FREEFORM_BRACKET) },
];

describe('whatever is accepted can be played, written down, read and scored', () => {
  test.each(BASES)('$why, as it is', ({ format }) => {
    const { numRuns } = runs(8);
    for (let seed = 0; seed < numRuns; seed += 1) expectPlayable(format, randomOf(seed));
  });

  test.each(BASES)('$why, changed', ({ format }) => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const parsed = parseFormat(JSON.stringify(mutatedFormat(format, random)));
        if (!parsed.ok) return;
        accepted += 1;
        expectPlayable(parsed.value, random);
      }),
      { numRuns: 40 },
    );
    expect(accepted).toBeGreaterThan(5);
  });
});
